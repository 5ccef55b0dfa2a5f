//! From a record to a table and back.

use super::{End, Flaw, Moves, Record, Setup, Table, pack};
use crate::game::Game;
use crate::seat::{PerSeat, Seat};

impl<G: Game> Table<G> {
    /// The match a record tells of, every move checked by the rules.
    pub fn replay(record: &Record) -> Result<Table<G>, Flaw> {
        if record.game != G::ID {
            return Err(Flaw::UnknownGame(record.game.clone()));
        }
        let seats = record.seats.len();
        if !G::SEATS.contains(&(seats as u8)) {
            return Err(Flaw::Seats(seats));
        }
        let options: G::Options = record.options.parse()?;
        let mut table = Table::begin(Setup {
            id: record.id,
            begun: record.begun,
            wish: options.clone(),
            seats: record.seats.clone(),
            seed: record.seed.unwrap_or_default(),
        });
        table.options = options;
        table.positions = vec![match &record.start {
            Some(start) => start.parse()?,
            None => G::new(seats as u8, &table.options),
        }];
        table.set_up = record.start.is_some();
        table.other = record.other.clone();
        table.hints = PerSeat::new(seats as u8, |seat| {
            record.hints.get(seat.index()).copied().unwrap_or_default()
        });
        table.takebacks = PerSeat::new(seats as u8, |seat| {
            record
                .takebacks
                .get(seat.index())
                .copied()
                .unwrap_or_default()
        });
        table.left = record.left.clone();
        if table.left.iter().any(|(seat, _)| seat.index() >= seats) {
            return Err(Flaw::WrongEnd);
        }

        let moves = match &record.moves {
            Moves::Written(moves) => moves
                .iter()
                .map(|m| m.parse())
                .collect::<Result<Vec<G::Move>, _>>()?,
            Moves::Packed(count, bits) => pack::unpack(&table.positions[0], *count, bits)?,
        };
        for (i, m) in moves.into_iter().enumerate() {
            let spent = record.times.get(i).copied().unwrap_or_default();
            table
                .push(m, spent)
                .map_err(|illegal| Flaw::Illegal(i + 1, illegal))?;
        }
        table.settle(record)?;
        Ok(table)
    }

    /// Takes over how the record says it ended. The rules are the judge of ends by the rules, and of nothing else.
    fn settle(&mut self, record: &Record) -> Result<(), Flaw> {
        let by_rules = self.places_by_rules();
        match (&record.end, by_rules) {
            // Saved between the last move and its result: the rules know it.
            (None | Some(End::Rules(_)), Some((why, places))) => {
                if record.end.is_some() && record.places != places {
                    return Err(Flaw::WrongEnd);
                }
                self.end = Some(End::Rules(why));
                self.places = places;
            }
            (Some(End::Rules(_)), None) => return Err(Flaw::WrongEnd),
            (None, None) => return Ok(()),
            (Some(End::Resigned(seat) | End::Claimed(seat)), _)
                if seat.index() >= self.seats.len() =>
            {
                return Err(Flaw::WrongEnd);
            }
            (end, _) => {
                let seats = self.seats.len();
                let sane = record.places.len() == seats
                    && record.places.iter().all(|p| (1..=seats as u8).contains(p));
                let no_result = record.places.is_empty() && *end == Some(End::Abandoned);
                if !sane && !no_result {
                    return Err(Flaw::WrongEnd);
                }
                self.end = end.clone();
                self.places = record.places.clone();
            }
        }
        self.ended = Some(record.ended.unwrap_or(record.begun));
        self.used = record.used.clone();
        Ok(())
    }

    /// The match as a record, its moves written out.
    pub fn record(&self) -> Record {
        let over = self.is_over();
        Record {
            game: G::ID.to_owned(),
            id: self.id,
            begun: self.begun,
            ended: self.ended,
            options: self.options.to_string(),
            start: self.set_up.then(|| self.positions[0].to_string()),
            seats: self.seats.clone(),
            seed: (!over).then_some(self.seed),
            moves: Moves::Written(self.moves.iter().map(G::Move::to_string).collect()),
            times: if over { Vec::new() } else { self.times.clone() },
            end: self.end.clone(),
            places: self.places.clone(),
            scores: if over { self.scores() } else { Vec::new() },
            hints: self.marks(&self.hints),
            takebacks: self.marks(&self.takebacks),
            left: self.left.clone(),
            used: if over {
                Seat::all(self.seats.len() as u8)
                    .map(|seat| self.used(seat) / 10)
                    .collect()
            } else {
                Vec::new()
            },
            other: self.other.clone(),
        }
    }

    /// The match as a record, its moves packed.
    pub fn packed(&self) -> Record {
        let bits = pack::pack(&self.positions[0], &self.moves);
        Record {
            moves: Moves::Packed(self.moves.len(), bits),
            ..self.record()
        }
    }

    fn marks(&self, marks: &PerSeat<u32>) -> Vec<u32> {
        if marks.values().iter().all(|n| *n == 0) {
            Vec::new()
        } else {
            marks.values().to_vec()
        }
    }

    fn scores(&self) -> Vec<i32> {
        Seat::all(self.seats.len() as u8)
            .filter_map(|seat| self.position().score(seat))
            .collect()
    }
}
