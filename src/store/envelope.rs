//! What every stored text is wrapped in: `<schema> <length> <checksum>` and a line break before it.
//!
//! This first line keeps its form in every schema to come, so that an old release knows a newer text from a broken one.

use crate::text;

/// The schema this release writes; it reads every older one.
pub const SCHEMA: u32 = 1;

/// What an envelope holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opened<'a> {
    /// What was put in, unharmed.
    Sound(&'a str),
    /// A later release sealed it; it is unharmed, but not for this one.
    Newer(u32),
    /// Torn, altered, too long, or no envelope at all.
    Damaged,
}

/// CRC-32 as everybody computes it, half a byte at a time: the usual tables would take 16 KiB of the page.
pub(super) fn crc32(parts: &[&[u8]]) -> u32 {
    const TABLE: [u32; 16] = table();
    let mut sum = !0;
    for part in parts {
        for byte in *part {
            sum ^= u32::from(*byte);
            sum = (sum >> 4) ^ TABLE[(sum & 15) as usize];
            sum = (sum >> 4) ^ TABLE[(sum & 15) as usize];
        }
    }
    !sum
}

const fn table() -> [u32; 16] {
    let mut table = [0; 16];
    let mut i = 0;
    while i < 16 {
        let mut sum = i as u32;
        let mut bit = 0;
        while bit < 4 {
            sum = (sum >> 1) ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
            bit += 1;
        }
        table[i] = sum;
        i += 1;
    }
    table
}

/// The checksum covers the schema too: a flipped digit must not pass for a later release.
fn header(schema: u32, payload: &str) -> String {
    let sum = crc32(&[&schema.to_le_bytes(), payload.as_bytes()]);
    let mut line = text::list(&[schema, payload.len() as u32], ' ');
    line.push(' ');
    text::push_hex(&mut line, sum.into(), 8);
    line
}

/// Wraps a text.
pub fn seal(payload: &str) -> String {
    seal_as(SCHEMA, payload)
}

/// Wraps a text as another release would.
pub fn seal_as(schema: u32, payload: &str) -> String {
    [&header(schema, payload), "\n", payload].concat()
}

/// Opens any text that holds at most `most` bytes.
pub fn open(value: &str, most: usize) -> Opened<'_> {
    let Some((line, payload)) = value.split_once('\n') else {
        return Opened::Damaged;
    };
    match text::count(text::first_word(line).0) {
        // There is one way to write the line, so comparing it checks every letter of it.
        Some(schema @ 1..) if payload.len() <= most && header(schema, payload) == line => {
            if schema > SCHEMA {
                Opened::Newer(schema)
            } else {
                Opened::Sound(payload)
            }
        }
        _ => Opened::Damaged,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_schema_1_stays_readable() {
        // Frozen: this is what the first release wrote.
        let value = "1 23 f4075596\nparlour 1\ngame pebbles\n";
        assert_eq!(seal("parlour 1\ngame pebbles\n"), value);
        assert_eq!(open(value, 99), Opened::Sound("parlour 1\ngame pebbles\n"));
    }

    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(crc32(&[b"1234", b"56789"]), 0xCBF4_3926);
    }

    #[test]
    fn a_later_release_is_told_from_damage() {
        let value = seal_as(2, "who knows");
        assert_eq!(open(&value, 99), Opened::Newer(2));
        assert_eq!(open(&value[..value.len() - 1], 99), Opened::Damaged);
        assert_eq!(open(&value.replacen('2', "3", 1), 99), Opened::Damaged);
    }

    #[test]
    fn there_is_one_way_to_write_the_first_line() {
        let value = seal("x");
        for other in [
            format!("+{value}"),
            format!("0{value}"),
            value.to_uppercase(),
        ] {
            assert_eq!(open(&other, 99), Opened::Damaged, "{other}");
        }
        for junk in ["", "\n", "1\n", "1 1\nx", " ", "1 0 00000000\n"] {
            assert_eq!(open(junk, 99), Opened::Damaged, "{junk}");
        }
    }

    #[test]
    fn nothing_longer_than_allowed_is_opened() {
        let value = seal("four");
        assert_eq!(open(&value, 4), Opened::Sound("four"));
        assert_eq!(open(&value, 3), Opened::Damaged);
    }
}
