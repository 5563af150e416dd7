package hexalyst.game.kit;

import hexalyst.game.Move;
import hexalyst.game.Part;
import java.util.List;
import java.util.stream.Stream;

/// A listed turn that is not finished.
///
/// @param from the position at its beginning
/// @param parts what has been done, at least one part
record PartialTurn(ListedPosition from, List<Part> parts) {
    /// Copies the list.
    PartialTurn {
        parts = List.copyOf(parts);
    }

    /// How the turn can go on to its end.
    List<Move> rest() {
        return from.listing()
                .from(parts)
                .map(whole -> new Move(whole.subList(parts.size(), whole.size())))
                .toList();
    }

    /// The parts with more of them.
    List<Part> and(List<Part> more) {
        return Stream.concat(parts.stream(), more.stream()).toList();
    }
}
