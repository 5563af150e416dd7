package hexalyst.export.board;

import hexalyst.game.Side;
import java.util.List;
import java.util.Map;

/// What is drawn over the cells and pieces of a board, as far as it is enabled.
///
/// @param lens the value of every move
/// @param signs what the rules say about moves
/// @param best the best known moves, the best first
/// @param preview the pieces of a line that is shown but not played
/// @param trails the paths of pieces that move in it, or in a best move
/// @param branches the game's next moves, if there are several, the main one first
/// @param moveNumbers by cell, the number of the move that placed the piece there
/// @param groupSizes by the cell that bears it, the size of a group
/// @param owners by cell, how likely it is to be White's at the end: 1 if that is proved, -1 for Black
public record Overlays(
        List<LensCell> lens,
        List<Sign> signs,
        List<BestMove> best,
        List<NumberedPiece> preview,
        List<Trail> trails,
        List<NumberedPiece> branches,
        Map<Integer, String> moveNumbers,
        Map<Integer, Integer> groupSizes,
        Map<Integer, Double> owners) {
    /// No overlays.
    public static final Overlays NONE = new Overlays(
            List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), Map.of(), Map.of(), Map.of());

    /// Copies the lists and maps.
    public Overlays {
        lens = List.copyOf(lens);
        signs = List.copyOf(signs);
        best = List.copyOf(best);
        preview = List.copyOf(preview);
        trails = List.copyOf(trails);
        branches = List.copyOf(branches);
        moveNumbers = Map.copyOf(moveNumbers);
        groupSizes = Map.copyOf(groupSizes);
        owners = Map.copyOf(owners);
    }

    /// These overlays with other values of moves.
    public Overlays withLens(List<LensCell> now) {
        return new Overlays(now, signs, best, preview, trails, branches, moveNumbers, groupSizes, owners);
    }

    /// These overlays with other signs.
    public Overlays withSigns(List<Sign> now) {
        return new Overlays(lens, now, best, preview, trails, branches, moveNumbers, groupSizes, owners);
    }

    /// These overlays with other best moves.
    public Overlays withBest(List<BestMove> now) {
        return new Overlays(lens, signs, now, preview, trails, branches, moveNumbers, groupSizes, owners);
    }

    /// These overlays with another line that is not played.
    public Overlays withPreview(List<NumberedPiece> pieces, List<Trail> ways) {
        return new Overlays(lens, signs, best, pieces, ways, branches, moveNumbers, groupSizes, owners);
    }

    /// These overlays with other next moves of the game.
    public Overlays withBranches(List<NumberedPiece> now) {
        return new Overlays(lens, signs, best, preview, trails, now, moveNumbers, groupSizes, owners);
    }

    /// These overlays with other numbers.
    public Overlays withNumbers(Map<Integer, String> moves, Map<Integer, Integer> sizes) {
        return new Overlays(lens, signs, best, preview, trails, branches, moves, sizes, owners);
    }

    /// These overlays with other owners.
    public Overlays withOwners(Map<Integer, Double> now) {
        return new Overlays(lens, signs, best, preview, trails, branches, moveNumbers, groupSizes, now);
    }

    /// A cell under the lens.
    ///
    /// @param halves one for each move that a player might consider there, at most two; the first is drawn on the left
    public record LensCell(int cell, List<Half> halves) {
        /// Copies the halves.
        public LensCell {
            halves = List.copyOf(halves);
        }
    }

    /// A move under the lens.
    public record Half(Side colour, LensValue value) {}

    /// A mark for what the rules say about a move.
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
            ILLEGAL,
            /// On a shortest connection of the colour ([hexalyst.game.Connection]).
            CONNECTS,
            /// On all of them, so that a piece of the other colour cuts them.
            CUTS,
            /// A liberty of the colour that the other player can never fill ([hexalyst.game.Position#eyes]).
            EYE
        }
    }

    /// One of the best moves.
    ///
    /// @param rank 1 for the best
    public record BestMove(int cell, Side colour, int rank, LensValue value) {}

    /// A piece that is shown but not played.
    ///
    /// @param number its place in the line, from 1; 0 to show none
    public record NumberedPiece(int cell, Side colour, int number) {}

    /// The path of pieces that are shown moving.
    ///
    /// @param to where they go; [#from] if they leave the board
    /// @param number the place of their move in the line, from 1; 0 to show none
    public record Trail(int from, int to, int number) {}
}
