package hexalyst.ui.board;

import hexalyst.ui.text.Texts;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/// The entries of the View menu that are about the board. Their keys are in [BoardKeys].
public final class BoardMenu {
    private final BoardViewModel board;
    private final BoardLookViewModel look;
    private final Texts texts = Texts.of(BoardMenu.class);

    /// @param board what they act on
    public BoardMenu(BoardViewModel board) {
        this.board = board;
        look = board.look();
    }

    /// The entries, new ones at each call.
    public List<MenuItem> items() {
        return List.of(
                check("lens", look.lensProperty()),
                check("best", look.bestProperty()),
                check("wins", look.winsProperty()),
                check("losses", look.lossesProperty()),
                check("illegal", look.illegalProperty()),
                check("sizes", look.groupSizesProperty()),
                new SeparatorMenuItem(),
                choice("moveNumbers", MoveNumbers.values(), look.moveNumbersProperty()),
                choice("pieces", PieceSet.values(), look.piecesProperty()),
                check("coordinates", look.coordinatesProperty()),
                check("numbers", look.numbersProperty()),
                check("lastMove", look.lastMoveProperty()),
                check("deciding", look.decidingProperty()),
                new SeparatorMenuItem(),
                item("rotate", () -> look.rotate(1)),
                item("rotateBack", () -> look.rotate(-1)),
                check("mirror", look.mirroredProperty()),
                new SeparatorMenuItem(),
                item("cursor", board::toggleCursor),
                item("clear", board.pen()::clear));
    }

    private CheckMenuItem check(String name, BooleanProperty toggle) {
        CheckMenuItem item = new CheckMenuItem(texts.get(name + ".menu"));
        item.setId("menu-" + name);
        item.selectedProperty().bindBidirectional(toggle);
        return item;
    }

    private MenuItem item(String name, Runnable action) {
        MenuItem item = new MenuItem(texts.get(name + ".menu"));
        item.setId("menu-" + name);
        item.setOnAction(event -> action.run());
        return item;
    }

    private <E extends Enum<E>> Menu choice(String name, E[] values, ObjectProperty<E> chosen) {
        Menu menu = new Menu(texts.get(name + ".menu"));
        menu.setId("menu-" + name);
        ToggleGroup group = new ToggleGroup();
        for (E value : values) {
            RadioMenuItem item = new RadioMenuItem(texts.get(name + "." + value.name()));
            item.setId("menu-" + name + "-" + value.name());
            item.setToggleGroup(group);
            item.setOnAction(event -> chosen.set(value));
            chosen.subscribe(now -> item.setSelected(now == value));
            menu.getItems().add(item);
        }
        return menu;
    }
}
