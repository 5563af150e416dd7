package hexalyst.ui.theme;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The selected row of a table can be read in every theme, whether the table has the focus or not, and wherever it is.
@Timeout(300)
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
@Tag("window")
class SelectedRowsTest {
    private static final List<String> PLACES = List.of("move-table", "openings-card", "game-table", "puzzle-card");

    private static final List<String> LISTS = List.of("proof", "palette");

    private final VBox place = new VBox();
    private Scene scene;

    @Start
    void start(Stage stage) {
        scene = new Scene(new VBox(place), 300, 300);
        stage.setScene(scene);
        stage.show();
    }

    private static TableView<String> table() {
        TableView<String> table = new TableView<>();
        TableColumn<String, String> column = new TableColumn<>("a");
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(row.getValue()));
        table.getColumns().add(column);
        table.getItems().setAll("text", "other");
        table.getSelectionModel().select(0);
        return table;
    }

    private static TreeTableView<String> tree() {
        TreeTableView<String> table = new TreeTableView<>();
        TreeTableColumn<String, String> column = new TreeTableColumn<>("a");
        column.setCellValueFactory(
                row -> new ReadOnlyStringWrapper(row.getValue().getValue()));
        table.getColumns().add(column);
        table.setShowRoot(false);
        table.setRoot(new TreeItem<>("root"));
        table.getRoot().getChildren().add(new TreeItem<>("text"));
        table.getSelectionModel().select(0);
        return table;
    }

    /// Quiet text beside the other.
    private static HBox content(String text) {
        Label quiet = new Label(text);
        quiet.getStyleClass().add("card-caption");
        return new HBox(new Label(text), quiet);
    }

    private static ListView<String> list() {
        ListView<String> list = new ListView<>();
        list.setCellFactory(owner -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable String item, boolean empty) {
                super.updateItem(item, empty);
                setGraphic(item == null ? null : content(item));
            }
        });
        list.getItems().setAll("text", "other");
        list.getSelectionModel().select(0);
        return list;
    }

    private static TreeView<String> lines() {
        TreeView<String> lines = new TreeView<>();
        lines.setCellFactory(owner -> new TreeCell<>() {
            @Override
            protected void updateItem(@Nullable String item, boolean empty) {
                super.updateItem(item, empty);
                setGraphic(item == null ? null : content(item));
            }
        });
        lines.setRoot(new TreeItem<>("text"));
        lines.getSelectionModel().select(0);
        return lines;
    }

    @ParameterizedTest
    @EnumSource
    void theTextStandsOut(Theme theme, FxRobot robot) {
        ThemeViewModel themes = new ThemeViewModel(new KeptSettings());
        robot.interact(() -> {
            themes.themeProperty().set(theme);
            scene.getStylesheets().setAll(themes.sheets());
        });
        List.<Supplier<Control>>of(SelectedRowsTest::table, SelectedRowsTest::tree, SelectedRowsTest::lines)
                .forEach(made -> PLACES.forEach(name -> standsOut(theme, robot, name, made)));
        LISTS.forEach(name -> standsOut(theme, robot, name, SelectedRowsTest::list));
    }

    private void standsOut(Theme theme, FxRobot robot, String name, Supplier<Control> made) {
        for (boolean focused : List.of(true, false)) {
            Control table = shown(robot, name, made, focused);
            double contrast = contrast(table);
            String where = name + ", " + table.getClass().getSimpleName() + ", focused " + focused;
            assertTrue(contrast >= ContrastTest.least(theme), () -> where + ": " + contrast);
        }
    }

    private Control shown(FxRobot robot, String name, Supplier<Control> made, boolean focused) {
        AtomicReference<Control> shown = new AtomicReference<>();
        robot.interact(() -> {
            Control table = made.get();
            TextField other = new TextField();
            place.getStyleClass().setAll(name);
            place.getChildren().setAll(table, other);
            (focused ? table : other).requestFocus();
            shown.set(table);
        });
        WaitForAsyncUtils.waitForFxEvents();
        return Objects.requireNonNull(shown.get());
    }

    /// The least contrast of the texts of the selected row with what they stand on.
    private static double contrast(Control table) {
        IndexedCell<?> row = table.lookupAll(".indexed-cell").stream()
                .filter(IndexedCell.class::isInstance)
                .map(cell -> (IndexedCell<?>) cell)
                .filter(cell -> cell instanceof TableRow
                        || cell instanceof TreeTableRow
                        || cell instanceof ListCell
                        || cell instanceof TreeCell)
                .filter(cell -> cell.isSelected() && cell.getBackground() != null)
                .findFirst()
                .orElseThrow();
        Color ground = (Color) row.getBackground().getFills().getLast().getFill();
        return row.lookupAll(".text").stream()
                .filter(Text.class::isInstance)
                .map(text -> (Text) text)
                .filter(text -> !text.getText().isEmpty())
                .mapToDouble(text -> ContrastTest.contrast(luminance((Color) text.getFill()), luminance(ground)))
                .min()
                .orElseThrow();
    }

    private static double luminance(Color colour) {
        int rgb = (int) Math.round(255 * colour.getRed()) << 16
                | (int) Math.round(255 * colour.getGreen()) << 8
                | (int) Math.round(255 * colour.getBlue());
        return ContrastTest.luminance(rgb);
    }
}
