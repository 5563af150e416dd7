package hexalyst.ui.guide;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;

/// A table that scrolls when it is too wide, so that it does not widen the page. It is as high as its rows are at its
/// width; a plain scroll pane does not ask how they wrap and cuts the last ones off.
final class GuideTable extends ScrollPane {
    /// The height of the scroll bar.
    private static final double BAR = 16;

    private final GridPane grid;

    GuideTable(GridPane grid) {
        super(grid);
        this.grid = grid;
        setFitToWidth(true);
        setVbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().addAll("plain-scroll", "guide-table-scroll");
        setFocusTraversable(false);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double least = grid.minWidth(-1);
        double edges = getInsets().getTop() + getInsets().getBottom();
        double inside = width - getInsets().getLeft() - getInsets().getRight();
        return edges + grid.prefHeight(Math.max(inside, least)) + (inside < least ? BAR : 0);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }
}
