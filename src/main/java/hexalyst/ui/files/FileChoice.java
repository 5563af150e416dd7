package hexalyst.ui.files;

import java.nio.file.Path;
import java.util.List;
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

    /// A file to export to; empty if the user thought better of it. Whoever names one that exists was asked whether it
    /// may be replaced.
    ///
    /// @param suggestion the name to begin with
    /// @param suffix the ending that the name has to have, without the dot
    default Optional<Path> toExport(String suggestion, String suffix) {
        return toSave(suggestion);
    }

    /// A folder to export several files to; empty if the user thought better of it.
    default Optional<Path> toFolder() {
        return Optional.empty();
    }

    /// A folder whose games are to be added to the library; empty if the user thought better of it.
    default Optional<Path> toImportFolder() {
        return toFolder();
    }

    /// Files whose games are to be added to the library; none if the user gave up.
    default List<Path> toImport() {
        return toOpen().stream().toList();
    }
}
