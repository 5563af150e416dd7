package hexalyst.game;

import java.util.Map;
import java.util.Optional;

/// A piece: whose it is and what it can do. Its letter, shape and name are the edition's.
///
/// @param owner the player whose piece it is; empty for what belongs to nobody, such as a bead
/// @param kind which of the edition's kinds it is, from 0: what all pieces of a game with stones are
public record Piece(Optional<Side> owner, int kind) {
    private static final Piece WHITE = new Piece(Optional.of(Side.WHITE), 0);
    private static final Piece BLACK = new Piece(Optional.of(Side.BLACK), 0);
    /// The pieces of games with plain stones, by their letters.
    public static final Map<Character, Piece> STONES = Map.of('w', WHITE, 'b', BLACK);

    /// A plain piece of a player, a stone.
    public static Piece of(Side owner) {
        return owner == Side.WHITE ? WHITE : BLACK;
    }
}
