//! The one generator of the parlour, the same for ever: a stored seed must always tell the same match.

use rand::RngExt as _;

/// PCG XSL RR 128/64: small, fast, and defined by its paper, not by a library's release.
pub type Rng = rand_pcg::Pcg64;

/// A generator for one purpose: `stream` keeps the draws of one seed apart from each other.
///
/// All of its state comes from both, stirred: with half of it the same in all matches, the first numbers of a stream are far from even
/// among matches, and so would be cards and boards.
pub fn stream(seed: u64, stream: u64) -> Rng {
    let high = stirred(seed ^ stirred(stream));
    let low = stirred(high);
    Rng::new(u128::from(high) << 64 | u128::from(low), u128::from(stream))
}

/// The number that decides the `nth` draw of a match.
pub fn nth(seed: u64, nth: u64) -> u64 {
    stream(seed, nth + 1).random()
}

/// The stream from which a board is laid out, apart from all draws.
pub fn layout(seed: u64) -> Rng {
    stream(seed, 0)
}

/// Another number for every number, unlike those of its neighbours (the last steps of SplitMix64).
fn stirred(number: u64) -> u64 {
    let mut n = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    n = (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ n >> 31
}

/// A number below `bound`, from one number of the generator.
pub fn below(number: u64, bound: u64) -> u64 {
    ((u128::from(number) * u128::from(bound)) >> 64) as u64
}

/// An even choice below `bound`, from the generator's next number.
pub fn pick(rng: &mut Rng, bound: usize) -> usize {
    below(rng.random(), bound as u64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let numbers: Vec<u64> = (0..3).map(|n| nth(7, n)).collect();
        assert_eq!(numbers, FROZEN);
    }

    const FROZEN: [u64; 3] = [
        2_200_882_978_037_214_813,
        1_150_503_701_650_505_792,
        12_067_679_355_524_147_737,
    ];

    #[test]
    fn lay_outs_are_even_among_seeds() {
        for chosen in [|n| n, |n| nth(1, n)] {
            let mut seen = [0u32; 8];
            for n in 0..40_000 {
                seen[pick(&mut layout(chosen(n)), 8)] += 1;
            }
            assert!(seen.iter().all(|n| (4_750..5_250).contains(n)), "{seen:?}");
        }
    }

    /// Each draw, over many matches: whatever number it is, and whether the seeds follow each other or not.
    #[test]
    fn draws_are_even_among_seeds() {
        for chosen in [|n| n, |n| nth(1, n)] {
            for draw in [0, 1, 2, 7, 30] {
                let mut seen = [0u32; 45];
                for n in 0..45_000 {
                    seen[below(nth(chosen(n), draw), 45) as usize] += 1;
                }
                assert!(
                    seen.iter().all(|n| (850..1_150).contains(n)),
                    "{draw}: {seen:?}"
                );
            }
        }
    }

    #[test]
    fn draws_are_even() {
        let mut seen = [0u32; 6];
        for n in 0..60_000 {
            seen[below(nth(1, n), 6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }
}
