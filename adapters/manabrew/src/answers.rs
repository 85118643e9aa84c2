//! What the suite says, in the engine's terms. What the engine does not offer is illegal.

use crate::position::{items, text, World};
use crate::said::{Act, Kind, No, PayHow, Question, Said, Thing};
use crate::script::places;
use manabrew_engine::agent::{PlayCardMode, PriorityActionSpace};
use manabrew_engine::combat::DefenderId;
use manabrew_engine::ids::CardId;
use manabrew_engine::player::actions::{AbilityRef, PlayerAction};
use serde_json::Value;
use std::collections::VecDeque;

fn illegal<T>(why: impl Into<String>) -> Result<T, No> {
    Err(No::Illegal(why.into()))
}

fn lacks<T>(why: impl Into<String>) -> Result<T, No> {
    Err(No::Unsupported(why.into()))
}

/// Put an answer into the engine's terms.
pub fn translate(world: &World, question: &Question, say: &Value) -> Result<Said, No> {
    let reader = Reader { world };
    Ok(match (&question.kind, text(&say["kind"])) {
        (Kind::Priority(_), "pass") => Said::Pass,
        (Kind::Priority(space), "cast" | "play_land") => reader.play(space, say)?,
        (Kind::Priority(space), "activate") => reader.activate(space, say)?,
        (Kind::Priority(_), "special") => return lacks("special actions"),
        (
            Kind::Attackers {
                available,
                defenders,
            },
            "declare_attackers",
        ) => reader.attack(available, defenders, say)?,
        (
            Kind::Blockers {
                attackers,
                available,
                most,
            },
            "declare_blockers",
        ) => reader.block(attackers, available, *most, say)?,
        (Kind::Damage { source, .. }, "assign_damage") => reader.damage(*source, say)?,
        (
            Kind::Targets {
                valid, least, most, ..
            }
            | Kind::Objects {
                valid, least, most, ..
            },
            "choose",
        ) => Said::Things(reader.choose(valid, *least, *most, say)?),
        (Kind::Optional { valid, most, .. }, "choose") => {
            Said::Things(reader.choose(valid, 0, *most, say)?)
        }
        (Kind::Player { valid, .. }, "choose") => {
            let valid: Vec<Thing> = valid.iter().map(|player| Thing::Player(*player)).collect();
            Said::Things(reader.choose(&valid, 1, 1, say)?)
        }
        (Kind::YesNo { .. }, "yes_no") => Said::Yes(say["yes"] == true),
        // What the suite calls paying for an effect is a yes or no to this engine.
        (Kind::YesNo { .. }, "pay") => Said::Yes(text(&say["pay"]) != "nothing"),
        (Kind::Number { least, most, .. }, "number") => number(*least, *most, say)?,
        (Kind::Mode { among, .. }, "choose") => {
            let names: Vec<String> = items(say, "chosen")
                .map(|name| text(name).to_owned())
                .collect();
            Said::Modes(places(&names, among).map_err(No::Illegal)?)
        }
        (Kind::Pay { .. }, "pay") => Said::Pay(reader.pay(&say["pay"])?.unwrap_or(PayHow::Auto)),
        (Kind::Keep { .. }, "mulligan") => Said::Keep(say["keep"] == true),
        (Kind::Opening { cards }, "choose") => {
            let valid: Vec<Thing> = cards.iter().map(|card| Thing::Card(*card)).collect();
            Said::Things(reader.choose(&valid, 0, valid.len(), say)?)
        }
        (Kind::Bottom { cards, count }, "choose") => {
            let valid: Vec<Thing> = cards.iter().map(|card| Thing::Card(*card)).collect();
            Said::Things(reader.choose(&valid, *count, *count, say)?)
        }
        (_, kind) => return illegal(format!("{kind} is no answer to this")),
    })
}

/// How somebody pays who has agreed to pay.
pub fn payment(world: &World, say: &Value) -> Result<PayHow, No> {
    let how = Reader { world }.pay(&say["pay"])?;
    Ok(how.unwrap_or(PayHow::Auto))
}

fn number(least: i32, most: Option<i32>, say: &Value) -> Result<Said, No> {
    let number = say["number"]
        .as_i64()
        .and_then(|number| i32::try_from(number).ok());
    match number.filter(|number| *number >= least && most.is_none_or(|most| *number <= most)) {
        Some(number) => Ok(Said::Number(number)),
        None => illegal("that number cannot be said"),
    }
}

/// Reads names as things of the game.
struct Reader<'a> {
    world: &'a World,
}

