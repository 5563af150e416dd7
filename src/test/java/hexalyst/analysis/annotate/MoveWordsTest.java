package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.Value;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.turn.Threats;
import hexalyst.ui.game.Trees;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MoveWordsTest {
    private final ResultStore store = ResultStore.inMemory();

    private void know(Position position, Value value, int plies, Move... line) {
        store.put(position, new Result(new Finding.Proved(value, plies), KeyLine.of(position, List.of(line))));
    }

    private static Move move(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> position.text(move).equals(text))
                .findFirst()
                .orElseThrow();
    }

    private String words(Position before, String played, int glyph, Locale language) {
        return String.join(
                " ",
                Texts.in(
                        language,
                        () -> new MoveWords(store::find, Map.of()).about(before, move(before, played), glyph)));
    }

    /// Three white pieces in a row of five: either end makes a four that two cells extend to five.
    private static Position quart() {
        return Trees.position("5/6/7/8/3www3/8/7/6/5 w");
    }

    /// Three white pieces in a line of five cells: the cell at either side makes a four, which does not win yet.
    @Test
    void aMissedWinThatThreatensNothingIsQuiet() {
        Position before = Trees.position("5/6/7/8/9/8/2ww3/bb4/5 w");
        Move best = move(before, "c5w");
        Position after = before.play(move(before, "i1w"));
        know(before, Value.WIN, 5, best);
        know(after, Value.WIN, 8, move(after, "i5b"));
        assertEquals(
                "c5w would have won in at most 3 moves (5 plies). Now Black wins in at most 4 moves (8 plies) with i5b. Only a mistake of the other side can save White now.",
                words(before, "i1w", MoveGlyphs.BLUNDER, Locale.ENGLISH));
    }

    /// Two groups of two with a cell between them that would make five, and another cell beside a group of four that
    /// the mover did not make into a quart in this turn.
    @Test
    void aDoubleThreatIsNamedWithItsCells() {
        Position before = Trees.position("5/6/2w4/2ww4/9/2ww4/2w4/bb4/5 w");
        List<Move> doubles = before.legalMoves().stream()
                .filter(move -> {
                    Position next = before.play(move);
                    return !next.outcome().over()
                            && Threats.of(next, Side.WHITE).stream()
                                            .map(threat -> threat.lastCell())
                                            .distinct()
                                            .count()
                                    == 2;
                })
                .toList();
        assertFalse(doubles.isEmpty());
        Move best = doubles.getFirst();
        List<String> cells = Threats.of(before.play(best), Side.WHITE).stream()
                .map(threat -> before.grid().name(threat.lastCell()))
                .distinct()
                .sorted()
                .toList();
        Position after = before.play(move(before, "i1b"));
        know(before, Value.WIN, 3, best);
        know(after, Value.WIN, 8);
        assertEquals(
                before.text(best) + " would have made two winning cells, " + cells.getFirst() + " and "
                        + cells.getLast()
                        + ". Now Black wins in at most 4 moves (8 plies). Only a mistake of the other side can save White now.",
                words(before, "i1b", MoveGlyphs.BLUNDER, Locale.ENGLISH));
        assertEquals(
                before.text(best) + " hätte zwei Gewinnfelder geschaffen, " + cells.getFirst() + " und "
                        + cells.getLast()
                        + ". Jetzt gewinnt Schwarz in höchstens 4 Zügen (8 Halbzügen). Nur ein Fehler der Gegenseite kann Weiß jetzt noch retten.",
                words(before, "i1b", MoveGlyphs.BLUNDER, Locale.GERMAN));
    }

    @Test
    void aWinAtOnceIsCalledSo() {
        Position before = Trees.position("5/6/7/8/9/8/2wwww1/bb4/5 w");
        know(before, Value.WIN, 1, move(before, "c7w"));
        Position after = before.play(move(before, "i1w"));
        know(after, Value.WIN, 3);
        assertTrue(after.outcome().over(), "a quart of one's own at the end of a turn loses");
        assertEquals(
                "c7w would have won at once. Now Black has won.",
                words(before, "i1w", MoveGlyphs.BLUNDER, Locale.ENGLISH));
    }

    /// Found in a game: "Now Black wins with c4b, in at most 0 plies", for a position with an estimate of 99 in 100.
    @Test
    void anEstimateIsNeverCalledAWin() {
        Position before = Trees.position("5/6/7/8/9/8/2ww3/bb4/5 w");
        Position after = before.play(move(before, "i1w"));
        know(before, Value.WIN, 5, move(before, "c5w"));
        Finding guess = new Finding.Estimated(0.99, 7, Effort.of(SearchLimits.NONE.withNodes(1000)));
        store.put(after, new Result(guess, KeyLine.of(after, List.of(move(after, "i5b")))));
        assertEquals(
                "c5w would have won in at most 3 moves (5 plies). By an estimate, White now stands at 1 in 100.",
                words(before, "i1w", MoveGlyphs.MISTAKE, Locale.ENGLISH));
    }

    @Test
    void theMoveThatWasPlayedIsNotCalledTheBetterOne() {
        Position before = Trees.position("5/6/7/8/9/8/2ww3/bb4/5 w");
        Position after = before.play(move(before, "i1w"));
        Effort effort = Effort.of(SearchLimits.NONE.withNodes(1000));
        List<Long> line = KeyLine.of(before, List.of(move(before, "i1w")));
        store.put(before, new Result(new Finding.Estimated(0.9, 7, effort), line));
        store.put(after, new Result(new Finding.Estimated(0.8, 7, effort), List.of()));
        assertEquals(
                "By an estimate, White's chance falls from 90 to 20 in 100.",
                words(before, "i1w", MoveGlyphs.MISTAKE, Locale.ENGLISH));
    }

    /// A line is stored for all mirror images of a position, so it may begin with the mirror image of the move.
    @Test
    void aMirrorImageOfTheMoveThatWasPlayedIsNotCalledTheBetterOne() {
        Position before = Trees.position("5/6/7/8/9/8/7/6/5 w");
        Position after = before.play(move(before, "i5w"));
        Effort effort = Effort.of(SearchLimits.NONE.withNodes(1000));
        List<Long> line = KeyLine.of(before, List.of(move(before, "a1w")));
        store.put(before, new Result(new Finding.Estimated(0.9, 7, effort), line));
        store.put(after, new Result(new Finding.Estimated(0.8, 7, effort), List.of()));
        assertEquals(
                "By an estimate, White's chance falls from 90 to 20 in 100.",
                words(before, "i5w", MoveGlyphs.MISTAKE, Locale.ENGLISH));
    }

    @Test
    void whatABetterTurnOfSeveralPartsDoesIsSaidFromTheRules() {
        Position before = Positions.of(Games.named("phalanx").orElseThrow(), "4b/6/7/8/wwwwb1b2/8/7/6/5 w");
        Move better = Positions.move(before, "e1-e7");
        Move played = Positions.move(before, "pass");
        Effort effort = Effort.of(SearchLimits.NONE.withNodes(1000));
        store.put(before, new Result(new Finding.Estimated(0.9, 7, effort), KeyLine.of(before, List.of(better))));
        store.put(before.play(played), new Result(new Finding.Estimated(0.8, 7, effort), List.of()));
        String words = String.join(" ", new MoveWords(store::find, Map.of()).about(before, played, MoveGlyphs.MISTAKE));
        assertEquals(
                "By an estimate, Red's chance falls from 90 to 20 in 100; e1-e7 looks better."
                        + " e1-e7 captures 2 men: the row of 4 from e1 is longer than both enemy lines that it reaches.",
                words);
        for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            String told = words(before, "pass", MoveGlyphs.MISTAKE, language);
            Sentences.Sentence rules = new Sentences(language).read(told).getLast();
            assertEquals("rules", rules.key());
            assertEquals("e1-e7", rules.text(0));
            assertEquals(Texts.in(language, () -> before.ideas(better)), List.of(rules.text(1)));
        }
    }

    /// Two pairs of white pieces with a cell between them, which makes five; the only defence fills it.
    @Test
    void aThreatSaysWhyAMoveIsTheOnlyOne() {
        Position before = Trees.position("5/6/7/8/1ww1ww3/8/7/6/5 b");
        Position after = before.play(move(before, "e4b"));
        know(before, Value.WIN, 9, move(before, "e4b"));
        store.put(after, new Result(new Finding.Proved(Value.LOSS, 8), List.of()));
        String words = words(before, "e4b", MoveGlyphs.GOOD, Locale.ENGLISH);
        assertTrue(words.startsWith("The only move that wins. "), words);
        assertTrue(words.contains("White threatened to win at e4"), words);
    }

    @Test
    void nothingIsSaidOfWhatIsNotKnown() {
        assertEquals("", words(quart(), "i1w", MoveGlyphs.BLUNDER, Locale.ENGLISH));
        assertEquals(
                List.of(), new MoveWords(store::find, Map.of()).about(quart(), move(quart(), "a1b"), MoveGlyphs.GOOD));
    }
}
