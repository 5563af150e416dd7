package hexalyst.ui.setup;

import hexalyst.board.CellSet;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.GameLook;
import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.record.Mark;
import java.util.List;
import java.util.Optional;

/// Draws a position that is being set up.
final class SetupPicture {
    private SetupPicture() {}

    /// @param position the position, if the set-up is valid
    /// @param found moves that are shown on it
    /// @param wrong the cells that make it invalid
    /// @param cursor the cell of the keyboard's cursor, or none
    static BoardPicture of(
            PositionSetup setup,
            Optional<Position> position,
            Edition edition,
            BoardLook look,
            FoundMoves found,
            List<Integer> wrong,
            int cursor) {
        CellSet deciding = position.map(valid -> valid.outcome().cells()).orElse(CellSet.EMPTY);
        List<Mark> marks = wrong.stream()
                .distinct()
                .map(cell -> new Mark(cell, Mark.Shape.CROSS, Optional.of("red")))
                .toList();
        return new BoardPicture(
                        setup.grid(),
                        look,
                        setup.cells(),
                        CellSet.EMPTY,
                        deciding,
                        new BoardPicture.Notes(marks, List.of(), List.of()),
                        found.over(position),
                        Optional.empty(),
                        cursor)
                .of(GameLook.of(edition));
    }
}
