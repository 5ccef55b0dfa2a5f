## Parlour selbst auf Deutsch. Jede Nachricht aus `text.rs` hat hier ihren Wortlaut, mit denselben Argumenten.

# Überall
parlour = Parlour
home = Start
close = Schließen
notices = Hinweise
cancel = Abbrechen
undo = Zurück
redo = Vor
take-back = Zurücknehmen
both = { $one } und { $other }

# Was nicht gezeigt oder gespeichert werden kann
lost-title = Hier ist nichts
unknown-route = Parlour hat keine Seite „{ $route }“.
unknown-game = Parlour kennt kein Spiel namens „{ $game }“.
match-unknown = Diese Partie gibt es auf diesem Gerät nicht. Vielleicht wurde sie gelöscht oder woanders gespielt.
match-newer = Diese Partie ist gespeichert, aber diese Version kann sie nicht öffnen: { $why }. Lade die Seite neu, um die neue Version zu bekommen.
match-damaged = Diese Partie ist nicht lesbar: { $why }. Sie wurde beiseitegelegt und kann in den Einstellungen exportiert werden.
not-saved = Diese Partie konnte nicht gespeichert werden: { $why }.
not-kept = Deine Partien können gerade nicht gespeichert werden ({ $why }). Spiel weiter, aber exportiere sie, bevor du die Seite schließt.
cannot-begin = Diese Einstellungen passen nicht zusammen: { $why }.
export = Exportieren

# Die Lobby
welcome = Willkommen
welcome-text = Wähle ein Spiel. Spielt zu mehreren an einem Bildschirm oder gegen den Computer; nichts zu installieren, keine Anmeldung.
choose-game = Wähle ein Spiel
carry-on = Weiterspielen
resume = Fortsetzen
end-match = Beenden
match-ended = Die Partie wurde ohne Ergebnis beendet.
also = Auch noch offen
in-progress = Läuft noch
whose-turn = { $who } ist dran
match-left = { $game } · { $when }
also-match = { $people } · Zug { $n }
players-exact = { $n } Personen
players-range = { $from } bis { $to } Personen
minutes = etwa { $n } Minuten
just-now = gerade eben verlassen
minutes-ago =
    { $n ->
        [one] vor { $n } Minute verlassen
       *[other] vor { $n } Minuten verlassen
    }
hours-ago =
    { $n ->
        [one] vor { $n } Stunde verlassen
       *[other] vor { $n } Stunden verlassen
    }
days-ago =
    { $n ->
        [one] vor { $n } Tag verlassen
       *[other] vor { $n } Tagen verlassen
    }
ready-offline = Offline spielbereit
new-version = Neue Version – neu laden
history = Verlauf
players = Spieler
rules = Regeln
settings = Einstellungen
lobby = Lobby

# Eine neue Partie
new-match = Neue Partie
new-match-of = Neue Partie { $game }
how-many = Anzahl der Spieler
two = 2
three = 3
four = 4
player-number = Spieler { $n }
player = Spieler
somebody = Jemand
computer =
    { $level ->
        [easy] Computer (leicht)
        [medium] Computer (mittel)
        [hard] Computer (schwer)
       *[expert] Computer (Experte)
    }
who-plays = Wer spielt
name = Name
a-person = Mensch
a-computer = Computer
level = Stärke
level-name =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
       *[expert] Experte
    }
level-means =
    { $level ->
        [easy] Spielt wie ein Anfänger und übersieht manches.
        [medium] Sieht, was der nächste Zug bringt.
        [hard] Denkt voraus und macht selten Fehler.
       *[expert] Spielt, so gut er kann.
    }
may-think =
    { $n ->
        [one] { $how } Denkt höchstens { $n } Sekunde pro Zug nach.
       *[other] { $how } Denkt höchstens { $n } Sekunden pro Zug nach.
    }
colour-of = Farbe und Form
colour-name =
    { $colour ->
        [red] Roter Kreis
        [blue] Blaues Quadrat
        [yellow] Gelbes Dreieck
       *[green] Grüne Raute
    }
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-long = Vor- und Nachname haben je höchstens 24 Buchstaben.
name-taken = { $who } gibt es hier schon.
name-twice = Zwei Spieler können nicht beide { $who } heißen.
start = Los geht’s
who-begins = Wer beginnt
begins-first = Spieler 1
begins-random = Zufällig
begins-loser = Wer zuletzt verloren hat
begins-winner = Wer zuletzt gewonnen hat
begins-second = Spieler 2
begins-third = Spieler 3
begins-fourth = Spieler 4
seating = Sitzordnung
face-to-face = Gegenüber
side-by-side = Nebeneinander
fixed = Festes Brett
variants = Regeln dieser Partie
standard = Standard
not-standard = Geändert
make-standard = Zurück zum Standard
seed = Startwert
seed-means = Mit demselben Startwert bekommst du denselben Aufbau noch einmal. Leer lassen für einen neuen.

