package hexalyst.ui.board;

import hexalyst.analysis.MoveValues;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.text.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Whose cells are thought to be in the end, or are so for sure, to be drawn and in words. It keeps what is sure of the
/// last position, as it is asked again each time the pointer moves.
final class OwnerHint {
    private static final double PERCENT = 100;
    /// An estimate is never certain.
    private static final double MOST = 0.99;

    private final BoardLookViewModel look;
    private Optional<Position> last = Optional.empty();
    private Optional<SureScore> sure = Optional.empty();

    OwnerHint(BoardLookViewModel look) {
        this.look = look;
    }

    /// Of every cell of which that is told how much it is White's, to a hundredth: 1 and -1 where it is proved; empty
    /// where it is not to be shown.
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

    /// In how many games of a hundred a cell was its owner's, those in which it was nobody's counted as half of one.
    ///
    /// @param more how many more of a hundred than the other player's, 0 to 100 either way
    private static long share(int more) {
        return Math.round((PERCENT + Math.abs(more)) / 2);
    }

    /// What is shown of a cell; empty if nothing is.
    ///
    /// @param owners as [#cells] has them
    static String text(Position position, int cell, Map<Integer, Double> owners, Texts texts) {
        if (cell == Grid.NONE || !owners.containsKey(cell)) {
            return "";
        }
        int percent = (int) Math.round(PERCENT * owners.getOrDefault(cell, 0.0));
        String name = position.grid().name(cell);
        Side owner = percent < 0 ? Side.BLACK : Side.WHITE;
        String key = Math.abs(percent) == PERCENT ? "owner.kept" : percent == 0 ? "owner.nobody" : "owner";
        return texts.get(
                key,
                name,
                position.edition().sideName(owner),
                position.edition().sideName(owner.other()),
                share(percent));
    }
}
