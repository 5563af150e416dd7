package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Game;
import hexalyst.game.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameInitialsTest {
    @Test
    void aGameDiffersFromThoseThatBeginAlike() {
        List<String> titles = List.of("Hexade", "Hexdameo", "Manalath", "MacBeth", "Yvy");
        assertEquals(
                List.of("Ha", "Hd", "Mn", "Mc", "Yv"),
                titles.stream().map(title -> GameInitials.of(title, titles)).toList());
    }

    @Test
    void takenLettersAndOddNamesAreAvoided() {
        List<String> titles = List.of("Hexade", "Hexbo", "Hatter", "Go", "Go 2", "X");
        assertEquals(
                List.of("Ha", "Hb", "Ht", "Go", "G2", "X"),
                titles.stream().map(title -> GameInitials.of(title, titles)).toList());
        assertEquals("Ne", GameInitials.of("New", titles), "a game that is not listed");
    }

    @Test
    void noTwoGamesHaveTheSame() {
        List<String> titles = Games.all().stream().map(Game::title).toList();
        assertEquals(
                titles.size(),
                titles.stream()
                        .map(title -> GameInitials.of(title, titles))
                        .distinct()
                        .count());
    }
}
