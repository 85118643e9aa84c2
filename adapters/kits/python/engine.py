"""A rules engine behind the apnap protocol: a skeleton to begin with.

It truly knows one thing, how a game of two players ends when one of them concedes, and
answers `unsupported` to what it does not know. Replace `Game` by your own engine, piece by
piece; README.md says in which order. Look for "YOUR ENGINE".
"""

from copy import deepcopy

from wire import BAD_PARAMS, BAD_REQUEST, LINE_LIMIT, OTHER_VERSION, Trouble, fields, serve

PROTOCOL = "0.1"
NAME = "my-engine"  # YOUR ENGINE: its name and version, as they stand in certificates
VERSION = "0.1.0"
EDITIONS = ["2026-01-16"]  # editions of the rulebook that it implements
CARDS = []  # YOUR ENGINE: the English names of the cards that it knows, or "all"

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

    def __init__(self, position):
        check_supported(position)
        self.state = deepcopy(position)
        self.turn = self.state["turns"][0]
        self.turn["passed"] = []
        self.asked = 0
        self.ask(self.turn["priority"])

    def ask(self, player):
        """Ask a player what to do with priority. Each decision has an id of its own."""
        self.asked += 1
        self.turn["priority"] = player
        self.state["pending"] = [{"kind": "priority", "id": f"d{self.asked}", "decider": player}]

    def answer(self, by, about, say):
        """Take an answer; return why it is illegal, or None once it has been done."""
        decision = next((d for d in self.state["pending"] if d["id"] == about), None)
        if decision is None:
            return f"nothing called {about} is being decided"
        if decision["decider"] != by:
            return f"{decision['decider']} decides this, not {by}"
        if say["kind"] not in MAY_BE_SAID:
            return f"{by} is asked about priority, and {say['kind']} is no answer to that"
        if say["kind"] != "pass":
            raise Unsupported(f"this engine does not know yet how to {say['kind']}")
        return self.pass_priority(by)

    def pass_priority(self, by):
        """The next player gets priority. What comes when all have passed is yours to write."""
        if self.turn["passed"]:
            raise Unsupported("this engine does not know yet what comes when all have passed")
        self.turn["passed"].append(by)
        self.ask(self.other(by))

    def concede(self, player):
        """The player leaves at once, whoever is asked, and the other one has won."""
        if self.state.get("stage") == "over":
            return "the game is over"
        for seat in self.state["players"]:
            if seat["name"] == player:
                seat.update(left={"reason": "conceded"}, hand=0, library=0)
        kept = [o for o in self.state.get("objects", []) if o["owner"] != player]
        self.state.update(objects=kept, stage="over", pending=[])
        self.state["result"] = {"winners": [self.other(player)]}
        self.turn["priority"] = None
        if self.turn["active"] == player:
            self.turn["active"] = None

    def other(self, player):
        """Return the opponent."""
        return next(name for name in self.players() if name != player)

    def players(self):
        """Return the names of all players, also of those who have left."""
        return [seat["name"] for seat in self.state["players"]]

    def show(self, player=None):
        """Return the state, all of it or as one player may see it: without hidden cards."""
        state = deepcopy(self.state)
        if player is not None:
            state["objects"] = [o for o in state.get("objects", []) if is_seen(o, player)]
        return state


def is_seen(thing, player):
    """Tell whether a player sees a card: public zones and the own hand."""
    return thing["zone"] in SHOWN_TO_ALL or (thing["zone"] == "hand" and thing["owner"] == player)


def check_supported(position):
    """Raise `Unsupported` for a position that this engine cannot represent.

    YOUR ENGINE: make this shorter as your engine learns more.
    """
    needs = {
        "another edition": position["edition"] not in EDITIONS,
        "mulligans": position.get("stage", "playing") != "playing",
        "this variant": set(position["variant"]) - {"attack", "starting_life", "name"},
        "this option for attacks": position["variant"]["attack"] != "one_opponent",
        "so many players": len(position["players"]) != 2,
        "teams": position.get("teams"),
        "several turns at once": len(position["turns"]) != 1,
        "turn markers": position.get("markers"),
        "extra turns": position.get("extra_turns") or position.get("skips"),
        "a game that has ended": position.get("result"),
        "players who have left": any(seat.get("left") for seat in position["players"]),
        "a step that is not calm": any(t["step"] not in CALM for t in position["turns"]),
        "a position in which nobody is asked": not any(t.get("priority") for t in position["turns"]),
    }
    for thing in position.get("objects", []):
        known = CARDS == "all" or thing["card"] in CARDS
        needs[f"the card {thing['card']}"] = not known
        needs["face-down cards"] = thing.get("face_down")
    for need, lacking in needs.items():
        if lacking:
            raise Unsupported(f"this engine does not know yet: {need}")


