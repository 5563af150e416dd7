package hexalyst.ui.board;

/// Counts the notches of a wheel. A touchpad tells many small parts of one, which add up; turning round begins anew.
final class WheelNotches {
    /// What JavaFX tells of one notch, in pixels.
    private static final double NOTCH = 40;

    private double turned;

    /// Turns it on.
    ///
    /// @param pixels how far it was turned, above 0 away from the user
    /// @return the whole notches that this completes, above 0 away from the user
    int turn(double pixels) {
        turned = turned * pixels < 0 ? pixels : turned + pixels;
        int notches = (int) (turned / NOTCH);
        turned -= notches * NOTCH;
        return notches;
    }
}
