package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.time.Duration;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Keeps what is open in step with its file, which another program may change: reads it again when the user asks, when
/// the file is opened again, or by itself while the file is followed. Otherwise a change is told, once. JavaFX thread
/// only.
public final class FileOnDisk {
    /// How often a followed file is looked at.
    static final Duration EVERY = Duration.ofSeconds(1);

    private final FilesViewModel files;
    private final GameViewModel game;
    private final MessageLine messages;
    private final FilesViewModel.Threads threads;
    private final BooleanProperty follows = new SimpleBooleanProperty();
    private final Texts texts = Texts.of(FileOnDisk.class);
    private FileStamp told = FileStamp.NONE;
    /// Counts how often following began, so that only the last one goes on.
    private int following;

    FileOnDisk(FilesViewModel files, GameViewModel game, MessageLine messages, FilesViewModel.Threads threads) {
        this.files = files;
        this.game = game;
        this.messages = messages;
        this.threads = threads;
        follows.subscribe(on -> {
            following++;
            if (on) {
                follow(following);
            }
        });
        files.fileProperty().subscribe(file -> follows.set(false));
    }

    /// Whether changes of the file are shown by themselves, at the end of the game, as long as nothing is unsaved.
    public BooleanProperty followsProperty() {
        return follows;
    }

    private void follow(int number) {
        if (follows.get() && number == following) {
            look();
            threads.later().run(EVERY, () -> follow(number));
        }
    }

    /// Reads the file again, after asking if anything is unsaved.
    public void reload() {
        files.origin().ifPresent(here -> files.unlessUnsaved(() -> read(here)));
    }

    /// Looks whether the file has changed since it was read or written. A change is told, or shown if the file is
    /// followed and nothing is unsaved.
    public void look() {
        compare((here, now) -> show(here, now, follows.get()));
    }

    private void show(Origin here, FileStamp now, boolean wanted) {
        if (wanted && !files.dirtyProperty().get()) {
            read(here);
        } else {
            tell(here, now);
        }
    }

    /// The program has written the file itself, from another place: it is read again if nothing is unsaved.
    public void wrote() {
        compare((here, now) -> show(here, now, true));
    }

    /// The user opens the file that is open already: it is read again if it has changed, after asking if anything is
    /// unsaved.
    public void openedAgain() {
        compare((here, now) -> files.unlessUnsaved(() -> read(here)));
    }

    private interface Changed {
        void on(Origin here, FileStamp now);
    }

    private void compare(Changed changed) {
        Optional<Origin> open =
                files.origin().filter(here -> !files.busyProperty().get());
        if (open.isEmpty()) {
            return;
        }
        Origin here = open.get();
        threads.background().execute(() -> {
            FileStamp now = FileStamp.of(here.file());
            threads.later().run(() -> {
                boolean other = !now.equals(here.stamp()) && !now.equals(FileStamp.NONE);
                if (other
                        && files.origin().equals(open)
                        && !files.busyProperty().get()) {
                    changed.on(here, now);
                }
            });
        });
    }

    private void tell(Origin here, FileStamp now) {
        if (!now.equals(told)) {
            told = now;
            messages.warn(texts.get("changedOnDisk", here.file().getFileName()));
        }
    }

    /// Shows the content of the file now, at the place where the user was, or at the end of a game that is followed.
    private void read(Origin here) {
        GameTree before = game.moment().tree();
        Place place =
                Place.of(files.selectedProperty().get(), before, game.moment().id());
        boolean end = follows.get();
        files.readAgain(here.file(), () -> {
            files.select(Math.min(place.game(), files.countProperty().get() - 1));
            GameTree tree = game.moment().tree();
            game.goTo(end ? tree.mainLine().getLast() : same(before, tree, place));
            follows.set(end);
            messages.say(texts.get("readAgain", here.file().getFileName()));
        });
    }

    /// The node with the position that the user looked at, if it is still on the path.
    private static int same(GameTree before, GameTree after, Place place) {
        Position position = before.position(place.in(before));
        int there = place.in(after);
        return after.position(there).equals(position) ? there : GameTree.ROOT;
    }
}
