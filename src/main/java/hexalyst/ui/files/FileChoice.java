package hexalyst.ui.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Lets the user choose a file.
public interface FileChoice {
    /// Sets the open file, so that the next dialog starts in its folder.
    default void beside(Path file) {}

    /// A file to open; empty if the user cancelled.
    Optional<Path> toOpen();

    /// A file to save to; empty if the user cancelled.
    ///
    /// @param suggestion the suggested name
    Optional<Path> toSave(String suggestion);

    /// An existing file to which something is added; empty if the user cancelled. Nothing is said of replacing it.
    default Optional<Path> toAddTo() {
        return toOpen();
    }

    /// A file to export to; empty if the user cancelled. If it exists, the user has already agreed to replace it.
    ///
    /// @param suggestion the suggested name
    /// @param suffix the required suffix, without the dot
    default Optional<Path> toExport(String suggestion, String suffix) {
        return toSave(suggestion);
    }

    /// A folder to export several files to; empty if the user cancelled.
    default Optional<Path> toFolder() {
        return Optional.empty();
    }

    /// A folder whose games are to be added to the library; empty if the user cancelled.
    default Optional<Path> toImportFolder() {
        return toFolder();
    }

    /// Files whose games are to be added to the library; empty if the user cancelled.
    default List<Path> toImport() {
        return toOpen().stream().toList();
    }
}
