//! What is asked, as a decision of the protocol.

use crate::game::Game;
use crate::said::{Kind, Question, Thing};
use manabrew_engine::agent::{ActivatableAction, PlayCardMode, PlayOption, PriorityActionSpace};
use manabrew_engine::combat;
use manabrew_engine::ids::{CardId, PlayerId};
use serde_json::{json, Value};

/// The kinds of decision that the engine asks and the bridge passes on.
pub const DECISIONS: [&str; 14] = [
    "priority",
    "declare_attackers",
    "declare_blockers",
    "assign_damage",
    "choose_objects",
    "choose_player",
    "choose_targets",
    "mode",
    "yes_no",
    "number",
    "pay",
    "mulligan",
    "bottom_cards",
    "opening_hand",
];

/// Show what is asked.
pub fn show(game: &Game, question: &Question) -> Value {
    let mut shown = asked(game, &question.kind);
    shown["id"] = json!(game.id());
    shown["decider"] = json!(game.world.names.player(question.player));
    shown
}

fn asked(game: &Game, kind: &Kind) -> Value {
    let (table, names) = (&game.world.game, &game.world.names);
    let card = |card: &CardId| names.card(*card);
    let cards = |all: &[CardId]| -> Vec<String> { all.iter().map(card).collect() };
    let things =
        |all: &[Thing]| -> Vec<String> { all.iter().map(|one| names.thing(table, *one)).collect() };
    let source = |source: &Option<CardId>| source.as_ref().map(card);
    match kind {
        Kind::Priority(space) => json!({"kind": "priority", "actions": actions(game, space)}),
        Kind::Attackers {
            available,
            defenders,
        } => {
            let whom: Vec<String> = defenders.iter().map(|one| names.defender(*one)).collect();
            let candidate = |one| json!({"attacker": card(one), "may_attack": whom});
            let candidates: Vec<Value> = available.iter().map(candidate).collect();
            json!({"kind": "declare_attackers", "candidates": candidates})
        }
        Kind::Blockers {
            attackers,
            available,
            ..
        } => {
            let candidate = |blocker: &CardId| {
                let can =
                    |attacker: &&CardId| combat::can_creature_block(table, *blocker, **attacker);
                let may: Vec<String> = attackers.iter().filter(can).map(card).collect();
                (!may.is_empty()).then(|| json!({"blocker": card(blocker), "may_block": may}))
            };
            let candidates: Vec<Value> = available.iter().filter_map(candidate).collect();
            json!({"kind": "declare_blockers", "candidates": candidates})
        }
        Kind::Damage {
            source,
            among,
            defender,
            amount,
        } => {
            let defender = defender.map(|one| names.defender(one));
            let among: Vec<String> = cards(among).into_iter().chain(defender).collect();
            let one = json!({"source": card(source), "amount": amount, "among": among});
            json!({"kind": "assign_damage", "sources": [one]})
        }
        Kind::Targets {
            valid,
            source: from,
            least,
            most,
        } => json!({
            "kind": "choose_targets",
            "slots": [{"among": things(valid), "least": least, "most": most}],
            "source": source(from),
        }),
        Kind::Objects {
            valid,
            source: from,
            least,
            most,
            purpose,
        } => json!({
            "kind": "choose_objects",
            "among": things(valid),
            "least": least,
            "most": most,
            "purpose": purpose,
            "source": source(from),
        }),
        Kind::Optional {
            valid,
            source: from,
            most,
            purpose,
        } => json!({
            "kind": "choose_objects",
            "among": things(valid),
            "least": 0,
            "most": most,
            "purpose": purpose,
            "source": source(from),
        }),
        Kind::Player { valid, purpose } => {
            let player = |player: &PlayerId| names.player(*player);
            let among: Vec<String> = valid.iter().map(player).collect();
            json!({"kind": "choose_player", "among": among, "purpose": purpose})
        }
        Kind::YesNo {
            purpose,
            source: from,
            ..
        } => {
            json!({"kind": "yes_no", "purpose": purpose, "source": source(from)})
        }
        Kind::Number {
            least,
            most,
            purpose,
            source: from,
        } => json!({
            "kind": "number",
            "least": least,
            "most": most,
            "purpose": purpose,
            "source": source(from),
        }),
        Kind::Mode {
            among,
            least,
            most,
            purpose,
            source: from,
        } => json!({
            "kind": "mode",
            "among": among,
            "least": least,
            "most": most,
            "purpose": purpose,
            "source": source(from),
        }),
        Kind::Pay {
            cost,
            sources,
            card: from,
        } => json!({
            "kind": "pay",
            "cost": cost,
            "sources": cards(sources),
            "source": source(from),
        }),
        Kind::Opening { cards: all } => json!({"kind": "opening_hand", "among": cards(all)}),
        Kind::Keep { taken } => json!({"kind": "mulligan", "taken": taken}),
        Kind::Bottom { cards: all, count } => {
            json!({"kind": "bottom_cards", "among": cards(all), "count": count})
        }
    }
}

/// What the engine offers to somebody who has priority.
fn actions(game: &Game, space: &PriorityActionSpace) -> Vec<Value> {
    let (table, names) = (&game.world.game, &game.world.names);
    let plain = |play: &&PlayOption| play.mode == PlayCardMode::Normal;
    let play = |play: &PlayOption| {
        let land = table.card(play.card_id).is_land();
        let kind = if land { "play_land" } else { "cast" };
        json!({"kind": kind, "object": names.card(play.card_id)})
    };
    let activate = |one: &ActivatableAction| {
        let all = &table.card(one.card_id).activated_abilities;
        let place = all.iter().position(|ability| ability.ability_index == one.ability_index)?;
        let object = names.card(one.card_id);
        Some(json!({"kind": "activate", "object": object, "ability": place + 1}))
    };
    let played = space.playable.iter().filter(plain).map(play);
    let activated = space.activatable.iter().chain(&space.mana_abilities).filter_map(activate);
    played.chain(activated).collect()
}
