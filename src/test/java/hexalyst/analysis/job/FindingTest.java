package hexalyst.analysis.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.AnalysisGames;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.MachineNote;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class FindingTest {
    private static final Effort EFFORT = new Effort(1_000, 500);

    private static Finding estimate(double chance) {
        return new Finding.Estimated(chance, 8, EFFORT);
    }

    @Test
    void provedValuesNameTheWinner() {
        Finding win = new Finding.Proved(Value.WIN, 9);
        Finding loss = new Finding.Proved(Value.LOSS, 8);
        assertEquals(Optional.of(MachineNote.Proved.win(Side.BLACK, 9)), win.note(Side.BLACK));
        assertEquals(Optional.of(MachineNote.Proved.win(Side.WHITE, 8)), loss.note(Side.BLACK));
        assertEquals(Optional.of(MachineNote.Proved.draw()), new Finding.Proved(Value.DRAW, 0).note(Side.WHITE));
        assertEquals(loss, win.afterBest());
        assertEquals(new Finding.Proved(Value.WIN, 7), loss.afterBest());
    }

    @Test
    void estimatesAreLogOddsFromWhitesSide() {
        assertEquals(Optional.of(new MachineNote.Estimate(0.85)), estimate(0.7).note(Side.WHITE));
        assertEquals(Optional.of(new MachineNote.Estimate(-0.85)), estimate(0.7).note(Side.BLACK));
        assertEquals(Optional.of(new MachineNote.Estimate(-2.2)), estimate(0.1).note(Side.WHITE));
        assertEquals(Optional.of(new MachineNote.Estimate(0)), estimate(0.5).note(Side.BLACK));
        assertEquals(OptionalDouble.of(0.25), estimate(0.75).afterBest().winChance());
    }

    @Test
    void anEstimateNeverLooksCertain() {
        assertEquals(Optional.of(new MachineNote.Estimate(4.6)), estimate(1).note(Side.WHITE));
        assertEquals(Optional.of(new MachineNote.Estimate(-4.6)), estimate(0).note(Side.WHITE));
    }

    @Test
    void nothingIsNotedWhereNothingIsKnown() {
        assertEquals(Optional.empty(), new Finding.Open(EFFORT).note(Side.WHITE));
        assertEquals(OptionalDouble.empty(), new Finding.Open(EFFORT).winChance());
    }

    @Test
    void theRulesTellTheEnd() {
        assertEquals(Optional.empty(), Finding.atTheEnd(AnalysisGames.start()));
        Position won = AnalysisGames.read("1. c3w a1w 2. d3w a3b 3. b3w b1w 4. c5w a2b 5. b4w")
                .getFirst()
                .position(9);
        assertTrue(won.outcome().over());
        assertEquals(Optional.of(new Finding.Proved(Value.LOSS, 0)), Finding.atTheEnd(won));
    }

    @Test
    void aGreaterEffortIsNotCovered() {
        assertTrue(estimate(0.5).covers(EFFORT));
        assertTrue(estimate(0.5).covers(new Effort(999, 1)));
        assertEquals(false, estimate(0.5).covers(new Effort(1_001, 1)));
        assertEquals(false, new Finding.Open(EFFORT).covers(new Effort(1, 501)));
        assertTrue(new Finding.Proved(Value.DRAW, 0).covers(new Effort(1L << 40, 1L << 40)));
    }
}
