package hexalyst.ui.files;

import java.nio.file.Path;
import java.util.Optional;

/// Lets the user choose a file.
public interface FileChoice {
    /// Tells which file is open now, so that the next question can begin beside it.
    default void beside(Path file) {}

    /// A file to open; empty if the user thought better of it.
    Optional<Path> toOpen();

    /// A file to save to; empty if the user thought better of it.
    ///
    /// @param suggestion the name to begin with
    Optional<Path> toSave(String suggestion);
}
