package hexalyst.ui.message;

import hexalyst.ui.fx.FxThread;
import java.time.Duration;
import javafx.beans.value.ObservableValue;

/// Clears a message that is old: after a while, or with the next change of the game. JavaFX thread only.
public final class MessageFade {
    private static final Duration SEEN = Duration.ofSeconds(8);
    /// Warnings stay longer, because they take longer to read, and so does what waits for a click.
    private static final Duration LONG = Duration.ofSeconds(20);

    private final MessageLine messages;
    private final FxThread later;
    private int said;
    private boolean old;

    /// @param messages the messages
    /// @param later runs tasks after a while
    /// @param changes what changes on the boards of the window
    public MessageFade(MessageLine messages, FxThread later, ObservableValue<?>... changes) {
        this.messages = messages;
        this.later = later;
        messages.messageProperty().subscribe((before, now) -> follow(now));
        for (ObservableValue<?> change : changes) {
            change.subscribe((before, now) -> clear());
        }
    }

    private void clear() {
        if (old) {
            messages.clear();
        }
    }

    private void follow(Message now) {
        int mine = ++said;
        old = false;
        if (now.text().isEmpty()) {
            return;
        }
        // A message about a change may come shortly before the change itself.
        later.run(() -> old |= mine == said);
        later.run(now.warning() || now.click().isPresent() ? LONG : SEEN, () -> {
            if (mine == said) {
                messages.clear();
            }
        });
    }
}
