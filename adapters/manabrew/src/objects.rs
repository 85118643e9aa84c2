//! The objects of a game as the protocol shows them.

use crate::game::Game;
use crate::names;
use crate::said::Thing;
use forge_foundation::ZoneType;
use manabrew_engine::card::Card;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::spellability::SpellAbility;
use serde_json::{json, Map, Value};

/// All objects that `viewer` may see, and the names of those on the stack, from its bottom.
pub struct Shown {
    pub objects: Vec<Value>,
    pub stack: Vec<String>,
}

/// A spell on the stack: its card, its targets, its controller.
type Spell = (CardId, Vec<String>, PlayerId);

/// Show the objects as `viewer` may see them, or all of them.
pub fn show(game: &Game, viewer: Option<&str>) -> Shown {
    let table = &game.world.game;
    let mut shown = Shown {
        objects: vec![],
        stack: vec![],
    };
    let mut spells: Vec<Spell> = vec![];
    for entry in table.stack.iter() {
        let sa = &entry.spell_ability;
        match sa.source.filter(|_| sa.is_spell) {
            Some(card) => {
                shown.stack.push(game.world.names.card(card));
                spells.push((card, targets(game, sa), sa.activating_player));
            }
            None if sa.is_spell => {}
            None => {
                let handle = format!("~s{}", entry.id);
                shown.objects.push(ability(game, &handle, sa));
                shown.stack.push(handle);
            }
        }
    }
    let ids = (0..).map(CardId);
    for (id, card) in ids.zip(table.cards.iter()) {
        if let Some(zone) = zone(game, id, card).filter(|zone| visible(game, id, zone, viewer)) {
            shown.objects.push(object(game, id, zone, &spells));
            // What resolves, or is being announced, is on no stack of the engine's.
            if zone == "stack" && !spells.iter().any(|(spell, _, _)| *spell == id) {
                shown.stack.push(game.world.names.card(id));
            }
        }
    }
    shown
}

fn zone(game: &Game, id: CardId, card: &Card) -> Option<&'static str> {
    let named = game.world.names.aliases.contains_key(&id);
    Some(match card.zone {
        ZoneType::Battlefield => "battlefield",
        ZoneType::Graveyard => "graveyard",
        ZoneType::Hand => "hand",
        ZoneType::Exile => "exile",
        ZoneType::Stack => "stack",
        ZoneType::Library if named => "library",
        ZoneType::Command if named => "command",
        _ => return None,
    })
}

fn visible(game: &Game, id: CardId, zone: &str, viewer: Option<&str>) -> bool {
    let card = game.world.game.card(id);
    match viewer {
        None => true,
        Some(viewer) => match zone {
            "library" => false,
            "hand" => {
                let revealed = game.hand.0.borrow().revealed.contains(&id);
                revealed || game.world.names.player(card.owner) == viewer
            }
            _ => true,
        },
    }
}

fn targets(game: &Game, sa: &SpellAbility) -> Vec<String> {
    let (table, names) = (&game.world.game, &game.world.names);
    let mut targets = vec![];
    let mut part = Some(sa);
    while let Some(now) = part {
        let chosen = &now.target_chosen;
        let players = chosen.all_target_players();
        targets.extend(players.into_iter().map(|player| names.player(player)));
        targets.extend(
            chosen
                .all_target_cards()
                .into_iter()
                .map(|card| names.card(card)),
        );
        if let Some(number) = chosen.target_stack_entry {
            targets.push(names.thing(table, Thing::Spell(number)));
        }
        part = now.sub_ability.as_deref();
    }
    targets
}

fn ability(game: &Game, handle: &str, sa: &SpellAbility) -> Value {
    let names = &game.world.names;
    let source = sa.source.or(sa.trigger_source);
    let player = names.player(sa.activating_player);
    let mut shown = json!({
        "name": handle,
        "kind": "ability",
        "zone": "stack",
        "card": source.map(|card| game.world.game.card(card).card_name.clone()),
        "controller": player,
        "owner": player,
        "targets": targets(game, sa),
    });
    if let Some(card) = source {
        shown["source"] = json!(names.card(card));
    }
    shown
}

fn object(game: &Game, id: CardId, zone: &str, spells: &[Spell]) -> Value {
    let (table, names) = (&game.world.game, &game.world.names);
    let card = table.card(id);
    let mut shown = json!({
        "name": names.card(id),
        "card": card.card_name,
        "owner": names.player(card.owner),
        "zone": zone,
    });
    if card.is_token {
        shown["kind"] = json!("token");
    }
    if card.copied_spell {
        shown["kind"] = json!("copy");
    }
    match zone {
        "battlefield" => permanent(game, card, &mut shown),
        "stack" => {
            let spell = spells.iter().find(|(spell, _, _)| *spell == id);
            let controller = spell.map_or(card.controller, |(_, _, controller)| *controller);
            shown["controller"] = json!(names.player(controller));
            shown["targets"] = json!(spell
                .map(|(_, targets, _)| targets.clone())
                .unwrap_or_default());
            shown["now"] = now(card);
        }
        "library" => {
            let library = table.cards_in_zone(ZoneType::Library, card.owner);
            let place = library.iter().position(|other| *other == id);
            shown["position"] = json!(place.map(|place| library.len() - 1 - place));
        }
        _ => {}
    }
    shown
}

