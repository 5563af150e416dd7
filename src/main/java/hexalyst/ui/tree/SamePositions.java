package hexalyst.ui.tree;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.record.GameTree;
import hexalyst.record.Node;
import hexalyst.ui.files.FilesViewModel;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// Finds the nodes of the open game with the same position, by transposition or up to a symmetry of the board. The
/// search runs on another thread shortly after each edit and reuses the results for unchanged parts of the tree. JavaFX
/// thread only.
public final class SamePositions {
    private static final Duration PAUSE = Duration.ofMillis(150);

    private final GameViewModel game;
    private final FilesViewModel.Threads threads;
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private Keys found;

    /// The keys of a tree's positions.
    ///
    /// @param tree the tree
    /// @param keys the key of each node's position
    /// @param groups the nodes with a key, in the order of the tree
    /// @param setups a hash of each node's set-up; among nodes with the same key, it is equal only for equal positions
    private record Keys(
            GameTree tree,
            Map<Integer, PositionKey> keys,
            Map<PositionKey, List<Integer>> groups,
            Map<Integer, Integer> setups) {}

    /// @param game the open game
    /// @param threads where positions are computed
    public SamePositions(GameViewModel game, FilesViewModel.Threads threads) {
        this.game = game;
        this.threads = threads;
        GameTree tree = game.moment().tree();
        found = new Keys(tree, Map.of(), Map.of(), Map.of());
        look(tree);
        game.momentProperty().subscribe((before, now) -> {
            if (before.tree() != now.tree()) {
                threads.later().run(PAUSE, () -> look(now.tree()));
            }
        });
    }

    /// Changes when the nodes with equal positions may have changed.
    public ReadOnlyIntegerProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /// The nodes with a node's position, including itself, in the order of the tree. At most one if there are no others
    /// or the search has not run yet.
    public List<Integer> of(int node) {
        PositionKey key = found.keys().get(node);
        return key == null
                ? List.of()
                : found.groups().getOrDefault(key, List.of()).stream()
                        .filter(game.moment().tree()::contains)
                        .toList();
    }

    /// Those of them with exactly the same position, not only up to a symmetry.
    public List<Integer> exactly(int node) {
        Integer setup = found.setups().get(node);
        return of(node).stream()
                .filter(id -> Objects.equals(setup, found.setups().get(id)))
                .toList();
    }

    /// The next node with the current position; after the last one, the first.
    public Optional<Integer> next() {
        List<Integer> ring = of(game.moment().id());
        int at = ring.indexOf(game.moment().id());
        return ring.size() < 2 || at < 0 ? Optional.empty() : Optional.of(ring.get((at + 1) % ring.size()));
    }

    private void look(GameTree tree) {
        if (tree != game.moment().tree()) {
            return;
        }
        Keys before = found;
        threads.background().execute(() -> {
            Keys now = find(tree, before);
            threads.later().run(() -> {
                if (tree == game.moment().tree()) {
                    found = now;
                    revision.set(revision.get() + 1);
                }
            });
        });
    }

    private static Keys find(GameTree tree, Keys before) {
        Map<Integer, PositionKey> keys = new HashMap<>();
        Map<PositionKey, List<Integer>> groups = new HashMap<>();
        Map<Integer, Integer> setups = new HashMap<>();
        Map<Integer, Position> positions = new HashMap<>();
        boolean sameStart = before.tree().start().equals(tree.start());
        for (int id : tree.preorder(GameTree.ROOT)) {
            Node node = tree.node(id);
            boolean known = id == GameTree.ROOT
                    ? sameStart
                    : before.keys().containsKey(node.parent())
                            && !positions.containsKey(node.parent())
                            && before.tree()
                                    .find(id)
                                    .filter(old -> old.parent() == node.parent()
                                            && old.move().equals(node.move()))
                                    .isPresent();
            PositionKey old = known ? before.keys().get(id) : null;
            PositionKey key = old;
            if (key == null) {
                Position position = position(tree, node, positions);
                key = position.lookupKey();
                setups.put(id, position.setup().hashCode());
            } else {
                setups.put(id, before.setups().getOrDefault(id, 0));
            }
            keys.put(id, key);
            groups.computeIfAbsent(key, any -> new ArrayList<>(1)).add(id);
        }
        return new Keys(tree, keys, groups, setups);
    }

    private static Position position(GameTree tree, Node node, Map<Integer, Position> positions) {
        Position parent = positions.get(node.parent());
        Optional<Move> move = node.move();
        Position position =
                parent == null || move.isEmpty() ? tree.position(node.id()) : tree.position(node.id(), parent);
        positions.put(node.id(), position);
        return position;
    }
}
