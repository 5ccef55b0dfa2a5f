//! The names in a form: their parts, and what can be wrong with them.

use crate::app::i18n::Text;
use crate::storage::BadName;

/// What is wrong with the names in a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// Nobody can have this name.
    Bad(BadName),
    /// Two players have this name.
    Twice(String),
}

impl NameFault {
    /// What to say about it.
    pub fn explain(&self) -> Text {
        match self {
            NameFault::Bad(bad) => explain_bad_name(bad),
            NameFault::Twice(name) => Text::NameTwice {
                who: name.as_str().into(),
            },
        }
    }
}

/// First name and last name.
pub fn split_name(name: &str) -> (&str, &str) {
    name.split_once(' ').unwrap_or((name, ""))
}

/// Why a name is refused.
pub fn explain_bad_name(bad: &BadName) -> Text {
    match bad {
        BadName::Empty => Text::NameEmpty,
        BadName::TooLong => Text::NameLong,
        BadName::Taken(name) => Text::NameTaken {
            who: name.as_str().into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_blank_parts_a_name() {
        assert_eq!(split_name("Ann van Lee"), ("Ann", "van Lee"));
        assert_eq!(split_name("Ann"), ("Ann", ""));
    }

    #[test]
    fn each_fault_of_a_name_has_its_sentence() {
        let who = || "Ann".into();
        let twice = NameFault::Twice("Ann".to_owned());
        assert_eq!(twice.explain(), Text::NameTwice { who: who() });
        let long = NameFault::Bad(BadName::TooLong);
        assert_eq!(long.explain(), Text::NameLong);
        let taken = BadName::Taken("Ann".to_owned());
        assert_eq!(explain_bad_name(&taken), Text::NameTaken { who: who() });
        assert_eq!(explain_bad_name(&BadName::Empty), Text::NameEmpty);
    }
}
