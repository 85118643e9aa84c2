//! What has been said so far. The engine is led through it again for every answer, and is left at
//! the first question that it does not answer.

use crate::said::{Act, Kind, Left, PayHow, Question, Said, Thing};
use manabrew_engine::ids::{CardId, PlayerId};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// What the agents of all players share while a game is played.
#[derive(Default)]
pub struct Script {
    pub log: Vec<Said>,
    pub cursor: usize,
    /// Who announces what; its parts are taken as the engine asks for them.
    pub announced: Option<(PlayerId, Act)>,
    /// Whether the engine has not asked for all that was announced last.
    pub unasked_parts: bool,
    /// Who has passed in succession.
    pub passed: Vec<PlayerId>,
    /// How many players are left.
    pub alive: usize,
    pub combat_pay: Option<PayHow>,
    /// Cards in hands that can be used before the first turn, and which of them somebody uses.
    pub openers: Vec<(PlayerId, CardId)>,
    pub opening: Option<(PlayerId, Vec<CardId>)>,
    /// Cards in hands that have been revealed since the turn began.
    pub revealed: Vec<CardId>,
    /// Whose optional ability, of which source, has just been agreed to, and where in the log.
    pub agreed: Option<(PlayerId, Option<CardId>, usize)>,
    /// Portions of damage that have been said and that the engine has not asked for yet.
    pub damage: Vec<(CardId, Thing, i32)>,
    /// Whether the first turn has begun.
    pub started: bool,
    /// Who passes before the position's own player has priority.
    pub skip: Vec<PlayerId>,
    /// Who is in the game, in turn order, and how many there were at its beginning.
    pub order: Vec<PlayerId>,
    pub seats: usize,
    /// Whether the step can be entered anew if somebody leaves who is not asked.
    pub in_window: bool,
    /// Somebody who is not asked is leaving, and who is asked for priority then.
    pub leaving: Option<(PlayerId, PlayerId)>,
}

impl Script {
    /// Whether passes can be made for others until it is `who`'s turn to concede, so that
    /// afterwards `at` has priority and everybody who has not passed is still asked. Some of those
    /// passes are counted by the engine as their own, and it waits for one of each seat.
    pub fn can_leave(&self, who: PlayerId, at: PlayerId) -> bool {
        let place = |player| self.order.iter().position(|one| *one == player);
        let (Some(leaver), Some(asked)) = (place(who), place(at)) else {
            return false;
        };
        let all = self.order.len();
        let between = (asked + all - leaver) % all - 1;
        let still_asked = all - 1 - self.passed.len();
        !self.passed.contains(&who) && self.seats >= between + still_asked
    }

    /// Whether more was named to pay for attacks than the engine has asked for.
    pub fn overpays(&self) -> bool {
        self.combat_pay.as_ref().is_some_and(PayHow::has_more)
    }
}

/// A hand on the script, one for each agent.
#[derive(Clone)]
pub struct Hand(pub Rc<RefCell<Script>>);

impl Hand {
    /// The next answer; without one the engine is left with the question.
    pub fn ask(&self, player: PlayerId, kind: Kind) -> Said {
        let said = self.next();
        said.unwrap_or_else(|| Left::Asked(Question { player, kind }).throw())
    }

    fn next(&self) -> Option<Said> {
        let mut script = self.0.borrow_mut();
        let said = script.log.get(script.cursor).cloned();
        script.cursor += usize::from(said.is_some());
        said
    }

    /// Whether all that has been said is done.
    pub fn at_end(&self) -> bool {
        let script = self.0.borrow();
        script.cursor >= script.log.len()
    }

    /// Take the next answer if it is a concession of somebody who is not asked.
    pub fn outsider(&self) -> Option<PlayerId> {
        let mut script = self.0.borrow_mut();
        match script.log.get(script.cursor) {
            Some(Said::Outside(who)) => {
                let who = *who;
                script.cursor += 1;
                Some(who)
            }
            _ => None,
        }
    }

