package hexalyst.ui.board;

import hexalyst.analysis.MoveValues;
import hexalyst.board.Grid;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Whose cells are thought to be in the end, to be drawn and in words.
final class OwnerHint {
    private static final double PERCENT = 100;

    private OwnerHint() {}

    /// Of every cell how much it is White's, to a hundredth; empty where that is not to be shown, or no games were
    /// played by chance.
    static Map<Integer, Double> cells(BoardLookViewModel look, Optional<MoveValues> known) {
        return look.overlayProperty().get() == Overlay.OWNERS
                ? known.map(OwnerHint::cells).orElse(Map.of())
                : Map.of();
    }

    private static Map<Integer, Double> cells(MoveValues values) {
        Map<Integer, Double> cells = new HashMap<>();
        values.owners().ifPresent(owners -> {
            for (int cell = 0; cell < values.position().grid().cells(); cell++) {
                if (!values.position().at(cell).isBlocked()) {
                    cells.put(cell, Math.round(PERCENT * owners.white(cell)) / PERCENT);
                }
            }
        });
        return cells;
    }

    /// In how many games of a hundred a cell was its owner's, those in which it was nobody's counted as half of one.
    ///
    /// @param more how many more of a hundred than the other player's, 0 to 100 either way
    private static long share(int more) {
        return Math.round((PERCENT + Math.abs(more)) / 2);
    }

    /// What is shown of a cell; empty if nothing is.
    ///
    /// @param owners as [#cells(BoardLookViewModel, Optional)] has them
    static String text(Position position, int cell, Map<Integer, Double> owners, Texts texts) {
        if (cell == Grid.NONE || !owners.containsKey(cell)) {
            return "";
        }
        int percent = (int) Math.round(PERCENT * owners.getOrDefault(cell, 0.0));
        String name = position.grid().name(cell);
        Side owner = percent < 0 ? Side.BLACK : Side.WHITE;
        return texts.get(
                percent == 0 ? "owner.nobody" : "owner",
                name,
                position.edition().sideName(owner),
                position.edition().sideName(owner.other()),
                share(percent));
    }
}
