package hexalyst.ui.graph;

import hexalyst.record.KnownValue;
import hexalyst.text.Texts;
import hexalyst.ui.graph.ValueGraphViewModel.Bar;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// Draws the bars, which share the width equally: up where White wins, down where Black does; solid where it is proved,
/// pale where only the file says so, outlined where it is estimated, a dot where nothing is known. A click goes to the
/// position.
final class ValueGraphView extends Pane {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");
    private static final PseudoClass PALE = PseudoClass.getPseudoClass("pale");
    private static final double LEAST_WIDTH = 60;
    private static final double LEAST_STEP = 3;
    private static final double MOST_STEP = 60;
    private static final double FILLED = 0.84;
    private static final double LEAST_HEIGHT = 3;
    /// Relative to the font size of a mark: the least width of its bar, and its height.
    private static final double MARK_WIDTH = 1.55;
    private static final double MARK_HEIGHT = 1.64;

    private final ValueGraphViewModel model;
    private final Texts texts = Texts.of(ValueGraphView.class);
    private final ValueWords words;
    private final Region axis = new Region();
    private final List<Column> columns = new ArrayList<>();
    private List<Bar> bars = List.of();

    /// The nodes of one bar: the clickable area, the bar itself, and the mark on it.
    private record Column(Region hit, Region bar, Label mark) {}

    ValueGraphView(ValueGraphViewModel model) {
        this.model = model;
        words = new ValueWords(model);
        setId("value-graph");
        getStyleClass().add("value-graph");
        axis.getStyleClass().add("axis");
        getChildren().add(axis);
        setMinSize(LEAST_WIDTH, 0);
        // It takes what the texts and buttons beside it leave.
        setPrefWidth(LEAST_WIDTH);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        model.barsProperty().subscribe(this::show);
    }

    private void show(List<Bar> now) {
        List<Bar> before = bars;
        bars = now;
        while (columns.size() > now.size()) {
            Column last = columns.removeLast();
            getChildren().removeAll(last.hit, last.bar, last.mark);
        }
        while (columns.size() < now.size()) {
            columns.add(column(columns.size()));
        }
        for (int i = 0; i < now.size(); i++) {
            if (i >= before.size() || !before.get(i).equals(now.get(i))) {
                dress(columns.get(i), now.get(i));
            }
        }
        long known = now.stream().filter(bar -> bar.value().isPresent()).count();
        setAccessibleText(texts.get("graphOf", now.size(), known));
        requestLayout();
    }

    private Column column(int index) {
        Region hit = new Region();
        hit.getStyleClass().add("graph-hit");
        hit.setOnMouseClicked(event -> model.goTo(bars.get(index)));
        Tooltip tip = new Tooltip();
        tip.setOnShowing(event -> tip.setText(words.of(bars.get(index))));
        Tooltip.install(hit, tip);
        Region bar = new Region();
        Label mark = new Label();
        mark.getStyleClass().add("graph-mark");
        bar.setMouseTransparent(true);
        mark.setMouseTransparent(true);
        getChildren().addAll(hit, bar, mark);
        return new Column(hit, bar, mark);
    }

    private void dress(Column column, Bar bar) {
        column.hit.pseudoClassStateChanged(CURRENT, bar.current());
        column.hit.setAccessibleText(words.of(bar));
        String kind = bar.value()
                .map(value -> {
                    if (value.chance() > 0.5) {
                        return "up";
                    }
                    return value.chance() < 0.5 ? "down" : "even";
                })
                .orElse("unknown");
        String basis = bar.value()
                .map(value -> value.basis().name().toLowerCase(Locale.ROOT))
                .orElse("none");
        column.bar.getStyleClass().setAll("graph-bar", "graph-" + kind, "graph-" + basis);
        column.mark.setText(bar.mistake().orElse(""));
        column.mark.pseudoClassStateChanged(
                UNKNOWN, bar.value().filter(ValueGraphView::fills).isEmpty());
        column.mark.pseudoClassStateChanged(
                PALE,
                bar.value()
                        .filter(value -> value.basis() == KnownValue.Basis.NOTED)
                        .isPresent());
    }

    /// True if the bar is filled, so that the mark on it has to be light.
    private static boolean fills(KnownValue value) {
        return value.basis() != KnownValue.Basis.ESTIMATED && value.chance() != 0.5;
    }

    @Override
    protected void layoutChildren() {
        if (columns.isEmpty()) {
            return;
        }
        double mark = columns.getFirst().mark.getFont().getSize();
        double middle = getHeight() / 2;
        axis.resizeRelocate(0, snapPositionY(middle), getWidth(), 1);
        double step = Math.clamp(getWidth() / columns.size(), LEAST_STEP, MOST_STEP);
        double width = Math.max(1, snapSizeX(step * FILLED));
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            Bar bar = bars.get(i);
            double x = snapPositionX(i * step);
            double left = snapPositionX(x + (step - width) / 2);
            double share = bar.value().map(value -> 2 * value.chance() - 1).orElse(0.0);
            double length = snapSizeY(Math.max(LEAST_HEIGHT, Math.abs(share) * (middle - 2)));
            double top;
            if (share > 0) {
                top = middle - length;
            } else {
                top = share < 0 ? middle : middle - length / 2;
            }
            column.hit.resizeRelocate(x, 0, step, getHeight());
            column.bar.resizeRelocate(left, snapPositionY(top), width, length);
            double markHeight = snapSizeY(MARK_HEIGHT * mark);
            column.mark.setVisible(step >= MARK_WIDTH * mark);
            column.mark.resizeRelocate(
                    x, share < 0 ? middle + length - markHeight : Math.max(0, top), step, markHeight);
        }
    }
}
