package hexalyst.export.board;

import hexalyst.game.Side;
import java.util.List;
import java.util.Map;

/// What is drawn over the cells and pieces of a board, as far as it is switched on.
///
/// @param lens what every move is worth
/// @param signs what the rules say of moves
/// @param best the best moves that are known, the best first
/// @param preview the pieces of a line that is shown and not played
/// @param trails the ways of pieces that move in it, or with a best move
/// @param moveNumbers by cell, the number of the move that placed the piece there
/// @param groupSizes by the cell that bears it, the size of a group
public record Overlays(
        List<LensCell> lens,
        List<Sign> signs,
        List<BestMove> best,
        List<NumberedPiece> preview,
        List<Trail> trails,
        Map<Integer, Integer> moveNumbers,
        Map<Integer, Integer> groupSizes) {
    /// Nothing.
    public static final Overlays NONE = new Overlays(List.of(), List.of(), List.of(), List.of(), Map.of(), Map.of());

    /// Without a piece that moves.
    public Overlays(
            List<LensCell> lens,
            List<Sign> signs,
            List<BestMove> best,
            List<NumberedPiece> preview,
            Map<Integer, Integer> moveNumbers,
            Map<Integer, Integer> groupSizes) {
        this(lens, signs, best, preview, List.of(), moveNumbers, groupSizes);
    }

    /// Copies all.
    public Overlays {
        lens = List.copyOf(lens);
        signs = List.copyOf(signs);
        best = List.copyOf(best);
        preview = List.copyOf(preview);
        trails = List.copyOf(trails);
        moveNumbers = Map.copyOf(moveNumbers);
        groupSizes = Map.copyOf(groupSizes);
    }

    /// A cell under the lens.
    ///
    /// @param halves one a move that a player might think of there, at most two; the first is drawn at the left
    public record LensCell(int cell, List<Half> halves) {
        /// Copies the halves.
        public LensCell {
            halves = List.copyOf(halves);
        }
    }

    /// A move under the lens.
    public record Half(Side colour, LensValue value) {}

    /// A mark that tells what the rules say of a move.
    ///
    /// @param aside -1 for the left half of its cell, 1 for the right one, 0 where the move is the only one there
    /// @param colour the colour of its piece
    public record Sign(int cell, int aside, Side colour, Kind kind) {
        /// What the rules say.
        public enum Kind {
            /// The player to move wins at once.
            WINS,
            /// The other player would win at once, if it were their turn.
            THREATENS,
            /// The player to move loses at once.
            LOSES,
            ILLEGAL
        }
    }

    /// One of the best moves.
    ///
    /// @param rank 1 for the best
    public record BestMove(int cell, Side colour, int rank, LensValue value) {}

    /// A piece that is shown and not played.
    public record NumberedPiece(int cell, Side colour, int number) {}

    /// The way of pieces that are shown moving.
    ///
    /// @param to where they go; [#from] if they leave the board
    public record Trail(int from, int to, int number) {}
}
