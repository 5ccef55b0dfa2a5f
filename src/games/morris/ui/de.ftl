## Mühle auf Deutsch. Jede Nachricht aus `message.rs` hat hier ihren Wortlaut, mit denselben Argumenten.

name = Mühle
board = Mühlebrett
begins = Wer beginnt, spielt Weiß.

## Was zu tun ist

place = Setze einen Stein auf einen freien Punkt. Drei in einer Reihe sind eine Mühle. Noch { $n } zu setzen.
place-last = Setze deinen letzten Stein auf einen freien Punkt.
choose = Wähle einen deiner Steine: Er zieht entlang einer Linie auf den nächsten freien Punkt.
choose-fly = Du hast noch drei Steine: Wähle einen, er darf auf jeden freien Punkt springen.
aim = Wähle jetzt, wohin der Stein auf { $point } zieht.
aim-fly = Wähle jetzt einen beliebigen freien Punkt für den Stein auf { $point }.
remove = Mühle! Nimm { $whom } einen Stein weg: einen mit rotem Ring.
remove-more = Zwei Mühlen auf einmal! Nimm { $whom } zwei Steine weg.
twice = { $what } Diese Stellung gab es schon einmal. Beim dritten Mal ist es unentschieden.
quiet =
    { $n ->
        [one] { $what } Wird im nächsten Zug kein Stein weggenommen, ist es unentschieden.
       *[other] { $what } Wird in den nächsten { $n } Zügen kein Stein weggenommen, ist es unentschieden.
    }
over = Die Partie ist zu Ende.

## Ein Punkt, und was dort geschieht

point-free = { $point }, frei
point-man =
    { $side ->
        [white] { $point }, weißer Stein von { $who }
       *[black] { $point }, schwarzer Stein von { $who }
    }
point-mill =
    { $side ->
        [white] { $point }, weißer Stein von { $who }, in einer Mühle
       *[black] { $point }, schwarzer Stein von { $who }, in einer Mühle
    }
closes = { $point } schließt eine Mühle.

## Warum ein Punkt nicht gewählt werden kann

taken = Auf { $point } steht schon ein Stein. Wähle einen freien Punkt.
not-yours = Der Stein auf { $point } gehört { $who }. Wähle einen von deinen.
no-man = Auf { $point } steht kein Stein. Wähle zuerst einen deiner Steine.
stuck = Der Stein auf { $point } kann nicht ziehen: Die Punkte neben ihm sind besetzt.
too-far = { $point } ist zu weit weg: Ein Stein zieht entlang einer Linie zum nächsten Punkt.
not-your-prey = Der Stein auf { $point } gehört dir. Nimm { $whom } einen Stein weg.
nobody-there = Auf { $point } steht kein Stein. Nimm { $whom } einen Stein weg.
safe = Der Stein auf { $point } steht in einer Mühle und ist sicher, solange andere Steine außerhalb von Mühlen stehen.

## Was gespielt wurde

places = { $who } setzt einen Stein auf { $point }.
slides = { $who } zieht von { $from } nach { $point }.
flies = { $who } springt von { $from } nach { $point }.
takes = { $who } nimmt { $whom } den Stein auf { $point } weg.
mill = Mühle! { $who } nimmt einen Stein weg
double-mill = Zwei Mühlen! { $who } nimmt zwei Steine weg
may-fly = { $who } hat noch drei Steine und darf springen

## Unter einem Namen

note-hand =
    { $side ->
        [white] Weiß, noch { $n } zu setzen
       *[black] Schwarz, noch { $n } zu setzen
    }
note-men =
    { $side ->
        [white]
            { $n ->
                [one] Weiß, { $n } Stein
               *[other] Weiß, { $n } Steine
            }
       *[black]
            { $n ->
                [one] Schwarz, { $n } Stein
               *[other] Schwarz, { $n } Steine
            }
    }
note-fly =
    { $side ->
        [white] Weiß, drei Steine: darf springen
       *[black] Schwarz, drei Steine: darf springen
    }

## Auf einer Ablage

