//! Numbers and words as text, both ways: the small change of records, storage and the page.
//!
//! Plain functions on plain texts. What the standard library offers for this is compiled anew for every type and carries
//! tables for writings that nobody stores, and the page has to be small.

/// The number a word tells: digits, perhaps after a minus, and nothing else.
pub fn number(word: &str) -> Option<i64> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    // Eighteen digits fit without a thought; nothing counted here needs more.
    if digits.is_empty() || digits.len() > 18 {
        return None;
    }
    let mut number = 0;
    for byte in digits.bytes() {
        if !byte.is_ascii_digit() {
            return None;
        }
        number = number * 10 + i64::from(byte - b'0');
    }
    Some(if digits.len() == word.len() {
        number
    } else {
        -number
    })
}

/// The number a word tells, if it may be a count.
pub fn count(word: &str) -> Option<u32> {
    u32::try_from(number(word)?).ok()
}

/// The number that small hexadecimal digits tell.
pub fn hex(word: &str) -> Option<u64> {
    if word.is_empty() || word.len() > 16 {
        return None;
    }
    let mut number = 0;
    for byte in word.bytes() {
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'a'..=b'f' => byte - b'a' + 10,
            _ => return None,
        };
        number = number << 4 | u64::from(digit);
    }
    Some(number)
}

/// The words between marks; nothing counts as no word.
pub fn words(text: &str, mark: char) -> Vec<&str> {
    let mut words = Vec::new();
    for word in text.split(mark) {
        if !word.is_empty() {
            words.push(word);
        }
    }
    words
}

/// The numbers between marks, if every one of them fits.
pub fn numbers<T: TryFrom<i64>>(text: &str, mark: char) -> Option<Vec<T>> {
    let mut numbers = Vec::new();
    for word in text.split(mark) {
        if !word.is_empty() {
            numbers.push(T::try_from(number(word)?).ok()?);
        }
    }
    Some(numbers)
}

/// The first word and the rest; without a blank, all of it is the word.
pub fn first_word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// Which of these words it is.
pub fn place_in(words: &[&str], word: &str) -> Option<usize> {
    words.iter().position(|known| *known == word)
}

/// As many of the first letters as there are, up to `most`.
pub fn glimpse(text: &str, most: usize) -> &str {
    let end = text.char_indices().nth(most).map(|(end, _)| end);
    end.and_then(|end| text.get(..end)).unwrap_or(text)
}

/// Adds a number.
pub fn push_number(text: &mut String, number: i64) {
    if number < 0 {
        text.push('-');
    }
    push_digits(text, number.unsigned_abs());
}

