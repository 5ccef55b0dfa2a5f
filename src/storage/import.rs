//! Taking over an export, or a record: first everything is checked, and nothing changes before `apply`.

use super::import_file::ImportFile;
use super::import_plan::{ImportError, ImportPlan, LARGEST_IMPORT, MOST_PARTS, Refusal, Refused};
use super::players::{MOST_PLAYERS, Profile};
use super::{Form, LoadError, Quarantined, Settings, Store};
use crate::table::{LONGEST, MatchId, Record, Timestamp};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::{HashMap, HashSet};

impl Store {
    /// Checks a file. Takes nothing over yet.
    pub fn plan(&self, text: &str) -> Result<ImportPlan, ImportError> {
        if text.len() > LARGEST_IMPORT {
            return Err(ImportError::TooLarge);
        }
        let text = text.trim_start_matches('\u{FEFF}').trim_start();
        let mut planner = Planner::new(self);
        if text.starts_with('{') {
            planner.take_export(ImportFile::read(text)?);
        } else {
            for record in split_records(text)? {
                planner.take_record(record);
            }
        }
        let mut plan = planner.plan;
        if plan.settings.as_ref() == Some(&self.settings()) {
            plan.settings = None;
        }
        Ok(plan)
    }

    /// Takes over what was planned. Hands back what could not be taken after all: another tab may have been faster.
    pub fn apply(&self, plan: ImportPlan, now: Timestamp) -> Vec<Refused> {
        let (mut refused, mut errors, mut finished) = (Vec::new(), Vec::new(), Vec::new());
        for record in &plan.new {
            match self.is_known(record) {
                Ok(true) => {}
                Ok(false) if record.end.is_some() => finished.push(record),
                Ok(false) => {
                    if let Err(error) = self.save(record, now) {
                        errors.push((record.id, error));
                    }
                }
                Err(why) => refused.push(Refused::new(&record.to_string(), why)),
            }
        }
        if !finished.is_empty() {
            errors.append(&mut self.keep_all(&finished));
        }
        if !plan.players.is_empty() {
            self.add_players(plan.players);
        }
        if let Some(settings) = plan.settings {
            self.set_settings(&settings);
        }
        for Quarantined {
            key, reason, text, ..
        } in plan.unreadable
        {
            self.add_quarantined(&key, &reason, &text);
        }
        let errors = errors.into_iter();
        refused.extend(errors.map(|(id, error)| Refused::new(&id.to_string(), error.into())));
        refused
    }

    /// Is this very match here? Another one under its name is a refusal.
    fn is_known(&self, record: &Record) -> Result<bool, Refusal> {
        let is_over = record.end.is_some();
        // Texts are compared: that is all that is stored.
        let text = record.to_string();
        let is_same = |here: &Record| here.to_string() == text;
        match self.peek(record.id) {
            Ok(here) => {
                // An older release may have told the same match a little differently.
                if is_same(&here) || self.replay(&here, Form::Packed).is_ok_and(|r| is_same(&r)) {
                    return Ok(true);
                }
                return Err(if is_over {
                    Refusal::OtherMatch
                } else {
                    Refusal::AlreadyOver
                });
            }
            Err(LoadError::Unsupported(_)) => return Err(Refusal::OtherMatch),
            // What is damaged goes to the quarantine when the new one is kept.
            Err(LoadError::Quarantined(_) | LoadError::NotFound) => {}
        }
        match self.running_match(record.id) {
            Ok(here) if is_same(&here.record) => Ok(true),
            Ok(_) if is_over => Err(Refusal::StillRunning),
            Ok(_) | Err(LoadError::Unsupported(_)) => Err(Refusal::OtherMatch),
            Err(_) => Ok(false),
        }
    }
}

/// The plan while it is made, and what is here or in the file already; looked up once, since a file may be hostile.
struct Planner<'a> {
    store: &'a Store,
    plan: ImportPlan,
    /// The new matches, and where in the plan they are.
    matches: HashMap<MatchId, usize>,
    /// Names of players, in lower case.
    names: HashSet<String>,
    /// Keys and texts of what cannot be read.
    unreadable: HashSet<(String, String)>,
}

