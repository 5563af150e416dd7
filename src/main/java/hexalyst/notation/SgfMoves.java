package hexalyst.notation;

import hexalyst.game.Content;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Reads the nodes of one SGF game. Variations use an explicit stack. What follows a set-up in the middle of it becomes
/// a game of its own, with the same players. Confined to one thread.
final class SgfMoves {
    /// The properties that set up stones, and what they put on a cell.
    private static final Map<String, Content> SET_UP =
            Map.of("AW", Content.WHITE, "AB", Content.BLACK, "AE", Content.EMPTY);

    private final ProblemCollector source;
    private final SgfParser parser;
    private final List<TreeBuilder> games = new ArrayList<>();
    private final MoveCodec codec;
    private final SgfAnnotations annotations;
    private final Deque<Line> open = new ArrayDeque<>();
    private Line line;
    private @Nullable AnnotationDraft draft;
    private Line draftLine;
    /// The game that the main line of the file ends in.
    private Optional<TreeBuilder> main = Optional.empty();

    /// How far a variation has been read.
    ///
    /// @param game the game that it belongs to
    /// @param node its last node
    /// @param position the position there
    /// @param leftOut true if the rest of it is left out
    private record Line(TreeBuilder game, int node, Position position, boolean leftOut) {}

    SgfMoves(ProblemCollector source, SgfParser parser, Position start) {
        this.source = source;
        this.parser = parser;
        codec = start.game().codec(start.grid());
        annotations = new SgfAnnotations(source, start.grid(), codec);
        line = begin(start);
        draftLine = line;
    }

    private Line begin(Position start) {
        TreeBuilder game = new TreeBuilder(start);
        games.add(game);
        return new Line(game, GameTree.ROOT, start, false);
    }

    /// Reads from the root to the `)` that ends the game.
    List<GameTree> read(int offset, SgfRoot root) {
        node(root.others());
        boolean inside = true;
        while (inside) {
            parser.next();
            switch (parser.kind) {
                case NODE -> {
                    if (!line.leftOut()) {
                        node(parser.properties);
                    }
                }
                case OPEN -> open.push(line);
                case CLOSE -> {
                    main = main.or(() -> Optional.of(line.game()));
                    inside = !open.isEmpty();
                    line = inside ? open.pop() : line;
                }
                case END -> {
                    source.problem(offset, Words.of("sgf.open"));
                    inside = false;
                }
                case BROKEN -> {
                    parser.seekGame();
                    inside = false;
                }
            }
        }
        finishDraft();
        return trees(root, main.orElse(line.game()));
    }

    /// The games, with the result of the file in the one where its main line ends.
    private List<GameTree> trees(SgfRoot root, TreeBuilder ending) {
        Tags tags = root.tags();
        List<GameTree> trees = new ArrayList<>();
        for (TreeBuilder game : games) {
            boolean nothing =
                    game.size() == 1 && game.annotations(GameTree.ROOT).equals(Annotations.NONE);
            if (game == ending) {
                game.tags(tags);
                trees.add(game.build());
                BoardResult.compare(source, root.resultOffset(), tags, trees.getLast());
            } else if (game != games.getFirst() || !nothing) {
                game.tags(tags.with(Tags.RESULT, "*"));
                trees.add(game.build());
            }
        }
        return trees;
    }

    private void node(List<SgfParser.Property> properties) {
        Optional<SgfParser.Property> move = Optional.empty();
        if (!setUp(properties)) {
            return;
        }
        for (SgfParser.Property property : properties) {
            if (property.name().equals("W") || property.name().equals("B")) {
                if (move.isPresent() || property.values().size() > 1) {
                    leaveOut(property.offset(), Words.of("sgf.second"));
                    return;
                }
                move = Optional.of(property);
            }
        }
        if (move.isPresent() && !play(move.get())) {
            return;
        }
        if (properties.size() > (move.isPresent() ? 1 : 0)) {
            annotations.add(
                    properties.stream()
                            .filter(property -> !SgfNames.ROOT.contains(property.name()))
                            .toList(),
                    draft());
        }
    }

