package hexalyst.study.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.TurnLister;
import hexalyst.study.puzzle.Solutions.Verdict;
import java.util.List;
import java.util.Optional;

/// Answers the solver's moves, including those that are not in a stored solution. Works on the caller's thread.
public final class Defence {
    private static final int COUNTED = 4;

    private final SolutionSearch search;

    /// @param search proves which moves solve. Its limits apply to each position, and there may be a hundred, one for
    ///     each reply
    public Defence(SolutionSearch search) {
        this.search = search;
    }

    /// A move of the defender.
    ///
    /// @param move the move
    /// @param next which moves solve after it. If few solve, every move is settled; otherwise only as many as were
    ///     examined
    /// @param plies the most plies until the game then ends, 0 if unknown
    public record Reply(Move move, Solutions next, int plies) {}

    /// The reply that leaves the solver the fewest solving moves and, among those, the one proved to hold out longest.
    /// Solving moves are only counted up to a small number; replies that reach it are compared by length only. Replies
    /// that end the game are not considered, and none are where there are too many turns to list ([TurnLister]).
    ///
    /// @param position a position after a solving move
    /// @param rest what the solver has to do from the next move on
    /// @return the reply; empty if there is none, or the search was stopped
    public Optional<Reply> reply(Position position, Task rest) {
        return reply(position, rest, COUNTED);
    }

    /// Like [#reply(Position, Task)].
    ///
    /// @param counted the number up to which solving moves are counted, 1 or more
    Optional<Reply> reply(Position position, Task rest, int counted) {
        Optional<Reply> best = Optional.empty();
        int fewest = counted + 1;
        List<List<Move>> groups = position.outcome().over()
                ? List.of()
                : SymmetricMoves.of(position).orElse(List.of());
        for (List<Move> moves : groups) {
            Position after = position.play(moves.getFirst());
            if (after.outcome().over()) {
                continue;
            }
            Solutions next = search.find(after, rest, Math.min(fewest, counted) + 1);
            if (search.stop().pressed()) {
                return Optional.empty();
            }
            boolean few = next.settled() && next.solving().size() <= counted;
            int count = few ? next.solving().size() : counted + 1;
            Reply reply = new Reply(moves.getFirst(), next, plies(next));
            boolean longer = best.isEmpty() || reply.plies > best.get().plies;
            if (count < fewest || (count == fewest && longer)) {
                best = Optional.of(reply);
                fewest = count;
            }
        }
        return best;
    }

    /// The most plies in which the solver wins, as far as known.
    private static int plies(Solutions next) {
        return next.choices().stream()
                .filter(choice -> choice.verdict() == Verdict.SOLVES)
                .flatMap(choice -> choice.value().stream())
                .mapToInt(ProvedValue::plies)
                .min()
                .orElse(0);
    }

    /// Shows why a move does not solve.
    ///
    /// @param before a position where the solver is to move
    /// @param wrong a legal move that is proved not to solve
    /// @param task what has to be done
    /// @return the moves after it, the defender's first: a line that follows a proof to the end of the game or, for a
    ///     move that wins too late, just the reply after which it is too late. No moves if the game is over. Empty if
    ///     no refutation is found in time
    /// @throws InterruptedException if this thread is interrupted
    public Optional<List<Move>> refute(Position before, Move wrong, Task task) throws InterruptedException {
        Position after = before.play(wrong);
        if (after.outcome().over()) {
            return Optional.of(List.of());
        }
        SearchHandle handle = search.service().start(after, search.each(), heard -> {});
        search.stop().begins(handle::stop);
        SearchReport report = handle.await();
        if (task instanceof Task.WinWithin within
                && report.value().filter(value -> value != Value.LOSS).isEmpty()) {
            return holdingOut(after, within.plies() - 2).map(List::of);
        }
        return report.value().filter(value -> value != Value.LOSS).map(value -> report.line());
    }

    /// A move after which the solver does not win within this many plies.
    private Optional<Move> holdingOut(Position position, int plies) {
        for (Move move : new TurnLister().of(position).orElse(List.of())) {
            Position after = position.play(move);
            boolean over = after.outcome().over();
            boolean lost = over && after.outcome().wonBy().equals(Optional.of(after.toMove()));
            if (!lost && (over || plies < 1 || late(after, plies))) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private boolean late(Position position, int plies) {
        QuickProof proof = search.service().quickProof(position.searchBoard());
        SearchStop limited = SearchStop.within(search.each());
        search.stop().begins(limited::stop);
        return proof.winsWithin(plies, limited).filter(wins -> !wins).isPresent();
    }
}
