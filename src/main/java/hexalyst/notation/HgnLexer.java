package hexalyst.notation;

import hexalyst.notation.source.CommentText;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Words;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import java.util.List;
import java.util.stream.Stream;

/// Cuts a `.hgn` file into tokens. After [#next], `kind`, `from` and `end` describe the token. Confined to one thread.
final class HgnLexer {
    /// What a token is.
    enum Kind {
        /// The end of the file.
        END,
        /// `[`, where tags may begin.
        BRACKET,
        /// A comment; `from` and `end` delimit its content.
        COMMENT,
        /// `(`
        OPEN,
        /// `)`
        CLOSE,
        /// `$n` or a run of `!` and `?`.
        GLYPH,
        /// A move number with its dots.
        NUMBER,
        /// `1-0`, `0-1`, `1/2-1/2` or `*`.
        RESULT,
        /// Anything else; should be a move.
        WORD
    }

    /// A draw as typesetters write it.
    private static final List<String> DRAWS = List.of("½-½", "½–½");
    private static final String ENDS_WORD = "(){}[];$!?*";

    private final ProblemCollector source;
    private final String text;
    private int at;
    Kind kind = Kind.END;
    int from;
    int end;
    /// True if a comment was not closed.
    boolean unclosed;
    /// True if there is an empty line before the token.
    boolean newParagraph;

    HgnLexer(ProblemCollector source) {
        this.source = source;
        text = source.text();
        at = text.startsWith("\uFEFF") ? 1 : 0;
    }

    /// A part of the text.
    record Range(int from, int end) {}

    /// Where the token is; of a comment, its content.
    Range range() {
        return new Range(from, end);
    }

    /// The text of the token.
    String word() {
        return text.substring(from, end);
    }

    /// The offset where the search for the next token begins.
    int offset() {
        return at;
    }

    /// Continues somewhere else.
    void seek(int offset) {
        at = offset;
    }

    /// Reads the next token.
    void next() {
        int before = at;
        at = afterBlanks(at);
        newParagraph = blankLine(before, at);
        from = at;
        unclosed = false;
        if (at == text.length()) {
            kind = Kind.END;
            end = at;
            return;
        }
        char c = text.charAt(at);
        switch (c) {
            case '[' -> single(Kind.BRACKET);
            case '(' -> single(Kind.OPEN);
            case ')' -> single(Kind.CLOSE);
            case '*' -> single(Kind.RESULT);
            case '{' -> comment();
            case ';' -> lineComment();
            case '$' -> run(Kind.GLYPH, "0123456789");
            case '!', '?' -> run(Kind.GLYPH, "!?");
            case '½' -> {
                if (!isResult()) {
                    word(at);
                }
            }
            default -> {
                if (isDigit(c)) {
                    numberOrResult();
                } else {
                    word(at);
                }
            }
        }
    }

    /// The kind of the token after this one, without moving on.
    Kind peek() {
        int ahead = afterBlanks(at);
        if (ahead == text.length()) {
            return Kind.END;
        }
        return text.charAt(ahead) == ')' ? Kind.CLOSE : Kind.WORD;
    }

    /// Skips white space, and lines that begin with `%`, which PGN reserves for other programs.
    private int afterBlanks(int start) {
        int next = start;
        while (next < text.length() && (CommentText.isBlank(text.charAt(next)) || isEscape(next))) {
            next = isEscape(next) ? lineEnd(next) : next + 1;
        }
        return next;
    }

    private boolean isEscape(int offset) {
        return text.charAt(offset) == '%' && (offset == 0 || isLineEnd(text.charAt(offset - 1)));
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    private int lineEnd(int start) {
        int end = start;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /// True if there are two line ends with nothing but blanks in between. Looks no further than the end.
    private boolean blankLine(int start, int end) {
        boolean ended = false;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            boolean lineEnd = c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
            if (lineEnd && ended) {
                return true;
            }
            ended = lineEnd || ended && CommentText.isBlank(c);
        }
        return false;
    }

    /// True if the token is the first on its line.
    boolean startsLine() {
        int before = from - 1;
        while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
            before--;
        }
        return before < 0
                || text.charAt(before) == '\n'
                || text.charAt(before) == '\r'
                || text.charAt(before) == '\uFEFF';
    }

    private void single(Kind what) {
        kind = what;
        at++;
        end = at;
    }

    private void run(Kind what, String characters) {
        kind = what;
        at++;
        while (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        end = at;
    }

    private void comment() {
        kind = Kind.COMMENT;
        int open = at;
        from = open + 1;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '}') {
                end = i;
                at = i + 1;
                return;
            } else if (c == '\n' && looksLikeTag(i + 1)) {
                close(open, i);
                return;
            }
        }
        close(open, text.length());
    }

    private void close(int open, int where) {
        source.problem(open, Words.of("commentOpen"));
        unclosed = true;
        end = where;
        at = where;
    }

    private void lineComment() {
        kind = Kind.COMMENT;
        from = at + 1;
        at = lineEnd(at);
        end = at;
    }

    /// True if a line begins like a tag. No line of a comment that we write does.
    private boolean looksLikeTag(int lineStart) {
        int i = lineStart;
        if (i >= text.length() || text.charAt(i) != '[') {
            return false;
        }
        i++;
        int name = i;
        while (i < text.length() && Tag.isNameCharacter(text.charAt(i))) {
            i++;
        }
        int blank = i;
        while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
            i++;
        }
        return blank > name && i > blank && i < text.length() && text.charAt(i) == '"';
    }

    /// The result that the token says.
    String result() {
        return DRAWS.contains(word()) ? "1/2-1/2" : word();
    }

    private boolean isResult() {
        int stop = Stream.concat(Tags.RESULTS.stream(), DRAWS.stream())
                .filter(result -> text.startsWith(result, at))
                .mapToInt(result -> at + result.length())
                .findFirst()
                .orElse(at);
        boolean found = stop > at && (stop == text.length() || endsWord(text.charAt(stop)));
        if (found) {
            kind = Kind.RESULT;
            at = stop;
            end = stop;
        }
        return found;
    }

    private void numberOrResult() {
        if (isResult()) {
            return;
        }
        int start = at;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        if (at < text.length() && text.charAt(at) != '.' && !endsWord(text.charAt(at))) {
            word(start);
            return;
        }
        while (at < text.length() && text.charAt(at) == '.') {
            at++;
        }
        kind = Kind.NUMBER;
        end = at;
    }

    private void word(int start) {
        kind = Kind.WORD;
        at = start;
        do {
            at++;
        } while (at < text.length() && (!endsWord(text.charAt(at)) || goesOn()));
        end = at;
    }

    /// Moves of several pieces include their number, as in `e5-g5*2`.
    private boolean goesOn() {
        return text.charAt(at) == '*' && at + 1 < text.length() && isDigit(text.charAt(at + 1));
    }

    private static boolean endsWord(char c) {
        return CommentText.isBlank(c) || ENDS_WORD.indexOf(c) >= 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