impl Planner<'_> {
    fn new(store: &Store) -> Planner<'_> {
        let names = store.players();
        let names = names.iter().map(|profile| profile.name.to_lowercase());
        let unreadable = store.quarantined().into_iter();
        Planner {
            store,
            plan: ImportPlan::default(),
            matches: HashMap::new(),
            names: names.collect(),
            unreadable: unreadable.map(|item| (item.key, item.text)).collect(),
        }
    }

    fn take_export(&mut self, file: ImportFile) {
        self.plan.cut = file.cut;
        for part in file.matches {
            if let Some(record) = self.read::<String>(part) {
                self.take_record(&record);
            }
        }
        for part in file.players {
            if let Some(profile) = self.read(part) {
                self.take_player(profile, part.get());
            }
        }
        for part in file.settings {
            if part.get().len() > LONGEST {
                self.refuse(part.get(), Refusal::Malformed);
            } else if let Some(settings) = self.read(part) {
                self.plan.settings = Some(Settings::from_json(settings));
            }
        }
        for part in file.unreadable {
            if let Some(item) = self.read(part) {
                self.take_unreadable(item);
            }
        }
        for part in file.newer {
            self.refuse(part.get(), Refusal::Newer);
        }
        for part in file.unknown {
            self.refuse(part.get(), Refusal::Malformed);
        }
    }

    /// Reads a part of an export, or refuses it.
    fn read<T: DeserializeOwned>(&mut self, part: &RawValue) -> Option<T> {
        let read = serde_json::from_str(part.get()).ok();
        if read.is_none() {
            self.refuse(part.get(), Refusal::Malformed);
        }
        read
    }

    fn refuse(&mut self, part: &str, why: Refusal) {
        self.plan.refused.push(Refused::new(part, why));
    }

    fn take_record(&mut self, text: &str) {
        if let Err(why) = self.try_record(text) {
            self.refuse(text, why);
        }
    }

    fn try_record(&mut self, text: &str) -> Result<(), Refusal> {
        let message: Record = text.parse()?;
        let form = match message.end {
            None => Form::Written,
            Some(_) => Form::Packed,
        };
        let mut record = self.store.replay(&message, form)?;
        // The rules may know that it is over.
        if record.end.is_some() && form == Form::Written {
            record = self.store.replay(&message, Form::Packed)?;
        }
        match self.matches.get(&record.id) {
            Some(place) if self.plan.new[*place] == record => self.plan.known += 1,
            Some(_) => return Err(Refusal::OtherMatch),
            None if self.store.is_known(&record)? => self.plan.known += 1,
            None => {
                self.matches.insert(record.id, self.plan.new.len());
                self.plan.new.push(record);
            }
        }
        Ok(())
    }

    fn take_player(&mut self, profile: Profile, part: &str) {
        let name = profile.name.to_lowercase();
        if self.names.contains(&name) {
            return;
        }
        if self.plan.players.len() == MOST_PLAYERS {
            self.refuse(part, Refusal::Malformed);
            return;
        }
        self.names.insert(name);
        self.plan.players.push(profile);
    }

    fn take_unreadable(&mut self, item: Quarantined) {
        let known = (item.key.clone(), item.text.clone());
        if self.unreadable.insert(known) {
            self.plan.unreadable.push(item);
        }
    }
}

/// The records of a text: one, or several one after another.
fn split_records(text: &str) -> Result<Vec<&str>, ImportError> {
    let mut starts = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if Record::format(line).is_some() {
            starts.push(start);
        }
        start += line.len();
    }
    if starts.first() != Some(&0) {
        return Err(ImportError::NotOurs);
    }
    if starts.len() > MOST_PARTS {
        return Err(ImportError::TooMany);
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let parts = starts.iter().zip(ends);
    Ok(parts.map(|(start, end)| &text[*start..end]).collect())
}
