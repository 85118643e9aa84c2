//! What things are called on the wire: seats, aliases of the suite's, handles of the bridge's.

use crate::said::Thing;
use manabrew_engine::card::CounterType;
use manabrew_engine::combat::DefenderId;
use manabrew_engine::game::GameState;
use manabrew_engine::ids::{CardId, PlayerId};
use std::collections::HashMap;

/// The names in one game.
#[derive(Clone, Default)]
pub struct Names {
    pub players: Vec<String>,
    pub aliases: HashMap<CardId, String>,
}

impl Names {
    /// Whose seat it is.
    pub fn seat(&self, who: &str) -> Option<PlayerId> {
        let place = self.players.iter().position(|name| name == who)?;
        u32::try_from(place).ok().map(PlayerId)
    }

    pub fn player(&self, player: PlayerId) -> String {
        self.players[player.index()].clone()
    }

    pub fn card(&self, card: CardId) -> String {
        let alias = self.aliases.get(&card).cloned();
        alias.unwrap_or_else(|| format!("~c{}", card.0))
    }

    pub fn defender(&self, defender: DefenderId) -> String {
        match defender {
            DefenderId::Player(player) => self.player(player),
            DefenderId::Permanent(card) => self.card(card),
        }
    }

    /// The name of a thing; a spell goes by its card.
    pub fn thing(&self, game: &GameState, thing: Thing) -> String {
        match thing {
            Thing::Player(player) => self.player(player),
            Thing::Card(card) => self.card(card),
            Thing::Spell(number) => {
                let spell = game.stack.iter().find(|entry| entry.id == number);
                let spell = spell.filter(|entry| entry.spell_ability.is_spell);
                let card = spell.and_then(|entry| entry.spell_ability.source);
                card.map_or_else(|| format!("~s{number}"), |card| self.card(card))
            }
        }
    }

    /// The card that has this name.
    pub fn find_card(&self, game: &GameState, name: &str) -> Option<CardId> {
        let named = self.aliases.iter().find(|(_, alias)| *alias == name);
        named.map(|(card, _)| *card).or_else(|| {
            let number = name.strip_prefix("~c")?.parse().ok()?;
            Some(CardId(number)).filter(|card| card.index() < game.cards.len())
        })
    }

    /// The thing that has this name; a card on the stack is the spell that it is.
    pub fn find(&self, game: &GameState, name: &str) -> Option<Thing> {
        if let Some(player) = self.seat(name) {
            return Some(Thing::Player(player));
        }
        if let Some(number) = name
            .strip_prefix("~s")
            .and_then(|number| number.parse().ok())
        {
            return Some(Thing::Spell(number));
        }
        let card = self.find_card(game, name)?;
        let spell = game
            .stack
            .iter()
            .find(|entry| entry.spell_ability.is_spell && entry.spell_ability.source == Some(card));
        Some(spell.map_or(Thing::Card(card), |entry| Thing::Spell(entry.id)))
    }
}

/// What the protocol calls a kind of counter.
pub fn counter(kind: &CounterType) -> String {
    match kind {
        CounterType::P1P1 => "+1/+1".into(),
        CounterType::M1M1 => "-1/-1".into(),
        CounterType::Named(name) => name.to_lowercase(),
        other => format!("{other:?}").to_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_named_has_a_handle() {
        let mut names = Names {
            players: vec!["Rob".to_owned()],
            ..Names::default()
        };
        names.aliases.insert(CardId(3), "Grizzly Bears".to_owned());
        assert_eq!(names.card(CardId(3)), "Grizzly Bears");
        assert_eq!(names.card(CardId(4)), "~c4");
        assert_eq!(names.seat("Rob"), Some(PlayerId(0)));
        assert_eq!(names.seat("Alex"), None);
    }

    #[test]
    fn counters_have_the_names_of_the_protocol() {
        assert_eq!(counter(&CounterType::P1P1), "+1/+1");
        assert_eq!(counter(&CounterType::Loyalty), "loyalty");
    }
}
