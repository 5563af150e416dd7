package hexalyst.ui.game;

import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.EditResult;
import hexalyst.record.GameTree;
import hexalyst.record.History;
import hexalyst.record.MachineNote;
import hexalyst.record.Node;
import hexalyst.record.Subtree;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.message.MessageLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/// The open game: what is shown of it, moving through it, and editing it. Moving is not an edit, so the current node
/// and the child to follow forward are kept here and not in the tree. JavaFX thread only.
///
/// The comment is typed into [#draftProperty]. It becomes an edit when the user does anything else, so that it is never
/// lost and does not make an edit for each letter.
public final class GameViewModel {
    private final MessageLine messages;
    private final ReadOnlyObjectWrapper<GameMoment> moment;
    private final Texts texts = Texts.of(GameViewModel.class);
    private final StringProperty draft = new SimpleStringProperty("");
    private final Map<Integer, Integer> preferred = new HashMap<>();
    private final ReadOnlyObjectWrapper<Optional<Subtree>> clipboard = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TextDraft>> text = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final List<Runnable> commits = new ArrayList<>();
    private UnaryOperator<Tags> recorder = UnaryOperator.identity();
    private GameIdentity identity = new GameIdentity();
    private int number;

    /// @param start the position of the empty game to start with
    /// @param messages shows what could not be done
    public GameViewModel(Position start, MessageLine messages) {
        this.messages = messages;
        moment = new ReadOnlyObjectWrapper<>(GameMoment.at(History.of(GameTree.of(start)), GameTree.ROOT));
    }

    /// What is shown now: tree, node and position together.
    public ReadOnlyObjectProperty<GameMoment> momentProperty() {
        return moment.getReadOnlyProperty();
    }

    /// The game that is played in it, such as Phalanx.
    public ObservableValue<Game> playedProperty() {
        return moment.map(now -> now.tree().game());
    }

    /// What is shown now.
    public GameMoment moment() {
        return moment.get();
    }

    /// The name of a side in the game's edition.
    public ObservableValue<String> sideName(Side side) {
        return moment.map(now -> now.position().edition().sideName(side));
    }

    /// The comment of the current node as it is being typed.
    public StringProperty draftProperty() {
        return draft;
    }

    /// What was copied last.
    public ReadOnlyObjectProperty<Optional<Subtree>> clipboardProperty() {
        return clipboard.getReadOnlyProperty();
    }

    /// True if the typed comment differs from the one in the tree.
    public boolean hasDraft() {
        return !typed().equals(moment().annotations().comment());
    }

    /// The typed comment; empty if it consists of white space only.
    private String typed() {
        return draft.get().isBlank() ? "" : draft.get();
    }

    /// The tree including the typed comment, which remains a draft.
    public GameTree treeWithDraft() {
        Annotations drafted = moment().annotations().withComment(typed());
        return hasDraft()
                ? moment().tree()
                        .apply(new TreeEdit.Annotate(moment().id(), drafted))
                        .tree()
                : moment().tree();
    }

    /// Registers an editor that holds typed text. It is asked to commit the text as an edit before the user does
    /// anything else.
    public void commitFirst(Runnable commit) {
        commits.add(commit);
    }

    /// Sets what a move played on the main line also writes into the tags, such as the players. Undo removes both.
    public void recordWith(UnaryOperator<Tags> writer) {
        recorder = writer;
    }

    /// The unfinished text of the notation editor for this game.
    public ReadOnlyObjectProperty<Optional<TextDraft>> textProperty() {
        return text.getReadOnlyProperty();
    }

    /// Sets the unfinished text of an editor for this game.
    public void setText(Optional<TextDraft> now) {
        text.set(now);
    }

    /// The state of this game, for putting it aside, including the typed comment and the unfinished text.
    public GameState state() {
        commitComment();
        return new GameState(identity, moment().history(), moment().id(), preferred, text.get());
    }

    /// The number of the shown game; changes whenever another game is shown.
    public int number() {
        return number;
    }

    /// Identifies the shown game; the same when it is shown again later.
    public GameIdentity identity() {
        return identity;
    }

    /// Shows another game. A comment still being typed is dropped: take [#state] first.
    public void show(GameState state) {
        number++;
        identity = state.identity();
        preferred.clear();
        preferred.putAll(state.preferred());
        text.set(state.text());
        show(state.history(), state.id());
    }

    /// Commits typed text as an edit, here and in other editors.
    public void commitComment() {
        commits.forEach(Runnable::run);
        commitDraft();
    }

    private void commitDraft() {
        if (hasDraft()) {
            annotate(moment().annotations().withComment(typed()));
        }
    }

    /// Goes to a node. If it is on the followed line, that line stays; otherwise the node's main continuation is
    /// followed.
    public void goTo(int id) {
        commitComment();
        messages.clear();
        if (id == moment().id() || !moment().tree().contains(id)) {
            return;
        }
        if (!followedLine().contains(id)) {
            followMain(id);
        }
        prefer(moment().tree(), id);
        show(moment().history(), id);
    }

