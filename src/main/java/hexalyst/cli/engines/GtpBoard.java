package hexalyst.cli.engines;

import hexalyst.board.Grid;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import java.util.Collections;

/// Draws the board for people.
final class GtpBoard {
    private GtpBoard() {}

    /// The board, one line per row, the top row first; then the position as one line.
    static String draw(Position position) {
        Grid grid = position.grid();
        StringBuilder text = new StringBuilder();
        for (int row = grid.rows() - 1; row >= 0; row--) {
            int indent = Collections.max(grid.rowLengths()) - grid.rowLength(row);
            text.append(grid.rowName(row)).append(' ').append(" ".repeat(indent));
            for (int place = 0; place < grid.rowLength(row); place++) {
                text.append(' ').append(position.at(grid.cell(row, place)).sign());
            }
            text.append('\n');
        }
        return text.append(PositionText.format(position)).toString();
    }
}
