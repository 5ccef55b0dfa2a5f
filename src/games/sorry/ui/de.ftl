## Sorry! auf Deutsch. Jede Nachricht aus `message.rs` hat hier ihren Wortlaut, mit denselben Argumenten.

name = Sorry!
board = Sorry!-Brett
home-label = Im Ziel
begins = Es geht im Uhrzeigersinn: Rot, Blau, Gelb, Grün.
start-word = START
home-word = ZIEL
draw-word = Ziehen
discard-word = Ablage
cards-left = Übrige Karten
cards-of = { $n } von { $all }
cards-kind =
    { $card ->
        [sorry] Sorry!: noch { $n } von { $all }
       *[other] { $card }: noch { $n } von { $all }
    }

## Was auf einer Karte steht, Zeile für Zeile

card-face =
    { $card ->
        [1]
            Raus aus dem Start
            oder 1 vor
        [2]
            Raus aus dem Start
            oder 2 vor.
            Noch mal ziehen
        [3] 3 vor
        [4] 4 zurück
        [5] 5 vor
        [7]
            Eine Figur 7 vor
            oder die 7 auf
            zwei aufteilen
        [8] 8 vor
        [10]
            10 vor
            oder 1 zurück
        [11]
            11 vor oder
            Plätze tauschen
        [12] 12 vor
       *[sorry]
            Vom Start auf ein
            fremdes Feld: Die
            Figur muss zurück
    }

## Was zu tun ist, für den, der dran ist

drawn =
    { $card ->
        [1] Du hast eine EINS gezogen. Hol eine Figur aus dem Start oder rücke ein Feld vor.
        [2] Du hast eine ZWEI gezogen. Hol eine Figur aus dem Start oder rücke zwei Felder vor. Danach ziehst du noch eine Karte.
        [3] Du hast eine DREI gezogen. Rücke drei Felder vor.
        [4] Du hast eine VIER gezogen. Geh vier Felder zurück.
        [5] Du hast eine FÜNF gezogen. Rücke fünf Felder vor.
        [7] Du hast eine SIEBEN gezogen. Rücke sieben Felder vor oder teile sie auf zwei Figuren auf.
        [8] Du hast eine ACHT gezogen. Rücke acht Felder vor.
        [10] Du hast eine ZEHN gezogen. Rücke zehn Felder vor oder geh eins zurück.
        [11] Du hast eine ELF gezogen. Rücke elf Felder vor oder tausche den Platz mit einer fremden Figur.
        [12] Du hast eine ZWÖLF gezogen. Rücke zwölf Felder vor.
       *[sorry] Du hast ein SORRY! gezogen. Setz eine Figur aus dem Start auf das Feld einer fremden Figur.
    }
draw = Zieh eine Karte: Tippe auf den Stapel oder auf „Ziehen“.
drawing = Die nächste Karte wird gezogen.
choose =
    { $n ->
        [one] { $drawn } { $n } möglicher Zug! Wähle eine Figur!
       *[other] { $drawn } { $n } mögliche Züge! Wähle eine Figur!
    }
choose-card =
    { $n ->
        [one] Du kannst { $n } deiner Karten spielen. Wähle sie aus!
       *[other] Du kannst { $n } deiner Karten spielen. Wähle eine aus!
    }
card-chosen =
    { $n ->
        [one] { $n } möglicher Zug mit { $card ->
            [sorry] Sorry!
           *[other] der { $card }!
        } Wähle eine Figur!
       *[other] { $n } mögliche Züge mit { $card ->
            [sorry] Sorry!
           *[other] der { $card }!
        } Wähle eine Figur!
    }
nothing = { $drawn } { $why } Tippe auf „Passen“.
may-keep =
    { $n ->
        [one] { $drawn } Dein einziger Zug ist ein Tausch: Wähle eine Figur oder tippe auf „Nicht tauschen“.
       *[other] { $drawn } { $n } mögliche Züge, alle sind Tausche: Wähle eine Figur oder tippe auf „Nicht tauschen“.
    }
nothing-in-hand = Du kannst keine deiner Karten spielen. Wähle eine zum Ablegen.
put-down =
    { $card ->
        [sorry] Tippe jetzt auf die Ablage, um das Sorry! abzulegen.
       *[other] Tippe jetzt auf die Ablage, um die { $card } abzulegen.
    }
