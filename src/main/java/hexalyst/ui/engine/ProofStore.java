package hexalyst.ui.engine;

import hexalyst.engine.ProvedValue;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.record.MachineNote;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// The proofs of this session, stored under the positions' keys, so that they also apply to transpositions and mirror
/// images. Reading and adding may happen on any thread; [#announce] and the property only on the JavaFX thread.
public final class ProofStore {
    /// The proofs of a position.
    ///
    /// @param best the proof in the fewest plies
    /// @param lined the proof in the fewest plies among those with a line
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

        /// The proof in the fewest plies, with a line only if a proof in the same number of plies has one: the line of
        /// a longer proof need not achieve it.
        Proof proof() {
            if (!best.line().isEmpty() || lined.isEmpty()) {
                return best;
            }
            Proof other = lined.get();
            return other.position().equals(best.position())
                            && other.proved().plies() == best.proved().plies()
                    ? new Proof(best.position(), best.proved(), other.line(), best.exact())
                    : best;
        }

        private static boolean better(Proof one, Proof other) {
            int kept = one.bound();
            int found = other.bound();
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

    /// An empty store whose proofs are not stored for later sessions.
    public ProofStore() {
        this(proof -> {});
    }

    /// An empty store.
    ///
    /// @param keeper receives every new proof, on the thread that adds it
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

    /// The same proofs for another tab, which announces new ones separately, so that a hidden tab is not disturbed.
    public ProofStore forAnotherTab() {
        return new ProofStore(proofs, claims, added, keeper);
    }

    /// Adds a proof, unless there is one in fewer plies. Of two equally short ones the one with the longer line is
    /// kept, or else the newer.
    public void add(Proof proof) {
        recall(proof);
        keeper.accept(proof);
    }

    /// Adds what is proved of a position.
    ///
    /// @param position a position where the game is not over
    /// @param line a line that follows the proof; empty if none is known
    public void add(Position position, ProvedValue value, List<Move> line) {
        add(new Proof(position, value, line));
    }

    /// Adds a proof of an earlier session in the same way, but without reporting it as new.
    void recall(Proof proof) {
        PositionKey key = proof.position().key();
        Entry before = proofs.get(key);
        if (!proofs.merge(key, Entry.of(proof), (kept, found) -> kept.with(proof))
                .equals(before)) {
            added.incrementAndGet();
        }
    }

    /// Adds somebody else's claim, apart from our own proofs.
    void claim(Proof said) {
        if (!said.equals(claims.put(said.position().key(), said))) {
            added.incrementAndGet();
        }
    }

    /// Somebody else's claim about a position or an equivalent one, as long as we have no proof of it. It may be false
    /// and must always be shown as a claim.
    public Optional<MachineNote.Proved> claimed(Position position) {
        return veiled || position.outcome().over() || find(position).isPresent()
                ? Optional.empty()
                : Optional.ofNullable(claims.get(position.key()))
                        .map(said -> said.of(position).note());
    }

    /// How many proofs and claims were added, announced or not.
    int added() {
        return added.get();
    }

    /// Updates [#countProperty] and so its listeners.
    public void announce() {
        count.set(added());
    }

    /// Hides all values in this tab, as during a game in which the player wants no help, or shows them again. New
    /// proofs are kept meanwhile.
    public void veil(boolean now) {
        if (now != veiled) {
            veiled = now;
            added.incrementAndGet();
            announce();
        }
    }

    /// True while values are hidden in this tab.
    public boolean veiled() {
        return veiled;
    }

    /// The proof for a position or an equivalent one. Its line is included only for the position itself.
    public Optional<Proof> find(Position position) {
        return isEmpty() || position.outcome().over()
                ? Optional.empty()
                : Optional.ofNullable(proofs.get(position.key()))
                        .map(entry -> entry.proof().of(position));
    }

    /// The proof of a position as a note, if this note has the same value with more or unknown plies.
    public Optional<MachineNote.Proved> shorter(Position position, MachineNote.Proved noted) {
        return find(position)
                .map(Proof::note)
                .filter(found -> found.winner().equals(noted.winner())
                        && found.plies().isPresent()
                        && found.plies().getAsInt() < noted.plies().orElse(Integer.MAX_VALUE));
    }

    /// The shortest proof for exactly this position that has a line; the plies are those of the same proof.
    public Optional<Proof> withLine(Position position) {
        return isEmpty() || position.outcome().over()
                ? Optional.empty()
                : Optional.ofNullable(proofs.get(position.key()))
                        .flatMap(Entry::lined)
                        .filter(proof -> proof.position().equals(position));
    }

    /// True if nothing has been proved yet, or values are hidden.
    public boolean isEmpty() {
        return veiled || proofs.isEmpty();
    }

    /// How many proofs and claims have been announced. A better one for the same position counts again; the same one
    /// does not.
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }
}
