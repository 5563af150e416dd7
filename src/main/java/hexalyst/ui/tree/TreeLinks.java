package hexalyst.ui.tree;

import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.shape.QuadCurve;

/// The dashed lines of the drawn tree between transpositions. A click goes to the other end.
final class TreeLinks extends Group {
    private final TreeViewModel model;
    private final Texts texts = Texts.of(TreeLinks.class);
    private final Tooltip tip = new Tooltip();
    private double sag;

    /// @param model the tree
    TreeLinks(TreeViewModel model) {
        this.model = model;
        setManaged(false);
    }

    /// Draws the links from or to a visible node, each to the next node with the same position.
    ///
    /// @param seen the visible nodes
    /// @param centres the centres of nodes; empty for hidden ones
    /// @param room lines are clipped to this, because the software renderer is slow with very long ones
    /// @param step the distance between rows
    void show(Set<Integer> seen, IntFunction<Optional<Point2D>> centres, Bounds room, double step) {
        getChildren().clear();
        sag = step;
        for (int node : seen) {
            List<Integer> ring = model.moves().samePositions().exactly(node).stream()
                    .filter(id -> centres.apply(id).isPresent())
                    .toList();
            int at = ring.indexOf(node);
            if (at >= 0 && at + 1 < ring.size()) {
                add(node, ring.get(at + 1), centres, room);
            }
            if (at > 0 && !seen.contains(ring.get(at - 1))) {
                add(node, ring.get(at - 1), centres, room);
            }
        }
    }

    private void add(int node, int other, IntFunction<Optional<Point2D>> centres, Bounds room) {
        Point2D from = centres.apply(node).orElseThrow();
        Point2D far = centres.apply(other).orElseThrow();
        double share = Math.min(
                share(from.getX(), far.getX(), room.getMinX(), room.getMaxX()),
                share(from.getY(), far.getY(), room.getMinY(), room.getMaxY()));
        Point2D to = from.interpolate(far, share);
        arc(from, to, "tree-link").setMouseTransparent(true);
        QuadCurve pressed = arc(from, to, "tree-link-hit");
        pressed.setId("link-" + node + "-" + other);
        Tooltip.install(pressed, tip);
        pressed.setOnMouseEntered(event -> tip.setText(
                texts.get("link", model.moves().way(node), model.moves().way(other))));
        pressed.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                Point2D here = new Point2D(event.getX(), event.getY());
                int current = model.currentProperty().get();
                boolean atNode = current == node || current != other && here.distance(from) < here.distance(far);
                model.goTo(atNode ? other : node);
            }
        });
    }

    /// An arc, because such nodes are mostly in one row, with others between them.
    private QuadCurve arc(Point2D from, Point2D to, String style) {
        Point2D middle = from.midpoint(to);
        QuadCurve arc =
                new QuadCurve(from.getX(), from.getY(), middle.getX(), middle.getY() + sag, to.getX(), to.getY());
        arc.setFill(null);
        arc.getStyleClass().add(style);
        getChildren().add(arc);
        return arc;
    }

    /// How much of the way from a place between two limits to another place lies between them.
    private static double share(double from, double to, double least, double most) {
        double end = Math.clamp(to, least, most);
        return to == from ? 1 : Math.clamp((end - from) / (to - from), 0, 1);
    }
}
