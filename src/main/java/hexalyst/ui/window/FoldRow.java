package hexalyst.ui.window;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.layout.SidePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Tab;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// The row of buttons above a folded side panel: the engine, each tab of the game and the comment. It wraps to a second
/// line if necessary, so that every name can be read.
final class FoldRow extends FlowPane {
    private final GamePages tabs;
    private final ToggleButton engine;
    private final ToggleButton comment;
    private final List<ToggleButton> ofTabs = new ArrayList<>();
    private final Texts texts = Texts.of(FoldRow.class);
    private final LayoutViewModel layout;
    private Optional<SidePart> shown = Optional.empty();

    /// @param tabs the tabs to choose from
    /// @param layout remembers which part is shown
    /// @param keys the key bindings shown in tooltips
    FoldRow(GamePages tabs, LayoutViewModel layout, KeyBindings keys) {
        this.tabs = tabs;
        this.layout = layout;
        setId("fold-row");
        getStyleClass().add("fold-row");
        engine = button(
                "fold-engine",
                texts.get("fold.engine"),
                () -> layout.partProperty().set(SidePart.ENGINE));
        engine.setTooltip(new Tooltip(texts.get("fold.engine.tip")));
        comment = button(
                "fold-comment",
                texts.get("fold.comment"),
                () -> layout.partProperty().set(SidePart.COMMENT));
        comment.setTooltip(new Tooltip(texts.get("fold.comment.tip")));
        for (Tab tab : tabs.tabs()) {
            ToggleButton button = button("fold-" + tab.getId(), tab.getText(), () -> tabs.show(tab));
            button.setTooltip(new KeyTooltip(texts.get(tab.getId().replace('-', '.') + ".tip"), keys, tab.getId()));
            button.setUserData(tab);
            ofTabs.add(button);
        }
        getChildren().add(engine);
        getChildren().addAll(ofTabs);
        getChildren().add(comment);
        tabs.shownProperty().subscribe(tab -> mark());
    }

    private ToggleButton button(String id, String text, Runnable action) {
        ToggleButton button = new ToggleButton(text);
        button.setId(id);
        button.setFocusTraversable(false);
        button.setOnAction(event -> {
            // The openings fill the whole side panel; the chosen part is on the analysis page.
            if (layout.pageProperty().get() == SidePage.OPENINGS) {
                layout.pageProperty().set(SidePage.ANALYSE);
            }
            action.run();
            mark();
        });
        return button;
    }

    /// Marks the part that is shown.
    ///
    /// @param part the part; empty if the side panel shows something else
    /// @param withEngine whether the engine can be chosen
    void show(Optional<SidePart> part, boolean withEngine) {
        shown = part;
        Visibility.set(engine, withEngine);
        mark();
    }

    private void mark() {
        engine.setSelected(shown.equals(Optional.of(SidePart.ENGINE)));
        comment.setSelected(shown.equals(Optional.of(SidePart.COMMENT)));
        Tab current = tabs.shownProperty().get();
        boolean game = shown.equals(Optional.of(SidePart.GAME));
        ofTabs.forEach(button -> button.setSelected(game && current.equals(button.getUserData())));
    }
}
