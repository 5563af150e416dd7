package hexalyst.ui.setup;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.layout.LayoutViewModel;
import hexalyst.ui.layout.SidePage;
import hexalyst.ui.message.MessageLine;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// Changes a copy of the current position of the open game freely, lets the engine look at it, and goes back. Neither
/// the game nor what was set up before changes. JavaFX thread only.
public final class WhatIf {
    private final SetupViewModel setup;
    private final LayoutViewModel layout;
    private final MessageLine messages;
    private final Aside aside;
    private final Texts texts = Texts.of(WhatIf.class);
    private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
    private SetupViewModel.Kept kept;
    private SidePage before = SidePage.ANALYSE;

    /// Where the position is looked at.
    public interface Aside {
        /// Shows a position with the engine, beside the game.
        void look(GameTree position, String called);

        /// Goes back from such a position to the game.
        ///
        /// @return false if none is shown
        boolean back();
    }

    /// @param aside shows the position
    public WhatIf(SetupViewModel setup, LayoutViewModel layout, MessageLine messages, Aside aside) {
        this.setup = setup;
        this.layout = layout;
        this.messages = messages;
        this.aside = aside;
        kept = setup.keep();
        // Whoever goes to another page has gone back.
        layout.pageProperty().subscribe((was, now) -> {
            if (on.get() && now != SidePage.SETUP) {
                drop();
            }
        });
    }

    /// True while the copy is changed.
    ReadOnlyBooleanProperty onProperty() {
        return on.getReadOnlyProperty();
    }

    /// Begins with the current position.
    void begin() {
        if (on.get()) {
            return;
        }
        before = layout.pageProperty().get();
        kept = setup.keep();
        setup.load();
        on.set(true);
        layout.pageProperty().set(SidePage.SETUP);
        messages.say(texts.get("whatIf.begun"));
    }

    /// Lets the engine look at the changed position, if it is valid.
    void look() {
        setup.positionProperty().get().ifPresent(position -> {
            drop();
            layout.pageProperty().set(SidePage.ANALYSE);
            aside.look(GameTree.of(position), texts.get("whatIf.name"));
        });
    }

    /// Goes back to the game as it was.
    ///
    /// @return false if there is nothing to go back from
    boolean back() {
        if (!on.get()) {
            return aside.back();
        }
        drop();
        layout.pageProperty().set(before == SidePage.SETUP ? SidePage.ANALYSE : before);
        return true;
    }

    private void drop() {
        on.set(false);
        setup.restore(kept);
    }
}
