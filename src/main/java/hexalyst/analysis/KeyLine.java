package hexalyst.analysis;

import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lines of play as the keys of the positions that they pass through: the same for all mirror images, and turned back
/// into moves by looking which move leads to the next key.
final class KeyLine {
    private KeyLine() {}

    /// The keys of the positions after each move, their lower halves.
    static List<Long> of(Position position, List<Move> moves) {
        List<Long> keys = new ArrayList<>();
        Position at = position;
        for (Move move : moves) {
            at = at.play(move);
            keys.add(at.key().low());
        }
        return keys;
    }

    /// The moves of a line from a position, up to the first key that no legal move leads to.
    static List<Move> moves(Position position, List<Long> keys) {
        List<Move> moves = new ArrayList<>();
        Position at = position;
        for (long key : keys) {
            Optional<Move> next = move(at, key);
            if (next.isEmpty()) {
                break;
            }
            moves.add(next.get());
            at = at.play(next.get());
        }
        return moves;
    }

    private static Optional<Move> move(Position position, long key) {
        if (position.outcome().over()) {
            return Optional.empty();
        }
        SearchBoard board = position.searchBoard();
        MoveCodec codec = position.game().codec(position.grid());
        return position.legalMoves().stream()
                .filter(move -> leadsTo(board, codec.encode(move), key))
                .findFirst();
    }

    private static boolean leadsTo(SearchBoard board, int move, long key) {
        board.make(move);
        boolean leads = board.canonicalKey() == key;
        board.unmake();
        return leads;
    }
}