# Der Tisch
your-turn-title = { $who }, du bist dran
your-turn = Du bist dran
first-player = Beginnt
leads-by = führt mit { $n }
winner = Gewonnen
move-number = Zug { $n }
finished = Beendet
has-left = gegangen; der Computer spielt weiter
pass-to = Weitergeben an { $who }
show-hand = Ich bin { $who }: zeig meine Karten
abandoned = Ohne Ergebnis beendet
last-move = Letzter Zug
match-tools = Partie
turn-tools = Zug
moves = Züge
entry-from = Von
entry-to = Nach
entry-take = Nimm
entry-place = Setzen
entry-move = Ziehen
entry-fly = Springen
entry-remove = Wegnehmen
as-text = Text
menu = Menü
board-as-text = Brett als Text
no-moves = Gerade gibt es nichts zu wählen.
so-far = Bisher
play-it = Spielen
see-result = Ergebnis ansehen
this-match = Diese Partie
full-screen = Vollbild
offer = Remis anbieten
offer-ask = { $who } bietet Remis an. { $whom }, nimmst du an?
accept = Annehmen
decline = Ablehnen
offer-taken = { $who } nimmt das Remis an.
offer-declined = { $who } lehnt das Remis ab. Es geht weiter.
offer-weighed = { $who } denkt über das Remis nach …
offer-once = Du hast in diesem Zug schon Remis angeboten.
offer-early = Remis kannst du nur zu Beginn deines Zuges anbieten.
resign = Aufgeben
resign-ask = Wer gibt auf? Das zählt als Niederlage.
who-resigns = { $who } gibt auf
leave-ask = Es wurde noch nichts gespielt. Ohne Ergebnis verlassen?
abandon = Ohne Ergebnis beenden
abandon-ask = Diese Partie ohne Ergebnis beenden? Sie bleibt im Verlauf und zählt für niemanden.
restart = Neu beginnen
restart-ask = Mit denselben Spielern und Regeln neu beginnen? Was bisher gespielt wurde, endet ohne Ergebnis.
take-back-ask = Deinen letzten Zug und die Antwort darauf zurücknehmen? Die Partie zählt dann nicht in der Statistik.
go-on = Weiterspielen
thinking = Denkt nach
is-thinking = { $who } denkt nach
not-your-turn = { $who } ist dran.
stop = Stopp
stop-means = Stopp spielt den besten bisher gefundenen Zug.
hint = Tipp
hint-seeks = Suche einen guten Zug …
hint-why = { $hint } { $why }
hint-told = Tipp: { $what }
values = Werte
show-values = Zeigen, wohin jeder Zug führt
show-values-means = Der Endstand, wenn beide ab hier am besten spielen.
show-values-counts = Der Endstand, wenn beide ab hier am besten spielen. Jede gezeigte Stellung zählt als Tipp.
leads-to = Führt zu { $margin }
leads-to-best = Führt zu { $margin }, mehr ist nicht drin
what-leads = { $what }: { $margin }
values-sought = Berechne, wohin jeder Zug führt …
values-known = Die Zahlen sind der Endstand für { $who }, wenn beide am besten spielen.
values-beyond = Noch zu früh. Werte erscheinen später in der Partie.
computer-died = Der Computer wurde unterbrochen und denkt von vorn nach. Nichts ist verloren.
computer-gone = Der Computer kann gerade nicht nachdenken. Die Partie bleibt, wie sie ist.
computer-failed = Der Computer kann das nicht spielen: { $why }.
other-build = Parlour wurde aktualisiert. Lade neu, um weiterzuspielen; deine Partie ist gespeichert.
reload = Neu laden
elsewhere = Diese Partie ist in einem anderen Tab offen. Hier kannst du nur zuschauen.
play-here = Hier spielen

# Die Konsole einer Partie
console = Konsole
console-none = { $game } hat keine Konsole.
console-log = Konsolenausgabe
console-means = Jeder Befehl endet mit einem Punkt; mehrere dürfen in einer Zeile stehen. „help.“ zeigt alle.
console-field = Befehle
console-send = Senden
console-thinks = Der Computer denkt nach …
console-try = Probier mal
to-board = Zurück zum Brett

