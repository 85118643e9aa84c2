import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A rules engine behind the apnap protocol: a skeleton to begin with.
 *
 * <p>It truly knows one thing, how a game of two players ends when one of them concedes, and
 * answers {@code unsupported} to what it does not know. Replace {@link Game} by your own engine,
 * piece by piece; README.md says in which order. Look for "YOUR ENGINE".
 */
final class Engine implements Wire.Methods {
    private static final String PROTOCOL = "0.1";
    // YOUR ENGINE: its name and version, as they stand in certificates.
    private static final String NAME = "my-engine";
    private static final String VERSION = "0.1.0";

    private static final List<String> POSITION = List.of(
            "stage", "teams", "turns", "markers", "objects", "picks", "extra_turns", "skips", "pending", "result");

    private Game game = null;

    public static void main(String[] arguments) throws IOException {
        Wire.serve(new Engine());
    }

    // The methods of the protocol. You need not change what follows.

    @Override
    public Map<String, Object> call(String method, Map<String, Object> params) throws Wire.Trouble {
        return switch (method) {
            case "initialize" -> initialize(params);
            case "load" -> load(params);
            case "answer" -> answer(params);
            case "concede" -> concede(params);
            case "view" -> view(params);
            case "unload", "shutdown" -> forget(params);
            default -> throw new Wire.Trouble(Wire.NO_SUCH_METHOD, "there is no method `" + method + "` here");
        };
    }

    /** Say who you are and what you can do. Declare what is true, no more and no less. */
    private Map<String, Object> initialize(Map<String, Object> params) throws Wire.Trouble {
        Wire.fields(params, "params", List.of("protocol", "suite"), List.of("wishes"));
        String theirs = Wire.text(params, "protocol");
        if (!theirs.equals(PROTOCOL)) {
            throw new Wire.Trouble(Wire.OTHER_VERSION, "this engine speaks " + PROTOCOL + ", not " + theirs);
        }
        return Map.of(
                "protocol", PROTOCOL,
                "engine", Map.of("name", NAME, "version", VERSION),
                "capabilities", Map.of(
                        "editions", Game.EDITIONS,
                        "attack_options", List.of("one_opponent"),
                        "players", 2,
                        "cards", Game.CARDS,
                        "decisions", Game.DECISIONS),
                "line_limit", Wire.LINE_LIMIT);
    }

    /** Set up a position; one loaded before is forgotten. */
    private Map<String, Object> load(Map<String, Object> params) throws Wire.Trouble {
        Wire.fields(params, "params", List.of("position"), List.of("seed"));
        var needed = List.of("edition", "variant", "players");
        var position = Wire.fields(params.get("position"), "position", needed, POSITION);
        Wire.has(position.get("variant"), "position.variant", List.of("attack"));
        Wire.each(position, "players", List.of("name", "life"));
        Wire.each(position, "teams", List.of("name", "members"));
        Wire.each(position, "turns", List.of("active", "phase", "step"));
        Wire.each(position, "objects", List.of("name", "card", "owner", "zone"));
        checkNames(position);
        game = null;
        try {
            game = new Game(position);
        } catch (Game.Unsupported reason) {
            return Map.of("verdict", "unsupported", "reason", reason.getMessage());
        } catch (Game.Illegal no) { // the rules forbid to set up a game so: nothing is loaded
            return Map.of("verdict", "rejected", "violations", List.of(Map.of("reason", no.getMessage())));
        }
        return Map.of("verdict", "accepted", "state", game.show(null));
    }

    /** Throw trouble for a turn of somebody who is not at the table. */
    private static void checkNames(Map<String, Object> position) throws Wire.Trouble {
        var known = new ArrayList<Object>();
        known.add(null);
        Game.objects(position, "players").forEach(party -> known.add(party.get("name")));
        Game.objects(position, "teams").forEach(party -> known.add(party.get("name")));
        var turns = Game.objects(position, "turns");
        for (int number = 0; number < turns.size(); number++) {
            for (String role : List.of("active", "priority")) {
                Object who = turns.get(number).get(role);
                if (!known.contains(who)) {
                    throw new Wire.Trouble(Wire.BAD_REQUEST, who + " is no player", "position.turns." + number + "." + role);
                }
            }
        }
    }

    /** Somebody says something about a decision. */
    private Map<String, Object> answer(Map<String, Object> params) throws Wire.Trouble {
        Wire.fields(params, "params", List.of("by", "about", "say"), List.of());
        String by = Wire.text(params, "by");
        String about = Wire.text(params, "about");
        Map<String, Object> say = Wire.has(params.get("say"), "say", List.of("kind"));
        String kind = Wire.text(say, "kind");
        Game played = loaded();
        return verdict(played, () -> played.answer(by, about, kind, say));
    }

    /** A player leaves at once, whoever else is asked. */
    private Map<String, Object> concede(Map<String, Object> params) throws Wire.Trouble {
        Wire.fields(params, "params", List.of("player"), List.of());
        String player = player(params);
        return verdict(game, () -> game.concede(player));
    }

    /** Show the state as one player may see it, or all of it. */
    private Map<String, Object> view(Map<String, Object> params) throws Wire.Trouble {
        Wire.fields(params, "params", List.of("player"), List.of());
        String player = params.get("player") == null ? null : player(params);
        return Map.of("state", loaded().show(player));
    }

    /** Forget the position. */
    private Map<String, Object> forget(Map<String, Object> params) throws Wire.Trouble {
        Wire.fields(params, "params", List.of(), List.of());
        game = null;
        return Map.of();
    }

    /** What is said to the game. */
    private interface Deed {
        void doIt() throws Game.Illegal, Game.Unsupported;
    }

    /** Return what became of something that was said, with the state after it. */
    private static Map<String, Object> verdict(Game game, Deed deed) {
        try {
            deed.doIt();
        } catch (Game.Unsupported no) {
            return Map.of("verdict", "unsupported", "reason", no.getMessage(), "state", game.show(null));
        } catch (Game.Illegal no) {
            // If your engine cites rules, add "rule", "802.4a" and declare `cites_rules`.
            var violations = List.of(Map.of("reason", no.getMessage()));
            return Map.of("verdict", "rejected", "violations", violations, "state", game.show(null));
        }
        return Map.of("verdict", "accepted", "state", game.show(null));
    }

    private Game loaded() throws Wire.Trouble {
        if (game == null) {
            throw new Wire.Trouble(Wire.BAD_REQUEST, "no position is loaded");
        }
        return game;
    }

    /** Return the player named; trouble if nobody of that name plays. */
    private String player(Map<String, Object> params) throws Wire.Trouble {
        String player = Wire.text(params, "player");
        if (!loaded().players().contains(player)) {
            throw new Wire.Trouble(Wire.BAD_REQUEST, player + " is no player of this game", "player");
        }
        return player;
    }
}
