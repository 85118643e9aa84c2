import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The bridge between the protocol, which asks the engine, and a library that asks its players.
 *
 * <p>The library runs in a thread of its own and waits there with its question ({@link Callback}).
 * {@code answer} hands it the answer and comes back with the next question; {@code playAgain} takes
 * back what went too far. YOUR ENGINE: turn a position into a game of your library's, questions
 * into decisions, and your game into a state.
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
    /** What has been answered since the position was loaded: with it the game is played again. */
    private final List<String> answers = new ArrayList<>();
    private final String first;
    private Library library;
    private Callback<Question, String> callback;
    /** The library that runs: of several games one at a time, so that no thread waits for ever. */
    private static Callback<Question, String> running = null;
    private int asked = 0;

    /** What the library asks: whom, and what there is to choose from. */
    private record Question(String player, List<String> options) {}

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
        first = (String) turn.get("priority");
        turn.put("passed", List.of());
        begin();
        ask();
    }

    /** Start the library in a thread of its own; its players hand every question over. */
    private void begin() {
        if (running != null) {
            running.close();
        }
        running = callback = new Callback<>(asking -> {
            library = new Library(players(), (player, options) -> asking.ask(new Question(player, options)));
            library.play(first);
        });
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
        if (!callback.pending().options().contains(kind)) {
            throw new Unsupported("how to " + kind);
        }
        try {
            callback.answer(kind);
        } catch (Library.NotWritten gap) {
            playAgain();
            throw new Unsupported(gap.getMessage());
        } catch (RuntimeException failure) {
            playAgain(); // the library broke: the game is as it was, and the failure is told
            throw failure;
        }
        answers.add(kind);
        turn.put("passed", List.of(by)); // YOUR ENGINE: read what is shown from your own game
        ask();
    }

    /**
     * Take back what the library has done since the last question that stands: play once more from
     * the position, with the answers that were accepted. A library that takes an illegal answer in
     * silence, or stops in the middle, is brought back so; it has to play the same game again, so
     * give it the same seed.
     */
    private void playAgain() {
        begin();
        answers.forEach(callback::answer);
    }

    /** The player leaves at once, whoever is asked, and the other one has won. */
    void concede(String player) throws Illegal {
        if ("over".equals(state.get("stage"))) {
            throw new Illegal("the game is over");
        }
        try {
            callback.interrupt(() -> library.concede(player));
        } catch (Library.Over over) {
            end(player, over.winner);
        }
    }

    /** Show that a player has left, and who has won. */
    private void end(String loser, String winner) {
        for (var seat : objects(state, "players")) {
            if (loser.equals(seat.get("name"))) {
                seat.put("left", Map.of("reason", "conceded"));
                seat.put("hand", 0);
                seat.put("library", 0);
            }
        }
        var kept = objects(state, "objects");
        kept.removeIf(thing -> loser.equals(thing.get("owner")));
        state.put("objects", kept);
        state.put("stage", "over");
        state.put("pending", List.of());
        state.put("result", Map.of("winners", List.of(winner)));
        turn.put("priority", null);
        if (loser.equals(turn.get("active"))) {
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

    /** Show the question that the library waits with. Each decision has an id of its own. */
    private void ask() {
        asked++;
        String player = callback.pending().player();
        turn.put("priority", player);
        state.put("pending", List.of(Map.of("kind", "priority", "id", "d" + asked, "decider", player)));
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
