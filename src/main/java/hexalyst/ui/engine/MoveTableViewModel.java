package hexalyst.ui.engine;

import hexalyst.analysis.MoveValues;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Later;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What every legal move of the current position is worth. It works while anybody wants it to and follows the user to
/// another position; what it found stays, and is shown again on return. JavaFX thread only.
public final class MoveTableViewModel {
    /// Positions whose results are kept.
    private static final int KEPT = 300;
    /// A search begins when the user rests at a position, not at each that is passed on the way.
    private static final Duration REST = Duration.ofMillis(120);

    private final MoveSearcher searcher;
    private final ProofStore proofs;
    private final SharedProofs shared;
    private final SharedProofs elsewhere;
    private final MessageLine messages;
    private final Later later;
    private final Texts texts = Texts.of(MoveTableViewModel.class);
    private final LatestUpdate<MoveValues> updates;
    private final Set<String> wanting = new HashSet<>();
    private final Map<Position, MoveValues> kept = new LinkedHashMap<>();
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<MoveValues>> values = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper brief = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper least = new ReadOnlyStringWrapper("");
    private Optional<Runnable> stop = Optional.empty();
    private Position position;
    private boolean resting;
    /// The number of the search whose results are shown; searches ask for it on their own threads.
    private final AtomicInteger round = new AtomicInteger();

    /// When a search begins.
    private enum Start {
        AT_ONCE,
        AFTER_REST
    }

    /// @param searcher starts searches
    /// @param game whose current position is looked at
    /// @param proofs gets what is proved of the position and of those after it, and gives what is known of them
    /// @param messages where it says that a search failed
    /// @param later brings results to the JavaFX thread
    public MoveTableViewModel(
            MoveSearcher searcher, GameViewModel game, ProofStore proofs, MessageLine messages, Later later) {
        this.searcher = searcher;
        this.proofs = proofs;
        shared = new SharedProofs(proofs);
        elsewhere = new SharedProofs(proofs);
        this.messages = messages;
        this.later = later;
        updates = new LatestUpdate<>(later, this::show);
        position = game.moment().position();
        game.momentProperty().subscribe(moment -> follow(moment.position()));
        proofs.countProperty().subscribe((before, now) -> refresh());
    }

    /// True while anybody wants results, also when there is nothing left to do at this position.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// True while a search works on the current position.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// What is known of the moves of the current position; empty if nothing is.
    public ReadOnlyObjectProperty<Optional<MoveValues>> valuesProperty() {
        return values.getReadOnlyProperty();
    }

    /// What is known of the moves of a position: of the current one now, of another one what was found until it was
    /// left and what was proved since. Empty if nothing is, or is to be known.
    public Optional<MoveValues> values(Position of) {
        Optional<MoveValues> known = found(of);
        return of.equals(position) || known.isEmpty() ? known : elsewhere.with(of, known);
    }

    /// What was found of the moves of a position: of the current one now, of another one until it was left. Of that
    /// nothing is told while nobody is to be told.
    private Optional<MoveValues> found(Position of) {
        if (of.equals(position)) {
            return values.get();
        }
        return proofs.veiled() ? Optional.empty() : Optional.ofNullable(kept.get(of));
    }

    /// The chance of the player to move that the best move of a position promises, 0 to 1, as far as its moves were
    /// looked at: now, or when it was left. Empty if nothing is known of them, or to be known.
    public OptionalDouble chance(Position of) {
        return proofs.veiled()
                ? OptionalDouble.empty()
                : found(of).map(MoveValues::chance).orElse(OptionalDouble.empty());
    }

    /// True while the moves of a position are looked at.
    public boolean worksAt(Position of) {
        return busy.get() && of.equals(position);
    }

    /// How far it is, in a few words; empty while nobody wants results.
    public ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// [#statusProperty] where there is little room, such as `12 of 122 moves proved`.
    public ReadOnlyStringProperty briefProperty() {
        return brief.getReadOnlyProperty();
    }

    /// [#statusProperty] where there is least room, such as `12/122 proved`; empty where there is nothing to count.
    public ReadOnlyStringProperty leastProperty() {
        return least.getReadOnlyProperty();
    }

