package hexalyst.study.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Side;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class DepartureTest {
    private static GameTree game(String moves) {
        return GameFormat.HGN
                .read("[Game \"Manalath\"]\n\n" + moves + " *\n", GameLookup.standard())
                .games()
                .getFirst();
    }

    private static List<String> of(Repertoire repertoire, String moves) {
        GameTree game = game(moves);
        return Departure.of(repertoire.all(), game).stream()
                .map(left -> left.side() + " " + left.ply() + " " + game.start().text(left.played()) + " "
                        + left.learned().map(game.start()::text).orElse("-"))
                .toList();
    }

    @Test
    void isTheFirstMoveThatTheRepertoireDoesNotHave() {
        Repertoire repertoire = new Repertoire();
        repertoire.learn(game("1. e5w d4b (1... a1b 2. a2w) 2. f5w b2b 3. b3w"), Side.WHITE, Instant.EPOCH);
        assertEquals(List.of("WHITE 1 a1w e5w"), of(repertoire, "1. a1w d4b"));
        assertEquals(List.of("WHITE 3 a1w f5w"), of(repertoire, "1. e5w d4b 2. a1w b2b"));
        assertEquals(List.of("WHITE 2 c3b -"), of(repertoire, "1. e5w c3b 2. f5w"), "the other side left it");
        assertEquals(List.of("WHITE 2 c3w -"), of(repertoire, "1. e5w c3w 2. f5w b2b"));
        assertEquals(List.of(), of(repertoire, "1. e5w c3b"), "no move of this side follows");
        assertEquals(List.of(), of(repertoire, "1. e5w d4b 2. f5w b2b 3. b3w a5b 4. h2w"), "it is at its end");
        assertEquals(List.of(), of(repertoire, "1. e5w"));
        assertEquals(List.of(), of(new Repertoire(), "1. e5w d4b"));
    }

    @Test
    void knowsMirrorImagesAndBothSides() {
        Repertoire repertoire = new Repertoire();
        repertoire.learn(game("1. e5w d4b 2. f5w"), Side.WHITE, Instant.EPOCH);
        repertoire.learn(game("1. e5w d4b 2. f5w"), Side.BLACK, Instant.EPOCH);
        assertEquals(List.of(), of(repertoire, "1. e5w f5b 2. d4w"));
        assertEquals(
                List.of("WHITE 3 a1w d4w"),
                of(repertoire, "1. e5w f5b 2. a1w"),
                "the move to learn is named as it is on this board");
        assertEquals(List.of("BLACK 2 a1b d4b"), of(repertoire, "1. e5w a1b"));
    }
}
