//! Has the engine done what was said, all of it and nothing else? It drops what it finds illegal in
//! silence, and adds what it finds required.

use crate::position::World;
use crate::said::{Act, Kind, Question, Said, Thing};
use forge_foundation::{PhaseType, ZoneType};
use manabrew_engine::card::card_damage_history::{DamageInstance, TrackedEntity};
use manabrew_engine::combat::DefenderId;
use manabrew_engine::ids::CardId;
use manabrew_engine::player::actions::PlayerAction;

/// The problem, if the engine has done something else than was said.
///
/// `whole` is the announcement of which `said` is a part, `now` what is asked after it, and `unasked`
/// whether the engine has asked for less than was announced.
pub fn done(
    world: &World,
    said: &Said,
    whole: &Said,
    now: Option<&Question>,
    before: &Question,
    unasked: bool,
) -> Result<(), String> {
    let part = now.is_some_and(|now| now.kind.is_part() && now.player == before.player);
    match (said, whole) {
        (_, Said::Attack(attacks, _)) => attacked(world, attacks, now, before),
        (Said::Block(blocks), _) => blocked(world, blocks),
        (Said::Damage(portions), _) => damaged(world, portions),
        (_, Said::Act(_)) if !part && unasked => Err(
            "the engine has not asked for all targets, costs and mana that were said".to_owned(),
        ),
        (_, Said::Act(act)) if !part => acted(world, act),
        _ => Ok(()),
    }
}

fn attacked(
    world: &World,
    attacks: &[(CardId, DefenderId)],
    now: Option<&Question>,
    before: &Question,
) -> Result<(), String> {
    let declaring = world.game.turn.phase == PhaseType::CombatDeclareAttackers;
    let again = |kind: &Kind| matches!(kind, Kind::Attackers { .. });
    let nothing_yet = still_to_attack(world);
    match now.map(|now| &now.kind) {
        // Costs, mana and others, are asked for before the attackers stand in the engine's combat.
        Some(kind) if nothing_yet && kind.is_part_of_attack() => return Ok(()),
        Some(kind) if declaring && again(kind) && again(&before.kind) => {
            return Err("the engine asks again: the declaration is invalid".to_owned());
        }
        _ if !declaring => return Ok(()),
        _ => {}
    }
    match same(attacks, &world.turns.combat.attackers) {
        true => Ok(()),
        false => Err("the engine has declared other attacks".to_owned()),
    }
}

/// Whether no creature attacks yet, in the step in which attackers are declared.
pub fn still_to_attack(world: &World) -> bool {
    let declaring = world.game.turn.phase == PhaseType::CombatDeclareAttackers;
    declaring && world.turns.combat.attackers.is_empty()
}

fn blocked(world: &World, blocks: &[(CardId, CardId)]) -> Result<(), String> {
    let declaring = world.game.turn.phase == PhaseType::CombatDeclareBlockers;
    match !declaring || same(blocks, &world.turns.combat.blockers) {
        true => Ok(()),
        false => Err("the engine has declared other blocks".to_owned()),
    }
}

/// Whether two lists have the same items, in whatever order.
fn same<T: PartialEq>(one: &[T], other: &[T]) -> bool {
    one.len() == other.len() && one.iter().all(|item| other.contains(item))
}

/// The engine notes what a creature has dealt this turn. Nothing noted is no proof: the damage may
/// have been prevented, or the creature is gone and with it the notes.
fn damaged(world: &World, portions: &[(CardId, Thing, i32)]) -> Result<(), String> {
    for (source, _, _) in portions {
        let said = |target: TrackedEntity| -> i32 {
            let same = portions
                .iter()
                .filter(|(from, to, _)| from == source && tracked(*to) == Some(target));
            same.map(|(_, _, amount)| amount).sum()
        };
        let notes = &world
            .game
            .card(*source)
            .damage_history
            .damage_done_this_turn;
        let told = |note: &&DamageInstance| note.is_combat && note.target.is_some();
        let notes: Vec<&DamageInstance> = notes.iter().filter(told).collect();
        let all = portions
            .iter()
            .filter(|(from, _, _)| from == source)
            .map(|(_, _, amount)| amount);
        if notes.iter().map(|note| note.amount).sum::<i32>() > all.sum() {
            continue; // it has dealt damage before, in an earlier step
        }
        for note in notes {
            if note.target.is_some_and(|target| note.amount > said(target)) {
                return Err("the engine has divided the damage in another way".to_owned());
            }
        }
    }
    Ok(())
}

fn tracked(thing: Thing) -> Option<TrackedEntity> {
    match thing {
        Thing::Player(player) => Some(TrackedEntity::Player(player)),
        Thing::Card(card) => Some(TrackedEntity::Card(card)),
        Thing::Spell(_) => None,
    }
}

fn acted(world: &World, act: &Act) -> Result<(), String> {
    let on_stack = |card: CardId, spell: bool| {
        let is = |sa: &manabrew_engine::spellability::SpellAbility| {
            sa.source == Some(card) && sa.is_spell == spell
        };
        world
            .game
            .stack
            .iter()
            .any(|entry| is(&entry.spell_ability))
    };
    let problem = match act.action {
        PlayerAction::CastSpell(play) => {
            let card = world.game.card(play.card_id);
            let landed = card.is_land() && card.zone == ZoneType::Battlefield;
            let cast = landed || on_stack(play.card_id, true);
            (!cast).then_some("the engine has not let it be played")
        }
        PlayerAction::ActivateAbility(ability) => {
            let active = on_stack(ability.card_id, false);
            (!active).then_some("the engine has not let the ability be activated")
        }
        _ => None,
    };
    problem.map_or(Ok(()), |problem| Err(problem.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_a_declaration_is_of_no_account() {
        assert!(same(&[1, 2], &[2, 1]));
        assert!(!same(&[1], &[1, 2]));
        assert!(!same(&[1, 3], &[1, 2]));
    }
}