aim = Tippe jetzt auf eins der leuchtenden Felder.
aim-one = { $what } Tippe auf „Los!“ oder auf das leuchtende Feld.
aim-split = { $first } { $second } Tippe auf „Los!“ oder auf das leuchtende Feld.
split-next = Erste Hälfte: { $n }. Wähle jetzt die Figur für die anderen { $left } und tippe dann auf „Los!“.
split-last = { $what } Tippe auf „Los!“ für die anderen { $left } oder auf das leuchtende Feld.
split-left = noch { $n }
ask-eleven = Vorrücken und die Figur von { $whom } zurückschicken – oder mit ihr den Platz tauschen?
over = Die Partie ist zu Ende.
draw-button = Ziehen
move-button = Los!
pass-button = Passen
keep-button = Nicht tauschen
forward-button = 11 vor
swap-button = Plätze tauschen
discard-button = Ablegen

## Felder und Karten, mit dem, was dort ist

square-free = Feld { $n }, frei
square-pawn = Feld { $n }, Figur von { $who }, { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }
safety-free = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }, Sicherheitsfeld { $n }, frei
safety-pawn = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }, Sicherheitsfeld { $n }, Figur von { $who }
start-spot =
    { $n ->
        [one] { $colour ->
            [red] Rot
            [blue] Blau
            [yellow] Gelb
           *[green] Grün
        }, Start, { $n } Figur
       *[other] { $colour ->
            [red] Rot
            [blue] Blau
            [yellow] Gelb
           *[green] Grün
        }, Start, { $n } Figuren
    }
home-spot =
    { $n ->
        [one] { $colour ->
            [red] Rot
            [blue] Blau
            [yellow] Gelb
           *[green] Grün
        }, Ziel, { $n } Figur
       *[other] { $colour ->
            [red] Rot
            [blue] Blau
            [yellow] Gelb
           *[green] Grün
        }, Ziel, { $n } Figuren
    }
deck-spot =
    { $n ->
        [one] Ziehstapel, { $n } Karte
       *[other] Ziehstapel, { $n } Karten
    }
discard-spot =
    { $n ->
        [one] Ablage, { $n } Karte, oben { $card ->
            [sorry] ein Sorry!
           *[other] eine { $card }
        }
       *[other] Ablage, { $n } Karten, oben { $card ->
            [sorry] ein Sorry!
           *[other] eine { $card }
        }
    }
discard-empty = Ablage, leer
card-spot =
    { $card ->
        [sorry] Karte Sorry!, { $n } auf der Hand
       *[other] Karte { $card }, { $n } auf der Hand
    }

## Wohin das Feld unter dem Zeiger führt

leads =
    { $to ->
        [home] Ins Ziel.
        [safety] Auf Sicherheitsfeld { $n }.
       *[square] Auf Feld { $n }{ $slide ->
            [none] { "" }
           *[other] , rutscht auf Feld { $slide }
        }{ $hits ->
            [0] { "" }
            [one] , schickt { $hit } zurück in den Start
           *[other] , schickt { $hits } Figuren zurück in den Start
        }.
    }
leads-swap =
    Auf Feld { $n }{ $slide ->
        [none] { "" }
       *[other] , rutscht auf Feld { $slide }
    }{ $other ->
        [none] { "" }
       *[other] , { $whom } rutscht auf Feld { $other }
    }{ $hits ->
        [0] { "" }
        [one] , schickt { $hit } zurück in den Start
       *[other] , schickt { $hits } Figuren zurück in den Start
    }.

## Warum etwas nicht gewählt werden kann

draw-first = Zieh zuerst eine Karte: Tippe auf den Stapel oder auf „Ziehen“.
not-your-pawn = Diese Figur gehört { $whom }. Wähle eine, die leuchtet.
nobody-here =
    { $place ->
        [start] In diesem Start steht keine Figur von dir. Wähle eine, die leuchtet.
        [home] In diesem Ziel steht keine Figur von dir. Wähle eine, die leuchtet.
        [safety] Auf Sicherheitsfeld { $n } steht keine Figur von dir. Wähle eine, die leuchtet.
       *[square] Auf Feld { $n } steht keine Figur von dir. Wähle eine, die leuchtet.
    }
