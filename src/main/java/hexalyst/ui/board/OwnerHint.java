package hexalyst.ui.board;

import hexalyst.analysis.live.MoveValues;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.text.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The expected or proved owners of cells, for drawing and in words. It caches the proved ones of the last position, as
/// it is called each time the pointer moves.
final class OwnerHint {
    private static final double PERCENT = 100;
    /// An estimate is never shown as certain.
    private static final double MOST = 0.99;

    private final BoardLookViewModel look;
    private Optional<Position> last = Optional.empty();
    private Optional<SureScore> sure = Optional.empty();

    OwnerHint(BoardLookViewModel look) {
        this.look = look;
    }

    /// White's share of each cell, -1 to 1, rounded to hundredths; 1 and -1 only where it is proved. Cells without a
    /// value are left out; empty where owners are not shown.
    Map<Integer, Double> cells(Position position, Optional<MoveValues> known) {
        if (look.overlayProperty().get() != Overlay.OWNERS) {
            return Map.of();
        }
        Map<Integer, Double> cells = known.map(OwnerHint::estimated).orElseGet(HashMap::new);
        kept(position, Side.WHITE).stream().forEach(cell -> cells.put(cell, 1.0));
        kept(position, Side.BLACK).stream().forEach(cell -> cells.put(cell, -1.0));
        return cells;
    }

    private CellSet kept(Position position, Side side) {
        if (!last.equals(Optional.of(position))) {
            last = Optional.of(position);
            sure = position.outcome().over()
                    ? Optional.empty()
                    : position.searchBoard().sure();
        }
        return sure.map(score -> score.cells(side)).orElse(CellSet.EMPTY);
    }

    private static Map<Integer, Double> estimated(MoveValues values) {
        Map<Integer, Double> cells = new HashMap<>();
        values.owners().ifPresent(owners -> {
            for (int cell = 0; cell < values.position().grid().cells(); cell++) {
                if (!values.position().at(cell).isBlocked()) {
                    double white = Math.round(PERCENT * owners.white(cell)) / PERCENT;
                    cells.put(cell, Math.clamp(white, -MOST, MOST));
                }
            }
        });
        return cells;
    }

    /// In how many of a hundred games the cell was its owner's; games where it was nobody's count half.
    ///
    /// @param more how many more of a hundred than the other player's, 0 to 100 either way
    private static long share(int more) {
        return Math.round((PERCENT + Math.abs(more)) / 2);
    }

    /// The text for a cell; empty if nothing is shown.
    ///
    /// @param owners the result of [#cells]
    static String text(Position position, int cell, Map<Integer, Double> owners, Texts texts) {
        if (cell == Grid.NONE || !owners.containsKey(cell)) {
            return "";
        }
        int percent = (int) Math.round(PERCENT * owners.getOrDefault(cell, 0.0));
        String name = position.grid().name(cell);
        Side owner = percent < 0 ? Side.BLACK : Side.WHITE;
        String key;
        if (Math.abs(percent) == PERCENT) {
            key = "owner.kept";
        } else {
            key = percent == 0 ? "owner.nobody" : "owner";
        }
        return texts.get(
                key,
                name,
                position.edition().sideName(owner),
                position.edition().sideName(owner.other()),
                share(percent));
    }
}
