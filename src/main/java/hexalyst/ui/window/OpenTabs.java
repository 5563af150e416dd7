package hexalyst.ui.window;

import hexalyst.engine.estimate.Strength;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.files.Backup;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.files.OtherFiles;
import hexalyst.ui.files.Prompts;
import hexalyst.ui.files.RecentFiles;
import hexalyst.ui.files.Recovery;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.game.GameState;
import hexalyst.ui.journal.LeftoversViewModel;
import hexalyst.ui.message.Message;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.play.EngineSide;
import hexalyst.ui.play.KeptPlay;
import hexalyst.ui.play.PlayViewModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;

/// The open tabs, one of which is shown. There is always at least one. A file is open in one tab only; it is opened in
/// the current tab if that tab has not been used yet. JavaFX thread only.
public final class OpenTabs implements LeftoversViewModel.Taker, OtherFiles {
    private final Function<OpenTabs, TabModels> maker;
    private final RecentFiles recent;
    private final Prompts prompts;
    private final Texts texts = Texts.of(OpenTabs.class);
    private final Subscription heard;
    private final ObservableList<OpenTab> tabs = FXCollections.observableArrayList();
    /// Stored in a field: a read-only list loses its listeners when nothing refers to it.
    private final ObservableList<OpenTab> shownTabs = FXCollections.unmodifiableObservableList(tabs);
    /// Tabs with an interrupted game against the engine, which resumes when they are shown.
    private final Set<OpenTab> cutOff = new HashSet<>();
    /// The tabs that were open when others were made, which come back when those are closed.
    private final Map<OpenTab, OpenTab> origins = new HashMap<>();
    private final Asides asides = new Asides(this);
    /// The files of tabs that were closed, the last one first.
    private final Deque<RecentFiles.Left> closed = new ArrayDeque<>();
    private final ReadOnlyObjectWrapper<OpenTab> current;
    /// True once the files of the last run are open again, so that a later one, even after a crash, begins with these.
    private boolean remembers;
    private Consumer<WantedGame.Purpose> begun = purpose -> {};

    /// Starts with one tab.
    ///
    /// @param maker makes the view models of a new tab
    /// @param recent remembers the files
    /// @param prompts asks about unsaved changes in several tabs at once
    /// @param news messages of work that belongs to no tab
    public OpenTabs(Function<OpenTabs, TabModels> maker, RecentFiles recent, Prompts prompts, MessageLine news) {
        this.maker = maker;
        this.recent = recent;
        this.prompts = prompts;
        current = new ReadOnlyObjectWrapper<>(make());
        heard = news.messageProperty().subscribe((before, now) -> {
            if (!now.text().isEmpty()) {
                pass(now);
                // Otherwise the same message, sent twice, would not be noticed.
                news.clear();
            }
        });
    }

    /// Shows a message in the current tab.
    void pass(Message message) {
        current.get().models().status().messages().show(message);
    }

    OpenTab make() {
        OpenTab tab = new OpenTab(maker.apply(this));
        if (!tabs.isEmpty()) {
            origins.put(tab, current.get());
        }
        tabs.add(tab);
        tab.files().fileProperty().subscribe(file -> {
            file.ifPresent(path -> recent.add(path, tab.game()));
            leave();
        });
        return tab;
    }

    /// The name, followed by a number if another tab has the same name.
    @Override
    public String distinct(FilesViewModel asking, String name) {
        Set<String> taken = tabs.stream()
                .filter(tab -> tab.files() != asking)
                .map(tab -> tab.files().nameProperty().get())
                .collect(Collectors.toSet());
        return Stream.iterate(1, number -> number + 1)
                .map(number -> number == 1 ? name : texts.get("tab.numbered", name, Integer.toString(number)))
                .filter(called -> !taken.contains(called))
                .findFirst()
                .orElse(name);
    }

    /// The tabs in order.
    public ObservableList<OpenTab> tabs() {
        return shownTabs;
    }

