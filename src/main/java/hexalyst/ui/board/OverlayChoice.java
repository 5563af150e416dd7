package hexalyst.ui.board;

import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Game;
import hexalyst.game.Traits;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import javafx.beans.value.ObservableValue;

/// Which overlays the game on the board supports. The engine works while an overlay is on that needs it.
final class OverlayChoice {
    private final ObservableValue<Game> game;

    /// @param look holds the overlay, which is switched off if the game does not support it
    /// @param moves finds the values of moves
    /// @param turn the turn in progress on the board
    OverlayChoice(BoardLookViewModel look, PositionAnalysisViewModel moves, ObservableValue<BegunTurn> turn) {
        game = turn.map(now -> now.start().game());
        look.overlayProperty().subscribe((before, now) -> {
            if (before.asksEngine() || now.asksEngine()) {
                moves.want("board", now.asksEngine());
            }
        });
        game.subscribe(now -> leave(look));
    }

    private void leave(BoardLookViewModel look) {
        Overlay shown = look.overlayProperty().get();
        if (!can(shown, game.getValue())) {
            look.overlayProperty().set(Overlay.OFF);
        }
    }

    /// Which number of each group matters in the game.
    ObservableValue<Traits.Groups> groups() {
        return game.map(now -> now.traits().groups());
    }

    /// Whether the game supports an overlay.
    ObservableValue<Boolean> can(Overlay overlay) {
        return game.map(now -> can(overlay, now));
    }

    private static boolean can(Overlay overlay, Game game) {
        return switch (overlay) {
            case OFF, BEST, LENS -> true;
            // Where points decide, no single move wins or loses, but where pieces run out, cells can be eyes.
            case THREATS -> !game.traits().scored() || game.hasStocks();
            // Only random games estimate owners; games with another estimator do not have them.
            case OWNERS -> Estimator.Method.of(game) == Estimator.Method.MONTE_CARLO;
        };
    }
}
