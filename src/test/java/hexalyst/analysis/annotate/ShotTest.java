package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShotTest {
    private static final double EVEN = 0.5;
    private static final Effort EFFORT = Effort.of(SearchLimits.NONE.withNodes(1000));

    /// The last sentence about a move after which a search prefers an answer.
    private static String last(String game, String position, String played, String answer, Locale language) {
        Position before = PositionText.position(game, "standard", position).orElseThrow();
        Move move = before.move(played).orElseThrow();
        Position after = before.play(move);
        ResultStore store = ResultStore.inMemory();
        store.put(before, new Result(new Finding.Estimated(EVEN, 7, EFFORT), List.of()));
        List<Move> line = List.of(after.move(answer).orElseThrow());
        store.put(after, new Result(new Finding.Estimated(1 - EVEN / 2, 7, EFFORT), KeyLine.of(after, line)));
        return Texts.in(language, () -> new MoveWords(store::find, Map.of()).about(before, move, MoveGlyphs.MISTAKE))
                .getLast();
    }

    /// The other player has to capture, and loses more men by it; or has nothing to capture back. In Hexemergo two men
    /// of the column on e3 are captured, and the mistake itself captures two.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hexdameo  | 1bb2/2bb1b/2b2bb/5bbb/w6bb/www4b/www4/2wwww/1www1 w              | a4-c6    | d8-c7                | By the rules there is now a shot, 3 for 1: after d8-c7, White must capture with b6-d8, and e9-c7-c5-a5 follows; White loses men on b5, c6 and d8 and can capture nothing back.
            hexemergo | ww1w/4w/2(bw)(wwww)2/4(wb)1b/1(wb)1(bb)1(wb)/1b3/bbb1 b hand=0,1 | d5-f3-d3 | e4-e2-c3-c5          | By the rules there is now a shot, 4 for 3: after e4-e2-c3-c5, Black must capture with c2-e3, and d3-f3 follows; Black loses men on c4, d3 and e3 and can capture nothing back.
            hexbushka | bb1bb/bbb1b1/2b1bbb/6b1/w6bb/ww1w4/www1w2/2www1/1wwww w          | a5-d5    | g3-f4                | By the rules there is now a shot: after g3-f4, White must capture and in any case loses more men; b5-e5 is met by h5-f5, 3 for 1: White loses men on c3, d4 and e5 and can capture nothing back.
            hexbushka | b1bb1/b1b1b1/1wb2bb/1w2b1b1/w6bb/1w1w4/w1w1w2/3www/1wwww w       | c3-e5    | g3-f4-f3-e4-f3-e3-e2 | By the rules, g3-f4-f3-e4-f3-e3-e2 now captures on d2, d4, e1, e5, f2 and g2, 6 for 1, and White can capture nothing back.
            """)
    void aMistakeIsExplainedByTheShot(String game, String position, String played, String answer, String sentence) {
        assertEquals(sentence, last(game, position, played, answer, Locale.ENGLISH));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a5-d5 | g3-f4 | Nach den Regeln gibt es jetzt eine Kombination: Nach g3-f4 muss Weiß schlagen und verliert in jedem Fall mehr Steine; auf b5-e5 folgt etwa h5-f5, 3 gegen 1: Weiß verliert Steine auf c3, d4 und e5 und kann nichts zurückschlagen.
            a5-d5 | h5-f5 | Nach den Regeln gibt es jetzt eine Kombination, 4 gegen 2: Nach h5-f5 muss Weiß mit c3-e5 schlagen, und es folgt h2-f4; Weiß verliert Steine auf b5, c5, d5 und e5 und kann nichts zurückschlagen.
            """)
    void inGerman(String played, String answer, String sentence) {
        String position = "bb1bb/bbb1b1/2b1bbb/6b1/w6bb/ww1w4/www1w2/2www1/1wwww w";
        assertEquals(sentence, last("hexbushka", position, played, answer, Locale.GERMAN));
    }

    /// Where nobody has to capture, it is told what the answer captures, and not of the quiet move that it could be.
    @ParameterizedTest
    @CsvSource({
        "i1-c5, a5-d5, a5-d5 captures 1 rook.",
        "i1-c5, c1-d1, 'By an estimate, White''s chance falls from 50 to 25 in 100.'"
    })
    void whatTheAnswerCapturesIsToldWhereCapturesAreFree(String played, String answer, String sentence) {
        String position = "w3w/4o1/5ow/2oo2o1/1o1ooo1o1/1o2oo2/bo5/1o4/b3b w score=0,4";
        assertEquals(sentence, last("swish", position, played, answer, Locale.ENGLISH));
    }

    /// White captures the man back after the first answer, and need not capture after the second.
    @ParameterizedTest
    @CsvSource({"d4-e5, f5-d4", "a1-e1, i5-e9"})
    void anExchangeOrAQuietMoveIsNoShot(String played, String answer) {
        String last =
                last("hexdameo", "1bbbb/2bbbb/3bbbb/4bbbb/9/wwww4/wwww3/wwww2/wwww1 w", played, answer, Locale.ENGLISH);
        assertEquals("By an estimate, White's chance falls from 50 to 25 in 100.", last);
    }

    /// Whatever is played and answered in a sample game, a shot wins and loses as many men as the rules demand of its
    /// captures, each of them is compulsory, and in the end none is.
    @ParameterizedTest
    @CsvSource({"hexdameo-02", "hexemergo-01", "hexbushka-01"})
    void aShotCountsWhatTheRulesDemand(String file) throws IOException {
        Path path = Path.of("sample-games", file + ".hgn");
        GameTree game = new GameFiles(GameLookup.standard()).read(path).games().getFirst();
        int shots = 0;
        for (int id : game.mainLine().subList(1, game.mainLine().size() - 1)) {
            Position before = game.position(game.node(id).parent());
            Move played = game.node(id).move().orElseThrow();
            Position after = game.position(id);
            for (Move first : after.legalMoves()) {
                Optional<Shot> shot = Shot.of(before, played, first);
                shot.ifPresent(found -> assertDemanded(before, after, found));
                shots += shot.isPresent() ? 1 : 0;
            }
        }
        assertTrue(shots > 5, shots + " shots");
    }

    private static void assertDemanded(Position before, Position after, Shot shot) {
        int won = WrittenSentences.demanded(after);
        int lost = WrittenSentences.demanded(before);
        Position end = after.play(shot.first());
        if (shot.reply().isPresent()) {
            assertTrue(WrittenSentences.demanded(end) > 0);
            assertEquals(shot.only(), end.legalMoves().size() == 1);
            lost += WrittenSentences.demanded(end);
            end = end.play(shot.reply().get());
            won += WrittenSentences.demanded(end);
            end = end.play(shot.last());
        }
        assertEquals(List.of(won, lost, 0), List.of(shot.won(), shot.lost(), WrittenSentences.demanded(end)));
        assertTrue(won > lost);
    }
}
