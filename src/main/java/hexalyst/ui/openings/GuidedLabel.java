package hexalyst.ui.openings;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A move in the tree of openings, with a thin line through its row for each move before it, so that the eye finds the
/// row that it belongs to.
final class GuidedLabel extends HBox {
    /// The width of a level and of the arrow, in multiples of the font size; a tree table has them in its style.
    private static final double LEVEL = 1;

    private static final double ARROW = 1.15;
    /// The space around the move.
    private static final double EDGES = 1.5;

    private final Label label;
    private final List<Region> guides = new ArrayList<>();

    /// @param depth how many moves of the tree are before it
    GuidedLabel(Label label, int depth) {
        this.label = label;
        setAlignment(Pos.CENTER_LEFT);
        getChildren().add(label);
        for (int level = 0; level < depth; level++) {
            Region guide = new Region();
            guide.setManaged(false);
            guide.setMouseTransparent(true);
            guide.getStyleClass().add("openings-guide");
            guides.add(guide);
        }
        getChildren().addAll(guides);
    }

    /// The width of everything in a row beside the move itself, in multiples of the font size.
    ///
    /// @param depth how many moves of the tree are before it
    static double before(int depth) {
        return ARROW + depth * LEVEL + EDGES;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double letter = label.getFont().getSize();
        double height = getParent() instanceof Region cell ? cell.getHeight() : getHeight();
        for (int level = 0; level < guides.size(); level++) {
            double left = ARROW * letter + (guides.size() - level) * LEVEL * letter;
            guides.get(level).resizeRelocate(snapPositionX(-left), -getLayoutY(), 1, height);
        }
    }
}
