package hexalyst.notation.source;

import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;

/// The message of a JSON parser for invalid text.
public final class ParserMessage {
    private static final String SOURCE = "[Source:";

    private ParserMessage() {}

    /// The message on one line, without the source of the text, which means nothing to people.
    public static String of(JacksonException wrong) {
        if (wrong instanceof StreamConstraintsException) {
            return Words.of("json.limits");
        }
        return Quoted.line(plain(String.valueOf(wrong.getOriginalMessage())));
    }

    private static String plain(String message) {
        int tail = message.indexOf(SOURCE);
        if (tail < 0) {
            return message;
        }
        int remark = message.lastIndexOf('(', tail);
        return message.substring(0, remark < 0 ? tail : remark).strip();
    }
}
