//! The text of moves and positions, both ways.
//!
//! ```text
//! 7  W--------.--------B       the board, White's side below
//!    |        |        |
//!    …
//!    A  B  C  D  E  F  G
//! white to move hand=3:2       men in hand, White's and Black's; absent: none
//! owed=1 board=six …           whatever else is not standard
//! earlier=W.B…:W,…             positions since the last removal, as the short form writes them
//! ```
//!
//! A reader needs no line ends. It also takes the short form: the points in the order of their names, who acts, both hands, and
//! `x` if a removal is owed: `........................ W 9 9 -`.

use super::net::{MOST, Net, Points};
use super::options::{CHOICES, Options};
use super::{Morris, Move, Name, Side, Snapshot};
use crate::game::{Choice, Unreadable};
use crate::text;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

/// More earlier positions than any option lets come about; without quiet turns a match ends by repetition long before.
const MOST_EARLIER: usize = 2_000;

impl Move {
    fn text(self) -> String {
        let (first, mark, second) = match self {
            Move::Place(at) => ("", at, None),
            Move::Slide(from, to) => ("", from, Some(to)),
            Move::Remove(at) => ("x", at, None),
        };
        let mut told = String::from(first);
        push_name(&mut told, mark);
        if let Some(to) = second {
            told.push('-');
            push_name(&mut told, to);
        }
        told
    }
}

/// Writes the name of a point.
pub(super) fn push_name(text: &mut String, name: Name) {
    text.extend(name.map(char::from));
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let is_name = |name: Name| matches!(name, [b'A'..=b'G', b'1'..=b'7']);
        let read = match *text.as_bytes() {
            [a, b] => Some((Move::Place([a, b]), [a, b])),
            [b'x', a, b] => Some((Move::Remove([a, b]), [a, b])),
            [a, b, b'-', c, d] if is_name([a, b]) => Some((Move::Slide([a, b], [c, d]), [c, d])),
            _ => None,
        };
        match read {
            Some((m, name)) if is_name(name) => Ok(m),
            _ => Err(Unreadable::new("a move like D2, D2-D3 or xF4", text)),
        }
    }
}

impl Snapshot {
    fn letter(&self, point: u8) -> char {
        let holds = |side: &Side| self.men[*side as usize] & 1 << point != 0;
        match Side::BOTH.into_iter().find(holds) {
            Some(side) => side.letter(),
            None => '.',
        }
    }

    /// Puts the next man on the board that is read, or leaves a point free. False, if this is neither.
    fn put(&mut self, point: u8, letter: char) -> bool {
        for side in Side::BOTH {
            if letter == side.letter() && usize::from(point) < MOST {
                self.men[side as usize] |= 1 << point;
                return true;
            }
        }
        letter == '.'
    }

    /// Reads points in the order of their names.
    fn read(net: Net, men: &str, to_act: Side) -> Option<Snapshot> {
        let mut read = Snapshot {
            men: [0; 2],
            to_act,
        };
        let mut point = 0;
        for letter in men.chars() {
            if !read.put(point, letter) {
                return None;
            }
            point += 1;
        }
        (point == net.size()).then_some(read)
    }
}

/// The drawing of a board: a line of letters for each line of text.
fn drawing(position: &Morris) -> Vec<Vec<char>> {
    let net = position.net();
    let side = usize::from(net.side());
    let mut drawn = vec![vec![' '; 3 * side + 1]; 2 * side];
    let place = |point: u8| {
        let (column, row) = net.place(point);
        let (column, row) = (usize::from(column), usize::from(row));
        (3 + 3 * column, 2 * (side - 1 - row))
    };
    for (from, to) in net.lines() {
        let ((x, y), (to_x, to_y)) = (place(from), place(to));
        let lengths = (x.abs_diff(to_x), y.abs_diff(to_y));
        let mark = match lengths {
            (_, 0) => '-',
            (0, _) => '|',
            _ if (x < to_x) == (y < to_y) => '\\',
            _ => '/',
        };
        // Slanted lines go three letters aside for two lines of text.
        let steps = if mark == '-' { lengths.0 } else { lengths.1 };
        for i in 1..steps {
            let along = |a: usize, b: usize| {
                if a < b {
                    a + (b - a) * i / steps
                } else {
                    a - (a - b) * i / steps
                }
            };
            drawn[along(y, to_y)][along(x, to_x)] = mark;
        }
    }
    for point in 0..net.size() {
        let (x, y) = place(point);
        drawn[y][x] = position.now.letter(point);
    }
    for i in 0..side {
        drawn[2 * (side - 1 - i)][0] = char::from(b'1' + i as u8);
        drawn[2 * side - 1][3 + 3 * i] = char::from(b'A' + i as u8);
    }
    drawn
}

impl fmt::Display for Morris {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = String::new();
        for line in drawing(self) {
            let line: String = line.into_iter().collect();
            told += line.trim_end();
            told.push('\n');
        }
        told += self.to_act().name();
        told += " to move";
        self.push_facts(&mut told);
        f.write_str(&told)
    }
}

