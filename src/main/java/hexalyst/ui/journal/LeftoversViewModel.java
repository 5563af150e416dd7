package hexalyst.ui.journal;

import hexalyst.text.Texts;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.Kept;
import hexalyst.ui.files.Recovery;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Offers what earlier runs of the program left behind: a journal for each tab that was not saved. JavaFX thread only;
/// files are read and deleted on another.
public final class LeftoversViewModel {
    /// Who takes what is restored.
    public interface Taker {
        /// Opens games that were not saved as the changed content of the file that they come from.
        ///
        /// @param kept where they were kept
        /// @param then is told what became of them, unless the user keeps what is open
        /// @param replaced runs once, on the thread of the journals, when all of them are kept anew, or were saved or
        ///     given up by the user
        void recover(Kept kept, Consumer<Recovery> then, Runnable replaced);

        /// Says what could not be done.
        void warn(String text);
    }

    private final Path folder;
    private final FilesViewModel.Threads threads;
    private final Taker taker;
    private final Texts texts = Texts.of(LeftoversViewModel.class);
    private final List<Journal.Leftover> leftovers = new ArrayList<>();
    private final ReadOnlyStringWrapper offer = new ReadOnlyStringWrapper("");
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();

    /// @param folder where journals are kept
    /// @param threads where journals are read and deleted, one at a time
    /// @param taker opens what is restored
    public LeftoversViewModel(Path folder, FilesViewModel.Threads threads, Taker taker) {
        this.folder = folder;
        this.threads = threads;
        this.taker = taker;
    }

    /// Looks for what earlier runs left behind.
    public void look() {
        look(() -> {});
    }

    /// Looks for what earlier runs left behind.
    ///
    /// @param nothing runs if there is nothing
    public void look(Runnable nothing) {
        threads.background().execute(() -> {
            try {
                List<Journal.Leftover> found = Journal.leftovers(folder);
                threads.later().run(() -> {
                    leftovers.addAll(found);
                    showOffer();
                    if (found.isEmpty()) {
                        nothing.run();
                    }
                });
            } catch (IOException | UncheckedIOException unreadable) {
                say("unreadable", unreadable);
            }
        });
    }

    /// What is offered, in a sentence; empty if nothing is.
    public ReadOnlyStringProperty offerProperty() {
        return offer.getReadOnlyProperty();
    }

    /// How many are offered.
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// Opens the one that is offered first, as the changed but unsaved content of the file that it came from.
    public void restore() {
        leftovers.stream().findFirst().ifPresent(this::restore);
    }

    /// Opens all, each in a tab.
    public void restoreAll() {
        List.copyOf(leftovers).forEach(this::restore);
    }

    /// It is offered no more, so that it is not opened twice. What was kept is deleted only when it is kept anew; if
    /// not all of it could be read, or the user keeps what is open, the next start offers it again.
    private void restore(Journal.Leftover taken) {
        leftovers.remove(taken);
        showOffer();
        taker.recover(
                taken.kept(),
                what -> {
                    if (what == Recovery.NOTHING) {
                        leftovers.addFirst(taken);
                        showOffer();
                    }
                },
                () -> delete(taken));
    }

    /// Throws the one that is offered first away.
    public void discard() {
        leftovers.stream().findFirst().ifPresent(leftover -> {
            leftovers.remove(leftover);
            showOffer();
            threads.background().execute(() -> delete(leftover));
        });
    }

    private void delete(Journal.Leftover leftover) {
        try {
            leftover.delete();
        } catch (IOException kept) {
            say("notDeleted", kept);
        }
    }

    private void showOffer() {
        count.set(leftovers.size());
        if (leftovers.isEmpty()) {
            offer.set("");
        } else {
            Journal.Leftover first = leftovers.getFirst();
            String name = first.kept()
                    .origin()
                    .map(origin -> String.valueOf(origin.file().getFileName()))
                    .orElse(texts.get("untitled"));
            String more = leftovers.size() == 1 ? "" : " " + texts.get("more", leftovers.size() - 1);
            offer.set(texts.get("offer", name, Date.from(first.time().toInstant())) + more);
        }
    }

    private void say(String what, Exception why) {
        threads.later().run(() -> taker.warn(texts.get(what, String.valueOf(why.getMessage()))));
    }
}
