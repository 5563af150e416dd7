package hexalyst.ui.fx;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/// Hands the latest of many values from any thread to the JavaFX thread. At most one update is pending at a time, and
/// two updates are at least [#PAUSE] apart. A value is dropped if a newer one arrives before its update.
///
/// @param <T> the type of the values
public final class LatestUpdate<T> {
    /// The least time between two updates: about 20 a second.
    public static final Duration PAUSE = Duration.ofMillis(50);

    private final FxThread later;
    private final Consumer<T> sink;
    private final AtomicReference<Slot<T>> slot = new AtomicReference<>(new Slot<>(Optional.empty(), false));

    /// @param waiting the latest value that is not delivered yet
    /// @param scheduled true while a task of ours is on its way to the JavaFX thread, or during the pause after it
    private record Slot<T>(Optional<T> waiting, boolean scheduled) {}

    /// @param later brings tasks to the JavaFX thread
    /// @param sink receives the values there
    public LatestUpdate(FxThread later, Consumer<T> sink) {
        this.later = later;
        this.sink = sink;
    }

    /// Offers a value. May be called from any thread.
    public void offer(T value) {
        Slot<T> before = slot.getAndUpdate(old -> new Slot<>(Optional.of(value), true));
        if (!before.scheduled()) {
            later.run(this::deliver);
        }
    }

    /// Delivers a final value at once and drops the waiting one. JavaFX thread only.
    public void finish(T value) {
        slot.updateAndGet(old -> new Slot<>(Optional.empty(), old.scheduled()));
        sink.accept(value);
    }

    /// Delivers the waiting value, then pauses; a value that arrives meanwhile is delivered after the pause.
    private void deliver() {
        Slot<T> taken = slot.getAndUpdate(
                old -> new Slot<>(Optional.empty(), old.waiting().isPresent()));
        taken.waiting().ifPresent(value -> {
            later.run(PAUSE, this::deliver);
            sink.accept(value);
        });
    }
}
