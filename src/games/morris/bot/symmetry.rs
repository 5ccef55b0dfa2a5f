//! The 16 symmetries of the board of nine: the eight of a square, each with and without exchanging the outer and the inner ring.

use super::position::Position;
use crate::games::morris::Board;
use crate::games::morris::rules::board::Points;

/// How many there are.
pub const COUNT: usize = 16;
/// The symmetry that leaves each point where it is.
pub const IDENTITY: usize = 0;

/// Where each symmetry maps points, and sets of points.
pub struct Symmetries {
    /// The image of each point.
    pub images: [[u8; 24]; COUNT],
    /// The image of what each of the three bytes of a set may hold.
    byte_images: Vec<[[Points; 256]; 3]>,
}

impl Symmetries {
    /// Computes the tables.
    pub fn new() -> Symmetries {
        let images =
            std::array::from_fn(|symmetry| std::array::from_fn(|point| image(symmetry, point)));
        let byte_images = images.iter().map(byte_images).collect();
        Symmetries {
            images,
            byte_images,
        }
    }

    /// The image of a set of points.
    pub fn map(&self, symmetry: usize, points: Points) -> Points {
        let table = &self.byte_images[symmetry];
        table[0][(points & 255) as usize]
            | table[1][(points >> 8 & 255) as usize]
            | table[2][(points >> 16 & 255) as usize]
    }

    /// The image of a position.
    pub fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        Position {
            own: self.map(symmetry, position.own),
            other: self.map(symmetry, position.other),
            hand: position.hand,
        }
    }

    /// The symmetry that undoes another.
    pub fn inverse(&self, symmetry: usize) -> usize {
        let undoes = |inverse: &usize| {
            let back = |point: &u8| self.images[*inverse][usize::from(*point)];
            self.images[symmetry].iter().map(back).eq(0..24)
        };
        let inverse = (0..COUNT).find(undoes);
        inverse.expect("the symmetries are a group")
    }
}

impl Default for Symmetries {
    fn default() -> Symmetries {
        Symmetries::new()
    }
}

/// The bits of a symmetry's number: mirrored left to right, upside down, at the diagonal, and rings exchanged.
fn image(symmetry: usize, point: usize) -> u8 {
    let (column, row) = Board::Nine.coordinates(point as u8);
    // From the centre of the board.
    let (mut x, mut y) = (i32::from(column) - 3, i32::from(row) - 3);
    if symmetry & 1 != 0 {
        x = -x;
    }
    if symmetry & 2 != 0 {
        y = -y;
    }
    if symmetry & 4 != 0 {
        (x, y) = (y, x);
    }
    if symmetry & 8 != 0 {
        let ring = x.abs().max(y.abs());
        (x, y) = (x / ring * (4 - ring), y / ring * (4 - ring));
    }
    let place = ((x + 3) as u8, (y + 3) as u8);
    let image = (0..24).find(|other| Board::Nine.coordinates(*other) == place);
    image.expect("a symmetry maps points to points")
}

fn byte_images(images: &[u8; 24]) -> [[Points; 256]; 3] {
    std::array::from_fn(|byte| {
        std::array::from_fn(|set| {
            (0..8).fold(0, |image, bit| {
                image | (set as Points >> bit & 1) << images[8 * byte + bit]
            })
        })
    })
}
