//! Taking over an export, or a single record: first everything is judged, and nothing changes before `apply`.

use super::export::{EXPORT, FOOTER, HEADER, LOST, NEWER, PLAYERS, SETTINGS, unescape};
use super::plan::{LARGEST, MOST_BLOCKS, NoImport, Plan, Refusal, Refused};
use super::players::{MOST_PLAYERS, Profile};
use super::{Form, Gone, Lost, Settings, Store};
use crate::table::{LONGEST, Record, Stamp};
use crate::text::{self, in_small_letters};

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
        let (head, mut blocks) = match first.strip_prefix(HEADER).map(text::count) {
            Some(Some(EXPORT)) => (1, blocks(text)?),
            Some(Some(newer)) if newer > EXPORT => return Err(NoImport::Newer(newer)),
            None if is_record(first) => {
                // A record alone may have blank lines in it.
                let mut records = 0;
                for line in text.lines() {
                    records += usize::from(is_record(line));
                }
                let mut blocks = if records == 1 {
                    vec![text]
                } else {
                    blocks(text)?
                };
                blocks.push(FOOTER);
                (0, blocks)
            }
            _ => return Err(NoImport::NotOurs),
        };
        // A record that is cut off may look like a running match, so the last block is not trusted.
        let last = blocks.pop().filter(|_| blocks.len() >= head);
        let cut = last.is_none_or(|last| last.trim_end() != FOOTER);
        let mut judge = Judge {
            store: self,
            plan: Plan::default(),
            matches: Vec::new(),
            names: Vec::new(),
            lost: self.lost(),
        };
        for profile in self.players() {
            judge.names.push(in_small_letters(&profile.name));
        }
        for block in blocks.split_off(head.min(blocks.len())) {
            if let Err(why) = judge.take(block) {
                judge.plan.refused.push(Refused::new(block, why));
            }
        }
        let mut plan = judge.plan;
        plan.cut = cut;
        if let Some(last) = last
            && cut
        {
            plan.refused.push(Refused::new(last, Refusal::Cut));
        }
        if let Some(new) = &plan.settings
            && new.write() == self.settings().write()
        {
            plan.settings = None;
        }
        Ok(plan)
    }

    /// Takes over what was planned. Hands back what could not be taken after all: another tab may have been faster.
    pub fn apply(&self, plan: Plan, now: Stamp) -> Vec<Refused> {
        let (mut refused, mut flaws, mut finished) = (Vec::new(), Vec::new(), Vec::new());
        for record in &plan.new {
            match self.is_known(record) {
                Ok(true) => {}
                Ok(false) if record.end.is_some() => finished.push(record),
                Ok(false) => {
                    if let Err(flaw) = self.save(record, now) {
                        flaws.push((record.id, flaw));
                    }
                }
                Err(why) => refused.push(Refused::new(&record.write(), why)),
            }
        }
        if !finished.is_empty() {
            flaws.append(&mut self.keep_all(&finished));
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
        for (id, flaw) in flaws {
            refused.push(Refused::new(&id.text(), Refusal::Flaw(flaw)));
        }
        refused
    }

    /// Is this very match here? Another one under its name is a refusal.
    fn is_known(&self, record: &Record) -> Result<bool, Refusal> {
        let over = record.end.is_some();
        let text = record.write();
        match self.peek(record.id) {
            Ok(here) => {
                // An older release may have told the same match a little differently.
                if here.write() == text
                    || self
                        .replay(&here, Form::Packed)
                        .is_ok_and(|here| here.write() == text)
                {
                    return Ok(true);
                }
                return Err(if over {
                    Refusal::OtherMatch
                } else {
                    Refusal::AlreadyOver
                });
            }
            Err(Gone::NotForUs(_)) => return Err(Refusal::OtherMatch),
            // What is damaged is put aside when the new one is kept.
            Err(Gone::Lost(_) | Gone::Unknown) => {}
        }
        match self.running_match(record.id) {
            Ok(here) if here.record.write() == text => Ok(true),
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
            PLAYERS => {
                for line in rest.lines() {
                    self.take_player(line).ok_or(Refusal::Strange)?;
                }
                Ok(())
            }
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
        let told = Record::read(block).map_err(Refusal::Flaw)?;
        let form = if told.end.is_none() {
            Form::Written
        } else {
            Form::Packed
        };
        let mut record = self.store.replay(&told, form).map_err(Refusal::Flaw)?;
        // The rules may know that it is over.
        if record.end.is_some() && form == Form::Written {
            record = self
                .store
                .replay(&told, Form::Packed)
                .map_err(Refusal::Flaw)?;
        }
        let id = record.id.0;
        let place = self.matches.partition_point(|(other, _)| *other < id);
        match self.matches.get(place) {
            Some((known, at)) if *known == id => {
                if self.plan.new[*at].write() != record.write() {
                    return Err(Refusal::OtherMatch);
                }
                self.plan.known += 1;
            }
            _ if self.store.is_known(&record)? => self.plan.known += 1,
            _ => {
                self.matches.insert(place, (id, self.plan.new.len()));
                self.plan.new.push(record);
            }
        }
        Ok(())
    }

    fn take_player(&mut self, line: &str) -> Option<()> {
        let profile = Profile::read(line)?;
        let name = in_small_letters(&profile.name);
        if !self.names.contains(&name) {
            if self.plan.players.len() == MOST_PLAYERS {
                return None;
            }
            self.names.push(name);
            self.plan.players.push(profile);
        }
        Some(())
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
    number.and_then(text::count).is_some()
}

/// The parts between blank lines.
fn blocks(text: &str) -> Result<Vec<&str>, NoImport> {
    let mut blocks = Vec::new();
    let (mut start, mut end) = (0, 0);
    for line in text.split_inclusive('\n') {
        let after = end + line.len();
        if line.trim().is_empty() {
            push_part(&mut blocks, text.get(start..end));
            start = after;
        }
        if blocks.len() > MOST_BLOCKS {
            return Err(NoImport::TooMany);
        }
        end = after;
    }
    push_part(&mut blocks, text.get(start..));
    Ok(blocks)
}

fn push_part<'a>(blocks: &mut Vec<&'a str>, part: Option<&'a str>) {
    if let Some(part) = part
        && !part.is_empty()
    {
        blocks.push(part);
    }
}
