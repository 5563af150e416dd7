package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.record.GameTree;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The part of a large board that the figures of a game need, as books on Go show only the corner they speak of. All
/// figures of a game show the same part, so that they can be compared.
public final class CutOut {
    /// How far a cut-out goes on around the cells that are used, in radii of a cell: two rows of hexagons.
    private static final double MARGIN = 3.2;
    /// A cut-out is at least this wide and high, in radii: on fewer cells they would look larger than on a small board.
    private static final double LEAST = 16;
    /// Cells have to be this many times as large as on the whole board to be worth a cut.
    private static final double WORTH = 1.3;

    private CutOut() {}

    /// The cells to draw; all of the board if it is small, or used nearly everywhere.
    ///
    /// @param tree the game, all of whose moves are on the cut-out
    /// @param pictures its figures, at least one
    public static CellSet of(GameTree tree, List<BoardPicture> pictures) {
        BoardPicture first = pictures.getFirst();
        Grid grid = first.grid();
        BoardGeometry unit =
                new BoardGeometry(grid, first.look().turn(), first.look().mirrored(), 1, 0, 0);
        Stream<CellSet> moves = tree.preorder(GameTree.ROOT).stream()
                .flatMap(id -> tree.node(id).move().stream())
                .map(Move::cells);
        int[] used =
                Stream.concat(moves, pictures.stream().map(CutOut::used)).reduce(CellSet.EMPTY, CellSet::or).stream()
                        .toArray();
        if (used.length == 0) {
            return unit.shown();
        }
        Span across = Span.of(IntStream.of(used).mapToDouble(unit::x).toArray());
        Span down = Span.of(IntStream.of(used).mapToDouble(unit::y).toArray());
        CellSet part = CellSet.of(unit.shown().stream()
                .filter(cell -> across.holds(unit.x(cell)) && down.holds(unit.y(cell)))
                .toArray());
        double whole = radius(first, unit.shown());
        return radius(first, part) >= WORTH * whole ? part : unit.shown();
    }

    private static double radius(BoardPicture picture, CellSet shown) {
        return BoardGeometry.cut(
                        picture.grid(), picture.look().turn(), picture.look().mirrored(), 1, shown)
                .radius();
    }

    /// The cells on which a picture shows something.
    private static CellSet used(BoardPicture picture) {
        CellSet held = CellSet.of(IntStream.range(0, picture.grid().cells())
                .filter(cell -> !picture.contents().get(cell).isEmpty())
                .filter(cell -> !picture.game().hides(picture.contents().get(cell)))
                .toArray());
        BoardPicture.Notes notes = picture.notes();
        IntStream noted = IntStream.concat(
                notes.marks().stream().mapToInt(Mark::cell),
                notes.labels().stream().mapToInt(Label::cell));
        IntStream ends = notes.arrows().stream().flatMapToInt(arrow -> IntStream.of(arrow.from(), arrow.to()));
        return held.or(picture.lastMove())
                .or(picture.deciding())
                .or(BoardPainter.covered(picture.overlays()))
                .or(CellSet.of(IntStream.concat(noted, ends).toArray()));
    }

    /// A stretch of the board in one direction.
    private record Span(double from, double to) {
        private static Span of(double[] centres) {
            double from = DoubleStream.of(centres).min().orElseThrow() - MARGIN;
            double to = DoubleStream.of(centres).max().orElseThrow() + MARGIN;
            double more = Math.max(0, LEAST - (to - from)) / 2;
            return new Span(from - more, to + more);
        }

        private boolean holds(double at) {
            return at >= from && at <= to;
        }
    }
}
