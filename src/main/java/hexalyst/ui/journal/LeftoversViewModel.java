package hexalyst.ui.journal;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.files.Backup;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.GameEntry;
import hexalyst.ui.files.GameStore;
import hexalyst.ui.files.Recovery;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// Offers what earlier runs of the program left behind: a journal for each tab with unsaved changes. JavaFX thread
/// only; files are read and deleted on another thread.
public final class LeftoversViewModel {
    /// Receives what is restored.
    public interface Taker {
        /// Opens unsaved games as the changed content of the file that they come from.
        ///
        /// @param kept where they were kept
        /// @param show false if they need not be shown at once
        /// @param then receives the outcome, unless the user keeps what is open
        /// @param replaced runs once, on the journals' thread, when all of them are in a new journal, or were saved or
        ///   discarded by the user
        void recover(Backup kept, boolean show, Consumer<Recovery> then, Runnable replaced);

        /// Asks whether something may be discarded, which cannot be undone.
        ///
        /// @param what it is, in words
        boolean forget(String what);

        /// Shows what could not be done.
        void warn(String text);
    }

    /// The most entries of the list.
    private static final int MOST_LISTED = 12;

    /// The most characters of a name in the offer, which has to fit into one line.
    private static final int LONGEST_NAME = 40;

    /// Something that was left behind and can be restored.
    ///
    /// @param what a description: its name, the rules and how much there is of it
    /// @param brief its name, shortened, and how many moves or games it has
    private record Offer(Journal.Leftover leftover, String what, String brief) {}

    private final Path folder;
    private final FilesViewModel.Threads threads;
    private final Taker taker;
    private final GameStore store;
    private final Texts texts = Texts.of(LeftoversViewModel.class);
    private final List<Offer> leftovers = new ArrayList<>();
    private final ReadOnlyStringWrapper offer = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper list = new ReadOnlyStringWrapper("");
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();

    /// @param folder the folder of journals
    /// @param threads where journals are read and deleted, one at a time
    /// @param taker opens what is restored
    /// @param store reads the games to describe them
    public LeftoversViewModel(Path folder, FilesViewModel.Threads threads, Taker taker, GameStore store) {
        this.folder = folder;
        this.threads = threads;
        this.taker = taker;
        this.store = store;
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
                List<Offer> found =
                        Journal.leftovers(folder).stream().map(this::offered).toList();
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

    /// Describes a journal by its games. If they cannot be read, only by its file, or as a new game.
    private Offer offered(Journal.Leftover leftover) {
        List<GameTree> games = games(leftover);
        String name = leftover.kept()
                .origin()
                .map(origin -> String.valueOf(origin.file().getFileName()))
                .or(() -> games.stream().findFirst().flatMap(GameEntry::known))
                .orElse(texts.get("untitled"));
        if (games.isEmpty()) {
            return new Offer(leftover, name, shortened(name));
        }
        Position start = games.getFirst().start();
        String rules = start.game().title() + " · " + start.edition().title();
        String details = String.join(", ", details(leftover, games));
        return new Offer(
                leftover, texts.get("what", name, rules + ", " + details), texts.get("what", shortened(name), details));
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST_NAME
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME)) + "…";
    }

    /// The number of games, or else of moves as a player counts them, and whether the engine plays.
    private List<String> details(Journal.Leftover leftover, List<GameTree> games) {
        GameTree first = games.getFirst();
        List<String> details = new ArrayList<>();
        if (games.size() > 1) {
            details.add(texts.get("games", games.size()));
        } else {
            int moves = first.mainLine().size() - 1;
            details.add(texts.get("moves", moves));
            if (first.size() - 1 > moves) {
                details.add(texts.get("variations"));
            }
        }
        if (leftover.kept().play().isPresent()) {
            details.add(texts.get("play"));
        }
        return details;
    }

    private List<GameTree> games(Journal.Leftover leftover) {
        try {
            return store.open(leftover.kept().games()).usual().games();
        } catch (IOException | RuntimeException unreadable) {
            return List.of();
        }
    }

    /// The offer in one short line: the first, and how many more there are; empty if there is none.
    public ReadOnlyStringProperty offerProperty() {
        return offer.getReadOnlyProperty();
    }

    /// Everything that is offered, a line each, with the time of its last backup.
    public ReadOnlyStringProperty listProperty() {
        return list.getReadOnlyProperty();
    }

    /// How many are offered.
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// Opens the first offered one as the changed, unsaved content of the file that it came from.
    public void restore() {
        leftovers.stream().findFirst().ifPresent(first -> restore(first, true));
    }

    /// Opens all, each in a tab, in the order in which the tabs were made, and shows the one that was used last.
    public void restoreAll() {
        Comparator<Offer> made = Comparator.comparing(Offer::leftover, Journal.asTabs());
        Optional<Offer> latest = leftovers.stream()
                .max(Comparator.comparing(offered -> offered.leftover().time()));
        leftovers.stream()
                .sorted(made)
                .toList()
                .forEach(offered -> restore(offered, latest.equals(Optional.of(offered))));
    }

    /// Takes it off the offer, so that it is not opened twice. The backup is deleted only when there is a new one. If
    /// not all of it could be read, or the user keeps what is open, the next start offers it again.
    private void restore(Offer taken, boolean show) {
        leftovers.remove(taken);
        showOffer();
        taker.recover(
                taken.leftover().kept(),
                show,
                what -> {
                    if (what == Recovery.NOTHING) {
                        leftovers.addFirst(taken);
                        showOffer();
                    }
                },
                () -> delete(taken.leftover()));
    }

    /// Discards the first offered one, after asking.
    public void discard() {
        leftovers.stream()
                .findFirst()
                .filter(offered -> taker.forget(texts.get("unsaved", offered.what())))
                .ifPresent(offered -> {
                    leftovers.remove(offered);
                    showOffer();
                    threads.background().execute(() -> delete(offered.leftover()));
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
        offer.set(
                leftovers.isEmpty()
                        ? ""
                        : texts.get("offer", leftovers.getFirst().brief(), leftovers.size() - 1));
        String listed = leftovers.stream().limit(MOST_LISTED).map(this::listed).collect(Collectors.joining("\n"));
        list.set(leftovers.size() > MOST_LISTED ? listed + "\n…" : listed);
    }

    private String listed(Offer offered) {
        return texts.get(
                "listed", offered.what(), Date.from(offered.leftover().time().toInstant()));
    }

    private void say(String what, Exception why) {
        threads.later().run(() -> taker.warn(texts.get(what, String.valueOf(why.getMessage()))));
    }
}