no-way-there =
    { $place ->
        [start] Diese Figur kann jetzt nicht in den Start. Tippe auf eins der leuchtenden Felder.
        [home] Diese Figur kann jetzt nicht ins Ziel. Tippe auf eins der leuchtenden Felder.
        [safety] Diese Figur kann jetzt nicht auf Sicherheitsfeld { $n }. Tippe auf eins der leuchtenden Felder.
       *[square] Diese Figur kann jetzt nicht auf Feld { $n }. Tippe auf eins der leuchtenden Felder.
    }
in-start = Aus dem Start kommen Figuren nur mit einer 1, einer 2 oder Sorry!
no-start = Für Sorry! brauchst du eine Figur im Start.
beyond = Das ginge über das Ziel hinaus; dorthin kommt man nur mit genauer Zahl.
own-in-the-way = Wo sie landen würde, steht schon eine eigene Figur.
no-target = Auf keinem Feld, das zählt, steht eine fremde Figur.
arrived = Eine Figur im Ziel bleibt dort.
not-this-card = Diese Karte erlaubt gerade nichts.

## Was gespielt wurde

plays-out = { $who } spielt eine { $card }: Eine Figur verlässt den Start{ $slide ->
        [none] { "" }
       *[other] , rutscht auf Feld { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , schickt { $hit } zurück in den Start
       *[other] , schickt { $hits } Figuren zurück in den Start
    }.
plays-forward = { $who } spielt eine { $card }: { $from ->
        [safety] von Sicherheitsfeld { $from_n }
       *[square] von Feld { $from_n }
    } { $to ->
        [home] ins Ziel
        [safety] auf Sicherheitsfeld { $to_n }
       *[square] auf Feld { $to_n }
    }{ $slide ->
        [none] { "" }
       *[other] , rutscht auf Feld { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , schickt { $hit } zurück in den Start
       *[other] , schickt { $hits } Figuren zurück in den Start
    }.
plays-back = { $who } spielt eine { $card }: zurück { $from ->
        [safety] von Sicherheitsfeld { $from_n }
       *[square] von Feld { $from_n }
    } { $to ->
        [home] ins Ziel
        [safety] auf Sicherheitsfeld { $to_n }
       *[square] auf Feld { $to_n }
    }{ $slide ->
        [none] { "" }
       *[other] , rutscht auf Feld { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , schickt { $hit } zurück in den Start
       *[other] , schickt { $hits } Figuren zurück in den Start
    }.
plays-split = { $who } teilt eine 7 auf. { $first } { $second }
half =
    { $from ->
        [safety] Von Sicherheitsfeld { $from_n }
       *[square] Von Feld { $from_n }
    } { $to ->
        [home] ins Ziel
        [safety] auf Sicherheitsfeld { $to_n }
       *[square] auf Feld { $to_n }
    }{ $slide ->
        [none] { "" }
       *[other] , rutscht auf Feld { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , schickt { $hit } zurück in den Start
       *[other] , schickt { $hits } Figuren zurück in den Start
    }.
plays-swap =
    { $who } spielt eine 11 und tauscht Feld { $from } gegen Feld { $to } von { $whom }{ $slide ->
        [none] { "" }
       *[other] , rutscht auf Feld { $slide }
    }{ $other ->
        [none] { "" }
       *[other] , { $whom } rutscht auf Feld { $other }
    }{ $hits ->
        [0] { "" }
        [one] , schickt { $hit } zurück in den Start
       *[other] , schickt { $hits } Figuren zurück in den Start
    }.
plays-sorry = { $who } spielt Sorry! und nimmt den Platz von { $whom } auf Feld { $to }{ $slide ->
        [none] { "" }
       *[other] , rutscht auf Feld { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , schickt { $hit } zurück in den Start
       *[other] , schickt { $hits } Figuren zurück in den Start
    }.
passes =
    { $card ->
        [sorry] { $who } kann mit dem Sorry! nichts anfangen.
       *[other] { $who } kann mit der { $card } nichts anfangen.
    }
keeps = { $who } tauscht nicht.
draws =
    { $card ->
        [sorry] { $who } zieht ein Sorry!
       *[other] { $who } zieht eine { $card }.
    }
draws-hidden = { $who } zieht eine Karte.
discards = { $who } legt { $card ->
        [sorry] ein Sorry!
       *[other] eine { $card }
    } ab.
highlight-sorry = Sorry, { $whom }!
highlight-sent = { $who } schickt { $whom } zurück
highlight-many = { $who } schickt { $n } Figuren zurück
highlight-home = { $who } bringt eine Figur ins Ziel
highlight-again = { $who } zieht noch einmal
highlight-round = { $who } gewinnt die Runde

## Was für einen Zug spricht

why-only = Es ist der einzige Zug.
why-wins = Damit kommt deine letzte Figur ins Ziel.
why-hits = Damit muss { $whom } zurück in den Start.
why-hits-more = Damit müssen { $n } Figuren zurück in den Start.
why-home = Damit kommt eine Figur ins Ziel.
why-out = Damit kommt eine Figur aus dem Start.
why-safety = Damit kommt eine Figur in Sicherheit.
why-shortens =
    { $n ->
        [one] Rückwärts sparst du { $n } Schritt zum Ziel.
       *[other] Rückwärts sparst du { $n } Schritte zum Ziel.
    }
why-gains =
    { $n ->
        [one] Der Tausch ist { $n } Schritt wert.
       *[other] Der Tausch ist { $n } Schritte wert.
    }
why-escapes = Damit ist eine Figur nicht mehr in Gefahr.
why-slides =
    { $n ->
        [one] Du rutschst { $n } Feld umsonst weiter.
       *[other] Du rutschst { $n } Felder umsonst weiter.
    }
why-nearer = Damit kommst du dem Ziel näher.
why-keeps = Ein Tausch würde dem anderen mehr nützen.
why-puts-down = Die anderen Karten sind nützlicher.
why-least-bad = Jeder andere Zug ist schlechter.

## Plätze, das Ende und das Brett als Text

note = { $n } im Start
note-points = { $n } im Start, { $home } im Ziel
ends-home = Alle vier Figuren von { $who } sind im Ziel.
ends-team = Alle acht Figuren von { $who } und { $whom } sind im Ziel.
ends-points = { $who } hat { $n } Punkte.
part-home = Im Ziel
part-sent = Zurückgeschickt
part-lost = Zurück gemusst
text-place =
    { $place ->
        [start] Start
        [home] Ziel
        [safety] Sicherheitsfeld { $n }
       *[square] { $n }
    }
text-line = { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }: { $places }
text-card = Karte: { $card }
text-pile = Übrige Karten: { $cards }

## Was vor einer Partie gewählt wird

choice-cards = Karten
choice-cards-drawn = Jedes Mal eine ziehen
    .means = Das übliche Spiel: Zieh eine Karte und spiel sie.
choice-cards-hand = Fünf auf der Hand
    .means = Du wählst, welche deiner fünf Karten du spielst: mehr zum Nachdenken. Eine Figur beginnt außerhalb des Starts.
choice-begin = Wo die Figuren beginnen
choice-begin-start = Im Start
    .means = Alle vier warten auf eine 1, eine 2 oder Sorry!
choice-begin-exit = Eine draußen
    .means = Von jedem ist eine Figur schon draußen: ein schnelleres Spiel.
choice-teams = Teams
choice-teams-off = Jeder für sich
    .means = Alle spielen für sich selbst.
choice-teams-on = Zwei gegen zwei
    .means = Zu viert: Rot und Gelb gegen Blau und Grün. Partner ziehen auch die Figuren des anderen und gewinnen, wenn alle acht im Ziel sind.
choice-points = Runden
choice-points-off = Eine Runde
    .means = Wer zuerst vier Figuren im Ziel hat, gewinnt.
choice-points-100 = Bis 100 Punkte
    .means = 5 Punkte für jede deiner Figuren im Ziel; wer die Runde gewinnt, bekommt 5 dazu für jede fremde Figur, die es nicht ist, und bis zu 100, wenn die anderen dort wenige haben.
choice-points-200 = Bis 200 Punkte
    .means = Dasselbe, nur länger.
choice-points-300 = Bis 300 Punkte
    .means = Dasselbe, für einen ganzen Abend.

## Die Regeln, Seite für Seite

page-aim = Ziel
    .picture = Eine Partie zu viert. Rot hat eine Figur im Ziel; in der Mitte liegt eine 8 und führt die rote Figur von Feld 12 auf Feld 20.
    .text =
        Bring deine vier Figuren vom Start einmal rund um das Brett ins Ziel, bevor es die anderen schaffen. Unterwegs schickst du fremde Figuren zurück in ihren Start, und die anderen deine.

        Zwei bis vier spielen, jeder mit einer Farbe. Es geht im Uhrzeigersinn.
page-turn = Du bist dran
    .picture = In der Mitte des Bretts: ein Stapel Karten, eine gezogene Karte und die abgelegten Karten.
    .text =
        Zieh eine Karte: Tippe auf den Stapel oder auf „Ziehen“. Auf der Karte steht, was sie erlaubt, und die Figuren, die sie nutzen können, leuchten. Tippe auf eine und dann auf eins der leuchtenden Felder. Gibt es nur eins, genügt „Los!“.

        Kannst du eine Karte nutzen, musst du es tun, auch wenn es wehtut. Sonst tippe auf „Passen“.

        Sind alle Karten gezogen, werden die abgelegten gemischt und neu gezogen. Neben dem Brett siehst du, wie viele von jeder Sorte übrig sind.
page-leaving = Aus dem Start
    .picture = Mit einer 1 kommt eine rote Figur aus dem Start auf Feld 4.
    .text =
        Eine Figur verlässt den Start nur mit einer 1, einer 2 oder Sorry! Mit einer 1 oder 2 kommt sie auf das Feld mit ihrem Zeichen gleich davor, nicht weiter.

        Solange dort eine eigene Figur steht, kann sie nicht heraus. Eine fremde Figur dort muss zurück.
page-landing = Andere treffen
    .picture = Die rote Figur auf 20 landet mit einer 8 bei Gelb auf 28: Diese Figur fliegt zurück in ihren Start.
    .text =
        Figuren auf dem Weg werden übersprungen, und jedes Feld zählt. Wer dort steht, wo du landest, muss zurück in den Start.

        Zwei Figuren einer Farbe stehen nie auf demselben Feld: So ein Zug ist nicht erlaubt.
page-slides = Rutschen
    .picture = Rot landet auf 16, am Anfang einer blauen Rutsche, und rutscht auf 19. Die gelbe Figur auf 18 muss zurück in den Start.
    .text =
        Landest du auf dem breiten Ende einer fremden Rutsche, rutschst du sofort bis zu ihrem runden Ende. Alle Figuren darauf müssen zurück in den Start, auch deine eigenen.

        Auf Rutschen deiner eigenen Farbe geschieht nichts. Es ist egal, wie du dorthin kommst: vorwärts, rückwärts, durch einen Tausch oder durch Sorry!
page-safety = Sicherheitszone und Ziel
    .picture = Die rote Figur auf 58 rückt 7 vor, biegt in ihre Sicherheitszone ab und hält auf deren drittem Feld.
    .text =
        Nur deine eigenen Figuren biegen in deine Sicherheitszone ab. Dort und im Ziel kann ihnen niemand etwas tun.

        Ins Ziel kommt man nur mit genauer Zahl: Führt eine Karte darüber hinaus, kann diese Figur sie nicht nutzen.

        Rückwärts kann es wieder aus der Sicherheitszone hinausgehen, aber nie hinein.
page-card-1 = Karte 1
    .picture = Mit einer 1 rückt die rote Figur ein Feld vor, von 20 auf 21, oder eine andere kommt aus dem Start.
    .text = Eine Figur verlässt den Start, oder eine rückt 1 vor.
page-card-2 = Karte 2
    .picture = Mit einer 2 kommt eine rote Figur aus dem Start, nicht weiter als Feld 4.
    .text = Eine Figur verlässt den Start, oder eine rückt 2 vor. Danach ziehst du noch einmal, auch wenn die 2 nichts genützt hat.
page-card-3 = Karte 3
    .picture = Mit einer 3 rückt die rote Figur drei Felder vor, von 18 auf 21.
    .text = Eine Figur rückt 3 vor.
page-card-5 = Karte 5
    .picture = Mit einer 5 rückt die rote Figur fünf Felder vor, von 18 auf 23.
    .text = Eine Figur rückt 5 vor.
page-card-8 = Karte 8
    .picture = Mit einer 8 rückt die rote Figur acht Felder vor, von 18 auf 26.
    .text = Eine Figur rückt 8 vor.
page-card-12 = Karte 12
    .picture = Mit einer 12 rückt die rote Figur zwölf Felder vor, von 18 auf 30.
    .text = Eine Figur rückt 12 vor.
page-card-4 = Karte 4
    .picture = Mit einer 4 geht die rote Figur vier Felder zurück, von 4 auf 0: Jetzt ist sie nur noch wenige Schritte vom Ziel entfernt.
    .text = Eine Figur geht 4 Felder zurück. Gleich nach dem Start ist das ein Geschenk: Von dort ist es nicht weit bis ins Ziel.
page-card-7 = Karte 7
    .picture = Eine 7 wird aufgeteilt: Eine Figur rückt 4 vor, eine andere die übrigen 3.
    .text =
        Eine Figur rückt 7 vor, oder du teilst die 7 auf zwei deiner Figuren auf. Tippe zuerst auf eine Figur und auf das Feld, auf das sie soll, dann auf die Figur, die den Rest geht.

        Alle sieben müssen genutzt werden. Die beiden Hälften kommen nacheinander: Die erste kann rutschen oder jemanden zurückschicken, bevor die zweite beginnt. Keine Hälfte holt eine Figur aus dem Start.
page-card-10 = Karte 10
    .picture = Mit einer 10 rückt die rote Figur von 20 auf 30 vor oder geht zurück auf 19.
    .text = Eine Figur rückt 10 vor oder geht 1 zurück. Kann keine 10 vorrücken, muss eine zurück.
page-card-11 = Karte 11
    .picture = Mit einer 11 tauscht die rote Figur auf 20 den Platz mit der gelben auf 40.
    .text =
        Eine Figur rückt 11 vor oder tauscht den Platz mit einer fremden Figur. Figuren im Start, in einer Sicherheitszone oder im Ziel können nicht tauschen. Wer dabei an den Anfang einer fremden Rutsche kommt, rutscht.

        Kann keine deiner Figuren 11 vorrücken, musst du nicht tauschen: Tippe auf „Nicht tauschen“.
page-card-sorry = Sorry!
    .picture = Mit Sorry! kommt eine rote Figur aus dem Start auf das Feld der gelben, die zurückfliegt.
    .text =
        Setz eine Figur aus deinem Start auf das Feld einer beliebigen fremden Figur. Die muss zurück in ihren Start: Sorry!

        Ist das möglich, musst du es tun.
page-end = Ende
    .text =
        Wer zuerst alle vier Figuren im Ziel hat, gewinnt sofort.

        Wer die anderen am häufigsten zurückgeschickt hat, zeigt sich am Ende ebenfalls.
page-questions = Häufige Fragen
    .text =
        - Muss ich mit einer 11 tauschen? Nur wenn du 11 vorrücken könntest und es nicht willst
        - Rutsche ich auf meiner eigenen Farbe? Nein
        - Müssen eigene Figuren auf einer Rutsche zurück? Ja
        - Kann ich rückwärts wieder aus der Sicherheitszone? Ja, und du musst es, wenn eine 4 oder eine 10 nichts anderes erlaubt
        - Zieht man nach einer 2, die nichts nützt, noch einmal? Ja
        - Sind die Karten fair? Sie kommen aus einem Stapel, der einmal gemischt und bis zum Ende ausgeteilt wird; die Stufen des Computers unterscheiden sich nur darin, wie sie wählen
page-variants = Andere Spielweisen
    .text =
        Unter „Neue Partie“ gibt es andere Regeln:

        - fünf Karten auf jeder Hand: Du wählst, welche du spielst, und ziehst dann eine nach; sitzen mehrere an einem Bildschirm, verdeckt ein Vorhang jede Hand
        - von jedem eine Figur von Anfang an außerhalb des Starts
        - zwei Teams, Rot und Gelb gegen Blau und Grün: Partner ziehen auch die Figuren des anderen
        - mehrere Runden, um Punkte
