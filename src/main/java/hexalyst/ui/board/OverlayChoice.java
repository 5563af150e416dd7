package hexalyst.ui.board;

import hexalyst.engine.estimate.Estimator;
import hexalyst.game.BegunTurn;
import hexalyst.game.Game;
import hexalyst.ui.engine.AnalysisViewModel;
import hexalyst.ui.engine.SearchChoice;
import javafx.beans.value.ObservableValue;

/// Which overlays the game on the board can have; the engine works while one is on that needs it.
final class OverlayChoice {
    private final ObservableValue<Game> game;
    private final ObservableValue<SearchChoice> search;

    /// @param look has the overlay that is on: one that the game cannot have is taken away
    /// @param moves finds out what the moves are worth
    /// @param turn of the game on the board
    OverlayChoice(BoardLookViewModel look, AnalysisViewModel moves, ObservableValue<BegunTurn> turn) {
        game = turn.map(now -> now.start().game());
        search = moves.searchProperty();
        look.overlayProperty().subscribe((before, now) -> {
            if (before.asksEngine() || now.asksEngine()) {
                moves.want("board", now.asksEngine());
            }
        });
        game.subscribe(now -> leave(look));
        search.subscribe(now -> leave(look));
    }

    private void leave(BoardLookViewModel look) {
        Overlay shown = look.overlayProperty().get();
        if (!can(shown, game.getValue(), search.getValue())) {
            look.overlayProperty().set(Overlay.OFF);
        }
    }

    /// Whether the game can have one.
    ObservableValue<Boolean> can(Overlay overlay) {
        return game.flatMap(now -> search.map(choice -> can(overlay, now, choice)));
    }

    private static boolean can(Overlay overlay, Game game, SearchChoice search) {
        return switch (overlay) {
            case OFF, BEST, LENS -> true;
            // Where points decide, no single move does.
            case THREATS -> !game.traits().scored();
            // Games played by chance tell them, in games that are made for that.
            case OWNERS ->
                Estimator.Method.of(game) == Estimator.Method.MONTE_CARLO && search != SearchChoice.ALPHA_BETA;
        };
    }
}
