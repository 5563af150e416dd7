package hexalyst.ui.canvas;

/// Counts the notches of a mouse wheel. A touchpad sends many small parts of a notch, which are added up; a change of
/// direction starts at 0 again.
public final class WheelNotches {
    /// The scroll distance that JavaFX reports for one notch, in pixels.
    private static final double NOTCH = 40;

    private double turned;

    /// Adds a turn of the wheel.
    ///
    /// @param pixels the scroll distance, positive away from the user
    /// @return the notches completed by this, positive away from the user
    public int turn(double pixels) {
        turned = turned * pixels < 0 ? pixels : turned + pixels;
        int notches = (int) (turned / NOTCH);
        turned -= notches * NOTCH;
        return notches;
    }
}
