package hexalyst.ui.message;

/// A line for the user.
///
/// @param text one line; empty when there is nothing to say
/// @param warning true if something could not be done
public record Message(String text, boolean warning) {
    public static final Message NONE = new Message("", false);
}
