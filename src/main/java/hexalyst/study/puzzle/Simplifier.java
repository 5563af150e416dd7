package hexalyst.study.puzzle;

import hexalyst.board.Grid;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Helps a composer: tries the same task with fewer pieces, or on a smaller board. A position is sound if a puzzle of
/// it passes [PuzzleCheck] and takes as many plies as the task says. Works on the caller's thread.
public final class Simplifier {
    private final SolutionSearch search;
    private final Duration most;

    /// @param search proves, with its limits for each position; stopped, it leaves the rest untried
    /// @param most how long more than one piece at a time is taken away
    public Simplifier(SolutionSearch search, Duration most) {
        this.search = search;
        this.most = most;
    }

    /// A sound position.
    ///
    /// @param puzzle the position with its solution
    /// @param without the cells whose pieces were taken away, one piece for each mention; none if the board is smaller
    public record Sound(Puzzle puzzle, List<Integer> without) {
        /// Copies the cells.
        public Sound {
            without = List.copyOf(without);
        }
    }

    /// The result.
    ///
    /// @param sound the sound positions
    /// @param tried how many positions were tried
    /// @param open of how many it was not settled whether they are sound
    /// @param whole false if the time ended before everything was tried
    /// @param last true if it is settled that nothing is sound or, of pieces, that after the first result no further
    ///     piece and no further two can go with the same first moves
    public record Found(List<Sound> sound, int tried, int open, boolean whole, boolean last) {
        /// Copies the list.
        public Found {
            sound = List.copyOf(sound);
        }
    }

    private record Candidate(Position position, List<Integer> without) {}

    /// Takes each piece away in turn; of stacks, the top one. Then goes on from each sound position that has the same
    /// first moves as long as one more piece can go and, where none can, looks for two that can go together. The
    /// results with the same first moves come first, those with the fewest pieces before the others.
    public Found withoutPieces(Position start, Task task, PuzzleCheck.Listener listener) {
        return new Removal(start, task, listener).found();
    }

    /// Takes pieces away, greedily.
    private final class Removal {
        private final Position start;
        private final Trial trial;
        /// The first moves that solve with all pieces.
        private final List<Move> keys;

        private boolean whole = true;

        private Removal(Position start, Task task, PuzzleCheck.Listener listener) {
            this.start = start;
            keys = search.find(start, task).solving();
            trial = new Trial(task, listener);
        }

        private Found found() {
            List<Sound> singles = trial.tried(without(List.of(), 1), () -> true);
            trial.endAfter(most);
            singles.stream().filter(this::isSame).forEach(sound -> descend(sound.without()));
            boolean goesOn = true;
            while (goesOn && mayGoOn()) {
                List<Integer> fewest = trial.sound.stream()
                        .filter(this::isSame)
                        .map(Sound::without)
                        .max(Comparator.comparingInt(List::size))
                        .orElse(List.of());
                Optional<Sound> pair = first(without(fewest, 2));
                pair.ifPresent(sound -> descend(sound.without()));
                goesOn = pair.isPresent();
            }
            trial.sound.sort(Comparator.comparing((Sound sound) -> !isSame(sound))
                    .thenComparingInt(sound -> -sound.without().size()));
            return trial.found(whole, trial.sound.isEmpty() || isSame(trial.sound.getFirst()));
        }

        /// True if the same first moves solve; another solution is another puzzle.
        private boolean isSame(Sound sound) {
            return keys.containsAll(sound.puzzle().firstMoves());
        }

        /// Takes one piece after the other away, as long as that stays sound.
        private void descend(List<Integer> from) {
            Optional<List<Integer>> next = Optional.of(from);
            while (next.isPresent() && mayGoOn()) {
                next = first(without(next.get(), 1)).map(Sound::without);
            }
        }

        private Optional<Sound> first(List<Candidate> candidates) {
            int before = trial.sound.size();
            List<Sound> found = trial.tried(
                    candidates,
                    () -> mayGoOn()
                            && trial.sound.subList(before, trial.sound.size()).stream()
                                    .noneMatch(this::isSame));
            return found.stream().filter(this::isSame).findFirst();
        }

        private boolean mayGoOn() {
            whole &= !trial.late();
            return whole && !search.stop().pressed();
        }

        /// The positions with this many pieces less than without those cells' pieces, that were not tried yet.
        private List<Candidate> without(List<Integer> gone, int pieces) {
            List<Candidate> all = new ArrayList<>();
            add(all, gone, pieces, 0);
            return all;
        }

