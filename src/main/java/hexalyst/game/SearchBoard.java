package hexalyst.game;

import java.util.Arrays;
import java.util.Optional;

/// A mutable position for searches. Moves are codes of [MoveCodec]. Confined to one thread.
public interface SearchBoard {
    /// The most moves that [#moves] writes, but for boards that say otherwise ([#mostMoves]).
    int MAX_MOVES = 2048;
    /// The largest number that [#evaluate] returns.
    int MOST = 20_000;
    /// The most features that [#features] writes.
    int MAX_FEATURES = 64;

    /// With up to this many pieces, a position shares its [#tableKey] with its mirror images.
    int SYMMETRIC_PIECES = 8;

    /// The most moves that [#moves] writes on this board. A hook for games with more moves than others.
    default int mostMoves() {
        return MAX_MOVES;
    }

    /// Writes the legal moves to the start of the array, in ascending order, and returns their number. Must not be
    /// called when the game is over. Where a turn may have several parts ([Traits#openTurns]), they are the parts
    /// that may come next.
    int moves(int[] into);

    /// The same in an array of their own, for callers that do not ask often.
    default int[] moves() {
        int[] moves = new int[mostMoves()];
        return Arrays.copyOf(moves, moves(moves));
    }

    /// True if turns may have several parts ([Traits#openTurns]).
    default boolean openTurns() {
        return false;
    }

    /// Makes a legal move and returns what it leads to; in the middle of a turn the same player is still to move. After
    /// a result other than `ONGOING`, only these may be called: [#canonicalKey], [#toMove], [#result], [#plainCount] in
    /// a game decided by points, the [#playout], and [#unmake].
    TurnResult make(int move);

    /// Takes back the last move made.
    void unmake();

    /// The player to move.
    Side toMove();

    /// The game's result for the player who made the last move (`ONGOING` before the first).
    TurnResult result();

    /// True if the player who made the last move wins unless the next move breaks what that player has on the board
    /// ([Traits#winsAfterReply]).
    default boolean winsUnlessBroken() {
        return false;
    }

    /// A hash of the position, relative to the player to move: exchanging both colours and players leaves it unchanged,
    /// unless that changes whether a swap is on offer, as in games whose rules determine that by the colours.
    long key();

    /// The smallest [#key] among this position's images under the board's symmetries. It depends on the salt of this
    /// run ([hexalyst.board.CellHash]) and must never be kept.
    long canonicalKey();

    /// How many pieces are on the board.
    int pieces();

    /// The number of empty cells, which limits how many more placements can be made.
    int empties();

    /// What is known about the position without searching: n if the player to move wins within n plies and no sooner,
    /// -n if that player loses within n plies, 0 if unknown. A hook: the default knows nothing; an override must never
    /// be wrong.
    default int outlook() {
        return 0;
    }

    /// What is certain about the final score, in a position where the game is not over. A hook for games decided by
    /// points: the default knows nothing; an override must never be wrong.
    default Optional<SureScore> sure() {
        return Optional.empty();
    }

    /// Like [#moves], but may leave out moves that lose at once or to the opponent's next move. For positions where
    /// [#outlook] is 0. A hook: the default leaves nothing out.
    default int movesThatMatter(int[] into) {
        return moves(into);
    }

    /// How hard the position seems to be to lose: about the number of moves that matter, at least 1. For positions
    /// where [#outlook] is 0. A hook for searches, which start with positions that leave few replies: it affects how
    /// long they take, never the result.
    default int resistance() {
        return empties() + 1;
    }

    /// The number of pieces up to which a position shares its [#tableKey] with its mirror images. A hook for searches.
    default int symmetricPieces() {
        return SYMMETRIC_PIECES;
    }

    /// The key under which searches store this position. With few pieces it is the [#canonicalKey], so that mirror
    /// images share results; after that it is the [#key], since mirror images have become rare and finding the smallest
    /// key too expensive.
    default long tableKey() {
        return pieces() <= symmetricPieces() ? canonicalKey() : key();
    }

    /// Reports what is known about the positions after each move that matters, in a position where the game is not
    /// over. A hook: the default makes every move; an override reports the same but may hold back quiet moves.
    ///
    /// @param into cleared and filled
    default void lookAhead(Lookahead into) {
        into.clear();
        into.loses(1);
        if (pieces() < symmetricPieces()) {
            into.symmetric();
        }
        int[] moves = new int[mostMoves()];
        int count = outlook() == 0 ? movesThatMatter(moves) : moves(moves);
        for (int i = 0; i < count; i++) {
            lookAt(moves[i], into);
        }
    }

