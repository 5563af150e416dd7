package hexalyst.ui.files;

import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandEvent;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Visibility;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The games of a file in place of the board: a search field, the table, and a menu of what can be done with the
/// selected games. The focus is in the field at first; the up and down keys move the selection in the table.
public final class GameTableView extends VBox {
    private static final int PAGE = 8;

    private final GameListViewModel model;
    private final Texts texts = Texts.of(GameTableView.class);
    private final TextField search = new TextField();
    private final Label count = new Label();
    private final GameTable table;
    private final ContextMenu menu = new ContextMenu();
    private final BooleanBinding some;
    private final BooleanBinding sorted;

    /// @param model the games
    /// @param home moves the focus to the board
    public GameTableView(GameListViewModel model, Runnable home) {
        this.model = model;
        table = new GameTable(model, search.fontProperty());
        some = Bindings.isNotEmpty(table.getSelectionModel().getSelectedItems());
        sorted = Bindings.createBooleanBinding(
                () -> !table.isUnsorted() && model.searchProperty().get().isEmpty(),
                table.getSortOrder(),
                model.searchProperty());
        setId("games-table");
        getStyleClass().addAll("card", "game-table");
        search.setId("games-search");
        search.setPromptText(texts.get("list.search"));
        search.setAccessibleText(texts.get("list.searchSpoken"));
        search.textProperty().bindBidirectional(model.searchProperty());
        VBox.setVgrow(table, Priority.ALWAYS);
        fillMenu();
        table.setContextMenu(menu);
        // After a search, the first match is selected, so that Enter opens it.
        model.searchProperty().subscribe((before, now) -> table.mark(0));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        getChildren().addAll(search, table, foot());
        model.edits().choosing(() -> model.openProperty().get() ? table.chosen() : List.of());
        Visibility.when(this, model.openProperty());
        model.openProperty().subscribe((before, now) -> {
            if (now) {
                open();
            } else {
                home.run();
            }
        });
    }

    /// Selects the game that is shown.
    private void open() {
        table.getSortOrder().clear();
        table.choose(model.shown(), 1);
        // The table has no rows before it is laid out.
        Platform.runLater(() -> {
            search.requestFocus();
            table.choose(model.shown(), 1);
        });
    }

    private HBox foot() {
        count.setId("games-count");
        count.getStyleClass().add("card-caption");
        ObservableList<GameEntry> chosen = table.getSelectionModel().getSelectedItems();
        count.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> (chosen.size() > 1 ? texts.get("list.chosen", chosen.size()) + " · " : "")
                                + model.countProperty().get(),
                        chosen,
                        model.countProperty()));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        SmallButton more = new SmallButton("games-more", "…", () -> {}).withTip(texts.get("list.more"));
        more.setOnAction(event -> menu.show(more, Side.TOP, 0, 0));
        HBox foot = new HBox(count, gap, more);
        foot.getStyleClass().add("game-table-foot");
        return foot;
    }

    private void fillMenu() {
        GameEdits edits = model.edits();
        menu.setId("games-menu");
        menu.getItems()
                .setAll(
                        item(
                                "open",
                                some,
                                () -> model.choose(table.getSelectionModel().getSelectedItem())),
                        item("add", always(), edits::add),
                        new SeparatorMenuItem(),
                        item("up", some, () -> shift(-1)),
                        item("down", some, () -> shift(1)),
                        item("arrange", sorted, this::arrange),
                        new SeparatorMenuItem(),
                        item("export", some, () -> fireEvent(new CommandEvent("export"))),
                        item("copy-new", some, () -> model.copyToNew(table.chosen())),
                        item("copy-add", some, () -> model.copyToExisting(table.chosen())),
                        item("remove", some, this::remove),
                        new SeparatorMenuItem(),
                        item("undo", edits.undoableProperty(), this::undo),
                        item("redo", edits.redoableProperty(), this::redo));
    }

    private static ObservableValue<Boolean> always() {
        return new SimpleBooleanProperty(true);
    }

    private MenuItem item(String name, ObservableValue<Boolean> possible, Runnable action) {
        MenuItem item = new MenuItem(texts.get("list." + name));
        item.setId("games-" + name);
        item.disableProperty().bind(possible.map(is -> !is));
        item.setOnAction(event -> action.run());
        return item;
    }

    /// While the focus is here, the keys for undoing, deleting and moving variations are about the games.
    public List<Command> over(List<Command> all) {
        ObservableValue<Boolean> here = focusWithinProperty();
        GameEdits edits = model.edits();
        return all.stream()
                .map(command -> switch (command.id()) {
                    case "undo" -> command.instead(here, edits.undoableProperty(), this::undo);
                    case "redo" -> command.instead(here, edits.redoableProperty(), this::redo);
                    case "delete" -> command.instead(here, some, this::remove);
                    case "move-up" -> command.instead(here, some, () -> shift(-1));
                    case "move-down" -> command.instead(here, some, () -> shift(1));
                    default -> command;
                })
                .toList();
    }

    private void press(KeyEvent event) {
        boolean typing = search.isFocused();
        switch (event.getCode()) {
            case ESCAPE -> model.openProperty().set(false);
            case ENTER -> {
                GameEntry entry = table.getSelectionModel().getSelectedItem();
                if (entry == null) {
                    return;
                }
                model.choose(entry);
            }
            case DOWN, UP, PAGE_DOWN, PAGE_UP -> {
                if (!typing || event.isControlDown() || event.isShiftDown()) {
                    return;
                }
                table.step(
                        switch (event.getCode()) {
                            case DOWN -> 1;
                            case UP -> -1;
                            case PAGE_DOWN -> PAGE;
                            default -> -PAGE;
                        });
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void shift(int by) {
        if (table.isUnsorted()) {
            List<Integer> chosen = table.chosen();
            table.choose(model.shift(chosen, by), chosen.size());
        } else {
            model.tellSorted();
        }
    }

    private void arrange() {
        List<Integer> order = table.order();
        table.getSortOrder().clear();
        model.edits().arrange(order);
    }

    private void remove() {
        List<Integer> chosen = table.chosen();
        inPlace(() -> model.edits().remove(chosen));
    }

    /// Makes an edit and selects what is then in the first selected row.
    private void inPlace(Runnable edit) {
        int row = table.getSelectionModel().getSelectedIndices().stream()
                .min(Integer::compare)
                .orElse(0);
        edit.run();
        table.mark(row);
        table.requestFocus();
    }

    private void undo() {
        inPlace(model.edits()::undo);
    }

    private void redo() {
        inPlace(model.edits()::redo);
    }
}
