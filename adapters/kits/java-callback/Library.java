import java.util.List;

/**
 * A rules engine as most are: it runs the game and calls its players back. YOUR ENGINE replaces it.
 *
 * <p>It knows nothing of the protocol and nothing of {@link Callback}: as far as it is concerned, a
 * player is somebody whose method returns an answer.
 */
final class Library {
    /** How the library asks its players. In a real one this interface has a method for each choice. */
    interface Players {
        /** Return what the player does with priority: one of the options. */
        String priority(String player, List<String> options);
    }

    /** The game has ended, thrown from wherever it was; the library's own way out. */
    static final class Over extends RuntimeException {
        final String winner;

        Over(String winner) {
            super("the game is over");
            this.winner = winner;
        }
    }

    /** The library comes to something that it cannot do. */
    static final class NotWritten extends RuntimeException {
        NotWritten(String what) {
            super(what);
        }
    }

    private final List<String> seats;
    private final Players players;

    Library(List<String> seats, Players players) {
        this.seats = seats;
        this.players = players;
    }

    /** Play from a step in which this player has priority; returns only by an exception. */
    void play(String first) {
        String holder = first;
        for (int passes = 0; passes < seats.size(); passes++) {
            players.priority(holder, List.of("pass"));
            holder = other(holder);
        }
        throw new NotWritten("what comes when all have passed");
    }

    /** A player leaves, and the other one has won. */
    void concede(String player) {
        throw new Over(other(player));
    }

    private String other(String player) {
        return seats.get(1 - seats.indexOf(player));
    }
}
