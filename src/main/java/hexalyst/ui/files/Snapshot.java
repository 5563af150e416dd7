package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.ui.game.TextDraft;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is open at one moment, with everything that saving would write or leave out.
///
/// @param origin the file that the games come from, if any
/// @param games the games, including a comment that is being typed
/// @param texts the unfinished texts of the notation editor, by the index of their game in the file, from 0
public record Snapshot(Optional<Origin> origin, List<GameTree> games, Map<Integer, TextDraft> texts) {
    public Snapshot {
        games = List.copyOf(games);
        texts = Map.copyOf(texts);
    }
}
