package hexalyst.ui.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.engine.MoveReport;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Stage;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.record.MachineNote;
import hexalyst.ui.game.Trees;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What the engine says, word for word, in both languages.
class EngineTextsTest {
    private final Locale before = Locale.getDefault();
    private final Position position = Trees.position("3/4/5/4/3 w");

    @AfterEach
    void back() {
        Locale.setDefault(before);
    }

    private SearchReport report(long nodes, Duration time, long proof, boolean front) {
        return report(nodes, time, proof, front, List.of());
    }

    private SearchReport report(long nodes, Duration time, long proof, boolean front, List<MoveReport> moves) {
        return new SearchReport(
                1,
                position,
                Optional.empty(),
                OptionalInt.empty(),
                1,
                List.of(),
                front ? Optional.of(position.steps().getFirst()) : Optional.empty(),
                moves,
                nodes,
                time,
                0.254,
                proof,
                1_234_567,
                0,
                Stage.VALUE,
                false);
    }

    private Proof proof(Value value, int plies) {
        return new Proof(position, new ProvedValue(value, plies), List.of());
    }

    @Test
    void englishFigures() {
        Figures figures = new Figures();
        assertEquals(
                "9999 nodes · 1000/s · 10.0 s · table 25 %",
                figures.effort(report(9_999, Duration.ofMillis(9_999), 1, false)));
        assertEquals(
                "410 k nodes · 545 k/s · 0.75 s · table 25 %",
                figures.effort(report(410_000, Duration.ofMillis(751), 1, false)));
        assertEquals(
                "1.20 M nodes · 12 k/s · 1 min 40 s · table 25 %",
                figures.effort(report(1_200_000, Duration.ofSeconds(100), 1, false)));
        assertEquals("proof 12 · disproof 1\u2009234\u2009567", figures.numbers(report(1, Duration.ZERO, 12, false)));
        assertEquals(
                "proof ∞ · disproof 1\u2009234\u2009567 · searching a1w",
                figures.numbers(report(1, Duration.ZERO, 1 << 23, true)));
    }

    @Test
    void repliesAreCountedOfTheMovesThatLose() {
        List<Move> legal = position.legalMoves();
        SearchReport report = report(
                1,
                Duration.ZERO,
                1,
                false,
                List.of(
                        known(legal.get(0), Value.WIN, 0),
                        known(legal.get(1), Value.LOSS, 0),
                        known(legal.get(2), Value.LOSS, 4)));
        assertEquals("counting winning replies: 1 of 2 moves", new Figures().counting(report));
    }

    private static MoveReport known(Move move, Value value, int openReplies) {
        return new MoveReport(
                Positions.step(move), Optional.of(new ProvedValue(value, 8)), List.of(move), 1, openReplies);
    }

    @Test
    void englishWords() {
        assertEquals(
                "White to move: proved loss at once (1 ply)",
                proof(Value.LOSS, 1).headline());
        assertEquals(
                "White to move: proved win in at most 15 moves (29 plies)",
                proof(Value.WIN, 29).headline());
        assertEquals("White to move: proved draw", proof(Value.DRAW, 0).headline());
        assertEquals("White wins in ≤ 5 moves", Proof.text(MachineNote.Proved.win(Side.WHITE, 9), position));
        assertEquals("draw", Proof.text(proof(Value.DRAW, 0).note(), position));
        assertEquals("Black wins", Proof.text(proof(Value.LOSS, 0).note(), position));
    }

    @Test
    void german() {
        Locale.setDefault(Locale.GERMANY);
        assertEquals(
                "1,20 Mio. Knoten · 417 k/s · 2,9 s · Tabelle 25 %",
                new Figures().effort(report(1_200_000, Duration.ofMillis(2_876), 1, false)));
        assertEquals(
                "Weiß am Zug: bewiesener Gewinn in höchstens 5 Zügen (9 Halbzügen)",
                proof(Value.WIN, 9).headline());
        assertEquals("Weiß gewinnt in ≤ 5 Zügen", Proof.text(MachineNote.Proved.win(Side.WHITE, 9), position));
    }
}