tray-hand =
    { $side ->
        [white] Weiß, zu setzen: { $n }
       *[black] Schwarz, zu setzen: { $n }
    }
tray-men =
    { $side ->
        [white] Weiß, auf dem Brett: { $n }
       *[black] Schwarz, auf dem Brett: { $n }
    }
tray-fly =
    { $side ->
        [white] Weiß darf springen
       *[black] Schwarz darf springen
    }
tray-lost = Verloren: { $n }

## Ein Zug, aus Listen zusammengestellt

list-from = Von
list-to = Nach
list-take = Stein
verb-place = Setzen
verb-move = Ziehen
verb-fly = Springen
verb-remove = Wegnehmen

## Wie es endete

ends-few = { $who } hat nur noch zwei Steine.
ends-blocked = { $who } kann nicht mehr ziehen.
ends-repeated = Dieselbe Stellung zum dritten Mal.
ends-quiet = { $n } Züge, ohne dass ein Stein weggenommen wurde.
ends-full = Das Brett ist voll, und niemand kann ziehen.
part-left = Steine übrig
part-taken = Steine weggenommen

## Was vor einer Partie gewählt wird

choice-board = Brett
choice-board-nine = Neun Steine
    .means = Drei Quadrate, neun Steine für jeden: das übliche Spiel.
choice-board-six = Sechs Steine
    .means = Zwei Quadrate, sechs Steine für jeden, kein Springen: ein kurzes Spiel.
choice-board-twelve = Zwölf Steine
    .means = Drei Quadrate mit Diagonalen, auf denen es auch Mühlen gibt; zwölf Steine für jeden.
choice-fly = Springen
choice-fly-on = Mit drei Steinen
    .means = Wer nur noch drei Steine hat, zieht mit ihnen auf jeden freien Punkt. Auf dem Brett für sechs Steine springt niemand.
choice-fly-off = Nie
    .means = Auch drei Steine ziehen entlang der Linien und können eingesperrt werden.
choice-removal = Was eine Mühle wegnimmt
choice-removal-loose-first = Zuerst Steine außerhalb von Mühlen
    .means = Ein Stein in einer Mühle ist sicher, solange andere Steine außerhalb von Mühlen stehen.
choice-removal-any = Jeden Stein
    .means = Auch Steine in Mühlen dürfen weggenommen werden.
choice-double = Zwei Mühlen auf einmal
choice-double-one = Einen Stein wegnehmen
    .means = Wer mit einem Stein zwei Mühlen schließt, nimmt einen Stein weg.
choice-double-two = Zwei Steine wegnehmen
    .means = Wer mit einem Stein zwei Mühlen schließt, nimmt zwei Steine weg.
choice-quiet = Unentschieden, wenn nichts geschieht
choice-quiet-100 = Nach 100 Zügen
    .means = Nimmt in fünfzig Zügen von jedem niemand einen Stein weg, ist es unentschieden.
choice-quiet-0 = Nie
    .means = Nur eine wiederholte Stellung beendet eine Partie, in der nichts vorangeht.
choice-quiet-40 = Nach 40 Zügen
    .means = Nimmt in zwanzig Zügen von jedem niemand einen Stein weg, ist es unentschieden.
choice-quiet-60 = Nach 60 Zügen
    .means = Nimmt in dreißig Zügen von jedem niemand einen Stein weg, ist es unentschieden.
choice-quiet-200 = Nach 200 Zügen
    .means = Nimmt in hundert Zügen von jedem niemand einen Stein weg, ist es unentschieden.
choice-repetition = Wiederholte Stellung
choice-repetition-on = Unentschieden
    .means = Dieselbe Stellung zum dritten Mal ist unentschieden.
choice-repetition-off = Nichts
    .means = Stellungen dürfen sich beliebig oft wiederholen.

## Die Regeln, Seite für Seite