    /// The current tab.
    public ReadOnlyObjectProperty<OpenTab> currentProperty() {
        return current.getReadOnlyProperty();
    }

    public OpenTab current() {
        return current.get();
    }

    public RecentFiles recent() {
        return recent;
    }

    /// Opens a new tab with an empty game, after the others.
    public void newTab() {
        show(make());
    }

    @Override
    public Optional<FilesViewModel> holding(Path file) {
        return tabOf(file).map(OpenTab::files);
    }

    private Optional<OpenTab> tabOf(Path file) {
        return tabs.stream().filter(tab -> tab.files().holds(file)).findFirst();
    }

    @Override
    public FilesViewModel another(FilesViewModel asking) {
        newTab();
        return current().files();
    }

    public void show(OpenTab tab) {
        OpenTab before = current.get();
        if (tab != before && tabs.contains(tab)) {
            before.hide();
            tab.show(before);
            current.set(tab);
            leave();
            if (cutOff.remove(tab)) {
                begun.accept(WantedGame.Purpose.PLAY);
            }
        }
    }

    /// Shows the tab this many places further on, or back if negative; the first follows the last.
    public void step(int by) {
        show(tabs.get(Math.floorMod(tabs.indexOf(current.get()) + by, tabs.size())));
    }

    /// Opens in these new tabs what those of another window have open, with the undo history of each game, and ends
    /// the others.
    public void takeOver(OpenTabs left) {
        left.heard.unsubscribe();
        for (OpenTab tab : left.tabs) {
            OpenTab here = tab == left.tabs.getFirst() ? current.get() : make();
            here.takeOver(tab);
            Optional<KeptPlay> play = tab.models().play().keptProperty().get();
            tab.end();
            if (tab == left.current.get()) {
                show(here);
            }
            play.ifPresent(kept -> resume(here, kept));
        }
        // Every tab takes the look of the one that was shown before it.
        current.get()
                .models()
                .board()
                .look()
                .takeFrom(left.current.get().models().board().look());
    }

    /// True if something is going on that [#takeOver] would end, such as an analysis, a campaign, an import, a file
    /// that is being read or written, puzzles that are being made, or a position that is being set up.
    public boolean working() {
        TabModels.Shared shared = current.get().models().shared();
        return !shared.campaign().job().isIdle()
                || !shared.balance().job().isIdle()
                || shared.importing().runningProperty().get()
                || tabs.stream().anyMatch(OpenTab::working);
    }

    /// Sets what shows the page for what begins in the current tab; an opened file is there to be analysed.
    void whenBegun(Consumer<WantedGame.Purpose> shows) {
        begun = shows;
    }

    @Override
    public void opened(WantedGame.Purpose purpose) {
        begun.accept(purpose);
        if (purpose == WantedGame.Purpose.PLAY_WEAKEST) {
            PlayViewModel play = current().models().play();
            play.setUnkept(Strength.weakest());
            play.toggle();
        }
    }

    /// Opens a file: shows the tab that has it, or reads it into a tab that has not been used yet.
    public void open(Path file) {
        openAll(List.of(file));
    }

    @Override
    public void open(FilesViewModel asking, Path file) {
        open(file);
    }

    /// Opens several files, each in a tab, and shows the last one. The others are read but not shown.
    public void openAll(List<Path> files) {
        List<OpenTab> places =
                files.stream().map(this::place).flatMap(Optional::stream).toList();
        if (!places.isEmpty()) {
            show(places.getLast());
            begun.accept(WantedGame.Purpose.ANALYSE);
        }
        remembers = true;
        leave();
    }

    /// Opens the files that were open at the end of the last run, each in its tab and at its place, and what was set
    /// up.
    /// Files that are gone are left out.
    public void reopen() {
        OpenTab shown = current.get();
        for (RecentFiles.Left left : recent.left()) {
            Optional<OpenTab> tab = reopen(left);
            shown = left.shown() ? tab.orElse(shown) : shown;
        }
        show(shown);
        current().models().setup().recall();
        remembers = true;
    }