    /// Goes to a node and follows its main continuation, whatever was followed there before.
    public void jumpTo(int id) {
        commitComment();
        if (moment().tree().contains(id)) {
            followMain(id);
            goTo(id);
        }
    }

    private void followMain(int id) {
        GameTree tree = moment().tree();
        for (int at = id; at != Node.NONE; at = tree.node(at).mainChild().orElse(Node.NONE)) {
            preferred.remove(at);
        }
    }

    /// Shows the result of an edit that was computed elsewhere.
    ///
    /// @return false, without any change, if the tree has changed since
    public boolean apply(EditResult result) {
        commitDraft();
        if (result.before() != moment().tree()) {
            return false;
        }
        prefer(result.tree(), result.goTo());
        show(moment().history().with(result), result.goTo());
        return true;
    }

    /// Goes back one move.
    public void back() {
        step(-1);
    }

    /// Goes forward one move, into the variation that was last followed.
    public void forward() {
        step(1);
    }

    /// Goes forward by this many moves along the followed line, or back if negative; to its end or start if there are
    /// fewer.
    public void step(int plies) {
        int at = moment().id();
        for (int i = 0; i < Math.abs(plies); i++) {
            int next = plies < 0 ? moment().tree().node(at).parent() : next(at);
            at = next == Node.NONE ? at : next;
        }
        goTo(at);
    }

    /// The child that going forward from a node leads to; [Node#NONE] if there is none.
    public int next(int id) {
        return followed(moment().tree().node(id));
    }

    /// Goes to the start of the game.
    public void toStart() {
        goTo(GameTree.ROOT);
    }

    /// Goes to the end of the followed line.
    public void toEnd() {
        GameTree tree = moment().tree();
        int at = moment().id();
        for (int child = followed(tree.node(at)); child != Node.NONE; child = followed(tree.node(at))) {
            at = child;
        }
        goTo(at);
    }

    /// The nodes of the followed line, from the start through the current node to the end.
    public List<Integer> followedLine() {
        GameTree tree = moment().tree();
        List<Integer> line = new ArrayList<>();
        for (Node node = moment().node(); !node.isRoot(); node = tree.node(node.parent())) {
            line.add(node.id());
        }
        line.add(GameTree.ROOT);
        Collections.reverse(line);
        for (int next = followed(moment().node()); next != Node.NONE; next = followed(tree.node(next))) {
            line.add(next);
        }
        return line;
    }

    /// Goes to the sibling before the current node.
    public void previousVariation() {
        sibling(-1);
    }

    /// Goes to the sibling after the current node.
    public void nextVariation() {
        sibling(1);
    }

    /// Goes to the sibling this many places after the current node, or before it if negative; to the last or first if
    /// there are fewer.
    public void sibling(int by) {
        Node node = moment().node();
        List<Integer> siblings =
                node.isRoot() ? List.of() : moment().tree().node(node.parent()).children();
        int at = siblings.indexOf(node.id());
        if (siblings.size() < 2) {
            messages.say(texts.get("onlyVariation"));
        } else if (at == (by < 0 ? 0 : siblings.size() - 1)) {
            messages.say(texts.get(by < 0 ? "firstVariation" : "lastVariation"));
        } else {
            goTo(siblings.get(Math.clamp(at + by, 0, siblings.size() - 1)));
        }
    }

    /// Plays a move: goes to the child that has it, or adds a variation. An illegal move shows the reason and changes
    /// nothing.
    public void play(Move move) {
        edit(new TreeEdit.Play(moment().id(), move));
    }

    /// Plays several moves from a node, as a single edit, and goes to the last legal one. New moves become a variation.
    public void playLine(int from, List<Move> moves) {
        goTo(from);
        GameTree before = moment().tree();
        GameTree tree = before;
        int at = from;
        try {
            for (Move move : moves) {
                EditResult played = tree.apply(new TreeEdit.Play(at, move));
                tree = played.tree();
                at = played.goTo();
            }
        } catch (IllegalMoveException illegal) {
            messages.warn(String.valueOf(illegal.getMessage()));
        }
        String name = texts.get("playLine", moves.size());
        prefer(tree, at);
        show(moment().history().with(new EditResult(before, tree, name, from, at, List.of())), at);
    }

    /// Makes an edit, and shows a message if it failed.
    ///
    /// @return true if it was made
    public boolean edit(TreeEdit edit) {
        commitComment();
        messages.clear();
        try {
            EditResult result = recorded(edit, moment().tree().apply(edit));
            prefer(result.tree(), result.goTo());
            show(moment().history().with(result), result.goTo());
            if (!result.problems().isEmpty()) {
                messages.warn(String.join("; ", result.problems()));
            }
            return true;
        } catch (IllegalMoveException | IllegalArgumentException | NoSuchElementException impossible) {
            messages.warn(String.valueOf(impossible.getMessage()));
            return false;
        }
    }

