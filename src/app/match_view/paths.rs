//! Every legal move as a path of spots, computed once a position: what may be touched next, and which move a choice comes to.

use crate::game::Turn;
use crate::games::ui::GameUi;

/// The legal moves of a position as a tree of the spots that make them.
pub struct Paths<G: GameUi> {
    root: Node<G>,
}

struct Node<G: GameUi> {
    next: Vec<(G::Spot, Node<G>)>,
    /// How many moves go through here, and the first of them.
    moves: usize,
    first: Option<G::Move>,
}

impl<G: GameUi> Node<G> {
    fn empty() -> Node<G> {
        Node {
            next: Vec::new(),
            moves: 0,
            first: None,
        }
    }

    fn insert(&mut self, path: &[G::Spot], m: G::Move) {
        self.moves += 1;
        self.first.get_or_insert(m);
        let Some((spot, rest)) = path.split_first() else {
            return;
        };
        // Moves that begin alike mostly follow each other, so the search begins at the end.
        let known = self.next.iter().rposition(|(other, _)| other == spot);
        let place = known.unwrap_or_else(|| {
            self.next.push((*spot, Node::empty()));
            self.next.len() - 1
        });
        self.next[place].1.insert(rest, m);
    }
}

impl<G: GameUi> Paths<G> {
    /// The moves of a position; while chance decides, only what is tapped to let it.
    pub fn of(position: &G) -> Paths<G> {
        let mut root = Node::empty();
        match position.turn() {
            Turn::Over(_) => (),
            Turn::Chance(_) => {
                let deck = position.draw_spot();
                root.next
                    .extend(deck.map(|spot| (spot, Node::<G>::empty())));
            }
            Turn::Seat(_) => {
                for m in position.moves() {
                    root.insert(&position.path(m), m);
                }
            }
        }
        Paths { root }
    }

    fn node(&self, touched: &[G::Spot]) -> Option<&Node<G>> {
        touched.iter().try_fold(&self.root, |node, spot| {
            let (_, next) = node.next.iter().find(|(other, _)| other == spot)?;
            Some(next)
        })
    }

    /// The spots that may be touched after these.
    pub fn next(&self, touched: &[G::Spot]) -> Vec<G::Spot> {
        let node = self.node(touched);
        node.map_or_else(Vec::new, |node| {
            node.next.iter().map(|(spot, _)| *spot).collect()
        })
    }

    /// The move that is chosen once all of its spots are touched.
    pub fn completed(&self, touched: &[G::Spot]) -> Option<G::Move> {
        let node = self.node(touched).filter(|node| node.next.is_empty())?;
        node.first.filter(|_| !touched.is_empty())
    }

    /// The only move that is left of what was chosen.
    pub fn only(&self, touched: &[G::Spot]) -> Option<G::Move> {
        let node = self.node(touched).filter(|node| node.moves == 1)?;
        node.first.filter(|_| !touched.is_empty())
    }
}
