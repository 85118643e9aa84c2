//! The engine's questions. Whatever the bridge cannot pass on ends in *unsupported*: the defaults
//! of the engine's trait would choose for players unnoticed. `tests/manabrew/test_agent.py` holds
//! the list of its methods against this file.

use crate::said::{Act, Kind, Left, PayHow, Said, Thing};
use crate::script::{astray, cards, misfit, Hand};
use forge_foundation::{ManaCost, ZoneType};
use manabrew_engine::ability::api_type::ApiType;
use manabrew_engine::agent::notification::GameNotification;
use manabrew_engine::agent::*;
use manabrew_engine::card::CounterType;
use manabrew_engine::combat::DefenderId;
use manabrew_engine::game::GameState;
use manabrew_engine::ids::{CardId, PlayerId};
use manabrew_engine::mana::ManaPool;
use manabrew_engine::player::actions::PlayerAction;
use manabrew_engine::spellability::{choose_targets_by_kind, SpellAbility};

/// One player of the engine, who says what stands in the script.
pub struct Agent(pub Hand);

impl Agent {
    fn one(
        &self,
        player: PlayerId,
        valid: &[CardId],
        source: Option<CardId>,
        optional: bool,
        purpose: &str,
    ) -> Option<CardId> {
        let range = (usize::from(!optional), 1);
        let chosen = self.0.objects(player, valid, source, range, purpose);
        chosen.first().copied()
    }

    fn target(
        &self,
        player: PlayerId,
        valid: Vec<Thing>,
        sa: Option<&SpellAbility>,
    ) -> Option<Thing> {
        let source = sa.and_then(|sa| sa.source);
        let chosen = self.0.targets(player, valid, source, 1, 1);
        chosen.first().copied()
    }

    /// Entities for an effect: players, cards, or both.
    fn entities(
        &self,
        player: PlayerId,
        valid: &[GameEntity],
        (least, most): (usize, usize),
    ) -> Vec<GameEntity> {
        let players: Option<Vec<PlayerId>> = valid.iter().map(|one| as_player(*one)).collect();
        let purpose = "effect".to_owned();
        let kind = match players {
            Some(valid) if least == 1 && most == 1 => Kind::Player { valid, purpose },
            _ => {
                let valid = valid.iter().map(|one| thing(*one)).collect();
                Kind::Objects {
                    valid,
                    source: None,
                    least,
                    most,
                    purpose,
                }
            }
        };
        let chosen = self.0.things(player, kind);
        chosen.into_iter().filter_map(entity).collect()
    }

    /// Cards put in two piles, the first on top of the library.
    fn piles(
        &self,
        player: PlayerId,
        cards: &[CardId],
        source: Option<CardId>,
        to: &str,
    ) -> Vec<Vec<CardId>> {
        let away = self.0.objects(player, cards, source, (0, cards.len()), to);
        let stay: Vec<CardId> = cards
            .iter()
            .copied()
            .filter(|one| !away.contains(one))
            .collect();
        if away.len() > 1 || stay.len() > 1 {
            lacking("the order of cards in a library");
        }
        vec![stay, away]
    }

    /// A number that the engine asks for besides X.
    fn times(&self, player: PlayerId, most: i32, purpose: &str, source: Option<CardId>) -> i32 {
        if most == 0 {
            return 0;
        }
        self.0.number(player, 0, Some(most), purpose, source)
    }
}

impl Agent {
    /// What is done with priority before the script speaks: those pass who come before the player
    /// of the position, and those who come before and after somebody who concedes out of turn.
    fn unasked(&self, player: PlayerId) -> Option<PlayerAction> {
        let mut script = self.0 .0.borrow_mut();
        if let Some((_, act)) = script.announced.take() {
            script.unasked_parts = act.has_more();
        }
        match script.leaving {
            Some((who, _)) if who == player => {
                script.passed.retain(|one| *one != who);
                script.alive = script.alive.saturating_sub(1);
                return Some(PlayerAction::Concede);
            }
            Some((_, at)) if at == player => script.leaving = None,
            Some(_) => return Some(PlayerAction::PassPriority),
            None => {}
        }
        if script.passed.len() >= script.alive || script.passed.contains(&player) {
            script.passed.clear();
        }
        (script.skip.first() == Some(&player)).then(|| {
            script.skip.remove(0);
            script.passed.push(player);
            PlayerAction::PassPriority
        })
    }
}

