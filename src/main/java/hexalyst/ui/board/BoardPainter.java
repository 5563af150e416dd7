package hexalyst.ui.board;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Side;
import java.util.function.Function;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;

/// Draws one [BoardPicture]. Sizes are in cell radii; paints come from the style sheets.
final class BoardPainter {
    private static final double CELL = 0.965;
    private static final double GHOST_OPACITY = 0.75;
    private static final double FORBIDDEN_OPACITY = 0.25;

    private final GraphicsContext out;
    private final BoardGeometry geometry;
    private final Brush brush;

    BoardPainter(GraphicsContext out, BoardGeometry geometry, Function<Ink, Paint> paints) {
        this.out = out;
        this.geometry = geometry;
        brush = new Brush(out, geometry, paints);
    }

    /// Draws everything anew.
    void paint(BoardPicture picture) {
        PiecePainter pieces = new PiecePainter(brush, picture.look());
        OverlayPainter overlays = new OverlayPainter(brush, pieces, picture.look());
        Overlays over = picture.overlays();
        brush.begin();
        if (picture.look().coordinates()) {
            letters(picture.grid());
        }
        CellSet covered = covered(over);
        for (int cell = 0; cell < picture.grid().cells(); cell++) {
            cell(picture, cell, covered);
        }
        over.lens().forEach(overlays::lens);
        picture.hover().ifPresent(this::groups);
        for (int cell = 0; cell < picture.grid().cells(); cell++) {
            switch (picture.contents().get(cell)) {
                case WHITE -> pieces.piece(cell, Side.WHITE);
                case BLACK -> pieces.piece(cell, Side.BLACK);
                case EMPTY, BLOCKED -> {}
            }
        }
        picture.deciding().stream().forEach(this::deciding);
        lastMove(picture);
        over.signs().forEach(sign -> overlays.sign(sign, !over.lens().isEmpty()));
        over.best().forEach(best -> overlays.best(best, !over.lens().isEmpty()));
        overlays.moveNumbers(picture);
        overlays.groupSizes(over.groupSizes());
        over.preview().forEach(overlays::preview);
        picture.hover().filter(hover -> !covered.contains(hover.cell())).ifPresent(hover -> ghosts(hover, pieces));
        new NotePainter(brush).paint(picture);
        if (picture.cursor() != HexGrid.NONE) {
            brush.strokeHexagon(picture.cursor(), 0.9, Ink.CURSOR, 0.11);
        }
    }

    /// The cells whose middle something else is drawn in.
    private static CellSet covered(Overlays over) {
        CellSet cells = CellSet.EMPTY;
        for (Overlays.LensCell lens : over.lens()) {
            cells = cells.with(lens.cell());
        }
        for (Overlays.BestMove best : over.best()) {
            cells = cells.with(best.cell());
        }
        for (Overlays.NumberedPiece piece : over.preview()) {
            cells = cells.with(piece.cell());
        }
        return cells;
    }

    private void letters(HexGrid grid) {
        double size = Math.clamp(0.42 * brush.radius(), 9, 22);
        for (int row = 0; row < grid.rows(); row++) {
            brush.text(grid.rowName(row), geometry.letterX(row), geometry.letterY(row), size, Ink.LETTER);
        }
    }

    private void cell(BoardPicture picture, int cell, CellSet covered) {
        boolean blocked = picture.contents().get(cell) == Content.BLOCKED;
        boolean hovered = picture.hover().isPresent() && picture.hover().get().cell() == cell;
        Ink fill = blocked
                ? Ink.BLOCKED
                : picture.deciding().contains(cell) ? Ink.DECIDING_CELL : hovered ? Ink.CELL_HOVER : Ink.CELL;
        brush.fillHexagon(cell, CELL, fill);
        brush.strokeHexagon(cell, CELL, blocked ? Ink.BLOCKED_EDGE : Ink.CELL_EDGE, 0.03);
        boolean free = picture.contents().get(cell) == Content.EMPTY && !hovered && !covered.contains(cell);
        if (picture.look().numbers() && free) {
            brush.thin(
                    Integer.toString(picture.grid().place(cell) + 1),
                    brush.x(cell),
                    brush.y(cell) + 0.58 * brush.radius(),
                    Math.clamp(0.3 * brush.radius(), 8, 16),
                    Ink.NUMBER);
        }
    }

    /// A dot would be under a number: then the hexagon alone tells.
    private void lastMove(BoardPicture picture) {
        int cell = picture.lastMove();
        if (cell == HexGrid.NONE) {
            return;
        }
        if (!picture.overlays().moveNumbers().containsKey(cell)) {
            Ink ink = picture.contents().get(cell) == Content.WHITE ? Ink.ON_WHITE : Ink.ON_BLACK;
            brush.ring(brush.x(cell), brush.y(cell), 0.2, ink, 0.1);
        }
        brush.strokeHexagon(cell, 0.93, Ink.LAST_MOVE, 0.05);
    }

    private void deciding(int cell) {
        brush.ring(brush.x(cell), brush.y(cell), PiecePainter.PIECE + 0.02, Ink.DECIDING, 0.13);
    }

    /// The groups that the two buttons would make: a line about the left one's cells, dashes about the right one's, red
    /// where it is illegal.
    private void groups(BoardPicture.Hover hover) {
        hover.left().ifPresent(ghost -> group(ghost, 0.88, false));
        if (!hover.right().equals(hover.left())) {
            hover.right().ifPresent(ghost -> group(ghost, 0.76, true));
        }
    }

    private void group(BoardPicture.Ghost ghost, double size, boolean dashed) {
        if (dashed) {
            out.setLineDashes(0.2 * brush.radius(), 0.14 * brush.radius());
        }
        Ink ink = ghost.legal() ? Ink.LAST_MOVE : Ink.ILLEGAL;
        ghost.cells().stream().forEach(cell -> brush.strokeHexagon(cell, size, ink, 0.05));
        out.setLineDashes();
    }

    /// The left half of the piece is what the left button places, the right half what the right button does; a cross
    /// where that is illegal.
    private void ghosts(BoardPicture.Hover hover, PiecePainter pieces) {
        hover.left().ifPresent(ghost -> half(hover.cell(), ghost, true, pieces));
        hover.right().ifPresent(ghost -> half(hover.cell(), ghost, false, pieces));
    }

    private void half(int cell, BoardPicture.Ghost ghost, boolean left, PiecePainter pieces) {
        out.setGlobalAlpha(ghost.legal() ? GHOST_OPACITY : FORBIDDEN_OPACITY);
        pieces.half(cell, ghost.colour(), left);
        out.setGlobalAlpha(1);
        if (!ghost.legal()) {
            double aside = (left ? -0.33 : 0.33) * brush.radius();
            brush.cross(brush.x(cell) + aside, brush.y(cell), 0.15, Ink.ILLEGAL, 0.09);
        }
    }
}