    /// Read what `player` has announced.
    fn announcing<T>(
        &self,
        player: PlayerId,
        part: impl FnOnce(&mut Act) -> Option<T>,
    ) -> Option<T> {
        match &mut self.0.borrow_mut().announced {
            Some((who, act)) if *who == player => part(act),
            _ => None,
        }
    }

    /// Whether `player` is announcing something.
    pub fn announces(&self, player: PlayerId) -> bool {
        self.announcing(player, |_| Some(())).is_some()
    }

    /// Objects or players chosen for an effect.
    pub fn things(&self, player: PlayerId, kind: Kind) -> Vec<Thing> {
        match self.ask(player, kind) {
            Said::Things(things) => things,
            other => astray(&other, "objects"),
        }
    }

    /// Targets: from what was announced, or asked.
    pub fn targets(
        &self,
        player: PlayerId,
        valid: Vec<Thing>,
        source: Option<CardId>,
        least: usize,
        most: usize,
    ) -> Vec<Thing> {
        let said = self.announcing(player, |act| {
            let targets = act.targets.as_mut().filter(|left| !left.is_empty())?;
            Some(take(targets, most))
        });
        match said {
            Some(said) if said.iter().all(|one| valid.contains(one)) => said,
            Some(_) => misfit("that is no legal target"),
            None => self.things(
                player,
                Kind::Targets {
                    valid,
                    source,
                    least,
                    most,
                },
            ),
        }
    }

    /// Objects: from the costs that were announced, or asked.
    pub fn objects(
        &self,
        player: PlayerId,
        valid: &[CardId],
        source: Option<CardId>,
        (least, most): (usize, usize),
        purpose: &str,
    ) -> Vec<CardId> {
        if valid.is_empty() || most == 0 {
            return vec![];
        }
        let said = self.announcing(player, |act| {
            let costs = act.costs.as_mut().filter(|left| !left.is_empty())?;
            Some(take(costs, most))
        });
        match said {
            Some(said) if said.iter().all(|one| valid.contains(one)) => return said,
            Some(_) => misfit("that cannot be used for the cost"),
            None => {}
        }
        let valid = valid.iter().map(|card| Thing::Card(*card)).collect();
        let purpose = purpose.to_owned();
        let kind = Kind::Objects {
            valid,
            source,
            least,
            most,
            purpose,
        };
        cards(self.things(player, kind))
    }

    /// The cards that were announced as targets, if the engine asks for them as for any cards.
    pub fn announced_targets(
        &self,
        player: PlayerId,
        valid: &[CardId],
        (least, most): (usize, usize),
    ) -> Option<Vec<CardId>> {
        let fits = |one: &Thing| matches!(one, Thing::Card(card) if valid.contains(card));
        let said = self.announcing(player, |act| {
            let targets = act.targets.as_mut().filter(|left| !left.is_empty())?;
            let all = targets.iter().take(most).all(fits);
            all.then(|| take(targets, most))
        })?;
        if said.len() < least {
            misfit("so few targets are not enough");
        }
        Some(cards(said))
    }

    pub fn yes(&self, player: PlayerId, purpose: &str, source: Option<CardId>) -> bool {
        self.whether(player, purpose, source, false)
    }

    /// Yes or no, `first` of two questions: the next one asks what.
    pub fn whether(
        &self,
        player: PlayerId,
        purpose: &str,
        source: Option<CardId>,
        first: bool,
    ) -> bool {
        let purpose = purpose.to_owned();
        let kind = Kind::YesNo {
            purpose,
            source,
            first,
        };
        match self.ask(player, kind) {
            Said::Yes(yes) => yes,
            other => astray(&other, "yes or no"),
        }
    }

    /// Whether an optional ability does what it does, which its script may ask once more.
    pub fn agrees(&self, player: PlayerId, purpose: &str, source: Option<CardId>) -> bool {
        let yes = self.whether(player, purpose, source, true);
        let mut script = self.0.borrow_mut();
        let place = script.cursor;
        script.agreed = yes.then_some((player, source, place));
        yes
    }

    /// Whether the player has just agreed to this.
    pub fn has_agreed(&self, player: PlayerId, source: Option<CardId>) -> bool {
        let script = self.0.borrow();
        script.agreed == Some((player, source, script.cursor))
    }

