//! A game that is played again from its position for every answer, with all that has been said.
//! What the engine would not take is left out again: nothing has changed then.

use crate::agent::Agent;
use crate::answers;
use crate::kept;
use crate::position::{before_game, before_priority, build, calm, text, World};
use crate::said::{Kind, Left, No, Question, Said};
use crate::script::{Hand, Script};
use crate::turns::Table;
use forge_foundation::PhaseType;
use manabrew_engine::agent::PlayerAgent;
use serde_json::Value;
use std::cell::RefCell;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::rc::Rc;

/// A game and what is asked in it.
pub struct Game {
    pub position: Value,
    pub world: World,
    pub question: Option<Question>,
    pub hand: Hand,
    log: Vec<Said>,
    /// The ids of the questions, by the length of the log when they are asked.
    ids: Vec<String>,
    asked: u32,
    /// Where in the log the announcement begins of which a part is being asked.
    announced: Option<usize>,
}

/// How the engine was left.
enum Ended {
    Asked(Question),
    Over,
    Refused(No),
}

impl Game {
    /// Set a position up and play until somebody is asked; the reason if that cannot be done.
    pub fn new(position: &Value) -> Result<Game, String> {
        let mut game = Game {
            position: position.clone(),
            world: build(position)?,
            question: None,
            hand: Hand(Rc::default()),
            log: vec![],
            ids: vec!["d1".to_owned()],
            asked: 1,
            announced: None,
        };
        match game.play_on()? {
            Ended::Asked(question) => game.question = Some(question),
            Ended::Over => {}
            Ended::Refused(No::Illegal(why) | No::Unsupported(why)) => return Err(why),
        }
        Ok(game)
    }

    /// The id of what is asked.
    pub fn id(&self) -> &str {
        self.ids.last().map_or("", String::as_str)
    }

    /// Play from the position through all that was said, until something new is asked.
    fn play(&mut self) -> Result<Ended, String> {
        let mut world = build(&self.position)?;
        let opening = before_game(&self.position);
        let step = calm(text(&self.position["turns"][0]["step"]));
        let script = Script {
            log: self.log.clone(),
            alive: world.game.players.len(),
            seats: world.game.players.len(),
            skip: if opening {
                vec![]
            } else {
                before_priority(&world, &self.position)
            },
            started: !opening,
            ..Script::default()
        };
        let hand = Hand(Rc::new(RefCell::new(script)));
        let agent = |_| Box::new(Agent(hand.clone())) as Box<dyn PlayerAgent>;
        let mut agents: Vec<Box<dyn PlayerAgent>> = world.names.players.iter().map(agent).collect();
        let mut table = Table {
            game: &mut world.game,
            turns: &mut world.turns,
            agents: &mut agents,
            hand: &hand,
        };
        let end = catch_unwind(AssertUnwindSafe(|| match opening {
            true => table.play_from_the_start(),
            false => table.play_from(step.unwrap_or(PhaseType::Main1)),
        }));
        self.world = world;
        self.hand = hand;
        let Err(thrown) = end else {
            return Ok(Ended::Over);
        };
        Ok(match thrown.downcast::<Left>().map(|left| *left) {
            Ok(Left::Asked(question)) => Ended::Asked(question),
            Ok(Left::Misfit(why)) => Ended::Refused(No::Illegal(why)),
            Ok(Left::Lacking(why)) => Ended::Refused(No::Unsupported(why)),
            Ok(Left::Conceding { .. }) => Ended::Refused(No::Unsupported(
                "in this step the engine lets only the player with priority concede".to_owned(),
            )),
            Err(trouble) => resume_unwind(trouble),
        })
    }

    /// Play as `play` does; what the engine asks in two questions, whether and then what, is asked
    /// in one.
    fn play_on(&mut self) -> Result<Ended, String> {
        let ended = self.play()?;
        let Ended::Asked(Question { player, kind }) = &ended else {
            return Ok(ended);
        };
        if !matches!(kind, Kind::YesNo { first: true, .. }) {
            return Ok(ended);
        }
        let player = *player;
        self.log.push(Said::Yes(true));
        let next = self.play();
        self.log.pop();
        let ended = self.play()?;
        Ok(match next {
            Ok(Ended::Asked(Question {
                player: who,
                kind:
                    Kind::Objects {
                        valid,
                        source,
                        least: 1,
                        most,
                        purpose,
                    },
            })) if who == player => {
                let kind = Kind::Optional {
                    valid,
                    source,
                    most,
                    purpose,
                };
                Ended::Asked(Question { player, kind })
            }
            _ => ended,
        })
    }

