//! YOUR ENGINE goes in here: this one keeps the position as the suite has loaded it.
//!
//! In a real engine `new` sets up a game of your own, `answer` and `concede` make your engine's
//! moves and let it run until somebody is asked something, and `show` turns your engine's game
//! into a state. `apnap schema state` describes each field.

use serde_json::{json, Value};

/// Editions of the rulebook that the engine implements.
pub const EDITIONS: [&str; 1] = ["2026-01-16"];
/// YOUR ENGINE: the English names of the cards that it knows.
pub const CARDS: [&str; 0] = [];
/// YOUR ENGINE: the kinds of decision that it asks so far.
pub const DECISIONS: [&str; 1] = ["priority"];

const CALM: [&str; 5] = [
    "upkeep",
    "precombat_main",
    "beginning_of_combat",
    "postcombat_main",
    "end_step",
];
const SHOWN_TO_ALL: [&str; 5] = ["battlefield", "graveyard", "stack", "exile", "command"];
/// What may be said by whoever has priority.
const WITH_PRIORITY: [&str; 5] = ["pass", "play_land", "cast", "activate", "special"];

/// Why something was not done.
pub enum No {
    /// The rules forbid it.
    Illegal(String),
    /// This engine cannot do it (yet). Never say `Illegal` for want of something.
    Unsupported(String),
}

pub struct Game {
    state: Value,
    asked: u32,
}

impl Game {
    /// Set up a position; if that cannot be done, say why.
    pub fn new(position: &Value) -> Result<Game, String> {
        if let Some(need) = lacking(position) {
            return Err(format!("this engine does not know yet: {need}"));
        }
        let mut game = Game {
            state: position.clone(),
            asked: 0,
        };
        let first = name(&position["turns"][0]["priority"]).to_owned();
        game.state["turns"][0]["passed"] = json!([]);
        game.ask(&first);
        Ok(game)
    }

    /// Take an answer.
    pub fn answer(&mut self, by: &str, about: &str, say: &Value) -> Result<(), No> {
        let pending = self.state["pending"].as_array().into_iter().flatten();
        let Some(decision) = pending.into_iter().find(|decision| decision["id"] == about) else {
            return Err(No::Illegal(format!(
                "nothing called {about} is being decided"
            )));
        };
        if decision["decider"] != by {
            let decider = name(&decision["decider"]);
            return Err(No::Illegal(format!("{decider} decides this, not {by}")));
        }
        match name(&say["kind"]) {
            "pass" => self.pass(by),
            kind if WITH_PRIORITY.contains(&kind) => Err(No::Unsupported(format!(
                "this engine does not know yet how to {kind}"
            ))),
            kind => Err(No::Illegal(format!(
                "{by} has priority, and {kind} is no answer to that"
            ))),
        }
    }

    /// The next player gets priority. What comes when all have passed is yours to write.
    fn pass(&mut self, by: &str) -> Result<(), No> {
        let turn = &mut self.state["turns"][0];
        if turn["passed"] != json!([]) {
            let reason = "this engine does not know yet what comes when all have passed";
            return Err(No::Unsupported(reason.to_owned()));
        }
        turn["passed"] = json!([by]);
        self.ask(&self.other(by));
        Ok(())
    }

    /// The player leaves at once, whoever is asked, and the other one has won.
    pub fn concede(&mut self, player: &str) -> Result<(), No> {
        if self.state["stage"] == "over" {
            return Err(No::Illegal("the game is over".to_owned()));
        }
        let winner = self.other(player);
        for seat in list(&mut self.state["players"])
            .iter_mut()
            .filter(|seat| seat["name"] == player)
        {
            seat["left"] = json!({"reason": "conceded"});
            seat["hand"] = json!(0);
            seat["library"] = json!(0);
        }
        list(&mut self.state["objects"]).retain(|thing| thing["owner"] != player);
        self.state["stage"] = json!("over");
        self.state["pending"] = json!([]);
        self.state["result"] = json!({"winners": [winner]});
        let turn = &mut self.state["turns"][0];
        turn["priority"] = Value::Null;
        if turn["active"] == player {
            turn["active"] = Value::Null;
        }
        Ok(())
    }

    /// The names of all players, also of those who have left.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.state["players"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|seat| name(&seat["name"]))
    }

    /// The state, all of it or as one player may see it: without hidden cards.
    pub fn show(&self, player: Option<&str>) -> Value {
        let mut state = self.state.clone();
        if let Some(player) = player {
            list(&mut state["objects"]).retain(|thing| is_seen(thing, player));
        }
        state
    }

    /// Ask a player what to do with priority. Each decision has an id of its own.
    fn ask(&mut self, player: &str) {
        self.asked += 1;
        let id = format!("d{}", self.asked);
        self.state["turns"][0]["priority"] = json!(player);
        self.state["pending"] = json!([{"kind": "priority", "id": id, "decider": player}]);
    }

    /// The opponent.
    fn other(&self, player: &str) -> String {
        self.players()
            .find(|name| *name != player)
            .unwrap_or_default()
            .to_owned()
    }
}

/// What a position needs that this engine cannot represent.
/// YOUR ENGINE: make this shorter as your engine learns more.
fn lacking(position: &Value) -> Option<String> {
    let count = |field: &str| position[field].as_array().map_or(0, Vec::len);
    let any = |field: &str, lacks: &dyn Fn(&Value) -> bool| {
        position[field]
            .as_array()
            .is_some_and(|items| items.iter().any(lacks))
    };
    let options = position["variant"].as_object()?;
    let plays = |who: &Value| any("players", &|seat| seat["name"] == *who);
    let needs = [
        (
            "another edition",
            !EDITIONS.contains(&name(&position["edition"])),
        ),
        (
            "mulligans",
            position["stage"] != "playing" && !position["stage"].is_null(),
        ),
        (
            "this variant",
            options
                .keys()
                .any(|key| !["attack", "starting_life", "name"].contains(&key.as_str())),
        ),
        (
            "this option for attacks",
            options["attack"] != "one_opponent",
        ),
        ("so many players", count("players") != 2),
        ("teams", count("teams") > 0),
        (
            "several turns at once",
            count("turns") != 1 || count("markers") > 0,
        ),
        (
            "extra or skipped turns",
            count("extra_turns") + count("skips") > 0,
        ),
        ("a game that has ended", !position["result"].is_null()),
        (
            "players who have left",
            any("players", &|seat| !seat["left"].is_null()),
        ),
        (
            "a turn in which nobody is asked",
            any("turns", &|turn| !plays(&turn["priority"])),
        ),
        (
            "a step that is not calm",
            any("turns", &|turn| !CALM.contains(&name(&turn["step"]))),
        ),
        (
            "face-down cards",
            any("objects", &|thing| thing["face_down"] == true),
        ),
        (
            "cards",
            any("objects", &|thing| !CARDS.contains(&name(&thing["card"]))),
        ),
    ];
    let mut lacking = needs.into_iter().filter(|(_, lacks)| *lacks);
    lacking.next().map(|(need, _)| need.to_owned())
}

/// Tell whether a player sees a card: public zones and the own hand.
fn is_seen(thing: &Value, player: &str) -> bool {
    let zone = name(&thing["zone"]);
    SHOWN_TO_ALL.contains(&zone) || (zone == "hand" && thing["owner"] == player)
}

/// A text, empty if the value is none.
fn name(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A list, made empty if the value is none.
fn list(value: &mut Value) -> &mut Vec<Value> {
    if !value.is_array() {
        *value = json!([]);
    }
    value.as_array_mut().expect("it has just been made one")
}
