package hexalyst.export.board;

import hexalyst.game.Content;
import hexalyst.game.Piece;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;

/// Draws the content of a cell: one piece in its centre, or several on top of each other, each a little higher than the
/// one below it, so that every colour is visible and none reaches the next cell. From [#COUNTED] pieces on their number
/// is added; of more than [#MOST], only the top ones are drawn. Caps on prisoners are told apart: some of both are
/// drawn, and the number is that of the cap and, after a stroke, that of the prisoners.
final class StackPainter {
    /// How many pieces are drawn at most.
    static final int MOST = 6;

    /// From how many pieces on a stack is numbered.
    static final int COUNTED = 4;

    /// How many of a cap and of prisoners are drawn in any case.
    private static final int EITHER = MOST / 2;

    /// How high a stack can be, in cell radii, so that its top and its foot stay within the sloping edges of a cell.
    private static final double ROOM = 1.68;
    /// The size of the pieces of a stack, and by how much it shrinks with each piece.
    static final double PIECE = 0.58;

    private static final double SHRINKS = 0.02;
    /// By how much each piece is raised at most.
    private static final double STEP = 0.28;

    private static final double NUMBER = 0.58;
    /// How many letters of a number fit in its full size.
    private static final double WIDE = 2.4;

    private static final double BADGE = 0.32;

    private final Brush brush;
    private final PiecePainter pieces;
    private final GameLook game;

    StackPainter(Brush brush, PiecePainter pieces, GameLook game) {
        this.brush = brush;
        this.pieces = pieces;
        this.game = game;
    }

    /// Draws the content of a cell, if there is any.
    ///
    /// @param x the cell's centre, in pixels
    /// @param y the cell's centre, in pixels
    void draw(Content content, double x, double y) {
        List<Piece> all = content.pieces();
        List<Piece> seen = seen(content);
        double size = size(seen.size());
        double step = step(seen.size(), size);
        double at = y + step * (seen.size() - 1) / 2;
        Optional<Optional<Side>> below = Optional.empty();
        for (Piece piece : seen) {
            if (below.equals(Optional.of(piece.owner()))) {
                pieces.seam(x, at, piece, game.look(piece), size);
            }
            pieces.piece(x, at, piece, game.look(piece), size);
            below = Optional.of(piece.owner());
            at -= step;
        }
        if (all.size() >= COUNTED) {
            number(all.getLast(), number(content), x, at + step);
        }
    }

    private String number(Content content) {
        int all = content.pieces().size();
        int cap = game.caps() ? content.runs().getLast().count() : all;
        return cap == all ? Integer.toString(all) : cap + "/" + (all - cap);
    }

    /// The pieces that are drawn.
    private List<Piece> seen(Content content) {
        List<Piece> all = content.pieces();
        if (!game.caps() || all.size() <= MOST) {
            return all.subList(Math.max(0, all.size() - MOST), all.size());
        }
        int cap = content.runs().getLast().count();
        int prisoners = all.size() - cap;
        int low = Math.min(prisoners, Math.max(EITHER, MOST - cap));
        return all.subList(prisoners - low, prisoners + MOST - low);
    }

    /// True if it is drawn as more than a plain stone of a player's.
    boolean isMore(Content content) {
        return !game.isStone(content) || content.pieces().isEmpty();
    }

    /// The height of a piece put on top of a stack, in pixels above the centre of its cell.
    double above(Content content) {
        int seen = seen(content).size();
        return seen == 0 ? 0 : (step(seen, size(seen)) * (seen - 1)) / 2 + STEP * brush.radius();
    }

    private static double size(int seen) {
        return seen <= 1 ? PiecePainter.PIECE : PIECE - SHRINKS * seen;
    }

    private double step(int pieces, double size) {
        return pieces <= 1 ? 0 : Math.min(STEP, (ROOM - 2 * size) / (pieces - 1)) * brush.radius();
    }

    /// Draws the number on the top piece, or beside it if the piece has a sign.
    private void number(Piece top, String number, double x, double y) {
        double narrow = number.length() == 1 ? 1 : Math.min(0.8, WIDE / number.length());
        if (game.look(top).bearsSign()) {
            double aside = x + 0.55 * brush.radius();
            double low = y + 0.75 * brush.radius();
            brush.disc(aside, low, BADGE, Ink.BADGE);
            brush.bold(number, aside, low, narrow * NUMBER * 0.8, Ink.ON_BADGE);
        } else {
            brush.bold(number, x, y, narrow * NUMBER, PiecePainter.text(top.owner()));
        }
    }
}
