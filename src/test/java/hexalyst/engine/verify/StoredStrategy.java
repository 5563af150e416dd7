package hexalyst.engine.verify;

import hexalyst.game.Exhaustive;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads the moves of a proof independently, straight from the description of the format and with other rules than the
/// verifier's, and checks every position that they lead to with exhaustive search.
final class StoredStrategy {
    private final SearchBoard board;
    private final byte[] moves;
    private final Map<Long, Integer> values = new HashMap<>();
    private Set<Long> walked = new HashSet<>();
    private int worst;
    private int at;

    /// @param moves one byte a move
    StoredStrategy(Position root, byte[] moves) {
        board = root.searchBoard();
        this.moves = moves;
    }

    /// True if the moves are strategies for the claim, and nothing is left over.
    boolean proves(Claim claim) {
        at = 0;
        worst = claim == Claim.DRAW ? 0 : 1;
        Side mover = board.toMove();
        boolean good = claim == Claim.LOSS || leads(mover);
        good = good && (claim == Claim.WIN || leads(mover.other()));
        return good && at == moves.length;
    }

    private boolean leads(Side side) {
        walked = new HashSet<>();
        if (board.toMove() != side) {
            return replies();
        }
        int answer = next();
        return answer >= 0 && after(answer, new ArrayList<>(), true);
    }

    /// The next stored move, or -1 if there is none or it is not legal here.
    private int next() {
        if (at == moves.length) {
            return -1;
        }
        int code = moves[at++] & 0xFF;
        int move = code == 255 ? 511 : code;
        int[] legal = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(legal);
        return Arrays.stream(legal, 0, count).anyMatch(one -> one == move) ? move : -1;
    }

    /// Whether an answer ends the game well or, when the strategy goes on, leads to a position where it does.
    private boolean after(int answer, List<Integer> endings, boolean goOn) {
        TurnResult result = board.make(answer);
        boolean good = result == TurnResult.ONGOING ? !goOn || replies() : Exhaustive.worth(result) >= worst;
        if (result != TurnResult.ONGOING) {
            endings.add(answer);
        }
        board.unmake();
        return good;
    }

    private boolean replies() {
        if (walked.contains(board.canonicalKey())) {
            return true;
        }
        if (-Exhaustive.value(board, values) < worst) {
            return false;
        }
        int[] legal = new int[SearchBoard.MAX_MOVES];
        int count = board.moves(legal);
        List<Integer> endings = new ArrayList<>();
        List<int[]> open = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            TurnResult result = board.make(legal[i]);
            boolean good = result == TurnResult.ONGOING
                    ? answered(legal[i], endings, open)
                    : -Exhaustive.worth(result) >= worst;
            board.unmake();
            if (!good) {
                return false;
            }
        }
        for (int[] pair : open) {
            board.make(pair[0]);
            boolean good = after(pair[1], endings, true);
            board.unmake();
            if (!good) {
                return false;
            }
        }
        walked.add(board.canonicalKey());
        return true;
    }

    private boolean answered(int reply, List<Integer> endings, List<int[]> open) {
        int[] legal = new int[SearchBoard.MAX_MOVES];
        List<Integer> here = Arrays.stream(legal, 0, board.moves(legal)).boxed().toList();
        for (int ending : endings) {
            if (here.contains(ending)) {
                TurnResult result = board.make(ending);
                board.unmake();
                if (result != TurnResult.ONGOING && Exhaustive.worth(result) >= worst) {
                    return true;
                }
            }
        }
        int answer = next();
        int before = endings.size();
        boolean good = answer >= 0 && after(answer, endings, false);
        if (good && endings.size() == before) {
            open.add(new int[] {reply, answer});
        }
        return good;
    }
}
