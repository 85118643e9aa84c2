//! A calm position of the protocol, set up in the engine's public state.

use crate::cards;
use crate::names::Names;
use forge_foundation::{PhaseType, ZoneType};
use manabrew_engine::card::counter_type::parse_counter_type;
use manabrew_engine::card::Card;
use manabrew_engine::game::GameState;
use manabrew_engine::game_loop::GameLoop;
use manabrew_engine::game_rng::GameRng;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::staticability::layer::apply_continuous_effects;
use rand::{rngs::StdRng, seq::SliceRandom, Rng, SeedableRng};
use serde_json::Value;

/// The rulebooks whose rules the engine is meant to follow.
pub const EDITIONS: [&str; 1] = ["2026-01-16"];
/// The most players for whom positions are set up.
pub const PLAYERS: usize = 8;

/// A game in the engine.
pub struct World {
    pub game: GameState,
    pub turns: GameLoop,
    pub names: Names,
}

struct Dice(StdRng);

impl GameRng for Dice {
    fn shuffle_cards(&mut self, cards: &mut [CardId]) {
        cards.shuffle(&mut self.0);
    }

    fn next_int(&mut self, bound: i32) -> i32 {
        self.0.gen_range(0..bound)
    }
}

/// A text in a message, empty if it is none.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The items of a list in a message.
pub fn items<'a>(value: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    value[field].as_array().into_iter().flatten()
}

/// The engine's step for one in which a position can begin.
pub fn calm(step: &str) -> Option<PhaseType> {
    Some(match step {
        "upkeep" => PhaseType::Upkeep,
        "precombat_main" => PhaseType::Main1,
        "beginning_of_combat" => PhaseType::CombatBegin,
        "postcombat_main" => PhaseType::Main2,
        "end_step" => PhaseType::EndOfTurn,
        _ => return None,
    })
}

/// Whether the position stands before the first turn.
pub fn before_game(position: &Value) -> bool {
    position["stage"] == "before_game"
}

/// What the engine or the bridge cannot set up, if anything.
pub fn lacking(position: &Value) -> Option<&'static str> {
    let count = |field: &str| position[field].as_array().map_or(0, Vec::len);
    let any = |field: &str, lacks: &dyn Fn(&Value) -> bool| items(position, field).any(lacks);
    let options = position["variant"].as_object()?;
    let attack = text(&options["attack"]);
    let known = ["attack", "starting_life", "name"];
    let two = count("players") == 2;
    let odd_choice = |thing: &Value| {
        let chosen = thing["chosen"].as_object();
        chosen.is_some_and(|chosen| chosen.keys().any(|key| key != "color"))
    };
    let needs = [
        (
            "another edition",
            !EDITIONS.contains(&text(&position["edition"])),
        ),
        ("so many players", count("players") > PLAYERS),
        (
            "a game that is over",
            position["stage"] == "over" || !position["result"].is_null(),
        ),
        (
            "this variant",
            options.keys().any(|key| !known.contains(&key.as_str())),
        ),
        (
            "this option for attacks",
            !(attack == "multiple" || (attack == "one_opponent" && two)),
        ),
        ("teams", count("teams") > 0),
        (
            "several turns at once",
            count("turns") != 1 || count("markers") > 0,
        ),
        (
            "extra or skipped turns",
            count("extra_turns") + count("skips") > 0,
        ),
        (
            "players who have left",
            any("players", &|seat| !seat["left"].is_null()),
        ),
        (
            "a step that is not calm",
            !before_game(position) && any("turns", &|turn| calm(text(&turn["step"])).is_none()),
        ),
        (
            "face-down cards",
            any("objects", &|thing| thing["face_down"] == true),
        ),
        (
            "phased-out cards",
            any("objects", &|thing| thing["phased_out"] == true),
        ),
        ("choices beside colours", any("objects", &odd_choice)),
        (
            "copies",
            any("objects", &|thing| {
                !thing["copy_of"].is_null() || thing["kind"] == "copy"
            }),
        ),
        (
            "emblems",
            any("objects", &|thing| thing["kind"] == "emblem"),
        ),
        (
            "battles",
            any("objects", &|thing| {
                !thing["protector"].is_null() && thing["zone"] == "battlefield"
            }),
        ),
    ];
    let mut lacking = needs.into_iter().filter(|(_, lacks)| *lacks);
    lacking.next().map(|(need, _)| need)
}

