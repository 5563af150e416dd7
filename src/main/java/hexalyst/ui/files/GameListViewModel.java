package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The games of the open file as a searchable list. The list is made when it is opened, not after every edit. JavaFX
/// thread only.
public final class GameListViewModel {
    private final FilesViewModel files;
    private final GameViewModel game;
    private final Texts texts = Texts.of(GameListViewModel.class);
    private final List<GameEntry> all = new ArrayList<>();
    private final ObservableList<GameEntry> found = FXCollections.observableArrayList();
    private final StringProperty search = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper here = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper("");

    /// @param files the open file
    /// @param game the game that is shown
    public GameListViewModel(FilesViewModel files, GameViewModel game) {
        this.files = files;
        this.game = game;
        search.subscribe(text -> find());
        files.countProperty().subscribe(number -> tell());
        files.selectedProperty().subscribe(number -> tell());
        game.momentProperty().subscribe((before, now) -> {
            if (!before.tree().tags().equals(now.tree().tags())) {
                tell();
            }
        });
    }

    /// The shown game, such as `3 / 120 · Ann – Bert, 1-0`.
    public ReadOnlyStringProperty hereProperty() {
        return here.getReadOnlyProperty();
    }

    /// The number of matches, in words.
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// The words to search for, in any order.
    public StringProperty searchProperty() {
        return search;
    }

    /// The games that match the search, in the order of the file.
    public ObservableList<GameEntry> found() {
        return found;
    }

    /// Makes a new list and clears the search.
    public void look() {
        all.clear();
        List<GameTree> trees = files.trees();
        for (int i = 0; i < trees.size(); i++) {
            all.add(GameEntry.of(i, trees.get(i)));
        }
        search.set("");
        find();
    }

    /// The index in [#found] of the shown game; -1 if it does not match.
    public int shown() {
        return found.stream().map(GameEntry::index).toList().indexOf(selected());
    }

    public void choose(GameEntry entry) {
        files.select(entry.index());
    }

    /// Goes forward by this many games in the file, or back if negative, as far as there are any.
    public void step(int by) {
        files.select(Math.clamp(selected() + by, 0, files.countProperty().get() - 1));
    }

    public void add() {
        files.addGame();
    }

    public void remove(GameEntry entry) {
        files.removeGame(entry.index());
    }

    private int selected() {
        return files.selectedProperty().get();
    }

    private void find() {
        found.setAll(all.stream().filter(entry -> entry.matches(search.get())).toList());
        count.set(
                found.size() == all.size()
                        ? texts.get("games", all.size())
                        : texts.get("gamesFound", found.size(), all.size()));
    }

    private void tell() {
        GameEntry entry = GameEntry.of(selected(), game.moment().tree());
        here.set(texts.get("here", selected() + 1, files.countProperty().get(), entry.title(), entry.result()));
    }
}
