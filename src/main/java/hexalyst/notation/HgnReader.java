package hexalyst.notation;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads `.hgn` files, the game text that looks like chess players' PGN: tag pairs, moves with numbers, comments in
/// braces or from `;` to the line's end, variations in parentheses, glyphs and a result. For comments see
/// [CommentText], for what programs say in them [CommandText].
///
/// - Numbers are not checked: `1.`, `1...` or none before a move is the same.
/// - A comment after a move is about that move. One after `(` or after a number is to be read before the move that
///   follows. One before everything else is about the game and belongs to the root.
/// - A wrong move ends its variation: reading goes on after the variation's `)`. On the main line it ends the game:
///   reading goes on after the result or at the next tags, whatever is damaged before them.
/// - A value without a meaning, such as `[%eval x]`, is a problem and kept as text.
public final class HgnReader {
    private final GameLookup lookup;

    /// @param lookup the games that files may name
    public HgnReader(GameLookup lookup) {
        this.lookup = lookup;
    }

    /// Reads all games of a file. Never throws.
    public ReadResult read(String text) {
        Source source = new Source(text);
        HgnLexer lexer = new HgnLexer(source);
        List<GameTree> games = new ArrayList<>();
        lexer.next();
        if (lexer.kind == HgnLexer.Kind.END) {
            source.problem(0, "there is no game in this file");
        }
        while (lexer.kind != HgnLexer.Kind.END) {
            HgnTags tags = new HgnTags(source);
            while (lexer.kind == HgnLexer.Kind.BRACKET) {
                lexer.seek(tags.read(lexer.from));
                lexer.next();
            }
            Optional<Position> start = tags.start(lookup);
            if (start.isEmpty()) {
                skipGame(lexer);
                continue;
            }
            TreeBuilder builder = new TreeBuilder(start.get());
            builder.tags(tags.tags());
            new HgnMoves(source, lexer, builder).read();
            games.add(builder.build());
        }
        return new ReadResult(games, source.problems());
    }

    /// Goes on to the next tags that begin a line.
    static void skipGame(HgnLexer lexer) {
        while (lexer.kind != HgnLexer.Kind.END && !(lexer.kind == HgnLexer.Kind.BRACKET && lexer.startsLine())) {
            lexer.next();
        }
    }
}
