package hexalyst.ui.board;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.Surface;
import hexalyst.turn.Changes;
import hexalyst.ui.canvas.InkedRegion;
import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.application.Platform;
import javafx.util.Duration;

/// Pieces moving from cell to cell, above the board. With reduced motion (a setting of the desktop) they appear at
/// their destination at once.
final class WalkingPieces extends InkedRegion {
    private static final double LEG = 220;
    private static final double MOST = 700;
    /// How long a part without moving pieces is shown, in milliseconds.
    private static final double PUT = 130;

    private final BoardView board;
    private final Runnable arrived;
    private final Way way = new Way();
    private Walks walks = Walks.NONE;
    private double done = 1;

    private final class Way extends Transition {
        Way() {
            setInterpolator(Interpolator.EASE_BOTH);
        }

        void begin(double millis) {
            setCycleDuration(Duration.millis(millis));
            playFromStart();
        }

        @Override
        protected void interpolate(double fraction) {
            done = fraction;
            askToDraw();
        }
    }

    /// @param arrived runs when other pieces start to move, and when none move any more
    WalkingPieces(BoardView board, Runnable arrived) {
        this.board = board;
        this.arrived = arrived;
        setId("walking");
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        way.setOnFinished(event -> end());
    }

    /// Animates pieces in place of the previous ones.
    void show(Walks now) {
        way.stop();
        boolean seen = !now.isEmpty() && !Platform.getPreferences().isReducedMotion();
        walks = seen ? now : Walks.NONE;
        done = 0;
        setVisible(seen);
        arrived.run();
        if (seen) {
            int legs = now.walks().stream()
                    .mapToInt(walk -> walk.cells().size() - 1)
                    .max()
                    .orElse(0);
            way.begin(legs == 0 ? PUT : Math.min(legs * LEG, MOST));
        }
    }

    private void end() {
        show(walks.next().orElse(Walks.NONE));
    }

    /// The pieces that are moving.
    Walks walks() {
        return walks;
    }

    @Override
    protected void draw(Surface out) {
        BoardGeometry geometry = board.geometry();
        BoardPainter painter = new BoardPainter(out, geometry);
        for (Changes.Walk walk : walks.walks()) {
            List<Integer> cells = walk.cells();
            double along = done * (cells.size() - 1);
            int leg = Math.min((int) along, cells.size() - 2);
            int from = cells.get(leg);
            int to = cells.get(leg + 1);
            double part = along - leg;
            painter.content(
                    board.picture(),
                    walk.pieces(),
                    geometry.x(from) + part * (geometry.x(to) - geometry.x(from)),
                    geometry.y(from) + part * (geometry.y(to) - geometry.y(from)));
        }
    }
}
