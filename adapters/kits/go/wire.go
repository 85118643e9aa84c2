package main

// The protocol's lines: JSON-RPC 2.0, one message per line. You need not change this file.

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"unicode/utf8"
)

// Object is a JSON object.
type Object = map[string]any

// lineLimit is the longest line that is read, in bytes; `initialize` says so.
const lineLimit = 8_388_608

const (
	notJSON      = -32700
	notARequest  = -32600
	noSuchMethod = -32601
	badParams    = -32602
	engineFailed = -32603
	badRequest   = -32000
	outOfOrder   = -32001
	tooLong      = -32002
	otherVersion = -32003
)

var meanings = map[int]string{
	notJSON:      "The line is not strict JSON.",
	notARequest:  "The message is not a request of this protocol.",
	noSuchMethod: "There is no such method, or this engine does not offer it.",
	badParams:    "The parameters break the schema of the method.",
	engineFailed: "The engine failed.",
	badRequest:   "The message names something that is not there, or comes too early.",
	outOfOrder:   "`initialize` comes first and once, `shutdown` last.",
	tooLong:      "The message is longer than the other side reads.",
	otherVersion: "The versions of the protocol do not fit together.",
}

// Trouble is a broken message: answered with an error. An illegal move is no trouble, but a
// verdict.
type Trouble struct {
	Code    int
	Problem string
	Where   string
}

func (t *Trouble) Error() string { return t.Problem }

// serve answers messages until `shutdown` or the end of input. From here on os.Stdout leads to
// standard error, so that a forgotten Println does no harm: standard output is the protocol's.
func serve(call func(method string, params Object) (Object, error)) error {
	source, sink := bufio.NewReader(os.Stdin), os.Stdout
	os.Stdout = os.Stderr
	opened, ended := false, false
	for !ended {
		line, broken := source.ReadBytes('\n')
		if len(line) == 0 {
			return ignoreEnd(broken)
		}
		id, method, params, err := request(bytes.TrimSuffix(line, []byte("\n")))
		result := Object{}
		if err == nil && opened == (method == "initialize") && method != "shutdown" {
			err = &Trouble{Code: outOfOrder, Problem: fmt.Sprintf("`%s` comes at the wrong time", method)}
		}
		if err == nil {
			result, err = careful(call, method, params)
		}
		if err == nil {
			opened, ended = true, method == "shutdown"
		}
		if broken := write(sink, id, result, err); broken != nil {
			return broken
		}
	}
	return nil
}

func ignoreEnd(err error) error {
	if err == io.EOF {
		return nil
	}
	return err
}

// careful calls the method; if your engine panics, it says so and goes on.
func careful(call func(string, Object) (Object, error), method string, params Object) (result Object, err error) {
	defer func() {
		if panicked := recover(); panicked != nil {
			fmt.Fprintf(os.Stderr, "%v\n%s", panicked, debug.Stack())
			err = &Trouble{Code: engineFailed, Problem: fmt.Sprint(panicked)}
		}
	}()
	return call(method, params)
}

// request returns what is on the line; the id is nil if it cannot be read.
func request(line []byte) (id any, method string, params Object, err error) {
	if len(line) > lineLimit {
		return nil, "", nil, &Trouble{Code: tooLong, Problem: fmt.Sprintf("more than %d bytes", lineLimit)}
	}
	if !utf8.Valid(line) {
		return nil, "", nil, &Trouble{Code: notJSON, Problem: "the line is not UTF-8"}
	}
	var read any
	if err := json.Unmarshal(line, &json.RawMessage{}); err != nil {
		return nil, "", nil, &Trouble{Code: notJSON, Problem: err.Error()}
	}
	numbers := json.NewDecoder(bytes.NewReader(line))
	numbers.UseNumber() // whole numbers stay whole numbers
	if err := numbers.Decode(&read); err != nil {
		return nil, "", nil, &Trouble{Code: notJSON, Problem: err.Error()}
	}
	message, _ := read.(Object)
	switch said := message["id"].(type) {
	case string:
		if said != "" {
			id = said
		}
	case json.Number:
		if _, err := said.Int64(); err == nil {
			id = said
		}
	}
	method, isMethod := message["method"].(string)
	params, isObject := message["params"].(Object)
	if len(message) != 4 || id == nil || message["jsonrpc"] != "2.0" || !isMethod || !isObject {
		return id, "", nil, &Trouble{Code: notARequest, Problem: "the message is not a request"}
	}
	return id, method, params, nil
}

// write answers one request with one line.
func write(sink io.Writer, id any, result Object, err error) error {
	answer := Object{"jsonrpc": "2.0", "id": id}
	if trouble := (*Trouble)(nil); errors.As(err, &trouble) {
		data := Object{"problem": trouble.Problem, "where": trouble.Where}
		answer["error"] = Object{"code": trouble.Code, "message": meanings[trouble.Code], "data": data}
	} else {
		answer["result"] = result
	}
	line, err := json.Marshal(answer)
	if err != nil {
		return err
	}
	_, err = sink.Write(append(line, '\n'))
	return err
}

// fields returns trouble unless value is an object with these fields and no others.
func fields(value any, where string, needed, optional []string) error {
	if err := has(value, where, needed); err != nil {
		return err
	}
	for name := range value.(Object) {
		if !slices.Contains(needed, name) && !slices.Contains(optional, name) {
			return bad(where, "`%s` has the unknown field `%s`", where, name)
		}
	}
	return nil
}

// has returns trouble unless value is an object that has these fields.
func has(value any, where string, needed []string) error {
	object, isObject := value.(Object)
	if !isObject {
		return bad(where, "`%s` is not an object", where)
	}
	for _, name := range needed {
		if _, there := object[name]; !there {
			return bad(where, "`%s` lacks the field `%s`", where, name)
		}
	}
	return nil
}

// each returns trouble unless the field is missing or a list of objects that have these fields.
func each(position Object, field string, needed []string) error {
	where := "position." + field
	items, isList := position[field].([]any)
	if _, there := position[field]; there && !isList {
		return bad(where, "`%s` is not a list", where)
	}
	for _, item := range items {
		if err := has(item, where, needed); err != nil {
			return err
		}
	}
	return nil
}

// text returns a field that has to be a text.
func text(object Object, field string) (string, error) {
	found, isText := object[field].(string)
	if !isText {
		return "", bad(field, "`%s` is not a text", field)
	}
	return found, nil
}

func bad(where, problem string, words ...any) error {
	return &Trouble{Code: badParams, Problem: fmt.Sprintf(problem, words...), Where: where}
}
