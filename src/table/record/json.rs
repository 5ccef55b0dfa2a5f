//! In JSON, the parts of a record are the same texts as in the record itself.

use super::{End, MatchId, Participant, Timestamp};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes and reads types as their text.
macro_rules! json_as_text {
    ($($name:ty),+) => {
        $(
            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = String::deserialize(deserializer)?;
                    text.parse().map_err(D::Error::custom)
                }
            }
        )+
    };
}

json_as_text!(End, MatchId, Participant, Timestamp);
