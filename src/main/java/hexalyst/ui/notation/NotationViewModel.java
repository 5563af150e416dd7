package hexalyst.ui.notation;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.HgnWriter;
import hexalyst.notation.MovePlace;
import hexalyst.notation.PlacedGame;
import hexalyst.notation.PlacedText;
import hexalyst.notation.TextPiece;
import hexalyst.notation.TextPieces;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.TextDraft;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The open game as text, both ways: a short pause after typing the text becomes the tree, as one edit of the game;
/// what is done elsewhere appears in the text. The caret and the current node follow each other. JavaFX thread only;
/// reading happens on another one.
///
/// A text that ends without a result is taken for one that is still being written: the result `*` need not be typed.
/// While the text is wrong, the last good tree stays and everything else works on it. The wrong text stays as it was
/// typed: it is not written over by what is played meanwhile. Once it is right, it is merged with that: the moves
/// played and the notes made meanwhile are kept, for everything else the text counts ([TreeEdit.Rewrite]). What was
/// typed belongs to its game ([GameViewModel#textProperty]): it is put aside and comes back with it.
public final class NotationViewModel {
    /// How long nothing must have been typed before the text is read.
    public static final Duration PAUSE = Duration.ofMillis(350);

    /// How many characters a line has until the editor says how many it has room for.
    private static final int COLUMNS = 60;

    /// In a narrower editor lines are wrapped on the screen: more breaks would tear every move from its number.
    private static final int LEAST_COLUMNS = 24;

    /// In a wider editor lines are no longer than can be read well.
    private static final int MOST_COLUMNS = 100;

    /// How long the editor must have kept its width before the text is laid out for it.
    private static final Duration WIDTH_PAUSE = Duration.ofMillis(150);

