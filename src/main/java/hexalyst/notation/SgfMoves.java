package hexalyst.notation;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the nodes of one SGF game. Variations use an explicit stack. Confined to one thread.
final class SgfMoves {
    private final Source source;
    private final SgfParser parser;
    private final TreeBuilder builder;
    private final MoveCodec codec;
    private final SgfAnnotations annotations;
    private final Deque<Line> open = new ArrayDeque<>();
    private Line line;
    private @Nullable AnnotationDraft draft;
    private int draftNode = GameTree.ROOT;

    /// How far a variation has been read.
    ///
    /// @param node its last node
    /// @param position the position there
    /// @param leftOut true if the rest of it is left out
    private record Line(int node, Position position, boolean leftOut) {}

    SgfMoves(Source source, SgfParser parser, Position start) {
        this.source = source;
        this.parser = parser;
        builder = new TreeBuilder(start);
        codec = start.game().codec(start.grid());
        annotations = new SgfAnnotations(source, start.grid(), codec);
        line = new Line(GameTree.ROOT, start, false);
    }

    /// Reads from the root to the `)` that ends the game.
    GameTree read(int offset, SgfRoot root) {
        builder.tags(root.tags());
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
        GameTree tree = builder.build();
        BoardResult.compare(source, root.resultOffset(), builder.tags(), tree);
        return tree;
    }

    private void node(List<SgfParser.Property> properties) {
        Optional<SgfParser.Property> move = Optional.empty();
        for (SgfParser.Property property : properties) {
            if (SgfNames.ROOT.contains(property.name())) {
                leaveOut(property.offset(), Words.of("sgf.middle", property.name()));
                return;
            }
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
            annotations.add(properties, draft(line.node()));
        }
    }

    /// The draft of a node. It stays open until another node is annotated, since several nodes without a move may add
    /// to it.
    private AnnotationDraft draft(int node) {
        AnnotationDraft current = draft;
        if (current == null || draftNode != node) {
            finishDraft();
            current = AnnotationDraft.of(
                    builder.annotations(node), line.position().toMove());
            draft = current;
            draftNode = node;
        }
        return current;
    }

    private void finishDraft() {
        if (draft != null) {
            builder.annotate(draftNode, draft.finished());
            draft = null;
        }
    }

    private void leaveOut(int offset, String why) {
        source.problem(offset, why);
        line = new Line(line.node(), line.position(), true);
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
            line = new Line(builder.add(line.node(), line.position().canonical(move.get())), after, false);
            return true;
        } catch (IllegalMoveException illegal) {
            leaveOut(value.offset(), String.valueOf(illegal.getMessage()));
            return false;
        }
    }
}
