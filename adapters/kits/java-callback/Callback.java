import java.util.concurrent.SynchronousQueue;
import java.util.function.Consumer;

/**
 * Turns an engine that calls its players back into one that can be asked: you need not change it.
 *
 * <p>The engine runs in a thread of its own. When it calls a player, {@link #ask} hands the question
 * over and waits; {@link #answer} hands an answer back and waits for the next question. So only one
 * of the two threads ever runs, and the engine needs no locks.
 *
 * @param <Q> what the engine asks
 * @param <A> what a player says
 */
final class Callback<Q, A> implements AutoCloseable {
    /** Ends the engine's thread from within a call. An Error, so that no catch (Exception) keeps it. */
    static final class Unwound extends Error {
        Unwound() {
            super("the game is given up", null, false, false);
        }
    }

    /** What comes from the engine: a question, its end (both null), or what it has thrown. */
    private record Heard<Q>(Q question, Throwable thrown) {}

    /** What goes to the engine: an answer, or something to be done in its thread instead. */
    private record Said<A>(A answer, Runnable deed) {}

    private final SynchronousQueue<Heard<Q>> questions = new SynchronousQueue<>();
    private final SynchronousQueue<Said<A>> answers = new SynchronousQueue<>();
    private final Thread thread;
    private Q pending;
    private boolean ended = false;

    /** Start the engine, which asks through what it is given, and wait for its first question. */
    Callback(Consumer<Callback<Q, A>> engine) {
        thread = new Thread(() -> run(engine), "engine");
        thread.setDaemon(true); // the program ends although the engine waits
        thread.start();
        hear();
    }

    /** Return the question that the engine waits with; null if it has come to its end. */
    Q pending() {
        return pending;
    }

    /** Answer the question, and wait for the next one or the end; throws what the engine throws. */
    void answer(A answer) {
        put(answers, new Said<>(answer, null));
        hear();
    }

    /** Let something be done in the engine's thread, in the middle of its question: a concession. */
    void interrupt(Runnable deed) {
        put(answers, new Said<>(null, deed));
        hear();
    }

    /** Called by the engine, in its thread: ask, and wait for the answer. */
    A ask(Q question) {
        put(questions, new Heard<>(question, null));
        Said<A> said = take(answers);
        while (said.deed() != null) {
            said.deed().run(); // it may throw what ends the game: then the engine's stack unwinds
            put(questions, new Heard<>(question, null));
            said = take(answers);
        }
        return said.answer();
    }

    /** Give the game up: the engine's stack unwinds, and its thread ends. */
    @Override
    public void close() {
        if (!ended) {
            ended = true;
            put(answers, new Said<>(null, () -> {
                throw new Unwound();
            }));
        }
    }

    private void run(Consumer<Callback<Q, A>> engine) {
        Heard<Q> last = new Heard<>(null, null);
        try {
            engine.accept(this);
        } catch (Unwound given) {
            return; // nobody waits
        } catch (Throwable thrown) {
            last = new Heard<>(null, thrown);
        }
        put(questions, last);
    }

    private void hear() {
        Heard<Q> heard = take(questions);
        pending = heard.question();
        ended = pending == null;
        if (heard.thrown() instanceof RuntimeException failure) {
            throw failure;
        }
        if (heard.thrown() != null) {
            throw new IllegalStateException(heard.thrown());
        }
    }

    private static <T> void put(SynchronousQueue<T> queue, T value) {
        try {
            queue.put(value);
        } catch (InterruptedException stopped) {
            throw new Unwound();
        }
    }

    private static <T> T take(SynchronousQueue<T> queue) {
        try {
            return queue.take();
        } catch (InterruptedException stopped) {
            throw new Unwound();
        }
    }
}
