import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * YOUR ENGINE goes in here: this class keeps the position as the suite has loaded it.
 *
 * <p>In a real engine the constructor sets up a game of your own, {@code answer} and {@code
 * concede} make your engine's moves and let it run until somebody is asked something, and {@code
 * show} turns your engine's game into a state. {@code apnap schema state} describes each field.
 */
final class Game {
    /** Editions of the rulebook that the engine implements. */
    static final List<String> EDITIONS = List.of("2026-01-16");
    /** YOUR ENGINE: the English names of the cards that it knows. */
    static final List<String> CARDS = List.of();
    /** YOUR ENGINE: the kinds of decision that it asks so far. */
    static final List<String> DECISIONS = List.of("priority");

    private static final Set<Object> CALM =
            Set.of("upkeep", "precombat_main", "beginning_of_combat", "postcombat_main", "end_step");
    private static final Set<Object> SHOWN_TO_ALL = Set.of("battlefield", "graveyard", "stack", "exile", "command");
    /** What may be said by whoever has priority. */
    private static final Set<String> WITH_PRIORITY = Set.of("pass", "play_land", "cast", "activate", "special");

    /** The rules forbid it. */
    static final class Illegal extends Exception {
        Illegal(String reason) {
            super(reason);
        }
    }

    /** This engine cannot do it (yet). Never say {@link Illegal} for want of something. */
    static final class Unsupported extends Exception {
        Unsupported(String what) {
            super("this engine does not know yet: " + what);
        }
    }

    private final Map<String, Object> state;
    private final Map<String, Object> turn;
    private int asked = 0;

    /**
     * Set up a position.
     *
     * <p>YOUR ENGINE: throw {@code Illegal} for a set-up that the rules of its variant forbid, such
     * as teams of different sizes, and {@code Unsupported} for one that you cannot play.
     */
    Game(Map<String, Object> position) throws Illegal, Unsupported {
        checkSupported(position);
        state = position;
        turn = objects(state, "turns").get(0);
        turn.put("passed", List.of());
        ask(turn.get("priority"));
    }

    /** Take an answer, of which {@code say} is all and {@code kind} its kind. */
    void answer(String by, String about, String kind, Map<String, Object> say) throws Illegal, Unsupported {
        var decision = objects(state, "pending").stream().filter(d -> d.get("id").equals(about)).findFirst();
        if (decision.isEmpty()) {
            throw new Illegal("nothing called " + about + " is being decided");
        }
        Object decider = decision.get().get("decider");
        if (!by.equals(decider)) {
            throw new Illegal(decider + " decides this, not " + by);
        }
        if (!WITH_PRIORITY.contains(kind)) {
            throw new Illegal(by + " has priority, and " + kind + " is no answer to that");
        }
        if (!kind.equals("pass")) {
            throw new Unsupported("how to " + kind);
        }
        pass(by);
    }

    /** The next player gets priority. What comes when all have passed is yours to write. */
    private void pass(String by) throws Unsupported {
        if (!turn.get("passed").equals(List.of())) {
            throw new Unsupported("what comes when all have passed");
        }
        turn.put("passed", List.of(by));
        ask(other(by));
    }

    /** The player leaves at once, whoever is asked, and the other one has won. */
    void concede(String player) throws Illegal {
        if ("over".equals(state.get("stage"))) {
            throw new Illegal("the game is over");
        }
        for (var seat : objects(state, "players")) {
            if (player.equals(seat.get("name"))) {
                seat.put("left", Map.of("reason", "conceded"));
                seat.put("hand", 0);
                seat.put("library", 0);
            }
        }
        var kept = objects(state, "objects");
        kept.removeIf(thing -> player.equals(thing.get("owner")));
        state.put("objects", kept);
        state.put("stage", "over");
        state.put("pending", List.of());
        state.put("result", Map.of("winners", List.of(other(player))));
        turn.put("priority", null);
        if (player.equals(turn.get("active"))) {
            turn.put("active", null);
        }
    }

    /** Return the names of all players, also of those who have left. */
    List<String> players() {
        return objects(state, "players").stream().map(seat -> (String) seat.get("name")).toList();
    }

    /** Return the state, all of it or as the player named may see it: without hidden cards. */
    Map<String, Object> show(String player) {
        var shown = new LinkedHashMap<>(state);
        if (player != null) {
            var seen = objects(state, "objects");
            seen.removeIf(thing -> !isSeen(thing, player));
            shown.put("objects", seen);
        }
        return shown;
    }

    /** Ask a player what to do with priority. Each decision has an id of its own. */
    private void ask(Object player) {
        asked++;
        turn.put("priority", player);
        state.put("pending", List.of(Map.of("kind", "priority", "id", "d" + asked, "decider", player)));
    }

    /** Return the opponent. */
    private String other(String player) {
        return players().stream().filter(name -> !name.equals(player)).findFirst().orElseThrow();
    }

    /**
     * Throw {@code Unsupported} for a position that this engine cannot represent.
     *
     * <p>YOUR ENGINE: make this shorter as your engine learns more.
     */
    private static void checkSupported(Map<String, Object> position) throws Unsupported {
        var variant = Wire.object(position.get("variant"));
        var players = objects(position, "players");
        var turns = objects(position, "turns");
        var needs = new LinkedHashMap<String, Boolean>();
        needs.put("another edition", !EDITIONS.contains(position.get("edition")));
        needs.put("mulligans", !"playing".equals(position.getOrDefault("stage", "playing")));
        needs.put("this variant", !Set.of("attack", "starting_life", "name").containsAll(variant.keySet()));
        needs.put("this option for attacks", !"one_opponent".equals(variant.get("attack")));
        needs.put("so many players", players.size() != 2);
        needs.put("teams", !objects(position, "teams").isEmpty());
        needs.put("several turns at once", turns.size() != 1 || !objects(position, "markers").isEmpty());
        needs.put("extra or skipped turns", position.containsKey("extra_turns") || position.containsKey("skips"));
        needs.put("a game that has ended", position.get("result") != null);
        needs.put("players who have left", players.stream().anyMatch(seat -> seat.get("left") != null));
        needs.put("a step that is not calm", !turns.stream().allMatch(turn -> CALM.contains(turn.get("step"))));
        needs.put("a turn in which nobody is asked", !turns.stream().allMatch(turn -> isAnybody(turn, players)));
        for (var thing : objects(position, "objects")) {
            needs.put("the card " + thing.get("card"), !CARDS.contains(thing.get("card")));
            needs.put("face-down cards", Boolean.TRUE.equals(thing.get("face_down")));
        }
        for (var need : needs.entrySet()) {
            if (need.getValue()) {
                throw new Unsupported(need.getKey());
            }
        }
    }

    /** Tell whether a player of the game has priority in a turn. */
    private static boolean isAnybody(Map<String, Object> turn, List<Map<String, Object>> players) {
        return players.stream().anyMatch(seat -> seat.get("name").equals(turn.get("priority")));
    }

    /** Tell whether a player sees a card: public zones and the own hand. */
    private static boolean isSeen(Map<String, Object> thing, String player) {
        Object zone = thing.get("zone");
        return SHOWN_TO_ALL.contains(zone) || "hand".equals(zone) && player.equals(thing.get("owner"));
    }

    /** Return a list of objects, in a list of its own; an empty one if there is none. */
    static List<Map<String, Object>> objects(Map<String, Object> from, String field) {
        var found = new ArrayList<Map<String, Object>>();
        if (from.get(field) instanceof List<?> items) {
            items.forEach(item -> found.add(Wire.object(item)));
        }
        return found;
    }
}
