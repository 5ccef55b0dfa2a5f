//! Whether the computer takes a draw that is offered.

use super::Thought;

/// Who stands no better than this takes a draw late in the game. An even game is found to be a little above or below a half.
const EVEN: f32 = 0.505;
/// Who stands as badly as this takes it at any time.
const BEHIND: f32 = 0.4;
/// Before so many decisions an even game has only begun.
const LONG: usize = 40;

/// Does the computer take a draw after so many decisions? What was found is for the side that offers: the one to move.
pub fn takes_draw(found: &Thought, played: usize) -> bool {
    let own = 1.0 - found.worth;
    own <= BEHIND || own <= EVEN && played >= LONG
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_by_whoever_does_not_stand_better() {
        let found = |worth| Thought {
            chosen: String::new(),
            worth,
            margin: None,
            depth: 1,
            nodes: 1,
        };
        for worth in [0.5, 0.498, 0.6, 1.0] {
            assert!(takes_draw(&found(worth), LONG), "{worth} for who offers");
        }
        for worth in [0.0, 0.3, 0.48] {
            assert!(!takes_draw(&found(worth), LONG), "{worth} for who offers");
        }
        assert!(!takes_draw(&found(0.5), 0), "it has only begun");
        assert!(takes_draw(&found(0.7), 0), "and is as good as over");
    }
}
