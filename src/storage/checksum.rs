//! The frame of every stored value: JSON with its schema number, its length and its checksum.
//!
//! ```text
//!     {"schema":1,"length":16,"crc32":1234567890,"data":{"theme":"dark"}}
//! ```
//!
//! Later schemas keep this frame, so that an old release can tell a newer value from a damaged one.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use thiserror::Error;

/// The schema this release writes; it reads every older one.
pub const SCHEMA: u32 = 1;

/// A stored value with what is needed to notice damage. `length` counts the bytes of the data's JSON.
#[derive(Serialize, Deserialize, Debug)]
pub struct Checksummed<'a> {
    schema: u32,
    length: usize,
    crc32: u32,
    #[serde(borrow)]
    data: &'a RawValue,
}

/// Why a stored value is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ChecksumError {
    /// A later release wrote it; it is undamaged, but not for this one.
    #[error("written by a newer parlour (schema {0})")]
    Newer(u32),
    /// Torn, altered, too long, or nothing that was ever stored.
    #[error("damaged")]
    Damaged,
}

impl Checksummed<'_> {
    /// The text to store for some data.
    pub fn write(data: &(impl Serialize + ?Sized)) -> String {
        Checksummed::write_as(SCHEMA, data)
    }

    /// The text that a release with another schema would store.
    pub fn write_as(schema: u32, data: &(impl Serialize + ?Sized)) -> String {
        let data = to_raw_value(data).expect("what is stored has texts for keys");
        frame(schema, &data)
    }

    /// The JSON of the data, at most `most` bytes, if nothing is wrong with it.
    pub fn read(text: &str, most: usize) -> Result<&str, ChecksumError> {
        let Ok(Checksummed { schema, data, .. }) = serde_json::from_str(text) else {
            return Err(ChecksumError::Damaged);
        };
        // There is one way to write the frame, so comparing the texts checks length, checksum and every letter.
        if schema == 0 || data.get().len() > most || frame(schema, data) != text {
            Err(ChecksumError::Damaged)
        } else if schema > SCHEMA {
            Err(ChecksumError::Newer(schema))
        } else {
            Ok(data.get())
        }
    }
}

fn frame(schema: u32, data: &RawValue) -> String {
    let json = data.get();
    // The checksum covers the schema too: a changed digit must not pass for a later release.
    let crc32 = crc32(&[&schema.to_le_bytes(), json.as_bytes()]);
    let length = json.len();
    let value = Checksummed {
        schema,
        length,
        crc32,
        data,
    };
    serde_json::to_string(&value).expect("a frame can always be written")
}

/// The usual CRC-32 of some parts, one after another.
pub(super) fn crc32(parts: &[&[u8]]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_of_schema_1_stays_readable() {
        // Frozen: this is what the first release writes.
        let text = r#"{"schema":1,"length":35,"crc32":3081456548,"data":"parlour 1\ngame pebbles\nid …\n"}"#;
        assert_eq!(Checksummed::write("parlour 1\ngame pebbles\nid …\n"), text);
        let data = r#""parlour 1\ngame pebbles\nid …\n""#;
        assert_eq!(Checksummed::read(text, 99), Ok(data));
    }

    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(crc32(&[b"1234", b"56789"]), 0xCBF4_3926);
    }

    #[test]
    fn a_later_release_is_told_from_damage() {
        let text = Checksummed::write_as(2, "who knows");
        assert_eq!(Checksummed::read(&text, 99), Err(ChecksumError::Newer(2)));
        for damaged in [
            text[..text.len() - 1].to_owned(),
            text.replacen('2', "3", 1),
            text.replacen('2', "0", 1),
        ] {
            let read = Checksummed::read(&damaged, 99);
            assert_eq!(read, Err(ChecksumError::Damaged), "{damaged}");
        }
    }

    #[test]
    fn there_is_one_way_to_write_the_frame() {
        let text = Checksummed::write("x");
        for other in [
            format!(" {text}"),
            format!("{text}\n"),
            text.replace(':', ": "),
            text.replace("\"x\"", "\"\\u0078\""),
            text.replace('}', ",\"more\":1}"),
            text.replace("\"length\":3,", ""),
            text.to_uppercase(),
        ] {
            let read = Checksummed::read(&other, 99);
            assert_eq!(read, Err(ChecksumError::Damaged), "{other}");
        }
        for junk in ["", "{}", "null", "[]", "1 1\nx", "{\"data\":1}", "\u{0}"] {
            let read = Checksummed::read(junk, 99);
            assert_eq!(read, Err(ChecksumError::Damaged), "{junk}");
        }
        let deep = "[".repeat(100_000);
        let deep = format!("{{\"schema\":1,\"length\":1,\"crc32\":1,\"data\":{deep}");
        let read = Checksummed::read(&deep, 999_999);
        assert_eq!(read, Err(ChecksumError::Damaged));
    }

    #[test]
    fn nothing_longer_than_allowed_is_read() {
        let text = Checksummed::write("four");
        assert_eq!(Checksummed::read(&text, 6), Ok("\"four\""));
        let read = Checksummed::read(&text, 5);
        assert_eq!(read, Err(ChecksumError::Damaged));
    }
}
