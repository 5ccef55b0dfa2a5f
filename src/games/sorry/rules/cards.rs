//! The cards: their kinds, how many there are of each, and what they allow («Deck», «The cards»).

/// A kind of card, by its index in the list of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card(pub u8);

/// How many kinds there are.
pub const KINDS: usize = 11;
/// How many cards of each kind some pile or hand has; it has no order.
pub type Cards = [u8; KINDS];
/// The whole deck (R1).
pub const DECK: Cards = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];

const NAMES: [&str; KINDS] = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "S"];
/// How far each kind leads forward; 0, if it does not.
const FORWARD: [i8; KINDS] = [1, 2, 3, 0, 5, 7, 8, 10, 11, 12, 0];

/// Each kind's name and how many the deck has of it.
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
    /// The one.
    pub const ONE: Card = Card(0);
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

    /// All kinds.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// Its index in `Cards`.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// How far it leads forward.
    pub fn forward(self) -> Option<i8> {
        let steps = FORWARD[self.index()];
        (steps > 0).then_some(steps)
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
        matches!(self, Card::ONE | Card::TWO)
    }
}
