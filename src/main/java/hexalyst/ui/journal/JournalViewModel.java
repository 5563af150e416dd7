package hexalyst.ui.journal;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/// Keeps a [Journal] of what is not saved in a tab, at most [#PAUSE] late. JavaFX thread only; files are written on
/// another. What is left behind after a crash is offered by [LeftoversViewModel].
public final class JournalViewModel {
    /// From an edit to its writing; what is typed into a comment counts as an edit.
    public static final Duration PAUSE = Duration.ofSeconds(1);

    /// What it needs from outside.
    ///
    /// @param journal the journal of this tab
    /// @param files runs what reads and writes files, one at a time
    /// @param later brings the rest to the JavaFX thread
    public record Outside(Journal journal, Executor files, Later later) {}

    private final FilesViewModel files;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(JournalViewModel.class);
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

    /// Ends the journal: the user has been asked about what is not saved.
    public void end() {
        ended = true;
        outside.files().execute(this::forget);
    }

    private void say(String what, IOException why) {
        outside.later().run(() -> messages.warn(texts.get(what, String.valueOf(why.getMessage()))));
    }
}
