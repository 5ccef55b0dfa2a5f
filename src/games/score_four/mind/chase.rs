//! A chase: the mover makes nothing but threats, each of which leaves the other side a single reply. Narrow, and so very deep.

use super::stacks::{Glance, Net, Stacks, each};

/// After how many balls the mover wins, if a chase wins; so many positions may be looked at.
pub fn chase(net: &Net, stacks: &Stacks, glance: Glance, left: &mut u64) -> Option<i32> {
    let moves = match glance {
        Glance::End(balls) => return (balls > 0).then_some(balls),
        Glance::Forced(bit) => bit,
        Glance::Open(safe) => safe,
    };
    for cell in each(moves) {
        if *left == 0 {
            return None;
        }
        *left -= 1;
        let after = net.after(stacks, 1 << cell);
        match after.glance() {
            Glance::End(balls @ ..0) => return Some(1 - balls),
            Glance::Forced(reply) => {
                let then = net.after(&after, reply);
                if let Some(balls) = chase(net, &then, then.glance(), left) {
                    return Some(balls + 2);
                }
            }
            _ => {}
        }
    }
    None
}