    /// Reports one move as [#lookAhead] does, by making it.
    default void lookAt(int move, Lookahead into) {
        Side mover = toMove();
        switch (make(move)) {
            case WIN -> into.wins(1);
            case LOSS -> into.loses(0);
            case DRAW -> into.draws();
            case ONGOING -> {
                boolean again = toMove() == mover;
                int outlook = again ? 0 : outlook();
                if (again) {
                    into.again(move, tableKey());
                } else if (outlook > 0) {
                    into.loses(outlook);
                } else if (outlook < 0) {
                    into.wins(1 - outlook);
                } else {
                    into.open(move, tableKey(), resistance());
                }
            }
        }
        unmake();
    }

    /// Reports the moves that [#lookAhead] has held back. The position must be unchanged.
    ///
    /// @param into cleared and filled with them
    default void lookAtQuietMoves(Lookahead into) {
        throw new IllegalStateException("no moves were held back");
    }

    /// Reports only the keys after the moves that [#lookAhead] has held back, which takes far less time; outcomes and
    /// numbers are left out. Reports none if moves were made since [#lookAhead]. A hook: the default reports none, and
    /// so does an override where keys are expensive or many of the moves lose at once. None of the moves may be a part
    /// of an unfinished turn.
    ///
    /// @param into cleared and filled with all of them or none
    default void glanceAtQuietMoves(Lookahead into) {
        into.clear();
    }

    /// The weighted sum of features, clamped to ±[#MOST]: the [#evaluate] of games with weights.
    ///
    /// @param features from [#features]; may be longer
    static int weighed(int[] features, int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += features[i] * weights[i];
        }
        return Math.clamp(sum, -MOST, MOST);
    }

    /// An estimate of how the game ends, for positions where [#outlook] is 0: the chances of the player to move as 1000
    /// times the natural logarithm of the odds, -[#MOST] to [#MOST]; 0 is even, 1000 about 73 in 100. Exchanging both
    /// colours and players, or turning the board, changes nothing. A hook: the default returns 0.
    default int evaluate() {
        return 0;
    }

    /// The simplest possible count, for the player to move. In a game decided by points, by how many points that player
    /// is ahead; in others in any unit, below a thousand million. It is not for estimates but for the opponents that
    /// these are measured against: no search and no fitted weights. A hook: the default counts the moves by which the
    /// player to move ends the game at once, winning moves ten times.
    default int plainCount() {
        Tally tally = tally();
        return Math.toIntExact(10 * tally.won() + tally.lost());
    }

    /// Writes the features that [#evaluate] weighs to the start of the array (with room for [#MAX_FEATURES]) and
    /// returns their number: [#evaluate] is their weighted sum. A hook for programs that fit the weights: the default
    /// has none.
    default int features(int[] into) {
        return 0;
    }

    /// Random games from this board's position, for Monte Carlo searches. A hook: the default plays random moves.
    default Playout playout() {
        return new RandomPlayout(this, false);
    }

    /// Writes the moves that change the balance at once, such as captures and promotions, to the start of the array,
    /// the most promising first, and returns their number. Estimates follow them beyond the depth of a search
    /// (quiescence). A hook: the default writes none.
    default int forcing(int[] into) {
        return 0;
    }

    /// The key under which estimates, not proofs, are kept. A hook for boards whose [#key] depends on earlier
    /// positions: this one may leave them out. The default is the [#key].
    default long estimateKey() {
        return key();
    }

    /// True if earlier positions belong to the [#key], but not to the [#estimateKey].
    default boolean remembers() {
        return false;
    }

    /// Writes and reads this board's positions as bytes, for searches of whole endings ([hexalyst.engine.ending]). A
    /// hook: the default cannot. Only for boards on which a position can come back without having to be remembered but
    /// for a draw at its third time ([Traits.Repetition#THIRD_IS_A_DRAW]).
    default Optional<Contents> contents() {
        return Optional.empty();
    }

    /// True if every move but a pass takes an empty cell for good, so that [#empties] limits how long the game goes on.
    /// A hook for searches.
    default boolean fills() {
        return true;
    }

    /// Whether a search that makes turns part by part has to consider `next` right after `before`. If false, the search
    /// may leave it out, because the same turns are reached by making the two in the other order. A hook: the default
    /// leaves nothing out.
    ///
    /// @param before the part that was made last, in the unfinished turn
    /// @param next a legal part
    default boolean inOrder(int before, int next) {
        return true;
    }

    /// True if the player to move has to answer a threat at once. [#evaluate] would then be blind, and the replies,
    /// which are few, have to be searched. For positions where [#outlook] is 0. A hook for searches: the default sees
    /// no threat.
    default boolean threatened() {
        return false;
    }

    /// Counts how the legal moves end the game, without the caller making each; used for perft's last ply.
    default Tally tally() {
        int[] moves = new int[mostMoves()];
        int count = moves(moves);
        long won = 0;
        long lost = 0;
        long drawn = 0;
        for (int i = 0; i < count; i++) {
            switch (make(moves[i])) {
                case WIN -> won++;
                case LOSS -> lost++;
                case DRAW -> drawn++;
                case ONGOING -> {}
            }
            unmake();
        }
        return new Tally(count, won, lost, drawn);
    }
}
