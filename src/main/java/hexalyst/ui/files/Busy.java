package hexalyst.ui.files;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// Whether a file is being read or written, and which one is being opened. JavaFX thread only.
final class Busy {
    private final BooleanProperty reading = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper either = new ReadOnlyBooleanWrapper();
    private Optional<Path> opening = Optional.empty();

    /// @param writing true while a file is being written
    Busy(BooleanExpression writing) {
        either.bind(reading.or(writing));
    }

    /// True while a file is being read or written.
    ReadOnlyBooleanProperty eitherProperty() {
        return either.getReadOnlyProperty();
    }

    /// The file that is being opened; empty if none is.
    Optional<Path> opening() {
        return opening;
    }

    /// Reading begins.
    ///
    /// @param path the file, if it is being opened
    void reads(Optional<Path> path) {
        opening = path;
        reading.set(true);
    }

    /// Reading has ended.
    void hasRead() {
        opening = Optional.empty();
        reading.set(false);
    }
}
