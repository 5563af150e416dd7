package hexalyst.ui.analysis;

import hexalyst.game.Side;
import hexalyst.ui.analysis.KnownValue.Basis;
import hexalyst.ui.analysis.ValueGraphViewModel.Bar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A summary of the values along a line.
///
/// @param slips the moves that gave something away, in order of play
/// @param open how many positions are not proved
record LineSummary(List<Slip> slips, int open) {
    /// The least loss of winning chance, 0 to 1, that counts as a mistake if it is only estimated.
    private static final double COSTLY = 0.3;

    /// A move that gave something away.
    ///
    /// @param bar the position after it
    /// @param before the value before the move
    /// @param after the value after the move
    /// @param by who played it
    /// @param basis the less reliable basis of the two values
    record Slip(Bar bar, KnownValue before, KnownValue after, Side by, Basis basis) {}

    /// Sums up the positions of a line.
    static LineSummary of(List<Bar> bars) {
        List<Slip> slips = new ArrayList<>();
        for (int i = 1; i < bars.size(); i++) {
            slip(bars.get(i - 1), bars.get(i)).ifPresent(slips::add);
        }
        int open = (int) bars.stream()
                .filter(bar -> bar.value()
                        .filter(value -> value.basis() == Basis.PROVED)
                        .isEmpty())
                .count();
        return new LineSummary(List.copyOf(slips), open);
    }

    /// How many moves of a player gave something away, counting only slips with this basis.
    long mistakes(Side side, Basis basis) {
        return slips.stream()
                .filter(slip -> slip.basis() == basis && slip.by() == side)
                .count();
    }

    private static Optional<Slip> slip(Bar before, Bar after) {
        return before.value()
                .flatMap(had -> after.value()
                        .flatMap(has -> after.by()
                                .map(side -> new Slip(after, had, has, side, weaker(had, has)))
                                .filter(LineSummary::counts)));
    }

    private static boolean counts(Slip slip) {
        double cost = chance(slip.before(), slip.by()) - chance(slip.after(), slip.by());
        return cost > (slip.basis() == Basis.ESTIMATED ? COSTLY : 0);
    }

    private static Basis weaker(KnownValue one, KnownValue other) {
        return one.basis().compareTo(other.basis()) > 0 ? one.basis() : other.basis();
    }

    private static double chance(KnownValue value, Side side) {
        return side == Side.WHITE ? value.chance() : 1 - value.chance();
    }
}
