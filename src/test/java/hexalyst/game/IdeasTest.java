package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.board.HexGrid;
import hexalyst.text.Texts;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is said about moves of Manalath and Pentalath: in examples, and every sentence in random games.
class IdeasTest {
    private static final int GAMES = 30;
    private static final int MOVES = 6;

    private static String told(Locale language, String game, String position, String move) {
        Position before = Positions.of(Games.named(game).orElseThrow(), position);
        Move played = Positions.move(before, move);
        return Texts.in(
                language,
                () -> String.join(
                        "; ",
                        before.game().ideas(before, played).stream()
                                .map(before.edition()::words)
                                .toList()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "manalath | 5/6/7/8/3www3/8/7/6/5 b | e7w | hands White a quart, which 12 cells extend to a quint",
            })
    void examplesAreTold(String game, String position, String move, String told) {
        assertEquals(told, told(Locale.ENGLISH, game, position, move));
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
                    next = next == position || next.outcome().over() ? after : next;
                }
                position = next;
            }
        }
        assertEquals(kinds, said.size(), said::toString);
    }
}
