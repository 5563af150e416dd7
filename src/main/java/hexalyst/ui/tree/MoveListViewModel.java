package hexalyst.ui.tree;

import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.record.MachineWords;
import hexalyst.record.MoveReferences;
import hexalyst.record.Node;
import hexalyst.record.Numbering;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Glyph;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.value.ObservableValue;

/// The moves of the open game as rows, rebuilt when the tree changes. The text of a row is made only when the row is
/// visible. JavaFX thread only.
public final class MoveListViewModel {
    /// How many moves of the path to a node are shown.
    private static final int SHOWN_WAY = 6;

    private final GameViewModel game;
    private final KnownValues known;
    private final ObservableValue<Numbering> numbering;
    private final Folds folds;
    private final SamePositions same;
    private final BiConsumer<GameTree, String> begin;
    private final BiConsumer<GameTree, String> chapters;
    private final Texts texts = Texts.of(MoveListViewModel.class);
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(GameTree.ROOT);
    /// Cached positions of nodes, from which those of their children are computed.
    private final Map<Integer, Position> positions = new HashMap<>();
    /// The last known outcome on the path to a node.
    private final Map<Integer, Optional<KnownValue>> lastKnown = new HashMap<>();

    /// The row of each node; made on first use.
    private final Map<Integer, Integer> rowsByNode = new HashMap<>();

    private List<MoveRow> rows = List.of();
    private MoveReferences references;

    /// @param game the game to show
    /// @param known what is known of a position
    /// @param numbering what the numbers of the moves count
    /// @param folds which variations are folded
    /// @param same which positions are the same
    /// @param begin opens a new game and shows a message about it
    /// @param chapters adds a game to the open file and shows a message about it
    public MoveListViewModel(
            GameViewModel game,
            KnownValues known,
            ObservableValue<Numbering> numbering,
            Folds folds,
            SamePositions same,
            BiConsumer<GameTree, String> begin,
            BiConsumer<GameTree, String> chapters) {
        this.begin = begin;
        this.chapters = chapters;
        this.folds = folds;
        this.same = same;
        this.game = game;
        this.known = known;
        this.numbering = numbering;
        references = new MoveReferences(game.moment().tree(), numbering.getValue());
        update(game.moment());
        game.momentProperty().subscribe((before, now) -> {
            if (before.tree() != now.tree()) {
                update(now);
            }
            current.set(now.id());
        });
        folds.revisionProperty().subscribe(revised -> update(game.moment()));
        numbering.subscribe((before, now) -> update(game.moment()));
        known.revisionProperty().subscribe(count -> lastKnown.clear());
    }

    /// How a node's position relates to those of other nodes.
    public enum Same {
        /// No other node has it.
        NONE(""),
        /// Others are the same up to a symmetry.
        MIRRORED("≅"),
        /// Another node has exactly this position.
        EXACT("≡");

        private final String mark;

        Same(String mark) {
            this.mark = mark;
        }

        /// The sign beside the move.
        public String mark() {
            return mark;
        }
    }

    /// Whether other nodes have a node's position.
    public Same same(int node) {
        List<Integer> ring = same.of(node);
        if (ring.size() < 2) {
            return Same.NONE;
        }
        return same.exactly(node).size() > 1 ? Same.EXACT : Same.MIRRORED;
    }

    /// The nodes with a node's position.
    public SamePositions samePositions() {
        return same;
    }

    /// The moves to a node, such as `1. e5w g6b`; if there are many, only the last ones.
    public String way(int node) {
        GameTree tree = game.moment().tree();
        List<Integer> path = tree.path(node);
        int first = Math.max(1, path.size() - SHOWN_WAY);
        StringBuilder way = new StringBuilder(first > 1 ? "… " : "");
        for (int i = first; i < path.size(); i++) {
            int index = i - 1 + (tree.start().toMove() == Side.WHITE ? 0 : 1);
            String number = numbers().text(index, i == first);
            way.append(number)
                    .append(number.isEmpty() ? "" : " ")
                    .append(tree.text(path.get(i)))
                    .append(' ');
        }
        return path.size() == 1 ? texts.get("start") : way.toString().strip();
    }

