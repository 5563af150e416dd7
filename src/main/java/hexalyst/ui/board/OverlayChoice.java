package hexalyst.ui.board;

import hexalyst.engine.estimate.Estimator;
import hexalyst.game.BegunTurn;
import hexalyst.game.Game;
import hexalyst.ui.engine.AnalysisViewModel;
import javafx.beans.value.ObservableValue;

/// Which overlays the game on the board can have; the engine works while one is on that needs it.
final class OverlayChoice {
    private final ObservableValue<Game> game;

    /// @param look has the overlay that is on: one that the game cannot have is taken away
    /// @param moves finds out what the moves are worth
    /// @param turn of the game on the board
    OverlayChoice(BoardLookViewModel look, AnalysisViewModel moves, ObservableValue<BegunTurn> turn) {
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

    /// Whether the game can have one.
    ObservableValue<Boolean> can(Overlay overlay) {
        return game.map(now -> can(overlay, now));
    }

    private static boolean can(Overlay overlay, Game game) {
        return switch (overlay) {
            case OFF, BEST, LENS -> true;
            // Where points decide, no single move does.
            case THREATS -> !game.traits().scored();
            // In games that are made for games by chance, which tell them; some are proved without any.
            case OWNERS -> Estimator.Method.of(game) == Estimator.Method.MONTE_CARLO;
        };
    }
}
