package hexalyst.ui.export;

import hexalyst.export.document.Watch;
import hexalyst.report.Failures;
import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.LatestUpdate;
import java.io.IOException;
import java.util.concurrent.CancellationException;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// What is being made for an export, one thing at a time: how far it is, how it ended, and the way to end it early.
/// JavaFX thread only, except where something says else.
public final class ExportRun implements Watch {
    private final FilesViewModel.Threads threads;
    private final Texts texts = Texts.of(ExportRun.class);
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper several = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper("");
    private final LatestUpdate<Step> steps;
    private volatile boolean cancelled;

    /// The game that is being made.
    private record Step(int number, int of) {}

    /// Something that takes a while: runs on another thread, and gives what is to be done then in the JavaFX thread,
    /// which begins another part or says how it ended.
    interface Part {
        Runnable make() throws IOException;
    }

    ExportRun(FilesViewModel.Threads threads) {
        this.threads = threads;
        steps = new LatestUpdate<>(threads.later(), this::show);
    }

    /// True while something is being made.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// True while several games are being made, which can be ended between two of them.
    public ReadOnlyBooleanProperty severalProperty() {
        return several.getReadOnlyProperty();
    }

    /// How much of the games is made, from 0 to 1.
    public ReadOnlyDoubleProperty shareProperty() {
        return share.getReadOnlyProperty();
    }

    /// How far it is, or how it ended; empty before.
    public ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    /// Ends what is being made, before the next game, or before it is written.
    public void cancel() {
        cancelled = true;
    }

    /// Begins an export.
    void start(Part part) {
        cancelled = false;
        goOn(part);
    }

    /// Ends the export, and says so, if that was asked for since it began.
    ///
    /// @return true if it is to be ended
    boolean isOver() {
        if (cancelled) {
            done(texts.get("cancelled"));
        }
        return cancelled;
    }

    /// Does a part of it in the background. What goes wrong there is told, so that the buttons do not wait for ever: a
    /// picture may be larger than the memory.
    void goOn(Part part) {
        busy.set(true);
        said.set("");
        threads.background().execute(() -> {
            Runnable next;
            try {
                made();
                next = part.make();
            } catch (CancellationException ended) {
                next = () -> done(texts.get("cancelled"));
            } catch (IOException e) {
                next = () -> done(texts.get("failed", String.valueOf(e.getMessage())));
            } catch (RuntimeException | OutOfMemoryError failure) {
                Failures.tell(failure);
                next = () -> done(texts.get("notMade", failure.toString()));
            }
            threads.later().run(next);
        });
    }

    /// Says how it ended.
    void done(String text) {
        busy.set(false);
        several.set(false);
        said.set(text);
    }

    /// Shows that a game is begun. Called on the thread that makes it.
    @Override
    public void begins(int number, int of) {
        made();
        steps.offer(new Step(number, of));
    }

    @Override
    public void made() {
        if (cancelled) {
            throw new CancellationException();
        }
    }

    private void show(Step step) {
        // The last one may come when all is done.
        if (busy.get() && step.of() > 1) {
            several.set(true);
            share.set((step.number() - 1.0) / step.of());
            said.set(texts.get("progress", step.number(), step.of()));
        }
    }
}
