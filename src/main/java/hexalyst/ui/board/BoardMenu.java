package hexalyst.ui.board;

import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PieceSet;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.canvas.PieceStyle;
import hexalyst.ui.command.CommandItems;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

/// The board's entries in the View menu. Their actions are in [BoardKeys].
public final class BoardMenu {
    private final GameViewModel game;
    private final BoardLookViewModel look;
    private final CommandItems commands;
    private final Texts texts = Texts.of(BoardMenu.class);

    /// @param board the board that they act on
    /// @param game the open game, whose edition may have its own pieces
    /// @param commands makes menu items of commands
    public BoardMenu(BoardViewModel board, GameViewModel game, CommandItems commands) {
        this.commands = commands;
        this.game = game;
        look = board.look();
    }

    /// The entries for overlays. Each call makes new ones.
    public List<MenuItem> overlays() {
        return List.of(
                tick("best", Overlay.BEST),
                tick("lens", Overlay.LENS),
                tick("wins", Overlay.THREATS),
                tick("owners", Overlay.OWNERS),
                commands.check("sizes", look.groupSizesProperty()),
                new SeparatorMenuItem(),
                choice("moveNumbers", MoveNumbers.ofBoard(), look.moveNumbersProperty()));
    }

    /// The entries of the menu beside the tools above the board. Each call makes new ones.
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

    /// The entries for the board itself. Each call makes new ones.
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
                commands.item("pass"),
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
            if (value instanceof PieceSet set) {
                // Set when the menu opens, because another game may have its own pieces.
                menu.addEventHandler(Menu.ON_SHOWING, event -> item.setGraphic(sample(set)));
            }
        }
        return menu;
    }

    private HBox sample(PieceSet set) {
        Position position = game.moment().position();
        String style = set.styleClass(position.game(), position.edition());
        HBox pieces = new HBox(
                PieceStyle.small(style, Optional.of(Side.WHITE)), PieceStyle.small(style, Optional.of(Side.BLACK)));
        pieces.getStyleClass().add("pieces-sample");
        return pieces;
    }
}
