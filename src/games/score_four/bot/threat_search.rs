//! Threat search: the side to move makes nothing but threats, each of which leaves the other side a single reply. Few moves are
//! looked at, and so very long sequences are found.

use super::position::{LineTable, Outlook, Position, cell_numbers};

/// After how many balls the side to move wins by a sequence of threats, if it does. `nodes` is what may still be searched.
pub fn threat_win(
    lines: &LineTable,
    position: &Position,
    outlook: Outlook,
    nodes: &mut u64,
) -> Option<i32> {
    let moves = match outlook {
        Outlook::Decided(balls) => return (balls > 0).then_some(balls),
        Outlook::Forced(cell) => cell,
        Outlook::Open(safe) => safe,
    };
    for cell in cell_numbers(moves) {
        if *nodes == 0 {
            return None;
        }
        *nodes -= 1;
        let after = lines.after(position, 1 << cell);
        match after.outlook() {
            Outlook::Decided(balls @ ..0) => return Some(1 - balls),
            Outlook::Forced(reply) => {
                let next = lines.after(&after, reply);
                if let Some(balls) = threat_win(lines, &next, next.outlook(), nodes) {
                    return Some(balls + 2);
                }
            }
            _ => {}
        }
    }
    None
}
