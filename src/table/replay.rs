//! From a record to a table and back.

use super::record::packing::{Bits, width};
use super::{End, Moves, Record, RecordError, Table};
use crate::game::seat::Seat;
use crate::game::{Game, ParseError};
use std::ops::RangeInclusive;

impl<G: Game> Table<G> {
    /// The match a record tells of, every move checked by the rules.
    pub fn replay(record: &Record) -> Result<Table<G>, RecordError> {
        let mut log = record.head(G::ID, G::SEATS)?;
        let options: G::Options = record.options.parse()?;
        log.options = options.to_string();
        let first: G = match &record.start {
            Some(start) => start.parse()?,
            None => G::new(record.seats.len() as u8, &options),
        };
        // A position that was set up says itself how many play.
        if usize::from(first.seats()) != record.seats.len() {
            return Err(RecordError::Seats(record.seats.len()));
        }
        let mut table = Table::laid_out(log, first, options);
        if record.start.is_some() {
            table.log.start = Some(table.positions[0].to_string());
        }
        let mut bits = record.moves.bits().ok_or_else(|| record.unpackable())?;
        for i in 0..record.moves.count() {
            let m = match &record.moves {
                Moves::Written(words) => words[i].parse()?,
                Moves::Packed(..) => {
                    let legal = table.position().moves();
                    let index = bits.take(width(legal.len()));
                    let m = index.and_then(|index| legal.get(index));
                    *m.ok_or_else(|| record.unpackable())?
                }
            };
            let spent = record.times.get(i).copied().unwrap_or_default();
            table
                .push(m, spent)
                .map_err(|illegal| RecordError::IllegalMove(i + 1, illegal))?;
        }
        if !bits.is_spent() {
            return Err(record.unpackable());
        }
        let by_rules = table.places_by_rules();
        table.log.settle(record, by_rules)?;
        Ok(table)
    }

    /// The match as a record, its moves written out.
    pub fn record(&self) -> Record {
        let moves = self.moves.iter().map(ToString::to_string).collect();
        self.record_with(Moves::Written(moves))
    }

    /// The match as a record, its moves packed.
    pub fn packed(&self) -> Record {
        let mut bits = Bits::default();
        for (i, m) in self.moves.iter().enumerate() {
            let legal = self.positions[i].moves();
            let index = legal.iter().position(|l| l == m);
            bits.push(
                index.expect("only legal moves are on a table"),
                width(legal.len()),
            );
        }
        self.record_with(Moves::Packed(self.moves.len(), bits.letters()))
    }

    fn record_with(&self, moves: Moves) -> Record {
        let mut record = self.log.clone();
        record.moves = moves;
        if self.is_over() {
            record.seed = None;
            record.times.clear();
            let seats = Seat::all(record.seats.len() as u8);
            record.used = seats.clone().map(|seat| self.used(seat) / 10).collect();
            record.scores = seats
                .filter_map(|seat| self.position().score(seat))
                .collect();
        }
        record
    }
}

impl Moves {
    /// The bits of packed moves; none of others.
    fn bits(&self) -> Option<Bits> {
        match self {
            Moves::Written(_) => Some(Bits::default()),
            Moves::Packed(_, bits) => Bits::read(bits),
        }
    }
}

impl Record {
    fn unpackable(&self) -> RecordError {
        let text = match &self.moves {
            Moves::Written(_) => "",
            Moves::Packed(_, bits) => bits,
        };
        ParseError::new("packed moves", text).into()
    }

    /// What a table of this game takes over before the first move.
    fn head(&self, game: &str, most: RangeInclusive<u8>) -> Result<Record, RecordError> {
        if self.game != game {
            return Err(RecordError::UnknownGame(self.game.clone()));
        }
        let seats = self.seats.len();
        if !most.contains(&(seats as u8)) {
            return Err(RecordError::Seats(seats));
        }
        if self.left.iter().any(|(seat, _)| seat.index() >= seats) {
            return Err(RecordError::WrongEnd);
        }
        Ok(Record {
            game: self.game.clone(),
            id: self.id,
            begun: self.begun,
            seats: self.seats.clone(),
            seed: Some(self.seed.unwrap_or_default()),
            hints: marks(&self.hints, seats),
            takebacks: marks(&self.takebacks, seats),
            left: self.left.clone(),
            other: self.other.clone(),
            ..Record::default()
        })
    }

    /// Takes over how the record says it ended. The rules are the judge of ends by the rules, and of nothing else.
    fn settle(
        &mut self,
        record: &Record,
        by_rules: Option<(&'static str, Vec<u8>)>,
    ) -> Result<(), RecordError> {
        let seats = self.seats.len();
        let mut end = record.end.clone();
        let mut places = record.places.clone();
        let sane = match (&end, by_rules) {
            (None, None) => return Ok(()),
            // Saved between the last move and its result: the rules know it.
            (None | Some(End::Rules(_)), Some((why, by_rules))) => {
                let sane = end.is_none() || places == by_rules;
                end = Some(End::Rules(why.to_owned()));
                places = by_rules;
                sane
            }
            (Some(End::Rules(_)), None) => false,
            (Some(End::Resigned(seat) | End::Claimed(seat)), _) if seat.index() >= seats => false,
            (Some(End::Abandoned), _) if places.is_empty() => true,
            _ => {
                let place = |place: &u8| (1..=seats).contains(&usize::from(*place));
                places.len() == seats && places.iter().all(place)
            }
        };
        if !sane {
            return Err(RecordError::WrongEnd);
        }
        self.end = end;
        self.places = places;
        self.ended = Some(record.ended.unwrap_or(record.begun));
        self.used.clone_from(&record.used);
        Ok(())
    }
}

/// A number for each seat, or none at all where there is nothing to count.
fn marks(marks: &[u32], seats: usize) -> Vec<u32> {
    let mut marks = marks.to_vec();
    marks.resize(seats, 0);
    if marks.iter().all(|n| *n == 0) {
        marks.clear();
    }
    marks
}
