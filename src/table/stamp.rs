//! A moment as records tell it: `2026-11-16T10:20:31Z`, in universal time.

use crate::game::Unreadable;
use crate::text;
use std::fmt;
use std::str::FromStr;

/// Seconds since 1970, universal time. The clock itself belongs to the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Stamp(pub u64);

const DAY: u64 = 86_400;
/// The year 10000: later moments have no place in the text.
const LATEST: u64 = 253_402_300_800;

impl Stamp {
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

impl Stamp {
    /// The moment as text.
    pub fn text(self) -> String {
        let (year, month, day) = self.date();
        let mut text = String::new();
        text::push_padded(&mut text, year, 4);
        for (mark, number) in [
            ('-', month),
            ('-', day),
            ('T', self.0 % DAY / 3_600),
            (':', self.0 % 3_600 / 60),
            (':', self.0 % 60),
        ] {
            text.push(mark);
            text::push_padded(&mut text, number, 2);
        }
        text.push('Z');
        text
    }

    /// The moment a text tells.
    pub fn read(text: &str) -> Option<Stamp> {
        let mut numbers = [0; 6];
        let mut count = 0;
        for word in text.strip_suffix('Z')?.split(['-', 'T', ':']) {
            *numbers.get_mut(count)? = text::number(word)? as u64;
            count += 1;
        }
        let [year, month, day, hour, minute, second] = numbers;
        let sane =
            (1970..10_000).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        // Seconds may be left out, as in records written by hand.
        if !sane || count < 5 || hour > 23 || minute > 59 || second > 59 {
            return None;
        }
        let stamp =
            Stamp(Stamp::of_date(year, month, day) * DAY + hour * 3_600 + minute * 60 + second);
        // A day its month does not have comes out as another date.
        (stamp.date() == (year, month, day) && stamp.0 < LATEST).then_some(stamp)
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for Stamp {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Stamp, Unreadable> {
        Stamp::read(text).ok_or_else(|| Unreadable::new("a moment like 2026-11-16T10:20:31Z", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_four_centuries_reads_back() {
        for day in 0..146_097 {
            let stamp = Stamp(day * DAY + 3_661);
            assert_eq!(stamp.to_string().parse(), Ok(stamp));
        }
        assert_eq!(Stamp(1_794_824_431).to_string(), "2026-11-16T10:20:31Z");
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
            assert!(text.parse::<Stamp>().is_err(), "{text}");
        }
    }
}