/// Set up a position; the reason if that cannot be done.
pub fn build(position: &Value) -> Result<World, String> {
    if let Some(need) = lacking(position) {
        return Err(format!(
            "manabrew-engine or its bridge cannot play this: {need}"
        ));
    }
    let players: Vec<String> = items(position, "players")
        .map(|one| text(&one["name"]).to_owned())
        .collect();
    let seats: Vec<&str> = players.iter().map(String::as_str).collect();
    let starting = position["variant"]["starting_life"].as_i64().unwrap_or(20);
    let mut game = GameState::new(&seats, small(starting));
    let mut world_names = Names {
        players: players.clone(),
        ..Names::default()
    };
    begin_turn(&mut game, position, &world_names)?;
    unlisted_cards(&mut game, position, &world_names)?;
    let mut made = vec![];
    let mut printed = vec![];
    for thing in items(position, "objects") {
        let rules = match text(&thing["kind"]) {
            "token" => cards::token(text(&thing["card"]))?,
            _ => cards::card(text(&thing["card"]))
                .ok_or_else(|| format!("the engine does not know {}", thing["card"]))?,
        };
        let id = put(&mut game, thing, rules, &world_names)?;
        world_names
            .aliases
            .insert(id, text(&thing["name"]).to_owned());
        made.push((id, thing));
        printed.push(rules);
    }
    arrange_libraries(&mut game, &made);
    for (id, thing) in made
        .iter()
        .filter(|(_, thing)| thing["zone"] == "battlefield")
    {
        dress(&mut game, *id, thing);
    }
    attach(&mut game, &made, &world_names)?;
    let mut turns = GameLoop::new(players.len());
    turns.provide_priority_action_space = false; // or players are passed over who can do nothing
    turns.game_rng = Box::new(Dice(StdRng::seed_from_u64(1)));
    turns.token_templates = cards::tokens_of(printed.into_iter());
    for seat in items(position, "players") {
        let who = world_names
            .seat(text(&seat["name"]))
            .ok_or("an unknown player")?;
        let player = game.player_mut(who);
        player.life = small(seat["life"].as_i64().unwrap_or(starting));
        player.life_started_this_turn_with = player.life;
        player.poison_counters = small(seat["poison"].as_i64().unwrap_or(0));
        player.lands_played_this_turn = small(seat["lands_played"].as_i64().unwrap_or(0));
        for letter in items(seat, "mana_pool") {
            let atom = mana(text(letter)).ok_or_else(|| format!("mana {letter}"))?;
            turns.pool_mut(who).add(atom, 1);
        }
    }
    apply_continuous_effects(&mut game);
    turns.trigger_handler.reset_active_triggers(&game);
    Ok(World {
        game,
        turns,
        names: world_names,
    })
}