/// The cards that their owners may use before the first turn, some of them not by who plays first.
fn openers(game: &GameState) -> Vec<(PlayerId, CardId)> {
    let mut found = vec![];
    for player in game.alive_players() {
        for card in game.cards_in_zone(ZoneType::Hand, player) {
            let usable = |word: &String| {
                let first = word.ends_with(":!PlayFirst") && game.active_player() == player;
                word.starts_with("MayEffectFromOpeningHand") && !first
            };
            let words = game.card(*card).keywords.as_string_list();
            if words.iter().any(usable) {
                found.push((player, *card));
            }
        }
    }
    found
}

fn as_player(one: GameEntity) -> Option<PlayerId> {
    match one {
        GameEntity::Player(player) => Some(player),
        GameEntity::Card(_) => None,
    }
}

fn thing(one: GameEntity) -> Thing {
    match one {
        GameEntity::Player(player) => Thing::Player(player),
        GameEntity::Card(card) => Thing::Card(card),
    }
}

fn entity(one: Thing) -> Option<GameEntity> {
    match one {
        Thing::Player(player) => Some(GameEntity::Player(player)),
        Thing::Card(card) => Some(GameEntity::Card(card)),
        Thing::Spell(_) => None,
    }
}

fn lacking(what: &str) -> ! {
    Left::Lacking(format!("the bridge cannot say {what}")).throw()
}

/// The costs in a question of the engine's, each symbol in braces.
fn in_braces(message: &str) -> String {
    let mut inside = false;
    let symbol = |letter: char| {
        inside = letter == '{' || (inside && letter != '}');
        inside || letter == '}'
    };
    message
        .chars()
        .filter({
            let mut symbol = symbol;
            move |letter| symbol(*letter)
        })
        .collect()
}

/// The engine writes costs as words, `2 R` or `{2}{R}`.
fn cost_in_braces(cost: &str) -> String {
    let word = |word: &str| match word.strip_prefix('{') {
        Some(_) => word.to_owned(),
        None => format!("{{{word}}}"),
    };
    cost.split_whitespace().map(word).collect()
}

impl PlayerAgent for Agent {
    fn notify(&mut self, event: GameNotification) {
        let mut script = self.0 .0.borrow_mut();
        match event {
            GameNotification::TurnChanged { .. } => {
                script.started = true;
                script.revealed.clear();
            }
            GameNotification::PhaseChanged { .. } => {
                script.passed.clear();
                script.damage.clear();
            }
            _ => {}
        }
    }

    fn snapshot_state(&mut self, game: &GameState, _pools: &[ManaPool]) {
        let mut script = self.0 .0.borrow_mut();
        script.order = game.alive_players();
        if !script.started && script.opening.is_none() {
            script.openers = openers(game);
        }
    }

    fn reveal_cards(
        &mut self,
        _game: &GameState,
        _player: PlayerId,
        cards: &[CardId],
        zone: ZoneType,
        _owner: PlayerId,
        _prefix: Option<&str>,
    ) {
        if zone == ZoneType::Hand {
            self.0 .0.borrow_mut().revealed.extend(cards);
        }
    }

    // Before the game.

    fn mulligan_decision(&mut self, player: PlayerId, _hand: &[CardId], taken: u32) -> bool {
        match self.0.ask(player, Kind::Keep { taken }) {
            Said::Keep(keep) => keep,
            other => astray(&other, "mulligans"),
        }
    }

    fn choose_cards_to_bottom(
        &mut self,
        player: PlayerId,
        hand: &[CardId],
        count: usize,
    ) -> Vec<CardId> {
        let hand = hand.to_vec();
        cards(self.0.things(player, Kind::Bottom { cards: hand, count }))
    }

