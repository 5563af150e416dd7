package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.Surface;
import javafx.animation.FadeTransition;
import javafx.application.Platform;
import javafx.util.Duration;

/// The pieces that the last move took, or those that it turned over as they were before: they fade above the board
/// until a trace of them is left, which stays as long as the position is shown, or nothing. They are drawn once; what
/// changes from frame to frame is how much of them is seen. Who wants less motion (a setting of the desktop) sees the
/// trace at once.
final class LeavingPieces extends InkedRegion {
    private static final Duration TIME = Duration.millis(700);

    private final BoardView board;
    private final FadeTransition fading = new FadeTransition(TIME, this);
    private final double trace;
    private TakenPieces pieces = TakenPieces.NONE;

    /// @param trace how much of them stays, 0 to 1
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

    /// Shows pieces, in place of those that were shown before.
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

    /// The board shows something else, or in another way.
    void follow() {
        if (!pieces.isEmpty()) {
            askToDraw();
        }
    }

    @Override
    void draw(Surface out) {
        BoardGeometry geometry = board.geometry();
        new BoardPainter(out, geometry).pieces(board.picture(), pieces.pieces());
    }
}
