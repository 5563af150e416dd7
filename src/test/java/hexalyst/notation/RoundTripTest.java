package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
final class RoundTripTest {
    private static final int TREES = 500;
    private static final int FILES = 100;
    private static final List<Format> FORMATS = formats();

    static GameLookup lookup() {
        List<hexalyst.game.Game> games = new ArrayList<>(Games.all());
        games.add(EndlessGame.GAME);
        return new GameLookup(games);
    }

    /// How games are written as text, and read again.
    private record Format(String name, Function<List<GameTree>, String> writer, Function<String, ReadResult> reader) {}

    private static List<Format> formats() {
        return List.of(
                new Format("hgn", HgnWriter::write, new HgnReader(lookup())::read),
                new Format("json", JsonWriter::write, new JsonReader(lookup())::read),
                new Format("sgf", SgfWriter::write, new SgfReader(lookup())::read));
    }

    /// All formats keep the same trees, since these take as long to make as to write and read.
    @Test
    void everyFormatKeepsRandomTrees() {
        for (long seed = 0; seed < TREES; seed++) {
            check(List.of(new RandomTrees(seed).tree(60)), "seed " + seed);
        }
        for (long seed = 0; seed < FILES; seed++) {
            RandomTrees trees = new RandomTrees(-1 - seed);
            List<GameTree> games = new ArrayList<>();
            for (int i = new Random(seed).nextInt(5); i >= 0; i--) {
                games.add(trees.tree(20));
            }
            check(games, "file seed " + seed);
        }
    }

    private static void check(List<GameTree> games, String what) {
        FORMATS.forEach(format -> check(games, format, format.name() + ", " + what));
    }

    private static void check(List<GameTree> games, Format format, String what) {
        String text = format.writer().apply(games);
        ReadResult result = format.reader().apply(text);
        assertEquals(List.of(), result.problems(), () -> what + "\n" + text);
        assertEquals(games.size(), result.games().size(), () -> what + "\n" + text);
        for (int i = 0; i < games.size(); i++) {
            assertTrue(games.get(i).sameAs(result.games().get(i)), what + "\n" + text);
        }
        assertEquals(text, format.writer().apply(result.games()), what);
    }
}