    // Priority.

    fn choose_action(
        &mut self,
        player: PlayerId,
        space: Option<&PriorityActionSpace>,
        request: &mut dyn FnMut() -> PriorityActionSpace,
    ) -> PlayerAction {
        if let Some(action) = self.unasked(player) {
            return action;
        }
        if let Some(who) = self.0.outsider() {
            let mut script = self.0 .0.borrow_mut();
            if script.in_window || !script.can_leave(who, player) {
                drop(script);
                Left::Conceding { who, at: player }.throw();
            }
            script.leaving = Some((who, player));
            return PlayerAction::PassPriority;
        }
        let offer = match self.0.at_end() {
            true => space.cloned().unwrap_or_else(request),
            false => PriorityActionSpace::default(),
        };
        let said = self.0.ask(player, Kind::Priority(Box::new(offer)));
        let mut script = self.0 .0.borrow_mut();
        match said {
            Said::Pass => {
                script.passed.push(player);
                PlayerAction::PassPriority
            }
            Said::Concede => {
                script.alive = script.alive.saturating_sub(1);
                PlayerAction::Concede
            }
            Said::Act(act) => {
                script.unasked_parts = false;
                script.passed.clear();
                let action = act.action;
                script.announced = Some((player, *act));
                action
            }
            other => astray(&other, "actions"),
        }
    }

    // Combat.

    fn choose_attackers(
        &mut self,
        player: PlayerId,
        available: &[CardId],
        defenders: &[DefenderId],
    ) -> Vec<(CardId, DefenderId)> {
        let (available, defenders) = (available.to_vec(), defenders.to_vec());
        match self.0.ask(
            player,
            Kind::Attackers {
                available,
                defenders,
            },
        ) {
            Said::Attack(attacks, pay) => {
                self.0 .0.borrow_mut().combat_pay = pay;
                attacks
            }
            other => astray(&other, "attackers"),
        }
    }

    fn exert_attackers(&mut self, player: PlayerId, attackers: &[CardId]) -> Vec<CardId> {
        let exerts = |one: &&CardId| self.0.yes(player, "exert", Some(**one));
        attackers.iter().filter(exerts).copied().collect()
    }

    fn enlist_attackers(&mut self, player: PlayerId, attackers: &[CardId]) -> Vec<CardId> {
        self.0
            .objects(player, attackers, None, (0, attackers.len()), "enlist")
    }

    fn choose_blockers(
        &mut self,
        player: PlayerId,
        attackers: &[CardId],
        available: &[CardId],
        most: Option<usize>,
    ) -> Vec<(CardId, CardId)> {
        let (attackers, available) = (attackers.to_vec(), available.to_vec());
        match self.0.ask(
            player,
            Kind::Blockers {
                attackers,
                available,
                most,
            },
        ) {
            Said::Block(blocks) => blocks,
            other => astray(&other, "blockers"),
        }
    }

    fn assign_combat_damage(
        &mut self,
        _game: &GameState,
        player: PlayerId,
        source: CardId,
        among: &[CardId],
        defender: Option<DefenderId>,
        amount: i32,
    ) -> Vec<(Option<CardId>, i32)> {
        if defender.is_none() && among.len() == 1 {
            return vec![(Some(among[0]), amount)];
        }
        let known = self
            .0
             .0
            .borrow()
            .damage
            .iter()
            .any(|(from, _, _)| *from == source);
        if !known {
            let among = among.to_vec();
            match self.0.ask(
                player,
                Kind::Damage {
                    source,
                    among,
                    defender,
                    amount,
                },
            ) {
                Said::Damage(portions) => self.0 .0.borrow_mut().damage.extend(portions),
                other => astray(&other, "damage"),
            }
        }
        let mut script = self.0 .0.borrow_mut();
        let all = std::mem::take(&mut script.damage);
        let (mine, others) = all.into_iter().partition(|(from, _, _)| *from == source);
        script.damage = others;
        drop(script);
        let mine: Vec<(CardId, Thing, i32)> = mine;
        let portion = |(_, to, number): &(CardId, Thing, i32)| match to {
            Thing::Card(card) if among.contains(card) => (Some(*card), *number),
            Thing::Card(card) if defender == Some(DefenderId::Permanent(*card)) => (None, *number),
            Thing::Player(who) if defender == Some(DefenderId::Player(*who)) => (None, *number),
            _ => misfit("that cannot be dealt this damage"),
        };
        let portions: Vec<(Option<CardId>, i32)> = mine.iter().map(portion).collect();
        if portions.iter().map(|(_, number)| number).sum::<i32>() != amount {
            misfit("that is not all of the damage");
        }
        portions
    }

