package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Games;
import hexalyst.ui.command.GridChoice;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The window as a user operates it: real clicks and keys, on the headless platform.
@SuppressWarnings("NullAway.Init")
class WindowTest extends InWindow {
    private static final String STUDY = """
            [Game "Manalath"]
            [White "Ann"] [Black "Bert"] [Result "1-0"]

            { A study of the e5w opening: White takes the centre, Black answers far away. }
            1. e5w g6b { Far from the centre. } (1... e6b? 2. f5w (2. d5w! c4b 3. c3b!? { odd but playable } d3w
            (3... b2b 4. b3w g5w 5. f4w (5. f5b h3b) 5... h1b 6. i1w a5b 7. a4w a3b) 4. g1w) 2... d4b)
            2. c3w a1b 3. d5w?? { [%win b 12] A mistake. } c4b? 4. g4w d8b (4... f4b 5. f5b i5b)
            5. d6w d3w { [%mark e5 d4:red f4:green] [%arrow e5d3:green] } 6. f4w 1-0

            [Game "Manalath"]
            [Edition "nestorgames"]
            [White "Cy"] [Black "Di"]

            1. e5w f6b 2. f3w e6b 3. g4w *
            """;

    private Deque<Path> chosen;
    private TabModels models;
    private Stage stage;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        stage = window.stage();
        chosen = window.chosen();
        models = window.models();
    }

    private void openStudy(FxRobot robot) throws IOException {
        chosen.add(Files.writeString(folder.resolve("study.hgn"), STUDY));
        robot.press(KeyCode.CONTROL).type(KeyCode.O).release(KeyCode.CONTROL);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void bothButtonsPlayAndTheArrowsGoAbout(FxRobot robot) {
        window.play(robot, "e5w");
        window.play(robot, "e6w");
        window.play(robot, "d5b");
        assertEquals(
                "e5w e6w d5b",
                String.join(
                        " ",
                        models.game().moment().tree().mainLine().stream()
                                .skip(1)
                                .map(models.game().moment().tree()::text)
                                .toList()));
        window.key(robot, KeyCode.LEFT);
        assertEquals("e6w", window.here());
        window.play(robot, "d5w");
        assertEquals("d5w", window.here());
        window.key(robot, KeyCode.UP);
        assertEquals("d5b", window.here());
        robot.clickOn("#go-next-variation");
        assertEquals("d5w", window.here());
        window.key(robot, KeyCode.HOME);
        assertEquals("the start", window.here());
        robot.clickOn("#go-forward");
        assertEquals("e5w", window.here());
        window.key(robot, KeyCode.END);
        assertEquals("d5w", window.here());
        robot.clickOn("#go-back").clickOn("#go-to-start");
        assertEquals("the start", window.here());
        robot.clickOn("#go-to-end");
        assertEquals("d5w", window.here());
    }

    @Test
    void hoveringTellsAndAnIllegalClickSaysWhy(FxRobot robot) throws IOException {
        for (String move : List.of("e5w", "a1b", "e6w", "a3b", "d2w")) {
            window.play(robot, move);
        }
        window.play(robot, "c3w");
        robot.moveTo(window.at("f6"));
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("f6w · own colour: makes a group of 3", text(robot, "#hint-left"));
        assertEquals("f6b · other colour: stands alone", text(robot, "#hint-right"));
        window.picture("hover-light");
        robot.clickOn(window.at("e5"));
        assertEquals("e5 is occupied", text(robot, "#status-message"));
        assertEquals("c3w", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertEquals("d2w", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.Y);
        assertEquals("c3w", window.here());
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertEquals("c3w", window.here());
    }

    @Test
    void aStudyIsReadInBothThemes(FxRobot robot) throws IOException {
        openStudy(robot);
        assertEquals("study.hgn – Hexalyst", stage.getTitle());
        window.picture("study-start-light");
        robot.clickOn("g6b");
        assertEquals("g6b", window.here());
        assertEquals(
                "Far from the centre.",
                robot.lookup("#comment").queryAs(TextArea.class).getText());
        window.key(robot, KeyCode.END);
        assertEquals("White has won: White has a quint", text(robot, "#board-headline"));
        window.picture("study-end-light");
        window.key(robot, KeyCode.LEFT);
        robot.clickOn("#rail-theme");
        window.picture("study-marks-dark");
        robot.clickOn("#games").moveTo("Cy – Di");
        OpenWindow.doubleClick(robot);
        assertEquals(1, models.files().selectedProperty().get());
        window.key(robot, KeyCode.END);
        assertEquals("g4w", window.here(), "the keys still go about after a game was chosen");
        window.picture("nestorgames-dark");
        robot.clickOn("#rail-theme");
        window.picture("nestorgames-light");
        robot.interact(() -> {
            stage.setWidth(1024);
            stage.setHeight(700);
        });
        window.picture("small-light");
        assertEquals("Purple to move", text(robot, "#board-headline"));
    }

    @Test
    void aMovesMenuPromotesItsVariation(FxRobot robot) {
        window.play(robot, "e5w");
        window.play(robot, "a1b");
        window.key(robot, KeyCode.LEFT);
        window.play(robot, "a2b");
        robot.rightClickOn(window.at("i5"));
        window.key(robot, KeyCode.LEFT);
        assertEquals("a2b", window.here());
        Node move = robot.lookup((Label label) ->
                        label.getText().contains("a2b") && label.getStyleClass().contains("move"))
                .query();
        robot.rightClickOn(move).clickOn("#move-promote");
        assertTrue(models.game()
                .moment()
                .tree()
                .mainLine()
                .contains(models.game().moment().id()));
        robot.clickOn("Edit");
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("Undo promote a2b");
        assertFalse(models.game()
                .moment()
                .tree()
                .mainLine()
                .contains(models.game().moment().id()));
    }

    @Test
    void commentsAndGlyphsAreKept(FxRobot robot) throws IOException {
        window.play(robot, "e5w");
        robot.clickOn("#comment").write("ok");
        window.key(robot, KeyCode.LEFT);
        assertEquals("e5w", window.here(), "an arrow in the text stays in the text");
        robot.clickOn("#glyph-5");
        robot.clickOn("#go-to-start");
        assertEquals("", robot.lookup("#comment").queryAs(TextArea.class).getText());
        robot.clickOn("#go-forward");
        assertEquals("ok", robot.lookup("#comment").queryAs(TextArea.class).getText());
        assertTrue(robot.lookup("#glyph-5").queryAs(ToggleButton.class).isSelected());
        robot.lookup("e5w!?").query();
        Path target = folder.resolve("mine.hgn");
        chosen.add(target);
        window.key(robot, KeyCode.CONTROL, KeyCode.S);
        assertTrue(Files.readString(target).contains("1. e5w!? {ok}")
                || Files.readString(target).contains("1. e5w!? { ok }"));
        assertEquals("mine.hgn – Hexalyst", stage.getTitle());
    }

    @Test
    void theEngineProvesASmallBoardAndStopsOnALargeOne(FxRobot robot) throws Exception {
        window.key(robot, KeyCode.CONTROL, KeyCode.N);
        window.key(robot, KeyCode.ENTER);
        robot.interact(
                () -> robot.lookup("#new-board").queryAs(GridChoice.class).setValue(HexGrid.hexagon(3, 3)));
        assertEquals("", text(robot, "#new-problem"));
        window.key(robot, KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        window.key(robot, KeyCode.CONTROL, KeyCode.N);
        window.key(robot, KeyCode.ENTER);
        window.key(robot, KeyCode.ESCAPE);
        assertTrue(robot.lookup("#game-search").query().isFocused(), "Escape leads back to all games");
        robot.interact(
                () -> robot.lookup("#game-search").queryTextInputControl().setText("macb"));
        window.key(robot, KeyCode.ENTER);
        String othello = rules(robot);
        robot.interact(() -> {
            ComboBox<Edition> editions = robot.lookup("#new-edition").queryComboBox();
            editions.setValue(
                    Games.named("macbeth").orElseThrow().edition("reversi").orElseThrow());
        });
        String reversi = rules(robot);
        assertNotEquals(othello, reversi, "the rules of the edition that is chosen");
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.ENTER);
        assertEquals(reversi, rules(robot), "the edition stays, and its rules");
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.CONTROL, KeyCode.N);
        assertEquals("", robot.lookup("#game-search").queryTextInputControl().getText());
        assertTrue(
                robot.lookup("#again-manalath").query().getParent().getParent().isVisible(), "nothing is looked for");
        window.key(robot, KeyCode.DOWN);
        window.key(robot, KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#new-game").tryQuery().isEmpty(), "Escape cancels from a tile too");
        assertEquals(19, models.game().moment().tree().grid().cells());
        robot.clickOn("#engine-toggle");
        OpenWindow.await(() -> models.values().engine().state().verdict().proved());
        assertEquals("White to move", text(robot, "#board-headline"));
        assertTrue(text(robot, "#board-value").startsWith("proved "), text(robot, "#board-value"));
        OpenWindow.await(() -> !models.values().lines().rowsProperty().get().isEmpty());
        window.picture("engine-proved-light");
        robot.rightClickOn("#engine-lines .line-row").clickOn("#menu-engine-add");
        assertTrue(models.game().moment().annotations().proved().isPresent());
        robot.clickOn("#engine-toggle");
        Node first = robot.lookup("#engine-lines .line-move").query();
        robot.clickOn(first);
        assertEquals(2, models.game().moment().tree().size());
        open(robot, ENDLESS);
        robot.clickOn("#engine-toggle");
        EngineViewModel engine = window.models().values().engine();
        OpenWindow.await(() -> !engine.state().effort().isEmpty());
        assertEquals(Verdict.SEARCHING, engine.state().verdict());
        window.picture("engine-searching-light");
        robot.clickOn("#engine-toggle");
        assertEquals(Verdict.STOPPED, engine.state().verdict());
        assertFalse(engine.runningProperty().get());
    }

    @Test
    void aDamagedFileShowsItsProblemsAndItsGoodPart(FxRobot robot) throws IOException {
        chosen.add(Files.writeString(folder.resolve("bad.hgn"), "[Game \"Manalath\"]\n\n1. e5w e5b 2. a1w *\n"));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        ListView<?> list = robot.lookup("#problem-list").queryListView();
        assertTrue(list.getItems().getFirst().toString().startsWith("3:8 "));
        assertEquals(2, models.game().moment().tree().size());
        window.picture("problems-light");
        robot.clickOn("#problems-close");
        assertFalse(robot.lookup("#problems").query().isVisible());
    }

    @Test
    void closingAsksAndCancelKeepsTheWindow(FxRobot robot) {
        window.play(robot, "e5w");
        assertTrue(stage.getTitle().contains("•"));
        Platform.runLater(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("Cancel");
        assertTrue(stage.isShowing());
        Platform.runLater(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn("Don't save");
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(stage.isShowing());
    }

    @Test
    void theForcedPassHasAButton(FxRobot robot) throws IOException {
        chosen.add(Files.writeString(
                folder.resolve("pass.hgn"), "[Game \"Manalath\"]\n[Position \"xx/xwx/xx w\"]\n\n*\n"));
        assertTrue(robot.lookup("#pass").queryAll().isEmpty());
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        Button pass = robot.lookup("#pass").queryButton();
        assertTrue(pass.isVisible());
        window.picture("pass-light");
        robot.clickOn("#pass").clickOn("#pass");
        assertEquals("Draw: both players had to pass", text(robot, "#board-headline"));
        assertEquals(Content.BLOCKED, models.game().moment().position().at(0));
    }

    private static String rules(FxRobot robot) {
        return robot.lookup("#game-rules").query().lookupAll(".label").stream()
                .map(Label.class::cast)
                .map(Label::getText)
                .collect(Collectors.joining(" "));
    }
}
