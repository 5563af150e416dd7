package hexalyst.study.puzzle;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.game.Part;
import hexalyst.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Finds puzzles in games. Every game is searched by one thread with its own table and with limits of nodes, and
/// results are taken in the order of the games, so the same source and wishes always give the same puzzles, with any
/// number of threads. Near-duplicates are left out ([NearDuplicates]), and so are most puzzles that a single move
/// solves.
public final class PuzzleGenerator {
    private static final long TABLE_BYTES = 16L << 20;
    /// One in this many puzzles may be won by its first move.
    private static final int AT_ONCE_EVERY = 20;
    /// Positions with fewer pieces are openings, not puzzles, and take long to prove; but where the board is full at
    /// the start, or all men have entered and move, they are endings.
    private static final int FEWEST_PIECES = 7;

    private final PuzzleSource source;
    private final Wishes wishes;
    private final int threads;
    private final Set<StopSwitch> working = ConcurrentHashMap.newKeySet();
    private volatile boolean cancelled;

    /// What kind of puzzles to find.
    ///
    /// @param grades the grades that are wanted
    /// @param count the most puzzles of each grade, 1 or more
    /// @param total the most puzzles in total, 1 or more
    /// @param perGame the most puzzles from one game, the earliest ones, 1 or more
    /// @param each the most nodes for each position
    /// @param task the task that each has; empty for any but both moves
    /// @param theme the theme that each has; empty for any
    /// @param known puzzles that none may nearly equal
    public record Wishes(
            Set<Grade> grades,
            int count,
            int total,
            int perGame,
            long each,
            Optional<Task> task,
            Optional<PuzzleTheme> theme,
            List<Puzzle> known) {
        /// Copies the grades and puzzles.
        public Wishes {
            grades = Set.copyOf(grades);
            known = List.copyOf(known);
        }

        private boolean wants(Puzzle puzzle) {
            return grades.contains(grade(puzzle))
                    && task.stream().allMatch(puzzle.task()::equals)
                    && theme.stream().allMatch(puzzle.themes()::contains);
        }

        /// True if there is room for one more of this grade.
        private boolean room(Grade grade, List<Puzzle> found) {
            return grades.contains(grade)
                    && found.size() < total
                    && found.stream().filter(puzzle -> grade(puzzle) == grade).count() < count;
        }

        private boolean room(List<Puzzle> found) {
            return grades.stream().anyMatch(grade -> room(grade, found));
        }
    }

    private static Grade grade(Puzzle puzzle) {
        return puzzle.difficulty().orElseThrow().grade();
    }

    /// Receives the progress, on the thread that runs the generator.
    @FunctionalInterface
    public interface Listener {
        /// Called when this many games have been searched and these puzzles found, the newest last.
        void found(int games, List<Puzzle> puzzles);
    }

    /// @param threads the number of games searched at the same time, 1 or more
    public PuzzleGenerator(PuzzleSource source, Wishes wishes, int threads) {
        this.source = source;
        this.wishes = wishes;
        this.threads = threads;
    }

    /// Ends the run soon; the puzzles found so far are returned. May be called from any thread.
    public void cancel() {
        cancelled = true;
        working.forEach(StopSwitch::press);
    }

    /// Searches until there are enough puzzles, there are no more games, or it is cancelled.
    ///
    /// @throws InterruptedException if this thread is interrupted
    public List<Puzzle> run(Listener listener) throws InterruptedException {
        List<Puzzle> found = new ArrayList<>();
        NearDuplicates known = new NearDuplicates();
        wishes.known.forEach(known::add);
        ExecutorService workers = Executors.newFixedThreadPool(
                threads,
                Thread.ofPlatform().daemon().name("hexalyst-puzzles-", 1).factory());
        try {
            Deque<Future<List<Puzzle>>> ahead = new ArrayDeque<>();
            int next = 0;
            for (int number = 0; number < source.games() && wishes.room(found) && !cancelled; number++) {
                while (next < source.games() && ahead.size() <= threads) {
                    ahead.add(workers.submit(search(next)));
                    next++;
                }
                for (Puzzle puzzle : ahead.remove().get()) {
                    if (!cancelled && wishes.room(grade(puzzle), found) && fits(puzzle, found) && known.add(puzzle)) {
                        found.add(puzzle);
                    }
                }
                listener.found(number + 1, List.copyOf(found));
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException("the search for puzzles failed: " + failure.getCause(), failure.getCause());
        } finally {
            working.forEach(StopSwitch::press);
            workers.shutdownNow();
        }
        return found;
    }

    /// True if a puzzle may be taken. Puzzles won by their first move are only taken now and then.
    private static boolean fits(Puzzle puzzle, List<Puzzle> found) {
        return !atOnce(puzzle)
                || AT_ONCE_EVERY
                                * found.stream().filter(PuzzleGenerator::atOnce).count()
                        <= found.size();
    }

    private static boolean atOnce(Puzzle puzzle) {
        int key = puzzle.solution().root().mainChild().orElseThrow();
        return puzzle.solution().position(key).outcome().over();
    }

    private Callable<List<Puzzle>> search(int number) {
        return () -> {
            StopSwitch stop = new StopSwitch();
            working.add(stop);
            try (SearchService service = new SearchService(new ProofTable(TABLE_BYTES), 1)) {
                return cancelled ? List.of() : in(source.positions(number, service, stop), service, stop);
            } finally {
                working.remove(stop);
            }
        };
    }

    /// The puzzles in the positions of a game. The last positions are searched first, since their proofs help with
    /// those before.
    private List<Puzzle> in(List<Position> positions, SearchService service, StopSwitch stop) {
        PuzzleMaker maker = new PuzzleMaker(service, SearchLimits.NONE.withNodes(wishes.each), stop);
        List<Puzzle> found = new ArrayList<>();
        for (Position position : positions.reversed()) {
            if (!isOpening(position) && !stop.pressed()) {
                maker.make(position, wishes.task).filter(wishes::wants).ifPresent(found::add);
            }
        }
        Collections.reverse(found);
        return stop.pressed() ? List.of() : found.subList(0, Math.min(wishes.perGame, found.size()));
    }

    private static boolean isOpening(Position position) {
        return pieces(position) < FEWEST_PIECES
                && pieces(position.game().start(position.edition())) < FEWEST_PIECES
                && position.parts().stream().anyMatch(Part.Put.class::isInstance);
    }

    private static int pieces(Position position) {
        return position.searchBoard().pieces();
    }
}