    fn pay_combat_cost(
        &mut self,
        player: PlayerId,
        attacker: CardId,
        cost: i32,
        _description: &str,
        _options: &[ManaAbilityOption],
        tappable: &[CardId],
        _untappable: &[CardId],
        total: i32,
    ) -> CombatCostAction {
        if self.0 .0.borrow().combat_pay.is_none() {
            let (cost, sources) = (format!("{{{cost}}}"), tappable.to_vec());
            let card = Some(attacker);
            match self.0.ask(
                player,
                Kind::Pay {
                    cost,
                    sources,
                    card,
                },
            ) {
                Said::Pay(how) => self.0 .0.borrow_mut().combat_pay = Some(how),
                other => astray(&other, "payment"),
            }
        }
        let mut script = self.0 .0.borrow_mut();
        // The engine asks again, for ever, if it is told to tap what it does not list.
        let next = match script.combat_pay.as_mut() {
            Some(PayHow::Nothing) | None => return CombatCostAction::Decline,
            Some(PayHow::With(list)) if list.iter().any(|one| !tappable.contains(one)) => {
                misfit("that cannot be tapped for mana")
            }
            Some(_) if total >= cost => return CombatCostAction::Pay,
            Some(PayHow::Auto) => tappable.first().copied(),
            Some(PayHow::With(list)) => list.pop_front(),
        };
        drop(script);
        match next {
            Some(card_id) => CombatCostAction::TapLand {
                card_id,
                mana_ability_index: None,
                express_choice: None,
            },
            None => CombatCostAction::Decline,
        }
    }

    // Targets.

    fn choose_targets_for(
        &mut self,
        sa: &mut SpellAbility,
        game: &GameState,
        pools: &[ManaPool],
    ) -> bool {
        choose_targets_by_kind(self, sa, game, pools)
    }

    fn choose_target_player(
        &mut self,
        player: PlayerId,
        valid: &[PlayerId],
        sa: Option<&SpellAbility>,
    ) -> Option<PlayerId> {
        let valid = valid.iter().map(|one| Thing::Player(*one)).collect();
        match self.target(player, valid, sa) {
            Some(Thing::Player(one)) => Some(one),
            _ => None,
        }
    }

    fn choose_target_card(
        &mut self,
        player: PlayerId,
        valid: &[CardId],
        sa: Option<&SpellAbility>,
    ) -> Option<CardId> {
        let valid = valid.iter().map(|one| Thing::Card(*one)).collect();
        match self.target(player, valid, sa) {
            Some(Thing::Card(one)) => Some(one),
            _ => None,
        }
    }

    fn choose_target_any(
        &mut self,
        player: PlayerId,
        players: &[PlayerId],
        cards: &[CardId],
        sa: Option<&SpellAbility>,
    ) -> TargetChoice {
        let players = players.iter().map(|one| Thing::Player(*one));
        let valid = players
            .chain(cards.iter().map(|one| Thing::Card(*one)))
            .collect();
        match self.target(player, valid, sa) {
            Some(Thing::Card(one)) => TargetChoice::Card(one),
            Some(Thing::Player(one)) => TargetChoice::Player(one),
            _ => TargetChoice::None,
        }
    }