fn push_digits(text: &mut String, number: u64) {
    if number > 9 {
        push_digits(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// A number as text.
pub fn told(number: i64) -> String {
    let mut text = String::new();
    push_number(&mut text, number);
    text
}

/// Adds so many hexadecimal digits.
pub fn push_hex(text: &mut String, number: u64, digits: u32) {
    for digit in (0..digits).rev() {
        let digit = (number >> (4 * digit) & 15) as u8;
        let ten = if digit < 10 { b'0' } else { b'a' - 10 };
        text.push(char::from(ten + digit));
    }
}

/// Adds a decimal number of exactly so many digits.
pub fn push_padded(text: &mut String, number: u64, digits: u32) {
    if digits > 0 {
        push_padded(text, number / 10, digits - 1);
        text.push(char::from(b'0' + (number % 10) as u8));
    }
}

/// Adds a word, after a mark if there are words before it.
pub fn push_word(text: &mut String, mark: char, word: &str) {
    if !text.is_empty() {
        text.push(mark);
    }
    text.push_str(word);
}

/// Numbers with marks between.
pub fn list<T: Copy + Into<i64>>(numbers: &[T], mark: char) -> String {
    let mut text = String::new();
    for number in numbers {
        push_word(&mut text, mark, "");
        push_number(&mut text, (*number).into());
    }
    text
}

/// Adds a line that begins with a key.
pub fn push_line(text: &mut String, key: &str, value: &str) {
    for part in [key, " ", value, "\n"] {
        text.push_str(part);
    }
}

/// Several lines as one, ` / ` for each break: a record has one line for each thing.
pub fn fold(lines: &str) -> String {
    let mut text = String::new();
    for (i, line) in lines.lines().enumerate() {
        if i > 0 {
            text.push_str(" / ");
        }
        text.push_str(line.trim_end());
    }
    text
}

/// The lines that were folded.
pub fn unfold(text: &str) -> String {
    let mut lines = String::new();
    for (i, part) in text.split('/').enumerate() {
        match part.strip_prefix(' ') {
            Some(next) if i > 0 && lines.ends_with(' ') => {
                lines.pop();
                lines.push('\n');
                lines.push_str(next);
            }
            _ => {
                if i > 0 {
                    lines.push('/');
                }
                lines.push_str(part);
            }
        }
    }
    lines
}

/// Texts, one after another. The standard way is compiled for every kind of text and counts the letters first.
#[inline(never)]
pub fn glued(parts: &[&str]) -> String {
    let mut all = String::new();
    for part in parts {
        all.push_str(part);
    }
    all
}

/// Words with something between them.
pub fn joined(words: &[String], between: &str) -> String {
    let mut all = String::new();
    for (i, word) in words.iter().enumerate() {
        if i > 0 {
            all.push_str(between);
        }
        all.push_str(word);
    }
    all
}

/// Is this anywhere in the text?
pub fn has(text: &str, wanted: &str) -> bool {
    (0..text.len()).any(|i| text.as_bytes()[i..].starts_with(wanted.as_bytes()))
}

/// Capitals from one letter to another, of every letter or of every second one, and how far after them the small ones are.
const CAPITALS: [(char, char, u32, u32); 26] = [
    ('A', 'Z', 1, 32),
    ('À', 'Ö', 1, 32),
    ('Ø', 'Þ', 1, 32),
    ('Ā', 'Į', 2, 1),
    ('Ĳ', 'Ķ', 2, 1),
    ('Ĺ', 'Ň', 2, 1),
    ('Ŋ', 'Ŷ', 2, 1),
    ('Ź', 'Ž', 2, 1),
    ('Ș', 'Ȟ', 2, 1),
    ('Ά', 'Ά', 1, 38),
    ('Έ', 'Ί', 1, 37),
    ('Ό', 'Ό', 1, 64),
    ('Ύ', 'Ώ', 1, 63),
    ('Α', 'Ρ', 1, 32),
    ('Σ', 'Ϋ', 1, 32),
    ('Ѐ', 'Џ', 1, 80),
    ('А', 'Я', 1, 32),
    ('Ѡ', 'Ҁ', 2, 1),
    ('Ҋ', 'Ҿ', 2, 1),
    ('Ӏ', 'Ӏ', 1, 15),
    ('Ӂ', 'Ӎ', 2, 1),
    ('Ӑ', 'Ԯ', 2, 1),
    ('Ա', 'Ֆ', 1, 48),
    ('Ḁ', 'Ẕ', 2, 1),
    ('Ạ', 'Ỿ', 2, 1),
    ('Ａ', 'Ｚ', 1, 32),
];

fn small(letter: char) -> char {
    for (first, last, every, away) in CAPITALS {
        if (first..=last).contains(&letter) && (letter as u32 - first as u32).is_multiple_of(every)
        {
            return char::from_u32(letter as u32 + away).unwrap_or(letter);
        }
    }
    letter
}

/// A text to compare by, in small letters: Latin, Greek, Cyrillic and Armenian, which are what names are written in.
pub fn in_small_letters(text: &str) -> String {
    let mut letters = String::new();
    for letter in text.chars() {
        letters.push(if letter == 'Ÿ' { 'ÿ' } else { small(letter) });
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back() {
        for n in [0, 7, 10, -1, 4_294_967_295, -999_999_999_999_999_999] {
            assert_eq!(told(n), n.to_string());
            assert_eq!(number(&told(n)), Some(n));
        }
        assert_eq!(told(i64::MIN), i64::MIN.to_string());
        for word in ["", "-", "+1", " 1", "1 ", "1x", "٣", "1000000000000000000"] {
            assert_eq!(number(word), None, "{word}");
        }
        assert_eq!((count("4294967295"), count("-1")), (Some(u32::MAX), None));
        assert_eq!(count("4294967296"), None);
        let padded = |n, digits| {
            let mut text = String::new();
            push_padded(&mut text, n, digits);
            text
        };
        assert_eq!((padded(7, 2), padded(123, 4)), ("07".into(), "0123".into()));
    }

    #[test]
    fn hexadecimal_numbers_read_back() {
        for n in [0, 10, 0x7f3a_91c2, u64::MAX] {
            let mut text = String::new();
            push_hex(&mut text, n, 16);
            assert_eq!(text, format!("{n:016x}"));
            assert_eq!(hex(&text), Some(n));
            assert_eq!(hex(&glued(&[&text, "0"])), None);
        }
        assert_eq!(hex("7f"), Some(127));
        for word in ["", "7F", "+7", "g0", "é"] {
            assert_eq!(hex(word), None, "{word}");
        }
    }

    #[test]
    fn lists_read_back() {
        assert_eq!(list(&[3, -1, 0], ','), "3,-1,0");
        assert_eq!(list::<u8>(&[], ' '), "");
        assert_eq!(numbers("3,-1,0", ','), Some(vec![3, -1, 0]));
        assert_eq!(numbers::<u8>("256", ' '), None);
        assert_eq!(numbers::<u8>(" 1  2 ", ' '), Some(vec![1, 2]));
        assert_eq!(words(" a  b", ' '), ["a", "b"]);
    }

    #[test]
    fn a_glimpse_ends_between_letters() {
        assert_eq!(glimpse("äöü", 2), "äö");
        assert_eq!(glimpse("äöü", 3), "äöü");
        assert_eq!(glimpse("", 3), "");
    }

    #[test]
    fn lines_unfold_as_they_were_folded() {
        assert_eq!(fold(" a  \nb\n\nc/d"), " a / b /  / c/d");
        for folded in [
            " a / b", "a/b", "a / / b", "/ /", " / ", "", "a /b/ c", "x /  / y",
        ] {
            assert_eq!(unfold(folded), folded.replace(" / ", "\n"), "{folded}");
        }
    }

    #[test]
    fn the_letters_of_names_have_small_ones() {
        // What people hardly write in names: half of a Turkish letter, Coptic, archaic and phonetic signs.
        let rare = |c: char| matches!(c, 'İ' | 'ẞ' | 'Ɓ'..='Ȗ' | 'Ƞ'..='ʯ' | 'Ͱ'..='Ϳ' | 'Ϗ'..='Ͽ');
        let names = ('\0'..='Ֆ').chain('Ḁ'..='ỿ').chain('Ａ'..='ｚ');
        for letter in names.filter(|c| !rare(*c)) {
            let (text, small) = (letter.to_string(), letter.to_lowercase().to_string());
            assert_eq!(in_small_letters(&text), small);
        }
        assert_eq!(
            in_small_letters("ÄNN van Żółć ΆΝΝΑ Анна ẤN"),
            "änn van żółć άννα анна ấn"
        );
    }
}
