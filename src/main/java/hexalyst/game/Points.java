package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/// The players' points in a game that is decided by points.
///
/// @param white White's points
/// @param black Black's points, without the komi
/// @param komi how many half points Black gets for moving second; below 0 if White gets them
/// @param whiteCells the cells that count for White
/// @param blackCells the cells that count for Black
public record Points(int white, int black, int komi, CellSet whiteCells, CellSet blackCells) {
    /// Points without a komi.
    public Points(int white, int black, CellSet whiteCells, CellSet blackCells) {
        this(white, black, 0, whiteCells, blackCells);
    }

    /// Points that no cells show.
    ///
    /// @param points returns those of White, 0, or Black, 1
    public static Points of(IntUnaryOperator points) {
        return new Points(points.applyAsInt(0), points.applyAsInt(1), CellSet.EMPTY, CellSet.EMPTY);
    }

    /// One point for each of a player's cells.
    public static Points of(CellSet whiteCells, CellSet blackCells) {
        return new Points(whiteCells.size(), blackCells.size(), whiteCells, blackCells);
    }

    /// A player's points, without the komi.
    public int of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    private int halves(Side side) {
        return 2 * of(side) + Math.max(0, side == Side.WHITE ? -komi : komi);
    }

    private static Number points(int halves) {
        if (halves % 2 == 0) {
            return halves / 2;
        }
        return halves / 2.0;
    }

    /// A player's points with the komi, an [Integer] or, if there is half a point, a [Double].
    public Number total(Side side) {
        return points(halves(side));
    }

    /// By how many points a player is ahead with the komi, as [#total]; below 0 if behind.
    public Number margin(Side side) {
        return points(halves(side) - halves(side.other()));
    }

    /// The same in whole points, half a point more or less being rounded away from 0: it is 0 only if both have equally
    /// many.
    public int ahead(Side side) {
        int halves = halves(side) - halves(side.other());
        return (halves + Integer.signum(halves)) / 2;
    }

    /// The player with more points; empty if they are equal.
    public Optional<Side> leader() {
        return switch (Integer.signum(ahead(Side.WHITE))) {
            case 1 -> Optional.of(Side.WHITE);
            case -1 -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
    }

    /// The end of a game decided by these points, as below.
    ///
    /// @param more returns further arguments about a player; the leader's come first
    public Outcome outcome(String key, Function<Side, List<?>> more) {
        Side first = leader().orElse(Side.WHITE);
        return outcome(
                key,
                Stream.of(first, first.other()).map(more).flatMap(List::stream).toArray());
    }

    /// The end of a game decided by these points: the leader has won, with the leader's counting cells, or the game is
    /// drawn.
    ///
    /// @param key the key of the reason, whose first four arguments are the players with their points, the leader first
    /// @param more further arguments
    public Outcome outcome(String key, Object... more) {
        Side first = leader().orElse(Side.WHITE);
        List<Object> told = new ArrayList<>(List.of(first, total(first), first.other(), total(first.other())));
        told.addAll(List.of(more));
        Reason reason = new Reason(key, told);
        return leader().<Outcome>map(
                        side -> new Outcome.Won(side, side == Side.WHITE ? whiteCells : blackCells, reason))
                .orElseGet(() -> new Outcome.Drawn(reason));
    }
}
