package hexalyst.ui.tour;

import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The guided tour over the window: a ring round the current part. The text is in a card that stays in one place above
/// the parts ([#card]), as high as its longest text, so that nothing moves from one stop to the next. The rest of the
/// window gets the mouse as usual, and all keys except those of the tour.
public final class TourView extends Pane {
    private static final double RING = 3;
    /// The selectors of the parts of the window.
    private static final Map<String, String> PLACES = Map.of(
            "engine", ".engine-card",
            "moves", ".moves-card",
            "lens", "#board-lens",
            "game-tabs", "#game-tabs .tab-header-area",
            "comment", ".comment-card",
            "status", ".status-bar");
    /// Where a part is found if the window has no room for it.
    private static final Map<String, String> INSTEAD = Map.of("lens", "#board-more");

    private final Texts texts = Texts.of(TourView.class);
    private final Region ring = new Region();
    private final HBox card = new HBox();
    /// The stops, one on top of the other; only the current one is visible.
    private final StackPane stops = new StackPane();
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
        card.setId("tour");
        card.getStyleClass().add("tour-card");
        tour.stops().forEach(stop -> stops.getChildren().add(said(stop)));
        HBox.setHgrow(stops, Priority.ALWAYS);
        number.getStyleClass().add("quiet");
        number.setMinWidth(Region.USE_PREF_SIZE);
        Button skip = button("skip", texts.get("skip"), keys, "tour-end", tour::end);
        next = button("next", texts.get("next"), keys, "tour-next", tour::next);
        next.getStyleClass().add("accent");
        back = button("back", texts.get("back"), keys, "tour-back", tour::back);
        HBox buttons = new HBox(number, back, next);
        buttons.getStyleClass().add("tour-buttons");
        VBox controls = new VBox(buttons, skip);
        controls.getStyleClass().add("tour-controls");
        controls.setMinWidth(Region.USE_PREF_SIZE);
        card.getChildren().addAll(stops, controls);
        getChildren().add(ring);
        tour.stopProperty().subscribe(this::show);
        // Another tab of the window has parts of its own.
        sceneProperty().subscribe((before, now) -> show(tour.stopProperty().get()));
    }

    /// A button without focus: if it had the focus, the focus would be lost when the tour ends.
    private Button button(String id, String text, KeyBindings keys, String command, Runnable action) {
        return new SmallButton("tour-" + id, text, action)
                .withTip(new KeyTooltip(texts.get(id + ".tip"), keys, command));
    }

    private static VBox said(TourViewModel.Stop stop) {
        Label title = new Label(stop.title());
        title.getStyleClass().add("tour-title");
        return new VBox(title, WrappedLabel.of(stop.text()));
    }

    /// The card with the text and the buttons. It is visible during the tour.
    public Region card() {
        return card;
    }

    private void show(Optional<TourViewModel.Stop> stop) {
        following.unsubscribe();
        following = Subscription.EMPTY;
        setVisible(stop.isPresent());
        Visibility.set(card, stop.isPresent());
        stop.ifPresent(now -> {
            for (int i = 0; i < stops.getChildren().size(); i++) {
                stops.getChildren().get(i).setVisible(i == now.number() - 1);
            }
            card.setAccessibleText(now.title() + ". " + now.text());
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
            Node usual = find(PLACES.getOrDefault(part, "#" + part));
            Node found = usual == null && INSTEAD.containsKey(part) ? find(INSTEAD.get(part)) : usual;
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
        if (found == null) {
            return;
        }
        Bounds at = sceneToLocal(found.localToScene(found.getBoundsInLocal()));
        // At the window's edge the ring stays inside.
        double left = Math.max(0, at.getMinX() - RING);
        double top = Math.max(0, at.getMinY() - RING);
        ring.resizeRelocate(
                left,
                top,
                Math.min(getWidth(), at.getMaxX() + RING) - left,
                Math.min(getHeight(), at.getMaxY() + RING) - top);
    }
}
