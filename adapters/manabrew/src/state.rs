//! The engine's game as a state of the protocol. Nothing in it comes from what was said.

use crate::game::Game;
use crate::objects;
use crate::pending;
use crate::position::before_game;
use crate::said::Kind;
use forge_foundation::{PhaseType, ZoneType};
use manabrew_engine::combat;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::mana::ManaPool;
use manabrew_engine::player::{GameLossReason, PlayerOutcome};
use serde_json::{json, Map, Value};

/// The state as `viewer` may see it, or all of it.
pub fn show(game: &Game, viewer: Option<&str>) -> Value {
    let mut state = Map::new();
    let mut put = |field: &str, value: Value| state.insert(field.to_owned(), value);
    put("edition", game.position["edition"].clone());
    put("variant", game.position["variant"].clone());
    put("picks", json!("unknown"));
    put("players", players(game));
    match &game.question {
        Some(question) => {
            if before_game(&game.position) && !game.hand.0.borrow().started {
                put("stage", json!("before_game"));
            }
            put("pending", json!([pending::show(game, question)]));
        }
        None => {
            put("stage", json!("over"));
            let winner = game
                .world
                .game
                .winner
                .map(|winner| game.world.names.player(winner));
            put(
                "result",
                json!({"winners": winner.into_iter().collect::<Vec<_>>()}),
            );
            put("pending", json!([]));
        }
    }
    let shown = objects::show(game, viewer);
    put("turns", json!([turn(game, shown.stack)]));
    put("objects", Value::Array(shown.objects));
    Value::Object(state)
}

fn players(game: &Game) -> Value {
    let table = &game.world.game;
    let seat = |player: &manabrew_engine::player::PlayerState| {
        // The engine leaves the number as it is until the next turn of that player.
        let lands_played = match player.id == table.active_player() {
            true => player.lands_played_this_turn,
            false => 0,
        };
        let mut seat = json!({
            "name": game.world.names.player(player.id),
            "life": player.life,
            "poison": player.poison_counters,
            "hand": table.cards_in_zone(ZoneType::Hand, player.id).len(),
            "library": table.cards_in_zone(ZoneType::Library, player.id).len(),
            "mana_pool": letters(&game.world.turns.mana_pools[player.id.index()]),
            "lands_played": lands_played,
        });
        if !player.is_alive() {
            seat["left"] = json!({"reason": why_left(player.outcome.as_ref())});
        }
        seat
    };
    table.players.iter().map(seat).collect()
}

fn why_left(outcome: Option<&PlayerOutcome>) -> &'static str {
    match outcome {
        Some(PlayerOutcome::Conceded) => "conceded",
        Some(PlayerOutcome::Loss { reason, .. }) => match reason {
            GameLossReason::LifeReachedZero => "life",
            GameLossReason::Poisoned => "poison",
            GameLossReason::Milled => "library",
            GameLossReason::SpellEffect => "effect",
            _ => "unknown",
        },
        _ => "unknown",
    }
}

fn letters(pool: &ManaPool) -> Vec<&'static str> {
    let mana = [
        (pool.white(), "W"),
        (pool.blue(), "U"),
        (pool.black(), "B"),
        (pool.red(), "R"),
        (pool.green(), "G"),
        (pool.colorless(), "C"),
    ];
    let times = |number| usize::try_from(number).unwrap_or(0);
    mana.into_iter()
        .flat_map(|(number, letter)| vec![letter; times(number)])
        .collect()
}

/// Phase and step, as the protocol calls them.
fn step(phase: PhaseType) -> (&'static str, &'static str) {
    match phase {
        PhaseType::Untap => ("beginning", "untap"),
        PhaseType::Upkeep => ("beginning", "upkeep"),
        PhaseType::Draw => ("beginning", "draw"),
        PhaseType::Main1 => ("precombat_main", "precombat_main"),
        PhaseType::CombatBegin => ("combat", "beginning_of_combat"),
        PhaseType::CombatDeclareAttackers => ("combat", "declare_attackers"),
        PhaseType::CombatDeclareBlockers => ("combat", "declare_blockers"),
        PhaseType::CombatFirstStrikeDamage => ("combat", "first_strike_damage"),
        PhaseType::CombatDamage => ("combat", "combat_damage"),
        PhaseType::CombatEnd => ("combat", "end_of_combat"),
        PhaseType::Main2 => ("postcombat_main", "postcombat_main"),
        PhaseType::EndOfTurn => ("ending", "end_step"),
        PhaseType::Cleanup => ("ending", "cleanup"),
    }
}

