package hexalyst.study.puzzle;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.turn.Changes;
import hexalyst.turn.Threats;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Names the themes of a solution, exactly as [PuzzleTheme] defines them.
public final class ThemeFinder {
    private final SolutionSearch search;

    /// @param search proves that a position is not won, for the theme zugzwang
    public ThemeFinder(SolutionSearch search) {
        this.search = search;
    }

    /// The themes of the main line, in the order of [PuzzleTheme].
    public List<PuzzleTheme> find(GameTree solution) {
        Set<PuzzleTheme> themes = EnumSet.noneOf(PuzzleTheme.class);
        Side solver = solution.start().toMove();
        Position before = solution.start();
        CellSet captured = CellSet.EMPTY;
        for (int id : solution.mainLine()) {
            Node node = solution.node(id);
            if (node.isRoot()) {
                continue;
            }
            Move move = node.move().orElseThrow();
            Position after = before.play(move);
            if (move.isPass()) {
                themes.add(PuzzleTheme.PASS);
            } else if (before.toMove() == solver) {
                CellSet removed = Changes.of(before, move, after).taken();
                if (!removed.isEmpty()) {
                    themes.add(PuzzleTheme.CAPTURE);
                }
                captured = captured.or(removed);
                boolean won = after.outcome().wonBy().equals(Optional.of(solver));
                if (won && move.only() instanceof Part.Put place && captured.contains(place.cell())) {
                    themes.add(PuzzleTheme.THROUGH_CAPTURE);
                }
                add(themes, before, move, after);
            }
            before = after;
        }
        return List.copyOf(themes);
    }

    private void add(Set<PuzzleTheme> themes, Position before, Move move, Position after) {
        Side solver = before.toMove();
        if (!Threats.closed(before, after).isEmpty()) {
            themes.add(before.game().traits().keepsPieces() ? PuzzleTheme.OVERFILLING : PuzzleTheme.SUICIDE);
        }
        if (after.outcome().over()) {
            return;
        }
        if (winningCells(after, solver) > 1) {
            themes.add(PuzzleTheme.DOUBLE_THREAT);
        }
        boolean other = move.only() instanceof Part.Put place && place.colour() != solver;
        boolean sealed = other && Threats.everyTurnLoses(after);
        if (sealed) {
            themes.add(PuzzleTheme.SEALED_QUART);
        } else if (zugzwang(after, solver)) {
            themes.add(PuzzleTheme.ZUGZWANG);
        }
    }

    static long winningCells(Position position, Side side) {
        return Threats.of(position, side).stream()
                .map(Move::lastCell)
                .filter(cell -> cell != Grid.NONE)
                .distinct()
                .count();
    }

    private boolean zugzwang(Position after, Side solver) {
        SetupResult turned =
                after.game().position(after.edition(), after.setup().with(solver));
        return turned instanceof SetupResult.Valid valid
                && !valid.position().outcome().over()
                && lost(search.value(after))
                && search.value(valid.position())
                        .filter(value -> value.value() != Value.WIN)
                        .isPresent();
    }

    private static boolean lost(Optional<ProvedValue> value) {
        return value.filter(proof -> proof.value() == Value.LOSS).isPresent();
    }
}
