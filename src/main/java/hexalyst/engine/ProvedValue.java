package hexalyst.engine;

import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A proved value, and how long the game lasts.
///
/// @param value the value for the player to move
/// @param plies the most plies until the game ends if the winner follows the proof; 0 for a draw
public record ProvedValue(Value value, int plies) {
    /// Larger numbers of plies only reflect how long a game can last: true, but of no use to a reader.
    private static final int MOST_TOLD = 999;

    /// The best first, for the player whose value it is: short wins, draws, long losses.
    public static final Comparator<ProvedValue> BEST_FIRST = Comparator.comparing(ProvedValue::value)
            .thenComparingInt(of -> of.value == Value.WIN ? of.plies : -of.plies);

    /// The plies if they are worth showing to a reader; empty for a draw.
    public OptionalInt told() {
        return tells(plies) ? OptionalInt.of(plies) : OptionalInt.empty();
    }

    /// Whether a number of plies is worth showing to a reader: not 0, and not the length of the longest game.
    public static boolean tells(int plies) {
        return plies > 0 && plies <= MOST_TOLD;
    }

    /// The value of a certain, decided score for a side. It has too many plies to be shown, so that a win with a known
    /// length takes precedence.
    ///
    /// @throws IllegalArgumentException if it is not decided
    public static ProvedValue of(SureScore sure, Side side) {
        if (!sure.decided()) {
            throw new IllegalArgumentException("open: " + sure);
        }
        return sure.winner()
                .map(winner -> new ProvedValue(winner == side ? Value.WIN : Value.LOSS, MOST_TOLD + sure.turns()))
                .orElse(new ProvedValue(Value.DRAW, 0));
    }

    /// What is certain about an unfinished position, for the player to move; empty where the score is open.
    public static Optional<ProvedValue> sure(SearchBoard board) {
        return board.sure().filter(SureScore::decided).map(score -> of(score, board.toMove()));
    }

    /// What the values of all moves of a position prove about it, each for the player to move: the shortest win;
    /// without one and if no move is open, a draw, or else the longest loss.
    ///
    /// @param moves one value for each legal move, empty where it is open
    /// @return empty if nothing follows, or if there is no move
    public static Optional<ProvedValue> ofMoves(Collection<Optional<ProvedValue>> moves) {
        List<ProvedValue> known = moves.stream().flatMap(Optional::stream).toList();
        Optional<ProvedValue> best = known.stream().min(BEST_FIRST);
        boolean settled = known.size() == moves.size();
        return best.filter(value -> settled || value.value() == Value.WIN);
    }

    /// The value of the move that led here, for the player who made it.
    public ProvedValue beforeTheMove() {
        return value == Value.DRAW ? this : new ProvedValue(value.opposite(), plies + 1);
    }

    /// Like [#beforeTheMove()], for a part of a turn.
    ///
    /// @param again true if the same player is to move again, so that no ply has ended
    public ProvedValue beforeTheMove(boolean again) {
        return again ? this : beforeTheMove();
    }

    /// The value of the position after a move of this value, for the player to move there.
    public ProvedValue afterTheMove() {
        return value == Value.DRAW ? this : new ProvedValue(value.opposite(), Math.max(0, plies - 1));
    }

    /// Like [#afterTheMove()], for a part of a turn.
    ///
    /// @param again true if the same player is to move again, so that no ply has ended
    public ProvedValue afterTheMove(boolean again) {
        return again ? this : afterTheMove();
    }
}
