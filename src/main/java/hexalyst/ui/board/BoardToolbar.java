package hexalyst.ui.board;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.fx.Visibility;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;

/// The tools for overlays and for the look of the board, with a menu that has all of them and more. Where room is
/// short, only the menu is shown.
final class BoardToolbar extends HBox {
    private static final int THREATS = 3;

    private final Texts texts = Texts.of(BoardToolbar.class);

    private final KeyBindings keys;
    private final List<ToggleButton> overlays;
    private final SegmentedButton segments;
    private final List<Button> looks;
    /// True if the game supports the overlay of owners.
    private boolean owned;

    private final MenuButton more = new MenuButton("…");

    BoardToolbar(BoardViewModel board, KeyBindings keys) {
        this.keys = keys;
        getStyleClass().add("board-tools");
        BoardLookViewModel look = board.look();
        overlays = List.of(
                overlay("off", Overlay.OFF, look),
                overlay("best", Overlay.BEST, look),
                overlay("lens", Overlay.LENS, look),
                overlay("wins", Overlay.THREATS, look),
                overlay("owners", Overlay.OWNERS, look));
        overlays.get(THREATS)
                .disableProperty()
                .bind(board.overlays().can(Overlay.THREATS).map(can -> !can));
        board.overlays().can(Overlay.OWNERS).subscribe(can -> {
            owned = can;
            Visibility.set(overlays.getLast(), can && overlays.getFirst().isManaged());
        });
        segments = new SegmentedButton(overlays.toArray(ToggleButton[]::new));
        // A click on the selected one switches it off, as its key does.
        segments.setToggleGroup(null);
        segments.setFocusTraversable(false);
        segments.setMinWidth(Region.USE_PREF_SIZE);
        looks = List.of(
                button("rotate", () -> board.rotate(1)),
                button(
                        "mirror",
                        () -> look.mirroredProperty()
                                .set(!look.mirroredProperty().get())));
        ToolButton.dress(more, "board-more", "icon-button", new Tooltip(texts.get("more.tip")));
        more.getStyleClass().add("board-more");
        getChildren().add(segments);
        getChildren().addAll(looks);
        getChildren().add(more);
        setMinWidth(Region.USE_PREF_SIZE);
    }

    /// Adds items to the menu.
    ///
    /// @param entries items that are in no other menu
    void offer(List<MenuItem> entries) {
        more.getItems().setAll(entries);
    }

    /// Which tools are shown beside their menu, which has all of them.
    enum Extent {
        ALL,
        OVERLAYS,
        MENU
    }

    /// The width of the tools, in pixels.
    double wish(Extent extent) {
        double wish = snapSizeX(more.prefWidth(-1)) + getSpacing();
        for (ButtonBase tool : extent == Extent.MENU ? List.<ButtonBase>of() : offered()) {
            wish += snapSizeX(tool.prefWidth(-1));
        }
        for (ButtonBase tool : extent == Extent.ALL ? looks : List.<ButtonBase>of()) {
            wish += snapSizeX(tool.prefWidth(-1)) + getSpacing();
        }
        return wish;
    }

    void show(Extent extent) {
        boolean over = extent != Extent.MENU;
        Visibility.set(segments, over);
        overlays.forEach(tool -> Visibility.set(tool, over && offered().contains(tool)));
        looks.forEach(tool -> Visibility.set(tool, extent == Extent.ALL));
    }

    private List<ToggleButton> offered() {
        return owned ? overlays : overlays.subList(0, overlays.size() - 1);
    }

    private ToggleButton overlay(String name, Overlay overlay, BoardLookViewModel look) {
        ToggleButton button = dress(new ToggleButton(texts.get(name)), name);
        look.overlayProperty().subscribe(now -> button.setSelected(now == overlay));
        button.setOnAction(event -> {
            look.toggle(overlay);
            button.setSelected(look.overlayProperty().get() == overlay);
        });
        return button;
    }

    private Button button(String name, Runnable action) {
        Button button = dress(ToolButton.withIcon(new Button(), name), name);
        button.setOnAction(event -> action.run());
        return button;
    }

    private <B extends ButtonBase> B dress(B button, String name) {
        KeyTooltip tip = new KeyTooltip(texts.get(name + ".tip"), keys, name);
        return ToolButton.dress(button, "board-" + name, "board-tool", tip);
    }
}
