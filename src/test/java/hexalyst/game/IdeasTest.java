package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is said about moves of Manalath and Pentalath: in examples, and every sentence in random games.
class IdeasTest {
    private static final int GAMES = 30;
    private static final int MOVES = 6;

    private static List<String> told(Locale language, String game, String position, String move) {
        Position before = Positions.of(Games.named(game).orElseThrow(), position);
        Move played = Positions.move(before, move);
        return Texts.in(
                language,
                () -> before.game().ideas(before, played).stream()
                        .map(before.edition()::words)
                        .toList());
    }

    @Test
    void germanTellsTheSame() {
        assertEquals(
                List.of(
                        "übergibt Weiß eine versiegelte Quart: kein Feld erweitert sie, also verliert Weiß mit jedem Zug",
                        "überfüllt c2, c3 und c4 für Weiß: die Gruppe dort würde zu groß"),
                told(Locale.GERMAN, "manalath", "2b/1w1w/5/bww1/bbw b", "b4w"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "manalath | 5/6/7/8/3www3/8/7/6/5 b | e7w | hands White a quart, which 12 cells extend to a quint",
                "manalath | wb1/4/w3w/1wbb/1ww b | a1w | hands White a quart, which one cell extends to a quint",
                "manalath | 2b/1w1w/5/bww1/bbw b | b4w"
                        + " | hands White a sealed quart: no cell extends it, so White loses whatever it plays",
                "manalath | wbb/b3/w1b2/4/3 w | b2b" + " | overfills d2 for Black: its group there would be too large",
                "manalath | w2/w1bb/3ww/3w/3 b | a2w | threatens to hand White a sealed quart with c3w",
                "manalath | 2b/1w1w/w4/bww1/bbw w | b4b | stops Black from handing over a sealed quart with b4w",
                "manalath | w2/1bwb/bbw2/2bb/ww1 b | a3w"
                        + " | closes b2 for good: a group there would be too large in either colour",
                "manalath | 5/6/7/8/9/8/7/6/5 w | e5w | \"\"",
                "pentalath | bwb/b1bw/wwbww/b1wb/bw1 w | d2w"
                        + " | leaves Black no freedom at b2, where it threatened to win",
                "pentalath | w2/bb2/5/4/2w w | e2w | brings the group at e1 from one freedom to 2",
                "pentalath | 3/4/3wb/4/3 w | b4w | leaves Black's group at c5 with one freedom, d4",
                "pentalath | 2w/3b/w1w1b/w1bw/wbb b | c4b | joins 2 groups into one of 6 pieces",
                "pentalath | wwb/b3/1wbb1/wbwb/2w w | d2w | joins 2 groups into one of 5 pieces"
            })
    void examplesAreTold(String game, String position, String move, String told) {
        List<String> facts = told(Locale.ENGLISH, game, position, move);
        assertTrue(told.isEmpty() ? facts.isEmpty() : facts.contains(told), facts::toString);
    }

    @ParameterizedTest
    @CsvSource({"manalath, 7", "pentalath, 6"})
    void everySentenceIsTrue(String name, int kinds) {
        Game game = Games.named(name).orElseThrow();
        Random random = new Random(3);
        Set<String> said = new TreeSet<>();
        for (int i = 0; i < GAMES; i++) {
            Edition edition = game.editions().get(i % game.editions().size());
            HexGrid grid = HexGrid.hexagon(3 + i % 2, 3 + i % 2);
            Position position = game.start(edition, grid);
            while (!position.outcome().over()) {
                Position next = position;
                for (int tries = 0; tries < MOVES; tries++) {
                    Move move = Positions.move(random, position);
                    for (Reason fact : game.ideas(position, move)) {
                        said.add(IdeaTruth.check(position, move, edition.words(fact)));
                    }
                    Position after = position.play(move);
                    next = next.equals(position) || next.outcome().over() ? after : next;
                }
                position = next;
            }
        }
        assertEquals(kinds, said.size(), said::toString);
    }
}
