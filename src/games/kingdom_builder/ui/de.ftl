## Kingdom Builder auf Deutsch. Jede Nachricht aus `message.rs` hat hier ihren Wortlaut, mit denselben Argumenten.

name = Kingdom Builder
board = Spielplan von Kingdom Builder
gold = Gold
begins = Es geht reihum. Wer beginnt, behält den Startmarker, und jede Runde wird zu Ende gespielt.
terrain-name =
    { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }

## Orte, und was ihre Plättchen können

oracle = Orakel
farm = Bauernhof
oasis = Oase
tower = Turm
tavern = Taverne
barn = Scheune
harbor = Hafen
paddock = Koppel
does-oracle = Baue 1 weitere auf dem Gelände deiner Karte.
does-farm = Baue 1 weitere auf Wiese.
does-oasis = Baue 1 weitere auf Wüste.
does-tower = Baue 1 weitere am Rand des Spielplans.
does-tavern = Baue 1 weitere am Ende einer Linie aus 3 oder mehr eigenen.
does-barn = Versetze 1 eigene auf das Gelände deiner Karte.
does-harbor = Versetze 1 eigene aufs Wasser.
does-paddock = Versetze 1 eigene zwei Felder geradeaus.

## Was Gold bringt

fishermen = Fischer
merchants = Händler
discoverers = Entdecker
hermits = Einsiedler
citizens = Bürger
miners = Bergleute
workers = Arbeiter
knights = Ritter
lords = Lords
farmers = Bauern
castles = Burgen
pays-fishermen = 1 Gold für jede deiner Siedlungen am Wasser; nicht für die auf dem Wasser.
pays-merchants = 4 Gold für jede Stätte (Burg oder Ort), die deine Siedlungen mit einer anderen verbinden.
pays-discoverers = 1 Gold für jede Reihe mit einer deiner Siedlungen.
pays-hermits = 1 Gold für jede deiner Gruppen; auch eine einzelne Siedlung ist eine Gruppe.
pays-citizens = 1 Gold für je 2 Siedlungen deiner größten Gruppe.
pays-miners = 1 Gold für jede deiner Siedlungen am Gebirge.
pays-workers = 1 Gold für jede deiner Siedlungen neben einer Burg oder einem Ort.
pays-knights = 2 Gold für jede deiner Siedlungen in der einen Reihe, in der du am meisten hast.
pays-lords = In jedem Viertel des Spielplans: 12 Gold für die meisten Siedlungen, 6 für die zweitmeisten.
pays-farmers = 3 Gold für jede deiner Siedlungen in dem Viertel, in dem du am wenigsten hast.
pays-castles = 3 Gold für jede Burg, an der du eine Siedlung hast.
brief-fishermen = 1 Gold je Siedlung am Wasser.
brief-merchants = 4 Gold je Stätte, die mit einer anderen verbunden ist.
brief-discoverers = 1 Gold je besiedelte Reihe.
brief-hermits = 1 Gold je einzelne Gruppe.
brief-citizens = 1 Gold je 2 in deiner größten Gruppe.
brief-miners = 1 Gold je Siedlung am Gebirge.
brief-workers = 1 Gold je Siedlung an einer Stätte.
brief-knights = 2 Gold je Siedlung in deiner besten Reihe.
brief-lords = Je Viertel: am meisten 12 Gold, am zweitmeisten 6.
brief-farmers = 3 Gold je Siedlung im schwächsten Viertel.
brief-castles = 3 Gold je Burg, an der du baust.

## Rund um den Spielplan