    /// Note what was said about a question: for one that stands for two, two answers.
    fn note(&mut self, question: &Question, said: &Said) {
        match (&question.kind, said) {
            (Kind::Optional { .. }, Said::Things(things)) if things.is_empty() => {
                self.log.push(Said::Yes(false));
            }
            (Kind::Optional { .. }, _) => {
                self.ids.push(self.id().to_owned());
                self.log.extend([Said::Yes(true), said.clone()]);
            }
            _ => self.log.push(said.clone()),
        }
    }

    /// Somebody says something about what is asked.
    pub fn answer(&mut self, by: &str, about: &str, say: &Value) -> Result<(), No> {
        let illegal = |why: String| Err(No::Illegal(why));
        let Some(question) = self.question.clone() else {
            return illegal("the game is over".to_owned());
        };
        let decider = self.world.names.player(question.player);
        if self.id() != about {
            return illegal(format!("nothing called {about} is being decided"));
        }
        if decider != by {
            return illegal(format!("{decider} decides this, not {by}"));
        }
        let said = answers::translate(&self.world, &question, say)?;
        let announces = matches!(said, Said::Act(_) | Said::Attack(..));
        let begun = match self.announced {
            Some(begun) if !announces => begun,
            _ => self.log.len(),
        };
        let announces = announces || self.announced.is_some();
        self.note(&question, &said);
        let mut ended = self.play_on().map_err(No::Unsupported)?;
        if let (Said::Yes(true), Ended::Asked(now)) = (&said, &ended) {
            // Whoever agrees to pay pays: the engine asks first whether, and then how.
            if matches!(now.kind, Kind::Pay { .. }) && now.player == question.player {
                self.ids.push(self.id().to_owned());
                self.log.push(Said::Pay(answers::payment(&self.world, say)?));
                ended = self.play_on().map_err(No::Unsupported)?;
            }
        }
        let now = match ended {
            Ended::Refused(no) => return self.take_back(begun, no),
            Ended::Over => None,
            Ended::Asked(now) => Some(now),
        };
        let whole = self.log[begun].clone();
        let unasked = self.hand.0.borrow().unasked_parts;
        if let Err(why) = kept::done(&self.world, &said, &whole, now.as_ref(), &question, unasked) {
            return self.take_back(begun, No::Illegal(why));
        }
        let attacks = matches!(whole, Said::Attack(..)) && !kept::still_to_attack(&self.world);
        if attacks && self.hand.0.borrow().overpays() {
            let why = "the engine asks for less mana than was named to pay with";
            return self.take_back(begun, No::Unsupported(why.to_owned()));
        }
        let exerts = matches!(whole, Said::Attack(..)) && kept::still_to_attack(&self.world);
        let is_part = |kind: &Kind| kind.is_part() || (exerts && kind.is_part_of_attack());
        let of_it = |now: &Question| is_part(&now.kind) && now.player == question.player;
        let part = announces && now.as_ref().is_some_and(of_it);
        self.announced = part.then_some(begun);
        self.question = now;
        self.ask_anew();
        Ok(())
    }

    fn ask_anew(&mut self) {
        self.asked += 1;
        self.ids.push(format!("d{}", self.asked));
    }

    /// Forget all that was said from there on.
    fn take_back(&mut self, begun: usize, no: No) -> Result<(), No> {
        self.log.truncate(begun);
        self.ids.truncate(begun + 1);
        self.announced = None;
        self.question = match self.play_on() {
            Ok(Ended::Asked(question)) => Some(question),
            _ => None,
        };
        Err(no)
    }

    /// A player leaves the game.
    pub fn concede(&mut self, player: &str) -> Result<(), No> {
        let Some(question) = self.question.clone() else {
            return Err(No::Illegal("the game is over".to_owned()));
        };
        let who = self.world.names.seat(player);
        let who = who.ok_or_else(|| No::Illegal(format!("there is no {player}")))?;
        if !self.world.game.player(who).is_alive() {
            return Err(No::Illegal(format!("{player} has left the game")));
        }
        let has_priority = |question: &Question| matches!(question.kind, Kind::Priority(_));
        if !has_priority(&question) {
            let why = "this engine lets only the player with priority concede";
            return Err(No::Unsupported(why.to_owned()));
        }
        let begun = self.log.len();
        self.log.push(match question.player == who {
            true => Said::Concede,
            false => Said::Outside(who),
        });
        self.question = match self.play_on().map_err(No::Unsupported)? {
            Ended::Asked(question) => Some(question),
            Ended::Over => None,
            Ended::Refused(No::Illegal(why) | No::Unsupported(why)) => {
                return self.take_back(begun, No::Unsupported(why));
            }
        };
        let same = |now: &Question| now.player == question.player && has_priority(now);
        if self.question.as_ref().is_some_and(same) {
            self.ids.push(self.id().to_owned()); // still pending, under its old id
        } else {
            self.ask_anew();
        }
        Ok(())
    }

    /// The names of the players.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.world.names.players.iter().map(String::as_str)
    }
}
