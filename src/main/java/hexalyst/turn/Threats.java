package hexalyst.turn;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Finds the moves by which a side would win at once if it were its turn, for any game.
public final class Threats {
    /// The most positions to examine where turns have several parts.
    private static final int LOOK = 5_000;

    private Threats() {}

    /// The moves by which a side would win at once. Empty if the game is over, or if the rules do not allow the
    /// position with that side to move. Where turns may have several parts ([hexalyst.game.Traits#openTurns]), there
    /// may be millions: the result then has at most one, and may be empty although there are some.
    ///
    /// @param side the side whose turn it is, or would be
    public static List<Move> of(Position position, Side side) {
        return playable(position, side).map(Threats::winning).orElse(List.of());
    }

    /// Like [#of], and the moves after which the side wins unless the reply breaks what they make
    /// ([hexalyst.game.Traits#winsAfterReply]).
    public static List<Move> breakable(Position position, Side side) {
        return position.game().traits().winsAfterReply()
                ? playable(position, side)
                        .map(turn -> moves(turn, Threats::winsUnlessBroken))
                        .orElse(List.of())
                : of(position, side);
    }

    /// The parts with which a turn can begin by which a side would win at once, where turns are made part by part
    /// ([hexalyst.game.Traits#openTurns]). None if the game is over, or if the rules do not allow the position with
    /// that side to move.
    ///
    /// @param side the side whose turn it is, or would be
    /// @return empty if there are too many turns to examine
    public static Optional<Set<Part>> beginnings(Position position, Side side) {
        return playable(position, side).map(Beginnings::of).orElse(Optional.of(Set.of()));
    }

    /// The position with a side to move, if the game goes on there.
    private static Optional<Position> playable(Position position, Side side) {
        return Optional.of(position)
                .filter(begun -> !begun.outcome().over())
                .flatMap(begun -> turn(begun, side))
                .filter(turn -> !turn.outcome().over());
    }

    /// The cells where the other player could win before a move and that are still empty after it, but where a piece of
    /// that player may no longer be placed, although the game goes on.
    ///
    /// @param before the position before the move
    /// @param after the position after it
    public static CellSet closed(Position before, Position after) {
        Side other = before.toMove().other();
        CellSet closed = CellSet.EMPTY;
        for (Move move : after.outcome().over() ? List.<Move>of() : of(before, other)) {
            Part.Put put = move.put();
            boolean gone =
                    put != null && put.colour() == other && after.at(put.cell()).isEmpty() && !after.allows(move);
            closed = gone ? closed.with(move.lastCell()) : closed;
        }
        return closed;
    }

    /// True if every turn of the player to move loses at once; false if there are too many turns to list
    /// ([TurnLister]).
    public static boolean everyTurnLoses(Position position) {
        Optional<Side> winner = Optional.of(position.toMove().other());
        return new TurnLister()
                .of(position)
                .filter(moves -> moves.stream()
                        .allMatch(
                                move -> position.preview(move).outcome().wonBy().equals(winner)))
                .isPresent();
    }

    private static List<Move> winning(Position turn) {
        return turn.game().traits().openTurns()
                ? Turns.winning(turn, LOOK).stream().toList()
                : moves(turn, Threats::winsAtOnce);
    }

    private static List<Move> moves(Position turn, BoardMove wanted) {
        SearchBoard board = turn.searchBoard();
        return turn.turns(IntStream.of(board.moves())
                .filter(move -> wanted.test(board, move))
                .mapToObj(turn::decoded)
                .toList());
    }

    /// What is asked about a move on a board.
    private interface BoardMove {
        boolean test(SearchBoard board, int move);
    }

    private static boolean winsAtOnce(SearchBoard board, int move) {
        boolean wins = board.make(move) == TurnResult.WIN;
        board.unmake();
        return wins;
    }

    private static boolean winsUnlessBroken(SearchBoard board, int move) {
        TurnResult result = board.make(move);
        boolean wins = result == TurnResult.WIN || result == TurnResult.ONGOING && board.winsUnlessBroken();
        board.unmake();
        return wins;
    }

    /// True if the player to move wins at once, in a game whose turns have one part.
    public static boolean winsAtOnce(SearchBoard board) {
        return IntStream.of(board.moves()).anyMatch(move -> winsAtOnce(board, move));
    }

    /// The position as it would be if it were a side's turn; empty if the rules do not allow that.
    public static Optional<Position> turn(Position position, Side side) {
        if (position.toMove() == side) {
            return Optional.of(position);
        }
        return switch (position.game()
                .position(position.edition(), position.setup().with(side))) {
            case SetupResult.Valid valid -> Optional.of(valid.position());
            case SetupResult.Invalid invalid -> Optional.empty();
        };
    }
}