card-head = Geländekarte
card-none = Keine Karte
built-of = { $n } von { $all }
draw-pile = Stapel
discard-pile = Ablage
discard-label = Abgelegt: { $n }. Wiese { $grass }, Blumen { $flowers }, Wald { $forest }, Canyon { $canyon }, Wüste { $desert }
scoring = Wertung
gold-now = Gold jetzt
count-it = Beim Zählen zusehen
count-stop = Anhalten
counts = { $who }: { $n } Gold durch { $card }
locations = Orte
one-use = je einmal pro Zug
tiles-head = Deine Plättchen
no-tiles = Noch keine Plättchen: Baue neben einem Ort, um eins zu bekommen.
end-turn = Zug beenden
to-build = noch { $n } bauen
back-to-scores = Zur Wertung
tile-state =
    { $state ->
        [used] benutzt
        [new] neu
       *[ready] bereit
    }
tile-label =
    { $state ->
        [used] { $kind }: benutzt
        [new] { $kind }: neu
       *[ready] { $kind }: bereit
    }
left-word = übrig
left-label =
    { $n ->
        [one] Siedlung übrig: { $n }
       *[other] Siedlungen übrig: { $n }
    }
next-card =
    Nächste Karte: { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }
next-hold = Gedrückt halten, um deine nächste Karte zu sehen
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganzer Spielplan
next-hex = Nächstes freies Feld

## Felder

hex =
    { $ground ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
        [desert] Wüste
        [water] Wasser
        [mountain] Gebirge
        [castle] Burg
       *[location] Ort
    }, Reihe { $row }, Platz { $column }
hex-location =
    { $n ->
        [one] Ort { $kind } mit { $n } Plättchen, Reihe { $row }, Platz { $column }
       *[other] Ort { $kind } mit { $n } Plättchen, Reihe { $row }, Platz { $column }
    }
hex-settled =
    { $ground ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
        [desert] Wüste
       *[water] Wasser
    }, Reihe { $row }, Platz { $column }: Siedlung von { $who }

## Was zu tun ist

build =
    Baue auf { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }: Siedlung { $n } von { $all }, neben einer eigenen.
build-free =
    Baue auf { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }: Siedlung { $n } von { $all }. Keine kann deine eigenen berühren, also wähle frei.
build-first =
    Baue auf { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }: Siedlung { $n } von { $all }, auf einem beliebigen markierten Feld.
tile-list = { $first }, { $rest }
may-first = { $what } Vorher kannst du benutzen: { $tiles }.
done = Alles ist gebaut. Beende deinen Zug.
done-tiles = Alles ist gebaut. Beende deinen Zug oder benutze noch: { $tiles }.
choose-move = { $kind }: Tippe auf eine deiner markierten Siedlungen.
choose-to = { $kind }: Tippe dorthin, wo sie stehen soll.
draws-next = Die nächste Karte wird gezogen.
over = Die Partie ist zu Ende.
last-round = { $what } Das ist die letzte Runde.

## Warum etwas nicht geht

not-now = Du bist nicht dran.
taken = Dort steht schon eine Siedlung von { $who }.
no-building =
    Hier kann niemand bauen: { $ground ->
        [water] Wasser
        [mountain] Gebirge
       *[castle] Burg
    }.
no-building-location = Auf einem Ort kann niemand bauen: Baue daneben, um ein Plättchen zu bekommen.
not-terrain =
    Deine Karte zeigt { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }, hier ist { $ground ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }.
not-beside = Du musst neben einer deiner Siedlungen bauen, solange das möglich ist.
all-built = Alle drei sind gebaut. Benutze ein Plättchen oder beende deinen Zug.
not-target = { $kind }: { $does }
tile-none = Du hast kein Plättchen „{ $kind }“.
tile-is-used = Dein Plättchen „{ $kind }“ ist in diesem Zug schon benutzt.
tile-is-new = Dein Plättchen „{ $kind }“ ist neu: Benutze es ab deinem nächsten Zug.
tile-between = Baue erst alle drei Siedlungen; Plättchen benutzt du davor oder danach.
tile-no-supply = Du hast keine Siedlung mehr zum Bauen.
tile-useless = Für das Plättchen „{ $kind }“ gibt es jetzt kein Feld.
end-first = Baue erst noch { $n }.

