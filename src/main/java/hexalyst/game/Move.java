package hexalyst.game;

import java.util.List;
import java.util.function.IntUnaryOperator;

/// A player's whole turn, made of one or more parts: what a game consists of. A search goes in [Step]s.
///
/// @param parts the parts in the order in which they are made, at least one
public record Move(List<Part> parts) implements Parts {
    private static final Move PASS = of(Part.PASS);
    private static final Move SWAP = of(Part.SWAP);

    /// Copies the parts.
    ///
    /// @throws IllegalArgumentException if there is none
    public Move {
        parts = List.copyOf(parts);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("a turn has parts");
        }
    }

    /// A turn of one part.
    public static Move of(Part part) {
        return new Move(List.of(part));
    }

    /// Puts a stone of a colour on a cell, and nothing else.
    ///
    /// @param colour the colour of the stone, not necessarily that of the player who moves
    public static Move place(int cell, Side colour) {
        return of(new Part.Put(cell, Piece.of(colour)));
    }

    /// The pass, by a player who has no legal move or who does not want to move, depending on the game's rules.
    public static Move pass() {
        return PASS;
    }

    /// The swap: instead of making a move, the second player takes over the first move (the pie rule), where that is
    /// offered. The pieces on the board change their colours and the first player is to move. That is the same as if
    /// the players had exchanged their colours, but they keep alternating, and White remains White.
    public static Move swap() {
        return SWAP;
    }

    /// The turn with every cell replaced by another.
    public Move at(IntUnaryOperator cells) {
        return new Move(parts.stream().map(part -> Part.at(part, cells)).toList());
    }
}
