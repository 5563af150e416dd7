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

    static GameLookup lookup() {
        List<hexalyst.game.Game> games = new ArrayList<>(Games.all());
        games.add(EndlessGame.GAME);
        return new GameLookup(games);
    }

    @Test
    void hgnKeepsRandomTrees() {
        HgnReader reader = new HgnReader(lookup());
        checkTrees(HgnWriter::write, reader::read);
    }

    @Test
    void jsonKeepsRandomTrees() {
        JsonReader reader = new JsonReader(lookup());
        checkTrees(JsonWriter::write, reader::read);
    }

    @Test
    void sgfKeepsRandomTrees() {
        SgfReader reader = new SgfReader(lookup());
        checkTrees(SgfWriter::write, reader::read);
    }

    private static void checkTrees(Function<List<GameTree>, String> writer, Function<String, ReadResult> reader) {
        for (long seed = 0; seed < TREES; seed++) {
            check(List.of(new RandomTrees(seed).tree(60)), "seed " + seed, writer, reader);
        }
        for (long seed = 0; seed < FILES; seed++) {
            RandomTrees trees = new RandomTrees(-1 - seed);
            List<GameTree> games = new ArrayList<>();
            for (int i = new Random(seed).nextInt(5); i >= 0; i--) {
                games.add(trees.tree(20));
            }
            check(games, "file seed " + seed, writer, reader);
        }
    }

    private static void check(
            List<GameTree> games,
            String what,
            Function<List<GameTree>, String> writer,
            Function<String, ReadResult> reader) {
        String text = writer.apply(games);
        ReadResult result = reader.apply(text);
        assertEquals(List.of(), result.problems(), () -> what + "\n" + text);
        assertEquals(games.size(), result.games().size(), () -> what + "\n" + text);
        for (int i = 0; i < games.size(); i++) {
            assertTrue(games.get(i).sameAs(result.games().get(i)), what + "\n" + text);
        }
        assertEquals(text, writer.apply(result.games()), what);
    }
}
