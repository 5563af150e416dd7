package hexalyst.ui.notation;

import hexalyst.board.Grid;
import hexalyst.board.Outline;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Position;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Orders the moves of a position by likelihood, where nothing is proved of them: first known likely moves, then those
/// near the middle of the pieces, or near the middle of an empty board; words such as `pass` last.
final class LikelyMoves {
    private final Grid grid;
    private final List<Parts> known;
    private final Outline.Point middle;

    /// @param known the moves that are known to be likely, the likeliest first
    LikelyMoves(Position position, List<Parts> known) {
        this.known = known;
        grid = position.grid();
        List<Content> contents = position.contents();
        int[] taken = IntStream.range(0, grid.cells())
                .filter(cell -> !contents.get(cell).pieces().isEmpty())
                .toArray();
        int[] cells = taken.length == 0 ? IntStream.range(0, grid.cells()).toArray() : taken;
        middle = new Outline.Point(
                IntStream.of(cells).mapToDouble(cell -> at(cell).x()).average().orElse(0),
                IntStream.of(cells).mapToDouble(cell -> at(cell).y()).average().orElse(0));
    }

    /// The likely turns first; for unfinished turns, those that may become one.
    Comparator<Move> first() {
        return Comparator.comparingInt(this::place).thenComparingDouble(this::far);
    }

    private int place(Move begun) {
        List<Part> parts = begun.parts();
        for (int i = 0; i < known.size(); i++) {
            List<Part> whole = known.get(i).parts();
            if (whole.size() >= parts.size() && whole.subList(0, parts.size()).equals(parts)) {
                return i;
            }
        }
        return known.size();
    }

    private double far(Move begun) {
        int cell = begun.lastCell();
        return cell == Grid.NONE ? Double.MAX_VALUE : Math.hypot(at(cell).x() - middle.x(), at(cell).y() - middle.y());
    }

    private Outline.Point at(int cell) {
        return grid.outline(cell).centre();
    }
}
