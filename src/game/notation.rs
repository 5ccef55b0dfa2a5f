//! Pieces of notation that records, options and positions have in common. Reading is strict: each thing is written in one way.

use std::str::FromStr;

/// Reads a number of plain digits: no sign, no blanks, no overflow.
pub fn digits<T: FromStr>(word: &str) -> Option<T> {
    // `parse` alone would take a plus sign.
    let plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if plain { word.parse().ok() } else { None }
}

/// Reads a number of plain digits that may follow a minus sign.
pub fn signed<T: FromStr>(word: &str) -> Option<T> {
    let unsigned = word.strip_prefix('-').unwrap_or(word);
    let plain = !unsigned.is_empty() && unsigned.bytes().all(|byte| byte.is_ascii_digit());
    if plain { word.parse().ok() } else { None }
}

/// Reads up to sixteen hexadecimal digits, letters in lower case.
pub fn hex(word: &str) -> Option<u64> {
    let plain = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if word.len() <= 16 && word.bytes().all(plain) {
        u64::from_str_radix(word, 16).ok()
    } else {
        None
    }
}

/// Splits at blanks; several in a row count as one.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

/// The first word and the rest; without a blank, all of it is the word.
pub fn first_word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// The first characters of a text, at most so many, for error messages.
pub fn glimpse(text: &str, most: usize) -> &str {
    match text.char_indices().nth(most) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}

/// Several lines as one, ` / ` for each line break: a record has one line for each thing.
pub fn fold(lines: &str) -> String {
    let lines: Vec<&str> = lines.lines().map(str::trim_end).collect();
    lines.join(" / ")
}

/// The lines that were folded into one.
pub fn unfold(line: &str) -> String {
    line.replace(" / ", "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_plain_and_fit() {
        assert_eq!(digits("0"), Some(0_u32));
        assert_eq!(digits("007"), Some(7_u8));
        assert_eq!(digits("4294967295"), Some(u32::MAX));
        assert_eq!(digits::<u32>("4294967296"), None);
        assert_eq!(digits::<u8>("256"), None);
        assert_eq!(digits::<u64>("18446744073709551616"), None);
        for word in ["", "-", "+1", "-1", " 1", "1 ", "1x", "1_000", "٣"] {
            assert_eq!(digits::<u32>(word), None, "{word}");
            assert_eq!(digits::<i32>(word), None, "{word}");
        }
    }

    #[test]
    fn signed_digits_may_have_a_minus() {
        assert_eq!(signed("-18"), Some(-18));
        assert_eq!(signed("30"), Some(30));
        assert_eq!(signed("-2147483648"), Some(i32::MIN));
        assert_eq!(signed::<i32>("-2147483649"), None);
        assert_eq!(signed::<u8>("-1"), None);
        for word in ["", "-", "--1", "+1", "-+1", "- 1", "1-"] {
            assert_eq!(signed::<i32>(word), None, "{word}");
        }
    }

    #[test]
    fn hexadecimal_numbers_read_back() {
        for number in [0, 10, 0x7f3a_91c2, u64::MAX] {
            let text = format!("{number:016x}");
            assert_eq!(hex(&text), Some(number));
            assert_eq!(hex(&(text + "0")), None);
        }
        assert_eq!(hex("7f"), Some(127));
        for word in ["", "7F", "+7", "-7", "g0", "é"] {
            assert_eq!(hex(word), None, "{word}");
        }
    }

    #[test]
    fn words_stand_between_blanks() {
        assert_eq!(words(" a  b").collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(words("a\tb").collect::<Vec<_>>(), ["a\tb"]);
        assert_eq!(words("  ").count(), 0);
        assert_eq!(first_word("seat 1 person"), ("seat", "1 person"));
        assert_eq!(first_word("agreed"), ("agreed", ""));
        assert_eq!(first_word(" x"), ("", "x"));
    }

    #[test]
    fn a_glimpse_ends_between_characters() {
        assert_eq!(glimpse("äöü", 2), "äö");
        assert_eq!(glimpse("äöü", 3), "äöü");
        assert_eq!(glimpse("", 3), "");
    }

    #[test]
    fn lines_unfold_as_they_were_folded() {
        assert_eq!(fold(" a  \nb\n\nc/d"), " a / b /  / c/d");
        assert_eq!(unfold(" a / b /  / c/d"), " a\nb\n\nc/d");
        assert_eq!(unfold("a/b"), "a/b");
        assert_eq!(unfold("a / / b"), "a\n/ b");
        assert_eq!(unfold("/ /"), "/ /");
    }
}