    /// Begins a game of its own if these properties set up a position.
    ///
    /// @return false if they cannot be read, so that the rest of the variation is left out
    private boolean setUp(List<SgfParser.Property> properties) {
        Optional<SgfParser.Property> first = properties.stream()
                .filter(property -> SgfNames.ROOT.contains(property.name()))
                .findFirst();
        if (first.isEmpty()) {
            return true;
        }
        int offset = first.get().offset();
        Position before = line.position();
        PositionSetup setup =
                new PositionSetup(before.grid(), before.setup().cells(), mover(properties), Optional.empty(), 0);
        for (SgfParser.Property property : properties) {
            Content content = SET_UP.get(property.name());
            if (content == null
                    && SgfNames.ROOT.contains(property.name())
                    && !property.name().equals("PL")) {
                leaveOut(property.offset(), Words.of("sgf.middle", property.name()));
                return false;
            }
            if (content != null) {
                for (SgfParser.Value value : property.values()) {
                    OptionalInt cell = before.grid().named(value.text());
                    if (cell.isEmpty()) {
                        leaveOut(value.offset(), Words.of("sgf.noCell", property.name(), Quoted.text(value.text())));
                        return false;
                    }
                    setup = setup.with(cell.getAsInt(), content);
                }
            }
        }
        return switch (before.game().position(before.edition(), setup)) {
            case SetupResult.Valid valid -> {
                source.problem(offset, Words.of("sgf.ownGame", first.get().name()));
                line = begin(valid.position());
                yield true;
            }
            case SetupResult.Invalid invalid -> {
                leaveOut(offset, invalid.words(before.edition()));
                yield false;
            }
        };
    }

    /// Who is to move after a set-up: the player of `PL`, else of the next move.
    private Side mover(List<SgfParser.Property> properties) {
        String player = properties.stream()
                .filter(property -> property.name().equals("PL"))
                .map(property -> property.values().getFirst().text().strip().toUpperCase(Locale.ROOT))
                .findFirst()
                .orElseGet(parser::firstMover);
        return player.startsWith("B") ? Side.BLACK : Side.WHITE;
    }

    /// The draft of a node. It stays open until another node is annotated, since several nodes without a move may add
    /// to it.
    private AnnotationDraft draft() {
        AnnotationDraft current = draft;
        if (current == null || draftLine.game() != line.game() || draftLine.node() != line.node()) {
            finishDraft();
            current = AnnotationDraft.of(
                    line.game().annotations(line.node()), line.position().toMove());
            draft = current;
            draftLine = line;
        }
        return current;
    }

    private void finishDraft() {
        if (draft != null) {
            draftLine.game().annotate(draftLine.node(), draft.finished());
            draft = null;
        }
    }

    private void leaveOut(int offset, String why) {
        source.problem(offset, why);
        line = new Line(line.game(), line.node(), line.position(), true);
    }

    private boolean play(SgfParser.Property property) {
        SgfParser.Value value = property.values().getFirst();
        Side mover = property.name().equals("W") ? Side.WHITE : Side.BLACK;
        Side expected = line.position().toMove();
        if (mover != expected) {
            boolean white = mover == Side.WHITE;
            leaveOut(property.offset(), Words.of(white ? "sgf.whiteMoves" : "sgf.blackMoves"));
            return false;
        }
        String text = value.text().strip();
        Optional<Move> move = text.isEmpty() ? Optional.of(Move.pass()) : codec.parse(text, mover);
        if (move.isEmpty()) {
            leaveOut(value.offset(), Words.of("noMove", Quoted.text(text)));
            return false;
        }
        try {
            Position after = line.position().play(move.get());
            TreeBuilder game = line.game();
            line = new Line(game, game.add(line.node(), line.position().canonical(move.get())), after, false);
            return true;
        } catch (IllegalMoveException illegal) {
            leaveOut(value.offset(), String.valueOf(illegal.getMessage()));
            return false;
        }
    }
}
