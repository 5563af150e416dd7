package hexalyst.ui.message;

import java.util.Optional;

/// A line for the user.
///
/// @param text one line; empty when there is nothing to say
/// @param warning true if something could not be done
/// @param click what a click on it does; empty if nothing
public record Message(String text, boolean warning, Optional<Runnable> click) {
    public static final Message NONE = new Message("", false);

    /// A message on which a click does nothing.
    Message(String text, boolean warning) {
        this(text, warning, Optional.empty());
    }
}
