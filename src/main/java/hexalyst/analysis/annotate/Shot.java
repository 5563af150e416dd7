package hexalyst.analysis.annotate;

import hexalyst.board.CellSet;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A combination in a game where whoever can capture must. After a mistake, the other player captures more men than he
/// loses: at once, or after a move that makes the player capture, whichever capture that is. At the end nothing can be
/// captured back. It follows from the rules alone, but says nothing about what comes later.
///
/// @param first the move that begins it
/// @param reply a capture that has to be made then; empty if there is none. Of several, one that loses least
/// @param only true if that is the only one
/// @param last the capture that ends it
/// @param cells the cells where the player who made the mistake loses men in all
/// @param won how many men these are
/// @param lost how many men the other one loses, with those that the mistake captured
record Shot(Move first, Optional<Move> reply, boolean only, Move last, CellSet cells, int won, int lost) {
    /// The shot that a mistake allows; empty if it is none.
    ///
    /// @param before the position before the mistake
    /// @param first an answer to it that does not have to begin a shot; after the mistake, the game is not over
    static Optional<Shot> of(Position before, Move mistake, Move first) {
        Side player = before.toMove();
        Position after = before.play(mistake);
        if (before.game().traits().openTurns() || after.toMove() == player) {
            return Optional.empty();
        }
        Position middle = after.play(first);
        int lost = fallen(before, after, player.other());
        CellSet cells = cells(after, middle, player);
        Shot begun = new Shot(first, Optional.empty(), false, first, cells, fallen(after, middle, player), lost);
        if (!mustCapture(middle)) {
            return Optional.of(begun).filter(shot -> mustCapture(after) && shot.gain() > 0);
        }
        List<Move> replies = middle.legalMoves();
        List<Shot> shots = replies.stream()
                .flatMap(reply -> begun.after(middle, reply, replies.size() == 1).stream())
                .toList();
        return shots.size() < replies.size()
                ? Optional.empty()
                : shots.stream().min(Comparator.comparingInt(Shot::gain));
    }

    private int gain() {
        return won - lost;
    }

    private static boolean mustCapture(Position position) {
        return position.duty().isPresent();
    }

    /// The shot with the capture after a reply that gains most and cannot be answered by another; empty if none gains.
    private Optional<Shot> after(Position middle, Move reply, boolean single) {
        Side player = middle.toMove();
        Position then = middle.play(reply);
        if (!mustCapture(then)) {
            return Optional.empty();
        }
        int lostThen = lost + fallen(middle, then, player.other());
        List<Shot> shots = new ArrayList<>();
        for (Move move : then.legalMoves()) {
            Position end = then.play(move);
            if (!mustCapture(end)) {
                CellSet all = cells.or(cells(then, end, player));
                int wonThen = won + fallen(then, end, player);
                shots.add(new Shot(first, Optional.of(reply), single, move, all, wonThen, lostThen));
            }
        }
        return shots.stream().filter(shot -> shot.gain() > 0).max(Comparator.comparingInt(Shot::gain));
    }

    /// How many of a side's men fall by a move of the other side.
    private static int fallen(Position before, Position after, Side side) {
        return cells(before, after, side).stream()
                .map(cell -> men(before.at(cell), side) - men(after.at(cell), side))
                .sum();
    }

    /// The cells where men of a side fall by a move of the other side.
    private static CellSet cells(Position before, Position after, Side side) {
        return CellSet.of(IntStream.range(0, before.grid().cells())
                .filter(cell -> men(before.at(cell), side) > men(after.at(cell), side))
                .toArray());
    }

    /// The pieces of a side on top of a cell: in a column its cap, since what is below is captured already.
    private static int men(Content content, Side side) {
        List<Piece> pieces = content.pieces();
        int men = 0;
        while (men < pieces.size()
                && pieces.get(pieces.size() - 1 - men).owner().equals(Optional.of(side))) {
            men++;
        }
        return men;
    }
}
