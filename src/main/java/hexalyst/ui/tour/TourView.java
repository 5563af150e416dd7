package hexalyst.ui.tour;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Wrapping;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The guided tour over the window: a ring round the current part, and beside it a bubble with the text. The rest of
/// the window gets the mouse as usual, and all keys except those of the tour.
public final class TourView extends Pane {
    private static final double GAP = 14;
    private static final double WIDTH = 380;
    private static final double MARGIN = 8;
    private static final double RING = 3;
    /// The selectors of the parts of the window.
    private static final Map<String, String> PLACES = Map.of(
            "engine", ".engine-card",
            "moves", ".moves-card",
            "lens", "#board-lens",
            "game-tabs", "#game-tabs .tab-header-area",
            "comment", ".comment-card",
            "status", ".status-bar");
    /// Other parts that the bubble must not cover, because its text mentions them.
    private static final Map<String, String> SEEN_TOO = Map.of("lens", "#board");

    private final Texts texts = Texts.of(TourView.class);
    private final Region ring = new Region();
    private final VBox bubble = new VBox();
    private final Label title = new Label();
    private final Label text = new Label();
    private final Label number = new Label();
    private final Button next;
    private final Button back;
    private Subscription following = Subscription.EMPTY;
    private @Nullable Node target;
    private String part = "";

    /// @param tour the tour
    /// @param keys the key bindings of its buttons
    public TourView(TourViewModel tour, KeyBindings keys) {
        getStyleClass().add("tour");
        setPickOnBounds(false);
        ring.getStyleClass().add("tour-ring");
        ring.setMouseTransparent(true);
        bubble.setId("tour");
        bubble.getStyleClass().add("tour-bubble");
        title.getStyleClass().add("tour-title");
        Wrapping.on(text);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.setId("tour-text");
        number.getStyleClass().add("quiet");
        number.setMinWidth(Region.USE_PREF_SIZE);
        Button skip = button("skip", texts.get("skip"), keys, "tour-end", tour::end);
        next = button("next", "", keys, "tour-next", tour::next);
        next.getStyleClass().add("accent");
        back = button("back", texts.get("back"), keys, "tour-back", tour::back);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox buttons = new HBox(skip, between, number, back, next);
        buttons.getStyleClass().add("tour-buttons");
        bubble.getChildren().addAll(title, text, buttons);
        getChildren().addAll(ring, bubble);
        tour.stopProperty().subscribe(this::show);
        // Another tab of the window has parts of its own.
        sceneProperty().subscribe((before, now) -> show(tour.stopProperty().get()));
    }

    /// A button without focus: if it had the focus, the focus would be lost when the tour ends.
    private Button button(String id, String text, KeyBindings keys, String command, Runnable action) {
        return new SmallButton("tour-" + id, text, action)
                .withTip(new KeyTooltip(texts.get(id + ".tip"), keys, command));
    }

    private void show(Optional<TourViewModel.Stop> stop) {
        following.unsubscribe();
        following = Subscription.EMPTY;
        setVisible(stop.isPresent());
        stop.ifPresent(now -> {
            title.setText(now.title());
            text.setText(now.text());
            bubble.setAccessibleText(now.title() + ". " + now.text());
            number.setText(texts.get("number", now.number(), now.count()));
            back.setDisable(now.number() == 1);
            next.setText(texts.get(now.isLast() ? "done" : "next"));
            part = now.part();
            target = null;
            requestLayout();
        });
    }

    /// The part of the window that the tour is at. In a new scene much is placed only by the first layout, so it is
    /// searched again until it is found.
    private @Nullable Node target() {
        if (target == null) {
            Node found = find(PLACES.getOrDefault(part, "#" + part));
            target = found;
            if (found != null) {
                following = Subscription.combine(
                        found.localToSceneTransformProperty().subscribe(this::requestLayout),
                        found.boundsInLocalProperty().subscribe(this::requestLayout));
            }
        }
        return target;
    }

    /// The part in the scene that is shown; null if it is not visible there.
    private @Nullable Node find(String place) {
        Node found = getScene() == null ? null : getScene().lookup(place);
        for (Node node = found; node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return null;
            }
        }
        return found;
    }

    @Override
    protected void layoutChildren() {
        Node found = target();
        ring.setVisible(found != null);
        double width = Math.min(WIDTH, getWidth());
        double height = bubble.prefHeight(width);
        Bounds at = found == null ? new BoundingBox(getWidth() / 2, getHeight() / 2, 0, 0) : bounds(found);
        // At the window's edge the ring stays inside.
        double left = Math.max(0, at.getMinX() - RING);
        double top = Math.max(0, at.getMinY() - RING);
        ring.resizeRelocate(
                left,
                top,
                Math.min(getWidth(), at.getMaxX() + RING) - left,
                Math.min(getHeight(), at.getMaxY() + RING) - top);
        Node other = SEEN_TOO.containsKey(part) ? find(SEEN_TOO.get(part)) : null;
        Point2D place = place(other == null ? at : union(at, bounds(other)), width, height);
        bubble.resizeRelocate(place.getX(), place.getY(), width, height);
    }

    private Bounds bounds(Node node) {
        return sceneToLocal(node.localToScene(node.getBoundsInLocal()));
    }

    private static Bounds union(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        return new BoundingBox(
                left,
                top,
                Math.max(one.getMaxX(), other.getMaxX()) - left,
                Math.max(one.getMaxY(), other.getMaxY()) - top);
    }

    /// The first place beside a part where the bubble is fully visible and covers nothing of it; otherwise at its lower
    /// end.
    private Point2D place(Bounds part, double width, double height) {
        double right = Math.max(MARGIN, getWidth() - width - MARGIN);
        double bottom = Math.max(MARGIN, getHeight() - height - MARGIN);
        double x = Math.clamp(part.getCenterX() - width / 2, MARGIN, right);
        double y = Math.clamp(part.getCenterY() - height / 2, MARGIN, bottom);
        List<Point2D> places = List.of(
                new Point2D(part.getMaxX() + GAP, y),
                new Point2D(part.getMinX() - GAP - width, y),
                new Point2D(x, part.getMaxY() + GAP),
                new Point2D(x, part.getMinY() - GAP - height));
        return places.stream()
                .filter(at -> at.getX() >= MARGIN && at.getX() <= right && at.getY() >= MARGIN && at.getY() <= bottom)
                .findFirst()
                .orElse(new Point2D(x, bottom));
    }
}
