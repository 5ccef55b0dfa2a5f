## Mancala auf Deutsch. Jede Nachricht aus `message.rs` hat hier ihren Wortlaut, mit denselben Argumenten.

name = Mancala
board = Mancala-Brett
store-label = Speicher
row-note = Reihe { $n }
choose = Wähle eine deiner Mulden: Ihre Steine werden einzeln ausgesät.
choose-or-swap = Säe eine Mulde aus oder tausche die Seite mit { $who }.
swap = Seiten tauschen
over = Die Partie ist zu Ende.
pit =
    { $n ->
        [one] Mulde { $pit } von { $who }, { $n } Stein
       *[other] Mulde { $pit } von { $who }, { $n } Steine
    }
store =
    { $n ->
        [one] Speicher von { $who }, { $n } Stein
       *[other] Speicher von { $who }, { $n } Steine
    }
empty-pit = Mulde { $pit } ist leer. Wähle eine Mulde mit Steinen.
not-yours = Diese Mulde gehört { $who }. Wähle eine aus deiner eigenen Reihe.
not-a-pit = Steine im Speicher bleiben dort. Wähle eine deiner Mulden.
no-swap = Die Seiten können nur einmal getauscht werden, nach dem ersten Zug.

## Wohin die Mulde unter dem Zeiger führt

ahead-one =
    { $place ->
        [own-pit] Mulde { $pit }: Der eine Stein fällt in deine Mulde { $last }.
        [store] Mulde { $pit }: Der eine Stein fällt in deinen Speicher.
       *[other-pit] Mulde { $pit }: Der eine Stein fällt in Mulde { $last } von { $owner }.
    }
ahead =
    { $place ->
        [own-pit] Mulde { $pit }: Der letzte von { $n } Steinen fällt in deine Mulde { $last }.
        [store] Mulde { $pit }: Der letzte von { $n } Steinen fällt in deinen Speicher.
       *[other-pit] Mulde { $pit }: Der letzte von { $n } Steinen fällt in Mulde { $last } von { $owner }.
    }
ahead-again = Mulde { $pit }: Der letzte Stein fällt in deinen Speicher, und du säst noch einmal.
ahead-takes =
    { $taken ->
        [one] Mulde { $pit }: Der letzte Stein fängt { $taken } Stein.
       *[other] Mulde { $pit }: Der letzte Stein fängt { $taken } Steine.
    }
ahead-ends = Mulde { $pit } beendet die Partie.
tag-again = nochmal
tag-takes = +{ $n }
tag-ends = Ende

## Was gespielt wurde

sows =
    { $place ->
        [store] { $who } sät { $n } Steine aus Mulde { $pit }, den letzten in den Speicher.
       *[other] { $who } sät { $n } Steine aus Mulde { $pit }, den letzten in Mulde { $last } von { $owner }.
    }
sows-one =
    { $place ->
        [store] { $who } legt den einen Stein aus Mulde { $pit } in den Speicher.
       *[other] { $who } legt den einen Stein aus Mulde { $pit } in Mulde { $last } von { $owner }.
    }
swaps = { $who } tauscht die Seite mit { $whom }.
again = { $who } sät noch einmal
takes =
    { $n ->
        [one] { $who } fängt { $n } Stein
       *[other] { $who } fängt { $n } Steine
    }
sweeps =
    { $n ->
        [one] { $who } bekommt den letzten Stein
       *[other] { $who } bekommt die letzten { $n } Steine
    }

## Wie es endete

ends-empty =
    { $n ->
        [one] { $who } hat keine Steine mehr; { $whom } behält den letzten.
       *[other] { $who } hat keine Steine mehr; { $whom } behält die übrigen { $n }.
    }
ends-empty-both = Alle Mulden sind leer.
ends-empty-other = { $who } hat keine Steine mehr und bekommt die übrigen { $n }.
ends-empty-none =
    { $n ->
        [one] { $who } hat keine Steine mehr; der letzte zählt für niemanden.
       *[other] { $who } hat keine Steine mehr; die übrigen { $n } zählen für niemanden.
    }
part-store = Im Speicher
part-left = In eigenen Mulden übrig
part-swept = Übrig geblieben

## Was vor einer Partie gewählt wird

choice-stones = Steine je Mulde
choice-stones-4 = 4
    .means = Das übliche Spiel, etwa zehn Minuten.
choice-stones-3 = 3
    .means = Ein kurzes Spiel.
choice-stones-5 = 5
    .means = Ein längeres Spiel.
choice-stones-6 = 6
    .means = Das längste Spiel.
choice-capture = Fangen
choice-capture-nonempty = Wenn gegenüber Steine liegen
    .means = Ein letzter Stein in einer eigenen leeren Mulde fängt die Mulde gegenüber, wenn dort Steine liegen.
choice-capture-empty = Immer
    .means = Ein letzter Stein in einer eigenen leeren Mulde kommt in den Speicher, auch wenn gegenüber nichts liegt.
choice-capture-none = Nie
    .means = Steine werden nie gefangen.
