package hexalyst.ui.files;

import hexalyst.ui.play.KeptPlay;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What was kept of games that were not saved.
///
/// @param games the file with the games
/// @param origin the file that they come from, if they come from one
/// @param texts the texts of the notation editor that were not a game yet
/// @param place the node at which the last change was made, if that is known
/// @param play the play against the engine that went on there, if one did
public record Kept(
        Path games, Optional<Origin> origin, List<KeptText> texts, Optional<Place> place, Optional<KeptPlay> play) {
    /// Copies the list.
    public Kept {
        texts = List.copyOf(texts);
    }

    /// What was kept without a place and a play.
    public Kept(Path games, Optional<Origin> origin, List<KeptText> texts) {
        this(games, origin, texts, Optional.empty(), Optional.empty());
    }
}
