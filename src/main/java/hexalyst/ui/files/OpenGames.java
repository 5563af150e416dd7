package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.TextDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// The games of the open file as they are and as the file has them, and which of them is shown. What happens to the
/// shown one comes here when it is put aside.
final class OpenGames {
    private final List<GameState> games = new ArrayList<>();
    /// The trees as they are in the file, or as they were at first.
    private final List<GameTree> saved = new ArrayList<>();

    private final ReadOnlyIntegerWrapper selected = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();

    /// Which game is shown, from 0.
    ReadOnlyIntegerProperty selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /// How many there are, at least 1 once anything is open.
    ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    int selected() {
        return selected.get();
    }

    int size() {
        return games.size();
    }

    /// The game that is to be shown.
    GameState shown() {
        return games.get(selected.get());
    }

    /// Begins with games just read.
    ///
    /// @param texts what was typed about some of them as text and is not in their trees, by their places
    void begin(List<GameTree> trees, Map<Integer, TextDraft> texts) {
        games.clear();
        for (int i = 0; i < trees.size(); i++) {
            games.add(GameState.of(trees.get(i), Optional.ofNullable(texts.get(i))));
        }
        keep(trees);
        selected.set(0);
        count.set(games.size());
    }

    /// Keeps the shown game as it is now.
    void putAside(GameState state) {
        games.set(selected.get(), state);
    }

    void select(int index) {
        selected.set(index);
    }

    /// Adds a game at the end, which the file does not have yet, and selects it.
    void add(GameTree tree) {
        games.add(GameState.of(tree));
        count.set(games.size());
        selected.set(games.size() - 1);
    }

    /// Takes a game out; the one that is selected stays so, or the one after it is.
    void remove(int index) {
        games.remove(index);
        if (index < selected.get() || selected.get() == games.size()) {
            selected.set(selected.get() - 1);
        }
        count.set(games.size());
    }

    /// The games as they are when the shown one is as given.
    List<GameTree> trees(GameTree shown) {
        List<GameTree> trees = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            trees.add(i == selected.get() ? shown : games.get(i).tree());
        }
        return trees;
    }

    /// Who plays them, when the shown one is as given.
    Set<String> players(GameTree shown) {
        return trees(shown).stream()
                .map(GameTree::tags)
                .flatMap(
                        tags -> Stream.of(Tags.WHITE, Tags.BLACK).map(tags::get).flatMap(Optional::stream))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// What was typed about the games as text and is in no tree, when it is so for the shown one as given; by the
    /// games' places.
    Map<Integer, TextDraft> texts(Optional<TextDraft> shown) {
        Map<Integer, TextDraft> texts = new TreeMap<>();
        for (int i = 0; i < games.size(); i++) {
            int at = i;
            Optional<TextDraft> text =
                    i == selected.get() ? shown : games.get(i).text();
            text.ifPresent(typed -> texts.put(at, typed));
        }
        return texts;
    }

    /// These games are in the file now.
    void keep(List<GameTree> written) {
        saved.clear();
        saved.addAll(written);
    }

    /// No game is in any file: each counts as new from its start.
    void forgetSaved() {
        saved.replaceAll(tree -> GameTree.of(tree.start()));
    }

    /// True if there is one game only, in which nothing is, it being as given.
    boolean empty(GameTree shown) {
        return games.size() == 1
                && shown.size() == 1
                && shown.node(GameTree.ROOT).annotations().isEmpty();
    }

    /// True if the file has other games than these, or not all that was typed, the shown one being as given.
    boolean changed(GameTree shown) {
        boolean changed = games.size() != saved.size();
        for (int i = 0; i < games.size() && !changed; i++) {
            boolean here = i == selected.get();
            GameTree now = here ? shown : games.get(i).tree();
            changed = now != saved.get(i) || !here && games.get(i).text().isPresent();
        }
        return changed;
    }
}
