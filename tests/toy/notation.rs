//! The text of the made-up game, both ways.

use super::*;

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len() == 0 {
            return f.write_str("-");
        }
        (0..3).try_for_each(|kind| f.write_str(&["a", "b", "c"][kind].repeat(self.0[kind].into())))
    }
}

impl FromStr for Cards {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Cards, ParseError> {
        let mut cards = Cards::default();
        if text == "-" {
            return Ok(cards);
        }
        // No more than there are: a number that runs over is no position.
        if text.len() > DECK.len().into() {
            return Err(ParseError::new("so many cards", text));
        }
        for letter in text.chars() {
            cards.0[read_kind(&letter.to_string())?] += 1;
        }
        Ok(cards)
    }
}

fn read_kind(text: &str) -> Result<usize, ParseError> {
    let kind = ["a", "b", "c"].iter().position(|kind| *kind == text);
    kind.ok_or_else(|| ParseError::new("a card", text))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(kind) => write!(f, "+{}", ["a", "b", "c"][*kind]),
            Move::Show(kind) => f.write_str(["a", "b", "c"][*kind]),
            Move::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        match text.strip_prefix('+') {
            Some(card) => Ok(Move::Take(read_kind(card)?)),
            None if text == "end" => Ok(Move::End),
            None => Ok(Move::Show(read_kind(text)?)),
        }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Choice::write(Toy::CHOICES, &[self.hand, self.trump], f)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        let unknown = |key: &str, _: &str| Err(ParseError::new("an option", key));
        let chosen = Choice::read(Toy::CHOICES, text, unknown)?;
        Ok(Options {
            hand: chosen[0],
            trump: chosen[1],
        })
    }
}

impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "deck {} trump {}",
            self.deck,
            ["a", "b", "c"][self.trump]
        )?;
        for (seat, hand) in self.hands.iter() {
            writeln!(f, "{seat} {hand} {}", self.points[seat])?;
        }
        match self.stage {
            Stage::Deal(seat, left) => write!(f, "deal {seat} {left}"),
            Stage::Act(seat) => write!(f, "act {seat}"),
            Stage::Shown(seat) => write!(f, "shown {seat}"),
            Stage::Draw(seat) => write!(f, "draw {seat}"),
            Stage::Over => f.write_str("over"),
        }
    }
}

impl FromStr for Toy {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Toy, ParseError> {
        let unreadable = || ParseError::new("a position of the toy", text.trim());
        let lines = text.lines().map(|line| line.split_whitespace().collect());
        let lines: Vec<Vec<&str>> = lines.filter(|line: &Vec<&str>| !line.is_empty()).collect();
        let [first, seats @ .., last] = &lines[..] else {
            return Err(unreadable());
        };
        let ["deck", deck, "trump", trump] = first[..] else {
            return Err(unreadable());
        };
        let deck: Cards = deck.parse()?;
        let (mut hands, mut points) = (Vec::new(), Vec::new());
        for (i, line) in seats.iter().enumerate() {
            let [seat, hand, won] = line[..] else {
                return Err(unreadable());
            };
            if seat != (i + 1).to_string() {
                return Err(unreadable());
            }
            hands.push(hand.parse::<Cards>()?);
            points.push(won.parse::<i32>().map_err(|_| unreadable())?);
        }
        let stage = match last[..] {
            ["deal", seat, left] => {
                Stage::Deal(seat.parse()?, left.parse().map_err(|_| unreadable())?)
            }
            ["act", seat] => Stage::Act(seat.parse()?),
            ["shown", seat] => Stage::Shown(seat.parse()?),
            ["draw", seat] => Stage::Draw(seat.parse()?),
            ["over"] => Stage::Over,
            _ => return Err(unreadable()),
        };
        let sound = match stage {
            Stage::Deal(seat, left) => {
                (1..=deck.len()).contains(&left) && seat.index() < hands.len()
            }
            Stage::Draw(seat) => deck.len() > 0 && seat.index() < hands.len(),
            Stage::Act(seat) | Stage::Shown(seat) => seat.index() < hands.len(),
            Stage::Over => deck.len() == 0,
        };
        if !sound || !(2..=4).contains(&hands.len()) {
            return Err(unreadable());
        }
        Ok(Toy {
            trump: read_kind(trump)?,
            deck,
            hands: PerSeat::of(hands),
            points: PerSeat::of(points),
            stage,
        })
    }
}
