//! The cards: no crate of the engine's has them. They are read from the file of the npm package.

use forge_carddb::{CardDatabase, CardRules};
use manabrew_engine::card::Card;
use manabrew_engine::ids::PlayerId;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::OnceLock;

struct Library {
    cards: CardDatabase,
    tokens: CardDatabase,
}

static LIBRARY: OnceLock<Library> = OnceLock::new();

/// Where the file of cards is: `APNAP_CARDS`, or where npm puts it below the bridge.
pub fn place() -> PathBuf {
    let beside = || {
        let bridge = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        bridge.join("node_modules/@manabrew/forge-wasm/cardset.rkyv")
    };
    std::env::var_os("APNAP_CARDS").map_or_else(beside, PathBuf::from)
}

/// Read the cards; the problem if that cannot be done.
pub fn read() -> Result<(), String> {
    let place = place();
    let problem = |why: String| format!("the cards in {}: {why}", place.display());
    let bytes = std::fs::read(&place).map_err(|error| problem(error.to_string()))?;
    let bundle = CardDatabase::load_from_archive(&bytes).map_err(problem)?;
    let library = Library {
        cards: bundle.cards,
        tokens: bundle.tokens,
    };
    LIBRARY
        .set(library)
        .map_err(|_| "the cards have been read before".to_owned())
}

fn library() -> &'static Library {
    LIBRARY
        .get()
        .expect("the cards are read before the first message")
}

/// What is printed on a card.
pub fn card(name: &str) -> Option<&'static CardRules> {
    library().cards.get_by_card_name(name)
}

/// What is printed on a token of this name, if there is exactly one of it.
pub fn token(name: &str) -> Result<&'static CardRules, String> {
    let tokens = library().tokens.iter_card_keys();
    let named = |key: &String| {
        let rules = library().tokens.get(key)?;
        let face = &rules.main_part;
        let same = face.name == name || face.name == format!("{name} Token");
        same.then_some(rules)
    };
    let all: Vec<&CardRules> = tokens.iter().filter_map(named).collect();
    match all[..] {
        [one] => Ok(one),
        [] => Err(format!("the engine does not know the token {name}")),
        _ => Err(format!("the engine knows several tokens called {name}")),
    }
}

/// The tokens that these cards can create, by the names of their scripts.
pub fn tokens_of<'a>(cards: impl Iterator<Item = &'a CardRules>) -> HashMap<String, Card> {
    let mut tokens = HashMap::new();
    for rules in cards {
        let other = rules.other_part.iter();
        for face in std::iter::once(&rules.main_part).chain(other) {
            let lines = face
                .abilities
                .iter()
                .chain(&face.triggers)
                .chain(&face.replacements);
            for line in lines
                .chain(&face.static_abilities)
                .chain(face.svars.values())
                .chain(&face.keywords)
            {
                for script in scripts_in(line) {
                    if let Some(token) = library().tokens.get(&script) {
                        tokens.insert(script, Card::from_rules(token, PlayerId(0)));
                    }
                }
            }
        }
    }
    tokens
}

/// The scripts of tokens that a line of a card's script names.
fn scripts_in(line: &str) -> Vec<String> {
    let after = line.split("TokenScript$").skip(1);
    let names = after.flat_map(|rest| rest.split('|').next().unwrap_or_default().split(','));
    names
        .map(|name| name.trim().to_owned())
        .filter(|name| !name.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tokens_of_a_line_are_found() {
        let line = "DB$ Token | TokenAmount$ 1 | TokenScript$ w_1_1_soldier,g_1_1_saproling | X$ 1";
        assert_eq!(scripts_in(line), ["w_1_1_soldier", "g_1_1_saproling"]);
        assert!(scripts_in("AB$ Draw | NumCards$ 1").is_empty());
    }
}
