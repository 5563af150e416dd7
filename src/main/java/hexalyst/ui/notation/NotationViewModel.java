package hexalyst.ui.notation;

import hexalyst.game.Move;
import hexalyst.game.Parts;
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
import hexalyst.ui.fx.FxThread;
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

/// The open game as text, in both directions. A short pause after typing, the text becomes the tree, as one edit of the
/// game; edits made elsewhere appear in the text. The caret and the current node follow each other. JavaFX thread only;
/// reading happens on another thread.
///
/// Text without a result at the end is treated as unfinished: the result `*` need not be typed. While the text has an
/// error, the last valid tree stays and everything else works on it. The text with the error stays as typed and is not
/// overwritten by moves played meanwhile. Once it is valid, both are merged: the moves played and the notes made
/// meanwhile are kept; in everything else, the text wins ([TreeEdit.Rewrite]). Typed text belongs to its game
/// ([GameViewModel#textProperty]): it is put aside and restored together with it.
public final class NotationViewModel {
    /// The pause after the last key press before the text is read.
    public static final Duration PAUSE = Duration.ofMillis(350);

    /// The characters per line until the editor reports its width.
    private static final int COLUMNS = 60;

    /// In a narrower editor lines wrap on the screen: more line breaks would separate every move from its number.
    private static final int LEAST_COLUMNS = 24;

    /// In a wider editor lines are no longer than this, so that they stay readable.
    private static final int MOST_COLUMNS = 100;

    /// The pause after the last change of the editor's width before the text is laid out again.
    private static final Duration WIDTH_PAUSE = Duration.ofMillis(150);

    private final GameViewModel game;
    private final Executor background;
    private final FxThread later;
    private final HgnReader reader = new HgnReader(GameLookup.standard());
    private final Completions completions;
    private final ReadOnlyObjectWrapper<PlacedText> text = new ReadOnlyObjectWrapper<>(new PlacedText("", List.of()));
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.SAME);
    private final ReadOnlyObjectWrapper<Optional<Fault>> fault = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper caret = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(GameTree.ROOT);

    /// True until the caret is put into the text of this game.
    private boolean lost = true;
    private boolean active;
    private boolean accepting;
    private int shownGame;
    private int version;
    /// The tree before the typing began. What has been typed since is merged with what has been done to the tree since.
    private Optional<GameTree> base = Optional.empty();
    private String typed = "";
    /// How many characters fit into a line; also read on the thread that lays out a text.
    private volatile int columns = COLUMNS;
    private Lines lines = Lines.STALE;
    private final ReadOnlyObjectWrapper<Optional<Discarded>> discarded = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// Discarded text that can be restored.
    ///
    /// @param draft what was typed
    /// @param tree the tree when the text was discarded
    private record Discarded(TextDraft draft, GameTree tree) {}

    /// How the text relates to the tree.
    public enum State {
        /// The text is that of the tree.
        SAME,
        /// Something was typed and has not been read yet.
        TYPING,
        /// The text has an error.
        WRONG
    }

    /// Where the line breaks of the tree's text come from.
    private enum Lines {
        /// From an earlier tree; the text has not been visible since.
        STALE,
        /// From the program.
        LAID_OUT,
        /// From the user.
        TYPED
    }

    /// The result of reading a text, made on another thread.
    ///
    /// @param read the text as it was read
    /// @param edit the edit that makes it the tree; empty if the text has an error
    /// @param placed the text of the new tree; empty if the text has an error
    private record Outcome(PlacedGame read, Optional<EditResult> edit, Optional<PlacedText> placed) {}

    /// @param game the game to show
    /// @param proofs the proofs of this session
    /// @param threads where texts are read
    /// @param engine the moves of a position that an engine has results for, the best first
    public NotationViewModel(
            GameViewModel game,
            ProofStore proofs,
            FilesViewModel.Threads threads,
            Function<Position, List<Parts>> engine) {
        this.game = game;
        background = threads.background();
        later = threads.later();
        completions = new Completions(
                reader,
                proofs,
                position -> Stream.<Parts>concat(engine.apply(position).stream(), continuations(position))
                        .toList());
        shownGame = game.number();
        game.commitFirst(this::commit);
        game.momentProperty().subscribe(this::follow);
    }

    /// The text for the screen, with the places of the moves. While the user is typing, it is the text before that.
    public ReadOnlyObjectProperty<PlacedText> textProperty() {
        return text.getReadOnlyProperty();
    }

    /// How the text relates to the tree.
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// The first error, if there is one.
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

    /// The text in the editor: what was typed, or else the text of the tree.
    public String typedText() {
        return typed;
    }

    /// The place of the current move; empty while the user is typing, because it is unknown then.
    public Optional<MovePlace> currentPlace() {
        return state.get() == State.SAME ? text.get().place(current.get()) : Optional.empty();
    }

    /// Sets whether the text is visible. While it is not, it is not updated after each edit.
    public void setActive(boolean now) {
        active = now;
        if (now) {
            refresh();
            showCaret(game.moment().id());
        } else {
            commit();
        }
    }

    /// Sets how many characters fit into a line of the editor. The program breaks lines there; lines broken for another
    /// width would be wrapped again on the screen, raggedly. Typed text keeps its line breaks until the game is changed
    /// elsewhere.
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

    /// True if the text is that of the current tree.
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

    /// The user has moved the caret; the move there becomes the current one.
    public void caretAt(int offset) {
        caret.set(offset);
        if (isShown()) {
            int node = text.get().nodeAt(offset);
            if (node != game.moment().id()) {
                game.goTo(node);
            }
        }
    }

    /// Makes the typed text the tree at once, if it has no errors.
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

    /// True while discarded text can be restored: until something else is typed.
    public ObservableValue<Boolean> restorable() {
        return discarded.map(Optional::isPresent);
    }

    /// Restores the discarded text.
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

    /// Discards the typed text and shows that of the tree. The typed text can be restored.
    public void discard() {
        version++;
        discarded.set(Optional.of(new Discarded(
                new TextDraft(typed, baseTree(), caret.get()), game.moment().tree())));
        settle();
        lines = Lines.STALE;
        refresh();
        showCaret(game.moment().id());
    }

    /// Undoes the last edit of the game, or restores discarded text if discarding it was the last action.
    public void undo() {
        if (discarded.get().filter(last -> last.tree() == game.moment().tree()).isPresent()) {
            restore();
        } else {
            game.undo();
        }
    }

    /// Redoes the last undone edit of the game.
    public void redo() {
        game.redo();
    }

    /// Where a caret at an offset has to go for typing: text behind the result is not part of the game.
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

    /// The moves that follow a position in the game, if the current move led to it.
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

    /// Applies the result of reading. False if the tree has changed since.
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

    /// Where moves are typed after a node: behind its move, or at the start of the game behind the tags.
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