fn permanent(game: &Game, card: &Card, shown: &mut Value) {
    let names = &game.world.names;
    shown["controller"] = json!(names.player(card.controller));
    shown["tapped"] = json!(card.tapped);
    shown["sick"] = json!(card.summoning_sick);
    shown["damage"] = json!(card.damage);
    let counters = card.counters.iter().filter(|(_, number)| **number > 0);
    let counters: Map<String, Value> = counters
        .map(|(kind, number)| (names::counter(kind), json!(number)))
        .collect();
    shown["counters"] = Value::Object(counters);
    let host = card.attached_to.map(|host| names.card(host));
    let host = host.or_else(|| card.attached_to_player.map(|player| names.player(player)));
    shown["attached_to"] = json!(host);
    if let Some(color) = card.chosen_colors.first() {
        shown["chosen"] = json!({"color": color.to_lowercase()});
    }
    shown["phased_out"] = json!(card.phased_out);
    shown["face_down"] = json!(card.face_down);
    shown["now"] = now(card);
}

/// What an object is like now.
fn now(card: &Card) -> Value {
    let color = &card.color;
    let colors = [
        (color.has_white(), "W"),
        (color.has_blue(), "U"),
        (color.has_black(), "B"),
        (color.has_red(), "R"),
        (color.has_green(), "G"),
    ];
    let colors: Vec<&str> = colors
        .into_iter()
        .filter(|(has, _)| *has)
        .map(|(_, letter)| letter)
        .collect();
    let line = &card.type_line;
    let mut types: Vec<String> = line
        .supertypes
        .iter()
        .map(|one| format!("{one:?}"))
        .collect();
    types.extend(line.core_types.iter().map(|one| format!("{one:?}")));
    let mut now = json!({
        "name": card.card_name,
        "colors": colors,
        "types": types,
        "subtypes": line.subtypes,
        "keywords": keywords(card),
    });
    if card.is_creature() {
        now["power"] = json!(card.power());
        now["toughness"] = json!(card.toughness());
    }
    now
}

fn keywords(card: &Card) -> Vec<String> {
    let lists = [&card.keywords, &card.granted_keywords, &card.pump_keywords];
    let all = lists.into_iter().flat_map(|list| list.as_string_list());
    let has = all.filter(|keyword| card.has_keyword(keyword));
    let mut keywords: Vec<String> = has.filter_map(|keyword| spelled(&keyword)).collect();
    keywords.sort();
    keywords.dedup();
    keywords
}

/// A keyword of the engine's as the protocol spells it; none for what is a sentence. What belongs
/// to a keyword stands behind colons: `Landwalk:Forest`, `Equip:2`.
fn spelled(keyword: &str) -> Option<String> {
    let keyword = keyword.to_lowercase();
    let mut parts = keyword.split(':');
    let name = parts.next().unwrap_or_default();
    Some(match parts.next() {
        Some(land) if name == "landwalk" => format!("{land}walk"),
        Some(what)
            if !what.is_empty()
                && what.chars().all(|letter| letter.is_alphabetic())
                && what.len() > 1 =>
        {
            format!("{name} {what}")
        }
        Some(cost) if cost.split(' ').all(is_mana) => {
            let symbols = cost
                .split(' ')
                .map(|symbol| format!("{{{}}}", symbol.to_uppercase()));
            format!("{name} {}", symbols.collect::<String>())
        }
        Some(_) => name.to_owned(),
        None if name.starts_with("protection from ") || name.split(' ').count() <= 2 => keyword,
        None => return None,
    })
}

/// Whether a word is a symbol of mana in one of the engine's costs.
fn is_mana(word: &str) -> bool {
    let letter = |letter: char| "wubrgcx".contains(letter);
    !word.is_empty()
        && (word.parse::<u32>().is_ok() || (word.len() <= 2 && word.chars().all(letter)))
}

#[cfg(test)]
mod tests {
    use super::spelled;

    #[test]
    fn keywords_are_spelled_as_in_the_protocol() {
        for (engine, protocol) in [
            ("Flying", "flying"),
            ("First Strike", "first strike"),
            ("Landwalk:Forest", "forestwalk"),
            ("Equip:2", "equip {2}"),
            ("Echo:2 R", "echo {2}{R}"),
            ("Enchant:creature", "enchant creature"),
            ("Protection from black", "protection from black"),
        ] {
            assert_eq!(spelled(engine).as_deref(), Some(protocol));
        }
        assert_eq!(spelled("CARDNAME can't attack alone"), None);
    }
}
