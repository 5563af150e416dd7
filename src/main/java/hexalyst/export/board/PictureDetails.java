package hexalyst.export.board;

import hexalyst.record.Numbering;

/// What a picture of a position shows besides the pieces.
///
/// @param look how the board is shown
/// @param lastMove true to mark the move that led here
/// @param deciding true to mark the cells that ended the game
/// @param moveNumbers which pieces bear the number of their move
/// @param numbering what these numbers count, unless they count from where a variation begins
/// @param groupSizes true to write the size of each group of two or more
/// @param wins true to mark the moves that win at once, for either player
/// @param losses true to mark the moves that lose at once
/// @param illegal true to mark the moves that the rules forbid
/// @param proved true to tell below the board who is certain to win while the game goes on
public record PictureDetails(
        BoardLook look,
        boolean lastMove,
        boolean deciding,
        MoveNumbers moveNumbers,
        Numbering numbering,
        boolean groupSizes,
        boolean wins,
        boolean losses,
        boolean illegal,
        boolean proved) {
    /// As in a diagram in a book: unrotated, with coordinates, the last move, the deciding cells and, in
    /// a document, the numbers of the last moves.
    public static final PictureDetails DIAGRAM = new PictureDetails(
            new BoardLook(0, false, true, true, false),
            true,
            true,
            MoveNumbers.RECENT,
            Numbering.PLIES,
            false,
            false,
            false,
            false,
            true);

    /// These details with other numbers on the pieces.
    public PictureDetails with(MoveNumbers numbers) {
        return new PictureDetails(
                look, lastMove, deciding, numbers, numbering, groupSizes, wins, losses, illegal, proved);
    }

    /// These details with numbers that count something else.
    public PictureDetails with(Numbering counted) {
        return new PictureDetails(
                look, lastMove, deciding, moveNumbers, counted, groupSizes, wins, losses, illegal, proved);
    }

    /// These details with the board shown in another way.
    public PictureDetails with(BoardLook other) {
        return new PictureDetails(
                other, lastMove, deciding, moveNumbers, numbering, groupSizes, wins, losses, illegal, proved);
    }

    /// These details without what is proved.
    public PictureDetails unproved() {
        return new PictureDetails(
                look, lastMove, deciding, moveNumbers, numbering, groupSizes, wins, losses, illegal, false);
    }

    /// Whether a sign is to be shown.
    boolean shows(Overlays.Sign sign) {
        return switch (sign.kind()) {
            case WINS, THREATENS, CONNECTS, CUTS, EYE -> wins;
            case LOSES -> losses;
            case ILLEGAL -> illegal;
        };
    }

    /// Whether any signs are to be shown.
    boolean signs() {
        return wins || losses || illegal;
    }
}