    private Optional<OpenTab> reopen(RecentFiles.Left left) {
        Optional<OpenTab> tab = Files.exists(left.file()) ? place(left.file()) : Optional.empty();
        tab.ifPresent(there -> there.goOnceRead(left.file(), left.place()));
        return tab;
    }

    /// Opens the file of the tab that was closed last, at its place. Closed games that were in no file are gone.
    void reopenClosed() {
        Optional<OpenTab> tab = Optional.empty();
        while (tab.isEmpty() && !closed.isEmpty()) {
            tab = reopen(closed.pop());
        }
        tab.ifPresentOrElse(this::show, () -> say(texts.get("tab.noneClosed")));
    }

    /// Positions beside games.
    Asides asides() {
        return asides;
    }

    /// Remembers which files are open, and where.
    private void leave() {
        if (remembers) {
            leave(current.get());
        }
    }

    private void leave(OpenTab shown) {
        recent.leave(
                tabs.stream().flatMap(tab -> tab.left(tab == shown).stream()).toList());
    }

    /// Opens games that are in no file in a tab of their own.
    ///
    /// @param games the games and where to go in each
    /// @param index the one to show first
    /// @param called their name; empty to name them by their players
    void openKept(List<GameState> games, int index, Optional<String> called) {
        OpenTab tab = current.get().files().blank() ? current.get() : make();
        tab.files().showKept(games, index, called);
        show(tab);
    }

    /// Opens a game that was just made, which is stored nowhere yet, in a tab of its own.
    ///
    /// @param called its name
    void openMade(GameState made, String called) {
        OpenTab tab = free();
        tab.files().showMade(made, called);
        show(tab);
    }

    /// Opens the position at the end of a game that is in no file in a tab of its own.
    ///
    /// @param called its name
    void openPosition(GameTree tree, String called) {
        openKept(List.of(GameState.at(tree, tree.mainLine().getLast())), 0, Optional.of(called));
    }

    /// Plays from the position of a tab in a tab of its own, unless its game is not worth keeping.
    boolean playElsewhere(PlayStart start, EngineSide side) {
        boolean elsewhere = start.worthKeeping();
        if (elsewhere) {
            newTab();
            start.playIn(current().models(), side);
        }
        return elsewhere;
    }

    /// The tab of a file, or a tab into which it is being read; empty if there is no such file.
    private Optional<OpenTab> place(Path file) {
        Optional<OpenTab> there = tabOf(file);
        if (there.isPresent()) {
            there.get().files().disk().openedAgain();
            return there;
        }
        if (!Files.exists(file)) {
            recent.remove(file);
            warn(texts.get("tab.gone", file));
            return Optional.empty();
        }
        OpenTab tab = free();
        boolean made = tab != current.get();
        tab.files().open(file, () -> {
            if (made) {
                dropUnopened(tab);
            }
        });
        return Optional.of(tab);
    }

    /// Drops a tab that was made for an unreadable file, and shows the reason in the current one.
    private void dropUnopened(OpenTab tab) {
        if (tab.files().blank() && tabs.size() > 1) {
            Message why = tab.models().status().messages().message();
            List<String> wrong = List.copyOf(tab.files().problems());
            drop(tab);
            current().files().problems().setAll(wrong);
            pass(why);
        }
    }

    /// The current tab if it has not been used, otherwise a new one.
    private OpenTab free() {
        return current.get().files().untouched() ? current.get() : make();
    }

    /// Closes a tab; asks first if anything in it is not saved. The last tab becomes an empty game instead.
    public void close(OpenTab tab) {
        if (tabs.size() == 1 && tab.files().blank()) {
            tab.models().status().messages().say(texts.get("tab.last"));
            return;
        }
        if (tab.files().dirtyProperty().get()) {
            show(tab);
        }
        tab.files().unlessUnsaved(() -> drop(tab));
    }

