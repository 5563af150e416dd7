package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Side;
import hexalyst.record.KnownValue;
import hexalyst.record.KnownValue.Basis;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/// The report on the values along a line.
class GameReportTest {
    private final List<GameReport.Point> line = new ArrayList<>();

    /// Adds a position with White's chance; White makes the odd moves.
    private GameReportTest at(double chance, Basis basis) {
        return at(Optional.of(new KnownValue(chance, basis, OptionalInt.empty())));
    }

    private GameReportTest at(Optional<KnownValue> value) {
        int ply = line.size();
        Optional<Side> by = ply == 0 ? Optional.empty() : Optional.of(ply % 2 == 1 ? Side.WHITE : Side.BLACK);
        line.add(new GameReport.Point(ply, ply, by, value));
        return this;
    }

    private String slips() {
        StringBuilder told = new StringBuilder();
        for (GameReport.Slip slip : GameReport.of(line).slips()) {
            told.append("m" + slip.at().node())
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
        GameReport report = GameReport.of(line);
        assertEquals(1, report.of(Side.WHITE).proved());
        assertEquals(1, report.of(Side.WHITE).noted());
        assertEquals(0, report.of(Side.BLACK).proved());
        assertEquals(1, report.of(Side.BLACK).noted());
        assertEquals(1, report.open(), "what the file notes is not proved here");
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
        assertEquals(0, GameReport.of(line).of(Side.WHITE).proved());
        assertEquals(3, GameReport.of(line).open());
    }

    @Test
    void beforeAndAfterHaveToBeKnown() {
        at(1, Basis.PROVED).at(Optional.empty()).at(0, Basis.PROVED);
        assertEquals("", slips());
        assertEquals(1, GameReport.of(line).open());
    }

    @Test
    void theGameTurnsWithTheLosersLastSlip() {
        at(1, Basis.PROVED)
                .at(0, Basis.PROVED)
                .at(1, Basis.PROVED)
                .at(0, Basis.PROVED)
                .at(0, Basis.PROVED);
        assertEquals(3, GameReport.of(line).turn().orElseThrow().at().node());
        at(Optional.empty());
        assertEquals(Optional.empty(), GameReport.of(line).turn(), "who is better at the end is not known");
    }

    @Test
    void aGameThatEndsEvenHasNoTurn() {
        at(0.9, Basis.ESTIMATED).at(0.1, Basis.ESTIMATED).at(0.5, Basis.PROVED);
        assertEquals(Optional.empty(), GameReport.of(line).turn());
    }

    @Test
    void aPhaseEndsWhereSomebodyElseIsBetterOrLessIsKnown() {
        at(0.5, Basis.ESTIMATED)
                .at(0.6, Basis.ESTIMATED)
                .at(0.7, Basis.ESTIMATED)
                .at(1, Basis.NOTED)
                .at(1, Basis.PROVED)
                .at(1, Basis.PROVED)
                .at(Optional.empty());
        assertEquals(
                List.of(0, 2, 3, 4, 6),
                GameReport.of(line).phases().stream()
                        .map(phase -> phase.from().node())
                        .toList());
    }

    @Test
    void onlyMovesWithSomethingToLoseCountAsKeepingIt() {
        at(1, Basis.PROVED)
                .at(1, Basis.PROVED)
                .at(1, Basis.PROVED)
                .at(0.5, Basis.NOTED)
                .at(0.5, Basis.PROVED);
        GameReport.Account white = GameReport.of(line).of(Side.WHITE);
        assertEquals(1, white.kept());
        assertEquals(2, white.chances());
        assertEquals(1, white.fromFile());
        GameReport.Account black = GameReport.of(line).of(Side.BLACK);
        assertEquals(1, black.chances(), "the first move could lose nothing");
    }

    @Test
    void theMeanLossIsOfEstimatedMovesAlone() {
        at(0.6, Basis.ESTIMATED)
                .at(0.5, Basis.ESTIMATED)
                .at(0.4, Basis.ESTIMATED)
                .at(0.7, Basis.ESTIMATED)
                .at(1, Basis.PROVED)
                .at(0, Basis.PROVED);
        GameReport.Account white = GameReport.of(line).of(Side.WHITE);
        assertEquals(2, white.guessed());
        assertEquals(0.05, white.loss(), 1e-9, "a move that gains is no loss, and makes up for none");
        assertEquals(1, white.proved());
    }
}