    fn choose_target_spell(
        &mut self,
        player: PlayerId,
        valid: &[u32],
        source: Option<CardId>,
    ) -> Option<u32> {
        let valid = valid.iter().map(|one| Thing::Spell(*one)).collect();
        match self.0.targets(player, valid, source, 1, 1).first() {
            Some(Thing::Spell(one)) => Some(*one),
            _ => None,
        }
    }

    // Objects.

    fn choose_sacrifice(
        &mut self,
        player: PlayerId,
        valid: &[CardId],
        source: Option<CardId>,
    ) -> Option<CardId> {
        self.one(player, valid, source, false, "sacrifice")
    }

    fn choose_scry(
        &mut self,
        _game: &GameState,
        player: PlayerId,
        source: Option<CardId>,
        cards: &[CardId],
    ) -> Vec<Vec<CardId>> {
        self.piles(player, cards, source, "bottom")
    }

    fn choose_surveil(
        &mut self,
        _game: &GameState,
        player: PlayerId,
        source: Option<CardId>,
        cards: &[CardId],
    ) -> Vec<Vec<CardId>> {
        self.piles(player, cards, source, "graveyard")
    }

    fn choose_dig(
        &mut self,
        _game: &GameState,
        player: PlayerId,
        valid: &[CardId],
        most: usize,
        optional: bool,
    ) -> Vec<CardId> {
        let least = if optional { 0 } else { most.min(valid.len()) };
        self.0.objects(player, valid, None, (least, most), "dig")
    }

    fn choose_reorder_library(
        &mut self,
        game: &GameState,
        _player: PlayerId,
        cards: &[CardId],
    ) -> Vec<CardId> {
        // It asks so for cards that are discarded, too: that is one event, and no order.
        let in_library = |one: &CardId| game.card(*one).zone == ZoneType::Library;
        if cards.len() > 1 && cards.iter().any(in_library) {
            lacking("the order of cards in a library");
        }
        cards.to_vec()
    }

    fn choose_discard(&mut self, player: PlayerId, hand: &[CardId], number: usize) -> Vec<CardId> {
        let number = number.min(hand.len());
        self.0
            .objects(player, hand, None, (number, number), "discard")
    }

    fn choose_discard_any_number(
        &mut self,
        player: PlayerId,
        hand: &[CardId],
        least: usize,
        most: usize,
    ) -> Vec<CardId> {
        self.0.objects(player, hand, None, (least, most), "discard")
    }

    fn choose_cards_for_effect(
        &mut self,
        player: PlayerId,
        valid: &[CardId],
        least: usize,
        most: usize,
    ) -> Vec<CardId> {
        let targets = self.0.announced_targets(player, valid, (least, most));
        targets.unwrap_or_else(|| self.0.objects(player, valid, None, (least, most), "effect"))
    }

    fn choose_tap_type_for_cost(
        &mut self,
        player: PlayerId,
        valid: &[CardId],
        _least_power: i32,
        _powers: &[(CardId, i32)],
        _sort_powers: &[(CardId, i32)],
        sa: Option<&SpellAbility>,
    ) -> Vec<CardId> {
        let source = sa.and_then(|sa| sa.source);
        self.0
            .objects(player, valid, source, (1, valid.len()), "tap")
    }

    fn choose_single_card_for_zone_change(
        &mut self,
        _game: &GameState,
        player: PlayerId,
        valid: &[CardId],
        prompt: &str,
        optional: bool,
    ) -> Option<CardId> {
        self.one(player, valid, None, optional, prompt)
    }

    fn choose_cards_for_zone_change(
        &mut self,
        _game: &GameState,
        player: PlayerId,
        valid: &[CardId],
        least: usize,
        most: usize,
        prompt: &str,
    ) -> Vec<CardId> {
        self.0.objects(player, valid, None, (least, most), prompt)
    }

    fn choose_legend_keep(&mut self, player: PlayerId, duplicates: &[CardId]) -> CardId {
        let kept = self.one(player, duplicates, None, false, "keep");
        kept.unwrap_or_else(|| misfit("one of them is kept"))
    }