## Wohin das Feld unter dem Zeiger führt

fore-here = Hier bauen.
fore-move = Hierher versetzen.
fore-lift = Diese versetzen.
fore-gold = { $what } { $n } Gold mehr.
fore-less = { $what } { $n } Gold weniger.
fore-takes = { $what } Du bekommst ein Plättchen: { $kind }.
fore-loses = { $what } Du verlierst ein Plättchen: { $kind }!

## Was gespielt wurde

settles =
    { $who } baut auf { $ground ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
        [desert] Wüste
       *[water] Wasser
    }, Reihe { $row }, Platz { $column }
extra =
    { $who } baut auf { $ground ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
        [desert] Wüste
       *[water] Wasser
    }, Reihe { $row }, Platz { $column } ({ $kind })
shifts =
    { $who } versetzt eine Siedlung von { $ground ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
        [desert] Wüste
       *[water] Wasser
    }, Reihe { $row }, Platz { $column } auf { $to_ground ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
        [desert] Wüste
       *[water] Wasser
    }, Reihe { $to_row }, Platz { $to_column } ({ $kind })
ends = { $who } beendet den Zug
draws =
    { $who } zieht { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }
draws-hidden = { $who } zieht eine Karte
moment-tile = { $who } bekommt ein Plättchen: { $kind }
moment-lost = { $who } verliert ein Plättchen: { $kind }
moment-last = { $who } hat alles gebaut: die letzte Runde!
ending = Alle vierzig Siedlungen von { $who } sind gebaut. Das meiste Gold gewinnt.
ending-none = Es gibt keine Karte mehr. Das meiste Gold gewinnt.

## Was für einen Zug spricht

why-only = Es ist der einzige mögliche Zug.
why-takes = Er bringt ein Plättchen: { $kind }.
why-earns = Er bringt sofort { $n } Gold.
why-costs = Er kostet { $who } { $n } Gold.
why-opens = Er beginnt eine neue Gruppe.
why-keeps = Er berührt kein weiteres Gelände, so bleibst du frei in der Wahl.
why-hastens = Das ist eine Siedlung mehr.
why-prepares = Er schafft Platz für das, was kommt.
why-rests = Mit Plättchen ist jetzt nichts zu gewinnen.

## Die Stellung als Text

text-seat = { $n }: { $left } übrig, { $gold } Gold.
text-seat-tiles = { $n }: { $left } übrig, { $gold } Gold. { $tiles }
text-card =
    Karte: { $terrain ->
        [grass] Wiese
        [flowers] Blumen
        [forest] Wald
        [canyon] Canyon
       *[desert] Wüste
    }

## Was vor einer Partie gewählt wird

choice-setup = Spielplan
choice-setup-random = Neu ausgelegt
    .means = Vier der acht Viertel, beliebig gedreht, und drei der zehn Wertungskarten.
choice-setup-first = Erste Partie
    .means = Die Viertel mit Taverne, Koppel, Oase und Bauernhof; gewertet werden Fischer, Ritter und Händler.

## Die Regeln, Seite für Seite

page-aim = Ziel
    .picture = Siedlungen von zweien auf dem gemalten Spielplan; dazwischen eine Burg, zwei Orte, Wasser und Gebirge.
    .text =
        Baue deine vierzig Siedlungen so, dass sie Gold bringen. Was Gold bringt, sagen drei Wertungskarten, in jeder Partie andere, und die Burgen.

        Hat jemand alle vierzig gebaut, wird die Runde zu Ende gespielt. Wer das meiste Gold hat, gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.
page-turn = Dein Zug
    .picture = Die Karte zeigt Wiese: Auf den markierten Feldern kann die erste von drei Siedlungen stehen.
    .text =
        Du hast eine Geländekarte auf der Hand. Bist du dran, liegt sie offen, und du baust nacheinander drei Siedlungen auf Felder dieses Geländes. Dann drückst du „Zug beenden“ und ziehst die Karte für deinen nächsten Zug.

        Bis du drückst, lässt sich alles in deinem Zug rückgängig machen.

        Teilt ihr euch einen Bildschirm, liegt deine nächste Karte verdeckt neben deinem Namen: Halte sie gedrückt, um sie anzusehen.
