package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.GameTree;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameListViewModelTest {
    private final MessageLine messages = new MessageLine();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private final FilesViewModel files = new FilesViewModel(
            new NotationStore(),
            new FilesViewModel.Asking(new Nobody(), new Nobody()),
            game,
            messages,
            new FilesViewModel.Threads(Runnable::run, new Queue()),
            new OtherFiles() {});
    private final GameListViewModel list = new GameListViewModel(files, game);

    private static GameTree game(String white, String black, String event, String result, String edition) {
        return Trees.read("[Game \"Manalath\"]\n[Edition \"" + edition + "\"]\n[White \"" + white + "\"]\n[Black \""
                + black + "\"]\n[Event \"" + event + "\"]\n[Result \"" + result + "\"]\n\n1. e5w f6b " + result + "\n");
    }

    private void fill() {
        List<GameTree> games = new ArrayList<>();
        games.add(game("Ann", "Bert", "Spring Open", "1-0", "designer"));
        games.add(game("Cy", "Ann", "Club evening", "0-1", "nestorgames"));
        games.add(game("Di", "Bert", "Spring Open", "*", "designer"));
        games.add(Trees.read("[Game \"Manalath\"]\n\n*\n"));
        files.begin(games, List.of(), "");
        list.look();
    }

    private List<Integer> find(String words) {
        list.searchProperty().set(words);
        return list.found().stream().map(GameEntry::index).toList();
    }

    @Test
    void wordsAreFoundInAnyOrderAndAnyField() {
        fill();
        assertEquals(List.of(0, 1, 2, 3), find(""));
        assertEquals(List.of(0, 1, 2, 3), find("manalath"));
        assertEquals(List.of(0, 1), find("ann"));
        assertEquals(List.of(0, 2), find("  OPEN bert "));
        assertEquals(List.of(1), find("evening 0-1 cy"));
        assertEquals(List.of(1), find("nestor"));
        assertEquals("1 of 4 games", list.countProperty().get());
        assertEquals(List.of(), find("ann dave"));
        list.look();
        assertEquals("", list.searchProperty().get(), "it begins anew");
        assertEquals("4 games", list.countProperty().get());
    }

    @Test
    void theGameThatIsShownIsTold() {
        fill();
        assertEquals("1 / 4 · Ann – Bert, 1-0", list.hereProperty().get());
        list.step(1);
        assertEquals("2 / 4 · Cy – Ann, 0-1", list.hereProperty().get());
        list.step(9);
        assertEquals("4 / 4 · #4, *", list.hereProperty().get());
        list.step(-1);
        assertEquals(2, files.selectedProperty().get());
        find("spring");
        assertEquals(1, list.shown());
        find("cy");
        assertEquals(-1, list.shown());
        list.choose(list.found().getFirst());
        assertEquals(1, files.selectedProperty().get());
    }

    @Test
    void entriesHaveWhatTheListShows() {
        fill();
        GameEntry entry = list.found().getFirst();
        assertEquals("Ann – Bert", entry.title());
        assertTrue(entry.about().startsWith("Spring Open · "), entry.about());
        assertEquals(2, entry.moves());
        assertFalse(list.found().getLast().matches("spring"));
        assertEquals(0, list.found().getLast().moves());
    }
}
