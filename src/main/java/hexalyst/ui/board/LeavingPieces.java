package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.Surface;
import javafx.animation.FadeTransition;
import javafx.application.Platform;
import javafx.util.Duration;

/// The pieces that the last move took, which fade away above the board. They are drawn once; what changes from frame to
/// frame is how much of them is seen. Who wants less motion (a setting of the desktop) sees them gone at once.
final class LeavingPieces extends InkedRegion {
    private static final Duration TIME = Duration.millis(700);

    private final BoardView board;
    private final FadeTransition fading = new FadeTransition(TIME, this);
    private TakenPieces pieces = TakenPieces.NONE;

    LeavingPieces(BoardView board) {
        this.board = board;
        setId("leaving");
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        fading.setFromValue(1);
        fading.setToValue(0);
        fading.setOnFinished(event -> show(TakenPieces.NONE));
    }

    /// Lets pieces leave; those that were still leaving are gone.
    void show(TakenPieces taken) {
        fading.stop();
        boolean seen = !taken.isEmpty() && !Platform.getPreferences().isReducedMotion();
        pieces = seen ? taken : TakenPieces.NONE;
        setVisible(seen);
        setOpacity(1);
        askToDraw();
        if (seen) {
            fading.playFromStart();
        }
    }

    @Override
    void draw(Surface out) {
        BoardGeometry geometry = board.geometry();
        new BoardPainter(out, geometry).pieces(board.picture().look(), pieces.white(), pieces.black());
    }
}
