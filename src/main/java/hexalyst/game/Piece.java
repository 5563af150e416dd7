package hexalyst.game;

import java.util.Map;
import java.util.Optional;

/// A piece: its owner and its abilities. Its letter, shape and name come from the edition.
///
/// @param owner the piece's owner; empty for a piece that belongs to nobody, such as a bead
/// @param kind which of the edition's kinds it is, from 0; 0 in games with stones
public record Piece(Optional<Side> owner, int kind) {
    private static final Piece WHITE = new Piece(Optional.of(Side.WHITE), 0);
    private static final Piece BLACK = new Piece(Optional.of(Side.BLACK), 0);
    /// The pieces of games with plain stones, by their letters.
    public static final Map<String, Piece> STONES = Map.of("w", WHITE, "b", BLACK);

    /// A piece of a player.
    public static Piece of(Side owner, int kind) {
        return kind == 0 ? of(owner) : new Piece(Optional.of(owner), kind);
    }

    /// A plain piece of a player, a stone.
    public static Piece of(Side owner) {
        return owner == Side.WHITE ? WHITE : BLACK;
    }
}
