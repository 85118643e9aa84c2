//! The engine plays whole turns only. The rest of the turn in which a position stands is led
//! through the engine's public functions for steps, in the order of its own turn
//! (`run_turn_state_machine`); after that the engine plays by itself.

use crate::said::Left;
use crate::script::Hand;
use forge_foundation::PhaseType;
use manabrew_engine::agent::notification::GameNotification;
use manabrew_engine::agent::PlayerAgent;
use manabrew_engine::event::RunParams;
use manabrew_engine::game::GameState;
use manabrew_engine::game_loop::GameLoop;
use manabrew_engine::ids::PlayerId;
use manabrew_engine::mulligan::run_london_mulligans;
use manabrew_engine::player;
use manabrew_engine::trigger::TriggerType;
use rand::{rngs::StdRng, SeedableRng};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

/// One game on its way.
pub struct Table<'a> {
    pub game: &'a mut GameState,
    pub turns: &'a mut GameLoop,
    pub agents: &'a mut [Box<dyn PlayerAgent>],
    pub hand: &'a Hand,
}

impl Table<'_> {
    /// Play a game from its mulligans on, until it is over.
    pub fn play_from_the_start(&mut self) {
        let mut rng = StdRng::seed_from_u64(1);
        let (game, turns) = (&mut *self.game, &mut *self.turns);
        let pools = turns.mana_pools.clone();
        let first = game.active_player();
        run_london_mulligans(game, self.agents, &mut rng, first, &pools, &turns.game_log);
        turns.run_opening_hand_actions(game, self.agents);
        turns.trigger_handler.reset_active_triggers(game);
        let nothing = RunParams::default();
        turns
            .trigger_handler
            .run_trigger(TriggerType::NewGame, nothing, true);
        self.play_turns();
    }

    /// Play a game from a step in the middle of a turn, until it is over.
    pub fn play_from(&mut self, first: PhaseType) {
        if self.rest_of_turn(first).is_some() {
            self.next_turn();
            self.play_turns();
        }
    }

    fn play_turns(&mut self) {
        let mut rng = StdRng::seed_from_u64(1);
        while !self.game.game_over {
            self.turns.run_turn(self.game, self.agents, &mut rng);
        }
    }

    /// `None` if the game is over.
    fn rest_of_turn(&mut self, first: PhaseType) -> Option<()> {
        use PhaseType::*;
        if first == Upkeep {
            self.window(false)?;
            self.enter(Draw);
            self.turns.step_draw(self.game, self.agents);
            self.window(false)?;
            self.enter(Main1);
        }
        if matches!(first, Upkeep | Main1) {
            self.window(true)?;
        }
        if matches!(first, Upkeep | Main1 | CombatBegin) {
            self.combat(first == CombatBegin)?;
            self.enter(Main2);
        }
        if first != EndOfTurn {
            self.window(true)?;
            self.enter(EndOfTurn);
        }
        self.window(false)?;
        self.game.turn.phase = Cleanup;
        self.turns.step_cleanup(self.game, self.agents);
        self.goes_on()
    }

    fn goes_on(&self) -> Option<()> {
        (!self.game.game_over).then_some(())
    }

    /// The combat phase, which the engine plays as one, and further ones.
    fn combat(&mut self, begun: bool) -> Option<()> {
        let active = self.game.active_player();
        if !begun && self.game.player(active).skip_next_combat {
            self.game.player_clear_skip_combat(active);
        } else {
            self.turns.step_combat(self.game, self.agents);
        }
        while !self.game.game_over && self.game.extra_combat_phases > 0 {
            self.game.extra_combat_phases -= 1;
            self.turns.step_combat(self.game, self.agents);
        }
        self.goes_on()
    }

    /// Enter a step as the engine does (`TurnEvent::EnterPhase`).
    fn enter(&mut self, phase: PhaseType) {
        for pool in &mut self.turns.mana_pools {
            pool.clear_pool(phase);
        }
        self.game.turn.phase = phase;
        for agent in self.agents.iter_mut() {
            agent.notify(GameNotification::PhaseChanged { phase });
        }
        let player = Some(self.game.active_player());
        let begins = RunParams {
            phase: Some(phase),
            player,
            ..RunParams::default()
        };
        self.turns
            .trigger_handler
            .run_trigger(TriggerType::Phase, begins, false);
    }

    /// Hand on to the next turn as the engine does (`TurnEvent::AdvanceTurn`).
    fn next_turn(&mut self) {
        let game = &mut *self.game;
        game.stack.on_next_turn();
        game.reset_zone_turn_tracking();
        game.reset_card_turn_tracking();
        let order = game.player_order.clone();
        if let Some((player, _)) = game.turn.advance_turn(&mut game.extra_turns, &order) {
            game.player_set_skip_untap(player);
        }
    }

    /// A step in which players get priority. If somebody concedes who is not asked, the step is
    /// entered anew, with the passes that there have been.
    fn window(&mut self, main: bool) -> Option<()> {
        loop {
            self.hand.0.borrow_mut().in_window = true;
            let step = || self.turns.step_with_priority(self.game, self.agents, main);
            let end = catch_unwind(AssertUnwindSafe(step));
            self.hand.0.borrow_mut().in_window = false;
            let Err(thrown) = end else {
                return self.goes_on();
            };
            match thrown.downcast::<Left>().map(|left| *left) {
                Ok(Left::Conceding { who, at }) => self.leave(who, at)?,
                Ok(other) => other.throw(),
                Err(trouble) => resume_unwind(trouble),
            }
        }
    }

    /// `who` leaves the game while `at` has priority.
    fn leave(&mut self, who: PlayerId, at: PlayerId) -> Option<()> {
        let game = &mut *self.game;
        let active = game.active_player();
        let mut before = vec![];
        let mut turn = active;
        while turn != at && before.len() < game.players.len() {
            before.push(turn);
            turn = game.next_player(turn);
        }
        if self.hand.0.borrow().passed != before {
            let why = "a concession in a round of priority that began in the middle";
            Left::Lacking(why.to_owned()).throw();
        }
        player::concede(game, who);
        let triggers = &mut self.turns.trigger_handler;
        game.check_state_based_actions_with_trigger_agents(Some(triggers), self.agents);
        triggers.flush_waiting_triggers(game);
        triggers.reset_active_triggers(game);
        let mut script = self.hand.0.borrow_mut();
        script.passed.clear();
        script.alive = game.alive_players().len();
        let stay = |player: &PlayerId| *player == active || game.player(*player).is_alive();
        script.skip = before.into_iter().filter(stay).collect();
        if at == active && !game.player(active).is_alive() {
            script.skip = vec![active];
        }
        drop(script);
        self.goes_on()
    }
}
