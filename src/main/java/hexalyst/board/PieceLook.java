package hexalyst.board;

import java.util.List;

/// How a kind of piece is drawn and named. Its colour is its owner's.
///
/// @param name the key of its name: the text `kind.` plus this, beside the edition's class or beside this one
/// @param shape its shape
/// @param letter the letters drawn on it, at most two characters; empty for none
/// @param size its size, 1 by default
/// @param beams the directions it points to, in degrees clockwise from the top of the unrotated board
/// @param number what its name says besides, such as `tile 42`; 0 if nothing
public record PieceLook(String name, PieceShape shape, String letter, double size, List<Integer> beams, int number) {
    /// A plain stone.
    public static final PieceLook STONE = of("stone", PieceShape.STONE);

    /// Copies the beams.
    ///
    /// @throws IllegalArgumentException if there is no room for the letter, or the size is not above 0 and at most 1.2
    public PieceLook {
        beams = List.copyOf(beams);
        if (letter.codePointCount(0, letter.length()) > 2 || !(size > 0 && size <= 1.2)) {
            throw new IllegalArgumentException(name + ": letter " + letter + ", size " + size);
        }
    }

    /// A shape of the default size, without letters and beams.
    public static PieceLook of(String name, PieceShape shape) {
        return new PieceLook(name, shape, "", 1, List.of(), 0);
    }

    /// A shape of the default size with beams, whose name says a number.
    public static PieceLook numbered(String name, PieceShape shape, int number, List<Integer> beams) {
        return new PieceLook(name, shape, "", 1, beams, number);
    }

    /// True if it is drawn as a stone.
    public boolean isPlain() {
        return !bearsSign() && size == 1 && beams.isEmpty();
    }

    /// True if it has a figure or a letter, so that nothing else drawn on it would be legible.
    public boolean bearsSign() {
        return shape != PieceShape.STONE || !letter.isEmpty();
    }
}
