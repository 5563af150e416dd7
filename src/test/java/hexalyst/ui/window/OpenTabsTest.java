package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Strength;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.engine.SearchChoice;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.Prompts;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameState;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.message.Message;
import hexalyst.ui.notation.NotationViewModel;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.PlayState;
import hexalyst.ui.play.PlayViewModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class OpenTabsTest {
    private static final String GAME = "[Game \"Manalath\"]\n[White \"Ann\"]\n\n1. e5w g6b *\n";

    @TempDir
    private Path folder;

    private Benches benches;
    private OpenTabs openTabs;

    @BeforeEach
    void begin() {
        benches = new Benches(folder.resolve("journal"));
        openTabs = benches.openTabs();
    }

    private Path file(String name) throws IOException {
        return Files.writeString(folder.resolve(name), GAME);
    }

    private void open(Path file) {
        openTabs.open(file);
        benches.queue().runAll();
    }

    private void play() {
        TabModels models = openTabs.current().models();
        models.game().play(models.game().moment().position().legalMoves().getFirst());
    }

    private String message() {
        return openTabs.current().models().status().messages().message().text();
    }

    private List<String> names() {
        return openTabs.tabs().stream()
                .map(tab -> tab.files().nameProperty().get())
                .toList();
    }

    private List<String> journals() throws IOException {
        benches.queue().endPauses();
        try (Stream<Path> files = Files.list(folder.resolve("journal"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".hgn"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aFileTakesTheEmptyTabAndTheNextOneANewTab() throws IOException {
        open(file("one.hgn"));
        assertEquals(List.of("one.hgn"), names());
        benches.chosen().add(file("two.hgn"));
        openTabs.current().files().open();
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "two.hgn"), names());
        assertSame(openTabs.tabs().get(1), openTabs.current());
        open(folder.resolve("x").resolve("..").resolve("one.hgn"));
        assertEquals(2, openTabs.tabs().size(), "it is open already");
        assertSame(openTabs.tabs().getFirst(), openTabs.current());
        assertEquals(
                List.of(folder.resolve("two.hgn"), folder.resolve("one.hgn")),
                openTabs.recent().files());
    }

    @Test
    void aRecentFileHasItsGameUnlessItHasSeveral() throws IOException {
        open(file("one.hgn"));
        open(Files.writeString(folder.resolve("two.hgn"), GAME + "\n[Game \"Phalanx\"]\n\n*\n"));
        assertEquals(
                List.of(Optional.empty(), Optional.of(Games.byDefault())),
                openTabs.recent().entries().stream()
                        .map(RecentFiles.Recent::game)
                        .toList());
    }

    @Test
    void newGamesAreNumberedAndOpenedFilesAreSeen() throws IOException {
        List<String> seen = new ArrayList<>();
        openTabs.whenBegun(purpose -> seen.add(purpose.name()));
        openTabs.newTab();
        openTabs.newTab();
        assertEquals(List.of("Manalath", "Manalath 2", "Manalath 3"), names());
        openTabs.close(openTabs.tabs().get(1));
        assertEquals(List.of("Manalath", "Manalath 3"), names(), "a name stays what it is");
        openTabs.newTab();
        assertEquals(List.of("Manalath", "Manalath 3", "Manalath 2"), names());
        assertEquals(List.of(), seen);
        open(file("one.hgn"));
        assertEquals(List.of("Manalath", "Manalath 3", "one.hgn"), names());
        open(folder.resolve("missing.hgn"));
        assertEquals(List.of("ANALYSE"), seen);
        openTabs.current().files().edits().newGame();
        assertEquals(List.of("ANALYSE", "ANALYSE"), seen, "a new game is shown, whatever page is open");
    }

    @Test
    void aNewTabHasTheGameEditionAndBoardOfTheCurrentOne() {
        Game macbeth = Games.named("macbeth").orElseThrow();
        Edition reversi = macbeth.edition("reversi").orElseThrow();
        Position start = macbeth.start(reversi, macbeth.sizes(reversi).getFirst());
        openTabs.current()
                .models()
                .game()
                .show(GameState.of(GameTree.of(start.play(start.legalMoves().getFirst()))));
        openTabs.newTab();
        assertEquals(start, openTabs.current().models().game().moment().position());
    }

    @Test
    void severalFilesGetATabEachAlsoWhileTheyAreBeingRead() throws IOException {
        openTabs.openAll(List.of(file("a.hgn"), file("b.hgn"), folder.resolve("a.hgn")));
        assertEquals(2, openTabs.tabs().size());
        benches.queue().runAll();
        assertEquals(List.of("a.hgn", "b.hgn"), names());
        List<Path> many = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            many.add(file(i + ".hgn"));
        }
        openTabs.openAll(many);
        benches.queue().runAll();
        assertEquals(27, openTabs.tabs().size());
        assertSame(openTabs.tabs().getLast(), openTabs.current());
        assertEquals("24.hgn", openTabs.current().files().nameProperty().get());
        assertEquals("a.hgn", openTabs.tabs().getFirst().files().nameProperty().get());
    }

    @Test
    void aFileThatCannotBeOpenedLeavesNoTab() throws IOException {
        open(file("one.hgn"));
        Path garbage = Files.writeString(folder.resolve("garbage.hgn"), "1. z99q\n");
        Path other = Files.writeString(folder.resolve("other.xyz"), "x");
        for (Path wrong : List.of(garbage, other)) {
            openTabs.openAll(List.of(wrong));
            benches.queue().runAll();
            assertEquals(List.of("one.hgn"), names());
            Message why = openTabs.current().models().status().messages().message();
            assertTrue(why.warning() && why.text().contains(wrong.getFileName().toString()), why.text());
        }
        openTabs.openAll(List.of(garbage));
        benches.queue().runAll();
        assertTrue(openTabs.current().files().problems().getFirst().startsWith("garbage.hgn: 1:"));
        openTabs.openAll(List.of(garbage, file("two.hgn"), other));
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "two.hgn"), names());
    }

    @Test
    void whatIsPastedNeverTakesThePlaceOfAnOpenFile() throws IOException {
        open(file("one.hgn"));
        openTabs.current().models().text().paste().paste("4/5/6/7/8/7/6/5/4 w");
        assertEquals(List.of("one.hgn", "Manalath"), names());
        assertSame(openTabs.tabs().get(1), openTabs.current());
        assertEquals(
                3, openTabs.tabs().getFirst().models().game().moment().tree().size());
        open(file("two.hgn"));
        openTabs.show(openTabs.tabs().getFirst());
        openTabs.current().models().text().paste().paste(GAME);
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "Manalath", "two.hgn", "Ann – ?"), names());
    }

    @Test
    void aFileThatComesWhileRowAIsAskedForGetsATabOfItsOwn() throws IOException {
        open(Files.writeString(folder.resolve("list.txt"), "By hand\nA1 w, B2 b, E5 w"));
        OpenTab asking = openTabs.current();
        assertTrue(asking.files().rows().questionProperty().get().isPresent());
        open(file("one.hgn"));
        assertEquals(List.of("Manalath", "one.hgn"), names());
        openTabs.show(asking);
        asking.files().rows().bottom();
        assertEquals(List.of("list", "one.hgn"), names(), "called after the file that it was read from");
        open(Files.writeString(folder.resolve("next.txt"), "By hand\nA1 w, B2 b, E5 w"));
        OpenTab next = openTabs.current();
        play();
        next.files().rows().bottom();
        assertEquals(4, openTabs.tabs().size(), "something has been done there meanwhile");
        assertEquals("next", openTabs.current().files().nameProperty().get());
    }

    @Test
    void aRecentFileThatIsGoneIsForgottenWithAMessage() throws IOException {
        Path gone = file("gone.hgn");
        open(gone);
        Files.delete(gone);
        openTabs.close(openTabs.current());
        openTabs.open(gone);
        assertEquals(1, openTabs.tabs().size());
        assertTrue(message().contains("gone.hgn"), message());
        assertEquals(List.of(), openTabs.recent().files());
    }

    @Test
    void closingATabAsksAndTheLastOneBecomesAnEmptyGame() throws IOException {
        open(file("one.hgn"));
        play();
        openTabs.newTab();
        assertEquals(List.of("one.hgn", "Manalath"), names());
        benches.answers().add(Prompts.Unsaved.CANCEL);
        openTabs.close(openTabs.tabs().getFirst());
        assertEquals(2, openTabs.tabs().size());
        assertSame(openTabs.tabs().getFirst(), openTabs.current(), "one sees what is asked about");
        benches.answers().add(Prompts.Unsaved.DISCARD);
        openTabs.closeCurrent();
        assertEquals(List.of("Manalath"), names());
        assertEquals(List.of("one.hgn", "one.hgn"), benches.asked());
        OpenTab last = openTabs.current();
        openTabs.closeCurrent();
        assertSame(last, openTabs.current(), "an empty game need not be closed");
        assertFalse(message().isEmpty());
        openTabs.open(file("two.hgn"));
        benches.queue().runAll();
        openTabs.closeCurrent();
        assertNotSame(last, openTabs.current());
        assertEquals(List.of("Manalath"), names());
    }

    @Test
    void endingAsksOnceForAllUnsavedTabsAndCancelKeepsAll() throws IOException {
        List<String> ended = new ArrayList<>();
        play();
        openTabs.newTab();
        openTabs.newTab();
        play();
        benches.answers().add(Prompts.Unsaved.CANCEL);
        openTabs.closeAll(() -> ended.add("yes"));
        assertEquals(3, openTabs.tabs().size());
        assertEquals(List.of(), ended);
        assertEquals(List.of("Manalath + Manalath 3"), benches.asked());
        assertEquals(List.of("tab-1.hgn", "tab-3.hgn"), journals(), "each tab has its own, and none has ended");
        Path target = folder.resolve("kept.hgn");
        benches.answers().add(Prompts.Unsaved.SAVE);
        benches.chosen().add(target);
        openTabs.closeAll(() -> ended.add("yes"));
        benches.queue().runAll();
        assertTrue(Files.exists(target));
        assertEquals(List.of(), ended, "for the second no file was chosen");
        Path second = folder.resolve("kept-too.hgn");
        benches.answers().add(Prompts.Unsaved.SAVE);
        benches.chosen().add(second);
        openTabs.closeAll(() -> ended.add("yes"));
        benches.queue().runAll();
        assertTrue(Files.exists(second), "only one was left, which is asked about by itself");
        assertEquals(List.of("yes"), ended);
        assertTrue(Files.exists(target));
        assertEquals(List.of(), journals());
    }

    @Test
    void whatWasOpenComesBackAtTheNextStart() throws IOException {
        Path gone = file("gone.hgn");
        open(file("a.hgn"));
        openTabs.current().models().game().toEnd();
        open(gone);
        open(file("b.hgn"));
        openTabs.show(openTabs.tabs().getFirst());
        openTabs.closeAll(() -> {});
        Files.delete(gone);
        openTabs = benches.openTabs();
        openTabs.reopen();
        benches.queue().runAll();
        assertEquals(List.of("a.hgn", "b.hgn"), names());
        assertSame(openTabs.tabs().getFirst(), openTabs.current());
        GameMoment moment = openTabs.current().models().game().moment();
        assertEquals(2, moment.tree().ply(moment.id()), "at the move where it was left");
    }

    @Test
    void aClosedFileIsReopenedAtItsPlace() throws IOException {
        open(file("a.hgn"));
        openTabs.current().models().game().toEnd();
        open(file("b.hgn"));
        Path gone = file("c.hgn");
        open(gone);
        openTabs.close(openTabs.tabs().getFirst());
        openTabs.close(openTabs.tabs().getLast());
        Files.delete(gone);
        openTabs.reopenClosed();
        benches.queue().runAll();
        assertEquals(List.of("b.hgn", "a.hgn"), names(), "the file that is gone is passed over");
        assertSame(openTabs.tabs().getLast(), openTabs.current());
        GameMoment moment = openTabs.current().models().game().moment();
        assertEquals(2, moment.tree().ply(moment.id()));
        openTabs.reopenClosed();
        assertEquals(2, openTabs.tabs().size(), "there is no other");
    }

    @Test
    void whatIsOpenIsRememberedAlsoForAStartAfterACrash() throws IOException {
        openTabs.reopen();
        open(file("a.hgn"));
        open(file("b.hgn"));
        open(file("c.hgn"));
        openTabs.close(openTabs.tabs().getFirst());
        openTabs.show(openTabs.tabs().getFirst());
        openTabs = benches.openTabs();
        openTabs.reopen();
        benches.queue().runAll();
        assertEquals(List.of("b.hgn", "c.hgn"), names());
        assertSame(openTabs.tabs().getFirst(), openTabs.current());
    }

    @Test
    void theTabThatWasShownBeforeSavingAllIsShownAtTheNextStart() throws IOException {
        open(file("a.hgn"));
        play();
        open(file("b.hgn"));
        play();
        open(file("c.hgn"));
        openTabs.show(openTabs.tabs().getFirst());
        benches.answers().add(Prompts.Unsaved.SAVE);
        openTabs.closeAll(() -> {});
        benches.queue().runAll();
        openTabs = benches.openTabs();
        openTabs.reopen();
        benches.queue().runAll();
        assertSame(openTabs.tabs().getFirst(), openTabs.current());
    }

    @Test
    void aReportIsAmongWhatIsUnsavedAtTheEnd() {
        GameState report =
                GameState.of(openTabs.current().models().game().moment().tree());
        openTabs.openMade(report, "Opening report");
        assertTrue(openTabs.current().files().dirtyProperty().get());
        benches.answers().add(Prompts.Unsaved.CANCEL);
        List<String> ended = new ArrayList<>();
        openTabs.closeAll(() -> ended.add("yes"));
        assertEquals(List.of(), ended);
        assertEquals(List.of("Opening report"), benches.asked());
    }

    @Test
    void tabsGoRound() {
        openTabs.newTab();
        openTabs.newTab();
        openTabs.step(1);
        assertSame(openTabs.tabs().getFirst(), openTabs.current());
        openTabs.step(-1);
        assertSame(openTabs.tabs().get(2), openTabs.current());
    }

    @Test
    void theSearchThatBeginsAnewEstimatesAsWasChosen() {
        openTabs.current().models().values().engine().toggle();
        benches.shared().resources().searchProperty().set(SearchChoice.MONTE_CARLO);
        benches.shared().resources().searchProperty().set(SearchChoice.ALPHA_BETA);
        assertEquals(
                List.of(
                        Optional.empty(),
                        Optional.of(Estimator.Method.MONTE_CARLO),
                        Optional.of(Estimator.Method.ALPHA_BETA)),
                benches.methods());
    }

    @Test
    void theEngineRestsWhileAnotherTabIsShown() {
        OpenTab first = openTabs.current();
        first.models().values().engine().toggle();
        assertEquals(1, benches.running());
        openTabs.newTab();
        assertEquals(0, benches.running());
        assertEquals("", message());
        openTabs.show(first);
        assertEquals(1, benches.running());
        assertTrue(message().contains("was paused"), message());
        openTabs.step(1);
        assertEquals("", message(), "nothing rested there");
        openTabs.close(first);
        assertEquals(0, benches.running());
    }

    @Test
    void whatAHiddenTabWantsToKnowWaits() {
        OpenTab first = openTabs.current();
        first.models().values().position().want("test", true);
        assertTrue(first.models().values().position().busyProperty().getValue());
        openTabs.newTab();
        assertFalse(first.models().values().position().busyProperty().getValue());
        openTabs.show(first);
        assertTrue(first.models().values().position().busyProperty().getValue());
    }

    @Test
    void theEnginesTurnWaitsInAHiddenTab() {
        OpenTab first = openTabs.current();
        first.models().play().sideProperty().set(EngineSide.WHITE);
        assertEquals(PlayState.THINKING, first.models().play().stateProperty().get());
        openTabs.newTab();
        assertEquals(PlayState.PAUSED, first.models().play().stateProperty().get());
        benches.queue().endPauses();
        assertEquals(1, first.models().game().moment().tree().size());
        openTabs.show(first);
        benches.queue().endPauses();
        assertEquals(2, first.models().game().moment().tree().size());
    }

    @Test
    void aTabLooksAtTheBoardAsTheOneBefore() {
        OpenTab first = openTabs.current();
        openTabs.newTab();
        openTabs.current().models().board().look().mirroredProperty().set(true);
        openTabs.current().models().board().look().toggle(Overlay.LENS);
        openTabs.show(first);
        assertTrue(first.models().board().look().mirroredProperty().get());
        assertEquals(
                Overlay.OFF, first.models().board().look().overlayProperty().get(), "the lens makes the engine work");
    }

    @Test
    void whatWasLeftBehindIsRestoredEachInATab() throws IOException {
        Path journals = Files.createDirectories(folder.resolve("journal"));
        Path source = file("mine-".repeat(12) + ".hgn");
        for (String name : List.of("old", "new", "other")) {
            Files.writeString(journals.resolve(name + ".hgn"), GAME.replace("g6b", "g6b 2. a1w"));
            Files.writeString(journals.resolve(name + ".place"), "0 0 0");
        }
        Files.writeString(journals.resolve("old.source"), source.toString());
        LeftoversViewModel leftovers =
                new LeftoversViewModel(journals, benches.threads(), openTabs, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        assertEquals(3, leftovers.countProperty().get());
        assertTrue(
                leftovers
                        .offerProperty()
                        .get()
                        .matches("Unsaved from last time: ((mine-){8}…|Ann – \\?) \\(3 moves\\) and 2 more"),
                leftovers.offerProperty().get());
        List<String> listed = leftovers.listProperty().get().lines().toList();
        assertEquals(3, listed.size());
        assertTrue(
                listed.stream().allMatch(line -> line.contains("Designer's edition, 3 moves), as of ")),
                listed.toString());
        assertTrue(listed.stream().anyMatch(line -> line.startsWith("mine-".repeat(12) + ".hgn (")), "whole");
        benches.answerForget(false);
        leftovers.discard();
        assertEquals(3, leftovers.countProperty().get(), "it asks first");
        benches.answerForget(true);
        leftovers.discard();
        assertEquals(2, leftovers.countProperty().get());
        leftovers.restoreAll();
        assertEquals(2, old(journals), "the old ones stay until the new ones are there");
        benches.queue().runAll();
        assertEquals(0, old(journals));
        assertEquals("", leftovers.offerProperty().get());
        assertEquals(2, openTabs.tabs().size());
        for (OpenTab tab : openTabs.tabs()) {
            assertTrue(tab.files().dirtyProperty().get());
            GameTree tree = tab.models().game().moment().tree();
            assertEquals(4, tree.size());
            assertEquals(2, tree.ply(tab.models().game().moment().id()), "where the last change was made");
        }
        assertEquals(List.of("tab-1.hgn", "tab-2.hgn"), journals(), "they are kept again, each on its own");
    }

    private static long old(Path journals) {
        return Stream.of("new", "old", "other")
                .filter(name -> Files.exists(journals.resolve(name + ".hgn")))
                .count();
    }

    @Test
    void afterALessonTheWeakestLevelPlaysAtOnce() {
        openTabs.opened(WantedGame.Purpose.PLAY_WEAKEST);
        PlayViewModel play = openTabs.current().models().play();
        assertEquals(Strength.weakest(), play.strengthProperty().get());
        assertEquals(EngineSide.BLACK, play.sideProperty().get(), "the person begins");
    }

    @Test
    void aPlayThatWasCutOffGoesOn() throws IOException {
        Path journals = Files.createDirectories(folder.resolve("journal"));
        // The tabs are not in alphabetical order, and the second was used last.
        int number = 8;
        for (String kept : List.of("black strength beginner seconds 5", "black strength club seconds 20 waits", "?")) {
            String name = "play-1-" + number;
            Files.writeString(journals.resolve(name + ".hgn"), GAME.replace("g6b", "g6b 2. a1w (2. a2w b1w c1w)"));
            Files.writeString(journals.resolve(name + ".place"), "0 0 0 0");
            Files.writeString(journals.resolve(name + ".play"), "engine " + kept);
            Files.setLastModifiedTime(
                    journals.resolve(name + ".hgn"), FileTime.fromMillis(number == 9 ? 3_000_000 : 2_000_000));
            number++;
        }
        Files.writeString(journals.resolve("play-1-11.hgn"), GAME.replace("g6b", "g6b 2. e5w"));
        Files.writeString(journals.resolve("play-1-11.place"), "0 0 0 0");
        Files.writeString(journals.resolve("play-1-11.play"), "engine black strength club seconds 5");
        Files.setLastModifiedTime(journals.resolve("play-1-11.hgn"), FileTime.fromMillis(1_000_000));
        List<OpenTab> seen = new ArrayList<>();
        openTabs.whenBegun(purpose -> {
            if (purpose == WantedGame.Purpose.PLAY) {
                seen.add(openTabs.current());
            }
        });
        LeftoversViewModel leftovers =
                new LeftoversViewModel(journals, benches.threads(), openTabs, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        String offer = leftovers.listProperty().get();
        assertTrue(offer.contains("3 moves, with variations, against the engine)"), offer);
        assertTrue(offer.contains("3 moves, with variations)"), "nothing of a play that cannot be read: " + offer);
        leftovers.restoreAll();
        benches.queue().runAll();
        benches.queue().endPauses();
        List<TabModels> tabs = openTabs.tabs().stream().map(OpenTab::models).toList();
        assertEquals(4, tabs.size());
        OpenTab shown = openTabs.tabs().get(1);
        assertEquals(shown, openTabs.current(), "the one that was worked in last");
        assertEquals(List.of(shown), seen);
        assertEquals(PlayState.PAUSED, tabs.get(1).play().stateProperty().get(), "it was told to wait");
        assertEquals(7, tabs.getFirst().game().moment().tree().size(), "a tab that is not seen rests");
        assertEquals(EngineSide.BLACK, tabs.getFirst().play().sideProperty().get());
        assertEquals(5, tabs.getFirst().play().timeProperty().get());
        assertEquals(EngineSide.NOBODY, tabs.getLast().play().sideProperty().get(), "what is left of it is no play");
        assertEquals(EngineSide.NOBODY, tabs.get(2).play().sideProperty().get());
        assertEquals(7, tabs.get(2).game().moment().tree().size(), "without its play the game is whole");
        openTabs.show(openTabs.tabs().getFirst());
        benches.queue().endPauses();
        assertEquals(8, tabs.getFirst().game().moment().tree().size(), "it was the engine's turn");
        assertEquals(List.of(shown, openTabs.tabs().getFirst()), seen);
        assertEquals(PlayState.YOUR_TURN, tabs.getFirst().play().stateProperty().get());
    }

    @Test
    void howAPlayGoesOnIsKeptThoughNoMoveIsMade() throws IOException {
        TabModels models = openTabs.current().models();
        models.play().toggle();
        models.game().play(models.game().moment().position().legalMoves().getFirst());
        benches.queue().endPauses();
        Path kept = folder.resolve("journal").resolve("tab-1.play");
        assertFalse(Files.readString(kept).contains("values"));
        models.play().showValuesProperty().set(true);
        benches.queue().endPauses();
        assertTrue(Files.readString(kept).contains("values"));
        models.play().stop();
        benches.queue().endPauses();
        assertFalse(Files.exists(kept));
    }

    @Test
    void whatCouldNotBeReadAsAWholeOrNotBeKeptAgainIsNotDeleted() throws IOException {
        Path journals = Files.createDirectories(folder.resolve("journal"));
        Files.writeString(journals.resolve("part.hgn"), GAME.replace("g6b", "g6b 2. e5w"));
        Files.writeString(journals.resolve("whole.hgn"), GAME);
        Files.writeString(journals.resolve("noise.hgn"), "nothing of the kind (");
        // A folder in place of the new journal's lock, so that the journal cannot be written.
        Files.createDirectories(journals.resolve("tab-2.lock"));
        Files.setLastModifiedTime(journals.resolve("part.hgn"), FileTime.fromMillis(3_000_000));
        Files.setLastModifiedTime(journals.resolve("whole.hgn"), FileTime.fromMillis(2_000_000));
        Files.setLastModifiedTime(journals.resolve("noise.hgn"), FileTime.fromMillis(1_000_000));
        LeftoversViewModel leftovers =
                new LeftoversViewModel(journals, benches.threads(), openTabs, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        leftovers.restoreAll();
        benches.queue().runAll();
        benches.queue().endPauses();
        assertEquals(List.of("noise.hgn", "part.hgn", "tab-1.hgn", "whole.hgn"), journals());
        assertEquals(1, leftovers.countProperty().get(), "what is open is offered no more");
        Files.delete(journals.resolve("tab-2.lock"));
        openTabs.tabs().get(1).models().game().draftProperty().set("x");
        benches.queue().endPauses();
        assertEquals(List.of("noise.hgn", "part.hgn", "tab-1.hgn", "tab-2.hgn"), journals());
    }

    @Test
    void whatWasRestoredAndThenSavedIsNotOfferedAgain() throws IOException {
        Path journals = Files.createDirectories(folder.resolve("journal"));
        Files.writeString(journals.resolve("old.hgn"), GAME);
        LeftoversViewModel leftovers =
                new LeftoversViewModel(journals, benches.threads(), openTabs, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        leftovers.restore();
        benches.queue().runAll();
        benches.chosen().add(folder.resolve("saved.hgn"));
        openTabs.current().files().save();
        benches.queue().runAll();
        benches.queue().endPauses();
        assertEquals(List.of(), journals());
    }

    @Test
    void whatIsTypedAsTextIsKeptAndComesBackIntoTheEditor() throws IOException {
        Path journals = folder.resolve("journal");
        NotationViewModel notation = openTabs.current().models().text().notation();
        notation.typed("1. e5w e6", 9);
        benches.queue().endPauses();
        notation.typed("1. e5w e6b 2. f", 15);
        benches.queue().endPauses();
        Path copies = Files.createDirectories(folder.resolve("copies"));
        for (String suffix : List.of(".hgn", ".typed")) {
            Files.copy(journals.resolve("tab-1" + suffix), copies.resolve("killed" + suffix));
        }
        openTabs.newTab();
        LeftoversViewModel leftovers = new LeftoversViewModel(copies, benches.threads(), openTabs, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        leftovers.restore();
        benches.queue().runAll();
        OpenTab tab = openTabs.current();
        NotationViewModel restored = tab.models().text().notation();
        assertEquals("1. e5w e6b 2. f", restored.typedText());
        assertEquals(NotationViewModel.State.WRONG, restored.stateProperty().get());
        assertTrue(tab.files().dirtyProperty().get());
        restored.typed("[Game \"Manalath\"]\n\n1. e5w e6b *", 15);
        benches.queue().endPauses();
        assertEquals(3, tab.models().game().moment().tree().size());
        benches.queue().endPauses();
        assertFalse(Files.exists(journals.resolve("tab-2.typed")), "it is a game by now");
    }

    @Test
    void aPlayLeavesAGameThatIsWorthKeepingAlone() throws IOException {
        play();
        openTabs.current().models().play().toggle();
        assertEquals(1, openTabs.tabs().size(), "a line that was just played goes on");
        openTabs.current().models().play().toggle();
        open(file("kept.hgn"));
        TabModels kept = openTabs.current().models();
        int tabs = openTabs.tabs().size();
        kept.game().toStart();
        kept.game().forward();
        GameTree before = kept.game().moment().tree();
        kept.play().toggle();
        assertEquals(tabs + 1, openTabs.tabs().size());
        TabModels playing = openTabs.current().models();
        assertEquals(PlayState.YOUR_TURN, playing.play().stateProperty().get());
        assertEquals(PlayState.OFF, kept.play().stateProperty().get());
        assertEquals(kept.game().moment().position(), playing.game().moment().position());
        play();
        assertSame(before, kept.game().moment().tree());
    }

    @Test
    void anotherDeskTakesOverWhatIsOpenWithItsUndoHistory() throws IOException {
        open(file("one.hgn"));
        open(file("two.hgn"));
        openTabs.current().models().game().forward();
        play();
        GameTree changed = openTabs.current().models().game().moment().tree();
        openTabs.show(openTabs.tabs().getFirst());
        OpenTabs left = openTabs;
        openTabs = benches.openTabs();
        openTabs.takeOver(left);
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "two.hgn"), names());
        assertSame(openTabs.tabs().getFirst(), openTabs.current());
        assertFalse(openTabs.current().files().dirtyProperty().get());
        TabModels second = openTabs.tabs().get(1).models();
        assertSame(changed, second.game().moment().tree());
        assertTrue(second.files().dirtyProperty().get());
        assertEquals(1, journals().size(), "only the new tab's");
        second.game().undo();
        assertFalse(second.files().dirtyProperty().get());
        open(folder.resolve("two.hgn"));
        assertEquals(2, openTabs.tabs().size(), "it is open already");
        assertSame(openTabs.tabs().get(1), openTabs.current());
    }

    @Test
    void anotherDeskKeepsTheLookOfTheTabThatIsShown() throws IOException {
        open(file("one.hgn"));
        open(file("two.hgn"));
        openTabs.current().models().board().look().mirroredProperty().set(true);
        OpenTabs left = openTabs;
        openTabs = benches.openTabs();
        openTabs.takeOver(left);
        benches.queue().runAll();
        assertTrue(openTabs.current().models().board().look().mirroredProperty().get());
    }

    @Test
    void knowsWhatAnotherDeskWouldEnd() throws IOException {
        open(file("one.hgn"));
        assertFalse(openTabs.working());
        openTabs.newTab();
        openTabs.tabs().getFirst().models().setup().edit(now -> now.with(Side.BLACK));
        assertTrue(openTabs.working(), "a position that is being set up, in a hidden tab too");
        openTabs.tabs().getFirst().models().setup().undo();
        assertFalse(openTabs.working());
        openTabs.open(file("two.hgn"));
        assertTrue(openTabs.working(), "a file that is being read");
        benches.queue().runAll();
        assertFalse(openTabs.working());
    }

    @Test
    void aRefusalGoesWithTheNextPartOfTheTurn() {
        TabModels models = openTabs.current().models();
        Position start = Positions.of(Games.named("phalanx").orElseThrow(), "4/5/6/2wwbb1/6/5/w3 w taken=0,0 quiet=0");
        models.game().show(GameState.of(GameTree.of(start)));
        models.board().click(Positions.cell(start, "d5"), true);
        benches.queue().runAll();
        assertEquals("d5: the piece is Yellow's, and Red is to move", message());
        models.board().click(Positions.cell(start, "a2"), true);
        assertFalse(models.board().turn().turn().parts().isEmpty());
        assertEquals("", message());
    }

    @Test
    void aGameAgainstTheEngineGoesOnInAnotherDesk() {
        openTabs.current().models().play().sideProperty().set(EngineSide.BLACK);
        OpenTabs left = openTabs;
        openTabs = benches.openTabs();
        openTabs.takeOver(left);
        assertEquals(
                EngineSide.BLACK,
                openTabs.current().models().play().sideProperty().get());
        assertEquals(
                EngineSide.NOBODY, left.current().models().play().sideProperty().get());
    }
}
