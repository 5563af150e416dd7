package hexalyst.ui.files;

import java.nio.file.Path;

/// What else is open, as one that is open asks about it. By itself there is nothing else, and all is done where it is
/// asked for.
public interface OtherFiles {
    /// Makes a name that nobody gave different from those of what else is open.
    default String distinct(FilesViewModel asking, String name) {
        return name;
    }

    /// Opens a file that the user has chosen, here or elsewhere.
    default void open(FilesViewModel asking, Path file) {
        asking.open(file, () -> {});
    }

    /// Where games begin that would take the place of others.
    default FilesViewModel another(FilesViewModel asking) {
        return asking;
    }
}