impl Morris {
    /// Writes whatever the board does not show and is not standard.
    fn push_facts(&self, told: &mut String) {
        let mut fact = |key: &str, value: &str| {
            for part in [" ", key, "=", value] {
                told.push_str(part);
            }
        };
        if !self.placed() {
            fact("hand", &text::list(&self.hand, ':'));
        }
        if self.owed > 0 {
            fact("owed", &text::told(self.owed.into()));
        }
        for (choice, chosen) in CHOICES.iter().zip(self.options.chosen()) {
            if chosen > 0 {
                fact(choice.key, choice.values[chosen]);
            }
        }
        let mut mark = "\nearlier=";
        for then in &self.earlier {
            told.push_str(mark);
            told.extend((0..self.net().size()).map(|point| then.letter(point)));
            told.push(':');
            told.push(then.to_act.letter());
            mark = ",";
        }
    }

    /// Why no play can lead to such a position, if none can.
    fn nonsense(&self) -> Option<&'static str> {
        let [white, black] = self.now.men;
        let most = self.net().men();
        let [over_white, over_black] = Side::BOTH
            .map(|side| self.men(side).count_ones() + u32::from(self.hand(side)) > most.into());
        let side = self.to_act();
        if over_white || over_black {
            Some("no more men than each player has")
        } else if !self.options.ends() {
            Some("rules by which it can end")
        } else if self.owed > 0
            && (self.net().in_mills(self.men(side)) == 0 || self.men(side.other()) == 0)
        {
            Some("a mill, and a man to remove")
        } else if self.owed > 2 || u32::from(self.owed) > (white | black).count_ones() {
            Some("at most two removals owed")
        } else if !self.earlier.is_empty() && !self.placed() {
            Some("all men placed before positions can recur")
        } else {
            None
        }
    }
}

/// Reads the drawn board: men and free points from the top left on, until the letters of the columns begin.
fn read_drawn(words: &mut SplitWhitespace<'_>) -> Option<(Net, [Points; 2])> {
    let mut letters = Vec::new();
    for word in words.by_ref() {
        if word == "A" {
            break;
        }
        letters.extend(
            word.chars()
                .filter(|letter| matches!(letter, 'W' | 'B' | '.')),
        );
    }
    let net = match letters.len() {
        16 => Net::Six,
        24 => Net::Nine,
        _ => return None,
    };
    for _ in 1..net.side() {
        words.next()?;
    }
    let mut read = Snapshot {
        men: [0; 2],
        to_act: Side::White,
    };
    for (point, letter) in net.read().into_iter().zip(letters) {
        read.put(point, letter);
    }
    Some((net, read.men))
}

impl FromStr for Morris {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Morris, Unreadable> {
        let unreadable = |wanted| Unreadable::new(wanted, text.trim());
        let mut words = text.split_whitespace();
        let first = words.clone().next().unwrap_or_default();
        let is_short = matches!(first.len(), 16 | 24);
        let (mut net, mut men) = (Net::Nine, [0; 2]);
        if is_short {
            words.next();
            if first.len() == 16 {
                net = Net::Six;
            }
        } else {
            (net, men) = read_drawn(&mut words).ok_or_else(|| unreadable("a board of Morris"))?;
        }
        let whose = words.next().unwrap_or_default();
        let to_act = Side::read(whose).ok_or_else(|| unreadable("white or black to move"))?;
        let mut position = Morris {
            now: Snapshot { men, to_act },
            hand: [0; 2],
            owed: 0,
            earlier: Vec::new(),
            options: Options::default(),
        };
        if is_short {
            position.now = Snapshot::read(net, first, to_act)
                .ok_or_else(|| unreadable("W, B or a dot for each point"))?;
            let mut hand = || words.next().and_then(text::count);
            let (Some(white), Some(black)) = (hand(), hand()) else {
                return Err(unreadable("men in hand"));
            };
            position.hand = [white, black].map(|men| men.min(255) as u8);
            position.owed = match words.next() {
                Some("x") => 1,
                Some("-") => 0,
                _ => return Err(unreadable("x or - for a removal")),
            };
        } else if (words.next(), words.next()) != (Some("to"), Some("move")) {
            return Err(unreadable("a side to move"));
        }
        // Read when the board is known.
        let mut earlier = String::new();
        let chosen = Choice::read_words(CHOICES, words, &mut |key, value| {
            let unknown = || Unreadable::new("a fact of a position", key);
            match key {
                "hand" => {
                    let hand = text::numbers(value, ':').ok_or_else(unknown)?;
                    position.hand = hand.try_into().map_err(|_| unknown())?;
                }
                "owed" => position.owed = text::count(value).ok_or_else(unknown)?.min(9) as u8,
                "earlier" => earlier = value.to_owned(),
                _ => return Err(unknown()),
            }
            Ok(())
        })?;
        position.options = Options::from_chosen(&chosen);
        if position.net().size() != net.size() {
            return Err(unreadable("the board that is drawn"));
        }
        for then in earlier.split(',').filter(|then| !then.is_empty()) {
            let (men, whose) = then.split_once(':').unwrap_or_default();
            let read = Side::read(whose).and_then(|side| Snapshot::read(net, men, side));
            position
                .earlier
                .push(read.ok_or_else(|| Unreadable::new("an earlier position", then))?);
        }
        match position.nonsense() {
            _ if position.earlier.len() > MOST_EARLIER => {
                Err(unreadable("fewer earlier positions"))
            }
            None => Ok(position),
            Some(wanted) => Err(unreadable(wanted)),
        }
    }
}
