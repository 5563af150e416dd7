package hexalyst.engine.strategy;

import hexalyst.engine.verify.Answers;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.turn.LineCodes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Chooses the moves of one side from the pieces of a [ProofJoiner]. Among several good moves, it prefers one that ends
/// the game, then one to a position that it has already led to.
final class JoinedChoice implements Answers {
    private static final int NONE = -1;

    private final Position root;
    private final ProofJoiner joiner;
    private final SearchBoard board;
    private final LineCodes codes;
    private final KeySet strategy = new KeySet();
    private final int[] moves;

    JoinedChoice(Position root, ProofJoiner joiner) {
        this.root = root;
        this.joiner = joiner;
        board = root.searchBoard();
        moves = new int[board.mostMoves()];
        codes = new LineCodes(root);
    }

    @Override
    public Step next(List<Step> line) throws BrokenProofException, IOException {
        codes.follow(line, board);
        int move = known();
        if (move == NONE) {
            move = learned(line);
        }
        if (board.make(move) == TurnResult.ONGOING) {
            strategy.add(board.canonicalKey());
        }
        board.unmake();
        return codes.decoded(move);
    }

    private int known() {
        int count = board.moves(moves);
        Side mover = board.toMove();
        int best = NONE;
        boolean shared = false;
        for (int i = 0; i < count; i++) {
            TurnResult result = board.make(moves[i]);
            boolean ends = result == TurnResult.WIN || result == TurnResult.DRAW && joiner.drawIsEnough();
            boolean good = ends;
            boolean before = false;
            if (result == TurnResult.ONGOING) {
                long key = board.canonicalKey();
                good = joiner.isGood(key, board.toMove() == mover);
                before = strategy.contains(key);
            }
            board.unmake();
            if (ends) {
                return moves[i];
            }
            if (good && (best == NONE || before && !shared)) {
                best = moves[i];
                shared = before;
            }
        }
        return best;
    }

    private int learned(List<Step> line) throws BrokenProofException, IOException {
        List<Position> positions = new ArrayList<>(List.of(root));
        line.forEach(move -> positions.add(positions.getLast().step(move)));
        String where = line.isEmpty()
                ? " at the root"
                : " on the line "
                        + String.join(" ", line.stream().map(root::text).toList());
        int move = NONE;
        while (move == NONE) {
            if (!joiner.learn(positions, where)) {
                throw new BrokenProofException("a proof is missing" + where);
            }
            move = known();
        }
        return move;
    }
}
