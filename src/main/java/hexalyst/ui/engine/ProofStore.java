package hexalyst.ui.engine;

import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.record.MachineNote;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// What was proved in this session, kept under the positions' keys: it holds for a position reached in another way and
/// for its mirror images too. Reading and adding may happen on any thread, [#announce] and the property only on the
/// JavaFX thread.
public final class ProofStore {
    /// What is kept of a position.
    ///
    /// @param best the proof in the fewest plies
    /// @param lined the one in the fewest plies that has a line, if one has
    private record Entry(Proof best, Optional<Proof> lined) {
        static Entry of(Proof proof) {
            return new Entry(
                    proof, Optional.of(proof).filter(found -> !found.line().isEmpty()));
        }

        Entry with(Proof found) {
            Optional<Proof> line = found.line().isEmpty()
                            || lined.filter(kept -> better(kept, found)).isPresent()
                    ? lined
                    : Optional.of(found);
            return new Entry(better(best, found) ? best : found, line);
        }

        /// The fewest plies, with a line if there is one of a proof in as many: one of a longer proof need not keep to
        /// it.
        Proof proof() {
            if (!best.line().isEmpty() || lined.isEmpty()) {
                return best;
            }
            Proof other = lined.get();
            return other.position().equals(best.position()) && other.plies().equals(best.plies())
                    ? new Proof(best.position(), best.value(), best.plies(), other.line(), best.exact())
                    : best;
        }

        private static boolean better(Proof one, Proof other) {
            int kept = one.plies().orElse(Integer.MAX_VALUE);
            int found = other.plies().orElse(Integer.MAX_VALUE);
            return kept < found
                    || kept == found && one.exact() && !other.exact()
                    || kept == found
                            && one.exact() == other.exact()
                            && one.line().size() > other.line().size();
        }
    }

    private final Map<PositionKey, Entry> proofs;
    private final Map<PositionKey, Proof> claims;
    private final AtomicInteger added;
    private final Consumer<Proof> keeper;
    private volatile boolean veiled;
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();

    /// An empty store, from which nobody keeps anything for later sessions.
    public ProofStore() {
        this(proof -> {});
    }

    /// An empty store.
    ///
    /// @param keeper told of every new proof, on the thread that adds it
    public ProofStore(Consumer<Proof> keeper) {
        this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>(), new AtomicInteger(), keeper);
    }

    private ProofStore(
            Map<PositionKey, Entry> proofs,
            Map<PositionKey, Proof> claims,
            AtomicInteger added,
            Consumer<Proof> keeper) {
        this.proofs = proofs;
        this.claims = claims;
        this.added = added;
        this.keeper = keeper;
    }

    /// The same proofs for another tab, which is told of new ones on its own: a tab that is not seen is not disturbed.
    public ProofStore forAnotherTab() {
        return new ProofStore(proofs, claims, added, keeper);
    }

    /// Keeps a proof, unless one in fewer plies is kept already; of two as short the one with the longer line stays,
    /// then the newer.
    public void add(Proof proof) {
        recall(proof);
        keeper.accept(proof);
    }

    /// Keeps a proof of an earlier session in the same way. What was known already is nothing to tell of.
    void recall(Proof proof) {
        PositionKey key = proof.position().key();
        Entry before = proofs.get(key);
        if (!proofs.merge(key, Entry.of(proof), (kept, found) -> kept.with(proof))
                .equals(before)) {
            added.incrementAndGet();
        }
    }

    /// Keeps what somebody else calls proved, apart from what is.
    void claim(Proof said) {
        if (!said.equals(claims.put(said.position().key(), said))) {
            added.incrementAndGet();
        }
    }

    /// What somebody else calls proved of a position or one that is equivalent, as long as nothing is proved of it
    /// here. It may be false: never to be shown without saying so.
    public Optional<MachineNote.Proved> claimed(Position position) {
        return veiled || position.outcome().over() || find(position).isPresent()
                ? Optional.empty()
                : Optional.ofNullable(claims.get(position.key()))
                        .map(said -> said.of(position).note());
    }

    /// Tells those who look at [#countProperty].
    public void announce() {
        count.set(added.get());
    }

    /// Lets this tab know nothing, as in a play in which nobody wants to be told, or all again. What is proved
    /// meanwhile is kept.
    public void veil(boolean now) {
        if (now != veiled) {
            veiled = now;
            added.incrementAndGet();
            announce();
        }
    }

    /// True while this tab is to know nothing.
    public boolean veiled() {
        return veiled;
    }

    /// The proof for a position or one that is equivalent; the line is there only for the position itself.
    public Optional<Proof> find(Position position) {
        return isEmpty() || position.outcome().over()
                ? Optional.empty()
                : Optional.ofNullable(proofs.get(position.key()))
                        .map(entry -> entry.proof().of(position));
    }

    /// What is proved of a position, if the same was noted of it with more plies or with no number of them.
    public Optional<MachineNote.Proved> shorter(Position position, MachineNote.Proved noted) {
        return find(position)
                .map(Proof::note)
                .filter(found -> found.winner().equals(noted.winner())
                        && found.plies().isPresent()
                        && found.plies().getAsInt() < noted.plies().orElse(Integer.MAX_VALUE));
    }

    /// The shortest proof for a position itself that has a line; the plies are those of that line's proof.
    public Optional<Proof> withLine(Position position) {
        return isEmpty() || position.outcome().over()
                ? Optional.empty()
                : Optional.ofNullable(proofs.get(position.key()))
                        .flatMap(Entry::lined)
                        .filter(proof -> proof.position().equals(position));
    }

    /// True if nothing was proved yet, or nothing is to be known.
    public boolean isEmpty() {
        return veiled || proofs.isEmpty();
    }

    /// How many proofs and claims have been announced, a better one for the same position counted again, the same one
    /// not.
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }
}
