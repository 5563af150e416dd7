package hexalyst.notation;

import hexalyst.game.Position;
import hexalyst.notation.source.FileProblem;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads `.hgn` files, a game text similar to PGN for chess: tag pairs, moves with numbers, comments in braces or from
/// `;` to the end of the line, variations in parentheses, glyphs and a result. For comments see
/// [hexalyst.notation.source.CommentText], for commands in them [CommandText].
///
/// - Numbers are not checked, except that `1...` before a first move of White's is a problem.
/// - Lines that begin with `%` are skipped. A comment before the tags is about the game; one after the result belongs
///   to the last move, unless an empty line and another game's tags come in between.
/// - Signs such as `+/-` after a move are read as their glyphs ([EvaluationSigns]), and `½-½` as a draw.
/// - A comment after a move belongs to that move. One after `(` or after a number is a comment before the following
///   move. One before all moves is about the game and belongs to the root.
/// - A wrong move ends its variation: reading continues after the variation's `)`. On the main line it ends the game:
///   reading continues after the result or at the next tags, whatever comes before them.
/// - An invalid value, such as `[%eval x]`, is a problem and is kept as text.
public final class HgnReader {
    private final GameLookup lookup;

    /// @param lookup the games that files may name
    public HgnReader(GameLookup lookup) {
        this.lookup = lookup;
    }

    /// Reads all games of a file. Never throws.
    public ReadResult read(String text) {
        HgnGames games = games(text);
        List<GameTree> all = new ArrayList<>();
        games.forEachRemaining(all::add);
        return new ReadResult(all, games.problems());
    }

    /// The games of a file one after another. Never throws.
    public HgnGames games(String text) {
        return new HgnGames(this, text);
    }

    /// Comments before the tags are about the game that follows.
    static List<HgnLexer.Range> comments(HgnLexer lexer) {
        List<HgnLexer.Range> all = new ArrayList<>();
        while (lexer.kind == HgnLexer.Kind.COMMENT && !lexer.unclosed) {
            all.add(lexer.range());
            lexer.next();
        }
        return all;
    }

    /// Reads the tags of a game; empty, with problems noted, if they do not determine its start.
    Optional<TreeBuilder> head(ProblemCollector source, HgnLexer lexer) {
        HgnTags tags = new HgnTags(source);
        while (lexer.kind == HgnLexer.Kind.BRACKET) {
            lexer.seek(tags.read(lexer.from));
            lexer.next();
        }
        Optional<TreeBuilder> builder = tags.start(lookup).map(TreeBuilder::new);
        builder.ifPresent(tree -> tree.tags(tags.tags()));
        return builder;
    }

    /// Reads a text that should hold one game, with the places of its moves. Never throws.
    public PlacedGame readGame(String text) {
        return readGame(text, false);
    }

    /// Like [#readGame], for a text that is being typed: if it ends without a result, the game goes on, or has the
    /// result of its tag. Files always have a result.
    public PlacedGame readDraft(String text) {
        return readGame(text, true);
    }

    private PlacedGame readGame(String text, boolean draft) {
        ProblemCollector source = new ProblemCollector(text);
        HgnLexer lexer = new HgnLexer(source);
        lexer.next();
        if (lexer.kind == HgnLexer.Kind.END) {
            source.problem(0, Words.of("noGameInText"));
        }
        List<HgnLexer.Range> ahead = comments(lexer);
        return head(source, lexer)
                .map(builder -> game(source, lexer, builder, ahead, draft))
                .orElseGet(() -> new PlacedGame(Optional.empty(), new PlacedText(text, List.of()), ordered(source)));
    }

    /// Reads moves from a position, with variations and comments; the result is optional. Never throws.
    public static PlacedGame readMoves(String text, Position start) {
        ProblemCollector source = new ProblemCollector(text);
        HgnLexer lexer = new HgnLexer(source);
        lexer.next();
        return game(source, lexer, new TreeBuilder(start), List.of(), true);
    }

    private static PlacedGame game(
            ProblemCollector source,
            HgnLexer lexer,
            TreeBuilder builder,
            List<HgnLexer.Range> ahead,
            boolean resultMayLack) {
        HgnMoves moves = new HgnMoves(source, lexer, builder);
        ahead.forEach(moves::comment);
        (resultMayLack ? moves.withoutResult() : moves).read();
        comments(lexer).forEach(moves::commentAfter);
        if (lexer.kind != HgnLexer.Kind.END) {
            source.problem(lexer.from, Words.of("afterResult"));
        }
        return new PlacedGame(
                Optional.of(moves.tree()), new PlacedText(source.text(), moves.places()), ordered(source));
    }

    /// The position where the next move would be played in an unfinished text; empty where no move may come, such as
    /// inside a comment or after an error.
    public Optional<Position> positionAfter(String text) {
        ProblemCollector source = new ProblemCollector(text);
        HgnLexer lexer = new HgnLexer(source);
        lexer.next();
        comments(lexer);
        return head(source, lexer).flatMap(builder -> {
            HgnMoves moves = new HgnMoves(source, lexer, builder);
            moves.read();
            return moves.atEnd();
        });
    }

    private static List<FileProblem> ordered(ProblemCollector source) {
        return new ReadResult(List.of(), source.problems()).problems();
    }

    /// Skips to the next tags at the beginning of a line.
    static void skipGame(HgnLexer lexer) {
        while (lexer.kind != HgnLexer.Kind.END && !(lexer.kind == HgnLexer.Kind.BRACKET && lexer.startsLine())) {
            lexer.next();
        }
    }
}
