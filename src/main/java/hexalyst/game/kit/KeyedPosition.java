package hexalyst.game.kit;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A position that computes its key, and the set of its moves, once.
public abstract class KeyedPosition implements Position {
    /// Computed lazily; threads that compute it twice get the same key.
    private @Nullable PositionKey key;

    private @Nullable Set<Move> allowed;

    @Override
    public final PositionKey key() {
        PositionKey known = key;
        if (known == null) {
            known = canonicalContent().key();
            key = known;
        }
        return known;
    }

    @Override
    public boolean allows(Move move) {
        Set<Move> known = allowed;
        if (known == null) {
            // Not Set.copyOf: turns on neighbouring cells have neighbouring hash codes, which it takes long to tell
            // apart. Not a bare one either: other threads may use it at once.
            known = Collections.unmodifiableSet(new HashSet<>(legalMoves()));
            allowed = known;
        }
        return known.contains(move);
    }
}