impl Reader<'_> {
    fn card(&self, name: &Value) -> Result<CardId, No> {
        let card = self.world.names.find_card(&self.world.game, text(name));
        card.ok_or_else(|| No::Illegal(format!("there is no {name}")))
    }

    fn thing(&self, name: &Value) -> Result<Thing, No> {
        let thing = self.world.names.find(&self.world.game, text(name));
        thing.ok_or_else(|| No::Illegal(format!("there is no {name}")))
    }

    fn named(&self, card: CardId) -> String {
        self.world.names.card(card)
    }

    fn pay(&self, how: &Value) -> Result<Option<PayHow>, No> {
        Ok(match how {
            Value::String(how) if how == "auto" => Some(PayHow::Auto),
            Value::String(_) => Some(PayHow::Nothing),
            Value::Array(list) => Some(PayHow::With(
                list.iter()
                    .map(|name| self.card(name))
                    .collect::<Result<_, _>>()?,
            )),
            _ => None,
        })
    }

    fn play(&self, space: &PriorityActionSpace, say: &Value) -> Result<Said, No> {
        let card = self.card(&say["card"])?;
        if !say["alternative"].is_null() {
            return lacks("alternative costs");
        }
        if self.world.game.card(card).is_land() != (say["kind"] == "play_land") {
            return illegal("that is not how this card is played");
        }
        let offered = |play: &&manabrew_engine::agent::PlayOption| {
            play.card_id == card && play.mode == PlayCardMode::Normal
        };
        match space.playable.iter().find(offered) {
            Some(play) => self.act(PlayerAction::CastSpell(*play), say),
            None => illegal("the engine does not offer it"),
        }
    }

    fn activate(&self, space: &PriorityActionSpace, say: &Value) -> Result<Said, No> {
        let card = self.card(&say["source"])?;
        let number = say["ability"].as_u64().unwrap_or(1).saturating_sub(1);
        let abilities = &self.world.game.card(card).activated_abilities;
        let ability = usize::try_from(number)
            .ok()
            .and_then(|number| abilities.get(number));
        let Some(ability) = ability else {
            return lacks("an ability that the engine does not list");
        };
        let index = ability.ability_index;
        if ability.is_mana_ability {
            return match space.tappable_lands.contains(&card) {
                true => self.act(PlayerAction::ActivateMana(card, Some(index), None), say),
                false => illegal("the engine does not offer it"),
            };
        }
        let offered = space
            .activatable
            .iter()
            .any(|one| one.card_id == card && one.ability_index == index);
        let ability = AbilityRef {
            card_id: card,
            ability_index: index,
        };
        match offered {
            true => self.act(PlayerAction::ActivateAbility(ability), say),
            false => illegal("the engine does not offer it"),
        }
    }

    fn act(&self, action: PlayerAction, say: &Value) -> Result<Said, No> {
        let targets = say["targets"].as_array();
        let targets = targets.map(|list| list.iter().map(|name| self.thing(name)).collect());
        let costs = say["costs"].as_array();
        let costs = costs.map(|list| list.iter().map(|name| self.card(name)).collect());
        let modes = say["modes"].as_array();
        let modes = modes.map(|list| list.iter().map(|name| text(name).to_owned()).collect());
        let x = match say["x"].as_i64() {
            Some(x) => Some(i32::try_from(x).or_else(|_| lacks("so large an X"))?),
            None => None,
        };
        let pay = self.pay(&say["pay"])?;
        let targets: Option<VecDeque<Thing>> = targets.transpose()?;
        let costs: Option<VecDeque<CardId>> = costs.transpose()?;
        Ok(Said::Act(Box::new(Act {
            action,
            targets,
            pay,
            x,
            costs,
            modes,
        })))
    }

    fn attack(
        &self,
        available: &[CardId],
        defenders: &[DefenderId],
        say: &Value,
    ) -> Result<Said, No> {
        if items(say, "bands").next().is_some() {
            return lacks("bands");
        }
        let mut attacks: Vec<(CardId, DefenderId)> = vec![];
        for one in items(say, "attacks") {
            let attacker = self.card(&one["attacker"])?;
            if one["attacks"].is_null() {
                return lacks("an attack on nothing");
            }
            if !available.contains(&attacker) {
                return illegal(format!(
                    "{} is not offered as an attacker",
                    self.named(attacker)
                ));
            }
            let whom = match self.thing(&one["attacks"])? {
                Thing::Player(player) => DefenderId::Player(player),
                Thing::Card(card) => DefenderId::Permanent(card),
                Thing::Spell(_) => return illegal("a spell cannot be attacked"),
            };
            if !defenders.contains(&whom) {
                return illegal(format!("{} is not offered to be attacked", one["attacks"]));
            }
            if attacks.iter().any(|(other, _)| *other == attacker) {
                return illegal("a creature attacks twice");
            }
            attacks.push((attacker, whom));
        }
        Ok(Said::Attack(attacks, self.pay(&say["pay"])?))
    }

    fn block(
        &self,
        attackers: &[CardId],
        available: &[CardId],
        most: Option<usize>,
        say: &Value,
    ) -> Result<Said, No> {
        let mut blocks = vec![];
        let all = items(say, "blocks").count();
        if most.is_some_and(|most| all > most) {
            return illegal("so many creatures cannot block");
        }
        for one in items(say, "blocks") {
            let blocker = self.card(&one["blocker"])?;
            if !available.contains(&blocker) {
                return illegal(format!(
                    "{} is not offered as a blocker",
                    self.named(blocker)
                ));
            }
            for name in items(one, "blocks") {
                let attacker = self.card(name)?;
                if !attackers.contains(&attacker) {
                    return illegal(format!("{name} is not offered to be blocked"));
                }
                blocks.push((blocker, attacker));
            }
        }
        Ok(Said::Block(blocks))
    }

    fn damage(&self, asked: CardId, say: &Value) -> Result<Said, No> {
        let mut portions = vec![];
        for one in items(say, "damage") {
            let amount = one["amount"]
                .as_i64()
                .and_then(|amount| i32::try_from(amount).ok());
            let Some(amount) = amount else {
                return illegal("no creature deals so much damage");
            };
            portions.push((self.card(&one["source"])?, self.thing(&one["to"])?, amount));
        }
        match portions.iter().any(|(source, _, _)| *source == asked) {
            true => Ok(Said::Damage(portions)),
            false => illegal(format!("the damage of {} is asked for", self.named(asked))),
        }
    }

    fn choose(
        &self,
        valid: &[Thing],
        least: usize,
        most: usize,
        say: &Value,
    ) -> Result<Vec<Thing>, No> {
        let mut chosen = vec![];
        for name in items(say, "chosen") {
            let thing = self.thing(name)?;
            if !valid.contains(&thing) {
                return illegal(format!("{name} is not offered"));
            }
            chosen.push(thing);
        }
        match (least..=most).contains(&chosen.len()) {
            true => Ok(chosen),
            false => illegal(format!("from {least} to {most} are chosen")),
        }
    }
}
