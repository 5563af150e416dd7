package hexalyst.ui.message;

import hexalyst.ui.fx.Later;
import java.time.Duration;
import javafx.beans.value.ObservableValue;

/// Takes away what was said when it is old: after a while, or with the next change of the game. JavaFX thread only.
public final class MessageFade {
    private static final Duration SEEN = Duration.ofSeconds(8);
    /// Why something was not done takes longer to read.
    private static final Duration WARNED = Duration.ofSeconds(20);

    private final MessageLine messages;
    private final Later later;
    private int said;
    private boolean old;

    /// @param messages what is said
    /// @param changes what changes in the game
    /// @param later comes back after a while
    public MessageFade(MessageLine messages, ObservableValue<?> changes, Later later) {
        this.messages = messages;
        this.later = later;
        messages.messageProperty().subscribe((before, now) -> follow(now));
        goesWith(changes);
    }

    /// Takes away what is old with other changes too: those of another board in the window.
    public void goesWith(ObservableValue<?> changes) {
        changes.subscribe((before, now) -> {
            if (old) {
                messages.clear();
            }
        });
    }

    private void follow(Message now) {
        int mine = ++said;
        old = false;
        if (now.text().isEmpty()) {
            return;
        }
        // What is said about a change may come a little before it.
        later.run(() -> old |= mine == said);
        later.run(now.warning() ? WARNED : SEEN, () -> {
            if (mine == said) {
                messages.clear();
            }
        });
    }
}
