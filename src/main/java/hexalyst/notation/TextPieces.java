package hexalyst.notation;

import hexalyst.notation.source.ProblemCollector;
import java.util.ArrayList;
import java.util.List;

/// Cuts the text of games, valid or not, into pieces of different kinds.
public final class TextPieces {
    private final String text;
    private final HgnLexer lexer;
    private final HgnTags tags;
    private final List<TextPiece> pieces = new ArrayList<>();

    private TextPieces(String text) {
        this.text = text;
        ProblemCollector source = new ProblemCollector(text);
        lexer = new HgnLexer(source);
        tags = new HgnTags(source);
    }

    /// The pieces of a text, in its order; they do not overlap.
    public static List<TextPiece> of(String text) {
        TextPieces cutting = new TextPieces(text);
        cutting.run();
        return cutting.pieces;
    }

    private void run() {
        lexer.next();
        while (lexer.kind != HgnLexer.Kind.END) {
            switch (lexer.kind) {
                case END -> {}
                case BRACKET -> {
                    int end = tags.read(lexer.from);
                    add(TextPiece.Kind.TAG, lexer.from, end);
                    lexer.seek(end);
                }
                case COMMENT -> comment();
                case OPEN, CLOSE -> add(TextPiece.Kind.PARENTHESIS, lexer.from, lexer.end);
                case GLYPH -> add(TextPiece.Kind.GLYPH, lexer.from, lexer.end);
                case NUMBER -> add(TextPiece.Kind.NUMBER, lexer.from, lexer.end);
                case RESULT -> add(TextPiece.Kind.RESULT, lexer.from, lexer.end);
                case WORD -> add(TextPiece.Kind.MOVE, lexer.from, lexer.end);
            }
            lexer.next();
        }
    }

    /// The comment with its delimiters; notes in it are separate pieces.
    private void comment() {
        boolean closed = !lexer.unclosed && lexer.end < text.length() && text.charAt(lexer.end) == '}';
        int end = closed && text.charAt(lexer.from - 1) == '{' ? lexer.end + 1 : lexer.end;
        int from = lexer.from - 1;
        int at = lexer.from;
        while (at < lexer.end) {
            char c = text.charAt(at);
            int close = c == '[' && text.startsWith("[%", at) ? text.indexOf(']', at) : -1;
            if (close >= 0 && close < lexer.end) {
                add(TextPiece.Kind.COMMENT, from, at);
                add(TextPiece.Kind.NOTE, at, close + 1);
                at = close + 1;
                from = at;
            } else {
                at += c == '\\' ? 2 : 1;
            }
        }
        add(TextPiece.Kind.COMMENT, from, end);
    }

    private void add(TextPiece.Kind kind, int from, int end) {
        if (end > from) {
            pieces.add(new TextPiece(kind, from, end));
        }
    }
}
