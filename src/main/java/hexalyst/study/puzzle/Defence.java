package hexalyst.study.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchHandle;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.study.puzzle.Solutions.Verdict;
import hexalyst.turn.TurnLister;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Answers the solver's moves, including those that are not in a stored solution, with the longest resistance
/// ([Resistance]). Of the replies that hold out longest, the one that leaves the solver the fewest solving moves comes
/// first, then the one with the longer proof. Works on the caller's thread.
public final class Defence {
    /// Up to this many solving moves after a reply are counted, and stored in a solution, where the solver has to win
    /// within a number of plies.
    private static final int FEW = 6;

    /// The same for other tasks, which promise no length.
    private static final int FEW_OF_ANY_LENGTH = 3;

    private final SolutionSearch search;
    private final Resistance resistance;

    /// @param search proves which moves solve. Its limits apply to each position, and there may be a hundred, one for
    ///     each reply
    public Defence(SolutionSearch search) {
        this.search = search;
        resistance = new Resistance(search);
    }

    /// Up to how many solving moves a turn may have for the solver to go on.
    ///
    /// @param rest what the solver has to do
    static int few(Task rest) {
        return rest instanceof Task.WinWithin ? FEW : FEW_OF_ANY_LENGTH;
    }

    /// A move of the defender.
    ///
    /// @param move the move
    /// @param next which moves solve after it. If few solve ([#few]), or the solver has to win at once, every move is
    ///     settled; otherwise only as many as were examined
    public record Reply(Move move, Solutions next) {
        /// True if it is settled which moves solve after it, and these are this many or fewer, or all end the game.
        boolean leaves(int most) {
            return next.settled()
                    && (next.solving().size() <= most
                            || next.solving().stream()
                                    .allMatch(move ->
                                            next.position().play(move).outcome().over()));
        }

        private int solving() {
            return next.settled() ? next.solving().size() : Integer.MAX_VALUE;
        }

        /// True if some move that solves after this reply also solves after the other.
        private boolean sameAnswer(Reply other) {
            return next.solving().stream().anyMatch(move -> other.next.solving().contains(move));
        }
    }

    /// The best reply.
    ///
    /// @param position a position after a solving move
    /// @param rest what the solver has to do from the next move on
    /// @return the reply; empty if every reply ends the game, there are too many turns to list ([TurnLister]), or the
    ///     search was stopped
    public Optional<Reply> reply(Position position, Task rest) {
        return replies(position, rest, 1).stream().findFirst();
    }

    /// The best reply, then others that hold out as long, leave few solving moves, and need an answer that solves after
    /// none of the replies before.
    ///
    /// @param most the most replies, 1 or more
    List<Reply> replies(Position position, Task rest, int most) {
        List<Reply> all = new ArrayList<>();
        boolean last = rest.equals(new Task.WinWithin(1));
        int few = few(rest);
        int counted = few;
        for (List<Move> moves : resistance.of(position, rest).all()) {
            Move move = moves.getFirst();
            Reply reply =
                    new Reply(move, search.find(position.play(move), rest, last ? SolutionSearch.ALL : counted + 1));
            if (search.stop().pressed()) {
                return List.of();
            }
            all.add(reply);
            // If only one reply is wanted, more solving moves than after the best so far need not be counted.
            counted = most == 1 ? Math.min(counted, reply.solving()) : few;
        }
        all.sort(Comparator.comparingInt(Reply::solving)
                .thenComparing(Comparator.comparingInt((Reply reply) -> plies(reply.next))
                        .reversed()));
        List<Reply> chosen = new ArrayList<>();
        for (Reply reply : all) {
            boolean another = reply.solving() <= few && chosen.stream().noneMatch(reply::sameAnswer);
            if (chosen.isEmpty() || (another && chosen.size() < most)) {
                chosen.add(reply);
            }
        }
        return chosen;
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
            if (holdsOut(position, move, plies)) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private boolean holdsOut(Position position, Move move, int plies) {
        return late(position.play(move), plies).orElse(false);
    }

    /// Whether a reply refutes a wrong move: it keeps a win or a draw that the position is proved to be worth or, where
    /// the solver has to win in time, makes the win too late. Empty if neither is settled.
    ///
    /// @param position the position after a move that is proved not to solve
    /// @param task what the solver had to do with that move
    Optional<Boolean> refutation(Position position, Move reply, Task task) {
        Position after = position.play(reply);
        if (task instanceof Task.WinWithin within) {
            return late(after, within.plies() - 2);
        }
        Optional<ProvedValue> worth = search.value(position).filter(known -> known.value() != Value.LOSS);
        Optional<ProvedValue> kept =
                after.outcome().over() ? Optional.empty() : search.value(after).map(ProvedValue::beforeTheMove);
        if (worth.isEmpty() || kept.isEmpty() && !after.outcome().over()) {
            return Optional.empty();
        }
        Optional<Side> winner = worth.get().value().winner(position.toMove());
        return Optional.of(
                after.outcome().over()
                        ? after.outcome().wonBy().equals(winner)
                        : kept.get().value() == worth.get().value());
    }

    /// True if a reply is proved to keep what the position after a wrong move is worth, or to make the win too late if
    /// that is not proved to be worth a win or a draw.
    ///
    /// @param position the position after a move that is proved not to solve
    boolean refutes(Position position, Move reply, Task task) {
        boolean worth = search.value(position)
                .filter(known -> known.value() != Value.LOSS)
                .isPresent();
        boolean late = !worth && task instanceof Task.WinWithin;
        return refutation(position, reply, late ? task : new Task.Win()).orElse(false);
    }

    /// Whether the player to move does not win within this many plies; empty if it is not settled.
    private Optional<Boolean> late(Position position, int plies) {
        if (position.outcome().over()) {
            return Optional.of(!position.outcome().wonBy().equals(Optional.of(position.toMove())));
        }
        return plies < 1
                ? Optional.of(true)
                : search.winsWithin(position, plies, Long.MAX_VALUE).map(wins -> !wins);
    }
}
