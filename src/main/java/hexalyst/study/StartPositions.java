package hexalyst.study;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The start positions of stored games. Those with empty boards are cached, since creating a board takes longer than
/// replaying a game on it. Confined to one thread.
final class StartPositions {
    /// What games with the same usual start have in common.
    ///
    /// @param game the game's id
    /// @param edition the edition's id
    /// @param board the row lengths
    record Usual(String game, String edition, String board) {}

    private final Map<Usual, Optional<Position>> usual = new HashMap<>();

    /// The start of a game; empty if the program no longer knows the game or the edition.
    ///
    /// @param start the line of the start position; null for the usual one
    Optional<Position> of(Usual kind, @Nullable String start) {
        Optional<Position> empty = usual.computeIfAbsent(kind, StartPositions::make);
        return start == null
                ? empty
                : empty.flatMap(position -> PositionText.parse(start, position.game(), position.edition())
                        .ok());
    }

    private static Optional<Position> make(Usual start) {
        Optional<Game> game = Games.named(start.game());
        Optional<Edition> edition = game.flatMap(any -> any.edition(start.edition()));
        if (edition.isEmpty()) {
            return Optional.empty();
        }
        List<Integer> rows = Arrays.stream(start.board().split(" ", -1))
                .map(Integer::valueOf)
                .toList();
        return Optional.of(game.get().start(edition.get(), game.get().grid(rows)));
    }
}
