package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Side;

/// Draws bars in the players' colours along the sides of a board that they have to join
/// ([hexalyst.game.Edition#goals]).
public final class GoalPainter {
    /// How far a bar is from the middles of the cells, how thick it is, and how far it is from the corners, in radii.
    private static final double AWAY = 0.7;

    private static final double THICK = 0.18;
    private static final double SHORT = 0.1;
    private static final double EDGE = 0.03;

    private final Brush brush;

    /// @param out where to draw
    /// @param geometry the place on it
    public GoalPainter(Surface out, BoardGeometry geometry) {
        this(new Brush(out, geometry, 1));
    }

    GoalPainter(Brush brush) {
        this.brush = brush;
    }

    /// Draws the sides of which all cells are shown.
    public void paint(Grid grid, GameLook game, CellSet shown) {
        double middleX = shown.stream().mapToDouble(brush::x).average().orElse(0);
        double middleY = shown.stream().mapToDouble(brush::y).average().orElse(0);
        for (Side player : Side.values()) {
            for (CellSet side : game.goals(grid, player)) {
                int[] cells = side.stream().toArray();
                if (side.isSubsetOf(shown) && cells.length > 1) {
                    bar(cells[0], cells[cells.length - 1], middleX, middleY, player);
                }
            }
        }
    }

    /// Draws a bar beside the line between two cells, on the side away from the middle of the board.
    private void bar(int from, int to, double middleX, double middleY, Side player) {
        double length = Math.hypot(brush.x(to) - brush.x(from), brush.y(to) - brush.y(from));
        double rightX = (brush.x(to) - brush.x(from)) / length * brush.radius();
        double rightY = (brush.y(to) - brush.y(from)) / length * brush.radius();
        double inwards = (middleX - brush.x(from)) * -rightY + (middleY - brush.y(from)) * rightX;
        double outX = inwards > 0 ? rightY : -rightY;
        double outY = inwards > 0 ? -rightX : rightX;
        double far = AWAY + THICK;
        double[] xs = {
            brush.x(from) + SHORT * rightX + AWAY * outX,
            brush.x(to) - SHORT * rightX + AWAY * outX,
            brush.x(to) - SHORT * rightX + far * outX,
            brush.x(from) + SHORT * rightX + far * outX
        };
        double[] ys = {
            brush.y(from) + SHORT * rightY + AWAY * outY,
            brush.y(to) - SHORT * rightY + AWAY * outY,
            brush.y(to) - SHORT * rightY + far * outY,
            brush.y(from) + SHORT * rightY + far * outY
        };
        Style style = player == Side.WHITE
                ? brush.both(Ink.WHITE, Ink.WHITE_EDGE, EDGE)
                : brush.both(Ink.BLACK, Ink.BLACK_EDGE, EDGE);
        brush.out().polygon(xs, ys, style);
    }
}
