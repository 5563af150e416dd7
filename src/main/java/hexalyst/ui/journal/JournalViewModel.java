package hexalyst.ui.journal;

import hexalyst.record.GameTree;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Keeps a [Journal] of what is not saved, at most [#PAUSE] late, and offers what an earlier run left behind. JavaFX
/// thread only; files are written on another.
public final class JournalViewModel {
    /// From an edit to its writing; what is typed into a comment counts as an edit.
    public static final Duration PAUSE = Duration.ofSeconds(1);

    /// What it needs from outside.
    ///
    /// @param folder where journals are kept
    /// @param journal the journal of this run
    /// @param files runs what reads and writes files, one at a time
    /// @param later brings the rest to the JavaFX thread
    public record Outside(Path folder, Journal journal, Executor files, Later later) {}

    private final FilesViewModel files;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(JournalViewModel.class);
    private final List<Journal.Leftover> leftovers = new ArrayList<>();
    private final ReadOnlyStringWrapper offer = new ReadOnlyStringWrapper("");
    /// What was handed over to be written last, so that moving about in an unsaved game writes nothing.
    private List<GameTree> handedOver = List.of();

    private boolean scheduled;
    private boolean failed;
    private boolean ended;

    /// @param files what is open
    /// @param game where edits are made
    /// @param messages where it says what it could not do
    public JournalViewModel(FilesViewModel files, GameViewModel game, MessageLine messages, Outside outside) {
        this.files = files;
        this.messages = messages;
        this.outside = outside;
        game.momentProperty().subscribe(moment -> changed());
        game.draftProperty().subscribe(text -> changed());
        files.dirtyProperty().subscribe(dirty -> changed());
    }

    /// Looks for what an earlier run left behind.
    public void look() {
        outside.files().execute(() -> {
            try {
                List<Journal.Leftover> found = Journal.leftovers(outside.folder());
                outside.later().run(() -> {
                    leftovers.addAll(found);
                    showOffer();
                });
            } catch (IOException unreadable) {
                say("unreadable", unreadable);
            }
        });
    }

    /// What is offered, in a sentence; empty if nothing is.
    public ReadOnlyStringProperty offerProperty() {
        return offer.getReadOnlyProperty();
    }

    /// Opens what is offered, as the changed but unsaved content of the file that it came from.
    public void restore() {
        if (!leftovers.isEmpty()) {
            Journal.Leftover taken = leftovers.getFirst();
            files.recover(taken.games(), taken.source(), () -> putAway(taken));
        }
    }

    /// Throws what is offered away.
    public void discard() {
        if (!leftovers.isEmpty()) {
            putAway(leftovers.getFirst());
        }
    }

    private void putAway(Journal.Leftover leftover) {
        leftovers.remove(leftover);
        showOffer();
        outside.files().execute(() -> {
            try {
                leftover.delete();
            } catch (IOException kept) {
                say("notDeleted", kept);
            }
        });
    }

    private void showOffer() {
        if (leftovers.isEmpty()) {
            offer.set("");
        } else {
            Journal.Leftover first = leftovers.getFirst();
            String name = first.source()
                    .map(file -> String.valueOf(file.getFileName()))
                    .orElse(texts.get("untitled"));
            String more = leftovers.size() == 1 ? "" : " " + texts.get("more", leftovers.size() - 1);
            offer.set(texts.get("offer", name, Date.from(first.time().toInstant())) + more);
        }
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
            handedOver = List.of();
            outside.files().execute(this::forget);
            return;
        }
        Optional<Path> source = files.file();
        List<GameTree> games = files.trees();
        if (games.equals(handedOver)) {
            return;
        }
        handedOver = games;
        outside.files().execute(() -> {
            try {
                outside.journal().write(source, games);
                failed = false;
            } catch (IOException full) {
                outside.later().run(() -> handedOver = List.of());
                if (!failed) {
                    failed = true;
                    say("notWritten", full);
                }
            }
        });
    }

    private void forget() {
        try {
            outside.journal().close();
        } catch (IOException kept) {
            say("notDeleted", kept);
        }
    }

    /// Ends the journal of this run: the user has been asked about what is not saved.
    public void end() {
        ended = true;
        outside.files().execute(this::forget);
    }

    private void say(String what, IOException why) {
        outside.later().run(() -> messages.warn(texts.get(what, String.valueOf(why.getMessage()))));
    }
}
