"""A rules engine in Python, in the same process as apnap: a skeleton to begin with.

It truly knows one thing, how a game of two players ends when one of them concedes, and
answers `unsupported` to what it does not know. Replace `Game` by your own engine, piece by
piece; README.md says in which order. Look for "YOUR ENGINE".

apnap hands records over that are right by the protocol, and checks what you hand back: a
message that is broken never comes here.
"""

from collections.abc import Callable

from apnap.protocol import (
    AnswerSaid,
    BadRequest,
    Capabilities,
    Concede,
    EditionDate,
    Initialize,
    Initialized,
    Left,
    Load,
    Pass,
    Priority,
    Program,
    State,
    Variant,
    Verdict,
    View,
    Viewed,
    Violation,
)
from apnap.protocol import Result as GameResult
from msgspec.structs import replace

NAME = "my-engine"  # YOUR ENGINE: its name and version, as they stand in certificates
VERSION = "0.1.0"
EDITIONS = (EditionDate("2026-01-16"),)  # editions of the rulebook that it implements
CARDS: tuple[str, ...] = ()  # YOUR ENGINE: the English names of the cards that it knows

CALM = {"upkeep", "precombat_main", "beginning_of_combat", "postcombat_main", "end_step"}
SHOWN_TO_ALL = {"battlefield", "graveyard", "stack", "exile", "command"}
MAY_BE_SAID = {"pass", "play_land", "cast", "activate", "special"}  # by whoever has priority


class Unsupported(Exception):
    """What this engine cannot do (yet). Never say `rejected` for want of something."""


class Game:
    """YOUR ENGINE goes in here: this class keeps the position as the suite has loaded it.

    In a real engine `__init__` sets up a game of your own, `answer` and `concede` make your
    engine's moves and let it run until somebody is asked something, and `show` turns your
    engine's game into a state. `apnap schema state` describes each field.
    """

    def __init__(self, position: State) -> None:
        check_supported(position)
        self.state = replace(position, turns=(replace(position.turns[0], passed=()),))
        self.asked = 0
        self.ask(position.turns[0].priority)

    def ask(self, player: str | None) -> None:
        """Ask a player what to do with priority. Each decision has an id of its own."""
        if player is None:
            raise Unsupported("this engine does not know yet: a turn in which nobody is asked")
        self.asked += 1
        turn = replace(self.state.turns[0], priority=player)
        pending = (Priority(id=f"d{self.asked}", decider=player),)
        self.state = replace(self.state, turns=(turn,), pending=pending)

    def answer(self, said: AnswerSaid) -> str:
        """Take an answer; return why it is illegal, or nothing once it has been done."""
        decision = next((d for d in self.state.pending if d.id == said.about), None)
        if decision is None:
            return f"nothing called {said.about} is being decided"
        if decision.decider != said.by:
            return f"{decision.decider} decides this, not {said.by}"
        kind = str(said.say.__struct_config__.tag)
        if kind not in MAY_BE_SAID:
            return f"{said.by} is asked about priority, and {kind} is no answer to that"
        if not isinstance(said.say, Pass):
            raise Unsupported(f"this engine does not know yet how to {kind}")
        return self.pass_priority(said.by)

    def pass_priority(self, by: str) -> str:
        """The next player gets priority. What comes when all have passed is yours to write."""
        turn = self.state.turns[0]
        if turn.passed:
            raise Unsupported("this engine does not know yet what comes when all have passed")
        self.state = replace(self.state, turns=(replace(turn, passed=(by,)),))
        self.ask(self.other(by))
        return ""

    def concede(self, player: str) -> str:
        """The player leaves at once, whoever is asked, and the other one has won."""
        if self.state.stage == "over":
            return "the game is over"
        gone = Left("conceded")
        turn = self.state.turns[0]
        self.state = replace(
            self.state,
            stage="over",
            players=tuple(
                replace(seat, left=gone, hand=0, library=0) if seat.name == player else seat
                for seat in self.state.players
            ),
            objects=tuple(o for o in self.state.objects if o.owner != player),
            turns=(
                replace(turn, priority=None, active=turn.active if turn.active != player else None),
            ),
            pending=(),
            result=GameResult((self.other(player),)),
        )
        return ""

    def other(self, player: str) -> str:
        """Return the opponent."""
        return next(name for name in self.players() if name != player)

    def players(self) -> list[str]:
        """Return the names of all players, also of those who have left."""
        return [seat.name for seat in self.state.players]

    def show(self, player: str | None = None) -> State:
        """Return the state, all of it or as one player may see it: without hidden cards."""
        if player is None:
            return self.state
        seen = tuple(
            o
            for o in self.state.objects
            if o.zone in SHOWN_TO_ALL or (o.zone == "hand" and o.owner == player)
        )
        return replace(self.state, objects=seen)