# Das Ende einer Partie
result = Ergebnis
wins = { $who } gewinnt
shared-win = { $who } gewinnen
draw = Unentschieden
no-result = Kein Ergebnis
has-resigned = { $who } hat aufgegeben.
has-agreed = Beide haben sich auf Remis geeinigt.
has-claimed = { $who } hat die Partie für sich beansprucht.
has-abandoned = Die Partie wurde ohne Ergebnis beendet.
half = Mehr als { $n } gewinnt
total = Gesamt
moves-count =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
minutes-used =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
kept = Im Verlauf gespeichert
rematch = Revanche
rematch-begins = { $who } beginnt
see-board = Brett ansehen
other-game = Anderes Spiel
replay = Nachspielen
share = Teilen
copied = Die Partie wurde als Text kopiert.
link-copied = Der Link zu dieser Stellung wurde kopiert.
link-not-copied = Der Browser hat das Kopieren nicht erlaubt. Die Adresse dieser Seite ist derselbe Link.
not-copied = Der Browser hat das Kopieren nicht erlaubt. Nutze Exportieren im Verlauf.
with-boards = Mit einem Diagramm jedes Zuges

# Eine Partie noch einmal, Zug für Zug
to-move = Am Zug
before-first = Vor dem ersten Zug
move-told = Zug { $n }: { $notation }
move-of = Zug { $n } von { $all }
taken-back = Zurückgenommen: { $what }
position = Stelle in der Partie
to-start = Anfang
back = Zurück
play = Abspielen
pause = Pause
forward = Vor
to-end = Ende
speed = Tempo
play-from-here = Ab hier spielen
copy-link = Link kopieren
print = Drucken

# Einstellungen
look = Aussehen
language = Sprache
theme = Farbschema
as-system = System
light = Hell
dark = Dunkel
text-size = Schriftgröße
text-normal = Normal
text-large = Groß
text-larger = Größer
animation = Tempo der Animation
off = Aus
fast = Schnell
normal = Normal
slow = Langsam
motion = Bewegung
motion-reduced = Reduziert
motion-full = Voll
at-the-table = Am Tisch
confirm = Jeden Zug bestätigen
confirm-means = Ein Zug wartet auf einen zweiten Tipp, bevor er gilt.
one-tap = Ein Tipp lässt die Kugel fallen
one-tap-means = Score Four, mit dem Finger: Sonst zeigt der erste Tipp, wo die Kugel liegen wird, und der zweite lässt sie fallen.
auto-move = Erzwungene Züge automatisch spielen
auto-move-means = Gibt es nur einen Zug, wird er nach einem Moment gespielt.
point-names = Namen auf dem Brett
point-names-means = Buchstaben und Zahlen neben den Punkten, wo ein Brett sie hat.

# Was gespeichert ist
data = Was hier gespeichert ist
space = { $n } KB sind belegt, { $percent } % dessen, was Browser meist erlauben.
space-tight = { $n } KB sind belegt, { $percent } % dessen, was Browser meist erlauben. Exportiere, was du behalten willst, und lösche, was du nicht brauchst.
persistent = Der Browser hat versprochen, es zu behalten.
not-persistent = Der Browser darf es löschen, wenn der Platz knapp wird.
persistent-unknown = Der Browser sagt nicht, ob er es behält, wenn der Platz knapp wird.
ask-persistent = Den Browser bitten, es zu behalten
in-memory = Das Neueste liegt nur im Speicher und ist weg, wenn du die Seite schließt.
try-again = Noch einmal versuchen
export-all = Alles exportieren
import = Importieren
import-means = Ein Export oder eine einzelne Partie. Du siehst, was dazukäme, bevor sich etwas ändert.
import-file = Aus einer Datei, bis 32 MB
import-paste = Oder füge den Text ein
import-read = Ansehen
file-unreadable = Diese Datei ist nicht lesbar oder größer als 32 MB. Wähle eine andere.
not-imported = Nichts wurde importiert: { $why }.
imported =
    { $n ->
        [one] { $n } Partie wurde importiert.
       *[other] { $n } Partien wurden importiert.
    }
take-over = Importieren
plan-title = Was dazukäme
plan-new =
    { $n ->
        [one] { $n } neue Partie
       *[other] { $n } neue Partien
    }
plan-known =
    { $n ->
        [one] { $n } Partie, die schon da ist
       *[other] { $n } Partien, die schon da sind
    }
plan-refused =
    { $n ->
        [one] { $n } Teil, der abgelehnt wird
       *[other] { $n } Teile, die abgelehnt werden
    }
plan-players =
    { $n ->
        [one] { $n } neuer Spieler
       *[other] { $n } neue Spieler
    }
plan-lost =
    { $n ->
        [one] { $n } unlesbarer Eintrag, der unverändert aufgehoben wird
       *[other] { $n } unlesbare Einträge, die unverändert aufgehoben werden
    }