# The methods of the protocol. You need not change what follows.

game = None


def initialize(params):
    """Say who you are and what you can do. Declare what is true, no more and no less."""
    fields(params, "params", ("protocol", "suite"), ("wishes",))
    if params["protocol"] != PROTOCOL:
        raise Trouble(OTHER_VERSION, f"this engine speaks {PROTOCOL}, not {params['protocol']}")
    return {
        "protocol": PROTOCOL,
        "engine": {"name": NAME, "version": VERSION},
        "capabilities": {
            "editions": EDITIONS,
            "attack_options": ["one_opponent"],
            "players": 2,
            "cards": CARDS,
            "decisions": ["priority"],  # YOUR ENGINE: the kinds of decision that it asks so far
        },
        "line_limit": LINE_LIMIT,
    }


def load(params):
    """Set up a position; one loaded before is forgotten."""
    global game
    fields(params, "params", ("position",), ("seed",))
    position = params["position"]
    fields(position, "position", ("edition", "variant", "players"), POSITION)
    fields(position["variant"], "position.variant", ("attack",), position["variant"])
    for name, needed in NEEDED.items():
        if not isinstance(position.setdefault(name, []), list):
            raise Trouble(BAD_PARAMS, f"`position.{name}` is no list", where=f"position.{name}")
        for item in position[name]:
            fields(item, f"position.{name}", needed, item)
    check_names(position)
    game = None
    try:
        game = Game(position)
    except Unsupported as reason:
        return {"verdict": "unsupported", "reason": str(reason)}
    return {"verdict": "accepted", "state": game.show()}


POSITION = {"stage", "teams", "turns", "markers", "objects", "picks", "extra_turns", "skips"}
POSITION |= {"pending", "result"}
NEEDED = {
    "players": ("name", "life"),
    "teams": ("name", "members"),
    "turns": ("active", "phase", "step"),
    "objects": ("name", "card", "owner", "zone"),
}


def check_names(position):
    """Raise an error for a turn of somebody who is not at the table."""
    known = [None, *(party["name"] for party in position["players"] + position["teams"])]
    for number, turn in enumerate(position["turns"]):
        for role in ("active", "priority"):
            if turn.get(role) not in known:
                where = f"position.turns.{number}.{role}"
                raise Trouble(BAD_REQUEST, f"{turn[role]} is no player", where=where)


def answer(params):
    """Somebody says something about a decision."""
    fields(params, "params", ("by", "about", "say"))
    fields(params["say"], "say", ("kind",), params["say"])
    the_game = loaded()
    return verdict(the_game, lambda: the_game.answer(params["by"], params["about"], params["say"]))


def concede(params):
    """A player leaves at once, whoever else is asked."""
    fields(params, "params", ("player",))
    the_game = loaded(params["player"])
    return verdict(the_game, lambda: the_game.concede(params["player"]))


def view(params):
    """Show the state as one player may see it, or all of it."""
    fields(params, "params", ("player",))
    return {"state": loaded(params["player"]).show(params["player"])}


def unload(params):
    """Forget the position."""
    global game
    fields(params, "params", ())
    game = None
    return {}


def verdict(the_game, do):
    """Return what became of something that was said, with the state after it."""
    try:
        problem = do()
    except Unsupported as reason:
        return {"verdict": "unsupported", "reason": str(reason), "state": the_game.show()}
    if problem is not None:
        # If your engine cites rules, add `"rule": "802.4a"` and declare `cites_rules`.
        violations = [{"reason": problem}]
        return {"verdict": "rejected", "violations": violations, "state": the_game.show()}
    return {"verdict": "accepted", "state": the_game.show()}


def loaded(player=None):
    """Return the game; an error if there is none, or nobody of that name plays it."""
    if game is None:
        raise Trouble(BAD_REQUEST, "no position is loaded", "send `load` first")
    if player is not None and player not in game.players():
        raise Trouble(BAD_REQUEST, f"{player} is no player of this game", where="player")
    return game


if __name__ == "__main__":
    serve({f.__name__: f for f in (initialize, load, answer, concede, view, unload)})
