//! Taking over an export, or a single record: first everything is judged, and nothing changes before `apply`.

use super::export::{EXPORT, FOOTER, HEADER, LOST, NEWER, PLAYERS, SETTINGS, unescape};
use super::plan::{LARGEST, MOST_BLOCKS, NoImport, Plan, Refusal, Refused};
use super::players::{MOST_PLAYERS, Profile, in_small_letters};
use super::{Form, Gone, Lost, Settings, Store};
use crate::table::{LONGEST, Record, Stamp};

/// The plan while it is made, and what is here or in the file already; asked for once, since a file may be hostile.
struct Judge<'a> {
    store: &'a Store,
    plan: Plan,
    /// Names of the new matches in order, and where in the plan they are.
    matches: Vec<(u32, usize)>,
    names: Vec<String>,
    lost: Vec<Lost>,
}

impl Store {
    /// Judges a file. Takes nothing over yet.
    pub fn plan(&self, text: &str) -> Result<Plan, NoImport> {
        if text.len() > LARGEST {
            return Err(NoImport::TooLarge);
        }
        let text = text.trim_start_matches('\u{FEFF}').trim_start();
        let first = text.lines().next().unwrap_or_default().trim_end();
        let mut blocks = match first.strip_prefix(HEADER).map(str::parse::<u32>) {
            Some(Ok(EXPORT)) => blocks(text)?.split_off(1),
            Some(Ok(n)) if n > EXPORT => return Err(NoImport::Newer(n)),
            None if is_record(first) => {
                // A record alone may have blank lines in it.
                let alone = text.lines().filter(|line| is_record(line)).count() == 1;
                let mut blocks = if alone { vec![text] } else { blocks(text)? };
                blocks.push(FOOTER);
                blocks
            }
            _ => return Err(NoImport::NotOurs),
        };
        // A record that is cut off may look like a running match, so the last block is not trusted.
        let cut = blocks.last().is_none_or(|last| last.trim_end() != FOOTER);
        let last = blocks.pop().filter(|_| cut);
        let names = self
            .players()
            .into_iter()
            .map(|p| in_small_letters(&p.name));
        let mut judge = Judge {
            store: self,
            plan: Plan::default(),
            matches: Vec::new(),
            names: names.collect(),
            lost: self.lost(),
        };
        for block in blocks {
            if let Err(why) = judge.take(block) {
                judge.plan.refused.push(Refused::new(block, why));
            }
        }
        let mut plan = judge.plan;
        plan.cut = cut;
        plan.settings = plan.settings.filter(|new| *new != self.settings());
        let cut_off = last.map(|block| Refused::new(block, Refusal::Cut));
        plan.refused.extend(cut_off);
        Ok(plan)
    }

    /// Takes over what was planned. Hands back what could not be taken after all: another tab may have been faster.
    pub fn apply(&self, plan: Plan, now: Stamp) -> Vec<Refused> {
        let mut refused = Vec::new();
        let (mut finished, mut running) = (Vec::new(), Vec::new());
        for record in plan.new {
            match self.is_known(&record) {
                Ok(true) => {}
                Ok(false) if record.end.is_some() => finished.push(record),
                Ok(false) => running.push(record),
                Err(why) => refused.push(Refused::new(&record.to_string(), why)),
            }
        }
        let mut flaws = Vec::new();
        if !finished.is_empty() {
            flaws = self.keep_all(&finished);
        }
        for record in running {
            let saved = self.save(&record, now);
            flaws.extend(saved.err().map(|flaw| (record.id, flaw)));
        }
        if !plan.players.is_empty() {
            self.add_players(plan.players);
        }
        if let Some(settings) = plan.settings {
            self.set_settings(&settings);
        }
        for (key, why, raw) in plan.lost {
            self.add_lost(&key, &why, &raw);
        }
        let flaws = flaws.into_iter();
        refused.extend(flaws.map(|(id, f)| Refused::new(&id.to_string(), Refusal::Flaw(f))));
        refused
    }

