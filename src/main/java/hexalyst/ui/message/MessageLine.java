package hexalyst.ui.message;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The one line in which all parts of the window say what happened. JavaFX thread only.
public final class MessageLine {
    private final ReadOnlyObjectWrapper<Message> message = new ReadOnlyObjectWrapper<>(Message.NONE);

    /// What was said last.
    public ReadOnlyObjectProperty<Message> messageProperty() {
        return message.getReadOnlyProperty();
    }

    /// What was said last.
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

    /// Takes back why something was not done: whoever looks at another page knows.
    public void clearWarning() {
        if (message().warning()) {
            clear();
        }
    }

    /// Takes back what was said.
    public void clear() {
        message.set(Message.NONE);
    }
}
