//! The cards.

/// A kind of card, by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card(pub u8);

/// So many kinds there are.
pub const KINDS: usize = 11;
/// How many of each kind: a whole deck (R1).
pub const DECK: Cards = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];
/// How many of each kind lie somewhere: a deck has no order, only odds.
pub type Cards = [u8; KINDS];

const NAMES: [&str; KINDS] = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "S"];

/// Each kind with its name and how many there are of it.
pub const NAMED_DECK: [(&str, u8); KINDS] = {
    let mut deck = [("", 0); KINDS];
    let mut kind = 0;
    while kind < KINDS {
        deck[kind] = (NAMES[kind], DECK[kind]);
        kind += 1;
    }
    deck
};

impl Card {
    /// All kinds.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// A kind by its name.
    pub fn named(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }

    /// The two: whoever plays it goes on.
    pub const TWO: Card = Card(1);
    /// The four: backward.
    pub const FOUR: Card = Card(3);
    /// The seven, which can be split.
    pub const SEVEN: Card = Card(5);
    /// The ten: forward, or one back.
    pub const TEN: Card = Card(7);
    /// The eleven: forward, or change places.
    pub const ELEVEN: Card = Card(8);
    /// Sorry!
    pub const SORRY: Card = Card(10);

    /// How far it leads forward.
    pub fn forward(self) -> Option<i8> {
        [1, 2, 3, 0, 5, 7, 8, 10, 11, 12, 0]
            .get(usize::from(self.0))
            .copied()
            .filter(|steps| *steps > 0)
    }

    /// How far it leads back.
    pub fn backward(self) -> Option<i8> {
        match self {
            Card::FOUR => Some(4),
            Card::TEN => Some(1),
            _ => None,
        }
    }

    /// Does it bring a pawn out of Start?
    pub fn starts(self) -> bool {
        self.0 < 2
    }
}
