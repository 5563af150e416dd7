package hexalyst.record;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import org.pcollections.IntTreePMap;

/// A game with all its variations and annotations: immutable, safe to share between threads. Every edit ([#apply])
/// gives a new tree that shares all unchanged nodes with this one, so it costs about the logarithm of the size, and a
/// list of old trees is the undo history.
///
/// A node's id never changes and is not reused, except that after an undo the next edit may use the ids of the undone
/// one. The root, before the first move, is node 0. Edits never create siblings with the same move, but if a file
/// contains the same variation twice, so does the tree.
///
/// Every path to a node is a legal line of play from [#start]; edits check it, builders rely on their caller.
public final class GameTree {
    /// The id of the root.
    public static final int ROOT = 0;

    private final Position start;
    private final Tags tags;
    private final IntTreePMap<Node> nodes;
    private final int nextId;

    GameTree(Position start, Tags tags, IntTreePMap<Node> nodes, int nextId) {
        this.start = start;
        this.tags = tags;
        this.nodes = nodes;
        this.nextId = nextId;
    }

    /// A game without moves and tags.
    ///
    /// @param start the start position, which determines game, edition and board
    public static GameTree of(Position start) {
        return of(start, List.of());
    }

    /// A game of one line, without annotations.
    ///
    /// @param line the moves, each legal where it is made
    public static GameTree of(Position start, List<Move> line) {
        TreeBuilder tree = new TreeBuilder(start);
        int at = ROOT;
        for (Move move : line) {
            at = tree.add(at, move);
        }
        return tree.build();
    }

    /// The game that is played.
    public Game game() {
        return start.game();
    }

    /// The edition whose rules apply.
    public Edition edition() {
        return start.edition();
    }

    /// The board.
    public Grid grid() {
        return start.grid();
    }

    /// The position before the first move, which may have been set up.
    public Position start() {
        return start;
    }

    /// The tags.
    public Tags tags() {
        return tags;
    }

    /// How many nodes there are, the root included: at least 1.
    public int size() {
        return nodes.size();
    }

    /// True if there is a node with this id.
    public boolean contains(int id) {
        return nodes.containsKey(id);
    }

    /// The node with this id.
    ///
    /// @throws NoSuchElementException if there is none
    public Node node(int id) {
        Node node = nodes.get(id);
        if (node == null) {
            throw new NoSuchElementException("no node " + id);
        }
        return node;
    }

    /// The node with this id, if there is one.
    public Optional<Node> find(int id) {
        return Optional.ofNullable(nodes.get(id));
    }

    /// The node before the first move.
    public Node root() {
        return node(ROOT);
    }

    /// The child of a node with this move; the first of them if there are several.
    public OptionalInt childWith(int id, Move move) {
        for (int child : node(id).children()) {
            if (node(child).move().equals(Optional.of(move))) {
                return OptionalInt.of(child);
            }
        }
        return OptionalInt.empty();
    }

    /// The nodes from the root to this one, both included.
    public List<Integer> path(int id) {
        List<Integer> path = new ArrayList<>();
        for (int at = id; at != Node.NONE; at = node(at).parent()) {
            path.add(at);
        }
        Collections.reverse(path);
        return List.copyOf(path);
    }

    /// The moves from the root to a node.
    public List<Move> moves(int id) {
        return path(id).stream().flatMap(at -> node(at).move().stream()).toList();
    }

    /// The moves of the main line.
    public List<Move> mainMoves() {
        return moves(mainLine().getLast());
    }

    /// How many moves lead to a node, 0 for the root.
    public int ply(int id) {
        return path(id).size() - 1;
    }

    /// The position at a node, replayed from the start, with the agreement at the end ([Agreement]).
    public Position position(int id) {
        Deque<Move> moves = new ArrayDeque<>();
        Node node = node(id);
        while (!node.isRoot()) {
            node.move().ifPresent(moves::push);
            node = node(node.parent());
        }
        return Agreement.agreed(this, id, start.play(List.copyOf(moves)));
    }

    /// The position at a node whose parent's position is known.
    ///
    /// @param id not the root
    public Position position(int id, Position parent) {
        return Agreement.agreed(this, id, parent.play(node(id).move().orElseThrow()));
    }

