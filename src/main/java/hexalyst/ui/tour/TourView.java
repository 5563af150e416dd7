package hexalyst.ui.tour;

import hexalyst.ui.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The guided tour over the window: a ring round the part that it is about, and beside it a bubble with the words. All
/// else gets mouse and keys as without it.
public final class TourView extends Pane {
    private static final double GAP = 14;
    private static final double WIDTH = 320;
    private static final double MARGIN = 8;
    /// How the parts of the window are found.
    private static final Map<String, String> PLACES = Map.of(
            "engine", ".engine-card",
            "moves", "#moves",
            "lens", "#board-lens",
            "comment", ".comment-card",
            "status", ".status-bar");

    private final Texts texts = Texts.of(TourView.class);
    private final Node window;
    private final Region ring = new Region();
    private final VBox bubble = new VBox();
    private final Label title = new Label();
    private final Label text = new Label();
    private final Label number = new Label();
    private final Button next = button("next", "");
    private final Button back = button("back", texts.get("back"));
    private Subscription following = Subscription.EMPTY;
    private @Nullable Node target;

    /// @param tour the tour
    /// @param window what its parts are looked up in
    public TourView(TourViewModel tour, Node window) {
        this.window = window;
        getStyleClass().add("tour");
        setPickOnBounds(false);
        ring.getStyleClass().add("tour-ring");
        ring.setMouseTransparent(true);
        bubble.setId("tour");
        bubble.getStyleClass().add("tour-bubble");
        bubble.setPrefWidth(WIDTH);
        title.getStyleClass().add("tour-title");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.setId("tour-text");
        number.getStyleClass().add("quiet");
        Button skip = button("skip", texts.get("skip"));
        skip.getStyleClass().add("small-button");
        skip.setOnAction(event -> tour.end());
        next.getStyleClass().add("accent");
        next.setOnAction(event -> tour.next());
        back.setOnAction(event -> tour.back());
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox buttons = new HBox(skip, between, number, back, next);
        buttons.getStyleClass().add("tour-buttons");
        bubble.getChildren().addAll(title, text, buttons);
        bubble.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                tour.end();
                event.consume();
            }
        });
        getChildren().addAll(ring, bubble);
        tour.stopProperty().subscribe(this::show);
    }

    private static Button button(String id, String text) {
        Button button = new Button(text);
        button.setId("tour-" + id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
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
            Node found = window.lookup(PLACES.getOrDefault(now.part(), "#" + now.part()));
            target = found;
            if (found != null) {
                following = Subscription.combine(
                        found.localToSceneTransformProperty().subscribe(this::requestLayout),
                        found.boundsInLocalProperty().subscribe(this::requestLayout));
            }
            requestLayout();
        });
    }

    @Override
    protected void layoutChildren() {
        Node found = target;
        ring.setVisible(found != null);
        double width = Math.min(WIDTH, getWidth());
        double height = bubble.prefHeight(width);
        Bounds part = found == null
                ? new BoundingBox(getWidth() / 2, getHeight() / 2, 0, 0)
                : sceneToLocal(found.localToScene(found.getBoundsInLocal()));
        ring.resizeRelocate(part.getMinX() - 3, part.getMinY() - 3, part.getWidth() + 6, part.getHeight() + 6);
        Point2D place = place(part, width, height);
        bubble.resizeRelocate(place.getX(), place.getY(), width, height);
    }

    /// The first place beside a part where the bubble is wholly seen and covers nothing of it, else its lower end.
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
