package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.BoardGeometry;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.notation.GameLookup;
import hexalyst.notation.PositionText;
import hexalyst.record.GameTree;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.study.puzzle.Task;
import hexalyst.ui.board.BoardView;
import hexalyst.ui.board.Overlay;
import hexalyst.ui.command.CommandEvent;
import hexalyst.ui.game.GameState;
import hexalyst.ui.puzzle.PuzzleViewModel;
import hexalyst.ui.puzzle.Solving;
import hexalyst.ui.puzzle.TaskKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A user solves puzzles, and makes some, with mouse and keys.
class PuzzleWindowTest extends InWindow {
    private static final String FIRST = "w1ww1/wwb3/1w1wbb1/w1bbww2/w1ww5/3bww2/1w1w1bw/w4w/1www1 w";
    private static final String SECOND = "w1b1w/ww1b1w/3w3/ww1w2bb/w4w1ww/1wwbbb1w/3w1w1/bwbb2/bwwbw b";
    private static final int SOLVED = 5;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    private PuzzleViewModel puzzles() {
        return window.part(PuzzleViewModel.class);
    }

    private Solving state() {
        return puzzles().solving().stateProperty().get();
    }

    private Puzzle shown() {
        return puzzles().solving().puzzleProperty().get().orElseThrow();
    }