plan-cut = Die Datei wurde abgeschnitten: Ihr Ende fehlt.
plan-settings = Auch ihre Einstellungen übernehmen
delete-title = Löschen
delete = Löschen
delete-kind = Löschen: { $what }
delete-ask = Endgültig löschen: { $what }?
deleted = Gelöscht.
kind-running = Laufende Partien ({ $n })
kind-history = Beendete Partien ({ $n })
kind-players = Spieler ({ $n })
kind-settings = Einstellungen
kind-lost = Unlesbare Einträge ({ $n })
unreadable = Was nicht gelesen werden konnte, und warum
reason = { $what }: { $why }
newer = von einer neueren Version geschrieben, unverändert aufgehoben

# Über
about = Über Parlour
about-text = Klassische Brettspiele auf einer einzigen Seite: für alle rund um ein Tablet und gegen den Computer. Kein Server, kein Konto, keine Werbung; nichts, was du hier tust, verlässt dieses Gerät, und es läuft auch ohne Netz.
this-version = Diese Version
version = Version { $version }, Stand { $build }
check-update = Nach Aktualisierung suchen
newest = Das ist die neueste Version.
not-reached = Keine Antwort: Das Netz ist weg. Diese Version läuft weiter.
new-version-waits = Eine neue Version ist bereit. Sie wird benutzt, sobald du zustimmst.
new-version-comes = Eine neue Version wird gerade geladen.
licences = Lizenzen
own-licence = Parlour darf unter der MIT-Lizenz oder der Apache License 2.0 benutzt werden, wie du magst.
leans-on = Es baut auf der Arbeit anderer auf:

# Verlauf
matches = Partien
matches-count =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
matches-found =
    { $all ->
        [one] { $n } von { $all } Partie
       *[other] { $n } von { $all } Partien
    }
matches-deleted =
    { $n ->
        [one] { $n } Partie gelöscht.
       *[other] { $n } Partien gelöscht.
    }
nothing-fits = Keine Partie passt zu diesen Filtern.
show-all = Alle zeigen
show-more = { $n } weitere zeigen
no-history = Noch nichts gespielt
no-history-text = Jede beendete Partie wird hier aufgehoben, Zug für Zug: zum Nachspielen, zum Teilen und um zu sehen, wer vorn liegt.
placed = { $n }. { $who }
game = Spiel
outcome = Ergebnis
any-game = Alle Spiele
anybody = Alle
any-outcome = Jedes Ergebnis
decided = Mit Sieger
with-takebacks = Mit zurückgenommenen Zügen
with-hints = Mit Tipps
set-up = Von Hand aufgebaut

# Statistik
statistics = Statistik
game-by-game = Spiel für Spiel
statistics-means = Partien mit zurückgenommenen Zügen, von Hand aufgebaute und solche ohne Ergebnis zählen nicht.
nothing-counted = Noch zählt keine Partie.
count-draws = Die Karten von { $game } zählen
draws-title =
    { $n ->
        [one] Gezogene Karten in { $game }, die neueste Partie
       *[other] Gezogene Karten in { $game }, die neuesten { $n } Partien
    }
card = Karte
times-drawn = Gezogen
times-expected = Erwartet
played = Gespielt
won = Gewonnen
drawn = Unentschieden
lost = Verloren
points-for = Punkte
points-against = Gegenpunkte
best = Bestwert
streak = Serie
head-to-head = Direkter Vergleich
against = { $who } gegen { $whom }
against-whom = Gegen
sums = { $played } gespielt · { $won } gewonnen · { $drawn } unentschieden · { $lost } verloren

# Spieler
add-player = Spieler hinzufügen
first-name = Vorname
last-name = Nachname, wenn gewünscht
add = Hinzufügen
rename = Umbenennen
rename-of = { $who } umbenennen
rename-means = Schon gespielte Partien behalten den alten Namen.
delete-of = { $who } löschen?
delete-means = Schon gespielte Partien behalten den Namen.
remember = Merken
only-history = Nur im Verlauf
not-yet-played = Noch keine gezählte Partie
no-players = Noch niemand da
no-players-text = Füge hinzu, wer hier spielt, oder beginne einfach eine Partie: Wer spielt, wird mit Namen gemerkt.
player-added = { $who } steht auf der Liste.
player-renamed = Heißt jetzt { $who }.
player-deleted = { $who } ist von der Liste gestrichen.

# Regeln
rules-of = Regeln von { $game }
pages = Seiten
page-of = { $n } von { $all }
page-before = Zurück
page-after = Weiter
search-rules = In den Regeln suchen
nothing-found = Nichts gefunden.
