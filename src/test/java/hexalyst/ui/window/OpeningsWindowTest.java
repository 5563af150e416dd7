package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.study.GameHits;
import hexalyst.ui.openings.OpeningRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A user imports games, sees the played moves, plays one and opens a game, with clicks and keys.
class OpeningsWindowTest extends InWindow {
    @Override
    @Start
    void start(Stage shown) {
        super.start(shown);
    }

    /// A folder with the sample games, without the puzzles.
    private Path samples() throws IOException {
        Path copies = Files.createDirectories(folder.resolve("samples"));
        try (Stream<Path> files = Files.list(Path.of("sample-games"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, copies.resolve(file.getFileName()));
            }
        }
        return copies;
    }

    private Position position() {
        return window.models().game().moment().position();
    }

    private static List<String> heads(TableView<?> table, String... columns) {
        return Stream.of(columns)
                .map(id -> table.getColumns().stream()
                        .filter(column -> column.getId().equals(id))
                        .map(column -> ((Label) column.getGraphic()).getText())
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    private static boolean isOfTheEdition(Path file) {
        Position start = GameFormat.HGN
                .read(read(file), GameLookup.standard())
                .games()
                .getFirst()
                .start();
        return start.edition().equals(Games.byDefault().editions().getFirst());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static VirtualFlow<?> flow(TreeTableView<?> table) {
        return (VirtualFlow<?>) table.lookup(".virtual-flow");
    }

    private static int firstVisible(TreeTableView<?> table) {
        return flow(table).getFirstVisibleCell().getIndex();
    }

    /// As a click on the column's head does.
    private static <T> void sortByPlies(FxRobot robot, TableView<T> games) {
        TableColumn<T, ?> plies = games.getColumns().stream()
                .filter(column -> column.getId().equals("column-plies"))
                .findFirst()
                .orElseThrow();
        robot.interact(() -> games.getSortOrder().setAll(List.of(plies)));
    }

    @Test
    void theLibraryIsFilledExploredAndOpened(FxRobot robot) throws IOException, TimeoutException {
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT3);
        WaitForAsyncUtils.waitForFxEvents();
        OpenWindow.await(() -> text(robot, "#openings-fill").startsWith("The library is empty"));
        assertFalse(robot.lookup("#openings-summary").query().isVisible(), "said once");
        window.picture("openings-empty");
        window.chosen().add(samples());
        robot.clickOn("#openings-fill").clickOn("#openings-import-folder");
        long copied;
        try (Stream<Path> files = Files.list(Path.of("sample-games"))) {
            copied = files.filter(Files::isRegularFile)
                    .filter(OpeningsWindowTest::isOfTheEdition)
                    .count();
        }
        OpenWindow.await(() -> text(robot, "#openings-summary").contains("of " + copied + " games"));
        TreeTableView<?> moves = robot.lookup("#openings-moves").queryAs(TreeTableView.class);
        TreeItem<?> first = moves.getRoot().getChildren().getFirst();
        assertEquals("e5w", ((OpeningRow) first.getValue()).text());
        assertFalse(robot.lookup("#openings-games").query().isVisible());
        window.picture("openings");
        robot.clickOn("e5w");
        robot.clickOn("#openings-choose-games");
        assertEquals("Only e5w: show all", text(robot, "#openings-chosen"));
        window.picture("openings-chosen");
        robot.clickOn("#openings-filter");
        TextField from = robot.lookup("#openings-from").queryAs(TextField.class);
        robot.interact(() -> from.setText("soon"));
        Label wrong = robot.lookup("#openings-wrong").queryAs(Label.class);
        OpenWindow.await(() -> wrong.isVisible() && wrong.getHeight() > 0);
        assertTrue(wrong.getHeight() >= wrong.prefHeight(wrong.getWidth()), "it is not cut off");
        window.picture("openings-wrong");
        robot.clickOn("#openings-clear");
        robot.clickOn("#openings-chosen");
        OpenWindow.await(() -> !robot.lookup("#openings-chosen").query().isVisible());
        robot.clickOn("#openings-choose-moves");
        robot.interact(moves::requestFocus);
        window.key(robot, KeyCode.RIGHT);
        OpenWindow.await(() -> !first.getChildren().isEmpty());
        window.picture("openings-unfolded");
        for (int row = 0; row < first.getChildren().size(); row++) {
            window.key(robot, KeyCode.DOWN);
        }
        assertEquals(2, moves.getTreeItemLevel(moves.getSelectionModel().getSelectedItem()), "a reply");
        assertEquals(2, window.models().board().previewProperty().get().size(), "the board shows its position");
        assertTrue(
                robot.lookup(".openings-guide").queryAll().size()
                        >= first.getChildren().size() / 2,
                "lines lead to the move before");
        assertTrue(
                flow(moves).getLastVisibleCell().getIndex()
                        >= moves.getSelectionModel().getSelectedIndex(),
                "scrolled to the selected row");
        window.key(robot, KeyCode.LEFT);
        assertEquals(0, moves.getSelectionModel().getSelectedIndex(), "back at the move");
        assertEquals(0, firstVisible(moves));
        window.key(robot, KeyCode.LEFT);
        // Come from elsewhere, so that this is not a double click with the click before.
        robot.moveTo("#openings-summary").moveTo("e5w");
        OpenWindow.doubleClick(robot);
        OpenWindow.await(
                () -> position().text(position().legalMoves().getFirst()).equals("a1w")
                        && position().toMove().letter() == 'b');
        assertEquals(0, firstVisible(moves), "the moves of the new position from the top");
        robot.clickOn("#openings-choose-games");
        robot.clickOn("#openings-games");
        TableView<?> games = robot.lookup("#openings-games").queryTableView();
        OpenWindow.await(() -> !games.getItems().isEmpty());
        assertEquals(List.of("White", "Black"), heads(games, "column-white", "column-black"), "whoever moved first");
        sortByPlies(robot, games);
        List<Integer> plies = games.getItems().stream()
                .map(hit -> ((GameHits.Hit) hit).game().plies())
                .toList();
        assertEquals(plies.stream().sorted().toList(), plies);
        window.quiet();
        robot.interact(() -> games.getSelectionModel().select(0));
        robot.interact(games::requestFocus);
        int before = window.openTabs().tabs().size();
        int size = window.models().game().moment().tree().size();
        int listed = games.getItems().size();
        window.key(robot, KeyCode.DELETE);
        window.picture("openings-remove");
        robot.clickOn("Cancel");
        assertEquals(listed, games.getItems().size(), "the user was not sure");
        assertEquals(size, window.models().game().moment().tree().size(), "a row is selected, not a move");
        window.key(robot, KeyCode.ENTER);
        OpenWindow.await(
                () -> window.models().game().moment().tree().tags().get("Event").isPresent());
        assertTrue(window.openTabs().tabs().size() >= before);
        assertEquals(
                1,
                window.models()
                        .game()
                        .moment()
                        .tree()
                        .ply(window.models().game().moment().id()));
        window.picture("openings-game");
    }
}
