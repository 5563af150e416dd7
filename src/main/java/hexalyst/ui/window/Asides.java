package hexalyst.ui.window;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameState;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The tabs that show a position beside the game of the tab in which they were made. JavaFX thread only.
final class Asides {
    private final OpenTabs openTabs;
    private final Set<OpenTab> tabs = new HashSet<>();
    private final Texts texts = Texts.of(Asides.class);

    Asides(OpenTabs openTabs) {
        this.openTabs = openTabs;
    }

    /// Opens a position beside the game of the current tab, with the engine. Where one is shown already and nothing was
    /// played in it, this one replaces it.
    void look(GameTree position, String called) {
        OpenTab tab = openTabs.current();
        if (!isShown() || tab.files().dirtyProperty().get()) {
            tab = openTabs.make();
            tabs.add(tab);
        }
        tab.files().showKept(List.of(GameState.of(position)), 0, Optional.of(called));
        openTabs.show(tab);
        if (!tab.models().values().engine().runningProperty().get()) {
            tab.models().values().engine().press();
        }
        openTabs.say(texts.get("tab.aside"));
    }

    /// True if the current tab shows a position beside the game of another one.
    boolean isShown() {
        return tabs.contains(openTabs.current());
    }

    /// Goes back to the game beside which the current position was opened. Asks first if moves were played there.
    ///
    /// @return false if there is no such game
    boolean back() {
        OpenTab tab = openTabs.current();
        boolean goes = isShown() && openTabs.origin(tab).isPresent();
        if (goes) {
            tab.files().unlessUnsaved(() -> openTabs.drop(tab));
        }
        return goes;
    }

    /// A tab was closed.
    void drop(OpenTab tab) {
        tabs.remove(tab);
    }
}