    /// Says whether somebody wants results. It works while anybody does.
    ///
    /// @param who a name for the one who says so
    public void want(String who, boolean wanted) {
        if (wanted) {
            wanting.add(who);
        } else {
            wanting.remove(who);
        }
        beginOrEnd();
    }

    /// Lets it rest, whoever wants results, or go on.
    public void rest(boolean now) {
        resting = now;
        beginOrEnd();
    }

    private void beginOrEnd() {
        boolean on = !wanting.isEmpty() && !resting;
        if (on != running.get()) {
            running.set(on);
            if (on) {
                begin(Start.AT_ONCE);
            } else {
                halt();
                tell();
            }
        }
    }

    /// Stops, whoever wants results.
    public void stop() {
        wanting.clear();
        running.set(false);
        halt();
        tell();
    }

    private void follow(Position next) {
        if (!next.equals(position)) {
            position = next;
            begin(Start.AFTER_REST);
        }
    }

    private void begin(Start at) {
        halt();
        showKept();
        boolean complete = Optional.ofNullable(kept.get(position))
                .filter(MoveTableViewModel::complete)
                .isPresent();
        if (running.get() && !position.outcome().over() && !complete) {
            int mine = round.get();
            busy.set(true);
            if (at == Start.AT_ONCE) {
                search(mine);
            } else {
                later.run(REST, () -> search(mine));
            }
        }
        tell();
    }

    private void showKept() {
        values.set(proofs.veiled() ? Optional.empty() : shared.with(position, Optional.ofNullable(kept.get(position))));
    }

    /// Something was proved, here or elsewhere.
    private void refresh() {
        showKept();
        tell();
    }

    /// Starts the search, unless the user has gone on since it was asked for.
    private void search(int mine) {
        if (mine != round.get()) {
            return;
        }
        stop = Optional.of(searcher.start(
                position,
                found -> {
                    // A last word from a stopped search must not overtake the first one of its successor.
                    if (mine == round.get()) {
                        updates.offer(found);
                    }
                },
                failure -> later.run(() -> fail(mine, failure))));
    }

    /// True if a search could not add anything.
    private static boolean complete(MoveValues known) {
        return known.proved() == known.rows().size() && known.rows().stream().allMatch(row -> row.openReplies() == 0);
    }

    private void halt() {
        round.incrementAndGet();
        stop.ifPresent(Runnable::run);
        stop = Optional.empty();
        busy.set(false);
    }

    /// Results reach the JavaFX thread; those of a position that was left are kept for the return.
    private void show(MoveValues found) {
        MoveValues old = kept.remove(found.position());
        MoveValues better = old == null ? found : found.keeping(old);
        kept.put(found.position(), better);
        if (kept.size() > KEPT) {
            kept.remove(kept.keySet().iterator().next());
        }
        shared.learn(better);
        proofs.announce();
        if (!found.position().equals(position)) {
            return;
        }
        showKept();
        if (found.finished() && complete(better)) {
            stop = Optional.empty();
            busy.set(false);
        }
        tell();
    }

    private void fail(int failed, Throwable failure) {
        if (failed == round.get()) {
            stop();
            messages.warn(texts.get("table.failed", String.valueOf(failure.getMessage())));
        }
    }

    private void tell() {
        int all = values.get().map(known -> known.rows().size()).orElse(0);
        int proved = values.get().map(MoveValues::proved).orElse(0);
        String key = stand(proved, all);
        status.set(key.isEmpty() ? "" : texts.get("table." + key, proved, all));
        brief.set(key.isEmpty() ? "" : texts.get("brief." + key, proved, all));
        least.set(key.isEmpty() || all == 0 ? "" : texts.get("least", proved, all));
    }

    /// How far it is; empty if there is nothing to tell.
    private String stand(int proved, int all) {
        if (position.outcome().over()) {
            return running.get() ? "over" : "";
        }
        if (proofs.veiled()) {
            return "hidden";
        }
        if (busy.get() && all == 0) {
            return "begins";
        }
        if (busy.get()) {
            // When all replies are counted too, only how play may go on is looked at.
            boolean counted = values.get().filter(MoveTableViewModel::complete).isPresent();
            return counted ? "settled" : proved == all ? "counting" : "working";
        }
        if (all > 0) {
            return proved == all ? "settled" : "stopped";
        }
        return "";
    }
}