fn turn(game: &Game, stack: Vec<String>) -> Value {
    let (table, names) = (&game.world.game, &game.world.names);
    let (phase, step) = step(table.turn.phase);
    let active = table.active_player();
    let alive = |player: &PlayerId| table.player(*player).is_alive();
    let mut turn = json!({
        "number": table.turn.turn_number,
        "active": Some(active).filter(alive).map(|player| names.player(player)),
        "phase": phase,
        "step": step,
        "stack": stack,
    });
    if let Some(question) = &game.question {
        if matches!(question.kind, Kind::Priority(_)) {
            let script = game.hand.0.borrow();
            let passed = script.passed.iter().copied().filter(alive);
            turn["priority"] = json!(names.player(question.player));
            turn["passed"] = passed.map(|player| json!(names.player(player))).collect();
        }
    }
    if table.turn.phase.is_combat() {
        turn["combat"] = fight(game, active);
    }
    turn
}

fn fight(game: &Game, active: PlayerId) -> Value {
    let (table, names, combat) = (
        &game.world.game,
        &game.world.names,
        &game.world.turns.combat,
    );
    // Who has left the battlefield stands in the lists of the engine's until the next step, and it
    // asks each time whether they are still there.
    let there = |one: &CardId| table.card(*one).zone == ZoneType::Battlefield;
    let attack = |(attacker, defender): &(_, combat::DefenderId)| {
        let player = defender.controlling_player(table);
        let mut attack = json!({
            "attacker": names.card(*attacker),
            "attacks": names.defender(*defender),
            "defender": names.player(player),
        });
        if blocks_are_known(game) {
            let mut blockers = combat.get_blockers_for(*attacker);
            blockers.retain(there);
            attack["blocked"] = json!(combat.was_blocked_this_combat(*attacker));
            attack["blockers"] = blockers
                .into_iter()
                .map(|one| json!(names.card(one)))
                .collect();
        }
        attack
    };
    let mut blockers = vec![];
    for (blocker, _) in &combat.blockers {
        if there(blocker) && !blockers.contains(blocker) {
            blockers.push(*blocker);
        }
    }
    let block = |blocker: &_| {
        let attackers = combat.get_attackers_for(*blocker).into_iter().filter(there);
        let attackers: Vec<String> = attackers.map(|one| names.card(one)).collect();
        json!({"blocker": names.card(*blocker), "blocks": attackers})
    };
    json!({
        "attacking": [names.player(active)],
        "defending": defending(game, active),
        "attacks": combat.attackers.iter().filter(|(one, _)| there(one)).map(attack).collect::<Vec<_>>(),
        "blocks": blockers.iter().map(block).collect::<Vec<_>>(),
    })
}

/// The players whom the engine lets be attacked, in turn order.
fn defending(game: &Game, active: PlayerId) -> Vec<String> {
    let table = &game.world.game;
    let all = combat::get_possible_defenders(table, active);
    let possible: Vec<PlayerId> = all.iter().filter_map(|one| one.as_player()).collect();
    let mut defending = vec![];
    let mut at = table.next_player(active);
    for _ in 0..table.players.len() {
        let name = game.world.names.player(at);
        if possible.contains(&at) && !defending.contains(&name) {
            defending.push(name);
        }
        at = table.next_player(at);
    }
    defending
}

fn blocks_are_known(game: &Game) -> bool {
    let asked = game.question.as_ref().map(|question| &question.kind);
    match game.world.game.turn.phase {
        PhaseType::CombatDeclareBlockers => !matches!(asked, Some(Kind::Blockers { .. })),
        PhaseType::CombatFirstStrikeDamage | PhaseType::CombatDamage | PhaseType::CombatEnd => true,
        _ => false,
    }
}
