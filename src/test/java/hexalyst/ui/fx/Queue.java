package hexalyst.ui.fx;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Replaces the JavaFX thread: tasks run and pauses end when the test says so.
public final class Queue implements FxThread {
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<Paused> paused = new ArrayList<>();

    private record Paused(Duration pause, Runnable task) {}

    @Override
    public synchronized void run(Runnable task) {
        tasks.add(task);
    }

    @Override
    public synchronized void run(Duration pause, Runnable task) {
        paused.add(new Paused(pause, task));
    }

    /// How many tasks are waiting.
    public synchronized int waiting() {
        return tasks.size();
    }

    /// How many pauses have not ended.
    public synchronized int paused() {
        return paused.size();
    }

    /// Runs the waiting tasks.
    public void runAll() {
        for (Runnable task = next(); task != null; task = next()) {
            task.run();
        }
    }

    @SuppressWarnings("NullAway")
    private synchronized Runnable next() {
        return tasks.poll();
    }

    /// Ends the current pauses and runs the waiting tasks.
    public void endPauses() {
        endPauses(Duration.ofDays(1));
    }

    /// Ends the current pauses up to this length and runs the waiting tasks.
    public void endPauses(Duration longest) {
        synchronized (this) {
            for (Paused each : List.copyOf(paused)) {
                if (each.pause.compareTo(longest) <= 0) {
                    tasks.add(each.task);
                    paused.remove(each);
                }
            }
        }
        runAll();
    }
}