        private void add(List<Candidate> all, List<Integer> gone, int pieces, int from) {
            if (pieces == 0) {
                List<Integer> sorted = gone.stream().sorted().toList();
                if (!trial.seen.contains(sorted)) {
                    position(start, lightened(sorted)).ifPresent(position -> all.add(new Candidate(position, sorted)));
                }
                return;
            }
            List<Content> left = lightened(gone).cells();
            for (int cell = from; cell < left.size(); cell++) {
                if (!left.get(cell).pieces().isEmpty()) {
                    add(all, Stream.concat(gone.stream(), Stream.of(cell)).toList(), pieces - 1, cell);
                }
            }
        }

        private PositionSetup lightened(List<Integer> gone) {
            PositionSetup setup = start.setup();
            for (int cell : gone) {
                List<Piece> pieces = new ArrayList<>(setup.cells().get(cell).pieces());
                Optional<Side> owner = pieces.removeLast().owner();
                PositionSetup without = setup.with(cell, Content.of(pieces));
                // It goes back beside the board.
                Optional<Supply> beside = owner.flatMap(side -> without.supply().map(supply -> supply.less(side, -1)));
                setup = beside.isPresent() ? without.with(beside) : without;
            }
            return setup;
        }
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
                .forEach(position -> candidates.add(new Candidate(position, List.of())));
        Trial trial = new Trial(task, listener);
        trial.tried(candidates, () -> true);
        return trial.found(true, true);
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

    /// Tries positions, and keeps what is sound.
    private final class Trial {
        private final Task task;
        private final PuzzleCheck.Listener listener;
        private final List<Sound> sound = new ArrayList<>();
        /// The removals that were tried, each sorted.
        private final Set<List<Integer>> seen = new HashSet<>();

        /// Also ends one position when the time is over.
        private final StopSwitch cut = new StopSwitch();

        private final SolutionSearch trying = new SolutionSearch(search.service(), search.each(), cut);
        private final long begin = System.nanoTime();
        private long nanos = Long.MAX_VALUE;
        private int tried;
        private int open;

        private Trial(Task task, PuzzleCheck.Listener listener) {
            this.task = task;
            this.listener = listener;
            search.stop().begins(cut::press);
        }

        /// Ends the trial when this time is over.
        private void endAfter(Duration time) {
            nanos = System.nanoTime() - begin + time.toNanos();
        }

        private boolean late() {
            return System.nanoTime() - begin >= nanos;
        }

        /// The sound ones of these.
        ///
        /// @param goesOn asked before each
        private List<Sound> tried(List<Candidate> candidates, BooleanSupplier goesOn) {
            int before = sound.size();
            int all = tried + candidates.size();
            for (Candidate candidate : candidates) {
                if (!goesOn.getAsBoolean()) {
                    break;
                }
                listener.checked(tried, all);
                Optional<PuzzleProof> proof = proof(candidate.position());
                if (cut.pressed()) {
                    break;
                }
                judge(candidate, proof);
            }
            return List.copyOf(sound.subList(before, sound.size()));
        }

        private void judge(Candidate candidate, Optional<PuzzleProof> proof) {
            tried++;
            seen.add(candidate.without());
            if (proof.flatMap(PuzzleProof::report).filter(PuzzleReport::ok).isPresent()) {
                proof.flatMap(PuzzleProof::puzzle)
                        .filter(puzzle -> puzzle.task().equals(task))
                        .ifPresent(puzzle -> sound.add(new Sound(puzzle, candidate.without())));
            } else if (proof.isPresent() && unsettled(proof.get())) {
                open++;
            }
        }

        /// Empty if too many first moves solve, which is found sooner than all that do.
        private Optional<PuzzleProof> proof(Position position) {
            int wanted = task instanceof Task.BothMoves ? 2 : 1;
            boolean many = trying.find(position, task, wanted + 1).solving().size() > wanted;
            return many
                    ? Optional.empty()
                    : Optional.of(PuzzleProof.of(trying, position, task, (turns, all) -> {
                        if (late()) {
                            cut.press();
                        }
                    }));
        }

        private Found found(boolean whole, boolean last) {
            return new Found(sound, tried, open, whole, last && whole && open == 0);
        }
    }

    private static boolean unsettled(PuzzleProof proof) {
        return !proof.first().settled()
                || proof.report().stream()
                        .flatMap(report -> report.faults().stream())
                        .anyMatch(fault -> fault.kind() == PuzzleReport.Kind.OPEN);
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
