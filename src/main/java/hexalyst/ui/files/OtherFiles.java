package hexalyst.ui.files;

import java.nio.file.Path;
import java.util.Optional;

/// What else is open, from the view of one [FilesViewModel]. By default nothing else is open, and everything happens in
/// the one that asks.
public interface OtherFiles {
    /// Makes a generated name different from those of everything else that is open.
    default String distinct(FilesViewModel asking, String name) {
        return name;
    }

    /// Opens a file that the user has chosen, here or elsewhere.
    default void open(FilesViewModel asking, Path file) {
        asking.open(file, () -> {});
    }

    /// What has a file open, if anything does.
    default Optional<FilesViewModel> holding(Path file) {
        return Optional.empty();
    }

    /// Where games are opened that would otherwise replace others.
    default FilesViewModel another(FilesViewModel asking) {
        return asking;
    }

    /// Something new is open, which the user wants to see.
    ///
    /// @param purpose what the user wants to do with it
    default void opened(WantedGame.Purpose purpose) {}
}
