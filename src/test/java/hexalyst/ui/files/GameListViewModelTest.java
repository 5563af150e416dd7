package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The table of a file's games, its edits, and copies of games in other files.
@SuppressWarnings("NullAway.Init")
class GameListViewModelTest {
    private final MessageLine messages = new MessageLine();
    private final Queue queue = new Queue();
    private final GameViewModel game = new GameViewModel(Trees.position("3/4/5/4/3 w"), messages);
    private Optional<Path> wanted = Optional.empty();
    private Optional<FilesViewModel> other = Optional.empty();
    private FilesViewModel files;
    private GameListViewModel list;

    @TempDir
    Path folder;

    @BeforeEach
    void make() {
        files = files(game, new OtherFiles() {
            @Override
            public Optional<FilesViewModel> holding(Path file) {
                return other.filter(open -> open.holds(file));
            }
        });
        list = new GameListViewModel(files, game);
    }

    private FilesViewModel files(GameViewModel shown, OtherFiles others) {
        FileChoice choice = new FileChoice() {
            @Override
            public Optional<Path> toOpen() {
                return wanted;
            }

            @Override
            public Optional<Path> toSave(String suggestion) {
                return wanted;
            }
        };
        return new FilesViewModel(
                new NotationStore(),
                new FilesViewModel.Asking(choice, new Nobody()),
                shown,
                messages,
                new FilesViewModel.Threads(Runnable::run, queue),
                others);
    }

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
        files.begin(new ReadResult(games, List.of()), "");
        list.openProperty().set(true);
    }

    private List<Integer> find(String words) {
        list.searchProperty().set(words);
        return list.found().stream().map(GameEntry::index).toList();
    }

    private List<String> titles() {
        return list.found().stream().map(GameEntry::title).toList();
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
        list.openProperty().set(false);
        list.openProperty().set(true);
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
        assertEquals("4 / 4 · Manalath, no moves yet", list.hereProperty().get());
        game.play(game.moment().position().move("e5w").orElseThrow());
        assertEquals("4 / 4 · Manalath: e5w", list.hereProperty().get());
        list.step(-1);
        assertEquals("3 / 4 · Di – Bert", list.hereProperty().get(), "a game without a result");
        find("cy");
        list.choose(list.found().getFirst());
        assertEquals(1, files.selectedProperty().get());
        assertFalse(list.openProperty().get(), "the board is seen again");
    }

    @Test
    void aGameWithoutNamesIsToldByWhatItIs() {
        GameTitles titles = new GameTitles();
        String puzzle = "[Game \"Manalath\"]\n[Puzzle \"%s\"]\n[Task \"only-move\"]\n\n1. e5w *\n";
        assertEquals("Puzzle 12", titles.title(6, Trees.read(puzzle.formatted("12"))));
        assertEquals("A quiet move", titles.title(6, Trees.read(puzzle.formatted("A quiet move"))));
        assertEquals("Puzzle 7", titles.title(6, Trees.read(puzzle.replace("[Puzzle \"%s\"]\n", ""))));
        String moves = "[Game \"Manalath\"]\n\n1. e5w d4b 2. f5w a1b";
        assertEquals("Manalath: e5w d4b f5w a1b", titles.title(0, Trees.read(moves + " *\n")));
        assertEquals("Manalath: e5w d4b f5w a1b…", titles.title(0, Trees.read(moves + " 3. a2w *\n")));
        assertEquals("Manalath, position", titles.title(0, GameTree.of(Trees.position("5/6/7/8/4w4/8/7/6/5 b"))));
        assertTrue(titles.entry(6, Trees.read(puzzle.formatted("12"))).puzzle());
    }

    @Test
    void entriesHaveWhatTheTableShows() {
        fill();
        GameEntry entry = list.found().getFirst();
        assertEquals("Ann – Bert", entry.title());
        assertEquals("Spring Open", entry.event());
        assertEquals("1-0", entry.result());
        assertTrue(entry.edition().startsWith("Manalath, "), entry.edition());
        assertEquals(2, entry.plies());
        assertFalse(list.found().getLast().matches("spring"));
        assertEquals(0, list.found().getLast().plies());
    }

    @Test
    void movingGamesCanBeUndoneAndKeepsWhatWasChangedInThem() {
        fill();
        List<String> before = titles();
        assertEquals(1, list.edits().move(List.of(0, 1), 3), "before the last one, without themselves");
        assertEquals(
                List.of(before.get(2), before.get(0), before.get(1), before.get(3)), titles(), "in their own order");
        assertEquals(1, files.selectedProperty().get(), "the shown game stays");
        assertTrue(files.dirtyProperty().get());
        game.edit(new TreeEdit.Delete(game.moment().tree().mainLine().getLast()));
        list.edits().undo();
        assertEquals(before, titles());
        assertEquals(0, files.selectedProperty().get());
        assertEquals(1, list.found().getFirst().plies(), "a move was deleted meanwhile");
        assertEquals("undone: move 2 games", messages.message().text());
        list.edits().redo();
        assertEquals(before.get(2), titles().getFirst());
        assertFalse(list.edits().redoableProperty().get());
        list.edits().move(List.of(1), 1);
        list.edits().undo();
        assertEquals(before, titles(), "moving nothing is no edit");
        assertEquals(3, list.shift(List.of(2), 1));
        assertEquals(0, list.shift(List.of(0), -1), "the first one stays");
    }

    @Test
    void gamesAreRemovedAndComeBack() {
        fill();
        files.select(1);
        game.toEnd();
        int node = game.moment().id();
        list.edits().remove(List.of(1, 3));
        assertEquals(List.of("Ann – Bert", "Di – Bert"), titles());
        assertEquals("2 / 2 · Di – Bert", list.hereProperty().get(), "the next one is shown");
        list.edits().remove(List.of(0, 1));
        assertEquals("a file keeps at least one game", messages.message().text());
        assertEquals(2, files.countProperty().get());
        list.edits().undo();
        assertEquals(4, files.countProperty().get());
        files.select(1);
        assertEquals(node, game.moment().id(), "at its place");
        list.edits().arrange(List.of(3, 2, 1, 0));
        assertEquals("Ann – Bert", titles().getLast());
        assertEquals(2, files.selectedProperty().get());
        files.showSample(List.of(game("Eve", "Fay", "?", "*", "designer")));
        assertFalse(list.edits().undoableProperty().get(), "other games");
        assertFalse(list.openProperty().get());
    }

    @Test
    void gamesAreCopiedToANewFileAndAnExistingOne() throws IOException {
        fill();
        wanted = Optional.of(folder.resolve("new.hgn"));
        list.copyToNew(List.of(0, 2));
        queue.runAll();
        assertEquals("saved 2 games in new.hgn", messages.message().text());
        list.copyToExisting(List.of(1));
        queue.runAll();
        assertEquals("added 1 game to new.hgn", messages.message().text());
        String text = Files.readString(wanted.orElseThrow());
        assertTrue(text.indexOf("Di") > text.indexOf("Bert") && text.indexOf("Cy") > text.indexOf("Di"), text);
        Path damaged = Files.writeString(folder.resolve("damaged.hgn"), "[Game \"Manalath\"]\n\n1. e5w e5b *\n");
        wanted = Optional.of(damaged);
        list.copyToExisting(List.of(1));
        queue.runAll();
        assertTrue(
                messages.message().text().startsWith("cannot save damaged.hgn: 3:"),
                messages.message().text());
        assertFalse(Files.readString(damaged).contains("Cy"), "nothing of it is lost");
    }

    @Test
    void aFileInATabGetsGamesThere() throws IOException {
        Path file = Files.writeString(folder.resolve("open.hgn"), "[Game \"Manalath\"]\n\n1. e5w *\n");
        FilesViewModel tab = files(new GameViewModel(Trees.position("3/4/5/4/3 w"), messages), new OtherFiles() {});
        tab.open(file, () -> {});
        queue.runAll();
        other = Optional.of(tab);
        fill();
        wanted = Optional.of(file);
        list.copyToExisting(List.of(0, 1));
        assertEquals(3, tab.countProperty().get());
        assertTrue(tab.dirtyProperty().get());
        assertFalse(Files.readString(file).contains("Ann"), "not saved yet");
        tab.edits().undo();
        assertEquals(1, tab.countProperty().get());
        list.copyToNew(List.of(0));
        queue.runAll();
        assertTrue(
                messages.message().text().startsWith("open.hgn is open in a tab"),
                messages.message().text());
        assertFalse(Files.readString(file).contains("Ann"), "what the tab has is not written over");
    }
}
