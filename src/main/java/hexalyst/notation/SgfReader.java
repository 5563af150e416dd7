package hexalyst.notation;

import hexalyst.game.Position;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads SGF FF\[4\] files. `W[e5b]` is White placing a black piece; `W[]` and `W[pass]` are passes. For the properties
/// that mean something here see [SgfNames]; all others are kept on their nodes.
///
/// - A node without a move is merged into the one before it, since every node of our trees is a move.
/// - A set-up (`AW`, `AB`, `AE`, `PL`) in the middle of a game begins a game of its own and is a problem,
///   since a tree of ours has one start. The rest of a variation after a wrong move is left out.
/// - Damaged text ends a game; reading continues at the next line that begins like one, `(;FF[`.
public final class SgfReader {
    private final GameLookup lookup;

    /// @param lookup the games that files may name
    public SgfReader(GameLookup lookup) {
        this.lookup = lookup;
    }

    /// Reads all games of a file. Never throws.
    public ReadResult read(String text) {
        ProblemCollector source = new ProblemCollector(text);
        SgfParser parser = new SgfParser(source);
        List<GameTree> games = new ArrayList<>();
        parser.next();
        if (parser.kind == SgfParser.Kind.END) {
            source.problem(0, Words.of("noGameInFile"));
        }
        while (parser.kind != SgfParser.Kind.END) {
            switch (parser.kind) {
                case OPEN -> games.addAll(game(source, parser));
                case BROKEN -> parser.seekGame();
                case CLOSE, NODE -> {
                    source.problem(parser.offset, Words.of("sgf.begin"));
                    parser.seekGame();
                }
                case END -> {}
            }
            parser.next();
        }
        return new ReadResult(games, source.problems());
    }

    /// Reads a game after its `(`, to its `)` or, if the text is damaged, to the next game.
    private List<GameTree> game(ProblemCollector source, SgfParser parser) {
        int offset = parser.offset;
        parser.next();
        if (parser.kind != SgfParser.Kind.NODE) {
            source.problem(parser.offset, Words.of("sgf.beginNode"));
            parser.seekGame();
            return List.of();
        }
        SgfRoot root = new SgfRoot(source, offset, parser.properties, parser::firstMover);
        Optional<Position> start = root.start(lookup);
        if (start.isEmpty()) {
            skip(parser);
            return List.of();
        }
        return new SgfMoves(source, parser, start.get()).read(offset, root);
    }

    private static void skip(SgfParser parser) {
        int depth = 1;
        while (depth > 0) {
            parser.next();
            switch (parser.kind) {
                case OPEN -> depth++;
                case CLOSE -> depth--;
                case NODE -> {}
                case END -> depth = 0;
                case BROKEN -> {
                    parser.seekGame();
                    depth = 0;
                }
            }
        }
    }
}
