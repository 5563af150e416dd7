package hexalyst.export.board;

import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Threats;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds what follows from the rules alone about the moves of a position, for any game: which win, which lose, which
/// are illegal, and which would win for the other player.
public final class RuleSigns {
    private RuleSigns() {}

    /// At most one sign for each move; empty if the game is over.
    public static List<Overlays.Sign> of(Position position) {
        if (position.outcome().over()) {
            return List.of();
        }
        List<Overlays.Sign> signs = new ArrayList<>();
        Map<Move, Overlays.Sign.Kind> threats = threats(position);
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            List<Move> candidates = position.candidates(cell);
            for (int i = 0; i < candidates.size(); i++) {
                Move move = candidates.get(i);
                if (move.only() instanceof Part.Put place) {
                    Optional<Overlays.Sign.Kind> kind = kind(position.preview(move), position.toMove())
                            .or(() -> Optional.ofNullable(threats.get(move)));
                    int aside = candidates.size() == 1 ? 0 : i == 0 ? -1 : 1;
                    kind.ifPresent(found -> signs.add(new Overlays.Sign(place.cell(), aside, place.colour(), found)));
                }
            }
        }
        return List.copyOf(signs);
    }

    /// Whether a move wins at once, for either player; the signs of [PictureDetails#wins].
    public static boolean anyWins(Position position) {
        return of(position).stream().anyMatch(sign -> switch (sign.kind()) {
            case WINS, THREATENS -> true;
            case LOSES, ILLEGAL -> false;
        });
    }

    private static Optional<Overlays.Sign.Kind> kind(MovePreview preview, Side mover) {
        if (!preview.legal()) {
            return Optional.of(Overlays.Sign.Kind.ILLEGAL);
        }
        return preview.outcome()
                .wonBy()
                .map(winner -> winner == mover ? Overlays.Sign.Kind.WINS : Overlays.Sign.Kind.LOSES);
    }

    /// The moves that would win for the other player if it were their turn; empty if the rules do not allow that
    /// position.
    private static Map<Move, Overlays.Sign.Kind> threats(Position position) {
        Map<Move, Overlays.Sign.Kind> found = new HashMap<>();
        Threats.of(position, position.toMove().other()).forEach(move -> found.put(move, Overlays.Sign.Kind.THREATENS));
        return found;
    }
}
