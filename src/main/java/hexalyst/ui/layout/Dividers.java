package hexalyst.ui.layout;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// The dividers of one tab of the window. The position where a divider is dragged is remembered; a double click resets
/// it. A window that is too small pushes dividers aside; that is not remembered, so they return when it grows again.
public final class Dividers {
    private static final String DIVIDER = "split-pane-divider";
    private static final double SAME = 0.001;

    private final LayoutViewModel layout;
    private final Map<SplitPane, List<Divider>> panes = new LinkedHashMap<>();
    private Optional<SplitPane> dragged = Optional.empty();
    private final Set<SplitPane> recalling = new HashSet<>();

    /// @param layout remembers the positions
    public Dividers(LayoutViewModel layout) {
        this.layout = layout;
    }

    /// Manages the dividers of a pane from now on.
    ///
    /// @param names its dividers in order
    public void keep(SplitPane pane, List<Divider> names) {
        panes.put(pane, List.copyOf(names));
        recall(pane);
        pane.addEventFilter(MouseEvent.ANY, event -> {
            if (event.getEventType() == MouseEvent.MOUSE_DRAGGED && isOnDivider(pane, event)) {
                dragged = Optional.of(pane);
            } else if (dragged.equals(Optional.of(pane)) && !event.isPrimaryButtonDown()) {
                // The release may go to the node below the pointer if the divider could not follow.
                dragged = Optional.empty();
                remember(pane);
            }
        });
        pane.addEventFilter(MouseEvent.MOUSE_CLICKED, event -> {
            if (isOnDivider(pane, event)
                    && event.getButton() == MouseButton.PRIMARY
                    && event.getClickCount() == 2
                    && event.isStillSincePress()) {
                reset(pane, event);
            }
        });
        pane.getDividers().addListener((ListChangeListener<SplitPane.Divider>) change -> recallSoon(pane));
        boolean across = pane.getOrientation() == Orientation.HORIZONTAL;
        (across ? pane.widthProperty() : pane.heightProperty()).subscribe((before, now) -> recallSoon(pane));
    }

    /// Restores the remembered positions of all dividers, because another tab may have moved them.
    public void recall() {
        panes.keySet().forEach(this::recall);
    }

    /// Restores positions after the current layout, because a pane moves its dividers itself when it is resized. Not
    /// those of the panes around it, which may be the cause of the resize.
    private void recallSoon(SplitPane pane) {
        if (recalling.add(pane)) {
            Platform.runLater(() -> {
                recalling.remove(pane);
                recall(pane);
            });
        }
    }

    private void recall(SplitPane pane) {
        List<Divider> names = panes.getOrDefault(pane, List.of());
        for (int i = 0; i < pane.getDividers().size(); i++) {
            double wanted = layout.position(names.get(i));
            if (Math.abs(pane.getDividers().get(i).getPosition() - wanted) > SAME) {
                pane.setDividerPosition(i, wanted);
            }
        }
    }

    private void remember(SplitPane pane) {
        List<Divider> names = panes.getOrDefault(pane, List.of());
        for (int i = 0; i < pane.getDividers().size(); i++) {
            layout.move(names.get(i), pane.getDividers().get(i).getPosition());
        }
    }

    private void reset(SplitPane pane, MouseEvent event) {
        Node clicked = divider(event);
        List<Node> lines = pane.lookupAll("." + DIVIDER).stream()
                .filter(line -> pane.equals(line.getParent()))
                .sorted((one, other) -> Double.compare(start(pane, one), start(pane, other)))
                .toList();
        layout.reset(panes.getOrDefault(pane, List.of()).get(lines.indexOf(clicked)));
        recall(pane);
        event.consume();
    }

    private static double start(SplitPane pane, Node line) {
        return pane.getOrientation() == Orientation.HORIZONTAL ? line.getLayoutX() : line.getLayoutY();
    }

    private static boolean isOnDivider(SplitPane pane, MouseEvent event) {
        Node line = divider(event);
        return line != null && pane.equals(line.getParent());
    }

    private static @Nullable Node divider(MouseEvent event) {
        for (Node node = event.getTarget() instanceof Node inner ? inner : null;
                node != null;
                node = node.getParent()) {
            if (node.getStyleClass().contains(DIVIDER)) {
                return node;
            }
        }
        return null;
    }
}
