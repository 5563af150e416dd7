package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.engine.SearchChoice;
import hexalyst.ui.files.NotationStore;
import hexalyst.ui.files.Prompts;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameState;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.message.Message;
import hexalyst.ui.notation.NotationViewModel;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.PlayState;
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
class DeskTest {
    private static final String GAME = "[Game \"Manalath\"]\n[White \"Ann\"]\n\n1. e5w g6b *\n";

    @TempDir
    private Path folder;

    private Benches benches;
    private Desk desk;

    @BeforeEach
    void begin() {
        benches = new Benches(folder.resolve("journal"));
        desk = benches.desk();
    }

    private Path file(String name) throws IOException {
        return Files.writeString(folder.resolve(name), GAME);
    }

    private void open(Path file) {
        desk.open(file);
        benches.queue().runAll();
    }

    private void play() {
        Workbench bench = desk.current().bench();
        bench.game().play(bench.game().moment().position().legalMoves().getFirst());
    }

    private String message() {
        return desk.current().bench().status().messages().message().text();
    }

    private List<String> names() {
        return desk.tabs().stream().map(tab -> tab.files().nameProperty().get()).toList();
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
        desk.current().files().open();
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "two.hgn"), names());
        assertSame(desk.tabs().get(1), desk.current());
        open(folder.resolve("x").resolve("..").resolve("one.hgn"));
        assertEquals(2, desk.tabs().size(), "it is open already");
        assertSame(desk.tabs().getFirst(), desk.current());
        assertEquals(
                List.of(folder.resolve("two.hgn"), folder.resolve("one.hgn")),
                desk.recent().files());
    }

    @Test
    void newGamesAreNumberedAndOpenedFilesAreSeen() throws IOException {
        List<String> seen = new ArrayList<>();
        desk.whenOpened(() -> seen.add("seen"));
        desk.newTab();
        desk.newTab();
        assertEquals(List.of("untitled", "untitled 2", "untitled 3"), names());
        desk.close(desk.tabs().get(1));
        assertEquals(List.of("untitled", "untitled 3"), names(), "a name stays what it is");
        desk.newTab();
        assertEquals(List.of("untitled", "untitled 3", "untitled 2"), names());
        assertEquals(List.of(), seen);
        open(file("one.hgn"));
        assertEquals(List.of("untitled", "untitled 3", "one.hgn"), names());
        open(folder.resolve("missing.hgn"));
        assertEquals(List.of("seen"), seen);
    }

    @Test
    void severalFilesGetATabEachAlsoWhileTheyAreBeingRead() throws IOException {
        desk.openAll(List.of(file("a.hgn"), file("b.hgn"), folder.resolve("a.hgn")));
        assertEquals(2, desk.tabs().size());
        benches.queue().runAll();
        assertEquals(List.of("a.hgn", "b.hgn"), names());
        List<Path> many = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            many.add(file(i + ".hgn"));
        }
        desk.openAll(many);
        benches.queue().runAll();
        assertEquals(27, desk.tabs().size());
        assertSame(desk.tabs().getLast(), desk.current());
        assertEquals("24.hgn", desk.current().files().nameProperty().get());
        assertEquals("a.hgn", desk.tabs().getFirst().files().nameProperty().get());
    }

    @Test
    void aFileThatCannotBeOpenedLeavesNoTab() throws IOException {
        open(file("one.hgn"));
        Path garbage = Files.writeString(folder.resolve("garbage.hgn"), "1. z99q\n");
        Path other = Files.writeString(folder.resolve("other.xyz"), "x");
        for (Path wrong : List.of(garbage, other)) {
            desk.openAll(List.of(wrong));
            benches.queue().runAll();
            assertEquals(List.of("one.hgn"), names());
            Message why = desk.current().bench().status().messages().message();
            assertTrue(why.warning() && why.text().contains(wrong.getFileName().toString()), why.text());
        }
        desk.openAll(List.of(garbage));
        benches.queue().runAll();
        assertTrue(desk.current().files().problems().getFirst().startsWith("garbage.hgn: 1:"));
        desk.openAll(List.of(garbage, file("two.hgn"), other));
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "two.hgn"), names());
    }

    @Test
    void whatIsPastedNeverTakesThePlaceOfAnOpenFile() throws IOException {
        open(file("one.hgn"));
        desk.current().bench().paste().paste("4/5/6/7/8/7/6/5/4 w");
        assertEquals(List.of("one.hgn", "untitled"), names());
        assertSame(desk.tabs().get(1), desk.current());
        assertEquals(3, desk.tabs().getFirst().bench().game().moment().tree().size());
        open(file("two.hgn"));
        desk.show(desk.tabs().getFirst());
        desk.current().bench().paste().paste(GAME);
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "untitled", "two.hgn", "Ann – ?"), names());
    }

    @Test
    void aFileThatComesWhileRowAIsAskedForGetsATabOfItsOwn() throws IOException {
        open(Files.writeString(folder.resolve("list.txt"), "By hand\nA1 w, B2 b, E5 w"));
        DeskTab asking = desk.current();
        assertTrue(asking.files().rows().questionProperty().get().isPresent());
        open(file("one.hgn"));
        assertEquals(List.of("untitled", "one.hgn"), names());
        desk.show(asking);
        asking.files().rows().bottom();
        assertEquals(List.of("list", "one.hgn"), names(), "called after the file that it was read from");
        open(Files.writeString(folder.resolve("next.txt"), "By hand\nA1 w, B2 b, E5 w"));
        DeskTab next = desk.current();
        play();
        next.files().rows().bottom();
        assertEquals(4, desk.tabs().size(), "something has been done there meanwhile");
        assertEquals("next", desk.current().files().nameProperty().get());
    }

    @Test
    void aRecentFileThatIsGoneIsForgottenWithAMessage() throws IOException {
        Path gone = file("gone.hgn");
        open(gone);
        Files.delete(gone);
        desk.close(desk.current());
        desk.open(gone);
        assertEquals(1, desk.tabs().size());
        assertTrue(message().contains("gone.hgn"), message());
        assertEquals(List.of(), desk.recent().files());
    }

    @Test
    void closingATabAsksAndTheLastOneBecomesAnEmptyGame() throws IOException {
        open(file("one.hgn"));
        play();
        desk.newTab();
        assertEquals(List.of("one.hgn", "untitled"), names());
        benches.answers().add(Prompts.Unsaved.CANCEL);
        desk.close(desk.tabs().getFirst());
        assertEquals(2, desk.tabs().size());
        assertSame(desk.tabs().getFirst(), desk.current(), "one sees what is asked about");
        benches.answers().add(Prompts.Unsaved.DISCARD);
        desk.closeCurrent();
        assertEquals(List.of("untitled"), names());
        assertEquals(List.of("one.hgn", "one.hgn"), benches.asked());
        DeskTab last = desk.current();
        desk.closeCurrent();
        assertSame(last, desk.current(), "an empty game need not be closed");
        assertFalse(message().isEmpty());
        desk.open(file("two.hgn"));
        benches.queue().runAll();
        desk.closeCurrent();
        assertNotSame(last, desk.current());
        assertEquals(List.of("untitled"), names());
    }

    @Test
    void endingAsksOnceForAllUnsavedTabsAndCancelKeepsAll() throws IOException {
        List<String> ended = new ArrayList<>();
        play();
        desk.newTab();
        desk.newTab();
        play();
        benches.answers().add(Prompts.Unsaved.CANCEL);
        desk.closeAll(() -> ended.add("yes"));
        assertEquals(3, desk.tabs().size());
        assertEquals(List.of(), ended);
        assertEquals(List.of("untitled + untitled 3"), benches.asked());
        assertEquals(List.of("tab-1.hgn", "tab-3.hgn"), journals(), "each tab has its own, and none has ended");
        Path target = folder.resolve("kept.hgn");
        benches.answers().add(Prompts.Unsaved.SAVE);
        benches.chosen().add(target);
        desk.closeAll(() -> ended.add("yes"));
        benches.queue().runAll();
        assertTrue(Files.exists(target));
        assertEquals(List.of(), ended, "for the second no file was chosen");
        Path second = folder.resolve("kept-too.hgn");
        benches.answers().add(Prompts.Unsaved.SAVE);
        benches.chosen().add(second);
        desk.closeAll(() -> ended.add("yes"));
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
        desk.current().bench().game().toEnd();
        open(gone);
        open(file("b.hgn"));
        desk.show(desk.tabs().getFirst());
        desk.closeAll(() -> {});
        Files.delete(gone);
        desk = benches.desk();
        desk.reopen();
        benches.queue().runAll();
        assertEquals(List.of("a.hgn", "b.hgn"), names());
        assertSame(desk.tabs().getFirst(), desk.current());
        GameMoment moment = desk.current().bench().game().moment();
        assertEquals(2, moment.tree().ply(moment.id()), "at the move where it was left");
    }

    @Test
    void aReportIsAmongWhatIsUnsavedAtTheEnd() {
        GameState report = GameState.of(desk.current().bench().game().moment().tree());
        desk.openMade(report, "Opening report");
        assertTrue(desk.current().files().dirtyProperty().get());
        benches.answers().add(Prompts.Unsaved.CANCEL);
        List<String> ended = new ArrayList<>();
        desk.closeAll(() -> ended.add("yes"));
        assertEquals(List.of(), ended);
        assertEquals(List.of("Opening report"), benches.asked());
    }

    @Test
    void tabsGoRound() {
        desk.newTab();
        desk.newTab();
        desk.step(1);
        assertSame(desk.tabs().getFirst(), desk.current());
        desk.step(-1);
        assertSame(desk.tabs().get(2), desk.current());
    }

    @Test
    void theSearchThatBeginsAnewEstimatesAsWasChosen() {
        desk.current().bench().engine().toggle();
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
        DeskTab first = desk.current();
        first.bench().engine().toggle();
        assertEquals(1, benches.running());
        desk.newTab();
        assertEquals(0, benches.running());
        assertEquals("", message());
        desk.show(first);
        assertEquals(1, benches.running());
        assertTrue(message().contains("was paused"), message());
        desk.step(1);
        assertEquals("", message(), "nothing rested there");
        desk.close(first);
        assertEquals(0, benches.running());
    }

    @Test
    void whatAHiddenTabWantsToKnowWaits() {
        DeskTab first = desk.current();
        first.bench().position().want("test", true);
        assertTrue(first.bench().position().busyProperty().getValue());
        desk.newTab();
        assertFalse(first.bench().position().busyProperty().getValue());
        desk.show(first);
        assertTrue(first.bench().position().busyProperty().getValue());
    }

    @Test
    void theEnginesTurnWaitsInAHiddenTab() {
        DeskTab first = desk.current();
        first.bench().play().sideProperty().set(EngineSide.WHITE);
        assertEquals(PlayState.THINKING, first.bench().play().stateProperty().get());
        desk.newTab();
        assertEquals(PlayState.PAUSED, first.bench().play().stateProperty().get());
        benches.queue().endPauses();
        assertEquals(1, first.bench().game().moment().tree().size());
        desk.show(first);
        benches.queue().endPauses();
        assertEquals(2, first.bench().game().moment().tree().size());
    }

    @Test
    void aTabLooksAtTheBoardAsTheOneBefore() {
        DeskTab first = desk.current();
        desk.newTab();
        desk.current().bench().board().look().mirroredProperty().set(true);
        desk.current().bench().board().look().toggle(Overlay.LENS);
        desk.show(first);
        assertTrue(first.bench().board().look().mirroredProperty().get());
        assertEquals(
                Overlay.OFF, first.bench().board().look().overlayProperty().get(), "the lens makes the engine work");
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
        LeftoversViewModel leftovers = new LeftoversViewModel(journals, benches.threads(), desk, new NotationStore());
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
        assertEquals(2, desk.tabs().size());
        for (DeskTab tab : desk.tabs()) {
            assertTrue(tab.files().dirtyProperty().get());
            GameTree tree = tab.bench().game().moment().tree();
            assertEquals(4, tree.size());
            assertEquals(2, tree.ply(tab.bench().game().moment().id()), "where the last change was made");
        }
        assertEquals(List.of("tab-1.hgn", "tab-2.hgn"), journals(), "they are kept again, each on its own");
    }

    private static long old(Path journals) {
        return Stream.of("new", "old", "other")
                .filter(name -> Files.exists(journals.resolve(name + ".hgn")))
                .count();
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
        List<DeskTab> seen = new ArrayList<>();
        desk.whenResumed(() -> seen.add(desk.current()));
        LeftoversViewModel leftovers = new LeftoversViewModel(journals, benches.threads(), desk, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        String offer = leftovers.listProperty().get();
        assertTrue(offer.contains("3 moves, with variations, against the engine)"), offer);
        assertTrue(offer.contains("3 moves, with variations)"), "nothing of a play that cannot be read: " + offer);
        leftovers.restoreAll();
        benches.queue().runAll();
        benches.queue().endPauses();
        List<Workbench> tabs = desk.tabs().stream().map(DeskTab::bench).toList();
        assertEquals(4, tabs.size());
        DeskTab shown = desk.tabs().get(1);
        assertEquals(shown, desk.current(), "the one that was worked in last");
        assertEquals(List.of(shown), seen);
        assertEquals(PlayState.PAUSED, tabs.get(1).play().stateProperty().get(), "it was told to wait");
        assertEquals(7, tabs.getFirst().game().moment().tree().size(), "a tab that is not seen rests");
        assertEquals(EngineSide.BLACK, tabs.getFirst().play().sideProperty().get());
        assertEquals(5, tabs.getFirst().play().timeProperty().get());
        assertEquals(EngineSide.NOBODY, tabs.getLast().play().sideProperty().get(), "what is left of it is no play");
        assertEquals(EngineSide.NOBODY, tabs.get(2).play().sideProperty().get());
        assertEquals(7, tabs.get(2).game().moment().tree().size(), "without its play the game is whole");
        desk.show(desk.tabs().getFirst());
        benches.queue().endPauses();
        assertEquals(8, tabs.getFirst().game().moment().tree().size(), "it was the engine's turn");
        assertEquals(List.of(shown, desk.tabs().getFirst()), seen);
        assertEquals(PlayState.YOUR_TURN, tabs.getFirst().play().stateProperty().get());
    }

    @Test
    void howAPlayGoesOnIsKeptThoughNoMoveIsMade() throws IOException {
        Workbench bench = desk.current().bench();
        bench.play().toggle();
        bench.game().play(bench.game().moment().position().legalMoves().getFirst());
        benches.queue().endPauses();
        Path kept = folder.resolve("journal").resolve("tab-1.play");
        assertFalse(Files.readString(kept).contains("values"));
        bench.play().showValuesProperty().set(true);
        benches.queue().endPauses();
        assertTrue(Files.readString(kept).contains("values"));
        bench.play().stop();
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
        LeftoversViewModel leftovers = new LeftoversViewModel(journals, benches.threads(), desk, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        leftovers.restoreAll();
        benches.queue().runAll();
        benches.queue().endPauses();
        assertEquals(List.of("noise.hgn", "part.hgn", "tab-1.hgn", "whole.hgn"), journals());
        assertEquals(1, leftovers.countProperty().get(), "what is open is offered no more");
        Files.delete(journals.resolve("tab-2.lock"));
        desk.tabs().get(1).bench().game().draftProperty().set("x");
        benches.queue().endPauses();
        assertEquals(List.of("noise.hgn", "part.hgn", "tab-1.hgn", "tab-2.hgn"), journals());
    }

    @Test
    void whatWasRestoredAndThenSavedIsNotOfferedAgain() throws IOException {
        Path journals = Files.createDirectories(folder.resolve("journal"));
        Files.writeString(journals.resolve("old.hgn"), GAME);
        LeftoversViewModel leftovers = new LeftoversViewModel(journals, benches.threads(), desk, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        leftovers.restore();
        benches.queue().runAll();
        benches.chosen().add(folder.resolve("saved.hgn"));
        desk.current().files().save();
        benches.queue().runAll();
        benches.queue().endPauses();
        assertEquals(List.of(), journals());
    }

    @Test
    void whatIsTypedAsTextIsKeptAndComesBackIntoTheEditor() throws IOException {
        Path journals = folder.resolve("journal");
        NotationViewModel notation = desk.current().bench().notation();
        notation.typed("1. e5w e6", 9);
        benches.queue().endPauses();
        notation.typed("1. e5w e6b 2. f", 15);
        benches.queue().endPauses();
        Path copies = Files.createDirectories(folder.resolve("copies"));
        for (String suffix : List.of(".hgn", ".typed")) {
            Files.copy(journals.resolve("tab-1" + suffix), copies.resolve("killed" + suffix));
        }
        desk.newTab();
        LeftoversViewModel leftovers = new LeftoversViewModel(copies, benches.threads(), desk, new NotationStore());
        leftovers.look();
        benches.queue().runAll();
        leftovers.restore();
        benches.queue().runAll();
        DeskTab tab = desk.current();
        NotationViewModel restored = tab.bench().notation();
        assertEquals("1. e5w e6b 2. f", restored.typedText());
        assertEquals(NotationViewModel.State.WRONG, restored.stateProperty().get());
        assertTrue(tab.files().dirtyProperty().get());
        restored.typed("[Game \"Manalath\"]\n\n1. e5w e6b *", 15);
        benches.queue().endPauses();
        assertEquals(3, tab.bench().game().moment().tree().size());
        benches.queue().endPauses();
        assertFalse(Files.exists(journals.resolve("tab-2.typed")), "it is a game by now");
    }

    @Test
    void aPlayLeavesAGameThatIsWorthKeepingAlone() throws IOException {
        play();
        desk.current().bench().play().toggle();
        assertEquals(1, desk.tabs().size(), "a line that was just played goes on");
        desk.current().bench().play().toggle();
        open(file("kept.hgn"));
        Workbench kept = desk.current().bench();
        int tabs = desk.tabs().size();
        kept.game().toStart();
        kept.game().forward();
        GameTree before = kept.game().moment().tree();
        kept.play().toggle();
        assertEquals(tabs + 1, desk.tabs().size());
        Workbench playing = desk.current().bench();
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
        desk.current().bench().game().forward();
        play();
        GameTree changed = desk.current().bench().game().moment().tree();
        desk.show(desk.tabs().getFirst());
        Desk left = desk;
        desk = benches.desk();
        desk.takeOver(left);
        benches.queue().runAll();
        assertEquals(List.of("one.hgn", "two.hgn"), names());
        assertSame(desk.tabs().getFirst(), desk.current());
        assertFalse(desk.current().files().dirtyProperty().get());
        Workbench second = desk.tabs().get(1).bench();
        assertSame(changed, second.game().moment().tree());
        assertTrue(second.files().dirtyProperty().get());
        assertEquals(1, journals().size(), "only the new tab's");
        second.game().undo();
        assertFalse(second.files().dirtyProperty().get());
        open(folder.resolve("two.hgn"));
        assertEquals(2, desk.tabs().size(), "it is open already");
        assertSame(desk.tabs().get(1), desk.current());
    }

    @Test
    void anotherDeskKeepsTheLookOfTheTabThatIsShown() throws IOException {
        open(file("one.hgn"));
        open(file("two.hgn"));
        desk.current().bench().board().look().mirroredProperty().set(true);
        Desk left = desk;
        desk = benches.desk();
        desk.takeOver(left);
        benches.queue().runAll();
        assertTrue(desk.current().bench().board().look().mirroredProperty().get());
    }

    @Test
    void knowsWhatAnotherDeskWouldEnd() throws IOException {
        open(file("one.hgn"));
        assertFalse(desk.working());
        desk.newTab();
        desk.tabs().getFirst().bench().setup().setToMove(Side.BLACK);
        assertTrue(desk.working(), "a position that is being set up, in a hidden tab too");
        desk.tabs().getFirst().bench().setup().undo();
        assertFalse(desk.working());
        desk.open(file("two.hgn"));
        assertTrue(desk.working(), "a file that is being read");
        benches.queue().runAll();
        assertFalse(desk.working());
    }

    @Test
    void aRefusalGoesWithTheNextPartOfTheTurn() {
        Workbench bench = desk.current().bench();
        Position start = Positions.of(Games.named("phalanx").orElseThrow(), "4/5/6/2wwbb1/6/5/w3 w taken=0,0 quiet=0");
        bench.game().show(GameState.of(GameTree.of(start)));
        bench.board().click(Positions.cell(start, "d5"), true);
        benches.queue().runAll();
        assertEquals("d5: the piece is Yellow's, and Red is to move", message());
        bench.board().click(Positions.cell(start, "a2"), true);
        assertFalse(bench.board().turn().turn().parts().isEmpty());
        assertEquals("", message());
    }

    @Test
    void aGameAgainstTheEngineGoesOnInAnotherDesk() {
        desk.current().bench().play().sideProperty().set(EngineSide.BLACK);
        Desk left = desk;
        desk = benches.desk();
        desk.takeOver(left);
        assertEquals(
                EngineSide.BLACK, desk.current().bench().play().sideProperty().get());
        assertEquals(
                EngineSide.NOBODY, left.current().bench().play().sideProperty().get());
    }
}
