package hexalyst.analysis.results;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;

/// Identifies a position, together with its mirror images, in the store.
///
/// @param game the game's id
/// @param edition the edition's id
/// @param key the position's key
public record StoreKey(String game, String edition, PositionKey key) {
    /// The key of a position.
    public static StoreKey of(Position position) {
        return new StoreKey(position.game().id(), position.edition().id(), position.key());
    }

    /// The key that versions before 1.1 gave a position, which another position may have too.
    static StoreKey earlier(Position position) {
        return new StoreKey(position.game().id(), position.edition().id(), position.earlierKey());
    }

    /// The number under which databases know the game and the edition.
    public long editionId() {
        return Machine.id(game + ' ' + edition);
    }

    /// Game, edition and key, separated by spaces; the key as 32 hexadecimal digits.
    public String text() {
        return game + ' ' + edition + ' ' + String.format("%016x%016x", key.high(), key.low());
    }
}