    /// Is this very match here? Another one under its name is a refusal.
    fn is_known(&self, record: &Record) -> Result<bool, Refusal> {
        let over = record.end.is_some();
        match self.peek(record.id) {
            Ok(here) => {
                // An older release may have told the same match a little differently.
                let same =
                    here == *record || self.replay(&here, Form::Packed).as_ref() == Ok(record);
                return match same {
                    true => Ok(true),
                    false if over => Err(Refusal::OtherMatch),
                    false => Err(Refusal::AlreadyOver),
                };
            }
            Err(Gone::NotForUs(_)) => return Err(Refusal::OtherMatch),
            // What is damaged is put aside when the new one is kept.
            Err(Gone::Lost(_) | Gone::Unknown) => {}
        }
        match self.running_match(record.id) {
            Ok(here) if here.record == *record => Ok(true),
            Ok(_) if over => Err(Refusal::StillRunning),
            Ok(_) | Err(Gone::NotForUs(_)) => Err(Refusal::OtherMatch),
            Err(_) => Ok(false),
        }
    }
}

impl Judge<'_> {
    fn take(&mut self, block: &str) -> Result<(), Refusal> {
        let (first, rest) = block.split_once('\n').unwrap_or((block, ""));
        match first.trim_end() {
            line if is_record(line) => self.take_record(block),
            PLAYERS => rest.lines().try_for_each(|line| self.take_player(line)),
            SETTINGS if rest.len() <= LONGEST => {
                self.plan.settings = Some(Settings::read(rest));
                Ok(())
            }
            LOST => self.take_lost(rest).ok_or(Refusal::Strange),
            NEWER => Err(Refusal::Newer),
            _ => Err(Refusal::Strange),
        }
    }

    fn take_record(&mut self, block: &str) -> Result<(), Refusal> {
        let record: Record = block.parse().map_err(Refusal::Flaw)?;
        let told = |form| self.store.replay(&record, form).map_err(Refusal::Flaw);
        let mut record = told(Form::Packed)?;
        if record.end.is_none() {
            record = told(Form::Written)?;
        }
        let place = self
            .matches
            .binary_search_by(|(id, _)| id.cmp(&record.id.0));
        let known = match place {
            Ok(i) if self.plan.new[self.matches[i].1] != record => return Err(Refusal::OtherMatch),
            Ok(_) => true,
            Err(_) => self.store.is_known(&record)?,
        };
        match place {
            Err(place) if !known => {
                self.matches
                    .insert(place, (record.id.0, self.plan.new.len()));
                self.plan.new.push(record);
            }
            _ => self.plan.known += 1,
        }
        Ok(())
    }

    fn take_player(&mut self, line: &str) -> Result<(), Refusal> {
        let profile = Profile::read(line).ok_or(Refusal::Strange)?;
        let name = in_small_letters(&profile.name);
        if !self.names.contains(&name) {
            if self.plan.players.len() == MOST_PLAYERS {
                return Err(Refusal::Strange);
            }
            self.names.push(name);
            self.plan.players.push(profile);
        }
        Ok(())
    }

    fn take_lost(&mut self, text: &str) -> Option<()> {
        let mut lines = text.lines();
        let (key, why, raw) = (lines.next()?, lines.next()?, lines.next()?);
        let (key, why, raw) = (unescape(key)?, unescape(why)?, unescape(raw)?);
        let here = self.lost.iter().any(|l| l.key == key && l.raw == raw);
        let mut planned = self.plan.lost.iter();
        if !here && !planned.any(|(k, _, r)| *k == key && *r == raw) {
            self.plan.lost.push((key, why, raw));
        }
        Some(())
    }
}

/// Is this the first line of a record?
fn is_record(line: &str) -> bool {
    let number = line.trim_end().strip_prefix("parlour ");
    number.is_some_and(|n| n.parse::<u32>().is_ok())
}

/// The parts between blank lines.
fn blocks(text: &str) -> Result<Vec<&str>, NoImport> {
    let mut blocks = Vec::new();
    let (mut start, mut end) = (0, 0);
    for line in text.split_inclusive('\n') {
        let after = end + line.len();
        if line.trim().is_empty() {
            blocks.extend(text.get(start..end).filter(|block| !block.is_empty()));
            start = after;
        }
        if blocks.len() > MOST_BLOCKS {
            return Err(NoImport::TooMany);
        }
        end = after;
    }
    blocks.extend(text.get(start..).filter(|block| !block.is_empty()));
    Ok(blocks)
}
