import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The protocol's lines: JSON-RPC 2.0, one message per line. You need not change this file. */
final class Wire {
    /** The longest line that is read, in bytes; {@code initialize} says so. */
    static final int LINE_LIMIT = 8_388_608;

    static final int NOT_JSON = -32700;
    static final int NOT_A_REQUEST = -32600;
    static final int NO_SUCH_METHOD = -32601;
    static final int BAD_PARAMS = -32602;
    static final int ENGINE_FAILED = -32603;
    static final int BAD_REQUEST = -32000;
    static final int OUT_OF_ORDER = -32001;
    static final int TOO_LONG = -32002;
    static final int OTHER_VERSION = -32003;

    private static final Map<Integer, String> MEANINGS = Map.of(
            NOT_JSON, "The line is not strict JSON.",
            NOT_A_REQUEST, "The message is not a request of this protocol.",
            NO_SUCH_METHOD, "There is no such method, or this engine does not offer it.",
            BAD_PARAMS, "The parameters break the schema of the method.",
            ENGINE_FAILED, "The engine failed.",
            BAD_REQUEST, "The message names something that is not there, or comes too early.",
            OUT_OF_ORDER, "`initialize` comes first and once, `shutdown` last.",
            TOO_LONG, "The message is longer than the other side reads.",
            OTHER_VERSION, "The versions of the protocol do not fit together.");

    /** A broken message: answered with an error. An illegal move is no trouble, but a verdict. */
    static final class Trouble extends Exception {
        final int code;
        final String where;

        Trouble(int code, String problem, String where) {
            super(problem);
            this.code = code;
            this.where = where;
        }

        Trouble(int code, String problem) {
            this(code, problem, "");
        }
    }

    /** What answers the requests. */
    interface Methods {
        Map<String, Object> call(String method, Map<String, Object> params) throws Trouble;
    }

    private final Methods methods;
    private boolean opened = false;
    private boolean ended = false;

    private Wire(Methods methods) {
        this.methods = methods;
    }

    /**
     * Answer messages until {@code shutdown} or the end of input. From here on System.out leads to
     * standard error, so that a forgotten println does no harm: standard output is the protocol's.
     */
    static void serve(Methods methods) throws IOException {
        PrintStream sink = System.out;
        System.setOut(System.err);
        var source = new BufferedInputStream(System.in);
        var wire = new Wire(methods);
        byte[] line;
        while (!wire.ended && (line = line(source)) != null) {
            String answer = Json.write(wire.answer(line)) + "\n";
            sink.write(answer.getBytes(StandardCharsets.UTF_8));
            sink.flush(); // without this the suite would wait for ever
        }
    }

    /** Return the next line, without its line feed; null at the end of input. */
    private static byte[] line(InputStream source) throws IOException {
        var line = new ByteArrayOutputStream();
        int next = source.read();
        if (next < 0) {
            return null;
        }
        for (; next >= 0 && next != '\n'; next = source.read()) {
            if (line.size() <= LINE_LIMIT) {
                line.write(next);
            }
        }
        return line.toByteArray();
    }

    /** Return the answer to a line: whatever goes wrong becomes an error, and the program goes on. */
    private Map<String, Object> answer(byte[] line) {
        var answer = new LinkedHashMap<String, Object>();
        answer.put("jsonrpc", "2.0");
        answer.put("id", null);
        try {
            answer.put("result", result(line, answer));
        } catch (Trouble trouble) {
            answer.put("error", error(trouble));
        } catch (RuntimeException | StackOverflowError failure) { // your engine has a bug
            failure.printStackTrace();
            answer.put("error", error(new Trouble(ENGINE_FAILED, failure.toString())));
        }
        return answer;
    }

    /** Return the result of the request on the line, and put its id, if it has one, into the answer. */
    private Map<String, Object> result(byte[] line, Map<String, Object> answer) throws Trouble {
        Map<String, Object> message = message(line);
        Object id = message.get("id");
        boolean usable = id instanceof Long || id instanceof String said && !said.isEmpty();
        answer.put("id", usable ? id : null);
        boolean whole = usable && message.size() == 4 && "2.0".equals(message.get("jsonrpc"));
        if (!whole || !(message.get("method") instanceof String method) || !(message.get("params") instanceof Map)) {
            throw new Trouble(NOT_A_REQUEST, "the message is not a request");
        }
        if (opened == method.equals("initialize") && !method.equals("shutdown")) {
            throw new Trouble(OUT_OF_ORDER, "`" + method + "` comes at the wrong time");
        }
        Map<String, Object> result = methods.call(method, object(message.get("params")));
        opened = true;
        ended = method.equals("shutdown");
        return result;
    }

    private static Map<String, Object> message(byte[] line) throws Trouble {
        if (line.length > LINE_LIMIT) {
            throw new Trouble(TOO_LONG, "the line has more than " + LINE_LIMIT + " bytes");
        }
        try {
            return object(Json.read(line));
        } catch (Json.NotJson problem) {
            throw new Trouble(NOT_JSON, problem.getMessage());
        }
    }

    private static Map<String, Object> error(Trouble trouble) {
        Map<String, Object> data = Map.of("problem", trouble.getMessage(), "where", trouble.where);
        return Map.of("code", trouble.code, "message", MEANINGS.get(trouble.code), "data", data);
    }

    /** Raise trouble unless {@code value} is an object with these fields and no others. */
    static Map<String, Object> fields(Object value, String where, List<String> needed, List<String> optional)
            throws Trouble {
        Map<String, Object> object = has(value, where, needed);
        for (String name : object.keySet()) {
            if (!needed.contains(name) && !optional.contains(name)) {
                throw new Trouble(BAD_PARAMS, "`" + where + "` has the unknown field `" + name + "`", where);
            }
        }
        return object;
    }

    /** Raise trouble unless {@code value} is an object that has these fields. */
    static Map<String, Object> has(Object value, String where, List<String> needed) throws Trouble {
        if (!(value instanceof Map)) {
            throw new Trouble(BAD_PARAMS, "`" + where + "` is not an object", where);
        }
        Map<String, Object> object = object(value);
        for (String name : needed) {
            if (!object.containsKey(name)) {
                throw new Trouble(BAD_PARAMS, "`" + where + "` lacks the field `" + name + "`", where);
            }
        }
        return object;
    }

    /** Raise trouble unless the field is missing or a list of objects that have these fields. */
    static void each(Map<String, Object> position, String field, List<String> needed) throws Trouble {
        String where = "position." + field;
        if (!(position.getOrDefault(field, List.of()) instanceof List<?> items)) {
            throw new Trouble(BAD_PARAMS, "`" + where + "` is not a list", where);
        }
        for (Object item : items) {
            has(item, where, needed);
        }
    }

    /** Return a field that has to be a text. */
    static String text(Map<String, Object> object, String field) throws Trouble {
        if (object.get(field) instanceof String said) {
            return said;
        }
        throw new Trouble(BAD_PARAMS, "`" + field + "` is not a text", field);
    }

    /** Return a JSON object; an empty one for anything else. */
    @SuppressWarnings("unchecked") // Json makes no other maps
    static Map<String, Object> object(Object value) {
        return value instanceof Map ? (Map<String, Object>) value : Map.of();
    }
}
