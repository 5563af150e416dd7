package hexalyst.notation;

import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import java.util.ArrayList;
import java.util.List;

/// Cuts an SGF file into parentheses, nodes and properties. After [#next], `kind` and the other fields describe what
/// was found. Confined to one thread.
final class SgfParser {
    /// The kinds of tokens.
    enum Kind {
        /// The end of the file.
        END,
        /// `(`
        OPEN,
        /// `)`
        CLOSE,
        /// `;` and its properties.
        NODE,
        /// Invalid text; it was added to the problems.
        BROKEN
    }

    /// A property with all its values.
    ///
    /// @param name capital letters
    /// @param offset where its name begins
    /// @param values at least one
    record Property(String name, int offset, List<Value> values) {}

    /// A value with its escapes, as in the file.
    ///
    /// @param raw the text between the brackets
    /// @param offset where it begins, after the bracket
    record Value(String raw, int offset) {
        String text() {
            return SgfText.unescaped(raw);
        }
    }

    private final ProblemCollector source;
    private final String text;
    private int at;
    private boolean damaged;
    /// From this offset on, no value is closed. Set once an unclosed value was found, so that its end is not searched
    /// for repeatedly.
    private int unclosedFrom = Integer.MAX_VALUE;
    Kind kind = Kind.END;
    int offset;
    List<Property> properties = List.of();

    SgfParser(ProblemCollector source) {
        this.source = source;
        text = source.text();
        at = text.startsWith("\uFEFF") ? 1 : 0;
    }

    /// Reads the next token.
    void next() {
        blanks();
        offset = at;
        if (damaged) {
            damaged = false;
            kind = Kind.BROKEN;
            return;
        }
        if (at == text.length()) {
            kind = Kind.END;
            return;
        }
        char c = text.charAt(at);
        at++;
        switch (c) {
            case '(' -> kind = Kind.OPEN;
            case ')' -> kind = Kind.CLOSE;
            case ';' -> node();
            default -> {
                at--;
                kind = Kind.BROKEN;
                source.problem(at, Words.of("sgf.sign", Quoted.character(text.codePointAt(at))));
            }
        }
    }

    /// The player of the first move from this node on, `W` or `B`; `W` if nobody moves. Reads ahead and reports
    /// nothing.
    String firstMover() {
        SgfParser ahead = new SgfParser(new ProblemCollector(text));
        ahead.at = at;
        ahead.kind = Kind.NODE;
        ahead.properties = properties;
        while (ahead.kind == Kind.NODE || ahead.kind == Kind.OPEN) {
            for (Property property : ahead.kind == Kind.NODE ? ahead.properties : List.<Property>of()) {
                if (property.name().equals("W") || property.name().equals("B")) {
                    return property.name();
                }
            }
            ahead.next();
        }
        return "W";
    }

    /// Skips damaged text: to the next line that begins like a game, or to the end.
    void seekGame() {
        int line = Math.max(0, at - 1);
        while (true) {
            line = text.indexOf('\n', line);
            if (line < 0) {
                at = text.length();
                return;
            }
            line++;
            if (text.startsWith("(;FF[", line) || text.startsWith("(;GM[", line) || text.startsWith("(;CA[", line)) {
                at = line;
                return;
            }
        }
    }

    /// Adds a problem: the node breaks off here.
    private void breakOff(String message) {
        damaged = true;
        source.problem(at, message);
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /// Reads the properties of a node. If they break off, the properties read so far are kept and the next token is
    /// [Kind#BROKEN].
    private void node() {
        kind = Kind.NODE;
        properties = new ArrayList<>();
        blanks();
        while (at < text.length() && SgfText.isNameCharacter(text.charAt(at))) {
            int start = at;
            while (at < text.length() && SgfText.isNameCharacter(text.charAt(at))) {
                at++;
            }
            String name = text.substring(start, at);
            List<Value> values = new ArrayList<>();
            blanks();
            while (at < text.length() && text.charAt(at) == '[') {
                int end = at >= unclosedFrom ? -1 : SgfText.end(text, at + 1);
                if (end < 0) {
                    unclosedFrom = Math.min(unclosedFrom, at);
                    breakOff(Words.of("sgf.valueOpen"));
                    return;
                }
                values.add(new Value(text.substring(at + 1, end), at + 1));
                at = end + 1;
                blanks();
            }
            if (values.isEmpty()) {
                breakOff(Words.of("sgf.value", name.length() > 24 ? name.substring(0, 24) : name));
                return;
            }
            properties.add(new Property(name, start, values));
        }
    }
}
