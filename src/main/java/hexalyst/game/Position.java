package hexalyst.game;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A valid position of a game. Immutable and safe to share between threads.
public interface Position {
    /// The game that is played.
    Game game();

    /// The edition whose rules apply.
    Edition edition();

    /// The board.
    Grid grid();

    /// The player to move; after the end of the game, the opponent of the player who made the last turn.
    Side toMove();

    /// What a cell holds.
    Content at(int cell);

    /// What every cell holds, in their order.
    default List<Content> contents() {
        return IntStream.range(0, grid().cells()).mapToObj(this::at).toList();
    }

    /// The numbers that matter in this game's groups ([Traits#groups]), each keyed by the last cell of its group.
    default Map<Integer, Integer> groupNumbers() {
        return switch (game().traits().groups()) {
            case NONE -> Map.of();
            case SIZES -> GroupNumbers.sizes(this);
            case FREEDOMS -> GroupNumbers.freedoms(this);
        };
    }

    /// The points of both players: if the game ended now, in a game decided by points ([Traits#scored]); won so far,
    /// in a race for a number of them, which may also end in another way; empty in all others.
    default Optional<Points> score() {
        return Optional.empty();
    }

    /// The pieces beside the board that a player may yet place, each once, in the order in which they are shown. The
    /// default: none, in games where pieces of a kind are all alike.
    default List<Piece> stock(Side side) {
        return List.of();
    }

    /// The shortest connections of each player who still has one. Empty in games without such a count, and when the
    /// game is over.
    default Map<Side, Connection> connections() {
        return Map.of();
    }

    /// The eyes of each player who has some: empty cells where that player's groups have a liberty that the other
    /// player
    /// can never fill, because no piece that the other has left fits there or ever will. Empty in games in which pieces
    /// do not differ.
    default Map<Side, CellSet> eyes() {
        return Map.of();
    }

    /// The pieces that count as dead in the result, by agreement of the players after the end of the game; empty before
    /// the end.
    default CellSet dead() {
        return CellSet.EMPTY;
    }

    /// This position, where the game is over, after the players have agreed on other dead pieces. Empty while the game
    /// goes on, and in games without such an agreement.
    ///
    /// @param some at least one piece of each dead group; other cells are ignored
    default Optional<Position> withDead(CellSet some) {
        return Optional.empty();
    }

    /// The pieces that certainly die, whatever their owner plays, if play goes on after the end of the game: whoever
    /// checks before agreeing that pieces are dead ([#withDead]) has to agree about these. Empty while the game goes
    /// on, and in games without such an agreement.
    default CellSet hopeless() {
        return CellSet.EMPTY;
    }

    /// The pieces left beside the board.
    Supply supply();

    /// The number of consecutive passes just before this position.
    int passes();

    /// True if the second player may take over the first move ([Move#swap]): on an empty board, after the first
    /// placement; with one piece on the board, now. Always false after the second player's first move.
    default boolean swapOffered() {
        return false;
    }

    /// True if a rule that may still matter applies to one player only. Exchanging both colours and players then gives
    /// a different position with a different key.
    default boolean coloursDiffer() {
        return false;
    }

    /// Whether and how the game has ended.
    Outcome outcome();

    /// The position after a line of whole turns; this one after no turn.
    ///
    /// @throws IllegalMoveException if one of them is not legal; the message says why
    default Position play(List<Move> line) {
        Position end = this;
        for (Move move : line) {
            end = end.play(move);
        }
        return end;
    }

    /// Why the game is over, in a few words; empty while it goes on.
    default String endWords() {
        return outcome().why().map(edition()::words).orElse("");
    }

    /// How large the board is, in words ([Game#size]).
    default String sizeWords() {
        return edition().words(game().size(edition(), grid()));
    }

    /// The legal moves, in ascending order of their code ([MoveCodec#encode]), including a forced pass. Empty when the
    /// game is over. Where a turn may have several parts ([Traits#severalParts]), these are whole turns, one for each
    /// resulting position ([Turns#of]). There may be millions of them, so on large boards use [#parts], or a
    /// [hexalyst.turn.TurnLister], which gives up in time.
    List<Move> legalMoves();

    /// True in the middle of a turn of several parts, some of which have been made; never where the game is over.
    default boolean midTurn() {
        return false;
    }

    /// The parts that may come next, in ascending order of their code; including [Part#END] where a turn that could
    /// continue may end. A turn that can only end has already ended. Empty when the game is over.
    default List<Part> parts() {
        return legalMoves().stream().map(move -> move.parts().getFirst()).toList();
    }

    /// The position after one more part: in the same turn of the same player, or after the turn if the part ends it.
    ///
    /// @throws IllegalMoveException if the part is not legal here; the message says why
    default Position with(Part part) {
        return play(Move.of(part));
    }

    /// The groups of the player to move, where a turn may have a part for each of several groups, with what each may
    /// still do in this turn. They are disjoint. At the start of a turn, groups that can do nothing may be left out.
    /// Where something has to be captured, the pieces that can capture, with those that they would take. Empty in games
    /// without such groups, and when the game is over.
    default List<TurnGroup> turnGroups() {
        return List.of();
    }