    fn choose_single_entity_for_effect(
        &mut self,
        player: PlayerId,
        valid: &[GameEntity],
        optional: bool,
    ) -> Option<GameEntity> {
        let range = (usize::from(!optional), 1);
        self.entities(player, valid, range).first().copied()
    }

    fn choose_entities_for_effect(
        &mut self,
        player: PlayerId,
        valid: &[GameEntity],
        least: usize,
        most: usize,
    ) -> Vec<GameEntity> {
        self.entities(player, valid, (least, most))
    }

    fn choose_delve(
        &mut self,
        player: PlayerId,
        valid: &[CardId],
        most: usize,
        source: Option<CardId>,
    ) -> Vec<CardId> {
        self.0.objects(player, valid, source, (0, most), "delve")
    }

    fn choose_improvise(
        &mut self,
        player: PlayerId,
        artifacts: &[CardId],
        _left: &ManaCost,
        source: Option<CardId>,
    ) -> Vec<CardId> {
        self.0
            .objects(player, artifacts, source, (0, artifacts.len()), "improvise")
    }

    fn choose_convoke(
        &mut self,
        player: PlayerId,
        creatures: &[CardId],
        _left: &ManaCost,
        source: Option<CardId>,
    ) -> Vec<CardId> {
        self.0
            .objects(player, creatures, source, (0, creatures.len()), "convoke")
    }

    // Yes or no.

    fn choose_optional_trigger(
        &mut self,
        player: PlayerId,
        description: &str,
        source: Option<CardId>,
        _api: Option<ApiType>,
    ) -> bool {
        self.0.agrees(player, description, source)
    }

    fn confirm_replacement_effect(
        &mut self,
        player: PlayerId,
        question: &str,
        _description: &str,
        source: Option<CardId>,
    ) -> bool {
        self.0.whether(player, question, source, true)
    }

    fn confirm_action(
        &mut self,
        player: PlayerId,
        mode: Option<&str>,
        message: &str,
        options: &[String],
        source: Option<CardId>,
        api: Option<ApiType>,
    ) -> bool {
        match (mode, source) {
            _ if api == Some(ApiType::Draw) && self.0.has_agreed(player, source) => true,
            (Some("Vote"), _) if options.len() == 2 => {
                let vote = self.0.modes(player, options, (1, 1), "vote", source);
                vote.first() == Some(&0)
            }
            (Some("FromOpeningHand"), Some(card)) => self.0.opens(player, card),
            _ => self.0.agrees(player, message, source),
        }
    }

    fn choose_kicker(&mut self, player: PlayerId, cost: &str, source: Option<CardId>) -> bool {
        // It asks here for entwine, too, and then lets nobody choose modes: those named say it.
        let entwined = self.0.several_modes(player);
        entwined.unwrap_or_else(|| self.0.yes(player, &format!("kicker {cost}"), source))
    }

    fn choose_buyback(&mut self, player: PlayerId, cost: &str, source: Option<CardId>) -> bool {
        self.0.yes(player, &format!("buyback {cost}"), source)
    }

    fn choose_phyrexian_pay_life(
        &mut self,
        player: PlayerId,
        color: &str,
        source: Option<CardId>,
    ) -> bool {
        self.0.yes(player, &format!("pay life for {color}"), source)
    }

    fn flip_coin_call(&mut self, player: PlayerId) -> bool {
        self.0.yes(player, "heads", None)
    }

    // Modes, colours, names.

    fn choose_mode(
        &mut self,
        player: PlayerId,
        descriptions: &[String],
        least: usize,
        most: usize,
        source: Option<CardId>,
    ) -> Vec<usize> {
        self.0
            .modes(player, descriptions, (least, most), "mode", source)
    }

    fn choose_color(&mut self, player: PlayerId, colors: &[String]) -> Option<String> {
        self.0.one_of(player, colors, "color")
    }

