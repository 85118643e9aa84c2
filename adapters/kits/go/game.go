package main

// YOUR ENGINE goes in here: this one keeps the position as the suite has loaded it.
//
// In a real engine newGame sets up a game of your own, answer and concede make your engine's
// moves and let it run until somebody is asked something, and show turns your engine's game into
// a state. `apnap schema state` describes each field.

import (
	"errors"
	"fmt"
	"maps"
	"slices"
)

var (
	editions  = []string{"2026-01-16"} // editions of the rulebook that the engine implements
	cards     = []string{}             // YOUR ENGINE: the English names of the cards that it knows
	decisions = []string{"priority"}   // YOUR ENGINE: the kinds of decision that it asks so far
)

var (
	calm         = []any{"upkeep", "precombat_main", "beginning_of_combat", "postcombat_main", "end_step"}
	shownToAll   = []any{"battlefield", "graveyard", "stack", "exile", "command"}
	withPriority = []any{"pass", "play_land", "cast", "activate", "special"}
	options      = []string{"attack", "starting_life", "name"}
)

// Unsupported is what this engine cannot do (yet). Any other error says that the rules forbid
// something; never return one of those for want of something.
type Unsupported string

func (u Unsupported) Error() string { return "this engine does not know yet: " + string(u) }

// Game is one game.
type Game struct {
	state Object
	turn  Object
	asked int
}

// newGame sets up a position; if that cannot be done, it says why.
func newGame(position Object) (*Game, string) {
	if lack := lacking(position); lack != "" {
		return nil, Unsupported(lack).Error()
	}
	turn := objects(position, "turns")[0]
	turn["passed"] = []string{}
	game := &Game{state: position, turn: turn}
	game.ask(turn["priority"])
	return game, ""
}

// answer takes an answer; the error says why it was not done.
func (g *Game) answer(by, about string, say Object) error {
	pending, _ := g.state["pending"].([]Object)
	at := slices.IndexFunc(pending, func(decision Object) bool { return decision["id"] == about })
	switch kind := say["kind"]; {
	case at < 0:
		return fmt.Errorf("nothing called %s is being decided", about)
	case pending[at]["decider"] != by:
		return fmt.Errorf("%s decides this, not %s", pending[at]["decider"], by)
	case kind == "pass":
		return g.pass(by)
	case slices.Contains(withPriority, kind):
		return Unsupported(fmt.Sprintf("how to %s", kind))
	default:
		return fmt.Errorf("%s has priority, and %s is no answer to that", by, kind)
	}
}

// pass gives priority to the next player. What comes when all have passed is yours to write.
func (g *Game) pass(by string) error {
	if len(g.turn["passed"].([]string)) > 0 {
		return Unsupported("what comes when all have passed")
	}
	g.turn["passed"] = []string{by}
	g.ask(g.other(by))
	return nil
}

// concede lets a player leave at once, whoever is asked, and the other one has won.
func (g *Game) concede(player string) error {
	if g.state["stage"] == "over" {
		return errors.New("the game is over")
	}
	for _, seat := range objects(g.state, "players") {
		if seat["name"] == player {
			seat["left"] = Object{"reason": "conceded"}
			seat["hand"], seat["library"] = 0, 0
		}
	}
	g.state["objects"] = slices.DeleteFunc(objects(g.state, "objects"), func(thing Object) bool {
		return thing["owner"] == player
	})
	g.state["stage"], g.state["pending"] = "over", []Object{}
	g.state["result"] = Object{"winners": []string{g.other(player)}}
	g.turn["priority"] = nil
	if g.turn["active"] == player {
		g.turn["active"] = nil
	}
	return nil
}

// players returns the names of all players, also of those who have left.
func (g *Game) players() []string {
	names := []string{}
	for _, seat := range objects(g.state, "players") {
		names = append(names, fmt.Sprint(seat["name"]))
	}
	return names
}

// show returns the state, all of it, or as the player named may see it: without hidden cards.
func (g *Game) show(player string) Object {
	state := maps.Clone(g.state)
	if player != "" {
		state["objects"] = slices.DeleteFunc(objects(g.state, "objects"), func(thing Object) bool {
			return !isSeen(thing, player)
		})
	}
	return state
}

// ask asks a player what to do with priority. Each decision has an id of its own.
func (g *Game) ask(player any) {
	g.asked++
	id := fmt.Sprintf("d%d", g.asked)
	g.turn["priority"] = player
	g.state["pending"] = []Object{{"kind": "priority", "id": id, "decider": player}}
}

// other returns the opponent.
func (g *Game) other(player string) string {
	names := g.players()
	return names[slices.IndexFunc(names, func(name string) bool { return name != player })]
}

// lacking returns what a position needs that this engine cannot represent.
// YOUR ENGINE: make this shorter as your engine learns more.
func lacking(position Object) string {
	variant := position["variant"].(Object)
	players, turns := objects(position, "players"), objects(position, "turns")
	switch {
	case !slices.Contains(editions, fmt.Sprint(position["edition"])):
		return "another edition"
	case position["stage"] != nil && position["stage"] != "playing":
		return "mulligans"
	case variant["attack"] != "one_opponent":
		return "this option for attacks"
	case len(players) != 2:
		return "so many players"
	case len(objects(position, "teams")) > 0:
		return "teams"
	case len(turns) != 1 || len(objects(position, "markers")) > 0:
		return "several turns at once"
	case position["extra_turns"] != nil || position["skips"] != nil:
		return "extra or skipped turns"
	case position["result"] != nil:
		return "a game that has ended"
	case !slices.Contains(calm, turns[0]["step"]):
		return "a step that is not calm"
	case players[0]["name"] != turns[0]["priority"] && players[1]["name"] != turns[0]["priority"]:
		return "a turn in which nobody is asked"
	}
	for option := range variant {
		if !slices.Contains(options, option) {
			return "this variant"
		}
	}
	for _, seat := range players {
		if seat["left"] != nil {
			return "players who have left"
		}
	}
	for _, thing := range objects(position, "objects") {
		if thing["face_down"] == true {
			return "face-down cards"
		}
		if !slices.Contains(cards, fmt.Sprint(thing["card"])) {
			return fmt.Sprintf("the card %v", thing["card"])
		}
	}
	return ""
}

// isSeen tells whether a player sees a card: public zones and the own hand.
func isSeen(thing Object, player string) bool {
	return slices.Contains(shownToAll, thing["zone"]) || thing["zone"] == "hand" && thing["owner"] == player
}

// objects returns a list of objects in a slice of its own, empty if there is none.
func objects(from Object, field string) []Object {
	if items, done := from[field].([]Object); done {
		return slices.Clone(items)
	}
	items, _ := from[field].([]any)
	found := []Object{}
	for _, item := range items {
		object, _ := item.(Object)
		found = append(found, object)
	}
	return found
}
