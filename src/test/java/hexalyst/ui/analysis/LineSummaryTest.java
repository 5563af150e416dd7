package hexalyst.ui.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Side;
import hexalyst.ui.analysis.KnownValue.Basis;
import hexalyst.ui.analysis.ValueGraphViewModel.Bar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/// The summary of the values along a line.
class LineSummaryTest {
    private final List<Bar> bars = new ArrayList<>();

    /// Adds a position with White's chance; White makes the odd moves.
    private LineSummaryTest at(double chance, Basis basis) {
        return at(Optional.of(new KnownValue(chance, basis, OptionalInt.empty())));
    }

    private LineSummaryTest at(Optional<KnownValue> value) {
        int ply = bars.size();
        Optional<Side> by = ply == 0 ? Optional.empty() : Optional.of(ply % 2 == 1 ? Side.WHITE : Side.BLACK);
        bars.add(new Bar(ply, ply, "m" + ply, by, value, Optional.empty(), false));
        return this;
    }

    private String slips() {
        StringBuilder told = new StringBuilder();
        for (LineSummary.Slip slip : LineSummary.of(bars).slips()) {
            told.append(slip.bar().move())
                    .append(slip.by() == Side.WHITE ? 'w' : 'b')
                    .append(
                            switch (slip.basis()) {
                                case PROVED -> "";
                                case NOTED -> "(file)";
                                case ESTIMATED -> "?";
                            })
                    .append(' ');
        }
        return told.toString();
    }

    @Test
    void aMoveThatGivesAWinOrADrawAwayIsAMistakeOfItsPlayer() {
        at(1, Basis.PROVED).at(0, Basis.PROVED).at(0.5, Basis.NOTED).at(0, Basis.PROVED);
        assertEquals("m1w m2b(file) m3w(file) ", slips());
        LineSummary summary = LineSummary.of(bars);
        assertEquals(1, summary.mistakes(Side.WHITE, Basis.PROVED));
        assertEquals(1, summary.mistakes(Side.WHITE, Basis.NOTED));
        assertEquals(0, summary.mistakes(Side.BLACK, Basis.PROVED));
        assertEquals(1, summary.mistakes(Side.BLACK, Basis.NOTED));
        assertEquals(1, summary.open(), "what the file notes is not proved here");
    }

    @Test
    void whatCannotBeHelpedIsNoMistake() {
        at(0, Basis.PROVED).at(0, Basis.PROVED).at(0, Basis.PROVED);
        assertEquals("", slips());
        at(1, Basis.PROVED);
        assertEquals("", slips(), "nobody gives anything away by winning");
    }

    @Test
    void anEstimateIsNeverCountedForCertain() {
        at(0.8, Basis.ESTIMATED)
                .at(0.2, Basis.ESTIMATED)
                .at(0.3, Basis.ESTIMATED)
                .at(0, Basis.PROVED);
        assertEquals("m1w? ", slips(), "the last one cost White less than it takes");
        assertEquals(0, LineSummary.of(bars).mistakes(Side.WHITE, Basis.PROVED));
        assertEquals(3, LineSummary.of(bars).open());
    }

    @Test
    void beforeAndAfterHaveToBeKnown() {
        at(1, Basis.PROVED).at(Optional.empty()).at(0, Basis.PROVED);
        assertEquals("", slips());
        assertEquals(1, LineSummary.of(bars).open());
    }
}
