package hexalyst.ui.fx;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// Stands in for the JavaFX thread: tasks run when the test says so, pauses end when it says so.
public final class Queue implements Later {
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

    /// How many tasks wait.
    public synchronized int waiting() {
        return tasks.size();
    }

    /// How many pauses have not ended.
    public synchronized int paused() {
        return paused.size();
    }

    /// Runs what waits.
    public void runAll() {
        for (Runnable task = next(); task != null; task = next()) {
            task.run();
        }
    }

    @SuppressWarnings("NullAway")
    private synchronized Runnable next() {
        return tasks.poll();
    }

    /// Ends the pauses so far and runs what waits.
    public void endPauses() {
        endPauses(Duration.ofDays(1));
    }

    /// Ends the pauses so far that are not longer than this and runs what waits.
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