    fn choose_colors(
        &mut self,
        player: PlayerId,
        colors: &[String],
        least: usize,
        most: usize,
    ) -> Vec<String> {
        let chosen = self.0.modes(player, colors, (least, most), "color", None);
        chosen
            .into_iter()
            .map(|place| colors[place].clone())
            .collect()
    }

    fn choose_type(
        &mut self,
        player: PlayerId,
        category: &str,
        types: &[String],
    ) -> Option<String> {
        self.0.one_of(player, types, &format!("{category} type"))
    }

    fn choose_counter_type(
        &mut self,
        player: PlayerId,
        options: &[CounterType],
        _prompt: &str,
    ) -> Option<CounterType> {
        let names: Vec<String> = options.iter().map(crate::names::counter).collect();
        let chosen = self.0.one_of(player, &names, "counter");
        let place = names.iter().position(|name| Some(name) == chosen.as_ref());
        place.map(|place| options[place].clone())
    }

    fn choose_card_name(&mut self, player: PlayerId, names: &[String]) -> Option<String> {
        self.0.one_of(player, names, "name")
    }

    fn choose_single_replacement_effect(
        &mut self,
        player: PlayerId,
        descriptions: &[String],
    ) -> usize {
        let chosen = self
            .0
            .modes(player, descriptions, (1, 1), "replacement", None);
        chosen.first().copied().unwrap_or_default()
    }

    fn choose_spell_abilities_for_effect(
        &mut self,
        _player: PlayerId,
        abilities: &[SpellAbility],
        number: usize,
    ) -> Vec<usize> {
        if abilities.len() > number {
            lacking("which abilities are chosen for an effect");
        }
        (0..abilities.len()).collect()
    }

    fn get_ability_to_play(
        &mut self,
        _player: PlayerId,
        abilities: &[SpellAbility],
    ) -> Option<usize> {
        if abilities.len() > 1 {
            lacking("which of several abilities is played");
        }
        abilities.first().map(|_| 0)
    }

    // Numbers.

    fn choose_number(
        &mut self,
        player: PlayerId,
        source: Option<CardId>,
        title: &str,
        _description: Option<&str>,
        least: i32,
        most: i32,
    ) -> Option<i32> {
        Some(self.0.number(player, least, Some(most), title, source))
    }

    fn choose_number_for_keyword_cost(
        &mut self,
        player: PlayerId,
        most: i32,
        prompt: &str,
        source: Option<CardId>,
    ) -> i32 {
        self.times(player, most, prompt, source)
    }

    fn choose_number_from_list(
        &mut self,
        player: PlayerId,
        choices: &[i32],
        message: &str,
        source: Option<CardId>,
    ) -> Option<i32> {
        let (least, most) = (*choices.iter().min()?, *choices.iter().max()?);
        let number = self.0.number(player, least, Some(most), message, source);
        if !choices.contains(&number) {
            misfit("that number is not offered");
        }
        Some(number)
    }

    fn choose_multikicker(
        &mut self,
        player: PlayerId,
        cost: &str,
        most: u32,
        source: Option<CardId>,
    ) -> u32 {
        let most = i32::try_from(most).unwrap_or(i32::MAX);
        self.times(player, most, &format!("multikicker {cost}"), source)
            .unsigned_abs()
    }

    fn choose_replicate(
        &mut self,
        player: PlayerId,
        cost: &str,
        most: u32,
        source: Option<CardId>,
    ) -> u32 {
        let most = i32::try_from(most).unwrap_or(i32::MAX);
        self.times(player, most, &format!("replicate {cost}"), source)
            .unsigned_abs()
    }

    fn help_pay_assist(&mut self, player: PlayerId, card: &str, most: u32) -> u32 {
        let most = i32::try_from(most).unwrap_or(i32::MAX);
        self.times(player, most, &format!("assist {card}"), None)
            .unsigned_abs()
    }

    // Dice: what is done with a roll depends on chance, which nobody dictates to this engine.

    fn choose_roll_to_ignore(
        &mut self,
        _p: PlayerId,
        _rolls: &[i32],
        _source: Option<CardId>,
    ) -> Option<i32> {
        lacking("what becomes of rolled dice")
    }