    private void openPage(FxRobot robot) throws TimeoutException {
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT5);
        OpenWindow.await(() -> state() == Solving.YOURS);
    }

    private void click(FxRobot robot, Move move) {
        Part.Put place = Objects.requireNonNull(move.put());
        BoardView board = robot.lookup("#puzzle-board").queryAs(BoardView.class);
        BoardGeometry geometry = board.geometry();
        Side mover = puzzles().game().moment().position().toMove();
        robot.clickOn(
                board.localToScreen(geometry.x(place.cell()), geometry.y(place.cell())),
                place.colour() == mover ? MouseButton.PRIMARY : MouseButton.SECONDARY);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void solve(FxRobot robot) throws TimeoutException {
        GameTree solution = shown().solution();
        List<Integer> line = solution.mainLine();
        for (int i = 1; i < line.size(); i += 2) {
            OpenWindow.await(() -> state() == Solving.YOURS);
            click(robot, solution.node(line.get(i)).move().orElseThrow());
        }
        OpenWindow.await(() -> state() == Solving.OVER);
    }

    private Move wrong() {
        Position start = shown().start();
        Move right = shown().solution()
                .node(shown().solution().mainLine().get(1))
                .move()
                .orElseThrow();
        return start.legalMoves().stream()
                .filter(move ->
                        !move.equals(right) && !start.play(move).outcome().over())
                .findFirst()
                .orElseThrow();
    }

    private double show(FxRobot robot, String position) {
        return show(robot, "macbeth", position);
    }

    private double show(FxRobot robot, String game, String position) {
        Position shown = Positions.of(Games.named(game).orElseThrow(), position);
        robot.interact(() -> puzzles().game().show(GameState.of(GameTree.of(shown))));
        WaitForAsyncUtils.waitForFxEvents();
        return robot.lookup("#puzzle-board").queryAs(BoardView.class).getHeight();
    }

    @Test
    void theScoreAndAPassAreToldAndTheBoardStaysWhereItIs(FxRobot robot) throws TimeoutException, IOException {
        openPage(robot);
        double before = show(robot, "www1/1xwxb/wwwwbb/wxwxwxb/wbbbwb/wxbxb/1bbb b");
        assertEquals("Black to move · White 14 : 13 Black", text(robot, "#puzzle-state"));
        assertFalse(robot.lookup("#puzzle-pass").tryQuery().isPresent());
        assertEquals(before, show(robot, "www1/1xwxb/wwwwbb/wxwxwxb/wbbbwb/wxbxb/1bbb w"));
        assertTrue(robot.lookup("#puzzle-pass").query().isVisible());
        assertEquals("White has no legal move and must pass · White 14 : 13 Black", text(robot, "#puzzle-state"));
        window.picture("puzzle-pass");
    }

    @Test
    void theClicksThatTheGameNeedsAreTold(FxRobot robot) throws TimeoutException {
        openPage(robot);
        show(robot, "yvy", "5/6/7/6/5/4/3 w");
        assertEquals("Click: place a piece.", text(robot, "#puzzle-how"));
        show(robot, "hexdameo", "5/6/7/8/W2b5/8/7/6/5 w");
        assertEquals("Click a piece and then its goal, or drag it there.", text(robot, "#puzzle-how"));
        show(robot, "crossfire", "2/w1(bw)/2 w reserve=0,1");
        assertEquals("Click a piece and then its goal, or drag it there.", text(robot, "#puzzle-how"));
        show(robot, "crossfire", "2/w1(bw)/2 w reserve=1,1");
        assertEquals("Click a cell to place a piece, or a piece and then its goal.", text(robot, "#puzzle-how"));
    }

    @Test
    void puzzlesAreSolvedByClicks(FxRobot robot) throws TimeoutException, IOException {
        GameTree game = window.models().game().moment().tree();
        openPage(robot);
        for (int i = 0; i < SOLVED; i++) {
            Puzzle puzzle = shown();
            solve(robot);
            assertEquals(
                    "puzzle-tone-right",
                    robot.lookup("#puzzle-said").query().getStyleClass().getLast());
            if (i == SOLVED - 1) {
                window.picture("puzzle-solved");
            }
            window.key(robot, KeyCode.N);
            assertFalse(puzzle.equals(shown()));
        }
        assertTrue(
                text(robot, "#puzzle-statistics").startsWith("Manalath: solved " + SOLVED + " · failed 0"),
                text(robot, "#puzzle-statistics"));
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT1);
        assertFalse(
                robot.lookup("#puzzle-board").query().getParent().getParent().isVisible());
        assertEquals(game, window.models().game().moment().tree(), "the game is as it was");
    }

    @Test
    void theChosenRowStaysInSightWhenTheListGetsShorter(FxRobot robot) throws TimeoutException {
        openPage(robot);
        TableView<?> list = robot.lookup("#puzzle-list").queryAs(TableView.class);
        VirtualFlow<?> flow = robot.lookup("#puzzle-list .virtual-flow").queryAs(VirtualFlow.class);
        int last = flow.getLastVisibleCell().getIndex() - 1;
        robot.interact(() -> puzzles().choose(puzzles().sets().matching().get(last)));
        for (double shorter : new double[] {20, 40, 60, 110}) {
            robot.interact(() -> window.stage().setHeight(window.stage().getHeight() - shorter));
            WaitForAsyncUtils.waitForFxEvents();
            WaitForAsyncUtils.waitForFxEvents();
            assertEquals(last, list.getSelectionModel().getSelectedIndex());
            Node row = robot.from(list)
                    .lookup((TableRow<?> cell) -> cell.isVisible() && cell.getIndex() == last)
                    .query();
            Bounds seen = list.localToScene(list.getLayoutBounds());
            Bounds at = row.localToScene(row.getLayoutBounds());
            assertTrue(at.getMaxY() <= seen.getMaxY() && at.getMinY() >= seen.getMinY(), at + " in " + seen);
        }
    }

    @Test
    void aWrongMoveIsRefutedOnTheBoard(FxRobot robot) throws TimeoutException, IOException {
        openPage(robot);
        Position start = shown().start();
        click(robot, wrong());
        OpenWindow.await(() -> state() == Solving.WRONG);
        robot.clickOn("#puzzle-refute");
        OpenWindow.await(() -> puzzles().game().moment().tree().size() > 2);
        assertTrue(text(robot, "#puzzle-said").startsWith("The refutation: "), text(robot, "#puzzle-said"));
        window.picture("puzzle-refuted");
        OpenWindow.await(() -> text(robot, "#puzzle-said").contains("Try again, or click"));
        robot.clickOn("#puzzle-board");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#puzzle-refute").query().isDisabled(), "it keeps its place");
        assertEquals(start, puzzles().game().moment().position());
        solve(robot);
        assertTrue(
                text(robot, "#puzzle-statistics").startsWith("Manalath: solved 0 · failed 1"),
                text(robot, "#puzzle-statistics"));
    }

    @Test
    void hintsAreGivenByTheKeyAndTheGameIsOutOfReach(FxRobot robot) throws TimeoutException, IOException {
        robot.interact(() -> window.models()
                .game()
                .play(window.models().game().moment().position().legalMoves().getFirst()));
        openPage(robot);
        window.key(robot, KeyCode.H);
        assertEquals("It is one of the marked cells.", text(robot, "#puzzle-said"));
        window.key(robot, KeyCode.H);
        window.key(robot, KeyCode.H);
        assertEquals(1, puzzles().board().picture().notes().marks().size());
        window.picture("puzzle-hint");
        window.key(robot, KeyCode.SPACE);
        window.key(robot, KeyCode.L);
        window.key(robot, KeyCode.DELETE);
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertFalse(window.models().values().engine().runningProperty().get());
        assertEquals(
                Overlay.OFF, window.models().board().look().overlayProperty().get());
        assertEquals(2, window.models().game().moment().tree().size());
        assertEquals(0, robot.lookup("#status-engine").query().getOpacity());
    }

    @Test
    void aPuzzleIsSolvedWithTheKeysAlone(FxRobot robot) throws TimeoutException {
        openPage(robot);
        Part.Put key = Objects.requireNonNull(shown().solution()
                .node(shown().solution().mainLine().get(1))
                .move()
                .orElseThrow()
                .put());
        robot.interact(() -> puzzles().board().hover(key.cell()));
        window.key(robot, KeyCode.K);
        window.key(robot, KeyCode.ENTER);
        OpenWindow.await(() -> state() == Solving.OVER);
        window.key(robot, KeyCode.A);
        assertEquals(shown().start(), window.models().game().moment().tree().start(), "it is a game of its own");
    }

    /// Takes back the last move of a diagram, so that its player has to find it.
    private void takeBack(FxRobot robot, String cell, Side mover) {
        robot.clickOn(at(robot, cell));
        robot.interact(() -> window.models().setup().edit(now -> now.with(mover)));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void save(FxRobot robot, Path file) throws TimeoutException {
        robot.clickOn("#setup-puzzle");
        robot.interact(() -> puzzles().composer().kindProperty().set(TaskKind.BOTH_MOVES));
        robot.clickOn("#puzzle-prove");
        OpenWindow.await(() -> !puzzles().composer().runningProperty().get()
                && !text(robot, "#puzzle-finding").isEmpty());
        window.chosen().add(file);
        robot.clickOn(Files.exists(file) ? "#puzzle-card-add" : "#puzzle-card-save");
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void theDesignersDiagramsAreSetUpProvedAndSaved(FxRobot robot) throws TimeoutException, IOException {
        Path file = folder.resolve("designer.hgn");
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT4);
        paint(robot, FIRST);
        takeBack(robot, "i1", Side.BLACK);
        save(robot, file);
        assertTrue(text(robot, "#puzzle-finding").contains("c5w, i1w"), text(robot, "#puzzle-finding"));
        assertTrue(text(robot, "#puzzle-saved").contains("designer.hgn"), text(robot, "#puzzle-saved"));
        window.picture("puzzle-save");
        robot.clickOn("#puzzle-card-close");
        robot.clickOn("#setup-clear");
        paint(robot, SECOND);
        takeBack(robot, "e8", Side.WHITE);
        save(robot, file);
        List<Puzzle> puzzles = PuzzleSet.read(file, GameLookup.standard()).puzzles();
        assertEquals(2, puzzles.size(), Files.readString(file));
        assertTrue(PositionText.format(puzzles.getFirst().start()).endsWith(" b"));
        assertEquals(List.of("c5w", "i1w"), solving(puzzles.getFirst()));
        assertEquals(List.of("e4w", "i2b"), solving(puzzles.get(1)));
    }

    @Test
    void thePuzzleThatIsCheckedStaysOnTheBoardAndCanBeEdited(FxRobot robot) throws TimeoutException {
        Position start = Positions.of(Games.named("manalath").orElseThrow(), SECOND);
        GameTree tree = Puzzle.of(new Task.Win(), GameTree.of(start)).game();
        robot.interact(() -> window.models().game().show(GameState.of(tree)));
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT1);
        Node board = robot.lookup("#board").query();
        robot.interact(() -> board.fireEvent(new CommandEvent("puzzle-save")));
        WaitForAsyncUtils.waitForFxEvents();
        Node card = robot.lookup("#puzzle-save-scroll").query();
        assertFalse(
                card.localToScene(card.getBoundsInLocal()).intersects(board.localToScene(board.getBoundsInLocal())));
        assertTrue(robot.lookup("#puzzle-prove").query().isFocused(), "the keyboard alone is enough");
        window.play(robot, "c7w");
        assertEquals(2, window.models().game().moment().tree().size(), "the board can be used");
        robot.clickOn("#puzzle-prove");
        OpenWindow.await(() -> !puzzles().composer().runningProperty().get()
                && !text(robot, "#puzzle-finding").isEmpty());
        assertTrue(puzzles().composer().stored().isPresent(), "the move is checked");
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT3);
        assertTrue(robot.lookup("#puzzle-save-scroll").tryQuery().isEmpty(), "another page closes it");
    }

    /// The first moves that are stored as solutions.
    private static List<String> solving(Puzzle puzzle) {
        return puzzle.solution().root().children().stream()
                .flatMap(id -> puzzle.solution().node(id).move().stream())
                .map(puzzle.start()::text)
                .toList();
    }
}