page-aim = Ziel
    .picture = Weiß hat Steine auf B2 und D2 und kann auf F2 eine Mühle schließen. Schwarz hat eine Mühle auf E3, E4 und E5.
    .text =
        Zwei spielen, Weiß und Schwarz, jeder mit neun Steinen. Drei deiner Steine auf einer Linie sind eine Mühle, und mit jeder Mühle, die du schließt, nimmst du dem anderen einen Stein vom Brett.

        Du gewinnst, wenn der andere nur noch zwei Steine hat oder nicht mehr ziehen kann.
page-placing = Setzen
    .picture = Weiß hat Steine auf D2 und D6, Schwarz hat einen auf B4.
    .text =
        Am Anfang ist das Brett leer. Weiß beginnt. Abwechselnd setzt jeder einen Stein auf einen freien Punkt, bis alle Steine gesetzt sind.

        Am wertvollsten sind die Punkte, von denen vier Linien ausgehen: D2, B4, D6 und F4.
page-mills = Mühlen
    .picture = Weiß hat die Mühle B2, D2, F2 geschlossen. Die schwarzen Steine auf A7, D6 und G1 dürfen weggenommen werden; die auf E3, E4 und E5 stehen in einer Mühle und sind sicher.
    .text =
        Eine Mühle sind drei deiner Steine in einer Reihe auf einer Linie. Wer eine schließt, nimmt dem anderen sofort einen Stein weg. Er kommt nicht zurück.

        Ein Stein in einer Mühle ist sicher, solange andere Steine derselben Farbe außerhalb von Mühlen stehen. Stehen alle in Mühlen, darf jeder weggenommen werden.
page-all-in-mills = Alle in Mühlen
    .picture = Alle drei schwarzen Steine stehen in einer Mühle: Jeder von ihnen darf weggenommen werden.
    .text =
        Steine, die noch nicht gesetzt sind, zählen dabei nicht: Es geht nur um die auf dem Brett.
page-moving = Ziehen
    .picture = Der weiße Stein auf D2 kann nach B2, D1 oder D3 ziehen.
    .text =
        Sind alle Steine gesetzt, ziehst du mit einem deiner Steine entlang einer Linie auf den nächsten freien Punkt.

        Du darfst eine Mühle mit einem Zug öffnen und mit dem nächsten wieder schließen: Jedes Mal, wenn du sie schließt, nimmst du einen Stein weg.
page-flying = Springen
    .picture = Weiß hat nur noch drei Steine. Der Stein auf A1 darf auf jeden freien Punkt springen.
    .text =
        Wer nur noch drei Steine hat, darf springen: Jeder Zug bringt einen davon auf einen beliebigen freien Punkt. Der andere zieht weiter entlang der Linien.
page-two-men = Nur noch zwei Steine
    .picture = Weiß hat sieben Steine verloren: Mit zweien gibt es keine Mühle mehr, und Schwarz hat gewonnen.
    .text =
        Aus zwei Steinen wird keine Mühle: Du hast verloren.
page-blocked = Eingesperrt
    .picture = Keiner der vier weißen Steine kann ziehen: Schwarz hat gewonnen.
    .text =
        Wer am Zug ist und nicht ziehen kann, weil alle Punkte neben den eigenen Steinen besetzt sind, hat verloren.
page-draws = Unentschieden
    .text =
        Unentschieden ist es, wenn dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal vorkommt, oder wenn fünfzig Züge lang keiner von beiden einen Stein weggenommen hat.

        Du kannst auch im Menü Remis anbieten, wenn du am Zug bist. Du darfst jederzeit aufgeben; das zählt als Niederlage.
page-variants = Andere Spielweisen
    .text =
        Unter „Neue Partie“ gibt es andere Regeln:

        - Mühle mit sechs Steinen: zwei Quadrate, sechs Steine für jeden, und niemand springt
        - Mühle mit zwölf Steinen: Diagonalen verbinden die Ecken, auch auf ihnen gibt es Mühlen, zwölf Steine für jeden; ist das Brett voll und niemand kann ziehen, ist es unentschieden
        - ohne Springen
        - auch Steine in Mühlen dürfen weggenommen werden
        - zwei Mühlen auf einmal nehmen zwei Steine weg
        - andere Grenzen für ein Unentschieden
