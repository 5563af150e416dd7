package hexalyst.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.turn.LineCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// The steps of a position ([Position#steps]) and the replies to the losing ones, with what has been proved about each
/// so far. May be used from several threads.
final class MoveProofs {
    private final Position position;
    private final List<Row> rows = new ArrayList<>();

    /// A move with its replies, which are examined once the move is known to lose. Guarded by the lock of the enclosing
    /// object.
    static final class Row {
        private final Step step;
        private final List<Row> replies = new ArrayList<>();
        private Optional<ProvedValue> proof = Optional.empty();
        private List<Move> line;
        /// For a losing move, the fewest plies that the game lasts with it, as far as proved.
        private int atLeast = 1;
        /// True if the move is part of an unfinished turn and proved to lose: its replies are not counted.
        private boolean uncounted;

        /// @param line the move, if the move is a whole turn
        Row(Step step, List<Move> line) {
            this.step = step;
            this.line = line;
        }

        MoveReport report() {
            int winning = 0;
            int open = uncounted ? 1 : 0;
            for (Row reply : replies) {
                winning +=
                        reply.proof.filter(known -> known.value() == Value.WIN).isPresent() ? 1 : 0;
                open += reply.proof.isEmpty() ? 1 : 0;
            }
            return new MoveReport(step, proof, line, winning, open, atLeast);
        }
    }

    /// A move or reply that is not proved yet.
    ///
    /// @param line the codes of the moves that lead to it, ending with the move itself
    record Open(List<Integer> line, Row row) {
        /// Copies the line.
        Open {
            line = List.copyOf(line);
        }

        /// True for a move of the position, false for a reply.
        boolean first() {
            return line.size() == 1;
        }
    }

    MoveProofs(Position position) {
        this.position = position;
        position.steps().forEach(step -> rows.add(new Row(step, position.turns(List.of(step)))));
    }

    /// The moves that are not proved yet.
    synchronized List<Open> moves() {
        List<Open> open = new ArrayList<>();
        for (Row row : rows) {
            if (row.proof.isEmpty()) {
                open.add(new Open(List.of(position.code(row.step)), row));
            }
        }
        return open;
    }

    /// The replies to losing moves that are not proved yet.
    synchronized List<Open> replies() {
        List<Open> open = new ArrayList<>();
        for (Row row : rows) {
            for (Row reply : row.replies) {
                if (reply.proof.isEmpty()) {
                    open.add(new Open(LineCodes.of(position, List.of(row.step, reply.step)), reply));
                }
            }
        }
        return open;
    }

    /// The moves that are proved to lose, and to last this many plies, but that may last longer.
    synchronized List<Open> losing(int plies) {
        List<Open> losing = new ArrayList<>();
        for (Row row : rows) {
            boolean shorter = row.proof
                    .filter(known -> known.value() == Value.LOSS && known.plies() > plies)
                    .isEmpty();
            if (!shorter && (plies <= 2 || row.atLeast >= plies - 1)) {
                losing.add(new Open(List.of(position.code(row.step)), row));
            }
        }
        return losing;
    }

    /// Records that the game lasts at least this many plies with a losing move, counting the move.
    synchronized void lasts(Open losing, int plies) {
        losing.row.atLeast = Math.max(losing.row.atLeast, plies);
    }

    /// Records the value of a move or reply for the player who makes it.
    ///
    /// @param line the steps by which the proof continues after it; empty if they are not known
    synchronized void learn(Open open, ProvedValue proof, List<Step> line) {
        if (open.row.proof.isPresent()) {
            return;
        }
        open.row.proof = Optional.of(proof);
        if (open.first()) {
            open.row.line = position.turns(
                    Stream.concat(Stream.of(open.row.step), line.stream()).toList());
        }
        if (open.first() && proof.value() == Value.LOSS) {
            Position after = position.step(open.row.step);
            open.row.uncounted = after.midTurn();
            if (!after.outcome().over() && !after.midTurn()) {
                after.steps().forEach(step -> open.row.replies.add(new Row(step, List.of())));
            }
        }
    }

    /// Looks up every move that is not proved yet.
    ///
    /// @param find returns what is known about a legal move, for the player who makes it
    /// @param line returns how the proof continues after the move; empty if that is not known
    void learn(Function<Step, Optional<ProvedValue>> find, Function<Step, List<Step>> line) {
        for (Open open : moves()) {
            find.apply(open.row.step).ifPresent(proof -> learn(open, proof, line.apply(open.row.step)));
        }
    }

    /// What is proved, one report for each legal move, ordered by the codes of the moves.
    synchronized List<MoveReport> reports() {
        return rows.stream().map(Row::report).toList();
    }

    /// What the moves prove about the position: the shortest win if a move wins; otherwise, once all moves are proved,
    /// the best of them.
    synchronized Optional<ProvedValue> best() {
        return ProvedValue.ofMoves(rows.stream().map(row -> row.proof).toList());
    }

    /// A line starting with a move that is proved to have this value; empty if there is none.
    synchronized List<Step> first(ProvedValue value) {
        return rows.stream()
                .filter(row -> row.proof.equals(Optional.of(value)))
                .map(row -> row.step)
                .limit(1)
                .toList();
    }
}
