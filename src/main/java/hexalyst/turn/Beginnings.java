package hexalyst.turn;

import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Finds the parts with which a turn can begin that wins at once, where turns are made part by part.
final class Beginnings {
    /// The most parts to make.
    private static final int LOOK = 50_000;

    private final SearchBoard board;
    private int left = LOOK;

    private Beginnings(SearchBoard board) {
        this.board = board;
    }

    /// The first parts of turns that win at once; empty if there are too many turns to examine.
    ///
    /// @param position where the game goes on
    static Optional<Set<Part>> of(Position position) {
        Beginnings beginnings = new Beginnings(position.searchBoard());
        Set<Part> found = new HashSet<>();
        for (int part : beginnings.board.moves()) {
            if (beginnings.wins(part)) {
                found.add(position.decoded(part).parts().getFirst());
            }
        }
        return beginnings.left > 0 ? Optional.of(found) : Optional.empty();
    }

    /// Whether a turn that goes on with a part can win at once; false if too many parts have been made.
    private boolean wins(int part) {
        if (left == 0) {
            return false;
        }
        left--;
        Side mover = board.toMove();
        TurnResult result = board.make(part);
        boolean goesOn = result == TurnResult.ONGOING && board.toMove() == mover;
        boolean wins = result == TurnResult.WIN
                || goesOn && IntStream.of(board.moves()).anyMatch(this::wins);
        board.unmake();
        return wins;
    }
}
