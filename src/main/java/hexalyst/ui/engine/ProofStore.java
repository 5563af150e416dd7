package hexalyst.ui.engine;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// What was proved in this session, kept under the positions' keys: it holds for a position reached in another way and
/// for its mirror images too. Reading and adding may happen on any thread, [#announce] and the property only on the
/// JavaFX thread.
public final class ProofStore {
    private final Map<PositionKey, Proof> proofs;
    private final AtomicInteger added;
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();

    /// An empty store.
    public ProofStore() {
        this(new ConcurrentHashMap<>(), new AtomicInteger());
    }

    private ProofStore(Map<PositionKey, Proof> proofs, AtomicInteger added) {
        this.proofs = proofs;
        this.added = added;
    }

    /// The same proofs for another tab, which is told of new ones on its own: a tab that is not seen is not disturbed.
    public ProofStore forAnotherTab() {
        return new ProofStore(proofs, added);
    }

    /// Keeps a proof, unless a better one is kept already: one with a line before one without, then the one in fewer
    /// plies, then the newer.
    void add(Proof proof) {
        proofs.merge(proof.position().key(), proof, (kept, found) -> better(kept, found) ? kept : found);
        added.incrementAndGet();
    }

    private static boolean better(Proof one, Proof other) {
        return one.line().isEmpty() == other.line().isEmpty()
                ? one.plies().orElse(0) < other.plies().orElse(0)
                : other.line().isEmpty();
    }

    /// Tells those who look at [#countProperty].
    public void announce() {
        count.set(added.get());
    }

    /// The proof for a position or one that is equivalent; the line is there only for the position itself.
    public Optional<Proof> find(Position position) {
        return isEmpty() || position.outcome().over()
                ? Optional.empty()
                : Optional.ofNullable(proofs.get(position.key())).map(proof -> proof.of(position));
    }

    /// True if nothing was proved yet.
    public boolean isEmpty() {
        return proofs.isEmpty();
    }

    /// How many proofs have been announced, a better one for the same position counted again.
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }
}
