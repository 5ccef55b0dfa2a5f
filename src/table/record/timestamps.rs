//! A moment as records tell it: `2026-11-16T10:20:31Z`, in universal time.

use crate::game::ParseError;
use crate::game::notation::digits;
use std::fmt;
use std::str::FromStr;

/// Seconds since 1970, universal time. The clock itself belongs to the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Timestamp(pub u64);

const DAY: u64 = 86_400;

impl Timestamp {
    /// Year, month and day (from 1).
    pub fn date(self) -> (u64, u64, u64) {
        // Days are counted from a 1 March, so that the leap day comes last in its year (Howard Hinnant's civil calendar).
        let days = self.0 / DAY + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + u64::from(month <= 2), month, day)
    }

    fn of_date(year: u64, month: u64, day: u64) -> u64 {
        let year = year - u64::from(month <= 2);
        let (era, year_of_era) = (year / 400, year % 400);
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year
            - 719_468
    }
}

impl Timestamp {
    /// The same as `to_string`, for the page before Leptos.
    pub fn text(self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Timestamp> {
        let numbers = text.strip_suffix('Z')?.split(['-', 'T', ':']).map(digits);
        let numbers: Vec<u64> = numbers.collect::<Option<_>>()?;
        let (year, month, day, hour, minute, second) = match numbers[..] {
            [year, month, day, hour, minute, second] => (year, month, day, hour, minute, second),
            // Seconds may be left out, as in records written by hand.
            [year, month, day, hour, minute] => (year, month, day, hour, minute, 0),
            _ => return None,
        };
        let sane = (1970..10_000).contains(&year)
            && (1..=12).contains(&month)
            && (1..=31).contains(&day)
            && hour < 24
            && minute < 60
            && second < 60;
        if !sane {
            return None;
        }
        let seconds = hour * 3_600 + minute * 60 + second;
        let moment = Timestamp(Timestamp::of_date(year, month, day) * DAY + seconds);
        // A day its month does not have comes out as another date.
        (moment.date() == (year, month, day)).then_some(moment)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        let (hour, minute, second) = (self.0 % DAY / 3_600, self.0 % 3_600 / 60, self.0 % 60);
        write!(
            f,
            "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z"
        )
    }
}

impl FromStr for Timestamp {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Timestamp, ParseError> {
        Timestamp::read(text)
            .ok_or_else(|| ParseError::new("a moment like 2026-11-16T10:20:31Z", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_four_centuries_reads_back() {
        for day in 0..146_097 {
            let stamp = Timestamp(day * DAY + 3_661);
            assert_eq!(stamp.to_string().parse(), Ok(stamp));
        }
        assert_eq!(Timestamp(1_794_824_431).to_string(), "2026-11-16T10:20:31Z");
    }

    #[test]
    fn days_that_no_calendar_has_are_refused() {
        for text in [
            "2026-02-29T10:20Z",
            "2026-13-01T10:20Z",
            "2026-11-16T24:00Z",
            "2026-11-16",
            "x",
            "Z",
            "99999-01-01T00:00Z",
        ] {
            assert!(text.parse::<Timestamp>().is_err(), "{text}");
        }
    }
}
