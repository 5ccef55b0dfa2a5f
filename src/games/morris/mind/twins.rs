//! The 16 ways to turn the board into itself: the eight of a square, and each of them with the outer and the inner ring exchanged.

use super::super::net::{Net, Points};

/// The ways, each as where its points go and as three tables of what eight points at a time become.
pub struct Twins {
    /// Where each point goes.
    pub to: [[u8; 24]; 16],
    masks: Vec<[[Points; 256]; 3]>,
}

impl Twins {
    /// Number of the way that undoes nothing: each point stays.
    pub const SAME: usize = 0;

    /// Works them out from where the points lie.
    pub fn work_out() -> Twins {
        let net = Net::Nine;
        let mut to = [[0; 24]; 16];
        let mut masks = vec![[[0; 256]; 3]; 16];
        for way in 0..16 {
            for point in 0..24 {
                let (x, y) = net.place(point);
                let (mut x, mut y) = (i32::from(x) - 3, i32::from(y) - 3);
                if way & 1 != 0 {
                    x = -x;
                }
                if way & 2 != 0 {
                    y = -y;
                }
                if way & 4 != 0 {
                    (x, y) = (y, x);
                }
                if way & 8 != 0 {
                    let ring = x.abs().max(y.abs());
                    (x, y) = (x / ring * (4 - ring), y / ring * (4 - ring));
                }
                let goal = |other: &u8| net.place(*other) == ((x + 3) as u8, (y + 3) as u8);
                to[way][usize::from(point)] = (0..24).find(goal).unwrap_or(point);
            }
            for (part, table) in masks[way].iter_mut().enumerate() {
                for (set, image) in table.iter_mut().enumerate() {
                    for bit in 0..8 {
                        *image |= (set as Points >> bit & 1) << to[way][8 * part + bit];
                    }
                }
            }
        }
        Twins { to, masks }
    }

    /// What a set of points becomes.
    pub fn turn(&self, way: usize, points: Points) -> Points {
        let table = &self.masks[way];
        table[0][(points & 255) as usize]
            | table[1][(points >> 8 & 255) as usize]
            | table[2][(points >> 16 & 255) as usize]
    }
}