    /// The tab in which another one was made, if it is still open.
    Optional<OpenTab> origin(OpenTab tab) {
        return Optional.ofNullable(origins.get(tab)).filter(tabs::contains);
    }

    void drop(OpenTab tab) {
        int at = tabs.indexOf(tab);
        if (at < 0) {
            return;
        }
        if (tabs.size() == 1) {
            make();
        }
        if (tab == current.get()) {
            show(origin(tab).orElseGet(() -> tabs.get(at + 1 < tabs.size() ? at + 1 : at - 1)));
        }
        tabs.remove(tab);
        cutOff.remove(tab);
        asides.drop(tab);
        tab.left(false).ifPresent(closed::push);
        origins.remove(tab);
        origins.values().removeIf(tab::equals);
        tab.end();
        leave();
    }

    public void closeCurrent() {
        close(current.get());
    }

    /// Closes all tabs and ends their work. Asks first if anything is not saved, once for all tabs. If the user
    /// cancels, no tab is closed.
    ///
    /// @param afterwards runs when everything has ended
    public void closeAll(Runnable afterwards) {
        List<OpenTab> unsaved =
                tabs.stream().filter(tab -> tab.files().dirtyProperty().get()).toList();
        // To save them, others are shown.
        OpenTab last = current.get();
        Runnable end = () -> {
            leave(last);
            remembers = false;
            tabs.forEach(OpenTab::end);
            afterwards.run();
        };
        if (unsaved.isEmpty()) {
            end.run();
        } else if (unsaved.size() == 1) {
            show(unsaved.getFirst());
            unsaved.getFirst().files().unlessUnsaved(end);
        } else {
            List<String> names = unsaved.stream()
                    .map(tab -> tab.files().nameProperty().get())
                    .toList();
            switch (prompts.unsavedAll(names)) {
                case SAVE -> saveAll(unsaved, 0, end);
                case DISCARD -> end.run();
                case CANCEL -> say(texts.get("tab.stillOpen", unsaved.size()));
            }
        }
    }

    private void saveAll(List<OpenTab> unsaved, int done, Runnable afterwards) {
        if (done == unsaved.size()) {
            afterwards.run();
            return;
        }
        // The user who is asked for a file needs to see what it is for.
        show(unsaved.get(done));
        unsaved.get(done).files().saveUnsaved(() -> saveAll(unsaved, done + 1, afterwards));
    }

    @Override
    public void recover(Backup kept, boolean show, Consumer<Recovery> then, Runnable replaced) {
        OpenTab tab = free();
        if (show) {
            show(tab);
            begun.accept(WantedGame.Purpose.ANALYSE);
        }
        tab.files().recover(kept, what -> {
            if (what != Recovery.NOTHING) {
                boolean there = kept.place()
                        .filter(place -> tab.goTo(place, kept.texts().isEmpty()))
                        .isPresent();
                kept.play().filter(play -> there && what == Recovery.WHOLE).ifPresent(play -> resume(tab, play));
            }
            if (what == Recovery.WHOLE) {
                tab.models().journal().onceKept(replaced);
            }
            then.accept(what);
        });
    }

    /// Resumes an interrupted game against the engine; in a tab that is no longer shown, when it is shown again.
    private void resume(OpenTab tab, KeptPlay play) {
        tab.models().play().resume(play);
        if (tab == current.get()) {
            begun.accept(WantedGame.Purpose.PLAY);
        } else {
            tab.models().play().rest();
            cutOff.add(tab);
        }
    }

    @Override
    public boolean forget(String what) {
        return prompts.discard(what);
    }

    /// Shows a message in the current tab.
    public void say(String text) {
        current.get().models().status().messages().say(text);
    }

    @Override
    public void warn(String text) {
        current.get().models().status().messages().warn(text);
    }
}
