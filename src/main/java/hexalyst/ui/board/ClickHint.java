package hexalyst.ui.board;

import hexalyst.game.Side;
import java.util.Optional;

/// What a mouse button would do on the cell under the pointer.
///
/// @param text one line, such as `e5w: White piece, own colour: makes a group of 3`; empty if there is nothing to say
/// @param legal false if the rules forbid it
/// @param colour the colour of the piece, if the hint is about one
public record ClickHint(String text, boolean legal, Optional<Side> colour) {
    public static final ClickHint NONE = new ClickHint("", true, Optional.empty());
}
