package hexalyst.study.puzzle;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Helps a composer: tries the same task without one of the pieces, or on a smaller board. A position is sound if a
/// puzzle of it passes [PuzzleCheck] and takes as many plies as the task says. Works on the caller's thread.
public final class Simplifier {
    private final SolutionSearch search;

    /// @param search proves, with its limits for each position; stopped, it leaves the rest untried
    public Simplifier(SolutionSearch search) {
        this.search = search;
    }

    /// A sound position.
    ///
    /// @param puzzle the position with its solution
    /// @param without the cell whose piece was taken away; empty if the board is smaller
    public record Sound(Puzzle puzzle, OptionalInt without) {}

    /// The result.
    ///
    /// @param sound the sound positions
    /// @param tried how many positions were tried
    /// @param open of how many it was not settled whether they are sound
    public record Found(List<Sound> sound, int tried, int open) {
        /// Copies the list.
        public Found {
            sound = List.copyOf(sound);
        }
    }

    private record Candidate(Position position, OptionalInt without) {}

    /// Takes each piece away in turn; of stacks, the top one.
    public Found withoutPieces(Position start, Task task, PuzzleCheck.Listener listener) {
        PositionSetup setup = start.setup();
        List<Candidate> candidates = new ArrayList<>();
        for (int cell : filled(setup)) {
            List<Piece> pieces = new ArrayList<>(setup.cells().get(cell).pieces());
            if (!pieces.isEmpty()) {
                pieces.removeLast();
                position(start, setup.with(cell, Content.of(pieces)))
                        .ifPresent(position -> candidates.add(new Candidate(position, OptionalInt.of(cell))));
            }
        }
        return tried(candidates, task, listener);
    }

    /// Puts everything on each smaller board of the game, wherever it fits, the smallest board first.
    public Found onSmallerBoards(Position start, Task task, PuzzleCheck.Listener listener) {
        List<Candidate> candidates = new ArrayList<>();
        start.game().sizes(start.edition()).stream()
                .filter(grid -> isSmaller(grid, start.grid()))
                .sorted(Comparator.comparingInt(Grid::cells))
                .flatMap(grid -> moved(start.setup(), grid).stream())
                .flatMap(setup -> position(start, setup).stream())
                .filter(position -> candidates.stream()
                        .noneMatch(other -> other.position().lookupKey().equals(position.lookupKey())))
                .forEach(position -> candidates.add(new Candidate(position, OptionalInt.empty())));
        return tried(candidates, task, listener);
    }

    /// True if a board is smaller and nowhere longer.
    private static boolean isSmaller(Grid grid, Grid than) {
        return grid.cells() < than.cells()
                && grid.rows() <= than.rows()
                && Collections.max(grid.rowLengths()) <= Collections.max(than.rowLengths());
    }

    private static int[] filled(PositionSetup setup) {
        return IntStream.range(0, setup.grid().cells())
                .filter(cell -> !setup.cells().get(cell).isEmpty())
                .toArray();
    }

    private static Optional<Position> position(Position start, PositionSetup setup) {
        return start.game().position(start.edition(), setup) instanceof SetupResult.Valid valid
                        && !valid.position().outcome().over()
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    private Found tried(List<Candidate> candidates, Task task, PuzzleCheck.Listener listener) {
        List<Sound> sound = new ArrayList<>();
        int tried = 0;
        int open = 0;
        for (Candidate candidate : candidates) {
            listener.checked(tried, candidates.size());
            Optional<PuzzleProof> proof = proof(candidate.position(), task);
            if (search.stop().pressed()) {
                break;
            }
            tried++;
            Optional<PuzzleReport> report = proof.flatMap(PuzzleProof::report);
            if (report.filter(PuzzleReport::ok).isPresent()) {
                proof.flatMap(PuzzleProof::puzzle)
                        .filter(puzzle -> puzzle.task().equals(task))
                        .ifPresent(puzzle -> sound.add(new Sound(puzzle, candidate.without())));
            } else if (proof.isPresent() && unsettled(proof.get())) {
                open++;
            }
        }
        return new Found(sound, tried, open);
    }

    private static boolean unsettled(PuzzleProof proof) {
        return !proof.first().settled()
                || proof.report().stream()
                        .flatMap(report -> report.faults().stream())
                        .anyMatch(fault -> fault.kind() == PuzzleReport.Kind.OPEN);
    }

    /// Empty if too many first moves solve, which is found sooner than all that do.
    private Optional<PuzzleProof> proof(Position position, Task task) {
        int wanted = task instanceof Task.BothMoves ? 2 : 1;
        boolean many = search.find(position, task, wanted + 1).solving().size() > wanted;
        return many ? Optional.empty() : Optional.of(PuzzleProof.of(search, position, task, (turns, all) -> {}));
    }

    /// The contents on another board of the same kind, in every place where all of them fit.
    private static List<PositionSetup> moved(PositionSetup setup, Grid to) {
        int[] filled = filled(setup);
        if (filled.length == 0
                || filled.length > to.cells()
                || to.directions() != setup.grid().directions()) {
            return List.of();
        }
        List<PositionSetup> all = new ArrayList<>();
        for (int place = 0; place < to.cells(); place++) {
            int[] cells = laidOver(setup.grid(), filled[0], to, place);
            if (IntStream.of(filled).noneMatch(cell -> cells[cell] == Grid.NONE)) {
                List<Content> contents = new ArrayList<>(Collections.nCopies(to.cells(), Content.EMPTY));
                IntStream.of(filled)
                        .forEach(cell -> contents.set(cells[cell], setup.cells().get(cell)));
                all.add(new PositionSetup(
                        to, contents, setup.toMove(), Optional.empty(), setup.passes(), setup.swap(), setup.fields()));
            }
        }
        return all;
    }

    /// The cells of a board that lie on those of another, if one cell is laid on a given one.
    private static int[] laidOver(Grid from, int first, Grid to, int place) {
        int[] cells = new int[from.cells()];
        Arrays.fill(cells, Grid.NONE);
        cells[first] = place;
        Deque<Integer> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            int cell = open.remove();
            for (int direction = 0; direction < from.directions(); direction++) {
                int next = from.neighbour(cell, direction);
                int there = to.neighbour(cells[cell], direction);
                if (next != Grid.NONE && there != Grid.NONE && cells[next] == Grid.NONE) {
                    cells[next] = there;
                    open.add(next);
                }
            }
        }
        return cells;
    }
}
