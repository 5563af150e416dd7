package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.Surface;
import hexalyst.ui.canvas.InkedRegion;
import javafx.animation.FadeTransition;
import javafx.application.Platform;
import javafx.util.Duration;

/// The pieces that the last move captured, or the former state of those that it turned over. They fade out above the
/// board, either completely or to a trace that stays while the position is shown. They are drawn once; each frame
/// changes only their opacity. With reduced motion (a setting of the desktop) the trace appears at once.
final class LeavingPieces extends InkedRegion {
    private static final Duration TIME = Duration.millis(700);

    private final BoardView board;
    private final FadeTransition fading = new FadeTransition(TIME, this);
    private final double trace;
    private TakenPieces pieces = TakenPieces.NONE;

    /// @param trace the final opacity, 0 to 1
    LeavingPieces(BoardView board, String id, double trace) {
        this.board = board;
        this.trace = trace;
        setId(id);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        fading.setFromValue(1);
        fading.setToValue(trace);
    }

    /// Shows pieces in place of the previous ones.
    void show(TakenPieces taken) {
        fading.stop();
        pieces = taken;
        setVisible(!taken.isEmpty());
        askToDraw();
        if (taken.leaving() && !Platform.getPreferences().isReducedMotion()) {
            fading.playFromStart();
        } else {
            setOpacity(trace);
        }
    }

    /// Follows a change of the board's picture or geometry.
    void follow() {
        if (!pieces.isEmpty()) {
            askToDraw();
        }
    }

    @Override
    protected void draw(Surface out) {
        BoardGeometry geometry = board.geometry();
        new BoardPainter(out, geometry).pieces(board.picture(), pieces.pieces());
    }
}