    /// Whether a card is used before the first turn. The engine asks for one after the other, and
    /// the player is asked once for all.
    pub fn opens(&self, player: PlayerId, card: CardId) -> bool {
        let known = self.0.borrow().opening.clone();
        if let Some((_, used)) = known.filter(|(who, _)| *who == player) {
            return used.contains(&card);
        }
        let own = |(who, card): &(PlayerId, CardId)| (*who == player).then_some(*card);
        let all: Vec<CardId> = self.0.borrow().openers.iter().filter_map(own).collect();
        let used = cards(self.things(player, Kind::Opening { cards: all }));
        self.0.borrow_mut().opening = Some((player, used.clone()));
        used.contains(&card)
    }

    /// Whether several modes have been announced, if any have.
    pub fn several_modes(&self, player: PlayerId) -> Option<bool> {
        let several = |act: &mut Act| act.modes.as_ref().map(|modes| modes.len() > 1);
        self.announcing(player, several)
    }

    /// Modes, colours and the like, by their places among those offered.
    pub fn modes(
        &self,
        player: PlayerId,
        among: &[String],
        (least, most): (usize, usize),
        purpose: &str,
        source: Option<CardId>,
    ) -> Vec<usize> {
        if let Some(said) = self.announcing(player, |act| act.modes.clone()) {
            if said.len() > most {
                misfit("so many modes cannot be chosen");
            }
            return places(&said, among).unwrap_or_else(|problem| Left::Lacking(problem).throw());
        }
        let (among, purpose) = (among.to_vec(), purpose.to_owned());
        match self.ask(
            player,
            Kind::Mode {
                among,
                least,
                most,
                purpose,
                source,
            },
        ) {
            Said::Modes(places) => places,
            other => astray(&other, "modes"),
        }
    }

    /// One of these, or nothing if nothing is offered.
    pub fn one_of(&self, player: PlayerId, among: &[String], purpose: &str) -> Option<String> {
        if among.len() < 2 {
            return among.first().cloned();
        }
        let chosen = self.modes(player, among, (1, 1), purpose, None);
        chosen.first().map(|place| among[*place].clone())
    }

    /// A number: the X that was announced, or asked.
    pub fn number(
        &self,
        player: PlayerId,
        least: i32,
        most: Option<i32>,
        purpose: &str,
        source: Option<CardId>,
    ) -> i32 {
        if let Some(x) = self.announcing(player, |act| act.x) {
            return x;
        }
        let purpose = purpose.to_owned();
        match self.ask(
            player,
            Kind::Number {
                least,
                most,
                purpose,
                source,
            },
        ) {
            Said::Number(number) => number,
            other => astray(&other, "a number"),
        }
    }

    /// How `player` pays for `card`, as announced or asked.
    pub fn payment<T>(
        &self,
        player: PlayerId,
        card: Option<CardId>,
        cost: String,
        sources: &[CardId],
        pay: impl FnOnce(&mut PayHow) -> T,
    ) -> T {
        if self
            .announcing(player, |act| act.pay.as_ref().map(|_| ()))
            .is_none()
        {
            let sources = sources.to_vec();
            match self.ask(
                player,
                Kind::Pay {
                    cost,
                    sources,
                    card,
                },
            ) {
                Said::Pay(how) => self.will_pay(player, how),
                other => astray(&other, "payment"),
            }
        }
        let paid = self.announcing(player, |act| act.pay.as_mut().map(pay));
        paid.expect("how it is paid has been said")
    }

    /// Remember how `player` pays for what is being announced, or for an effect.
    pub fn will_pay(&self, player: PlayerId, how: PayHow) {
        let announced = &mut self.0.borrow_mut().announced;
        match announced {
            Some((who, act)) if *who == player => act.pay = Some(how),
            _ => *announced = Some((player, Act::paying(how))),
        }
    }
}

/// The first `most` of a list, taken off it.
fn take<T>(from: &mut VecDeque<T>, most: usize) -> Vec<T> {
    from.drain(..most.min(from.len())).collect()
}