choice-end = Ende
choice-end-either = Eine Reihe ist leer
    .means = Die Partie endet, sobald eine der Reihen leer ist.
choice-end-turn = Nichts zu säen
    .means = Die Partie endet, wenn wer am Zug ist nichts zu säen hat.
choice-sweep = Übrige Steine
choice-sweep-owner = An ihren Besitzer
    .means = Steine, die am Ende übrig sind, bekommt, auf wessen Seite sie liegen.
choice-sweep-opponent = An die leere Reihe
    .means = Steine, die am Ende übrig sind, bekommt, wessen Reihe leer ist.
choice-sweep-none = An niemanden
    .means = Steine, die am Ende übrig sind, zählen für niemanden.
choice-pie = Seitentausch
choice-pie-off = Nein
    .means = Alle behalten ihre Seite.
choice-pie-on = Einmal
    .means = Nach dem ersten Zug darf, wer als Zweiter dran ist, die Seite tauschen: Das macht den Anfang gerecht.
choice-start = Anfang
choice-start-even = Gleich
    .means = In jeder Mulde gleich viele Steine.
choice-start-fair1 = Fair A
    .means = Ein Stein ist versetzt, so dass keine Seite vorn liegt: von Mulde 1 nach Mulde 3.
choice-start-fair2 = Fair B
    .means = Ein Stein ist versetzt, so dass keine Seite vorn liegt: von Mulde 5 nach Mulde 3.
choice-start-fair3 = Fair C
    .means = Ein Stein ist versetzt, so dass keine Seite vorn liegt: aus der fernen Reihe nach Mulde 3.

## Die Regeln, Seite für Seite

page-aim = Ziel
    .picture = Das Brett zu Beginn: vier Steine in jeder der zwölf Mulden, beide Speicher leer.
    .text =
        Zwei spielen auf einem Brett mit zwei Reihen zu sechs Mulden. Die Reihe vor dir gehört dir, ebenso der lange Speicher zu deiner Rechten.

        Wer am Ende mehr Steine in seinem Speicher hat, gewinnt. Bei gleich vielen ist es unentschieden.
page-sowing = Säen
    .picture = Vier Steine aus Mulde 6: einer fällt in den Speicher, drei in die ersten Mulden der fernen Reihe.
    .text =
        Bist du dran, wähle eine deiner Mulden, in der Steine liegen. Alle werden herausgenommen und einzeln in die folgenden Mulden gesät, gegen den Uhrzeigersinn.

        Dein eigener Speicher bekommt einen Stein, wenn du vorbeikommst; der fremde wird immer übersprungen. Dann ist der andere dran.
page-again = Noch einmal säen
    .picture = Vier Steine aus Mulde 3 reichen genau bis in den Speicher.
    .text =
        Fällt dein letzter Stein in deinen eigenen Speicher, säst du noch einmal, so oft es dir gelingt.

        Danach zu suchen lohnt sich am meisten: die Mulde neben dem Speicher mit einem Stein, die davor mit zweien und so weiter.
page-capturing = Fangen
    .picture = Der eine Stein aus Mulde 3 fällt in die leere Mulde 4; gegenüber liegen sechs: Sieben Steine sind gefangen.
    .text =
        Fällt dein letzter Stein in eine leere Mulde deiner eigenen Reihe, und in der Mulde gegenüber liegen Steine, dann fängst du: Dieser Stein und alle gegenüber kommen in deinen Speicher.

        Ist die Mulde gegenüber leer, geschieht nichts, und der Stein bleibt liegen.
page-round = Einmal ganz herum
    .text =
        Eine Mulde mit vielen Steinen kann rund um das ganze Brett gesät werden. Die Mulde, aus der sie kamen, bekommt dabei wieder einen Stein wie jede andere.

        Bei genau dreizehn Steinen kommt der letzte in die Mulde zurück, aus der er kam, und fängt.
page-end = Ende
    .picture = Der letzte Stein der nahen Reihe kommt in den Speicher; die sechs Steine der fernen Reihe bekommt, wer dort sitzt.
    .text =
        Die Partie endet, wenn nach einem Zug eine der beiden Reihen leer ist. Wer als Nächstes dran wäre, spielt keine Rolle.

        Die Steine, die noch in einer Reihe liegen, kommen in den Speicher dessen, dem sie gehört. Dann werden die Speicher verglichen.

        Hast du mehr als die Hälfte der Steine, kannst du nicht mehr verlieren, aber es wird zu Ende gespielt. Du darfst jederzeit aufgeben; das zählt als Niederlage.
page-variants = Andere Spielweisen
    .text =
        Unter „Neue Partie“ gibt es andere Regeln:

        - drei, fünf oder sechs Steine je Mulde
        - immer fangen oder nie
        - die Partie endet erst, wenn wer am Zug ist nichts zu säen hat
        - übrige Steine bekommt der andere oder niemand
        - wer als Zweiter dran ist, darf nach dem ersten Zug einmal die Seite tauschen
        - ein gerechter Anfang mit einem versetzten Stein: Spielen beide perfekt, endet es unentschieden
