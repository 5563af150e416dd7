package hexalyst.ui.openings;

import hexalyst.game.Position;
import hexalyst.ui.message.MessageLine;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The user's note on the current position, which the library keeps: it is there again in every game that reaches the
/// position or a mirror image of it. JavaFX thread only.
public final class PositionNote {
    private final SharedLibrary library;
    private final MessageLine messages;
    private final StringProperty text = new SimpleStringProperty("");
    private Optional<Position> about = Optional.empty();
    private String kept = "";

    /// @param library where notes are kept
    /// @param messages shows errors
    PositionNote(SharedLibrary library, MessageLine messages) {
        this.library = library;
        this.messages = messages;
    }

    /// The note, as it is being edited.
    public StringProperty textProperty() {
        return text;
    }

    /// Shows the note that the library has for a position. What is being typed about the position stays.
    void show(Position position, String note) {
        if (about.equals(Optional.of(position)) && !text.get().strip().equals(kept)) {
            return;
        }
        about = Optional.of(position);
        kept = note;
        text.set(note);
    }

    /// Keeps the note, if it was edited.
    public void save() {
        String now = text.get().strip();
        if (about.isEmpty() || now.equals(kept)) {
            return;
        }
        Position position = about.get();
        library.ask(
                () -> true,
                open -> {
                    open.setNote(position, now);
                    return now;
                },
                saved -> kept = about.equals(Optional.of(position)) ? saved : kept,
                messages::warn);
    }
}
