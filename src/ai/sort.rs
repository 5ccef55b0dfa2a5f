//! Order for short lists. The library's sort is fast for long ones, and 5 KB of program for every type that it sorts.

/// Puts a list of moves into the order of a key, the least first; equal ones stay in theirs.
pub fn sort<T>(list: &mut [T], key: impl Fn(&T) -> i32) {
    for end in 1..list.len() {
        let (own, mut at) = (key(&list[end]), end);
        while at > 0 && key(&list[at - 1]) > own {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_comes_first_and_equals_stay_in_their_order() {
        let mut list = vec![(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort(&mut list, |(key, _)| *key);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort::<u8>(&mut [], |_| 0);
    }
}
