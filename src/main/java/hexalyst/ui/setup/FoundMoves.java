package hexalyst.ui.setup;

import hexalyst.export.board.Overlays;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.ui.board.ShownMoves;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Moves that were found in the position that is set up, shown on its board until it changes.
public final class FoundMoves {
    private final Consumer<Position> load;
    private Optional<Position> found = Optional.empty();
    private Overlays over = Overlays.NONE;

    /// @param load sets up a position, and draws the board again even if that is there already
    FoundMoves(Consumer<Position> load) {
        this.load = load;
    }

    /// Shows moves. Another position is loaded for that, which Undo takes back.
    ///
    /// @param line moves from there
    /// @param choice moves after them of which one would be played
    public void show(Position start, List<Move> line, List<Move> choice) {
        found = Optional.of(start);
        over = ShownMoves.over(start, line, choice);
        load.accept(start);
    }

    /// What is drawn over the board.
    Overlays over(Optional<Position> position) {
        return found.isPresent() && found.equals(position) ? over : Overlays.NONE;
    }
}
