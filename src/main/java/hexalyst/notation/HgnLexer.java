package hexalyst.notation;

import hexalyst.record.Tag;

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

    private static final String ENDS_WORD = "(){}[];$!?*";

    private final Source source;
    private final String text;
    private int at;
    Kind kind = Kind.END;
    int from;
    int end;
    /// True if a comment was not closed.
    boolean unclosed;

    HgnLexer(Source source) {
        this.source = source;
        text = source.text();
        at = text.startsWith("\uFEFF") ? 1 : 0;
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
        while (at < text.length() && CommentText.isBlank(text.charAt(at))) {
            at++;
        }
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
        int ahead = at;
        while (ahead < text.length() && CommentText.isBlank(text.charAt(ahead))) {
            ahead++;
        }
        return ahead == text.length() ? Kind.END : text.charAt(ahead) == ')' ? Kind.CLOSE : Kind.WORD;
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
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
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

    private void numberOrResult() {
        for (String result : hexalyst.record.Tags.RESULTS) {
            int stop = at + result.length();
            if (text.startsWith(result, at) && (stop == text.length() || endsWord(text.charAt(stop)))) {
                kind = Kind.RESULT;
                at = stop;
                end = stop;
                return;
            }
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
