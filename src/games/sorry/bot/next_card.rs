//! What the next card is likely to bring: each kind by its odds, played for the best of whoever plays it.

use crate::games::sorry::cards::Card;
use crate::games::sorry::rules::{Sorry, Stage};
use crate::games::sorry::track::Side;

/// Weight of the best play that the rest of a hand has: the next turn may come too late for it.
const HAND_WEIGHT: f32 = 0.7;

impl Sorry {
    /// What the card of the next player is likely to bring this colour: its mean over all cards of the pile.
    pub(super) fn opponents_next_card(&self, me: Side, odds: &[f32; 4]) -> f32 {
        let (mut sum, mut cards) = (0.0, 0.0);
        for (card, count) in Card::all().zip(self.pile()) {
            let gain = self.gain(self.to_act, me, card, odds);
            sum += f32::from(count) * gain;
            cards += f32::from(count);
        }
        sum / cards
    }

    /// What a colour's own next card is likely to bring it: the mean, if it is drawn; or the best of its hand.
    pub(super) fn own_next_card(&self, me: Side, odds: &[f32; 4]) -> f32 {
        let hand = self.options.hand;
        let cards = if hand { *self.hand(me) } else { self.pile() };
        let (mut sum, mut best, mut all) = (0.0, 0.0, 0.0);
        for card in Card::all() {
            let count = f32::from(cards[card.index()]);
            if count > 0.0 {
                let gain = self.gain(me, me, card, odds);
                sum += count * gain;
                all += count;
                best = gain.max(best);
            }
        }
        match self.stage {
            _ if !hand => sum / all,
            // Another card is played at once.
            Stage::Refill(true) => best,
            _ => HAND_WEIGHT * best,
        }
    }

    /// How much a colour's lead grows by a card, if the mover plays it for its own best.
    fn gain(&self, mover: Side, me: Side, card: Card, odds: &[f32; 4]) -> f32 {
        let mut best = None;
        let mut may_decline = true;
        for act in self.reach(mover).plays(&self.pawns, card) {
            let mut after = *self;
            act.make(&mut after.pawns);
            let lead = after.lead(mover, odds);
            if best.is_none_or(|(other, _)| lead > other) {
                best = Some((lead, after));
            }
            may_decline &= act.is_swap();
        }
        match best {
            Some((lead, after)) if !may_decline || lead > self.lead(mover, odds) => {
                after.lead(me, odds) - self.lead(me, odds)
            }
            _ => 0.0,
        }
    }
}
