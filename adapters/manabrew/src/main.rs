//! manabrew-engine behind the apnap protocol; README.md tells how.

mod agent;
mod answers;
mod cards;
mod game;
mod kept;
mod names;
mod objects;
mod pending;
mod position;
mod said;
mod script;
mod state;
mod turns;
#[path = "../../kits/rust/src/wire.rs"]
mod wire;

use game::Game;
use said::No;
use serde_json::{json, Value};
use wire::{fields, text, Trouble};

const PROTOCOL: &str = "0.1";
const NAME: &str = "manabrew-engine";
/// The engine's version, as Cargo.toml pins it; a test holds one against the other.
const VERSION: &str = "0.13.1";

fn main() -> std::io::Result<()> {
    cards::read().map_err(std::io::Error::other)?;
    wire::serve(&mut Engine { game: None })
}

/// Answers the methods of the protocol.
struct Engine {
    game: Option<Game>,
}

impl wire::Methods for Engine {
    fn call(&mut self, method: &str, params: &Value) -> Result<Value, Trouble> {
        match method {
            "initialize" => self.initialize(params),
            "load" => self.load(params),
            "answer" => self.answer(params),
            "concede" => self.concede(params),
            "view" => self.view(params),
            "unload" | "shutdown" => self.forget(params),
            _ => Err(Trouble::new(
                wire::NO_SUCH_METHOD,
                format!("there is no method `{method}` here"),
            )),
        }
    }
}

impl Engine {
    /// Say who you are and what you can do. Declare what is true, no more and no less.
    fn initialize(&self, params: &Value) -> Result<Value, Trouble> {
        fields(params, "params", &["protocol", "suite"], &["wishes"])?;
        let theirs = text(params, "params", "protocol")?;
        if theirs != PROTOCOL {
            let problem = format!("this engine speaks {PROTOCOL}, not {theirs}");
            return Err(Trouble::new(wire::OTHER_VERSION, problem));
        }
        Ok(json!({
            "protocol": PROTOCOL,
            "engine": {"name": NAME, "version": VERSION},
            "capabilities": {
                "editions": position::EDITIONS,
                "attack_options": ["multiple", "one_opponent"],
                "one_of_several": false,
                "players": position::PLAYERS,
                "cards": "all",
                "decisions": pending::DECISIONS,
            },
            "line_limit": wire::LINE_LIMIT,
        }))
    }

    /// Set up a position; one loaded before is forgotten.
    fn load(&mut self, params: &Value) -> Result<Value, Trouble> {
        fields(params, "params", &["position"], &["seed"])?;
        let position = &params["position"];
        let more = [
            "stage",
            "teams",
            "turns",
            "markers",
            "objects",
            "picks",
            "extra_turns",
            "skips",
            "pending",
            "result",
        ];
        fields(
            position,
            "position",
            &["edition", "variant", "players"],
            &more,
        )?;
        wire::has(&position["variant"], "position.variant", &["attack"])?;
        wire::each(position, "players", &["name", "life"])?;
        wire::each(position, "teams", &["name", "members"])?;
        wire::each(position, "turns", &["active", "phase", "step"])?;
        wire::each(position, "objects", &["name", "card", "owner", "zone"])?;
        check_names(position)?;
        self.game = None;
        match Game::new(position) {
            Ok(game) => {
                let state = state::show(&game, None);
                self.game = Some(game);
                Ok(json!({"verdict": "accepted", "state": state}))
            }
            Err(reason) => Ok(json!({"verdict": "unsupported", "reason": reason})),
        }
    }

    /// Somebody says something about a decision.
    fn answer(&mut self, params: &Value) -> Result<Value, Trouble> {
        fields(params, "params", &["by", "about", "say"], &[])?;
        let by = text(params, "params", "by")?;
        let about = text(params, "params", "about")?;
        text(&params["say"], "say", "kind")?;
        let game = loaded(&mut self.game)?;
        let outcome = game.answer(by, about, &params["say"]);
        Ok(verdict(game, outcome))
    }

    /// A player leaves at once, whoever else is asked.
    fn concede(&mut self, params: &Value) -> Result<Value, Trouble> {
        fields(params, "params", &["player"], &[])?;
        let game = loaded(&mut self.game)?;
        let player = known(game, params)?;
        let outcome = game.concede(player);
        Ok(verdict(game, outcome))
    }

    /// Show the state as one player may see it, or all of it.
    fn view(&mut self, params: &Value) -> Result<Value, Trouble> {
        fields(params, "params", &["player"], &[])?;
        let game = loaded(&mut self.game)?;
        let player = if params["player"].is_null() {
            None
        } else {
            Some(known(game, params)?)
        };
        Ok(json!({"state": state::show(game, player)}))
    }

    /// Forget the position.
    fn forget(&mut self, params: &Value) -> Result<Value, Trouble> {
        fields(params, "params", &[], &[])?;
        self.game = None;
        Ok(json!({}))
    }
}

/// What became of something that was said, with the state after it.
fn verdict(game: &Game, outcome: Result<(), No>) -> Value {
    let state = state::show(game, None);
    match outcome {
        Ok(()) => json!({"verdict": "accepted", "state": state}),
        Err(No::Illegal(reason)) => {
            json!({"verdict": "rejected", "violations": [{"reason": reason}], "state": state})
        }
        Err(No::Unsupported(reason)) => {
            json!({"verdict": "unsupported", "reason": reason, "state": state})
        }
    }
}

/// An error for a turn of somebody who is not at the table.
fn check_names(position: &Value) -> Result<(), Trouble> {
    let all = |field: &str| position[field].as_array().into_iter().flatten();
    for (number, turn) in all("turns").enumerate() {
        for role in ["active", "priority"] {
            let who = &turn[role];
            let mut known = all("players").chain(all("teams"));
            if !who.is_null() && !known.any(|party| party["name"] == *who) {
                let place = format!("position.turns.{number}.{role}");
                let problem = format!("{who} is no player");
                return Err(Trouble::new(wire::BAD_REQUEST, problem).at(place));
            }
        }
    }
    Ok(())
}

/// The game, or an error if none is loaded.
fn loaded(game: &mut Option<Game>) -> Result<&mut Game, Trouble> {
    game.as_mut()
        .ok_or_else(|| Trouble::new(wire::BAD_REQUEST, "no position is loaded"))
}

/// The player named, or an error if nobody of that name plays.
fn known<'a>(game: &Game, params: &'a Value) -> Result<&'a str, Trouble> {
    let player = text(params, "params", "player")?;
    if game.players().any(|name| name == player) {
        return Ok(player);
    }
    let problem = format!("{player} is no player of this game");
    Err(Trouble::new(wire::BAD_REQUEST, problem).at("player"))
}
