package hexalyst.ui.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What was kept of games that were not saved.
///
/// @param games the file with the games
/// @param origin the file that they come from, if they come from one
/// @param texts the texts of the notation editor that were not a game yet
public record Kept(Path games, Optional<Origin> origin, List<KeptText> texts) {
    /// Copies the list.
    public Kept {
        texts = List.copyOf(texts);
    }
}
