## Score Four auf Deutsch. Jede Nachricht aus `message.rs` hat hier ihren Wortlaut, mit denselben Argumenten.

name = Score Four
board = Score-Four-Brett
begins = Wer anfängt, spielt Weiß.
# Die Farben der Kugeln auf einem Stab, eine nach der anderen
white = weiß
black = schwarz
peg-empty = { $peg }, leer; die nächste Kugel landet auf Ebene 1
peg-one = { $peg }, 1 Kugel: { $first }; die nächste Kugel landet auf Ebene 2
peg-two = { $peg }, 2 Kugeln: { $first }, { $second }; die nächste Kugel landet auf Ebene 3
peg-three = { $peg }, 3 Kugeln: { $first }, { $second }, { $third }; die nächste Kugel landet auf Ebene 4
peg-full = { $peg }, voll: { $first }, { $second }, { $third }, { $fourth }
over = Die Partie ist zu Ende.
drop =
    { $colour ->
        [white] Stecke eine weiße Kugel auf einen Stab. Vier in einer geraden Linie gewinnen, in jeder Richtung des Raums.
       *[black] Stecke eine schwarze Kugel auf einen Stab. Vier in einer geraden Linie gewinnen, in jeder Richtung des Raums.
    }
again = { $peg }: Die Kugel landet auf Ebene { $level }. Tippe noch einmal, um sie fallen zu lassen.
lands = Auf { $peg } landet die Kugel auf Ebene { $level }.
wins = { $peg } vollendet eine Linie!
blocks = { $peg } verhindert eine Linie von { $whom }.
full = Stab { $peg } ist voll: Auf ihn passen vier Kugeln.
drops = { $who } steckt eine Kugel auf { $peg }, Ebene { $level }.
note-white =
    { $n ->
        [one] Weiß, noch { $n } Kugel
       *[other] Weiß, noch { $n } Kugeln
    }
note-black =
    { $n ->
        [one] Schwarz, noch { $n } Kugel
       *[other] Schwarz, noch { $n } Kugeln
    }

## Wie es endete

ends-line = { $who } hat vier in einer Linie: { $lines }.
ends-full = Alle Stäbe sind voll, und es gibt keine Linie.
ends-both = Beide Farben haben eine Linie: { $lines }.
line =
    { $kind ->
        [row] { $cells }, Reihe
        [column] { $cells }, Spalte
        [vertical] { $cells }, senkrecht auf einem Stab
        [flat] { $cells }, flache Diagonale
        [upright] { $cells }, steigende Diagonale
       *[space] { $cells }, Raumdiagonale
    }
lines = { $first }; { $rest }
part-balls = Gespielte Kugeln
to-move =
    { $colour ->
        [white] Am Zug: Weiß
       *[black] Am Zug: Schwarz
    }

## Wie das Brett gesehen wird

level = Ebene { $n }
turn-left = Nach links drehen
turn-right = Nach rechts drehen
tilt-up = Von weiter oben sehen
tilt-down = Von weiter unten sehen
levels = Ebenen
threats = Drohungen
view = Ansicht des Bretts

## Die Regeln, Seite für Seite

page-aim = Ziel
    .picture = Weiß hat Kugeln auf A1, B2, C3 und D4, jede eine Ebene höher als die vorige: eine Linie durch den Raum.
    .text =
        Zwei spielen, Weiß gegen Schwarz, und stecken Kugeln auf sechzehn Stäbe. Wer zuerst vier Kugeln der eigenen Farbe in einer geraden Linie hat, gewinnt.

        Eine Linie kann über das Brett laufen, an einem Stab hinauf oder schräg durch den Raum.
page-turn = Ein Zug
    .picture = Weiß zeigt auf Stab C2, auf dem zwei Kugeln liegen: Die nächste landet auf Ebene 3.
    .text =
        Weiß beginnt. Abwechselnd steckt ihr je eine Kugel der eigenen Farbe auf einen Stab. Sie fällt auf den untersten freien Platz.

        Auf einen Stab passen vier Kugeln. Niemand darf passen, und keine Kugel wird je weggenommen.
page-rows = Reihen und Spalten
    .picture = Vier weiße Kugeln in Reihe A, alle auf Ebene 1.
    .text = Vier nebeneinander auf derselben Ebene: entlang eines Buchstabens oder einer Zahl, auf jeder der vier Ebenen. Es gibt 32 solche Linien.
page-peg = An einem Stab hinauf
    .picture = Vier schwarze Kugeln auf Stab B2.
    .text = Vier einer Farbe auf einem einzigen Stab: eine Linie für jeden der 16 Stäbe.
page-flat = Flache Diagonalen
    .picture = Weiß hat A1, B2, C3 und D4 auf Ebene 1.
    .text = Von Ecke zu Ecke auf einer Ebene: zwei Linien auf jeder der vier.
page-rising = Steigende Diagonalen
    .picture = Weiß steigt in Reihe A von Stab zu Stab eine Ebene höher.
    .text = Eine Treppe entlang einer Reihe oder Spalte: jede Kugel eine Ebene höher als die vorige. Es gibt 16 davon.
page-space = Durch den Raum
    .picture = Schwarz steigt von A4 nach D1, von der untersten zur obersten Ebene.
    .text = Von einer Ecke unten zur gegenüberliegenden Ecke oben, mitten hindurch: nur vier Linien, und die werden am leichtesten übersehen.
page-end = Ende
    .text =
        Die Partie ist sofort zu Ende, wenn eine Kugel eine Linie vollendet. Vollendet sie mehrere, werden alle gezeigt.

        Stecken alle 64 Kugeln auf den Stäben und gibt es keine Linie, endet die Partie unentschieden. Das kommt selten vor.

        Nach einer Partie spielt, wer verloren hat, in der nächsten Weiß.
page-seeing = Im Raum sehen
    .text =
        - das Brett drehen: zieh es, drücke Q und E oder nimm die runden Knöpfe
        - es kippen: zieh es auf und ab oder drücke W und S
        - die vier Ebenen nebeneinander sehen: der Knopf Ebenen oder L
        - die Plätze markieren, die eine Linie vollenden: der Knopf Drohungen oder T
page-places = Gute Plätze
    .text = Die vier Ecken und die vier Stäbe in der Mitte liegen auf mehr Linien als die anderen. Schau hin, bevor du steckst: Deine Kugel ist der Boden für die nächste.