    fn choose_roll_to_swap(
        &mut self,
        _p: PlayerId,
        _rolls: &[i32],
        _source: Option<CardId>,
    ) -> Option<i32> {
        lacking("what becomes of rolled dice")
    }

    fn choose_dice_to_reroll(
        &mut self,
        _p: PlayerId,
        _rolls: &[i32],
        _source: Option<CardId>,
    ) -> Vec<i32> {
        lacking("what becomes of rolled dice")
    }

    fn choose_roll_to_modify(
        &mut self,
        _p: PlayerId,
        _rolls: &[i32],
        _source: Option<CardId>,
    ) -> Option<i32> {
        lacking("what becomes of rolled dice")
    }

    fn choose_roll_swap_value(
        &mut self,
        _player: PlayerId,
        _result: i32,
        _power: i32,
        _toughness: i32,
        _source: Option<CardId>,
    ) -> Option<RollSwapChoice> {
        lacking("what becomes of rolled dice")
    }

    // Payment.

    fn confirm_payment(
        &mut self,
        player: PlayerId,
        _kind: &str,
        message: &str,
        source: Option<CardId>,
        _api: Option<ApiType>,
    ) -> bool {
        // Whoever does what an ability lets them do pays for it: the engine asks that once more.
        let agreed = self.0.announces(player) || self.0.has_agreed(player, source);
        agreed || self.0.yes(player, message, source)
    }

    fn pay_cost_to_prevent_effect(
        &mut self,
        player: PlayerId,
        _kind: &str,
        message: &str,
        source: Option<CardId>,
        _api: Option<ApiType>,
        can_pay: bool,
        _targets: &[GameEntity],
        _effect: &str,
    ) -> bool {
        if !can_pay {
            return false;
        }
        let cost = in_braces(message);
        if cost.is_empty() {
            return self.0.yes(player, message, source);
        }
        match self.0.ask(
            player,
            Kind::Pay {
                cost,
                sources: vec![],
                card: source,
            },
        ) {
            Said::Pay(PayHow::Nothing) => false,
            Said::Pay(how) => {
                self.0 .0.borrow_mut().announced = Some((player, Act::paying(how)));
                true
            }
            other => astray(&other, "payment"),
        }
    }

    fn pay_mana_cost(
        &mut self,
        player: PlayerId,
        card: CardId,
        _name: &str,
        cost: &str,
        _display: &str,
        _checkpoint: &str,
        _can_confirm: bool,
        _reuse: bool,
        _reserved: &[CardId],
        _options: &[ManaAbilityOption],
        tappable: &[CardId],
        _untappable: &[CardId],
        _pool: &ManaPool,
    ) -> ManaCostAction {
        let cost = cost_in_braces(cost);
        let next = self
            .0
            .payment(player, Some(card), cost, tappable, |how| match how {
                PayHow::Auto => Err(ManaCostAction::Pay { auto: true }),
                PayHow::Nothing => Err(ManaCostAction::AttemptedAndFailed),
                PayHow::With(list) => list.pop_front().ok_or(ManaCostAction::Pay { auto: false }),
            });
        match next {
            Err(action) => action,
            Ok(card) if !tappable.contains(&card) => misfit("that cannot be tapped for mana"),
            Ok(card_id) => ManaCostAction::TapForMana {
                card_id,
                mana_ability_index: None,
                express_choice: None,
            },
        }
    }

    fn choose_land_or_spell(&mut self, _player: PlayerId) -> Option<bool> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_are_shown_in_braces() {
        assert_eq!(cost_in_braces("2 R"), "{2}{R}");
        assert_eq!(cost_in_braces("{2}{R}"), "{2}{R}");
    }

    #[test]
    fn a_cost_is_found_in_a_question() {
        assert_eq!(in_braces("Pay {1}{U} to keep it?"), "{1}{U}");
        assert_eq!(in_braces("Pay 2 life?"), "");
    }
}