    private final GameViewModel game;
    private final Executor background;
    private final Later later;
    private final HgnReader reader = new HgnReader(GameLookup.standard());
    private final Completions completions;
    private final ReadOnlyObjectWrapper<PlacedText> text = new ReadOnlyObjectWrapper<>(new PlacedText("", List.of()));
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.SAME);
    private final ReadOnlyObjectWrapper<Optional<Fault>> fault = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper caret = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(GameTree.ROOT);

    /// True while nobody has put the caret anywhere in the text of this game.
    private boolean lost = true;
    private boolean active;
    private boolean accepting;
    private int shownGame;
    private int version;
    /// The tree that the typing began with; what was typed since is merged with what was done to it since.
    private Optional<GameTree> base = Optional.empty();
    private String typed = "";
    /// How many characters fit into a line; read by who lays out a text on another thread.
    private volatile int columns = COLUMNS;
    private Lines lines = Lines.STALE;
    private final ReadOnlyObjectWrapper<Optional<Discarded>> discarded = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// What was given up, to be brought back.
    ///
    /// @param draft what was typed
    /// @param tree the tree when it was given up
    private record Discarded(TextDraft draft, GameTree tree) {}

    /// How the text and the tree stand to each other.
    public enum State {
        /// The text is the tree.
        SAME,
        /// Something was typed and not read yet.
        TYPING,
        /// The text cannot be read.
        WRONG
    }

    /// Where the lines of the tree's text come from.
    private enum Lines {
        /// They are those of an earlier tree: nobody has looked since.
        STALE,
        /// The program broke them.
        LAID_OUT,
        /// Somebody typed them so.
        TYPED
    }

    /// What became of a text, made on another thread.
    ///
    /// @param read the text as it was read
    /// @param edit the edit that makes it the tree; empty if it is wrong
    /// @param placed the text of the new tree; empty if it is wrong
    private record Outcome(PlacedGame read, Optional<EditResult> edit, Optional<PlacedText> placed) {}

    /// @param game the game to show
    /// @param proofs what was proved in this session
    /// @param threads where texts are read
    /// @param engine the moves of a position that an engine knows something of, the best first
    public NotationViewModel(
            GameViewModel game,
            ProofStore proofs,
            FilesViewModel.Threads threads,
            Function<Position, List<Move>> engine) {
        this.game = game;
        background = threads.background();
        later = threads.later();
        completions = new Completions(
                reader,
                proofs,
                position -> Stream.concat(engine.apply(position).stream(), continuations(position))
                        .toList());
        shownGame = game.number();
        game.commitFirst(this::commit);
        game.momentProperty().subscribe(this::follow);
    }

    /// The text as it should be on the screen, with the places of the moves. While something is typed, it is what was
    /// there before.
    public ReadOnlyObjectProperty<PlacedText> textProperty() {
        return text.getReadOnlyProperty();
    }

    /// How the text and the tree stand to each other.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// What is wrong first, if the text is wrong.
    public ReadOnlyObjectProperty<Optional<Fault>> faultProperty() {
        return fault.getReadOnlyProperty();
    }

    /// Where the caret should be.
    public ReadOnlyIntegerProperty caretProperty() {
        return caret.getReadOnlyProperty();
    }

    /// The current node.
    public ReadOnlyIntegerProperty currentProperty() {
        return current.getReadOnlyProperty();
    }

    /// What is in the editor: what was typed, else the text of the tree.
    public String typedText() {
        return typed;
    }

    /// Where the current move stands; empty while something is typed, when nobody knows.
    public Optional<MovePlace> currentPlace() {
        return state.get() == State.SAME ? text.get().place(current.get()) : Optional.empty();
    }

    /// Tells whether the text is seen: while it is not, it is not made anew with each edit.
    public void setActive(boolean now) {
        active = now;
        if (now) {
            refresh();
            showCaret(game.moment().id());
        } else {
            commit();
        }
    }

    /// Says how many characters a line of the editor has room for. The text has its lines broken there by the program,
    /// not by the screen: lines broken for another width would be broken once more, raggedly. What somebody typed stays
    /// as it was typed until the game is changed elsewhere.
    public void setColumns(int room) {
        int wanted = Math.clamp(room, LEAST_COLUMNS, MOST_COLUMNS);
        if (wanted != columns) {
            columns = wanted;
            later.run(WIDTH_PAUSE, () -> {
                if (wanted == columns) {
                    layOut();
                }
            });
        }
    }

    private void layOut() {
        if (active && lines == Lines.LAID_OUT && state.get() == State.SAME) {
            PlacedText before = text.get();
            int at = caret.get();
            boolean behindAll =
                    !before.places().isEmpty() && at > before.places().getLast().end();
            place(game.moment().tree());
            caret.set(behindAll ? typed.length() - before.text().length() + at : placeOf(before.nodeAt(at)));
        }
    }

    /// True if the text is that of the tree as it is now.
    private boolean isShown() {
        return state.get() == State.SAME && lines != Lines.STALE;
    }

    /// The user has changed the text.
    public void typed(String now, int at) {
        caret.set(at);
        if (now.equals(typed)) {
            return;
        }
        typed = now;
        discarded.set(Optional.empty());
        version++;
        if (now.equals(text.get().text())
                && base.filter(tree -> tree == game.moment().tree()).isPresent()) {
            settle();
            return;
        }
        base = base.or(() -> Optional.of(game.moment().tree()));
        state.set(State.TYPING);
        game.setText(Optional.of(new TextDraft(now, baseTree(), at)));
        int asked = version;
        later.run(PAUSE, () -> {
            if (asked == version && state.get() == State.TYPING) {
                read(asked);
            }
        });
    }

    /// The user has put the caret somewhere: the move there becomes the current one.
    public void caretAt(int offset) {
        caret.set(offset);
        if (isShown()) {
            int node = text.get().nodeAt(offset);
            if (node != game.moment().id()) {
                game.goTo(node);
            }
        }
    }

    /// Makes what was typed the tree at once, if it is right.
    public void commit() {
        if (state.get() == State.TYPING) {
            version++;
            Outcome outcome = outcome(typed, game.moment().tree(), baseTree(), caret.get());
            if (!accept(outcome)) {
                // A comment was being typed too, and has just become an edit of its own.
                accept(outcome(typed, game.moment().tree(), baseTree(), caret.get()));
            }
        }
    }

    /// True while a text that was given up can be brought back: until something else is typed.
    public ObservableValue<Boolean> restorable() {
        return discarded.map(Optional::isPresent);
    }

    /// Brings back the text that was given up.
    public void restore() {
        discarded.get().map(Discarded::draft).ifPresent(draft -> {
            version++;
            base = Optional.of(draft.base());
            typed = draft.text();
            caret.set(draft.caret());
            discarded.set(Optional.empty());
            state.set(State.TYPING);
            game.setText(Optional.of(draft));
            read(version);
        });
    }

    /// Gives up what was typed: the text is that of the tree again. It can be brought back.
    public void discard() {
        version++;
        discarded.set(Optional.of(new Discarded(
                new TextDraft(typed, baseTree(), caret.get()), game.moment().tree())));
        settle();
        lines = Lines.STALE;
        refresh();
        showCaret(game.moment().id());
    }

    /// Takes back the last edit of the game, or that a text was given up if that was the last.
    public void undo() {
        if (discarded.get().filter(last -> last.tree() == game.moment().tree()).isPresent()) {
            restore();
        } else {
            game.undo();
        }
    }

    /// Makes the last undone edit of the game again.
    public void redo() {
        game.redo();
    }

    /// Where the caret belongs that was put at an offset: what is typed behind the result is no part of the game.
    public int typable(int offset) {
        PlacedText now = text.get();
        boolean inMoves =
                !now.places().isEmpty() && offset <= now.places().getLast().end();
        return state.get() != State.SAME || inMoves
                ? offset
                : TextPieces.of(typed).stream()
                        .filter(piece -> piece.kind() == TextPiece.Kind.RESULT)
                        .mapToInt(TextPiece::from)
                        .filter(from -> from < offset)
                        .findFirst()
                        .orElse(offset);
    }

    /// The legal moves that may be typed at an offset of the text on the screen.
    public List<Completion> completions(String now, int at) {
        return completions.at(now, at);
    }

    /// The moves that follow the current one, if it led to a position.
    private Stream<Move> continuations(Position position) {
        GameTree tree = game.moment().tree();
        return game.moment().position().equals(position)
                ? game.moment().node().children().stream().flatMap(child -> tree.node(child).move().stream())
                : Stream.of();
    }

    private GameTree baseTree() {
        return base.orElseGet(() -> game.moment().tree());
    }

    private void read(int asked) {
        String now = typed;
        GameTree tree = game.moment().tree();
        GameTree from = baseTree();
        int at = caret.get();
        background.execute(() -> {
            Outcome outcome = outcome(now, tree, from, at);
            later.run(() -> {
                if (asked == version && !accept(outcome)) {
                    read(asked);
                }
            });
        });
    }

    private Outcome outcome(String now, GameTree tree, GameTree from, int at) {
        PlacedGame read = reader.readDraft(now);
        Optional<GameTree> whole = read.whole();
        if (whole.isEmpty()) {
            return new Outcome(read, Optional.empty(), Optional.empty());
        }
        int node = read.text().nodeAt(at);
        EditResult edit = tree.apply(new TreeEdit.Rewrite(from, whole.get(), node));
        PlacedText placed = edit.tree().sameAs(whole.get())
                ? read.text().renamed(whole.get(), edit.tree())
                : HgnWriter.place(edit.tree(), columns);
        return new Outcome(read, Optional.of(edit), Optional.of(placed));
    }

    /// False if the tree has changed since.
    private boolean accept(Outcome outcome) {
        if (outcome.edit().isEmpty()) {
            state.set(State.WRONG);
            fault.set(outcome.read().problems().stream().findFirst().map(problem -> Fault.of(problem, typed)));
            return true;
        }
        accepting = true;
        boolean applied = game.apply(outcome.edit().get());
        accepting = false;
        if (applied) {
            outcome.placed().ifPresent(placed -> {
                lines = placed.text().equals(typed) ? Lines.TYPED : Lines.LAID_OUT;
                typed = placed.text();
                text.set(placed);
            });
            settle();
            showCaret(game.moment().id());
        }
        return applied;
    }

    private void settle() {
        typed = text.get().text();
        base = Optional.empty();
        fault.set(Optional.empty());
        state.set(State.SAME);
        game.setText(Optional.empty());
    }

    private void follow(GameMoment before, GameMoment now) {
        if (accepting) {
            current.set(now.id());
            return;
        }
        if (game.number() != shownGame) {
            shownGame = game.number();
            changeGame(now.tree(), game.textProperty().get());
        } else if (before.tree() != now.tree()) {
            if (state.get() == State.SAME) {
                lines = Lines.STALE;
            }
            refresh();
        }
        current.set(now.id());
        showCaret(now.id());
    }

    private void changeGame(GameTree now, Optional<TextDraft> draft) {
        version++;
        discarded.set(Optional.empty());
        if (draft.isPresent()) {
            state.set(State.SAME);
            fault.set(Optional.empty());
            place(now);
            base = Optional.of(draft.get().base());
            typed = draft.get().text();
            caret.set(draft.get().caret());
            lost = false;
            state.set(State.TYPING);
            read(version);
        } else {
            settle();
            lost = true;
            lines = Lines.STALE;
            refresh();
        }
    }

    private void refresh() {
        if (active && lines == Lines.STALE && state.get() == State.SAME) {
            place(game.moment().tree());
        }
    }

    private void place(GameTree tree) {
        lines = Lines.LAID_OUT;
        PlacedText placed = HgnWriter.place(tree, columns);
        typed = placed.text();
        text.set(placed);
    }

    private void showCaret(int node) {
        boolean there = !lost && caret.get() <= typed.length() && text.get().nodeAt(caret.get()) == node;
        if (isShown() && !there) {
            lost = false;
            caret.set(placeOf(node));
        }
    }

    /// Where moves are typed after a node: behind its move; at the start of the game behind the tags.
    private int placeOf(int node) {
        return text.get().place(node).map(MovePlace::end).orElseGet(() -> {
            String now = text.get().text();
            return TextPieces.of(now).stream()
                    .filter(piece -> piece.kind() != TextPiece.Kind.TAG)
                    .map(TextPiece::from)
                    .findFirst()
                    .orElse(now.length());
        });
    }
}
