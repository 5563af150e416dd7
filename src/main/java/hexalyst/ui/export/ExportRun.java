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

/// An export in progress, one at a time: its progress, its outcome, and a way to cancel it. JavaFX thread only, except
/// where stated otherwise.
public final class ExportRun implements Watch {
    private final FilesViewModel.Threads threads;
    private final Texts texts = Texts.of(ExportRun.class);
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper several = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper("");
    private final LatestUpdate<Step> steps;
    private volatile boolean cancelled;
    /// The letters that the export could not print; empty if there are none.
    private volatile String lost = "";

    /// The number of the current game, and the number of games.
    private record Step(int number, int of) {}

    /// A slow part of an export. It runs on another thread and returns what to do afterwards in the JavaFX thread: to
    /// start another part, or to report the outcome.
    interface Part {
        Runnable make() throws IOException;
    }

    ExportRun(FilesViewModel.Threads threads) {
        this.threads = threads;
        steps = new LatestUpdate<>(threads.later(), this::show);
    }

    /// True while an export is running.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// True while several games are being exported, which can be cancelled between two of them.
    public ReadOnlyBooleanProperty severalProperty() {
        return several.getReadOnlyProperty();
    }

    /// The progress over the games, from 0 to 1.
    public ReadOnlyDoubleProperty shareProperty() {
        return share.getReadOnlyProperty();
    }

    /// The progress or the outcome in words; empty before.
    public ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    /// Cancels the export before its next game, or before the file is written.
    public void cancel() {
        cancelled = true;
    }

    /// Starts an export.
    void start(Part part) {
        cancelled = false;
        lost = "";
        goOn(part);
    }

    /// Ends the export and says so, if it was cancelled.
    ///
    /// @return true if it was cancelled
    boolean isOver() {
        if (cancelled) {
            done(texts.get("cancelled"));
        }
        return cancelled;
    }

    /// Runs a part in the background. Errors are reported too, or the buttons would stay disabled: a picture may not
    /// fit into memory.
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

    /// Ends the export with its success, and says what was lost.
    void saved(String text) {
        done(lost.isEmpty() ? text : text + " " + texts.get("lost", lost));
    }

    /// Ends the export with an outcome.
    void done(String text) {
        busy.set(false);
        several.set(false);
        said.set(text);
    }

    /// Reports that a game is started. Called on the export's thread.
    @Override
    public void begins(int number, int of) {
        made();
        steps.offer(new Step(number, of));
    }

    /// Letters were lost. Called on the export's thread.
    @Override
    public void lost(String letters) {
        // Several files are told together.
        lost = (lost + letters)
                .codePoints()
                .distinct()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    @Override
    public void made() {
        if (cancelled) {
            throw new CancellationException();
        }
    }

    private void show(Step step) {
        // The last report may arrive after the end.
        if (busy.get() && step.of() > 1) {
            several.set(true);
            share.set((step.number() - 1.0) / step.of());
            said.set(texts.get("progress", step.number(), step.of()));
        }
    }
}
