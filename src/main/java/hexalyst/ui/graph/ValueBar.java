package hexalyst.ui.graph;

import hexalyst.record.KnownValue;
import hexalyst.ui.graph.ValueGraphViewModel.Bar;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// The value of the shown position as an upright bar: White's share from below, Black's from above. Solid where it is
/// proved, pale where only the file says so, hatched where it is estimated, empty where nothing is known.
public final class ValueBar extends Pane {
    private final Region white = part("value-bar-white");
    private final Region black = part("value-bar-black");
    private Optional<KnownValue> shown = Optional.empty();

    /// @param graph the values of the followed line
    public ValueBar(ValueGraphViewModel graph) {
        setId("value-bar");
        getStyleClass().add("value-bar");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getChildren().addAll(black, white);
        ValueWords words = new ValueWords(graph);
        Tooltip tip = new Tooltip();
        Tooltip.install(this, tip);
        graph.barsProperty().subscribe(bars -> show(bars, words, tip));
    }

    private static Region part(String style) {
        Region part = new Region();
        part.getStyleClass().add(style);
        part.setMouseTransparent(true);
        return part;
    }

    private void show(List<Bar> bars, ValueWords words, Tooltip tip) {
        Optional<Bar> here = bars.stream().filter(Bar::current).findFirst();
        shown = here.flatMap(Bar::value);
        for (KnownValue.Basis basis : KnownValue.Basis.values()) {
            pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(basis.name().toLowerCase(Locale.ROOT)),
                    shown.filter(value -> value.basis() == basis).isPresent());
        }
        white.setVisible(shown.isPresent());
        black.setVisible(shown.isPresent());
        tip.setText(here.map(words::value).orElse(""));
        setAccessibleText(tip.getText());
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        double share = snapSizeY(height * shown.map(KnownValue::chance).orElse(0.5));
        black.resizeRelocate(snappedLeftInset(), snappedTopInset(), width, height - share);
        white.resizeRelocate(snappedLeftInset(), snappedTopInset() + height - share, width, share);
    }
}
