package hexalyst.engine;

import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Proofs of small positions, one after the other, on the caller's thread. Results stay in the table. Not thread-safe.
public final class QuickProof {
    private final SearchBoard board;
    private final ProofSearch search;
    private final SearchStop none = SearchStop.within(SearchLimits.NONE);

    /// @param board the board whose position is asked about; it may be changed between two questions
    /// @param table where results are kept
    public QuickProof(SearchBoard board, ProofTable table) {
        this.board = board;
        search = new ProofSearch(board, table, none);
    }

    /// The value of the board's position, where the game is not over; empty if it is not found within the limits.
    /// Continues with the question that an earlier search asked about this position.
    public Optional<ProvedValue> prove(SearchLimits limits) {
        return prove(SearchStop.within(limits));
    }

    /// Like [#prove(SearchLimits)], until it is stopped.
    public Optional<ProvedValue> prove(SearchStop stop) {
        Optional<ProvedValue> before = known();
        if (before.isPresent()) {
            return before;
        }
        long win = search.known(ProofSearch.WIN);
        long draw = search.known(ProofSearch.DRAW);
        boolean drawFirst = win == ProofTable.MISSING && draw != ProofTable.MISSING;
        if (drawFirst) {
            draw = search.search(ProofSearch.DRAW, stop);
        } else {
            win = search.search(ProofSearch.WIN, stop);
        }
        Optional<ProvedValue> value = read(win, draw);
        if (value.isPresent() || stop.stopped()) {
            return value;
        }
        return drawFirst
                ? read(search.search(ProofSearch.WIN, stop), draw)
                : read(win, search.search(ProofSearch.DRAW, stop));
    }

    /// The value of a legal move for the player who makes it, counting the move among the plies; empty if the search is
    /// stopped before it is proved.
    public Optional<ProvedValue> proveMove(int move, SearchStop stop) {
        return ofMove(move, () -> prove(stop));
    }

    /// Like [#proveMove], but only if the value is known without searching.
    public Optional<ProvedValue> knownMove(int move) {
        return ofMove(move, this::known);
    }

    /// Like [#proveMove], for the first turn of a line.
    ///
    /// @param steps legal steps ([hexalyst.game.Position#steps]), at least one; those after the turn do not matter
    Optional<ProvedValue> proveTurn(List<Integer> steps, SearchStop stop) {
        return ofTurn(steps, () -> prove(stop));
    }

    /// Like [#proveTurn], but only if the value is known without searching.
    Optional<ProvedValue> knownTurn(List<Integer> steps) {
        return ofTurn(steps, this::known);
    }

    private Optional<ProvedValue> ofTurn(List<Integer> steps, Supplier<Optional<ProvedValue>> after) {
        Side mover = board.toMove();
        return ofMove(
                steps.getFirst(),
                () -> board.toMove() == mover && steps.size() > 1
                        ? ofTurn(steps.subList(1, steps.size()), after)
                        : after.get());
    }

    private Optional<ProvedValue> ofMove(int move, Supplier<Optional<ProvedValue>> after) {
        Side mover = board.toMove();
        Optional<ProvedValue> value = switch (board.make(move)) {
            case WIN -> Optional.of(new ProvedValue(Value.WIN, 1));
            case DRAW -> Optional.of(new ProvedValue(Value.DRAW, 0));
            case LOSS -> Optional.of(new ProvedValue(Value.LOSS, 1));
            case ONGOING -> after.get().map(known -> known.beforeTheMove(board.toMove() == mover));
        };
        board.unmake();
        return value;
    }

    /// How a proof continues after a legal move, as far as the table knows without searching; empty if the move ends
    /// the game.
    ///
    /// @param position the board's
    /// @param move the code of the move
    /// @param worth the proved value of the move for the player who makes it
    /// @param plies the maximum number of turns
    List<Step> lineAfter(Position position, int move, Value worth, int plies) {
        Side mover = board.toMove();
        List<Step> line = List.of();
        if (board.make(move) == TurnResult.ONGOING) {
            Value after = board.toMove() == mover ? worth : worth.opposite();
            Position next = position.step(position.decoded(move));
            line = new ProofLine(board, search, none).known(after, next, plies);
        }
        board.unmake();
        return line;
    }

    /// Whether the player to move in the board's position, where the game is not over, wins within this many plies.
    /// Empty if this is not found before the search is stopped, or if turns may have several parts, which share a ply.
    ///
    /// @param plies 1 or more
    public Optional<Boolean> winsWithin(int plies, SearchStop stop) {
        long data = limited(ProofSearch.within(ProofSearch.WIN, plies), stop);
        return ProofTable.settled(data) ? Optional.of(ProofTable.proved(data)) : Optional.empty();
    }

    /// Whether the player to move in the board's position, where the game is not over, loses within this many plies
    /// against any defence; empty as for [#winsWithin].
    ///
    /// @param plies 1 or more
    public Optional<Boolean> losesWithin(int plies, SearchStop stop) {
        long data = limited(ProofSearch.within(ProofSearch.DRAW, plies), stop);
        return ProofTable.settled(data) ? Optional.of(ProofTable.disproved(data)) : Optional.empty();
    }

    private long limited(int question, SearchStop stop) {
        return board.openTurns() ? ProofTable.MISSING : search.search(question, stop);
    }

    /// Positions expanded so far.
    public long nodes() {
        return search.nodes();
    }

    /// The value of the board's position, where the game is not over, if it is known without searching.
    public Optional<ProvedValue> known() {
        int outlook = board.outlook();
        return outlook == 0
                ? read(search.known(ProofSearch.WIN), search.known(ProofSearch.DRAW))
                : Optional.of(new ProvedValue(outlook > 0 ? Value.WIN : Value.LOSS, Math.abs(outlook)));
    }

    /// Combines the answers to both questions, as far as they are known.
    static Optional<ProvedValue> read(long win, long draw) {
        if (ProofTable.proved(win)) {
            return Optional.of(new ProvedValue(Value.WIN, ProofTable.plies(win)));
        }
        if (ProofTable.disproved(draw)) {
            return Optional.of(new ProvedValue(Value.LOSS, ProofTable.plies(draw)));
        }
        if (ProofTable.disproved(win) && ProofTable.drawFree(win)) {
            return Optional.of(new ProvedValue(Value.LOSS, ProofTable.plies(win)));
        }
        if (ProofTable.proved(draw) && ProofTable.drawFree(draw)) {
            return Optional.of(new ProvedValue(Value.WIN, ProofTable.plies(draw)));
        }
        return ProofTable.disproved(win) && ProofTable.proved(draw)
                ? Optional.of(new ProvedValue(Value.DRAW, 0))
                : Optional.empty();
    }
}
