package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A player's whole turn, made of one or more parts.
///
/// @param parts the parts in the order in which they are made, at least one
public record Move(List<Part> parts) {
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

    /// True for [#pass].
    public boolean isPass() {
        return equals(PASS);
    }

    /// True for [#swap].
    public boolean isSwap() {
        return equals(SWAP);
    }

    /// The only part of the turn; null if there are several.
    public @Nullable Part only() {
        return parts.size() == 1 ? parts.getFirst() : null;
    }

    /// The placement, if the turn consists of nothing else; otherwise null.
    public Part.@Nullable Put put() {
        return only() instanceof Part.Put put ? put : null;
    }

    /// The cell where the turn ends; [Grid#NONE] if its last part has none.
    public int lastCell() {
        return switch (parts.getLast()) {
            case Part.Put put -> put.cell();
            case Part.Shift shift -> shift.to();
            case Part.Remove remove -> remove.cell();
            case Part.Choose choose -> Grid.NONE;
        };
    }

    /// The cells named in the turn.
    public CellSet cells() {
        return CellSet.of(named().toArray());
    }

    /// The largest cell named in the turn, -1 if there is none.
    public int largestCell() {
        return named().max().orElse(Grid.NONE);
    }

    private IntStream named() {
        return parts.stream().flatMapToInt(part -> switch (part) {
            case Part.Put put -> IntStream.of(put.cell());
            case Part.Shift shift -> IntStream.of(shift.from(), shift.to());
            case Part.Remove remove -> IntStream.of(remove.cell());
            case Part.Choose choose -> IntStream.empty();
        });
    }

    /// The turn with every cell replaced by another.
    public Move at(IntUnaryOperator cells) {
        return new Move(parts.stream().map(part -> at(part, cells)).toList());
    }

    private static Part at(Part part, IntUnaryOperator cells) {
        return switch (part) {
            case Part.Put put -> new Part.Put(cells.applyAsInt(put.cell()), put.piece());
            case Part.Shift shift ->
                new Part.Shift(cells.applyAsInt(shift.from()), cells.applyAsInt(shift.to()), shift.count());
            case Part.Remove remove -> new Part.Remove(cells.applyAsInt(remove.cell()));
            case Part.Choose choose -> choose;
        };
    }
}
