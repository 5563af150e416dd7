package hexalyst.game.kit;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import org.jspecify.annotations.Nullable;

/// A position that computes its key once.
public abstract class KeyedPosition implements Position {
    /// Computed lazily; threads that compute it twice get the same key.
    private @Nullable PositionKey key;

    @Override
    public final PositionKey key() {
        PositionKey known = key;
        if (known == null) {
            known = canonicalContent().key();
            key = known;
        }
        return known;
    }
}
