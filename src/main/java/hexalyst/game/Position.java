package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A position of a game that obeys its rules: immutable, safe to share between threads.
public interface Position {
    /// The game that is played.
    Game game();

    /// The edition whose rules hold.
    Edition edition();

    /// The board.
    Grid grid();

    /// Who moves next; after the end of the game, who would: the other player than the one who made the last turn.
    Side toMove();

    /// What a cell holds.
    Content at(int cell);

    /// What every cell holds, in their order.
    default List<Content> contents() {
        return IntStream.range(0, grid().cells()).mapToObj(this::at).toList();
    }

    /// The numbers that count in this game's groups, each by the last cell of its group: their sizes, if the game does
    /// not say otherwise ([GroupNumbers]).
    default Map<Integer, Integer> groupNumbers() {
        return GroupNumbers.sizes(this);
    }

    /// The points that each player would have if the game ended now, in a game that is decided by points
    /// ([Traits#scored]); empty in all others.
    default Optional<Points> score() {
        return Optional.empty();
    }

    /// The pieces that the players agreed to be dead after the end of the game, as the result counts them; none while
    /// it goes on.
    default CellSet dead() {
        return CellSet.EMPTY;
    }

    /// The position of a game that is over after the players have agreed on other dead pieces. Empty while it goes on,
    /// and in games without such an agreement.
    ///
    /// @param some a piece at least of each dead group; other cells say nothing
    default Optional<Position> withDead(CellSet some) {
        return Optional.empty();
    }

    /// The pieces left beside the board.
    Supply supply();

    /// How many passes were made in a row just before.
    int passes();

    /// True if the second player may take over the first move ([Move#swap]): while no piece stands, once there is one;
    /// when one stands, now. After the second player's first move it is false for good.
    default boolean swapOffered() {
        return false;
    }

    /// True if a rule that may still count binds one player alone. Exchanging the colours together with the players
    /// then makes another position, with another key.
    default boolean coloursDiffer() {
        return false;
    }

    /// Whether and how the game has ended.
    Outcome outcome();

    /// Why the game is over, in a few words; empty while it goes on.
    default String endWords() {
        return outcome().why().map(edition()::words).orElse("");
    }

    /// The legal moves, in ascending order of their code ([MoveCodec#encode]); a forced pass is one. Empty when the
    /// game is over. Where a turn may have several parts ([Traits#severalParts]), whole turns, of those that lead to
    /// the same position one ([Turns#of]): there may be millions, so that only [#parts] is of use on large boards, or a
    /// [TurnLister], which gives up in time.
    List<Move> legalMoves();

    /// True in the middle of a turn of several parts, some of which have been made; never where the game is over.
    default boolean midTurn() {
        return false;
    }

    /// The parts that may come next, in ascending order of their code; [Part#END] among them where a turn that might go
    /// on may end. A turn that can only end has ended. Empty when the game is over.
    default List<Part> parts() {
        return legalMoves().stream().map(move -> move.parts().getFirst()).toList();
    }

    /// The position after one part more: in the same turn, of the same player, or after the turn if the part ends it.
    ///
    /// @throws IllegalMoveException if the part is not legal here; the message says why
    default Position with(Part part) {
        return play(Move.of(part));
    }

    /// The groups of the player to move, where a turn may have a part for each of several groups: what each may still
    /// do in this turn. No two have a cell in common. Those that can do nothing may be left out before anything was
    /// done. Empty where groups have no such rights, and when the game is over.
    default List<TurnGroup> turnGroups() {
        return List.of();
    }

    /// The pieces that a part moves from cell to cell, each by itself, all at the same time. The default: those that
    /// the part names, alone.
    ///
    /// @param part a legal one
    default List<Part.Shift> shifted(Part.Shift part) {
        return List.of(part);
    }

    /// What a search tries from here, in ascending order of their codes: the legal moves, or, where a turn may have
    /// several parts, those that may come next, each as a move of its own.
    default List<Move> steps() {
        return game().traits().severalParts() ? parts().stream().map(Move::of).toList() : legalMoves();
    }

    /// The position after one of [#steps].
    ///
    /// @throws IllegalMoveException if it is none; the message says why
    default Position step(Move step) {
        return game().traits().severalParts() ? with(step.parts().getFirst()) : play(step);
    }

    /// The order of a turn's parts by which files know it, of all orders that come to the same: two turns with equal
    /// canonical ones are one variation.
    ///
    /// @param move a whole turn from here, where none is begun
    default Move canonical(Move move) {
        return move;
    }

    /// The moves that a player might think of on a cell where a piece is put, legal or not. Empty on an occupied cell.
    List<Move> candidates(int cell);

    /// What a move would do.
    MovePreview preview(Move move);

    /// True if a move on this board is legal here.
    default boolean allows(Move move) {
        return legalMoves().contains(move);
    }

    /// What a legal turn does, in words ([Game#ideas]); empty if there is nothing to say.
    default List<String> ideas(Move move) {
        return game().ideas(this, move).stream().map(edition()::words).toList();
    }

    /// The position after a move.
    ///
    /// @throws IllegalMoveException if the move is not legal here; the message says why
    Position play(Move move);

    /// The position after the second player has taken over what stands ([PositionSetup#exchanged(List)]). A game in
    /// which that can end the game overrides it, as no set-up of a finished game is a position.
    default Position exchanged() {
        return switch (game().position(edition(), setup().exchanged(game().fields()))) {
            case SetupResult.Valid valid -> valid.position();
            case SetupResult.Invalid invalid -> throw new IllegalStateException(invalid.words(edition()));
        };
    }

    /// A board to search from here. The default plays on immutable positions: right for every game and size, not fast.
    default SearchBoard searchBoard() {
        return new PositionBoard(this);
    }

    /// The key under which equivalent positions are one.
    PositionKey key();

    /// The set-up that gives this position again (for a position in which the game goes on).
    PositionSetup setup();

    /// The move that a text means here, if it is one on this board; not necessarily a legal one.
    default Optional<Move> move(String text) {
        return game().codec(grid()).parse(text, toMove());
    }

    /// The text of a move, such as `e5w`.
    default String text(Move move) {
        return game().codec(grid()).format(move);
    }
}
