package hexalyst.ui.files;

import hexalyst.ui.play.KeptPlay;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A backup of unsaved games.
///
/// @param games the file with the games
/// @param origin the file that they come from, if any
/// @param texts the unfinished texts of the notation editor
/// @param place the node of the last change, if that is known
/// @param play the game against the engine in progress, if there was one
public record Backup(
        Path games, Optional<Origin> origin, List<KeptText> texts, Optional<Place> place, Optional<KeptPlay> play) {
    public Backup {
        texts = List.copyOf(texts);
    }

    /// A backup without a place and a game against the engine.
    public Backup(Path games, Optional<Origin> origin, List<KeptText> texts) {
        this(games, origin, texts, Optional.empty(), Optional.empty());
    }
}
