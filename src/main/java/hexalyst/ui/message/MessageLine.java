package hexalyst.ui.message;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The status line, in which all parts of the window show messages. JavaFX thread only.
public final class MessageLine {
    private final ReadOnlyObjectWrapper<Message> message = new ReadOnlyObjectWrapper<>(Message.NONE);

    /// The last message.
    public ReadOnlyObjectProperty<Message> messageProperty() {
        return message.getReadOnlyProperty();
    }

    /// The last message.
    public Message message() {
        return message.get();
    }

    /// Says that something was done.
    public void say(String text) {
        message.set(new Message(text, false));
    }

    /// Says why something was not done.
    public void warn(String text) {
        message.set(new Message(text, true));
    }

    /// Shows a message.
    public void show(Message shown) {
        message.set(shown);
    }

    /// Clears a warning, because the user has turned to another page.
    public void clearWarning() {
        if (message().warning()) {
            clear();
        }
    }

    /// Clears the message.
    public void clear() {
        message.set(Message.NONE);
    }
}
