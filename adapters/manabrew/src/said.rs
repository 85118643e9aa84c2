//! What is asked and what is answered, in the engine's own terms.

use manabrew_engine::agent::PriorityActionSpace;
use manabrew_engine::combat::DefenderId;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::player::actions::PlayerAction;
use std::collections::VecDeque;

/// What a choice can fall on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Player(PlayerId),
    Card(CardId),
    /// A spell or an ability, by its number on the stack.
    Spell(u32),
}

/// How mana is paid.
#[derive(Clone, Debug)]
pub enum PayHow {
    Auto,
    Nothing,
    With(VecDeque<CardId>),
}

impl PayHow {
    /// Whether something was named that the engine has not asked for.
    pub fn has_more(&self) -> bool {
        matches!(self, PayHow::With(left) if !left.is_empty())
    }
}

/// An announcement, with all that the speaker fixes; `None` is to be asked.
#[derive(Clone, Debug)]
pub struct Act {
    pub action: PlayerAction,
    pub targets: Option<VecDeque<Thing>>,
    pub pay: Option<PayHow>,
    pub x: Option<i32>,
    pub costs: Option<VecDeque<CardId>>,
    pub modes: Option<Vec<String>>,
}

impl Act {
    /// Whether there are targets, costs or means of payment that the engine has not asked for.
    pub fn has_more(&self) -> bool {
        let targets = self.targets.as_ref().is_some_and(|left| !left.is_empty());
        let costs = self.costs.as_ref().is_some_and(|left| !left.is_empty());
        targets || costs || self.pay.as_ref().is_some_and(PayHow::has_more)
    }

    /// An announcement that fixes only how mana is paid.
    pub fn paying(how: PayHow) -> Act {
        Act {
            action: PlayerAction::PassPriority,
            targets: None,
            pay: Some(how),
            x: None,
            costs: None,
            modes: None,
        }
    }
}

/// An answer.
#[derive(Clone, Debug)]
pub enum Said {
    Pass,
    Concede,
    /// Somebody who is not asked concedes.
    Outside(PlayerId),
    Act(Box<Act>),
    Attack(Vec<(CardId, DefenderId)>, Option<PayHow>),
    Block(Vec<(CardId, CardId)>),
    /// Portions: the creature that deals, what is dealt, how much.
    Damage(Vec<(CardId, Thing, i32)>),
    Things(Vec<Thing>),
    Yes(bool),
    Number(i32),
    Modes(Vec<usize>),
    Pay(PayHow),
    Keep(bool),
}

/// A question, with what the engine offers.
#[derive(Clone, Debug)]
pub enum Kind {
    Priority(Box<PriorityActionSpace>),
    Attackers {
        available: Vec<CardId>,
        defenders: Vec<DefenderId>,
    },
    Blockers {
        attackers: Vec<CardId>,
        available: Vec<CardId>,
        /// How many creatures may block; the engine leaves it to its players to heed this.
        most: Option<usize>,
    },
    Damage {
        source: CardId,
        among: Vec<CardId>,
        defender: Option<DefenderId>,
        amount: i32,
    },
    Targets {
        valid: Vec<Thing>,
        source: Option<CardId>,
        least: usize,
        most: usize,
    },
    Objects {
        valid: Vec<Thing>,
        source: Option<CardId>,
        least: usize,
        most: usize,
        purpose: String,
    },
    Player {
        valid: Vec<PlayerId>,
        purpose: String,
    },
    YesNo {
        purpose: String,
        source: Option<CardId>,
        /// Whether something is done of which it is asked next what: `Kind::Optional` then.
        first: bool,
    },
    /// One of these or none, of which the engine asks first whether and then what.
    Optional {
        valid: Vec<Thing>,
        source: Option<CardId>,
        most: usize,
        purpose: String,
    },
    Number {
        least: i32,
        most: Option<i32>,
        purpose: String,
        source: Option<CardId>,
    },
    Mode {
        among: Vec<String>,
        least: usize,
        most: usize,
        purpose: String,
        source: Option<CardId>,
    },
    Pay {
        cost: String,
        sources: Vec<CardId>,
        card: Option<CardId>,
    },
    Keep {
        taken: u32,
    },
    Bottom {
        cards: Vec<CardId>,
        count: usize,
    },
    /// Cards that can be used before the first turn, in the order in which the engine asks.
    Opening {
        cards: Vec<CardId>,
    },
}

/// What is asked about costs that whoever casts a spell may pay or not.
const COSTS: [&str; 3] = ["kicker ", "buyback ", "pay life for "];

impl Kind {
    /// Whether the question can be a part of an announcement.
    pub fn is_part(&self) -> bool {
        match self {
            Kind::Targets { .. }
            | Kind::Pay { .. }
            | Kind::Objects { .. }
            | Kind::Mode { .. }
            | Kind::Number { .. } => true,
            Kind::YesNo { purpose, .. } => COSTS.iter().any(|cost| purpose.starts_with(cost)),
            _ => false,
        }
    }

    /// Whether the question can be a part of a declaration of attackers: creatures are exerted, too.
    pub fn is_part_of_attack(&self) -> bool {
        self.is_part() || matches!(self, Kind::YesNo { .. })
    }
}

/// A question and who is asked.
#[derive(Clone, Debug)]
pub struct Question {
    pub player: PlayerId,
    pub kind: Kind,
}

/// What is thrown out of the engine to leave it.
pub enum Left {
    /// Somebody is asked something that nobody has answered yet.
    Asked(Question),
    /// What was announced does not fit: the engine would not take it.
    Misfit(String),
    /// The bridge cannot put it to the engine.
    Lacking(String),
    /// `who` concedes while `at` has priority.
    Conceding { who: PlayerId, at: PlayerId },
}

impl Left {
    /// Leave the engine at once. The panic hook is not called.
    pub fn throw(self) -> ! {
        std::panic::resume_unwind(Box::new(self))
    }
}

/// Why something that was said is not done.
pub enum No {
    Illegal(String),
    Unsupported(String),
}
