package hexalyst.ui.puzzle;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A hint at a move: first the area, then the colour, then the cell; for a turn of several parts the number of parts,
/// the cells, the turn.
///
/// @param step which hint it is, 1 to [#STEPS]; the last one says the move
/// @param text what is said
/// @param marked the cells to mark; none to leave the marks as they are
record Hint(int step, String text, CellSet marked) {
    /// How many hints there are for a move.
    static final int STEPS = 3;

    /// The hint of this step, or the last one if there is no more to say.
    static Hint of(Position position, Move move, int step) {
        Texts texts = Texts.of(SolvingViewModel.class);
        if (move.isPass() || move.isSwap()) {
            return new Hint(STEPS, texts.get(move.isSwap() ? "hint.swap" : "hint.pass"), CellSet.EMPTY);
        }
        if (step == STEPS) {
            String does = Stream.concat(stopped(position, move, texts).stream(), position.ideas(move).stream())
                    .collect(Collectors.joining("; "));
            String said = texts.get(does.isEmpty() ? "hint.cell" : "hint.cell.does", position.text(move), does);
            return new Hint(step, said, move.cells());
        }
        if (!position.game().traits().openTurns() && move.only() instanceof Part.Put place) {
            String colour = position.edition().sideName(place.colour());
            return step == 1
                    ? new Hint(step, texts.get("hint.area"), area(position, place.cell()))
                    : new Hint(step, texts.get("hint.colour", colour), CellSet.EMPTY);
        }
        return step == 1
                ? new Hint(step, texts.get("hint.parts", move.parts().size()), CellSet.EMPTY)
                : new Hint(step, texts.get("hint.cells"), move.cells());
    }

    /// That a move takes cells from the other player where that player would have won. Not told where turns may have
    /// several parts, of which no single cell decides.
    private static Optional<String> stopped(Position position, Move move, Texts texts) {
        if (position.game().traits().openTurns()) {
            return Optional.empty();
        }
        Side other = position.toMove().other();
        Position after = position.play(move);
        CellSet left = wins(after, other);
        String cells = wins(position, other).stream()
                .filter(cell -> !after.outcome().over() && !left.contains(cell))
                .mapToObj(position.grid()::name)
                .collect(Collectors.joining(", "));
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(texts.get("hint.stops", position.edition().sideName(other), cells));
    }

    /// The cells where a player would win at once.
    private static CellSet wins(Position position, Side side) {
        CellSet cells = CellSet.EMPTY;
        for (Move move : Threats.of(position, side)) {
            cells = move.lastCell() == Grid.NONE ? cells : cells.with(move.lastCell());
        }
        return cells;
    }

    /// An area of empty cells that contains the wanted cell, which is not always in the middle.
    private static CellSet area(Position position, int wanted) {
        List<Integer> middles = new ArrayList<>(
                position.grid().neighbours(wanted).stream().boxed().toList());
        middles.add(wanted);
        int middle = middles.get(Math.floorMod(position.key().hashCode(), middles.size()));
        CellSet area = position.grid().neighbours(middle).with(middle);
        CellSet empty = CellSet.EMPTY;
        for (int cell : area.stream().boxed().toList()) {
            empty = position.at(cell).isEmpty() ? empty.with(cell) : empty;
        }
        return empty;
    }
}
