package hexalyst.ui.journal;

import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Place;
import hexalyst.ui.files.Snapshot;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.play.KeptPlay;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.value.ObservableValue;

/// Keeps a [Journal] of a tab's unsaved changes: a change is written at once, and what changes meanwhile as soon as
/// that is done, at most every [#PAUSE]. So little of what was typed is lost by a crash, however busy the machine is.
/// JavaFX thread only; files are written on another thread. After a crash, [LeftoversViewModel] offers the journals.
public final class JournalViewModel {
    /// The time from the beginning of one writing to the next, at least. Typing in a comment or in the notation counts
    /// as an edit.
    public static final Duration PAUSE = Duration.ofMillis(250);

    /// The time from a failed attempt to write, perhaps because the disk is full, to the next one.
    static final Duration AGAIN = Duration.ofSeconds(10);

    /// What it needs from outside.
    ///
    /// @param journal the journal of this tab
    /// @param files reads and writes journals, one at a time, and runs nothing else that is slow
    /// @param later brings the rest to the JavaFX thread
    public record Outside(Journal journal, Executor files, FxThread later) {}

    private final FilesViewModel files;
    private final GameViewModel game;
    private final ObservableValue<Optional<KeptPlay>> play;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(JournalViewModel.class);
    /// What was last passed on for writing, so that moving through an unsaved game writes nothing.
    private Optional<HandedOver> handedOver = Optional.empty();
    /// Tasks to run once the open games are in this journal.
    private final List<Runnable> replaced = new ArrayList<>();

    private boolean scheduled;
    /// Whether something is being written, and when that began.
    private boolean writing;

    private long begun = System.nanoTime() - PAUSE.toNanos();
    private boolean failed;
    /// Whether another attempt is scheduled.
    private boolean waiting;
    private boolean ended;

    private record HandedOver(Snapshot content, Optional<KeptPlay> play) {}

    /// @param files what is open
    /// @param game where edits are made
    /// @param play the game against the engine in it
    /// @param messages shows what could not be done
    public JournalViewModel(
            FilesViewModel files,
            GameViewModel game,
            ObservableValue<Optional<KeptPlay>> play,
            MessageLine messages,
            Outside outside) {
        this.files = files;
        this.game = game;
        this.play = play;
        this.messages = messages;
        this.outside = outside;
        game.momentProperty().subscribe(moment -> changed());
        game.draftProperty().subscribe(text -> changed());
        game.textProperty().subscribe(text -> changed());
        files.dirtyProperty().subscribe(dirty -> changed());
        files.revisionProperty().subscribe((before, now) -> changed());
        play.subscribe(now -> changed());
    }

    /// Runs a task once the open games are in the journal, or were saved or discarded by the user. It runs once, on the
    /// journals' thread.
    public void onceKept(Runnable task) {
        replaced.add(task);
        handedOver = Optional.empty();
        changed();
    }

    private void changed() {
        if (!scheduled && !ended) {
            scheduled = true;
            Duration rest = PAUSE.minusNanos(System.nanoTime() - begun);
            if (rest.isPositive()) {
                outside.later().run(rest, this::write);
            } else {
                outside.later().run(this::write);
            }
        }
    }

    private void write() {
        if (ended || writing) {
            // What is being written calls this again when it is done.
            return;
        }
        scheduled = false;
        if (!files.dirtyProperty().get()) {
            handedOver = Optional.empty();
            forget();
            return;
        }
        HandedOver now = new HandedOver(files.snapshot(), play.getValue());
        if (handedOver.equals(Optional.of(now))) {
            return;
        }
        handedOver = Optional.of(now);
        // Written only with other changes, so it is the node of the last change.
        Place place = Place.of(
                files.selectedProperty().get(),
                game.moment().tree(),
                game.moment().id());
        List<Runnable> then = take();
        writing = true;
        begun = System.nanoTime();
        outside.files().execute(() -> write(now, place, then));
    }

    /// On the thread of the journals. Whatever goes wrong there must not keep later changes from being written.
    private void write(HandedOver now, Place place, List<Runnable> then) {
        boolean done = false;
        try {
            outside.journal().write(now.content(), Optional.of(place), now.play());
            failed = false;
            then.forEach(Runnable::run);
            done = true;
        } catch (IOException | RuntimeException full) {
            if (!failed) {
                failed = true;
                say("notWritten", full);
            }
        } finally {
            boolean kept = done;
            outside.later().run(() -> written(kept, then));
        }
    }

    private void written(boolean kept, List<Runnable> then) {
        writing = false;
        if (!kept) {
            handedOver = Optional.empty();
            replaced.addAll(then);
            tryAgain();
        }
        if (scheduled) {
            scheduled = false;
            changed();
        }
    }

    /// Tries again even without another edit, because the user may make none before the program ends.
    private void tryAgain() {
        if (!waiting) {
            waiting = true;
            outside.later().run(AGAIN, () -> {
                waiting = false;
                changed();
            });
        }
    }

    private List<Runnable> take() {
        List<Runnable> tasks = List.copyOf(replaced);
        replaced.clear();
        return tasks;
    }

    private void forget() {
        List<Runnable> then = take();
        outside.files().execute(() -> {
            try {
                outside.journal().close();
            } catch (IOException kept) {
                say("notDeleted", kept);
            }
            then.forEach(Runnable::run);
        });
    }

    /// Ends the journal, after the user was asked about unsaved changes.
    public void end() {
        ended = true;
        forget();
    }

    private void say(String what, Exception why) {
        outside.later().run(() -> messages.warn(texts.get(what, String.valueOf(why.getMessage()))));
    }
}
