package hexalyst.ui.analysis;

import hexalyst.game.Side;
import hexalyst.ui.analysis.ValueGraphViewModel.Bar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the values over a line say of it as a whole.
///
/// @param slips the moves that gave away what was theirs, in their order
/// @param open how many positions are neither proved here nor noted in the file as proved
record LineSummary(List<Slip> slips, int open) {
    /// How much of their chance, 0 to 1, a move costs by estimate to be counted.
    private static final double COSTLY = 0.3;

    /// A move that gave something away.
    ///
    /// @param bar the position after it
    /// @param before what the position before it was worth
    /// @param after what came of it
    /// @param by who played it
    /// @param certain true if both values are proved or noted as proved; else one is only estimated
    record Slip(Bar bar, KnownValue before, KnownValue after, Side by, boolean certain) {}

    /// Sums up the positions of a line.
    static LineSummary of(List<Bar> bars) {
        List<Slip> slips = new ArrayList<>();
        for (int i = 1; i < bars.size(); i++) {
            slip(bars.get(i - 1), bars.get(i)).ifPresent(slips::add);
        }
        int open = (int) bars.stream().filter(bar -> !isCertain(bar)).count();
        return new LineSummary(List.copyOf(slips), open);
    }

    /// How many moves of a player gave something away for certain.
    long mistakes(Side side) {
        return slips.stream()
                .filter(slip -> slip.certain() && slip.by() == side)
                .count();
    }

    private static Optional<Slip> slip(Bar before, Bar after) {
        boolean certain = isCertain(before) && isCertain(after);
        return before.value()
                .flatMap(had -> after.value()
                        .flatMap(has -> after.by()
                                .filter(side -> chance(had, side) - chance(has, side) > (certain ? 0 : COSTLY))
                                .map(side -> new Slip(after, had, has, side, certain))));
    }

    private static boolean isCertain(Bar bar) {
        return bar.value()
                .filter(value -> value.basis() != KnownValue.Basis.ESTIMATED)
                .isPresent();
    }

    private static double chance(KnownValue value, Side side) {
        return side == Side.WHITE ? value.chance() : 1 - value.chance();
    }
}
