package hexalyst.engine;

import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Proves, with one thread, the values of positions a few plies from a root.
final class PositionProver {
    private final SearchBoard board;
    private final ProofSearch search;
    private final SearchStop stop;

    PositionProver(Position root, ProofTable table, SearchStop stop) {
        this.stop = stop;
        board = root.game().searchBoard(root);
        search = new ProofSearch(board, table, stop, new BusyPositions(), true);
    }

    /// What was found.
    ///
    /// @param value the value of the line's last move for the player who made it; empty if it was not proved
    /// @param plies the plies from that move, itself included, to the end at most; empty for a draw
    /// @param nodes positions expanded
    record Answer(Optional<Value> value, OptionalInt plies, long nodes) {
        static final Answer OPEN = new Answer(Optional.empty(), OptionalInt.empty(), 0);
    }

    /// Proves the value of the last move of a line of legal moves, with so many nodes at most.
    Answer prove(List<Integer> line, long nodes) {
        TurnResult result = TurnResult.ONGOING;
        for (int move : line) {
            result = board.make(move);
        }
        long before = search.nodes();
        Answer answer = switch (result) {
            case WIN -> of(Value.WIN, 1);
            case LOSS -> of(Value.LOSS, 1);
            case DRAW -> new Answer(Optional.of(Value.DRAW), OptionalInt.empty(), 0);
            case ONGOING -> search(stop.round(nodes));
        };
        for (int i = 0; i < line.size(); i++) {
            board.unmake();
        }
        return new Answer(answer.value, answer.plies, search.nodes() - before);
    }

    private static Answer of(Value value, int plies) {
        return new Answer(Optional.of(value), OptionalInt.of(plies), 0);
    }

    /// The value of the board's position is the opponent's, so a loss is a win for the move before.
    private Answer search(SearchStop round) {
        int outlook = board.outlook();
        if (outlook != 0) {
            return outlook > 0 ? of(Value.LOSS, outlook + 1) : of(Value.WIN, 1 - outlook);
        }
        long win = ask(ProofSearch.WIN, round);
        if (ProofTable.proved(win)) {
            return of(Value.LOSS, ProofTable.plies(win) + 1);
        }
        if (!ProofTable.disproved(win)) {
            return Answer.OPEN;
        }
        if (ProofTable.drawFree(win)) {
            return of(Value.WIN, ProofTable.plies(win) + 1);
        }
        long draw = ask(ProofSearch.DRAW, round);
        if (ProofTable.proved(draw)) {
            return new Answer(Optional.of(Value.DRAW), OptionalInt.empty(), 0);
        }
        return ProofTable.disproved(draw) ? of(Value.WIN, ProofTable.plies(draw) + 1) : Answer.OPEN;
    }

    private long ask(int question, SearchStop round) {
        long known = search.known(question);
        return ProofTable.settled(known) ? known : search.search(question, round);
    }
}
