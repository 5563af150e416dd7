package hexalyst.ui.board;

import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PieceSet;
import hexalyst.text.Texts;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.KeyTooltip;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/// The entries of the View menu that are about the board. What they do is in [BoardKeys].
public final class BoardMenu {
    private final BoardLookViewModel look;
    private final CommandItems commands;
    private final Texts texts = Texts.of(BoardMenu.class);

    /// @param board what they act on
    /// @param commands makes items of commands
    public BoardMenu(BoardViewModel board, CommandItems commands) {
        this.commands = commands;
        look = board.look();
    }

    /// The entries about what lies over the pieces, new ones at each call.
    public List<MenuItem> overlays() {
        return List.of(
                tick("best", Overlay.BEST),
                tick("lens", Overlay.LENS),
                tick("wins", Overlay.THREATS),
                commands.check("sizes", look.groupSizesProperty()),
                new SeparatorMenuItem(),
                choice("moveNumbers", MoveNumbers.values(), look.moveNumbersProperty()));
    }

    /// The entries of the menu beside the buttons above the board, new ones at each call.
    public List<MenuItem> tools() {
        return Stream.concat(
                        overlays().stream(),
                        Stream.of(
                                new SeparatorMenuItem(),
                                commands.item("rotate"),
                                commands.check("mirror", look.mirroredProperty()),
                                commands.item("legend")))
                .toList();
    }

    /// The entries about the board itself, new ones at each call.
    public List<MenuItem> board() {
        return List.of(
                choice("pieces", PieceSet.values(), look.piecesProperty()),
                commands.check("coordinates", look.coordinatesProperty()),
                commands.check("numbers", look.numbersProperty()),
                commands.check("lastMove", look.lastMoveProperty()),
                commands.check("deciding", look.decidingProperty()),
                new SeparatorMenuItem(),
                commands.item("rotate"),
                commands.item("rotateBack"),
                commands.check("mirror", look.mirroredProperty()),
                new SeparatorMenuItem(),
                commands.item("cursor"),
                commands.item("swap"),
                commands.item("clear"));
    }

    private MenuItem tick(String command, Overlay overlay) {
        return commands.radio(command, look.overlayProperty().map(now -> now == overlay));
    }

    private <E extends Enum<E>> Menu choice(String name, E[] values, ObjectProperty<E> chosen) {
        Menu menu = new Menu();
        menu.textProperty().bind(KeyTooltip.text(texts.get(name + ".menu"), commands.keys(), name));
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