/// A number of the protocol's as one of the engine's; what is larger than the engine's largest
/// becomes that, and the state shown then tells.
fn small(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// The engine's letter for mana.
fn mana(letter: &str) -> Option<u16> {
    use forge_foundation::ManaAtom;
    Some(match letter {
        "W" => ManaAtom::WHITE,
        "U" => ManaAtom::BLUE,
        "B" => ManaAtom::BLACK,
        "R" => ManaAtom::RED,
        "G" => ManaAtom::GREEN,
        "C" => ManaAtom::COLORLESS,
        _ => return None,
    })
}

fn begin_turn(game: &mut GameState, position: &Value, names: &Names) -> Result<(), String> {
    let turn = &position["turns"][0];
    let active = names
        .seat(text(&turn["active"]))
        .ok_or("a turn of nobody's")?;
    let number = turn["number"].as_u64().unwrap_or(10).max(2);
    game.turn.active_player = active;
    game.turn.priority_player = active;
    game.turn.turn_number = if before_game(position) {
        1
    } else {
        u32::try_from(number).unwrap_or(10)
    };
    game.turn.phase = calm(text(&turn["step"])).unwrap_or(PhaseType::Untap);
    Ok(())
}

/// What is counted in a library and not listed is basic lands.
fn unlisted_cards(game: &mut GameState, position: &Value, names: &Names) -> Result<(), String> {
    let land = cards::card("Wastes").ok_or("the engine does not know Wastes")?;
    for seat in items(position, "players") {
        let owner = names.seat(text(&seat["name"])).ok_or("an unknown player")?;
        let listed = |thing: &&Value| thing["zone"] == "library" && thing["owner"] == seat["name"];
        let listed = items(position, "objects").filter(listed).count();
        let count = seat["library"]
            .as_u64()
            .and_then(|count| usize::try_from(count).ok());
        for _ in listed..count.unwrap_or(20).max(listed) {
            let id = game.create_card(Card::from_rules(land, owner));
            game.move_card(id, ZoneType::Library, owner);
        }
    }
    Ok(())
}

fn put(
    game: &mut GameState,
    thing: &Value,
    rules: &forge_carddb::CardRules,
    names: &Names,
) -> Result<CardId, String> {
    let owner = names
        .seat(text(&thing["owner"]))
        .ok_or("an unknown owner")?;
    let controller = names.seat(text(&thing["controller"])).unwrap_or(owner);
    let zone = match text(&thing["zone"]) {
        "battlefield" => ZoneType::Battlefield,
        "graveyard" => ZoneType::Graveyard,
        "hand" => ZoneType::Hand,
        "library" => ZoneType::Library,
        "exile" => ZoneType::Exile,
        other => return Err(format!("the bridge puts nothing into the zone {other}")),
    };
    let mut card = Card::from_rules(rules, owner);
    card.is_token = thing["kind"] == "token";
    let id = game.create_card(card);
    let holder = if zone == ZoneType::Battlefield {
        controller
    } else {
        owner
    };
    game.move_card(id, zone, holder);
    Ok(id)
}

/// Put listed cards where they lie in their libraries; the engine's last card is on top.
fn arrange_libraries(game: &mut GameState, made: &[(CardId, &Value)]) {
    let in_library = made.iter().filter(|(_, thing)| thing["zone"] == "library");
    let mut placed: Vec<(u64, CardId)> = in_library
        .map(|(id, thing)| (thing["position"].as_u64().unwrap_or(0), *id))
        .collect();
    placed.sort_by(|one, other| other.0.cmp(&one.0));
    for (above, id) in placed {
        let owner = game.card(id).owner;
        let library = game.cards_in_zone(ZoneType::Library, owner);
        let mut cards: Vec<CardId> = library.iter().copied().filter(|one| *one != id).collect();
        let above = usize::try_from(above).unwrap_or(usize::MAX);
        cards.insert(cards.len().saturating_sub(above), id);
        game.replace_zone_cards(ZoneType::Library, owner, cards);
    }
}

/// What a permanent is like: tapped, sick, damaged, with counters and a colour chosen for it.
fn dress(game: &mut GameState, id: CardId, thing: &Value) {
    let number = game.turn.turn_number;
    let sick = thing["sick"] == true;
    let card = game.card_mut(id);
    card.set_tapped(thing["tapped"] == true);
    card.summoning_sick = sick;
    card.entered_battlefield_this_turn = sick;
    card.turn_in_zone = if sick {
        number
    } else {
        number.saturating_sub(1)
    };
    card.damage = small(thing["damage"].as_i64().unwrap_or(0));
    if let Some(color) = thing["chosen"]["color"].as_str() {
        let (first, rest) = color.split_at(1);
        card.chosen_colors = vec![first.to_uppercase() + rest];
    }
    card.counters.clear(); // those that it would enter with
    if let Some(counters) = thing["counters"].as_object() {
        for (kind, number) in counters {
            let number = small(number.as_i64().unwrap_or(0));
            card.counters.insert(parse_counter_type(kind), number);
        }
    }
}

fn attach(game: &mut GameState, made: &[(CardId, &Value)], names: &Names) -> Result<(), String> {
    for (id, thing) in made {
        let to = text(&thing["attached_to"]);
        if let Some(player) = names.seat(to) {
            game.attach_to_player(*id, player);
        } else if !to.is_empty() {
            let host = made.iter().find(|(_, other)| other["name"] == to);
            let (host, _) = host.ok_or_else(|| format!("there is no {to}"))?;
            game.attach_to(*id, *host);
        }
    }
    Ok(())
}

/// Whose priority comes before that of the position: they pass.
pub fn before_priority(world: &World, position: &Value) -> Vec<PlayerId> {
    let game = &world.game;
    let active = game.active_player();
    let first = world
        .names
        .seat(text(&position["turns"][0]["priority"]))
        .unwrap_or(active);
    let mut skip = vec![];
    let mut at = active;
    while at != first && skip.len() < game.players.len() {
        skip.push(at);
        at = game.next_player(at);
    }
    skip
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn position() -> Value {
        json!({
            "edition": EDITIONS[0],
            "variant": {"attack": "multiple"},
            "players": [{"name": "Rob", "life": 20}, {"name": "Alex", "life": 20}],
            "turns": [{"active": "Rob", "phase": "precombat_main", "step": "precombat_main"}],
        })
    }

    #[test]
    fn a_calm_position_lacks_nothing() {
        assert_eq!(lacking(&position()), None);
    }

    #[test]
    fn what_cannot_be_set_up_is_named() {
        let mut other = position();
        other["variant"]["range_of_influence"] = json!(1);
        assert_eq!(lacking(&other), Some("this variant"));
        let mut other = position();
        other["turns"][0]["step"] = json!("declare_attackers");
        assert_eq!(lacking(&other), Some("a step that is not calm"));
        let mut other = position();
        other["objects"] = json!([{"name": "Jinx", "face_down": true}]);
        assert_eq!(lacking(&other), Some("face-down cards"));
    }

    #[test]
    fn numbers_beyond_the_engine_become_its_largest() {
        assert_eq!(small(7), 7);
        assert_eq!(small(i64::MAX), i32::MAX);
    }
}
