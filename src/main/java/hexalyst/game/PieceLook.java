package hexalyst.game;

import java.util.List;

/// How a kind of piece is drawn and called. Its colour is its owner's.
///
/// @param name what people call it: the text `kind.` and this, beside the edition's class or beside this one
/// @param shape what it looks like
/// @param letter what is written on it, at most two characters; empty for nothing
/// @param size how large it is, 1 as usual
/// @param beams where it points, in degrees clockwise from the top of a board that is seen straight
public record PieceLook(String name, PieceShape shape, String letter, double size, List<Integer> beams) {
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

    /// A shape as usual.
    public static PieceLook of(String name, PieceShape shape) {
        return new PieceLook(name, shape, "", 1, List.of());
    }

    /// True if it is drawn as a stone.
    public boolean isPlain() {
        return !bearsSign() && size == 1 && beams.isEmpty();
    }

    /// True if it has a figure or a letter, over which nothing else could be read.
    public boolean bearsSign() {
        return shape != PieceShape.STONE || !letter.isEmpty();
    }
}
