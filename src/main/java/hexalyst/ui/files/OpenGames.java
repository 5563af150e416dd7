package hexalyst.ui.files;

import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.ui.game.GameIdentity;
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

/// The games of the open file, both current and as saved, and the index of the shown one. Edits of the shown game
/// arrive here when it is put aside.
final class OpenGames {
    private final List<GameState> games = new ArrayList<>();
    /// The trees as they are in the file, or as they were opened.
    private final List<GameTree> saved = new ArrayList<>();

    private final ReadOnlyIntegerWrapper selected = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();

    /// Changes whenever other games are there or they are in another order.
    ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /// The index of the shown game, from 0.
    ReadOnlyIntegerProperty selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /// How many there are; at least 1 once anything is open.
    ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    int selected() {
        return selected.get();
    }

    int size() {
        return games.size();
    }

    /// The game to show.
    GameState shown() {
        return games.get(selected.get());
    }

    /// Starts with games just read.
    ///
    /// @param texts unfinished texts about some of them, by index
    void begin(List<GameTree> trees, Map<Integer, TextDraft> texts) {
        List<GameState> states = new ArrayList<>();
        for (int i = 0; i < trees.size(); i++) {
            states.add(GameState.of(trees.get(i), Optional.ofNullable(texts.get(i))));
        }
        begin(states, 0);
    }

    /// Starts with games, one of them selected.
    void begin(List<GameState> states, int index) {
        games.clear();
        games.addAll(states);
        keep(states.stream().map(GameState::tree).toList());
        selected.set(index);
        count.set(games.size());
        revision.set(revision.get() + 1);
    }

    /// Starts with the games of another file that nobody uses any more.
    void takeOver(OpenGames left) {
        List<GameTree> file = List.copyOf(left.saved);
        begin(List.copyOf(left.games), left.selected());
        keep(file);
    }

    /// Keeps the current state of the shown game.
    void putAside(GameState state) {
        games.set(selected.get(), state);
    }

    void select(int index) {
        selected.set(index);
    }

    /// The games with their undo histories, as far as the shown one was put aside.
    List<GameState> states() {
        return List.copyOf(games);
    }

    /// Has these games instead, at least one, in this order. The shown one stays shown; if it is not among them, the
    /// one at its place is.
    void arrange(List<GameState> now) {
        GameIdentity here = shown().identity();
        List<GameState> others = List.copyOf(now);
        int at = others.stream().map(GameState::identity).toList().indexOf(here);
        games.clear();
        games.addAll(others);
        selected.set(at < 0 ? Math.min(selected.get(), games.size() - 1) : at);
        count.set(games.size());
        revision.set(revision.get() + 1);
    }

    /// The current games, given the current tree of the shown one.
    List<GameTree> trees(GameTree shown) {
        List<GameTree> trees = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            trees.add(i == selected.get() ? shown : games.get(i).tree());
        }
        return trees;
    }

    /// Their players, given the current tree of the shown game.
    Set<String> players(GameTree shown) {
        return trees(shown).stream()
                .map(GameTree::tags)
                .flatMap(
                        tags -> Stream.of(Tags.WHITE, Tags.BLACK).map(tags::get).flatMap(Optional::stream))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The unfinished texts about the games, by index, given that of the shown game.
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

    /// No game is in any file any more, so each counts as new.
    void forgetSaved() {
        saved.replaceAll(tree -> GameTree.of(tree.start()));
    }

    /// True if there is only one game and it is empty, given the current tree of the shown one.
    boolean empty(GameTree shown) {
        return games.size() == 1
                && shown.size() == 1
                && shown.node(GameTree.ROOT).annotations().isEmpty();
    }

    /// True if the file has other games than these or an unfinished text, given the current tree of the shown one.
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