    /// What the player to move has to do, where that leaves no choice of other turns: which capture to make, or in the
    /// middle of one, how much of it is left. Empty otherwise, and when the game is over.
    default Optional<Reason> duty() {
        return Optional.empty();
    }

    /// The pieces that a part moves from cell to cell, each by itself, all at the same time. The default: only those
    /// named in the part.
    ///
    /// @param part a legal part
    default List<Part.Shift> shifted(Part.Shift part) {
        return List.of(part);
    }

    /// The moves that a search tries here, in ascending order of their codes: the legal moves or, where a turn may have
    /// several parts, the parts that may come next, each as a separate move.
    default List<Step> steps() {
        return game().traits().openTurns()
                ? parts().stream().map(Step::of).toList()
                : legalMoves().stream().map(move -> new Step(move.parts())).toList();
    }

    /// The steps of whole turns from here.
    ///
    /// @throws IllegalMoveException if a turn is not legal
    default List<Step> steps(List<Move> turns) {
        return Turns.steps(this, turns);
    }

    /// The whole turns that steps from here form, in canonical order. Steps of an incomplete last turn are left out.
    default List<Move> turns(List<Step> steps) {
        return Turns.joined(this, steps);
    }

    /// The code of one of [#steps] on a [#searchBoard] of this position. Where turns are listed
    /// ([Traits.Turns#LISTED]), it belongs to this position alone; otherwise it is that of the codec.
    default int code(Step step) {
        return game().codec(grid()).encode(step.parts().getFirst());
    }

    /// The one of [#steps] with this code.
    default Step decoded(int code) {
        return Step.of(game().codec(grid()).decode(code));
    }

    /// True if a step on this board is one of [#steps].
    default boolean allows(Step step) {
        return game().traits().openTurns() ? parts().contains(step.parts().getFirst()) : allows(new Move(step.parts()));
    }

    /// The position after one of [#steps].
    ///
    /// @throws IllegalMoveException if it is not a legal step; the message says why
    default Position step(Step step) {
        return game().traits().openTurns() ? with(step.parts().getFirst()) : play(new Move(step.parts()));
    }

    /// The turn with its parts in the order used in files. Among all orders with the same result there is one canonical
    /// order: two turns are the same variation if their canonical forms are equal.
    ///
    /// @param move a whole turn from here, at the beginning of a turn
    default Move canonical(Move move) {
        return move;
    }

    /// The moves that put a piece on a cell and that a player might consider, legal or not. Empty for an occupied cell.
    List<Move> candidates(int cell);

    /// What a move would do.
    MovePreview preview(Move move);

    /// True if a move on this board is legal here.
    default boolean allows(Move move) {
        return legalMoves().contains(move);
    }

    /// True if two legal moves are equivalent: equal, or whole turns of several parts that lead to the same position.
    default boolean same(Move one, Move other) {
        return one.equals(other) || game().traits().severalParts() && play(one).equals(play(other));
    }

    /// What a legal turn does, in words ([Game#ideas], or else [Game#effect]); empty if there is nothing to say.
    default List<String> ideas(Move move) {
        List<Reason> ideas = game().ideas(this, move);
        List<Reason> facts = ideas.isEmpty() ? game().effect(this, move) : ideas;
        return facts.stream().map(edition()::words).toList();
    }

    /// The position after a move.
    ///
    /// @throws IllegalMoveException if the move is not legal here; the message says why
    Position play(Move move);

    /// The position after the second player has swapped ([PositionSetup#exchanged(List)]), with the pieces on their
    /// images under [Game#exchange]. A game where that can end the game overrides it, since a set-up of a finished game
    /// is not a position.
    default Position exchanged() {
        PositionSetup swapped = setup().exchanged(game().fields()).image(game().exchange(grid()));
        return switch (game().position(edition(), swapped)) {
            case SetupResult.Valid valid -> valid.position();
            case SetupResult.Invalid invalid -> throw new IllegalStateException(invalid.words(edition()));
        };
    }

    /// A board to search from here. The default uses immutable positions: correct for every game and size, but not
    /// fast.
    default SearchBoard searchBoard() {
        return new PositionBoard(this);
    }

    /// All that this position consists of, in one spelling for equivalent positions.
    CanonicalContent canonicalContent();

    /// The key, which equivalent positions share, and by which results are kept.
    default PositionKey key() {
        return canonicalContent().key();
    }

    /// The key under which libraries, notes and repertoires find this position, whatever was played before it. Where
    /// the rules count earlier positions, it says what they forbid or end now, as the set-up text does, but not what
    /// they may forbid or end later; so no proof may be kept under it.
    default PositionKey lookupKey() {
        return key();
    }

    /// The key of versions before 1.1, which two different positions can share. Only to find what is kept under it and
    /// proves nothing; its lower half is the [SearchBoard#canonicalKey] without a salt. The default is for games that
    /// had no such key.
    default PositionKey earlierKey() {
        return key();
    }

    /// The set-up that leads to this position (if the game is not over).
    PositionSetup setup();

    /// The move that a text means here, if it is a move on this board; not necessarily a legal one.
    default Optional<Move> move(String text) {
        return game().codec(grid()).parse(text, toMove());
    }

    /// The text of a move or a step, such as `e5w`.
    default String text(Parts parts) {
        return game().codec(grid()).format(parts);
    }
}
