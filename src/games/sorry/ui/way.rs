//! What is drawn over the board while a move is being chosen: the way of a pawn, where it ends, and whom it sends back.

use super::geometry::{MIDDLE, Plan};
use super::pawn::{PawnFigure, colour_class};
use super::spot::Spot;
use super::travel::{ahead, behind};
use crate::app::match_view::BoardState;
use crate::games::sorry::pawns::Hit;
use crate::games::sorry::plays::Act;
use crate::games::sorry::track::{Place, Side};
use crate::games::sorry::{Move, Sorry};
use crate::games::ui::{PathData, Point, translate};
use leptos::prelude::*;

/// A pawn's way that is pointed at or chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Leg {
    /// Whose pawn it is.
    pub side: Side,
    /// From where.
    pub from: Place,
    /// Where it lands.
    pub to: Place,
    /// Where it slides to.
    pub slid: Option<Place>,
    /// Whom it sends back.
    pub hits: Vec<Hit>,
    /// How far, for its badge; 0 for flights.
    pub steps: i8,
    /// Is it settled, as the first half of a seven?
    pub settled: bool,
}

/// The ways to show.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Legs(pub Vec<Leg>);

impl Legs {
    /// What is settled, and then the one under the pointer or the only one there is; tracked.
    pub fn shown(board: BoardState<Sorry>) -> Legs {
        let is_picture = board.is_picture();
        if !board.live.get() && !is_picture {
            return Legs::default();
        }
        let touched = board.touched();
        let pointed = board.pointed.get();
        let pointed = pointed.filter(|spot| is_picture || board.is_open(*spot));
        let path: Vec<Spot> = touched.iter().copied().chain(pointed).collect();
        board.position.with(|g| g.legs(&touched, &path))
    }
}

impl Sorry {
    /// The ways that all moves share whose path begins with these spots, the first ones of which are touched.
    pub(super) fn legs(&self, touched: &[Spot], path: &[Spot]) -> Legs {
        if path.is_empty() {
            return Legs::default();
        }
        let moves = self.moves_along(path).into_iter();
        let acts = moves.filter_map(|m| match m {
            Move::Play(_, act) => Some(act),
            _ => None,
        });
        let acts: Vec<Act> = acts.collect();
        let has_target = self.after_card(path).len() >= 2;
        let act = match acts[..] {
            [act] => act,
            [Act::Split(first, _), ..] if has_target => Act::Go(first),
            [act @ Act::Go(_), ..] if has_target => act,
            _ => return Legs::default(),
        };
        let settled = self.after_card(touched).len() / 2;
        let steps = match act {
            Act::Go(walk) => vec![walk.steps],
            Act::Split(first, second) => vec![first.steps, second.steps],
            _ => Vec::new(),
        };
        let legs = self
            .parts(act)
            .into_iter()
            .enumerate()
            .map(|(i, part)| Leg {
                side: part.side,
                from: part.from,
                to: part.to,
                slid: part.trail.slid,
                hits: part.hits().collect(),
                steps: steps.get(i).copied().unwrap_or_default(),
                settled: i < settled,
            });
        Legs(legs.collect())
    }
}

impl Leg {
    fn place(&self, plan: Plan, place: Place) -> Point {
        plan.place(Spot::of(self.side, place))
    }

    /// The line along a pawn's way, hop by hop.
    fn line(&self, plan: Plan) -> String {
        let place = |at: Place| self.place(plan, at);
        if self.steps == 0 {
            return flight(place(self.from), place(self.to));
        }
        let mut line = PathData::default();
        line.stroke('M', &[place(self.from)]);
        let mut here = self.from;
        for _ in 0..self.steps.abs() {
            let next = match self.steps {
                1.. => ahead(self.side, here),
                _ => behind(self.side, here),
            };
            let ((x, y), (nx, ny)) = (place(here), place(next));
            // To the right of the way, which is the inside of the ring.
            let (right, down) = ((y - ny) * 6 / 10, (nx - x) * 6 / 10);
            let bow = ((x + nx) / 2 + right, (y + ny) / 2 + down);
            line.stroke('Q', &[bow, (nx, ny)]);
            here = next;
        }
        if let Some(end) = self.slid {
            line.stroke('L', &[place(end)]);
        }
        line.into_string()
    }
}

/// Through the air, bent towards the middle.
fn flight(from: Point, to: Point) -> String {
    let bend = |a: i32, b: i32| (a + b) * 3 / 8 + MIDDLE / 4;
    let mut line = PathData::default();
    line.stroke('M', &[from]);
    line.stroke('Q', &[(bend(from.0, to.0), bend(from.1, to.1)), to]);
    line.into_string()
}

/// Below the pawns: ways, and the squares where somebody is hit.
#[component]
pub fn WaysBelow(
    /// Where everything lies.
    plan: Memo<Plan>,
    /// The ways to show.
    legs: Memo<Legs>,
) -> impl IntoView {
    let way = |plan: Plan, leg: Leg| {
        let line = leg.line(plan);
        let flashes = leg.hits.iter().map(|hit| {
            let place = plan.place(Spot::of(hit.side, hit.from));
            view! { <use class="s-flash" href="#s-burst" style:transform=translate(place) /> }
        });
        view! {
            <path class="s-case" d=line.clone() />
            <path class="s-hop" class:s-maybe=!leg.settled d=line />
            {flashes.collect_view()}
        }
    };
    move || {
        let (plan, Legs(legs)) = (plan.get(), legs.get());
        legs.into_iter().map(|leg| way(plan, leg)).collect_view()
    }
}

/// Above the pawns: where the pawn will stand, who flies back, how far; and which pawn is chosen.
#[component]
pub fn WaysAbove(
    /// Where everything lies.
    plan: Memo<Plan>,
    /// The ways to show.
    legs: Memo<Legs>,
    /// Where the pawn stands that is chosen and now needs a square.
    chosen: Memo<Option<Spot>>,
) -> impl IntoView {
    let ends = move || {
        let (plan, Legs(legs)) = (plan.get(), legs.get());
        let ends = legs.into_iter().map(|leg| view! { <WayEnd plan leg /> });
        ends.collect_view()
    };
    let picked = move || {
        let on_square = |spot: &Spot| !matches!(spot, Spot::Start(_) | Spot::Home(_));
        let place = plan.get().place(chosen.get().filter(on_square)?);
        Some(view! { <circle class="s-pick" r=52 style:transform=translate(place) /> })
    };
    view! {
        {ends}
        {picked}
    }
}

/// Where one way ends.
#[component]
fn WayEnd(plan: Plan, leg: Leg) -> impl IntoView {
    let flights = leg.hits.iter().map(|hit| {
        let from = plan.place(Spot::of(hit.side, hit.from));
        let line = flight(from, plan.place(Spot::Start(hit.side)));
        view! { <path class="s-fly" d=line /> }
    });
    let flights = flights.collect_view();
    let end = leg.place(plan, leg.slid.unwrap_or(leg.to));
    let (x, y) = leg.place(plan, leg.to);
    let badge = (leg.steps != 0).then(|| {
        view! {
            <g class="s-badge" style:transform=translate((x + 40, y - 44))>
                <circle r=30 />
                <text>{leg.steps.abs()}</text>
            </g>
        }
    });
    view! {
        {flights}
        <g class=format!("pawn s-ghost {}", colour_class(leg.side)) style:transform=translate(end)>
            <PawnFigure side=leg.side />
            <circle class="s-gh" r=44 />
        </g>
        {badge}
    }
}