page-building = Wo du baust
    .picture = Die Karte zeigt Blumen: Einige Felder berühren rote Siedlungen, also muss eines davon genommen werden, obwohl auch anderswo Blumen wachsen.
    .text =
        Jede Siedlung muss eine eigene berühren, wenn das auf deinem Gelände möglich ist. Ist es nicht möglich, darfst du auf jedem freien Feld dieses Geländes bauen. Das wird für jede Siedlung neu geprüft.

        Wer wenige Gelände berührt, bleibt also frei, anderswo neu anzufangen. Deine eigenen Siedlungen zählen, wo immer sie stehen; die anderen sind nur im Weg.

        Auf Wasser, Gebirge, Burgen und Orten baut niemand. Ist dein Gelände voll, kommt die Karte ganz aus dem Spiel, und du ziehst eine andere.
page-locations = Orte
    .picture = Rot hat neben einer Taverne gebaut und bekommt eines ihrer Plättchen; eines ist noch da.
    .text =
        Wer neben einem Ort baut, bekommt ein Plättchen von dort, falls noch eines da ist: von jedem Ort eines in der ganzen Partie, also höchstens zwei, wenn es zwei Orte dieser Art gibt. Die Zahl auf dem Feld sagt, wie viele Plättchen noch da sind.

        Ab deinem nächsten Zug darfst du jedes deiner Plättchen einmal pro Zug benutzen, vor oder nach deinen drei Siedlungen, nicht dazwischen. Tippe auf das Plättchen, dann auf ein markiertes Feld. Tippe noch einmal auf das Plättchen, um es zurückzulegen.

        Ziehst du weg und keine deiner Siedlungen berührt den Ort mehr, ist das Plättchen endgültig verloren.
page-oracle = Orakel
    .picture = Die Karte zeigt Wald: Das Orakel baut eine weitere Siedlung auf Wald, neben den roten.
    .text =
        Baut eine weitere Siedlung auf dem Gelände der Karte, die gerade gespielt wird.
page-farm = Bauernhof
    .picture = Eine weitere Siedlung auf Wiese, neben den roten.
    .text =
        Baut eine weitere Siedlung auf Wiese.
page-oasis = Oase
    .picture = Eine weitere Siedlung auf Wüste, neben den roten.
    .text =
        Baut eine weitere Siedlung auf Wüste.
page-tower = Turm
    .picture = Eine weitere Siedlung am Rand des Spielplans, neben den roten.
    .text =
        Baut eine weitere Siedlung am Rand des ganzen Spielplans, auf beliebigem Gelände; neben einer eigenen, wenn irgendein Feld am Rand das erlaubt.
page-tavern = Taverne
    .picture = Drei rote stehen in einer Linie: Eine Taverne baut an einem ihrer Enden.
    .text =
        Baut eine weitere Siedlung am Ende einer geraden Linie aus drei oder mehr deiner Siedlungen, auf beliebigem Gelände. Die Linie darf in drei Richtungen laufen.
page-barn = Scheune
    .picture = Rot hebt eine Siedlung auf und darf sie auf Canyon setzen, das Gelände der Karte, neben eine andere eigene.
    .text =
        Versetzt eine deiner Siedlungen auf das Gelände der Karte, die gerade gespielt wird; neben eine andere eigene, wenn das möglich ist.
page-harbor = Hafen
    .picture = Rot hebt eine Siedlung auf und darf sie aufs Wasser setzen, neben eine andere eigene.
    .text =
        Versetzt eine deiner Siedlungen aufs Wasser; neben eine andere eigene, wenn das möglich ist. Anders kommt niemand aufs Wasser.
