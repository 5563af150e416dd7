package hexalyst.notation.source;

import hexalyst.record.MachineNote;
import hexalyst.record.Tag;
import java.util.ArrayList;
import java.util.List;

/// The text between the braces of a comment: commands `[%name value]` and free text.
///
/// Escapes make every text possible: `\}` `\\` `\[` `\]` are the characters, `\n` a line end, `\s` and `\t` a space and
/// a tab at either end of a text; before any other character a backslash is an ordinary character. An unescaped line
/// end, together with the blanks around it, is read as a space, so that lines may be wrapped. Blanks at either end are
/// ignored.
public final class CommentText {
    private CommentText() {}

    /// A piece of a comment as it was read.
    public sealed interface Piece {
        /// Free text, without escapes and blanks at its ends.
        record Text(String text) implements Piece {}

        /// A command, where it began as an offset in the file, and all of it as text.
        record Named(CommentCommand command, int offset, String text) implements Piece {}

        /// Something that begins like a command but is not one; it is also read as text.
        record Broken(int offset, String message) implements Piece {}
    }

    /// The pieces between two offsets of a file.
    public static List<Piece> pieces(String file, int from, int end) {
        List<Piece> pieces = new ArrayList<>();
        int textFrom = from;
        int at = from;
        boolean closable = true;
        while (at < end) {
            char c = file.charAt(at);
            if (c == '\\') {
                at += 2;
            } else if (c == '[' && at + 1 < end && file.charAt(at + 1) == '%') {
                int nameEnd = nameEnd(file, at + 2, end);
                String name = file.substring(at + 2, nameEnd);
                boolean named = MachineNote.isCommandName(name);
                int stop = named && closable ? commandEnd(file, nameEnd, end) : -1;
                if (stop < 0) {
                    closable &= !named;
                    pieces.add(new Piece.Broken(at, Words.of(named ? "commandOpen" : "commandName")));
                    at += 2;
                    continue;
                }
                addText(pieces, file, textFrom, at);
                CommentCommand command = new CommentCommand(name, decoded(file, nameEnd, stop));
                pieces.add(new Piece.Named(command, at, decoded(file, at, stop + 1)));
                at = stop + 1;
                textFrom = at;
            } else {
                at++;
            }
        }
        addText(pieces, file, textFrom, end);
        return pieces;
    }

    private static void addText(List<Piece> pieces, String file, int from, int end) {
        String text = decoded(file, from, end);
        if (!text.isEmpty()) {
            pieces.add(new Piece.Text(text));
        }
    }

    private static int nameEnd(String file, int from, int end) {
        int at = from;
        while (at < end && (Tag.isNameCharacter(file.charAt(at)) || file.charAt(at) == '-')) {
            at++;
        }
        return at < end && !isBlank(file.charAt(at)) && file.charAt(at) != ']' ? from : at;
    }

    private static int commandEnd(String file, int from, int end) {
        for (int at = from; at < end; at++) {
            char c = file.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == ']') {
                return at;
            }
        }
        return -1;
    }

    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    /// Text without its escapes and its blanks at the ends, wrapped lines joined.
    static String decoded(String file, int from, int end) {
        StringBuilder out = new StringBuilder(end - from);
        int at = from;
        while (at < end) {
            char c = file.charAt(at);
            if (isBlank(c)) {
                int stop = at;
                boolean wrapped = false;
                while (stop < end && isBlank(file.charAt(stop))) {
                    wrapped |= file.charAt(stop) == '\n' || file.charAt(stop) == '\r';
                    stop++;
                }
                if (at > from && stop < end) {
                    out.append(wrapped ? " " : file.substring(at, stop));
                }
                at = stop;
            } else if (c == '\\' && at + 1 < end) {
                appendEscaped(out, file.charAt(at + 1));
                at += 2;
            } else {
                out.append(c);
                at++;
            }
        }
        return out.toString();
    }

    private static void appendEscaped(StringBuilder out, char c) {
        switch (c) {
            case 'n' -> out.append('\n');
            case 's' -> out.append(' ');
            case 't' -> out.append('\t');
            case '\\', '}', '[', ']' -> out.append(c);
            default -> out.append('\\').append(c);
        }
    }

    /// Free text as it is written in a comment: never with a bare `[` at its beginning, which a wrapped line could make
    /// look like a tag.
    public static String encodedText(String text) {
        String encoded =
                encodedEnds(text.replace("\\", "\\\\").replace("}", "\\}").replace("[%", "\\[%"));
        return encoded.startsWith("[") ? "\\" + encoded : encoded;
    }

    /// A command as it is written in a comment.
    public static String encoded(CommentCommand command) {
        String value = encodedEnds(
                command.value().replace("\\", "\\\\").replace("}", "\\}").replace("]", "\\]"));
        return "[%" + command.name() + (value.isEmpty() ? "" : " " + value) + "]";
    }

    private static String encodedEnds(String escaped) {
        String text = escaped.replace("\n", "\\n");
        int from = 0;
        int end = text.length();
        StringBuilder out = new StringBuilder();
        while (from < end && (text.charAt(from) == ' ' || text.charAt(from) == '\t')) {
            out.append(text.charAt(from++) == ' ' ? "\\s" : "\\t");
        }
        StringBuilder tail = new StringBuilder();
        while (end > from && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\t')) {
            tail.insert(0, text.charAt(--end) == ' ' ? "\\s" : "\\t");
        }
        return out.append(text, from, end).append(tail).toString();
    }
}
