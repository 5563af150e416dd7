package hexalyst.ui.fx;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/// Hands values from any thread to the JavaFX thread, the latest only: at most one update is pending at a time, and two
/// updates are at least [#PAUSE] apart. Values that were overtaken before their turn are dropped.
///
/// @param <T> the type of the values
public final class LatestUpdate<T> {
    /// The least time between two updates: about 20 a second.
    public static final Duration PAUSE = Duration.ofMillis(50);

    private final Later later;
    private final Consumer<T> sink;
    private final AtomicReference<Slot<T>> slot = new AtomicReference<>(new Slot<>(Optional.empty(), false));

    /// @param waiting the latest value that nobody has seen yet
    /// @param scheduled true while a task of ours is on its way to the JavaFX thread, or the pause after it lasts
    private record Slot<T>(Optional<T> waiting, boolean scheduled) {}

    /// @param later brings tasks to the JavaFX thread
    /// @param sink gets the values there
    public LatestUpdate(Later later, Consumer<T> sink) {
        this.later = later;
        this.sink = sink;
    }

    /// Offers a value; may be called from any thread.
    public void offer(T value) {
        Slot<T> before = slot.getAndUpdate(old -> new Slot<>(Optional.of(value), true));
        if (!before.scheduled()) {
            later.run(this::deliver);
        }
    }

    /// Shows a value at once, as the last of its row: what waits is dropped. JavaFX thread only.
    public void finish(T value) {
        slot.updateAndGet(old -> new Slot<>(Optional.empty(), old.scheduled()));
        sink.accept(value);
    }

    /// Shows what waits, then keeps quiet for the pause; a value that came meanwhile is shown after it.
    private void deliver() {
        Slot<T> taken = slot.getAndUpdate(
                old -> new Slot<>(Optional.empty(), old.waiting().isPresent()));
        taken.waiting().ifPresent(value -> {
            later.run(PAUSE, this::deliver);
            sink.accept(value);
        });
    }
}
