package hexalyst.ui.puzzle;

import hexalyst.game.Move;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.board.BoardGuests;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.board.BoardViewModel;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/// A board on which somebody asks for moves, in a game of its own. It shows no values of moves.
public interface AskingBoard {
    /// The board.
    BoardViewModel board();

    /// Who asks for moves on it.
    ObservableValue<Asker> askerProperty();

    /// Takes a wrong move from the board.
    ///
    /// @return false if there is none
    boolean dismiss();

    /// False while a move on the board would have no effect.
    default ObservableValue<Boolean> asksProperty() {
        return askerProperty().flatMap(Asker::asksProperty);
    }

    /// Whether a piece can be placed: a move is asked for, and not only a pass is possible.
    default ObservableValue<Boolean> placesProperty() {
        ObservableValue<BegunTurn> turn = board().turn().turnProperty();
        return asksProperty()
                .flatMap(asks -> turn.map(now ->
                        asks && !now.mustPass() && !now.position().outcome().over()));
    }

    /// Makes such a board.
    ///
    /// @param game the game on it
    /// @param messages shows why a click did nothing
    /// @param look how other boards are shown, which this one follows
    /// @param later returns to the JavaFX thread
    /// @param player is given the moves
    static BoardViewModel board(
            GameViewModel game, MessageLine messages, BoardLookViewModel look, FxThread later, Consumer<Move> player) {
        // Only the other board's choices of look are remembered.
        BoardLookViewModel own = new BoardLookViewModel(new KeptSettings());
        own.coordinatesProperty().bindBidirectional(look.coordinatesProperty());
        own.numbersProperty().bindBidirectional(look.numbersProperty());
        own.lastMoveProperty().bindBidirectional(look.lastMoveProperty());
        own.decidingProperty().bindBidirectional(look.decidingProperty());
        own.mirroredProperty().bindBidirectional(look.mirroredProperty());
        own.turnProperty().bindBidirectional(look.turnProperty());
        own.piecesProperty().bindBidirectional(look.piecesProperty());
        ProofStore nothing = new ProofStore();
        PositionAnalysisViewModel silent =
                new PositionAnalysisViewModel((position, listener, failed) -> () -> {}, game, nothing, messages, later);
        return new BoardViewModel(
                game, messages, own, silent, new KnownValues(nothing, silent), BoardGuests.onlyPlayer(player));
    }
}
