package hexalyst.ui.files;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.game.GameIdentity;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// Edits of the list of a file's games, each of which can be undone. What was changed in a game meanwhile stays. Games
/// are given by their index in the file, from 0. JavaFX thread only.
public final class GameEdits {
    private static final int MOST_KEPT = 100;

    private final FilesViewModel files;
    private final OpenGames games;
    private final GameViewModel game;
    private final Prompts prompts;
    private final MessageLine messages;
    private final Texts texts = Texts.of(GameEdits.class);
    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper();
    private Supplier<List<Integer>> chosen = List::of;
    private Consumer<Position> settingUp = from -> {};

    /// An edit.
    ///
    /// @param name what it does
    /// @param games the games on its other side: before it if it is done, after it if it is undone
    private record Edit(String name, List<GameState> games) {}

    /// @param files the open file
    /// @param games its games
    /// @param game the game that is shown
    /// @param prompts ask for a new game
    /// @param messages shows what was done
    GameEdits(FilesViewModel files, OpenGames games, GameViewModel game, Prompts prompts, MessageLine messages) {
        this.files = files;
        this.games = games;
        this.game = game;
        this.prompts = prompts;
        this.messages = messages;
    }

    /// True if the last edit can be undone.
    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    /// True if an undone edit can be redone.
    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }

    /// The games that are selected in the table, in the order of the file; empty if it is not shown.
    public List<GameTree> chosen() {
        List<GameTree> trees = files.trees();
        return chosen.get().stream().map(trees::get).toList();
    }

    /// Sets what knows the selected games.
    void choosing(Supplier<List<Integer>> knows) {
        chosen = knows;
    }

    /// Sets where a player makes the set-up of a new game.
    public void settingUp(Consumer<Position> from) {
        settingUp = from;
    }

    /// Asks for a new game. If the user wants to make its set-up first, that begins, and there is no game yet.
    private Optional<WantedGame> ask() {
        Optional<WantedGame> wanted = prompts.newGame(game.moment().position());
        Optional<WantedGame> setUp = wanted.filter(one -> one.purpose() == WantedGame.Purpose.SET_UP);
        setUp.ifPresent(one -> settingUp.accept(one.tree().start()));
        return setUp.isPresent() ? Optional.empty() : wanted;
    }

    /// Asks for a new game and begins it, in another tab if anything is open here.
    public void newGame() {
        ask().ifPresent(wanted -> files.inFreePlace(place -> place.begin(wanted)));
    }

    /// Asks for a new game and adds it at the end of the file.
    public void add() {
        ask().ifPresent(wanted -> {
            append(List.of(wanted.tree()));
            files.select(games.size() - 1);
            messages.say(texts.get("added", games.size()));
            files.seen(wanted);
        });
    }

    /// Adds a game at the end of the file. The current one stays.
    public void append(GameTree tree, String message) {
        append(List.of(tree));
        messages.say(message);
    }

    /// Adds games at the end of the file. The current one stays.
    void append(List<GameTree> trees) {
        files.putAside();
        List<GameState> longer = new ArrayList<>(games.states());
        trees.forEach(tree -> longer.add(GameState.of(tree)));
        edit(texts.get("edit.add", trees.size()), longer);
    }

    /// Removes games. If the shown one is among them, the next one is shown. Not all can be removed.
    public void remove(Collection<Integer> indexes) {
        Set<Integer> gone = new HashSet<>(indexes);
        if (gone.size() == games.size()) {
            messages.warn(texts.get("lastGame"));
            return;
        }
        files.putAside();
        List<GameState> left = IntStream.range(0, games.size())
                .filter(index -> !gone.contains(index))
                .mapToObj(games.states()::get)
                .toList();
        edit(texts.get("edit.remove", gone.size()), left);
        messages.say(texts.get("removed", gone.size()));
    }

    /// Moves games, which keep their order among themselves.
    ///
    /// @param indexes the games, in the order of the file
    /// @param before the index of the game that they are put before; the number of games to put them last
    /// @return the index of the first one now
    public int move(List<Integer> indexes, int before) {
        files.putAside();
        Set<Integer> moved = new HashSet<>(indexes);
        List<GameState> all = games.states();
        List<GameState> now = new ArrayList<>();
        for (int index = 0; index < all.size(); index++) {
            if (!moved.contains(index)) {
                now.add(all.get(index));
            }
        }
        int at = before - (int) moved.stream().filter(index -> index < before).count();
        now.addAll(at, indexes.stream().map(all::get).toList());
        if (!now.equals(all)) {
            edit(texts.get("edit.move", indexes.size()), now);
        }
        return at;
    }

    /// Puts all games in another order.
    ///
    /// @param order all indexes, in the new order
    public void arrange(List<Integer> order) {
        files.putAside();
        edit(texts.get("edit.arrange"), order.stream().map(games.states()::get).toList());
        messages.say(texts.get("arranged"));
    }

    /// Undoes the last edit.
    public void undo() {
        step(done, undone, "undone");
    }

    /// Redoes the last undone edit.
    public void redo() {
        step(undone, done, "redone");
    }

    /// Other games were opened.
    void forget() {
        done.clear();
        undone.clear();
        tell();
    }

    private void edit(String name, List<GameState> now) {
        done.push(new Edit(name, games.states()));
        if (done.size() > MOST_KEPT) {
            done.removeLast();
        }
        undone.clear();
        show(now);
    }

    private void step(Deque<Edit> from, Deque<Edit> to, String said) {
        if (from.isEmpty()) {
            return;
        }
        files.putAside();
        Edit edit = from.pop();
        Map<GameIdentity, GameState> now = new HashMap<>();
        games.states().forEach(state -> now.put(state.identity(), state));
        to.push(new Edit(edit.name(), games.states()));
        show(edit.games().stream()
                .map(kept -> now.getOrDefault(kept.identity(), kept))
                .toList());
        messages.say(texts.get(said, edit.name()));
    }

    private void show(List<GameState> now) {
        GameIdentity here = games.shown().identity();
        games.arrange(now);
        if (games.shown().identity() != here) {
            game.show(games.shown());
        }
        files.refresh();
        tell();
    }

    private void tell() {
        undoable.set(!done.isEmpty());
        redoable.set(!undone.isEmpty());
    }
}
