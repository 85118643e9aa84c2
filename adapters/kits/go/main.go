// A rules engine behind the apnap protocol: a skeleton to begin with.
//
// It truly knows one thing, how a game of two players ends when one of them concedes, and
// answers `unsupported` to what it does not know. Replace game.go by your own engine, piece by
// piece; README.md says in which order. Look for "YOUR ENGINE".
package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
)

const (
	protocol = "0.1"
	name     = "my-engine" // YOUR ENGINE: its name and version, as they stand in certificates
	version  = "0.1.0"
)

func main() {
	if err := serve((&engine{}).call); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// The methods of the protocol. You need not change what follows.
type engine struct {
	game *Game
}

func (e *engine) call(method string, params Object) (Object, error) {
	switch method {
	case "initialize":
		return e.initialize(params)
	case "load":
		return e.load(params)
	case "answer":
		return e.answer(params)
	case "concede":
		return e.concede(params)
	case "view":
		return e.view(params)
	case "unload", "shutdown":
		return e.forget(params)
	}
	return nil, &Trouble{Code: noSuchMethod, Problem: fmt.Sprintf("there is no method `%s` here", method)}
}

// initialize says who you are and what you can do. Declare what is true, no more and no less.
func (e *engine) initialize(params Object) (Object, error) {
	if err := fields(params, "params", []string{"protocol", "suite"}, []string{"wishes"}); err != nil {
		return nil, err
	}
	theirs, err := text(params, "protocol")
	if err != nil {
		return nil, err
	}
	if theirs != protocol {
		problem := fmt.Sprintf("this engine speaks %s, not %s", protocol, theirs)
		return nil, &Trouble{Code: otherVersion, Problem: problem}
	}
	return Object{
		"protocol": protocol,
		"engine":   Object{"name": name, "version": version},
		"capabilities": Object{
			"editions":       editions,
			"attack_options": []string{"one_opponent"},
			"players":        2,
			"cards":          cards,
			"decisions":      decisions,
		},
		"line_limit": lineLimit,
	}, nil
}

var positionFields = []string{
	"stage", "teams", "turns", "markers", "objects", "picks", "extra_turns", "skips", "pending", "result",
}

// load sets up a position; one loaded before is forgotten.
func (e *engine) load(params Object) (Object, error) {
	if err := fields(params, "params", []string{"position"}, []string{"seed"}); err != nil {
		return nil, err
	}
	needed := []string{"edition", "variant", "players"}
	if err := fields(params["position"], "position", needed, positionFields); err != nil {
		return nil, err
	}
	position := params["position"].(Object)
	err := errors.Join(
		has(position["variant"], "position.variant", []string{"attack"}),
		each(position, "players", []string{"name", "life"}),
		each(position, "teams", []string{"name", "members"}),
		each(position, "turns", []string{"active", "phase", "step"}),
		each(position, "objects", []string{"name", "card", "owner", "zone"}),
	)
	if err != nil {
		return nil, err
	}
	if err := checkNames(position); err != nil {
		return nil, err
	}
	e.game = nil
	game, reason := newGame(position)
	if reason != "" {
		return Object{"verdict": "unsupported", "reason": reason}, nil
	}
	e.game = game
	return Object{"verdict": "accepted", "state": game.show("")}, nil
}

// checkNames returns trouble for a turn of somebody who is not at the table.
func checkNames(position Object) error {
	known := []any{nil}
	for _, party := range append(objects(position, "players"), objects(position, "teams")...) {
		known = append(known, party["name"])
	}
	for number, turn := range objects(position, "turns") {
		for _, role := range []string{"active", "priority"} {
			if !slices.Contains(known, turn[role]) {
				where := fmt.Sprintf("position.turns.%d.%s", number, role)
				return &Trouble{badRequest, fmt.Sprintf("%v is no player", turn[role]), where}
			}
		}
	}
	return nil
}

// answer: somebody says something about a decision.
func (e *engine) answer(params Object) (Object, error) {
	if err := fields(params, "params", []string{"by", "about", "say"}, nil); err != nil {
		return nil, err
	}
	if err := has(params["say"], "say", []string{"kind"}); err != nil {
		return nil, err
	}
	say := params["say"].(Object)
	by, noBy := text(params, "by")
	about, noAbout := text(params, "about")
	_, noKind := text(say, "kind")
	if err := errors.Join(noBy, noAbout, noKind, e.loaded()); err != nil {
		return nil, err
	}
	return e.verdict(e.game.answer(by, about, say)), nil
}

// concede: a player leaves at once, whoever else is asked.
func (e *engine) concede(params Object) (Object, error) {
	if err := fields(params, "params", []string{"player"}, nil); err != nil {
		return nil, err
	}
	player, err := e.player(params)
	if err != nil {
		return nil, err
	}
	return e.verdict(e.game.concede(player)), nil
}

// view shows the state as one player may see it, or all of it.
func (e *engine) view(params Object) (Object, error) {
	if err := fields(params, "params", []string{"player"}, nil); err != nil {
		return nil, err
	}
	if params["player"] == nil {
		if err := e.loaded(); err != nil {
			return nil, err
		}
		return Object{"state": e.game.show("")}, nil
	}
	player, err := e.player(params)
	if err != nil {
		return nil, err
	}
	return Object{"state": e.game.show(player)}, nil
}

// forget forgets the position.
func (e *engine) forget(params Object) (Object, error) {
	if err := fields(params, "params", nil, nil); err != nil {
		return nil, err
	}
	e.game = nil
	return Object{}, nil
}

// verdict is what became of something that was said, with the state after it.
func (e *engine) verdict(no error) Object {
	state := e.game.show("")
	switch no := no.(type) {
	case nil:
		return Object{"verdict": "accepted", "state": state}
	case Unsupported:
		return Object{"verdict": "unsupported", "reason": no.Error(), "state": state}
	default: // if your engine cites rules, add "rule": "802.4a" and declare `cites_rules`
		violations := []Object{{"reason": no.Error()}}
		return Object{"verdict": "rejected", "violations": violations, "state": state}
	}
}

func (e *engine) loaded() error {
	if e.game == nil {
		return &Trouble{Code: badRequest, Problem: "no position is loaded"}
	}
	return nil
}

// player returns the player named, or trouble if nobody of that name plays.
func (e *engine) player(params Object) (string, error) {
	player, err := text(params, "player")
	if err := errors.Join(err, e.loaded()); err != nil {
		return "", err
	}
	if !slices.Contains(e.game.players(), player) {
		problem := player + " is no player of this game"
		return "", &Trouble{Code: badRequest, Problem: problem, Where: "player"}
	}
	return player, nil
}
