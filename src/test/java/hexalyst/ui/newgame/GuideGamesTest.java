package hexalyst.ui.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The table of all games in the guide says what the games say of themselves.
class GuideGamesTest {
    private static final String NOTHING = "–";

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyGameHasItsRowWithItsGoalAndWhatIsProved(String language) throws IOException {
        Path folder = Path.of("src/docs/guide", language);
        List<String> rows = Files.readAllLines(folder.resolve("games.md"));
        List<String> facts = Files.readAllLines(folder.resolve("proved.md"));
        Texts texts = Texts.in(Locale.of(language), () -> Texts.of(GameTrait.class));
        for (Game game : Games.all()) {
            String goal = texts.get("kind." + game.traits().goal().name().toLowerCase(Locale.ROOT));
            String begin = "| [" + game.title() + "](" + game.id() + ".md) | " + goal + " | ";
            List<String> own =
                    rows.stream().filter(row -> row.startsWith(begin)).toList();
            assertEquals(1, own.size(), begin);
            boolean proved = facts.stream()
                    .anyMatch(row -> row.startsWith("| " + game.title() + " ") && row.contains("`solve "));
            assertEquals(proved, !own.getFirst().endsWith("| " + NOTHING + " |"), own.getFirst());
        }
        long listed = rows.stream().filter(row -> row.startsWith("| [")).count();
        assertEquals(Games.all().size(), listed);
        assertTrue(listed > 1);
    }
}
