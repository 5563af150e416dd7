package hexalyst.ui.guide;

import javafx.geometry.Orientation;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;

/// A picture that fills the width of the page, but is not enlarged. Its height is known at the first layout, so that
/// what is below it does not shift.
final class GuidePicture extends Region {
    private final Image image;
    private final ImageView view;

    /// @param image a loaded image
    /// @param words its description for screen readers
    GuidePicture(Image image, String words) {
        this.image = image;
        view = new ImageView(image);
        view.setPreserveRatio(true);
        view.setSmooth(true);
        view.setAccessibleText(words);
        getChildren().setAll(view);
        getStyleClass().add("guide-picture");
        setMaxWidth(image.getWidth());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return image.getWidth();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? image.getWidth() : Math.min(width, image.getWidth());
        return wide * image.getHeight() / image.getWidth();
    }

    @Override
    protected void layoutChildren() {
        view.setFitWidth(getWidth());
    }
}
