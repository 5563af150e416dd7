package hexalyst.ui.journal;

import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Place;
import hexalyst.ui.files.Snapshot;
import hexalyst.ui.fx.Later;
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

/// Keeps a [Journal] of what is not saved in a tab, at most [#PAUSE] late. JavaFX thread only; files are written on
/// another. What is left behind after a crash is offered by [LeftoversViewModel].
public final class JournalViewModel {
    /// From an edit to its writing; what is typed into a comment or into the notation counts as an edit.
    public static final Duration PAUSE = Duration.ofSeconds(1);

    /// From a writing that failed, perhaps because the disk is full, to the next try.
    static final Duration AGAIN = Duration.ofSeconds(10);

    /// What it needs from outside.
    ///
    /// @param journal the journal of this tab
    /// @param files runs what reads and writes journals, one at a time, and nothing else that might take long
    /// @param later brings the rest to the JavaFX thread
    public record Outside(Journal journal, Executor files, Later later) {}

    private final FilesViewModel files;
    private final GameViewModel game;
    private final ObservableValue<Optional<KeptPlay>> play;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(JournalViewModel.class);
    /// What was handed over to be written last, so that moving about in an unsaved game writes nothing.
    private Optional<HandedOver> handedOver = Optional.empty();
    /// What is to be run once what is open is kept here.
    private final List<Runnable> replaced = new ArrayList<>();

    private boolean scheduled;
    private boolean failed;
    /// Whether the next try is on its way.
    private boolean waiting;
    private boolean ended;

    private record HandedOver(Snapshot content, Optional<KeptPlay> play) {}

    /// @param files what is open
    /// @param game where edits are made
    /// @param play the play against the engine in it
    /// @param messages where it says what it could not do
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
        play.subscribe(now -> changed());
    }

    /// Has what is open now kept, or saved or given up by the user, and then runs a task once, on the thread of the
    /// journals.
    public void onceKept(Runnable task) {
        replaced.add(task);
        handedOver = Optional.empty();
        changed();
    }

    private void changed() {
        if (!scheduled && !ended) {
            scheduled = true;
            outside.later().run(PAUSE, this::write);
        }
    }

    private void write() {
        scheduled = false;
        if (ended) {
            return;
        }
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
        // Written with what changes only: that is where somebody was at work.
        Place place = Place.of(
                files.selectedProperty().get(),
                game.moment().tree(),
                game.moment().id());
        List<Runnable> then = take();
        outside.files().execute(() -> {
            try {
                outside.journal().write(now.content(), Optional.of(place), now.play());
                failed = false;
                then.forEach(Runnable::run);
            } catch (IOException | RuntimeException full) {
                outside.later().run(() -> {
                    handedOver = Optional.empty();
                    replaced.addAll(then);
                    tryAgain();
                });
                if (!failed) {
                    failed = true;
                    say("notWritten", full);
                }
            }
        });
    }

    /// Nobody might touch a key again before the program ends.
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

    /// Ends the journal: the user has been asked about what is not saved.
    public void end() {
        ended = true;
        forget();
    }

    private void say(String what, Exception why) {
        outside.later().run(() -> messages.warn(texts.get(what, String.valueOf(why.getMessage()))));
    }
}
