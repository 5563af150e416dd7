package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.live.SameMoves;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.ui.engine.Halt;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.graph.ValueGraphViewModel;
import hexalyst.ui.job.JobViewModel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The values of moves as a user sees and uses them: lines, table, why, proof, graph. On the board of 19 cells, where
/// everything is proved in a moment.
@SuppressWarnings("NullAway.Init")
class ValuesWindowTest extends InWindow {
    private static final String GAME = "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n1. c3w a1b 2. b2w b4b *\n";

    private GameViewModel game;

    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
        game = window.models().game();
    }

    private void open(FxRobot robot) throws IOException {
        open(robot, GAME);
        window.key(robot, KeyCode.RIGHT);
    }

    @SuppressWarnings("unchecked")
    private static TableView<Step> table(FxRobot robot) {
        return robot.lookup("#move-table").queryAs(TableView.class);
    }

    /// The rows of the table, in its order.
    private static List<MoveValues.Row> rows(TableView<Step> table) {
        return table.getItems().stream()
                .map(move -> (MoveValues.Row) table.getColumns().getFirst().getCellData(move))
                .toList();
    }

    @SuppressWarnings("unchecked")
    private static ListView<MoveValues.Row> replies(FxRobot robot) {
        return robot.lookup("#proof-replies").queryAs(ListView.class);
    }

    private boolean allProved() {
        return window.models()
                .values()
                .position()
                .state()
                .values()
                .filter(values -> values.proved() == values.rows().size())
                .isPresent();
    }

    /// True if the order of the moves will not change any more.
    private boolean settled() {
        return allProved()
                && !window.models().values().position().busyProperty().getValue();
    }

    @Test
    void spaceStartsTheEngineAndItsLinesAreForUse(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.SPACE);
        assertTrue(window.models().values().engine().runningProperty().get());
        OpenWindow.await(
                () -> settled() && window.models().values().engine().state().halt() == Halt.PROVED);
        window.quiet();
        assertEquals(4, window.models().values().lines().rowsProperty().get().size());
        window.picture("engine-lines");
        linesAreToldOnceAndAsFarAsTheyFit(robot);
        int size = game.moment().tree().size();
        int here = game.moment().id();
        Move best = window.models()
                .values()
                .lines()
                .rowsProperty()
                .get()
                .getFirst()
                .turn()
                .orElseThrow();
        robot.moveTo("#engine-lines .line-plies");
        robot.clickOn("#line-why");
        OpenWindow.await(() -> robot.lookup("#why-line").tryQuery().isPresent());
        String why = robot.lookup("#why-text").queryAs(Label.class).getText();
        assertTrue(why.startsWith(game.moment().position().text(best)) && why.contains("plies"), why);
        window.picture("engine-why");
        robot.clickOn("#why-add");
        WaitForAsyncUtils.waitForFxEvents();
        // It is the line of the row, part of which may be in the game already.
        assertTrue(game.moment().tree().size() >= size, "nothing is lost");
        assertTrue(game.moment().tree().childWith(here, best).isPresent(), "the line is in the tree");
        assertEquals(here, game.moment().id());
        window.key(robot, KeyCode.SPACE);
        assertTrue(!window.models().values().engine().runningProperty().get());
        robot.clickOn(
                robot.lookup("#engine-lines .line-move").queryAll().iterator().next());
        assertEquals(best, game.moment().move().orElseThrow());
    }

    private static List<Node> seen(FxRobot robot, String query) {
        return robot
                .lookup(query)
                .match((Node node) -> {
                    Node at = node;
                    while (at != null && at.isVisible()) {
                        at = at.getParent();
                    }
                    return at == null;
                })
                .queryAll()
                .stream()
                .toList();
    }

    private void linesAreToldOnceAndAsFarAsTheyFit(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
        List<Node> links = seen(robot, ".row-words > .line-next");
        for (Node link : links) {
            double room = link.getParent().getLayoutBounds().getWidth();
            assertTrue(link.getBoundsInParent().getMaxX() <= room, link + " is cut");
        }
        List<Move> line = window.models().values().engine().state().line();
        Node first = links.getFirst().getParent();
        long told =
                links.stream().filter(link -> link.getParent().equals(first)).count();
        MoveValues.Row row =
                window.models().values().lines().rowsProperty().get().getFirst();
        assertEquals(row.line(), line, "the proof's line is that of the first row");
        assertEquals(line.size(), told + 1, "where there is room it goes on in further rows");
        robot.clickOn(links.getFirst());
        assertEquals(row.line().get(1), game.moment().move().orElseThrow());
        robot.interact(() -> {
            game.back();
            game.back();
        });
    }

    /// Rows change places while the engine works, under a pointer that does not move.
    @Test
    void theButtonsAreInTheRowUnderThePointerWhereverRowsGo(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(
                () -> settled() && window.models().values().engine().state().halt() == Halt.PROVED);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
        TableView<Step> table = table(robot);
        window.quiet();
        LaidOutExtension.layOut();
        Node fifth = tableRow(table, 5);
        robot.moveTo(fifth);
        for (int column : new int[] {0, 2, 1, 0, 1}) {
            robot.interact(
                    () -> table.getSortOrder().setAll(List.of(table.getColumns().get(column))));
            WaitForAsyncUtils.waitForFxEvents();
            LaidOutExtension.layOut();
            WaitForAsyncUtils.waitForFxEvents();
            Node why = seen(robot, "#move-table #line-why").getFirst();
            assertEquals(1, seen(robot, "#move-table #line-why").size());
            Bounds row = tableRow(table, 5).localToScene(tableRow(table, 5).getLayoutBounds());
            Bounds place = why.localToScene(why.getLayoutBounds());
            assertTrue(row.contains(place.getCenterX(), place.getCenterY()), place + " is not in " + row);
            assertEquals(
                    rows(table).get(5).line(),
                    window.models().board().previewProperty().get());
        }
    }

    private static Node tableRow(TableView<?> table, int index) {
        return table.lookupAll(".table-row-cell").stream()
                .filter(node -> node.isVisible() && ((TableRow<?>) node).getIndex() == index)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whoIsToMoveIsKeptWholeBesideWhatIsKnown(FxRobot robot) throws IOException, TimeoutException {
        open(robot, GAME.replace("1. c3w", "{ [%win w 15] } 1. c3w"));
        Label headline = robot.lookup("#board-headline").queryAs(Label.class);
        for (int width = 1000; width <= 1440; width += 8) {
            double wide = width;
            OpenWindow.await(() -> {
                window.stage().setWidth(wide);
                return Math.abs(window.stage().getScene().getWidth() - wide) < 1;
            });
            LaidOutExtension.layOut();
            assertEquals("White to move", ((Text) headline.lookup(".text")).getText(), "at " + wide);
        }
    }

    /// Neither the pointer nor the keys move anything, and the keys can do what the pointer can.
    @Test
    void aRowOffersItsButtonsToPointerAndKeys(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(
                () -> settled() && window.models().values().engine().state().halt() == Halt.PROVED);
        window.quiet();
        robot.moveTo("#board-headline");
        LaidOutExtension.layOut();
        assertEquals(List.of(), seen(robot, "#line-why"));
        List<Bounds> places = places(robot);
        Node row = seen(robot, "#engine-lines .line-row").get(1);
        robot.moveTo(row);
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
        assertEquals(1, seen(robot, "#line-why").size());
        assertEquals(1, seen(robot, "#line-add").size());
        assertEquals(places, places(robot), "nothing has moved");
        MoveValues.Row second =
                window.models().values().lines().rowsProperty().get().get(1);
        assertEquals(
                second.line().size(),
                window.models().board().previewProperty().get().size(),
                "the board plays its line");
        window.picture("row-hovered");
        robot.moveTo("#board-headline");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(), seen(robot, "#line-why"));
        assertEquals(List.of(), window.models().board().previewProperty().get());
        robot.interact(row::requestFocus);
        LaidOutExtension.layOut();
        assertEquals(1, seen(robot, "#line-why").size());
        assertEquals(places, places(robot), "nothing has moved");
        window.key(robot, KeyCode.TAB);
        assertEquals("line-why", window.stage().getScene().getFocusOwner().getId());
        window.key(robot, KeyCode.SPACE);
        assertTrue(window.models().values().why().answerProperty().get().isPresent());
        assertTrue(window.models().values().engine().runningProperty().get(), "the button had the key");
        robot.interact(row::requestFocus);
        window.key(robot, KeyCode.LEFT);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(
                window.stage().getScene().getFocusOwner() instanceof TextInputControl,
                "where the row is empty the next key is not written into a comment");
        window.key(robot, KeyCode.RIGHT);
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(row::requestFocus);
        window.key(robot, KeyCode.ENTER);
        assertEquals(second.line().getFirst(), game.moment().move().orElseThrow());
    }

    /// Where the words of the rows are on the screen.
    private static List<Bounds> places(FxRobot robot) {
        return Stream.of(".line-row", ".line-plies", ".line-next", ".line-count")
                .flatMap(query -> seen(robot, "#engine-lines " + query).stream())
                .map(node -> node.localToScreen(node.getLayoutBounds()))
                .toList();
    }

    @Test
    void theMenuOfARowAddsItsLineOrTheProof(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(
                () -> settled() && window.models().values().engine().state().halt() == Halt.PROVED);
        window.quiet();
        int here = game.moment().id();
        Move second = window.models()
                .values()
                .lines()
                .rowsProperty()
                .get()
                .get(1)
                .turn()
                .orElseThrow();
        robot.rightClickOn(seen(robot, "#engine-lines .line-row").get(1)).clickOn("#row-add");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(game.moment().tree().childWith(here, second).isPresent());
        assertEquals(here, game.moment().id());
        assertTrue(game.moment().annotations().proved().isEmpty());
        robot.rightClickOn(seen(robot, "#engine-lines .line-row").getFirst()).clickOn("#menu-engine-add");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(game.moment().annotations().proved().isPresent());
    }

    @Test
    void theMoveTableIsSortedAndPlaysItsMoves(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(window.models().values().position().state().wanted(), "to look at the table starts nothing");
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(() -> !table(robot).getItems().isEmpty());
        List<Step> chosen = new ArrayList<>();
        robot.interact(() -> {
            table(robot).getSelectionModel().select(table(robot).getItems().size() / 2);
            chosen.add(table(robot).getSelectionModel().getSelectedItem());
        });
        OpenWindow.await(this::settled);
        window.quiet();
        SameMoves same = SameMoves.of(game.moment().position());
        Step selected = table(robot).getSelectionModel().getSelectedItem();
        assertTrue(
                selected.equals(chosen.getFirst())
                        || same.others(chosen.getFirst()).contains(selected),
                "it is the move that stays selected, or one that is the same, not the place");
        List<MoveValues.Row> rows = rows(table(robot));
        int moves = rows.stream()
                .mapToInt(row -> 1 + same.others(row.step()).size())
                .sum();
        assertEquals(game.moment().position().legalMoves().size(), moves);
        int known = rows.size();
        boolean lossSeen = false;
        for (MoveValues.Row row : rows) {
            boolean loss = row.proof().orElseThrow().value() == Value.LOSS;
            assertTrue(loss || !lossSeen, "a loss stands before a better move");
            lossSeen |= loss;
        }
        window.picture("move-table");
        // What a click on the column header does; on the headless platform it receives no click.
        robot.interact(() -> table(robot)
                .getSortOrder()
                .setAll(List.of(table(robot).getColumns().stream()
                        .filter(column -> "column-replies".equals(column.getId()))
                        .findFirst()
                        .orElseThrow())));
        WaitForAsyncUtils.waitForFxEvents();
        List<Integer> winning = rows(table(robot)).stream()
                .filter(row -> row.score().orElseThrow().proves(Value.LOSS))
                .map(MoveValues.Row::winningReplies)
                .toList();
        assertEquals(winning.stream().sorted().toList(), winning);
        List<Step> first = new ArrayList<>();
        robot.interact(() -> {
            table(robot).requestFocus();
            table(robot).getSelectionModel().select(0);
            first.add(table(robot).getSelectionModel().getSelectedItem());
        });
        window.key(robot, KeyCode.ENTER);
        assertEquals(first.getFirst(), Positions.step(game.moment().move().orElseThrow()));
        robot.interact(() -> window.models().values().position().stop());
        robot.interact(game::back);
        assertEquals(known, table(robot).getItems().size(), "what is known is there again on return");
    }

    @Test
    void theTableKeepsItsKeysAndAButtonItsSpace(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT4);
        window.key(robot, KeyCode.SPACE);
        OpenWindow.await(this::settled);
        window.quiet();
        robot.interact(table(robot)::requestFocus);
        int before = game.moment().id();
        window.key(robot, KeyCode.HOME);
        window.key(robot, KeyCode.DOWN);
        assertEquals(before, game.moment().id());
        assertEquals(1, table(robot).getSelectionModel().getSelectedIndex());
        Button button = new Button("?");
        AtomicInteger pressed = new AtomicInteger();
        button.setOnAction(event -> pressed.incrementAndGet());
        robot.interact(() -> {
            ((Pane) window.stage().getScene().getRoot()).getChildren().add(button);
            button.requestFocus();
        });
        window.key(robot, KeyCode.SPACE);
        assertEquals(1, pressed.get());
        assertTrue(window.models().values().engine().runningProperty().get(), "the engine is not turned off");
        window.key(robot, KeyCode.LEFT);
        assertEquals(GameTree.ROOT, game.moment().id(), "other keys go about in the game");
    }

    @Test
    void theProofAnswersWhateverIsPlayedAgainstIt(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        window.key(robot, KeyCode.LEFT);
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT5);
        OpenWindow.await(
                () -> window.models().values().proof().moveProperty().get().isPresent()
                        || !replies(robot).getItems().isEmpty());
        window.picture("proof");
        Side winner = window.models().values().proof().moveProperty().get().isPresent()
                ? game.moment().position().toMove()
                : game.moment().position().toMove().other();
        robot.clickOn("#proof-against");
        for (int ply = 0; ply < 40 && !game.moment().position().outcome().over(); ply++) {
            OpenWindow.await(() -> game.moment().position().outcome().over()
                    || (game.moment().position().toMove() != winner
                            && !replies(robot).getItems().isEmpty()));
            if (!game.moment().position().outcome().over()) {
                replyWithTheFirst(robot);
            }
        }
        assertTrue(game.moment()
                .position()
                .outcome()
                .wonBy()
                .filter(winner::equals)
                .isPresent());
        window.picture("proof-won");
    }

    /// The selected reply stays selected while the others are proved and change places.
    private void replyWithTheFirst(FxRobot robot) throws TimeoutException {
        int before = game.moment().id();
        List<Move> chosen = new ArrayList<>();
        robot.interact(() -> {
            replies(robot).requestFocus();
            replies(robot).getSelectionModel().select(0);
            chosen.add(
                    replies(robot).getSelectionModel().getSelectedItem().turn().orElseThrow());
        });
        OpenWindow.await(this::allProved);
        window.key(robot, KeyCode.ENTER);
        assertTrue(game.moment().id() != before);
        assertTrue(game.moment().tree().childWith(before, chosen.getFirst()).isPresent());
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(
                window.stage().getScene().getFocusOwner() instanceof TextInputControl,
                "the next key is not written into a comment");
    }

    @Test
    void theSummaryTellsWhoGaveWhatAway(FxRobot robot) throws IOException {
        open(
                robot,
                "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n{ [%win w 15] } 1. c3w { [%win b 8] } a1b { [%win b 7] }"
                        + " 2. b2w { [%win b 6] } b4b { [%win w 5] } *\n");
        assertFalse(robot.lookup("#analyse-game").query().isVisible(), "all is known");
        robot.clickOn("#game-summary");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(
                List.of(
                        "White: no proved mistakes · 1 noted in the file · kept a win or draw noted in the file in 0 of 1 move",
                        "Black: no proved mistakes · 1 noted in the file · kept a win or draw noted in the file in 1 of 2 moves"),
                robot.lookup(".summary-account").<Label>queryAll().stream()
                        .map(Label::getText)
                        .toList());
        assertEquals(
                List.of("2… b4b", "1. c3w", "2… b4b", "Start", "1. c3w", "2… b4b"),
                robot.lookup(".summary-move").<Hyperlink>queryAll().stream()
                        .map(Hyperlink::getText)
                        .toList());
        window.picture("summary");
        robot.clickOn(robot.lookup(".summary-move").queryAll().stream()
                .skip(2)
                .findFirst()
                .orElseThrow());
        assertEquals("b4b", game.moment().tree().text(game.moment().id()));
        robot.clickOn("#summary-learn");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(robot.lookup("#puzzle-board").query().isVisible(), "each mistake becomes a question");
    }

    @Test
    void theWholeGameIsAnalysedAndTheGraphGoesThere(FxRobot robot) throws IOException, TimeoutException {
        open(robot);
        assertFalse(robot.lookup("#game-summary").query().isVisible(), "nothing is known yet");
        // The second click hits the button that would cancel it.
        robot.moveTo("#analyse-game");
        OpenWindow.doubleClick(robot);
        OpenWindow.await(
                () -> window.models().values().analysis().job().stateProperty().get() == JobViewModel.State.IDLE);
        OpenWindow.await(() -> window.models().values().graph().barsProperty().get().stream()
                .allMatch(bar -> bar.value()
                        .filter(value -> value.basis() == KnownValue.Basis.PROVED)
                        .isPresent()));
        window.picture("graph");
        Region graph = robot.lookup("#value-graph").queryAs(Region.class);
        assertTrue(graph.prefWidth(-1) < graph.getWidth() / 2, "it takes only what the words beside it leave");
        assertBarTells(robot);
        robot.clickOn(robot.lookup(".graph-hit").queryAll().stream()
                .skip(3)
                .findFirst()
                .orElseThrow());
        assertEquals(3, game.moment().tree().ply(game.moment().id()));
        window.key(robot, KeyCode.CONTROL, KeyCode.Z);
        assertTrue(game.moment().tree().root().annotations().proved().isEmpty(), "one edit, taken back");
    }

    /// The bar beside the board shows only the winner's colour, and says that it is proved.
    private void assertBarTells(FxRobot robot) {
        double chance = window.models().values().graph().barsProperty().get().stream()
                .filter(ValueGraphViewModel.Bar::current)
                .findFirst()
                .orElseThrow()
                .value()
                .orElseThrow()
                .chance();
        LaidOutExtension.layOut();
        Region bar = robot.lookup("#value-bar").queryAs(Region.class);
        Region white = robot.lookup(".value-bar-white").queryAs(Region.class);
        Region black = robot.lookup(".value-bar-black").queryAs(Region.class);
        assertTrue(bar.getPseudoClassStates().contains(PseudoClass.getPseudoClass("proved")));
        assertTrue(white.isVisible() && white.getHeight() + black.getHeight() > 100);
        assertEquals(chance, white.getHeight() / (white.getHeight() + black.getHeight()), 0.01);
    }
}
