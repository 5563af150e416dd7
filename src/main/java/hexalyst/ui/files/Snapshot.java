package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.ui.game.TextDraft;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is open at one moment, with everything that saving would write or leave out.
///
/// @param origin the file that the games come from, if they come from one
/// @param games the games, with what is being typed into the comment
/// @param texts the texts in the notation editor that are not a game yet, by the game's place in the file, from 0
public record Snapshot(Optional<Origin> origin, List<GameTree> games, Map<Integer, TextDraft> texts) {
    /// Copies the list and the map.
    public Snapshot {
        games = List.copyOf(games);
        texts = Map.copyOf(texts);
    }
}
