package hexalyst.engine;

import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.turn.LineCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;

/// Reads a line of play from a proof that a side wins within a number of plies, as [ProofLine] does from a proof
/// without a limit: the winner's moves follow the proof, and the loser holds out as long as the table shows how.
final class ShortLine {
    private final ProvedValue known;
    private final LineCodes codes;
    private final SearchBoard board;
    private final ProofSearch reader;
    private final StrategyChoice winner;
    private final int[] moves;

    /// @param known a win or a loss that was proved with this limit, or with no limit and no more plies. Winning moves
    ///     that the table does not have are searched for
    ShortLine(Position position, ProvedValue known, ProofTable table, SearchStop stop) {
        this.known = known;
        codes = new LineCodes(position);
        board = position.searchBoard();
        moves = new int[board.mostMoves()];
        reader = new ProofSearch(board, table, stop);
        winner = new StrategyChoice(position, known.value(), OptionalInt.of(known.plies()), table, stop);
    }

    /// The line to the end of the game, with at most as many plies as were proved; shorter if the search is stopped.
    List<Step> read() {
        List<Step> line = new ArrayList<>();
        boolean wins = known.value() == Value.WIN;
        TurnResult result = TurnResult.ONGOING;
        try {
            while (result == TurnResult.ONGOING && line.size() < known.plies()) {
                int left = known.plies() - line.size();
                Step step = wins ? winner.next(line) : codes.decoded(longest(left));
                result = board.make(codes.code(step));
                codes.make(step);
                line.add(step);
                wins = !wins;
            }
        } catch (CancellationException stopped) {
            // The line is correct as far as it goes.
        }
        return line;
    }

    /// The move after which the winner needs the most of the plies that are left. Among several, one after which fewer
    /// plies are known not to be enough.
    private int longest(int left) {
        int count = board.moves(moves);
        int best = moves[0];
        int most = -1;
        for (int i = 0; i < count; i++) {
            int held = board.make(moves[i]) == TurnResult.ONGOING ? 2 * plies(left - 1) + (holds(left - 1) ? 1 : 0) : 0;
            board.unmake();
            if (held > most) {
                most = held;
                best = moves[i];
            }
        }
        return best;
    }

    /// True if the player to move is known not to win in fewer plies than these.
    private boolean holds(int plies) {
        int outlook = board.outlook();
        return outlook > 0
                ? outlook >= plies
                : plies > 1 && ProofTable.disproved(reader.known(ProofSearch.within(ProofSearch.WIN, plies - 1)));
    }

    /// How many plies the player to move is known to need for a win; the given maximum if the table does not know.
    private int plies(int most) {
        int outlook = board.outlook();
        if (outlook > 0) {
            return outlook;
        }
        for (int plies = 1; plies < most; plies++) {
            if (ProofTable.proved(reader.known(ProofSearch.within(ProofSearch.WIN, plies)))) {
                return plies;
            }
        }
        return most;
    }
}