page-paddock = Koppel
    .picture = Die rote Siedlung kann auf Felder springen, die zwei Schritte weit in gerader Linie liegen.
    .text =
        Versetzt eine deiner Siedlungen zwei Felder geradeaus, über alles hinweg, was dazwischen liegt. Sie muss keine andere eigene berühren.
page-castles = Burgen
    .picture = Rot berührt mit zwei von drei Siedlungen eine Burg: 3 Gold.
    .text =
        Jede Burg, die du berührst, bringt dir am Ende 3 Gold, egal mit wie vielen Siedlungen. Auch andere dürfen sie berühren.
page-fishermen = Fischer
    .picture = Markiert: die roten Siedlungen am Wasser; die im Landesinneren bringt nichts.
    .text =
        1 Gold für jede deiner Siedlungen am Wasser, egal an wie viel davon. Siedlungen auf dem Wasser bringen hier nichts.
page-miners = Bergleute
    .picture = Markiert: die roten Siedlungen am Gebirge.
    .text =
        1 Gold für jede deiner Siedlungen, die an ein Gebirge grenzt.
page-workers = Arbeiter
    .picture = Markiert: die roten Siedlungen neben einer Burg oder einem Ort.
    .text =
        1 Gold für jede deiner Siedlungen neben einer Burg oder einem Ort.
page-merchants = Händler
    .picture = Die roten Siedlungen führen von einem Ort zu einem anderen: Beide zählen, 8 Gold.
    .text =
        Eine Stätte ist eine Burg oder ein Ort. Jede Stätte, die eine Gruppe deiner Siedlungen mit einer anderen Stätte verbindet, bringt 4 Gold. Eine Gruppe sind Siedlungen, die einander berühren.
page-discoverers = Entdecker
    .picture = Rot hat drei Reihen besiedelt: 3 Gold. In jeder Reihe ist eine Siedlung markiert.
    .text =
        1 Gold für jede Reihe des Spielplans, in der eine Siedlung von dir steht.
page-knights = Ritter
    .picture = In der besten roten Reihe stehen vier Siedlungen: 8 Gold.
    .text =
        2 Gold für jede deiner Siedlungen in der einen Reihe, in der du am meisten hast. Lücken machen nichts.
page-hermits = Einsiedler
    .picture = Die roten Siedlungen bilden drei Gruppen: 3 Gold.
    .text =
        1 Gold für jede Gruppe deiner Siedlungen. Auch eine einzelne Siedlung ist eine Gruppe.
page-citizens = Bürger
    .picture = Die größte rote Gruppe hat fünf Siedlungen: 2 Gold.
    .text =
        1 Gold für je zwei Siedlungen deiner größten Gruppe; bleibt eine übrig, zählt sie nicht.
page-lords = Lords
    .picture = In diesem Viertel hat Rot drei Siedlungen und Blau zwei: 12 Gold für Rot, 6 für Blau.
    .text =
        In jedem Viertel des Spielplans: 12 Gold für die meisten Siedlungen dort, 6 für die zweitmeisten. Bei Gleichstand bekommen alle Beteiligten den vollen Betrag.
page-farmers = Bauern
    .picture = In dem Viertel, in dem Rot am wenigsten hat, stehen zwei rote Siedlungen: 6 Gold.
    .text =
        3 Gold für jede deiner Siedlungen in dem Viertel, in dem du am wenigsten hast. Hast du in einem Viertel gar keine, gibt es nichts.
page-end = Das Ende
    .text =
        Hat jemand die letzte von vierzig Siedlungen gebaut, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Wer keine mehr hat, darf noch Siedlungen versetzen.

        Dann wird alles Gold gezählt: jede Wertungskarte und die Burgen. Auf dem Spielplan kannst du zusehen, wie es Feld für Feld gezählt wird.

        Während der Partie zeigen die Zahlen neben den Namen, wie viel Gold jeder hätte, wenn sie jetzt endete.
