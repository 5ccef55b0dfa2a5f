//! What Sorry! says. The wording is in the `.ftl` files beside this file.

use crate::game::seat::Seat;
use crate::games::sorry::Card;
use crate::games::sorry::track::{HOME, Place, SAFETY, START, Side, on_ring};
use crate::games::ui::{Arg, Phrase};
use crate::messages;
use crate::table::Colour;

/// What kind of place a pawn stands on; the wording selects by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// In Start.
    Start,
    /// A square of the ring, which has a number.
    Square,
    /// A square of a safety zone, which has a number.
    Safety,
    /// At Home.
    Home,
}

impl PlaceKind {
    /// The kind of a place, and its number among those of its kind.
    pub fn of(place: Place) -> (PlaceKind, u8) {
        match place {
            START => (PlaceKind::Start, 0),
            HOME => (PlaceKind::Home, 0),
            _ if on_ring(place) => (PlaceKind::Square, place as u8),
            _ => (PlaceKind::Safety, (place - SAFETY + 1) as u8),
        }
    }
}

impl From<PlaceKind> for Arg {
    fn from(kind: PlaceKind) -> Arg {
        match kind {
            PlaceKind::Start => "start",
            PlaceKind::Square => "square",
            PlaceKind::Safety => "safety",
            PlaceKind::Home => "home",
        }
        .into()
    }
}

/// The square to which a pawn slides, if it does; the wording selects by `none`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide(pub Option<Place>);

impl From<Slide> for Arg {
    fn from(slide: Slide) -> Arg {
        match slide.0 {
            Some(end) => end.into(),
            None => "none".into(),
        }
    }
}

/// A card is its number, or `sorry`.
impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        match card.name().parse::<u8>() {
            Ok(number) => number.into(),
            Err(_) => "sorry".into(),
        }
    }
}

/// A colour is its name in style sheets.
impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Colour::ALL[side as usize].into()
    }
}

messages! {
    /// What Sorry! says.
    pub enum Message in "sorry" {
        Name,
        Board,
        HomeLabel,
        Begins,
        StartWord,
        HomeWord,
        DrawWord,
        DiscardWord,
        CardsLeft,
        CardsOf { n: u8, all: u8 },
        CardsKind { card: Card, n: u8, all: u8 },
        CardFace { card: Card },
        // What to do
        Drawn { card: Card },
        Draw,
        Drawing,
        Choose { drawn: Phrase, n: usize },
        ChooseCard { n: usize },
        CardChosen { card: Card, n: usize },
        Nothing { drawn: Phrase, why: Phrase },
        MayKeep { drawn: Phrase, n: usize },
        NothingInHand,
        PutDown { card: Card },
        Aim,
        AimOne { what: Phrase },
        AimSplit { first: Phrase, second: Phrase },
        SplitNext { n: i8, left: i8 },
        SplitLast { what: Phrase, left: i8 },
        SplitLeft { n: i8 },
        AskEleven { whom: Seat },
        Over,
        // Buttons
        DrawButton,
        MoveButton,
        PassButton,
        KeepButton,
        ForwardButton,
        SwapButton,
        DiscardButton,
        // Spots
        SquareFree { n: u8 },
        SquarePawn { n: u8, who: Seat, colour: Side },
        SafetyFree { colour: Side, n: u8 },
        SafetyPawn { colour: Side, n: u8, who: Seat },
        StartSpot { colour: Side, n: usize },
        HomeSpot { colour: Side, n: usize },
        DeckSpot { n: u8 },
        DiscardSpot { n: u8, card: Card },
        DiscardEmpty,
        CardSpot { card: Card, n: u8 },
        // What a spot under the pointer leads to
        Leads { to: PlaceKind, n: u8, slide: Slide, hits: usize, hit: Seat },
        LeadsSwap { n: u8, whom: Seat, slide: Slide, other: Slide, hits: usize, hit: Seat },
        // Why a spot cannot be chosen
        DrawFirst,
        NotYourPawn { whom: Seat },
        NobodyHere { place: PlaceKind, n: u8 },
        NoWayThere { place: PlaceKind, n: u8 },
        InStart,
        NoStart,
        Beyond,
        OwnInTheWay,
        NoTarget,
        Arrived,
        NotThisCard,
        // What was played
        PlaysOut { who: Seat, card: Card, slide: Slide, hits: usize, hit: Seat },
        PlaysForward { who: Seat, card: Card, from: PlaceKind, from_n: u8, to: PlaceKind, to_n: u8, slide: Slide, hits: usize, hit: Seat },
        PlaysBack { who: Seat, card: Card, from: PlaceKind, from_n: u8, to: PlaceKind, to_n: u8, slide: Slide, hits: usize, hit: Seat },
        PlaysSplit { who: Seat, first: Phrase, second: Phrase },
        Half { from: PlaceKind, from_n: u8, to: PlaceKind, to_n: u8, slide: Slide, hits: usize, hit: Seat },
        PlaysSwap { who: Seat, from: u8, whom: Seat, to: u8, slide: Slide, other: Slide, hits: usize, hit: Seat },
        PlaysSorry { who: Seat, whom: Seat, to: u8, slide: Slide, hits: usize, hit: Seat },
        Passes { who: Seat, card: Card },
        Keeps { who: Seat },
        Draws { who: Seat, card: Card },
        DrawsHidden { who: Seat },
        Discards { who: Seat, card: Card },
        // What it brought
        HighlightSorry { whom: Seat },
        HighlightSent { who: Seat, whom: Seat },
        HighlightMany { who: Seat, n: usize },
        HighlightHome { who: Seat },
        HighlightAgain { who: Seat },
        HighlightRound { who: Seat },
        // What speaks for a move
        WhyOnly,
        WhyWins,
        WhyHits { whom: Seat },
        WhyHitsMore { n: u8 },
        WhyHome,
        WhyOut,
        WhySafety,
        WhyShortens { n: u8 },
        WhyGains { n: u8 },
        WhyEscapes,
        WhySlides { n: u8 },
        WhyNearer,
        WhyKeeps,
        WhyPutsDown,
        WhyLeastBad,
        // Seats and the end
        Note { n: usize },
        NotePoints { n: usize, home: usize },
        EndsHome { who: Seat },
        EndsTeam { who: Seat, whom: Seat },
        EndsPoints { who: Seat, n: u16 },
        PartHome,
        PartSent,
        PartLost,
        // The board as text
        TextPlace { place: PlaceKind, n: u8 },
        TextLine { colour: Side, places: String },
        TextCard { card: String },
        TextPile { cards: String },
    }
}