    private EditResult recorded(TreeEdit edit, EditResult made) {
        GameTree tree = made.tree();
        boolean played = edit instanceof TreeEdit.Play
                && made.changed()
                && tree.mainLine().getLast() == made.goTo();
        Tags tags = played ? recorder.apply(tree.tags()) : tree.tags();
        return tags.equals(tree.tags()) ? made : made.with(tree.with(tags));
    }

    /// Copies a node and what follows it.
    public void copy(int id) {
        commitComment();
        if (!moment().tree().contains(id)) {
            return;
        }
        Subtree copied = moment().tree().subtree(id);
        clipboard.set(Optional.of(copied));
        int size = copied.size();
        messages.say(
                size < 3
                        ? texts.get("copied", moment().tree().text(id))
                        : texts.get("copiedAll", moment().tree().text(id), size - 1));
    }

    /// Copies a node and what follows it and removes it from the game.
    public void cut(int id) {
        commitComment();
        if (!moment().tree().contains(id)) {
            return;
        }
        Subtree copied = moment().tree().subtree(id);
        if (edit(new TreeEdit.Delete(id))) {
            clipboard.set(Optional.of(copied));
        }
    }

    /// Pastes what was copied below a node.
    public void paste(int id) {
        clipboard.get().ifPresent(copied -> edit(new TreeEdit.Paste(id, copied)));
    }

    /// Sets one of the six move glyphs on the current move, in place of another; removes it if it is there already.
    public void toggle(Glyph glyph) {
        if (moment().node().isRoot()) {
            messages.warn(texts.get("noMoveToJudge"));
            return;
        }
        commitComment();
        Annotations old = moment().annotations();
        List<Integer> glyphs = new ArrayList<>(old.glyphs());
        boolean remove = glyphs.contains(glyph.number());
        glyphs.removeIf(number -> Glyph.of(number).isPresent());
        if (!remove) {
            glyphs.addFirst(glyph.number());
        }
        annotate(old.withGlyphs(glyphs));
    }

    /// Wants a diagram of the current position in documents, or no longer wants one.
    public void toggleDiagram() {
        commitComment();
        Annotations old = moment().annotations();
        List<Integer> glyphs = new ArrayList<>(old.glyphs());
        boolean wanted = !glyphs.removeIf(number -> number == Annotations.DIAGRAM);
        if (wanted) {
            glyphs.add(Annotations.DIAGRAM);
        }
        annotate(old.withGlyphs(glyphs));
        messages.say(texts.get(wanted ? "diagram" : "noDiagram"));
    }

    /// Writes a program's findings about several positions into the game, as a single edit.
    ///
    /// @param notes the findings by node
    public void noteAll(Map<Integer, List<MachineNote>> notes) {
        commitComment();
        GameTree before = moment().tree();
        GameTree tree = before;
        String name = "";
        for (Map.Entry<Integer, List<MachineNote>> about : notes.entrySet()) {
            Annotations annotations = tree.node(about.getKey()).annotations();
            for (MachineNote note : about.getValue()) {
                annotations = annotations.withNote(note);
            }
            EditResult result = tree.apply(new TreeEdit.Annotate(about.getKey(), annotations));
            tree = result.tree();
            name = result.name();
        }
        int here = moment().id();
        show(moment().history().with(new EditResult(before, tree, name, here, here, List.of())), here);
    }

    private void annotate(Annotations annotations) {
        EditResult result = moment().tree().apply(new TreeEdit.Annotate(moment().id(), annotations));
        show(moment().history().with(result), moment().id());
    }

    /// Makes the moves up to the current node undoable one by one, as if they had just been played. Only for a game
    /// without any edit so far.
    public void countAsPlayed() {
        commitComment();
        History history = moment().history();
        if (history.undoName().isEmpty() && history.redoName().isEmpty()) {
            show(History.ofPlayed(moment().tree(), moment().id()), moment().id());
        }
    }

    /// Undoes the last edit.
    public void undo() {
        commitComment();
        moment().history().undoName().ifPresent(name -> {
            step(moment().history().undo());
            messages.say(texts.get("undone", name));
        });
    }

    /// Redoes the last undone edit.
    public void redo() {
        commitComment();
        moment().history().redoName().ifPresent(name -> {
            step(moment().history().redo());
            messages.say(texts.get("redone", name));
        });
    }

    private void step(History history) {
        prefer(history.tree(), history.node());
        show(history, history.node());
    }

    private void show(History history, int id) {
        GameMoment next = GameMoment.at(history, id);
        draft.set(next.annotations().comment());
        moment.set(next);
    }

    /// Makes the path to a node the followed one.
    private void prefer(GameTree tree, int id) {
        for (Node node = tree.node(id); !node.isRoot(); node = tree.node(node.parent())) {
            preferred.put(node.parent(), node.id());
        }
    }

    private int followed(Node node) {
        int child = preferred.getOrDefault(node.id(), Node.NONE);
        return node.children().contains(child) ? child : node.mainChild().orElse(Node.NONE);
    }
}