def check_supported(position: State) -> None:
    """Raise `Unsupported` for a position that this engine cannot represent.

    YOUR ENGINE: make this shorter as your engine learns more.
    """
    variant, turns = position.variant, position.turns
    plain = Variant("one_opponent", starting_life=variant.starting_life, name=variant.name)
    needs = {
        "another edition": position.edition not in EDITIONS,
        "mulligans": position.stage != "playing",
        "this option for attacks": variant.attack != "one_opponent",
        "this variant": variant != plain,
        "so many players": len(position.players) != 2,
        "teams": position.teams,
        "several turns at once": len(turns) != 1,
        "turn markers": position.markers,
        "extra turns": position.extra_turns or position.skips,
        "a game that has ended": position.result,
        "players who have left": any(seat.left for seat in position.players),
        "a step that is not calm": any(turn.step not in CALM for turn in turns),
        "a position in which nobody is asked": not any(turn.priority for turn in turns),
        "face-down cards": any(o.face_down for o in position.objects),
    }
    needs |= {f"the card {o.card}": o.card not in CARDS for o in position.objects}
    for need, lacking in needs.items():
        if lacking:
            raise Unsupported(f"this engine does not know yet: {need}")


class Engine:
    """The methods of the protocol. You need not change what follows."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def initialize(self, _: Initialize) -> Initialized:
        """Say who you are and what you can do. Declare what is true, no more and no less."""
        capabilities = Capabilities(
            editions=EDITIONS,
            attack_options=("one_opponent",),
            players=2,
            cards=CARDS,
            decisions=("priority",),  # YOUR ENGINE: the kinds of decision that it asks so far
        )
        return Initialized("0.1", Program(NAME, VERSION), capabilities)

    def load(self, said: Load) -> Verdict:
        """Set up a position; one loaded before is forgotten."""
        check_names(said.position)
        self.game = None
        try:
            self.game = Game(said.position)
        except Unsupported as reason:
            return Verdict("unsupported", reason=str(reason))
        return Verdict("accepted", state=self.game.show())

    def answer(self, said: AnswerSaid) -> Verdict:
        """Somebody says something about a decision."""
        game = self.loaded()
        return verdict(game, lambda: game.answer(said))

    def concede(self, said: Concede) -> Verdict:
        """A player leaves at once, whoever else is asked."""
        game = self.loaded(said.player)
        return verdict(game, lambda: game.concede(said.player))

    def view(self, said: View) -> Viewed:
        """Show the state as one player may see it, or all of it."""
        return Viewed(self.loaded(said.player).show(said.player))

    def unload(self) -> None:
        """Forget the position."""
        self.game = None

    def loaded(self, player: str | None = None) -> Game:
        """Return the game; an error if there is none, or nobody of that name plays it."""
        if self.game is None:
            raise BadRequest("no position is loaded", hint="send `load` first")
        if player is not None and player not in self.game.players():
            raise BadRequest(f"{player} is no player of this game", where="player")
        return self.game


def check_names(position: State) -> None:
    """Raise an error for a turn of somebody who is not at the table."""
    sides = {None, *(p.name for p in position.players), *(t.name for t in position.teams)}
    for number, turn in enumerate(position.turns):
        for role, name in (("active", turn.active), ("priority", turn.priority)):
            if name not in sides:
                where = f"position.turns.{number}.{role}"
                raise BadRequest(f"{name} is no player", where=where)


def verdict(game: Game, do: Callable[[], str]) -> Verdict:
    """Return what became of something that was said, with the state after it."""
    try:
        problem = do()
    except Unsupported as reason:
        return Verdict("unsupported", reason=str(reason), state=game.show())
    if problem:
        # If your engine cites rules, add `rule="802.4a"` and declare `cites_rules`.
        return Verdict("rejected", (Violation(reason=problem),), state=game.show())
    return Verdict("accepted", state=game.show())


if __name__ == "__main__":  # the same engine as a program, for `stdio:python3 engine.py`
    from apnap_adapters.serving import serve_stdio

    serve_stdio(Engine())
