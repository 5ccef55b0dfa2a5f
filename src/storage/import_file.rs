//! Reads an export file into its parts, each still as JSON text, and bounds how many there are.
//!
//! A file that was cut off keeps the parts that are whole, which is why it is not simply read as an `Export`.

use super::export::EXPORT;
use super::import_plan::{ImportError, MOST_PARTS};
use serde::Deserializer;
use serde::de::{DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// The parts of an export.
#[derive(Default)]
pub(super) struct ImportFile<'a> {
    pub matches: Vec<&'a RawValue>,
    pub players: Vec<&'a RawValue>,
    pub settings: Vec<&'a RawValue>,
    pub unreadable: Vec<&'a RawValue>,
    pub newer: Vec<&'a RawValue>,
    /// Fields that no export has.
    pub unknown: Vec<&'a RawValue>,
    /// Does the file end in the middle?
    pub cut: bool,
    version: Option<u32>,
}

impl<'a> ImportFile<'a> {
    /// Reads any text.
    pub fn read(text: &'a str) -> Result<ImportFile<'a>, ImportError> {
        let mut file = ImportFile::default();
        let mut json = serde_json::Deserializer::from_str(text);
        let read = json
            .deserialize_map(Fields(&mut file))
            .and_then(|()| json.end());
        match (file.version, read) {
            (None | Some(0), _) => Err(ImportError::NotOurs),
            (Some(newer), _) if newer > EXPORT => Err(ImportError::Newer(newer)),
            _ if file.parts() > MOST_PARTS => Err(ImportError::TooMany),
            (_, Ok(())) => Ok(file),
            (_, Err(error)) if error.is_eof() => {
                file.cut = true;
                Ok(file)
            }
            (_, Err(error)) => Err(ImportError::Damaged {
                line: error.line(),
                column: error.column(),
            }),
        }
    }

    fn parts(&self) -> usize {
        let parts = [
            &self.matches,
            &self.players,
            &self.settings,
            &self.unreadable,
            &self.newer,
            &self.unknown,
        ];
        parts.iter().map(|part| part.len()).sum()
    }
}

/// Reads the fields of the file into their places.
struct Fields<'f, 'a>(&'f mut ImportFile<'a>);

impl<'a> Visitor<'a> for Fields<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an export of the parlour")
    }

    fn visit_map<M: MapAccess<'a>>(self, mut map: M) -> Result<(), M::Error> {
        let file = self.0;
        while let Some(name) = map.next_key::<String>()? {
            match name.as_str() {
                "parlour" => file.version = Some(map.next_value()?),
                "exported" => drop(map.next_value::<&RawValue>()?),
                "matches" => map.next_value_seed(Items(&mut file.matches))?,
                "players" => map.next_value_seed(Items(&mut file.players))?,
                "settings" => file.settings.push(map.next_value()?),
                "unreadable" => map.next_value_seed(Items(&mut file.unreadable))?,
                "newer" => map.next_value_seed(Items(&mut file.newer))?,
                _ => file.unknown.push(map.next_value()?),
            }
            if file.parts() > MOST_PARTS {
                return Err(M::Error::custom("too many parts"));
            }
        }
        Ok(())
    }
}

/// Adds the items of a list to those that are there.
struct Items<'f, 'a>(&'f mut Vec<&'a RawValue>);

impl<'a> DeserializeSeed<'a> for Items<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'a> Visitor<'a> for Items<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<S: SeqAccess<'a>>(self, mut seq: S) -> Result<(), S::Error> {
        while let Some(item) = seq.next_element::<&RawValue>()? {
            self.0.push(item);
            if self.0.len() > MOST_PARTS {
                return Err(S::Error::custom("too many parts"));
            }
        }
        Ok(())
    }
}