    /// The other nodes with a node's position, in words.
    public String sameText(int node) {
        int others = same.of(node).size() - 1;
        return texts.get(same(node) == Same.EXACT ? "same.exact" : "same.mirrored", others);
    }

    /// Changes when the result of [#same] may have changed.
    public ReadOnlyIntegerProperty sameProperty() {
        return same.revisionProperty();
    }

    /// Which variations are folded.
    public Folds folds() {
        return folds;
    }

    /// The text beside the first move of a folded variation.
    public String foldedText(MoveRow.Folded row) {
        return texts.get("folded.row", row.hidden());
    }

    /// What a click on it does.
    public String unfoldText() {
        return texts.get("unfold.tip");
    }

    private void update(GameMoment moment) {
        positions.clear();
        lastKnown.clear();
        rowsByNode.clear();
        rows = MoveRows.of(moment.tree(), folds.folded(), numbering.getValue());
        references = new MoveReferences(moment.tree(), numbering.getValue());
        revision.set(revision.get() + 1);
    }

    /// The text to show if there are no rows: that no move has been made, or that none of the typed ones can be read.
    public ObservableValue<String> nothingText() {
        return game.textProperty()
                .flatMap(typed ->
                        game.momentProperty().map(moment -> texts.get(typed.isPresent() ? "unread" : empty(moment))));
    }

    /// That no move has been made, and how to make one: by moving a piece, or by a click on a cell.
    private static String empty(GameMoment moment) {
        return moment.position().parts().stream().anyMatch(Part.Shift.class::isInstance) ? "empty.moving" : "empty";
    }

    public List<MoveRow> rows() {
        return Collections.unmodifiableList(rows);
    }

    /// Changes with the tree. The rows may be equal to the previous ones although glyphs or comments have changed.
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty currentProperty() {
        return current.getReadOnlyProperty();
    }

    /// Changes when something was proved, so that badges may have changed.
    public ReadOnlyIntegerProperty proofsProperty() {
        return known.revisionProperty();
    }

    /// The game, for the commands on moves.
    public GameViewModel game() {
        return game;
    }

    /// The index of the row that shows a node, -1 if none does.
    public int rowOf(int node) {
        if (rowsByNode.isEmpty()) {
            for (int row = 0; row < rows.size(); row++) {
                for (int shown : rows.get(row).nodes()) {
                    rowsByNode.put(shown, row);
                }
            }
        }
        return rowsByNode.getOrDefault(node, -1);
    }

    /// True if every node of a row is still in the tree: a row on the screen may be slightly older than the tree.
    public boolean shows(MoveRow row) {
        GameTree tree = game.moment().tree();
        return switch (row) {
            case MoveRow.Moves moves -> isThere(tree, moves.white()) && isThere(tree, moves.black());
            case MoveRow.Variation variation -> variation.nodes().stream().allMatch(tree::contains);
            case MoveRow.Comment comment -> tree.contains(comment.node());
            case MoveRow.Folded folded -> tree.contains(folded.node());
        };
    }

    private static boolean isThere(GameTree tree, int node) {
        return node == Node.NONE || tree.contains(node);
    }

    /// A move with its glyphs, such as `e5w!?`.
    public String text(int node) {
        GameTree tree = game.moment().tree();
        StringBuilder text = new StringBuilder(tree.text(node));
        for (int glyph : tree.node(node).annotations().glyphs()) {
            text.append(Glyph.of(glyph).isPresent() ? "" : " ").append(Glyph.text(glyph));
        }
        return text.toString();
    }