    /// A node and its main continuation to the end.
    public List<Integer> lineFrom(int id) {
        List<Integer> line = new ArrayList<>();
        line.add(node(id).id());
        OptionalInt next = node(id).mainChild();
        while (next.isPresent()) {
            line.add(next.getAsInt());
            next = node(next.getAsInt()).mainChild();
        }
        return List.copyOf(line);
    }

    /// The main line: the root and its main continuation.
    public List<Integer> mainLine() {
        return lineFrom(ROOT);
    }

    /// A node and everything below it: a node before its children, first children first.
    public List<Integer> preorder(int id) {
        List<Integer> order = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>();
        open.push(id);
        while (!open.isEmpty()) {
            Node node = node(open.pop());
            order.add(node.id());
            for (int child : node.children().reversed()) {
                open.push(child);
            }
        }
        return order;
    }

    /// The part of this tree from a node downwards, to be pasted elsewhere. It costs nothing and is not touched by
    /// later edits.
    public Subtree subtree(int id) {
        return new Subtree(this, node(id).id());
    }

    /// The game whose main line goes through a node: the moves up to it and everything after it, with their annotations
    /// and the tags. Result and termination are left out, unless the node is on the main line.
    public GameTree through(int id) {
        TreeBuilder builder = new TreeBuilder(start);
        builder.tags(
                mainLine().contains(id)
                        ? tags
                        : tags.withOrWithout(Tags.RESULT, "").withOrWithout(Tags.TERMINATION, ""));
        Map<Integer, Integer> copies = new HashMap<>();
        List<Integer> kept = new ArrayList<>(path(id));
        kept.addAll(preorder(id).subList(1, preorder(id).size()));
        for (int old : kept) {
            Node node = node(old);
            int copy = node.move().isPresent()
                    ? builder.add(
                            copies.getOrDefault(node.parent(), ROOT),
                            node.move().get())
                    : ROOT;
            copies.put(old, copy);
            builder.annotate(copy, node.annotations());
        }
        return builder.build();
    }

    /// Makes an edit.
    ///
    /// @throws hexalyst.game.IllegalMoveException if a played move is illegal
    /// @throws NoSuchElementException if the edit names a node that is not here
    /// @throws IllegalArgumentException if the edit makes no sense, such as deleting the root
    public EditResult apply(TreeEdit edit) {
        return new TreeEditor(this).apply(edit);
    }

    /// True if both are the same game: game, edition, start, tags, moves and annotations, all in the same order. Ids
    /// may differ.
    public boolean sameAs(GameTree other) {
        if (size() != other.size()
                || !game().id().equals(other.game().id())
                || !edition().id().equals(other.edition().id())
                || !start.setup().equals(other.start.setup())
                || !tags.equals(other.tags)) {
            return false;
        }
        List<Integer> mine = preorder(ROOT);
        List<Integer> others = other.preorder(ROOT);
        for (int i = 0; i < mine.size(); i++) {
            Node a = node(mine.get(i));
            Node b = other.node(others.get(i));
            if (!a.move().equals(b.move())
                    || !a.annotations().equals(b.annotations())
                    || a.children().size() != b.children().size()) {
                return false;
            }
        }
        return true;
    }

    /// A node as text: the text of its move, `the start` for the root.
    public String text(int id) {
        return node(id).move()
                .map(start::text)
                .orElseGet(() -> Texts.of(GameTree.class).get("start"));
    }

    /// The id that the next new node gets.
    int nextId() {
        return nextId;
    }

    IntTreePMap<Node> nodes() {
        return nodes;
    }

    GameTree with(IntTreePMap<Node> others, int next) {
        return new GameTree(start, tags, others, next);
    }

    /// The same game with other tags; if it ends on the board, with the result there ([Ending]).
    public GameTree with(Tags others) {
        GameTree changed = new GameTree(start, others, nodes, nextId);
        Tags settled = Ending.settled(changed);
        return settled.equals(others) ? changed : new GameTree(start, settled, nodes, nextId);
    }
}
