package hexalyst.export.document;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.Overlays.NumberedPiece;
import hexalyst.export.board.PlacingMoves;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Node;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/// The diagrams of a game, as in books: the pieces placed since the diagram before bear the numbers of their moves, and
/// after a mistake the move that the game shows instead is pale beside it. The caption tells what a board cannot show:
/// moves whose cell was used again ("20 at c4"), and swaps; not those or passes whose piece is simply gone. Turns that
/// only move pieces have no number, as in books on chess: the piece may be anywhere by now.
public final class Figure {
    private static final List<String> MISTAKES = List.of("?", "??");

    /// A caption that would list more moves lists none.
    private static final int MOST_TOLD = 8;

    private final Texts texts = Texts.of(Figure.class);
    private final GameTree tree;
    private final Wording wording;
    private final DocumentOptions options;
    private final Set<Integer> drawn = new HashSet<>();
    private final int before;

    /// @param before how many diagrams come before it in the document
    Figure(GameTree tree, Wording wording, DocumentOptions options, int before) {
        this.before = before;
        this.tree = tree;
        this.wording = wording;
        this.options = options;
    }

    /// The next diagram.
    ///
    /// @param ply the ply of the move that led there, as for [Wording#number]
    Block.Diagram of(Node node, int depth, int ply, Position position) {
        BoardPicture plain = NodePicture.of(tree, node.id(), position, options.shown());
        List<String> captions = new ArrayList<>();
        Overlays overlays = plain.overlays();
        if (options.shown().moveNumbers() == MoveNumbers.RECENT) {
            Map<Integer, String> numbers = recent(node.id(), captions);
            overlays = overlays.withNumbers(numbers, overlays.groupSizes());
        }
        Optional<Part.Put> pale = instead(node)
                .flatMap(move -> Optional.ofNullable(move.put()))
                .filter(put -> put.piece().owner().isPresent())
                .filter(put -> position.at(put.cell()).isEmpty());
        if (pale.isPresent()) {
            Part.Put put = pale.get();
            overlays = overlays.withPreview(List.of(new NumberedPiece(put.cell(), put.colour(), 0)), overlays.trails());
            captions.add(texts.get(
                    "pale", wording.number(ply) + "\u00A0" + tree.start().text(Move.of(put))));
        }
        drawn.add(node.id());
        String name = wording.caption(node, ply, position);
        if (!position.outcome().over() && !node.isRoot()) {
            captions.addFirst(texts.get("caption.next", tree.edition().sideName(position.toMove())));
        }
        captions.addFirst(texts.get("figure", number(), name));
        return new Block.Diagram(
                depth,
                node.id(),
                plain.with(plain.notes(), overlays, Optional.empty(), Grid.NONE),
                name,
                sentence(String.join("; ", captions)));
    }

    private static String sentence(String text) {
        return text.endsWith("…") || text.endsWith("...") ? text : text + ".";
    }

    /// The number of the last diagram, counted through the document.
    int number() {
        return before + drawn.size();
    }

    /// The numbers of the moves since the last diagram on the way to a node, by cell.
    ///
    /// @param captions receives what the board cannot show
    private Map<Integer, String> recent(int node, List<String> captions) {
        List<Integer> path = tree.path(node);
        int first = path.size() - 1;
        while (first > 0 && !drawn.contains(path.get(first - 1)) && first > 1) {
            first--;
        }
        Map<Integer, Integer> numbered = PlacingMoves.of(tree, path, Math.max(1, first), false);
        for (int ply = Math.max(1, first); ply < path.size(); ply++) {
            Move move = tree.node(path.get(ply)).move().orElse(Move.pass());
            int cell = PlacingMoves.cell(move);
            if (move.isSwap()) {
                captions.add(wording.number(ply - 1) + " " + tree.start().text(move));
            } else if (numbered.getOrDefault(cell, ply) != ply) {
                captions.add(
                        texts.get("at", wording.number(ply - 1), tree.grid().name(cell)));
            }
        }
        if (captions.size() > MOST_TOLD) {
            captions.clear();
        }
        IntFunction<String> labels = options.numbering().onPieces(tree.start());
        return numbered.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, at -> labels.apply(at.getValue() - 1)));
    }

    /// The move that the game shows instead of a mistake: the first of the line noted before it, or else the first
    /// variation that is no mistake itself. Empty after other moves.
    private Optional<Move> instead(Node node) {
        if (node.isRoot() || !node.annotations().hasSign(MISTAKES)) {
            return Optional.empty();
        }
        Node before = tree.node(node.parent());
        Optional<Move> noted = before.annotations().notes().stream()
                .filter(MachineNote.Line.class::isInstance)
                .flatMap(note -> ((MachineNote.Line) note).moves().stream().limit(1))
                .findFirst();
        return noted.or(() -> before.children().stream()
                        .map(tree::node)
                        .filter(other ->
                                other.id() != node.id() && !other.annotations().hasSign(MISTAKES))
                        .findFirst()
                        .flatMap(Node::move))
                .filter(move -> !node.move().equals(Optional.of(move)));
    }
}