    /// The text of a comment row: the user's comment, with moves that it names numbered like the rows, and below it,
    /// marked as such, the engine's.
    public String text(MoveRow.Comment comment) {
        Node node = game.moment().tree().node(comment.node());
        if (comment.before()) {
            return references.in(node.annotations().before());
        }
        GameTree tree = game.moment().tree();
        String said = MachineWords.retold(tree, node.id(), at -> certain(tree, at));
        String engine;
        if (said.isEmpty()) {
            engine = "";
        } else {
            engine = known.proofs().veiled() ? texts.get("says.hidden") : says(node, said);
        }
        return (references.in(node.annotations().comment()) + "\n" + engine).strip();
    }

    /// The engine's note, followed by a later proof in fewer plies, if there is one.
    private String says(Node node, String said) {
        GameTree tree = game.moment().tree();
        String says = texts.get("says", said);
        return node.annotations()
                .proved()
                .flatMap(noted -> known.proofs().shorter(position(tree, node.id()), noted))
                .map(now -> says + " " + texts.get("says.since", Proof.text(now, position(tree, node.id()))))
                .orElse(says);
    }

    /// The numbers of the game's moves.
    public LineNumbers numbers() {
        return LineNumbers.of(game.moment().tree(), numbering.getValue());
    }

    /// The outcome after a move, if it is proved in this session or noted in the game. Empty while values are hidden.
    public Optional<Badge> badge(int node) {
        if (known.proofs().veiled()) {
            return Optional.empty();
        }
        GameTree tree = game.moment().tree();
        return certain(tree, node)
                .map(value -> new Badge(
                        value.favoured(),
                        !value.proved(),
                        upTo(tree, tree.node(node).parent())
                                .filter(last -> last.favoured().equals(value.favoured()))
                                .isEmpty(),
                        texts.get(value.proved() ? "proved" : "noted", Proof.text(value, position(tree, node)))));
    }

    /// Starts a new game with the position after a move.
    public void newGameFrom(int node) {
        GameTree tree = game.moment().tree();
        begin.accept(
                GameTree.of(tree.position(node)),
                node == GameTree.ROOT ? texts.get("newGame.start") : texts.get("newGame", way(node)));
    }

    /// Moves a variation out of the game into a game of its own at the end of the file. Undo puts it back here.
    ///
    /// @param node a node of the variation
    public void takeOut(int node) {
        game.commitComment();
        GameTree tree = game.moment().tree();
        int first = Folds.start(tree, node);
        if (first == Node.NONE) {
            return;
        }
        String said = texts.get("takenOut", way(first));
        if (game.edit(new TreeEdit.Delete(first))) {
            chapters.accept(tree.through(first), said);
        }
    }

    /// The outcome by a proof or the file's note.
    private Optional<KnownValue> certain(GameTree tree, int node) {
        return known.provedOrNoted(position(tree, node), tree.node(node).annotations())
                .filter(found -> found.source() != KnownValues.Source.RULES)
                .map(KnownValues.Known::value);
    }

    /// The last known outcome on the path to a node, including the node. Empty at the root, which has no row.
    private Optional<KnownValue> upTo(GameTree tree, int node) {
        Deque<Integer> way = new ArrayDeque<>();
        int at = node;
        while (at > GameTree.ROOT && !lastKnown.containsKey(at)) {
            way.push(at);
            at = tree.node(at).parent();
        }
        Optional<KnownValue> last = lastKnown.getOrDefault(at, Optional.empty());
        for (int id : way) {
            Optional<KnownValue> here = certain(tree, id);
            last = here.isPresent() ? here : last;
            lastKnown.put(id, last);
        }
        return last;
    }

    private Position position(GameTree tree, int id) {
        Position known = positions.get(id);
        if (known == null) {
            Node node = tree.node(id);
            Position parent = positions.get(node.parent());
            known = parent == null || node.move().isEmpty() ? tree.position(id) : tree.position(id, parent);
            positions.put(id, known);
        }
        return known;
    }
}
