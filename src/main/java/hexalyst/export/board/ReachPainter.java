package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.Surface.Style;

/// Draws what a click may do next: a dot on an empty cell where nothing else is drawn, a ring around pieces and around
/// signs that show for whom a cell counts, and a stronger ring around picked pieces. Groups that may do something in
/// the turn have a lit background; those that may not are veiled.
final class ReachPainter {
    private static final double RING = 0.86;
    private static final double DOT = 0.17;
    /// The radius of the ring around a sign that shows for whom a cell counts.
    private static final double ROUND = BoardPainter.TERRITORY + 0.14;

    private static final double FAINT = 0.55;

    private static final double LIGHT = 0.22;
    /// The opacity of a veil.
    static final double VEIL = 0.62;
    /// The opacity of the veil over groups that may do nothing more, which must not look like a line that is only
    /// shown.
    private static final double DIM = 0.38;

    private final Brush brush;

    ReachPainter(Brush brush) {
        this.brush = brush;
    }

    /// Draws what is below the pieces.
    void ground(BoardPicture picture) {
        Style light = Style.filled(Ink.CURSOR).faint(LIGHT);
        picture.reach().lit().stream().forEach(cell -> brush.cell(cell, BoardPainter.CELL, light));
    }

    /// Draws what is above the pieces.
    void paint(BoardPicture picture) {
        BoardPicture.Reach reach = picture.reach();
        CellSet told = BoardPainter.covered(picture.overlays());
        CellSet counting = picture.game().whites().or(picture.game().blacks()).minus(told);
        int hovered = picture.hover().map(BoardPicture.Hover::cell).orElse(Grid.NONE);
        for (int cell : reach.targets().stream().toArray()) {
            if (!picture.contents().get(cell).pieces().isEmpty()) {
                brush.cell(cell, RING, brush.line(Ink.CURSOR, 0.07).faint(FAINT));
            } else if (cell != hovered && counting.contains(cell)) {
                brush.out()
                        .circle(
                                brush.x(cell),
                                brush.y(cell),
                                ROUND * brush.radius(),
                                brush.line(Ink.CURSOR, 0.08).faint(FAINT));
            } else if (cell != hovered && !told.contains(cell)) {
                brush.out()
                        .circle(
                                brush.x(cell),
                                brush.y(cell),
                                DOT * brush.radius(),
                                Style.filled(Ink.CURSOR).faint(FAINT));
            }
        }
        Style veil = Style.filled(Ink.CELL).faint(DIM);
        reach.dimmed().stream().forEach(cell -> brush.cell(cell, BoardPainter.CELL, veil));
        reach.picked().stream().forEach(cell -> brush.cell(cell, RING, brush.line(Ink.CURSOR, 0.12)));
    }
}
