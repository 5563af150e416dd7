package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.export.board.Surface.Style;
import hexalyst.game.Content;
import hexalyst.game.Side;
import hexalyst.turn.Changes;

/// Draws what a click would do to pieces other than the one it places. Pieces that move along are shown at their new
/// places, taken ones are crossed out, turned ones carry a small piece of the new colour, and walls are shown where
/// they would be built.
final class ChangePainter {
    /// The size of the sign for a piece that would be turned over.
    private static final double TURNED = 0.28;
    /// The size of a wall that would be built.
    private static final double WALL = 0.72;

    private final Brush brush;
    private final PiecePainter pieces;
    private final StackPainter stacks;

    ChangePainter(Brush brush, PiecePainter pieces, StackPainter stacks) {
        this.brush = brush;
        this.pieces = pieces;
        this.stacks = stacks;
    }

    /// @param cell the cell of the click
    void paint(BoardPicture picture, BoardPicture.Ghost ghost, int cell) {
        Changes changes = ghost.changes();
        moved(picture, changes, cell);
        for (int taken : changes.taken().minus(changes.walled()).stream().toArray()) {
            Ink ink = picture.contents().get(taken).is(Side.WHITE) ? Ink.ON_WHITE : Ink.ON_BLACK;
            brush.cross(brush.x(taken), brush.y(taken), 0.3, brush.line(ink, 0.1));
        }
        for (int turned : changes.turned().stream().toArray()) {
            ghost.content().colour().ifPresent(side -> pieces.piece(brush.x(turned), brush.y(turned), side, TURNED, 1));
        }
        Style wall = brush.both(Ink.BLOCKED, Ink.BLOCKED_EDGE, 0.06);
        changes.walled().stream().forEach(walled -> brush.cell(walled, WALL, wall));
    }

    /// Draws moved pieces, except those already at their new place.
    private void moved(BoardPicture picture, Changes changes, int cell) {
        CellSet ends = changes.walled().with(cell);
        for (Changes.Walk walk : changes.walks()) {
            ends = ends.with(walk.end());
        }
        for (Changes.Walk walk : changes.walks()) {
            int from = walk.cells().getFirst();
            if (!ends.contains(from) && picture.contents().get(from).equals(walk.pieces())) {
                brush.cell(from, BoardPainter.CELL, Style.filled(Ink.CELL).faint(ReachPainter.VEIL));
            }
            boolean drawn = changes.walled().contains(walk.end()) || walk.end() == cell;
            if (!drawn && !picture.contents().get(walk.end()).equals(walk.pieces())) {
                ghost(walk.pieces(), walk.end());
            }
        }
    }

    private void ghost(Content content, int cell) {
        double x = brush.x(cell);
        double y = brush.y(cell);
        if (stacks.isMore(content)) {
            stacks.draw(content, x, y);
        } else {
            pieces.piece(x, y, content.colour().orElseThrow(), PiecePainter.PIECE, BoardPainter.GHOST_OPACITY);
        }
    }
}
