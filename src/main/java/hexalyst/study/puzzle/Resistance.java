package hexalyst.study.puzzle;

import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Measures how long the defender can hold out after each reply, by proofs of wins within 1, 2, 3 and more plies:
/// replies after which such a win is proved are left out, as long as there are others. For a task with a number of
/// plies the longest resistance is exact, as far as the limits allow. For a win of any length it is measured up to
/// [#COUNTED] plies with few nodes, and replies that hold out longer are not compared. Where the solver has not to lose
/// and can only draw, replies that throw the draw away are left out. For other tasks, and where turns may have several
/// parts, no reply is left out.
final class Resistance {
    /// Up to this many plies a win without a limit is measured.
    private static final int COUNTED = 8;

    private static final long FEW_NODES = 3_000;

    private final SolutionSearch search;

    Resistance(SolutionSearch search) {
        this.search = search;
    }

    /// The replies that hold out longest, with symmetric ones grouped. Replies that end the game are not among them.
    ///
    /// @param held those for which that is proved
    /// @param open those that may hold out longer, but it was not settled
    record Longest(List<List<Move>> held, List<List<Move>> open) {
        /// Both.
        List<List<Move>> all() {
            List<List<Move>> all = new ArrayList<>(held);
            all.addAll(open);
            return all;
        }
    }

    /// The longest resistance; none if every reply ends the game or throws a draw away, if there are too many turns to
    /// list ([hexalyst.turn.TurnLister]), or if the search was stopped.
    ///
    /// @param position a position after a solving move
    /// @param rest what the solver has to do from the next move on
    Longest of(Position position, Task rest) {
        List<List<Move>> replies = position.outcome().over()
                ? List.of()
                : SymmetricMoves.of(position).orElse(List.of()).stream()
                        .filter(moves -> !after(position, moves).outcome().over())
                        .toList();
        if (rest instanceof Task.AvoidLoss && draws(position)) {
            List<List<Move>> drawing = replies.stream()
                    .filter(moves -> draws(after(position, moves)))
                    .toList();
            return new Longest(drawing, List.of());
        }
        int most = position.game().traits().openTurns() ? 0 : most(rest);
        long nodes = rest instanceof Task.Win ? FEW_NODES : Long.MAX_VALUE;
        Longest longest = new Longest(replies, List.of());
        for (int plies = 1; plies <= most && !longest.all().isEmpty(); plies++) {
            List<List<Move>> held = new ArrayList<>();
            List<List<Move>> open = new ArrayList<>();
            for (List<Move> moves : longest.all()) {
                Optional<Boolean> wins = search.winsWithin(after(position, moves), plies, nodes);
                if (wins.isEmpty()) {
                    open.add(moves);
                } else if (!wins.get()) {
                    held.add(moves);
                }
            }
            if (search.stop().pressed()) {
                return new Longest(List.of(), List.of());
            }
            if (held.isEmpty() && open.isEmpty()) {
                break;
            }
            longest = new Longest(held, open);
        }
        return longest;
    }

    private boolean draws(Position position) {
        return !position.outcome().over()
                && search.value(position)
                        .filter(known -> known.value() == Value.DRAW)
                        .isPresent();
    }

    private static Position after(Position position, List<Move> moves) {
        return position.play(moves.getFirst());
    }

    private static int most(Task rest) {
        return switch (rest) {
            case Task.Win win -> COUNTED;
            case Task.WinWithin win -> win.plies() - 1;
            case Task.Draw draw -> 0;
            case Task.AvoidLoss avoid -> 0;
            case Task.OnlyMove only -> 0;
            case Task.Better better -> 0;
            case Task.BothMoves both -> 0;
        };
    }
}