/// The cards among what was chosen.
pub fn cards(things: Vec<Thing>) -> Vec<CardId> {
    let cards = things.into_iter().filter_map(|thing| match thing {
        Thing::Card(card) => Some(card),
        _ => None,
    });
    cards.collect()
}

/// Where names stand among what is offered, whatever their case; the problem if one does not.
/// The engine offers modes as whole sentences, of which the suite says the verb or another word.
pub fn places(names: &[String], among: &[String]) -> Result<Vec<usize>, String> {
    let place = |name: &String| {
        let name = name.to_lowercase();
        let among_them = |fits: &dyn Fn(&str) -> bool| {
            let mut all = among.iter().enumerate();
            let mut fitting = all.by_ref().filter(|(_, one)| fits(&one.to_lowercase()));
            let first = fitting.next();
            first.filter(|_| fitting.next().is_none())
        };
        let place = among_them(&|one| one == name)
            .or_else(|| among_them(&|one| words(one).next() == Some(name.as_str())))
            .or_else(|| among_them(&|one| words(one).any(|word| word == name)))
            .or_else(|| among_them(&|one| is_called(&name, one)));
        place
            .map(|(place, _)| place)
            .ok_or_else(|| format!("the engine has no {name} among {among:?}"))
    };
    names.iter().map(place).collect()
}

/// Modes of which the engine says other words than the suite: a part of them.
const CALLED: [(&str, &str); 3] = [("pump", "gets +"), ("death", "sac"), ("torture", "loselife")];

fn is_called(name: &str, offered: &str) -> bool {
    let said = |(word, part): &(&str, &str)| *word == name && offered.contains(part);
    CALLED.iter().any(said)
}

/// The words of a sentence.
fn words(sentence: &str) -> impl Iterator<Item = &str> {
    let between = |letter: char| !letter.is_alphanumeric();
    sentence.split(between).filter(|word| !word.is_empty())
}

/// Leave the engine: it would not take what was said.
pub fn misfit(why: &str) -> ! {
    Left::Misfit(why.to_owned()).throw()
}

/// The engine asks something else than it did when this was said.
pub fn astray(said: &Said, asked: &str) -> ! {
    panic!("the game went another way: {said:?} where {asked} were asked")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_whatever_their_case() {
        let among = ["White".to_owned(), "Blue".to_owned()];
        assert_eq!(places(&["blue".to_owned()], &among), Ok(vec![1]));
        assert!(places(&["green".to_owned()], &among).is_err());
    }

    #[test]
    fn modes_are_found_by_a_word_of_theirs() {
        let among = [
            "Search your library, then put the card into your hand.".to_owned(),
            "Put a creature card onto the battlefield.".to_owned(),
            "Target creature gets +2/+0.".to_owned(),
        ];
        let said = ["put", "search", "pump"].map(str::to_owned);
        assert_eq!(places(&said, &among), Ok(vec![1, 0, 2]));
        assert!(places(&["card".to_owned()], &among).is_err());
    }

    fn table(seats: u32, passed: &[u32]) -> Script {
        let player = |number: &u32| PlayerId(*number);
        Script {
            order: (0..seats).map(PlayerId).collect(),
            passed: passed.iter().map(player).collect(),
            seats: 3.max(usize::try_from(seats).unwrap()),
            ..Script::default()
        }
    }

    #[test]
    fn a_player_leaves_in_turn_if_nobody_is_passed_over() {
        assert!(table(3, &[]).can_leave(PlayerId(2), PlayerId(0)));
        assert!(table(3, &[]).can_leave(PlayerId(1), PlayerId(0)));
        assert!(table(4, &[0]).can_leave(PlayerId(2), PlayerId(1)));
        assert!(!table(4, &[]).can_leave(PlayerId(1), PlayerId(0)));
        assert!(!table(3, &[0]).can_leave(PlayerId(0), PlayerId(1)));
    }

    #[test]
    fn no_more_is_taken_than_there_is() {
        let mut left = VecDeque::from([1, 2, 3]);
        assert_eq!(take(&mut left, 2), [1, 2]);
        assert_eq!(take(&mut left, 2), [3]);
    }
}
