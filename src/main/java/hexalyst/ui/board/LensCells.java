package hexalyst.ui.board;

import hexalyst.analysis.live.MoveValues;
import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.engine.Value;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.Overlays;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.turn.BegunTurn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The cells of the lens: what a click on each cell is worth. If the click places a piece, that is the value of the
/// move; if it picks pieces, the value of the best move with them; once pieces are picked, the values of the cells they
/// may move to.
final class LensCells {
    /// The winning chance of a draw, in percent.
    private static final int EVEN = 50;

    private final BegunTurn turn;
    private final Position position;
    /// The cells where a click picks pieces, or to which picked pieces can move.
    private final CellSet moving;
    private final List<MoveValues.Row> rows;
    private final Map<Step, LensValue> known = new HashMap<>();
    /// For a cell without another value, the value of the best turn that has a part there.
    private final Map<Integer, LensValue> touched = new HashMap<>();

    private LensCells(BegunTurn turn, Optional<MoveValues> values) {
        this.turn = turn;
        position = turn.start();
        moving = turn.picked() == Grid.NONE ? picking(turn) : turn.targets();
        rows = values.map(MoveValues::rows).orElse(List.of());
        position.steps().forEach(move -> known.put(move, new LensValue.Open()));
        rows.forEach(row -> known.put(row.step(), LensValue.of(row.score())));
        values.ifPresent(all ->
                all.touching().forEach((cell, line) -> touched.put(cell, LensValue.of(Optional.of(line.score())))));
    }

    private static CellSet picking(BegunTurn turn) {
        return CellSet.of(turn.open().stream()
                .mapToInt(part -> part instanceof Part.Shift shift ? shift.from() : Grid.NONE)
                .filter(cell -> cell != Grid.NONE)
                .toArray());
    }

    /// @param turn a turn without any part yet
    /// @param values what is known of its position
    static List<Overlays.LensCell> of(BegunTurn turn, Optional<MoveValues> values) {
        if (turn.start().outcome().over()) {
            return List.of();
        }
        LensCells lens = new LensCells(turn, values);
        List<Overlays.LensCell> cells = new ArrayList<>();
        for (int cell = 0; cell < turn.start().grid().cells(); cell++) {
            List<Overlays.Half> halves = lens.halves(cell);
            if (!halves.isEmpty()) {
                cells.add(new Overlays.LensCell(cell, halves));
            }
        }
        return cells;
    }

    private List<Overlays.Half> halves(int cell) {
        if (moving.contains(cell)) {
            return List.of(moved(cell));
        }
        if (turn.picked() != Grid.NONE) {
            return List.of();
        }
        List<Overlays.Half> halves = new ArrayList<>();
        for (Move move : position.candidates(cell)) {
            if (move.only() instanceof Part.Put place) {
                LensValue value = known.getOrDefault(Step.of(place), new LensValue.Illegal());
                halves.add(new Overlays.Half(place.colour(), value instanceof LensValue.Open ? other(cell) : value));
            }
        }
        return halves;
    }

    private Overlays.Half moved(int cell) {
        boolean fresh = turn.picked() == Grid.NONE;
        Side colour = position.at(fresh ? cell : turn.picked()).colour().orElse(position.toMove());
        List<MoveValues.Row> there = rows.stream()
                .filter(row -> row.step().parts().getFirst() instanceof Part.Shift shift
                        && (fresh ? shift.from() == cell : shift.from() == turn.picked() && shift.to() == cell))
                .toList();
        LensValue best = best(there);
        return new Overlays.Half(colour, fresh && best instanceof LensValue.Open ? other(cell) : best);
    }

    private LensValue other(int cell) {
        return touched.getOrDefault(cell, new LensValue.Open());
    }

    /// One proved win proves the best value; any other value is proved only if all rows are. Until then the best
    /// estimate counts, but at least an even chance if a row is a proved draw.
    private static LensValue best(List<MoveValues.Row> rows) {
        Optional<MoveValues.Row> best = rows.stream().min(MoveValues.BY_VALUE);
        if (proves(best, Value.WIN) || rows.stream().allMatch(row -> row.proof().isPresent())) {
            return best.map(row -> LensValue.of(row.score())).orElseGet(LensValue.Open::new);
        }
        LensValue open = rows.stream()
                .filter(row -> row.proof().isEmpty())
                .min(MoveValues.BY_VALUE)
                .map(row -> LensValue.of(row.score()))
                .orElseGet(LensValue.Open::new);
        boolean draws = rows.stream().anyMatch(row -> proves(Optional.of(row), Value.DRAW));
        boolean more = open instanceof LensValue.Estimated estimate && estimate.percent() > EVEN;
        return draws && !more ? new LensValue.Estimated(EVEN) : open;
    }

    private static boolean proves(Optional<MoveValues.Row> row, Value value) {
        return row.flatMap(MoveValues.Row::proof)
                .filter(proof -> proof.value() == value)
                .isPresent();
    }
}
