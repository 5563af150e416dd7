package hexalyst.engine.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.Value;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Step;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FirstLookTest {
    private static final List<String> GAMES = List.of("manalath", "macbeth", "phalanx", "medusa");

    private static Position start(String game) {
        return Games.named(game)
                .map(one -> one.start(one.editions().getFirst()))
                .orElseThrow();
    }

    private static String best(Position position) {
        return position.text(FirstLook.best(position, position.steps()).step());
    }

    @Test
    void ofMovesThatLookTheSameTheOnesInTheMiddleOrNearPiecesComeFirst() {
        Position empty = start("hexade");
        assertEquals("j10", best(empty));
        Position next = Positions.play(empty, "c3");
        Step reply = FirstLook.best(next, next.steps()).step();
        assertTrue(
                next.grid().neighbours(Positions.cell(next, "c3")).contains(reply.lastCell()), () -> next.text(reply));
    }

    @Test
    void aWinInOneComesFirstAndIsProved() {
        Position position = Positions.play(start("pentalath"), "c3w swap e5w f5b e6w d3b e7w f7b e8w b3b".split(" "));
        EstimateLine best = FirstLook.best(position, position.steps());
        assertTrue(position.step(best.step()).outcome().over());
        assertTrue(best.score().proves(Value.WIN));
    }

    /// Prints the order of the first steps of some positions.
    public static void main(String[] arguments) {
        for (String game : GAMES) {
            Position position = start(game);
            System.out.println(FirstLook.ordered(position, position.steps()));
        }
    }

    /// The keys of search boards differ from run to run, but nobody may see that.
    @Test
    void theOrderIsTheSameInEveryRun() throws IOException {
        Set<String> printed = new HashSet<>();
        for (int salt = 0; salt < 2; salt++) {
            Process run = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Dhexalyst.salt=" + salt,
                            "-cp",
                            System.getProperty("java.class.path"),
                            FirstLookTest.class.getName())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (InputStream out = run.getInputStream()) {
                printed.add(new String(out.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        assertEquals(1, printed.size());
        assertEquals(GAMES.size(), printed.iterator().next().lines().count());
    }

    @Test
    void everyStepIsOrderedOnceAndAlwaysInTheSameWay() {
        for (String game : GAMES) {
            Position position = start(game);
            List<Step> ordered = FirstLook.ordered(position, position.steps());
            assertEquals(ordered, FirstLook.ordered(position, position.steps()));
            assertEquals(new HashSet<>(position.steps()), new HashSet<>(ordered));
            assertEquals(position.steps().size(), ordered.size());
        }
    }
}
