import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Strict JSON, as the protocol wants it: no key twice, whole numbers only, 64 levels at most.
 *
 * <p>The JDK has no JSON. If your engine uses a library for it, use that one here instead.
 * Objects are {@code Map<String, Object>}, arrays {@code List<Object>}, numbers {@code Long}.
 */
final class Json {
    /** A text that is not strict JSON. */
    static final class NotJson extends Exception {
        NotJson(String problem) {
            super(problem);
        }
    }

    private static final int DEPTH = 64;
    private static final long LARGEST = (1L << 53) - 1;

    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    /** Return the value that the bytes say. */
    static Object read(byte[] bytes) throws NotJson {
        try {
            var decoder = StandardCharsets.UTF_8.newDecoder();
            var json = new Json(decoder.decode(ByteBuffer.wrap(bytes)).toString());
            Object value = json.value(1);
            json.next();
            if (json.at < json.text.length()) {
                throw json.wrong("the end");
            }
            return value;
        } catch (CharacterCodingException error) {
            throw new NotJson("the line is not UTF-8");
        }
    }

    /** Return the value as text on one line. */
    static String write(Object value) {
        var out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> object) {
            String comma = "{";
            for (var field : object.entrySet()) {
                out.append(comma);
                quote((String) field.getKey(), out);
                write(field.getValue(), out.append(':'));
                comma = ",";
            }
            out.append(object.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> items) {
            String comma = "[";
            for (Object item : items) {
                write(item, out.append(comma));
                comma = ",";
            }
            out.append(items.isEmpty() ? "[]" : "]");
        } else if (value instanceof String said) {
            quote(said, out);
        } else {
            out.append(value); // a number, a boolean or null
        }
    }

    private static void quote(String said, StringBuilder out) {
        out.append('"');
        for (char c : said.toCharArray()) {
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || Character.isSurrogate(c)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private Object value(int depth) throws NotJson {
        char c = next();
        if (depth > DEPTH && (c == '{' || c == '[')) {
            throw new NotJson("more than " + DEPTH + " levels");
        }
        return switch (c) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object(int depth) throws NotJson {
        var object = new LinkedHashMap<String, Object>();
        at++;
        if (next() == '}') {
            at++;
            return object;
        }
        do {
            if (next() != '"') {
                throw wrong("a key");
            }
            String key = string();
            if (object.containsKey(key)) {
                throw new NotJson("the key " + key + " occurs twice in one object");
            }
            expect(':');
            object.put(key, value(depth + 1));
        } while (goesOn('}'));
        return object;
    }

    private List<Object> array(int depth) throws NotJson {
        var array = new ArrayList<Object>();
        at++;
        if (next() == ']') {
            at++;
            return array;
        }
        do {
            array.add(value(depth + 1));
        } while (goesOn(']'));
        return array;
    }

    /** After an item: a comma, or the end. */
    private boolean goesOn(char end) throws NotJson {
        char c = next();
        if (c != ',' && c != end) {
            throw wrong("a comma or " + end);
        }
        at++;
        return c == ',';
    }

    private String string() throws NotJson {
        var said = new StringBuilder();
        for (at++; peek() != '"'; at++) {
            if (peek() < ' ') {
                throw wrong("the end of a text");
            }
            said.append(peek() == '\\' ? escaped() : peek());
        }
        at++;
        return said.toString();
    }

    private char escaped() throws NotJson {
        at++;
        int which = "\"\\/bfnrt".indexOf(peek());
        if (which >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(which);
        }
        if (peek() != 'u') {
            throw wrong("an escape");
        }
        int code = 0;
        for (int i = 0; i < 4; i++) {
            at++;
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                throw wrong("four hexadecimal digits");
            }
            code = 16 * code + digit;
        }
        return (char) code;
    }

    private Object word(String word, Object value) throws NotJson {
        if (!text.startsWith(word, at)) {
            throw wrong("a value");
        }
        at += word.length();
        return value;
    }

    private Long number() throws NotJson {
        int start = at;
        while ("+-.eE0123456789".indexOf(peek()) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        if (!digits.matches("-?(0|[1-9][0-9]*)") || digits.length() > 17) {
            throw wrong("a value: a text, a whole number, a list, an object");
        }
        long number = Long.parseLong(digits);
        if (Math.abs(number) > LARGEST) {
            throw new NotJson(digits + " is too large");
        }
        return number;
    }

    private void expect(char wanted) throws NotJson {
        if (next() != wanted) {
            throw wrong(String.valueOf(wanted));
        }
        at++;
    }

    /** Return the next character that is no white space, without taking it. */
    private char next() {
        while (" \t\r\n".indexOf(peek()) >= 0) {
            at++;
        }
        return peek();
    }

    /** Return the character at hand; NUL at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private NotJson wrong(String wanted) {
        return new NotJson("at character " + at + " there should be " + wanted);
    }
}
