package hexalyst.game;

import java.util.Optional;

/// A position that searches change in place. Moves are codes of [MoveCodec]. Confined to one thread.
public interface SearchBoard {
    /// An upper bound for what [#moves] writes, for any board.
    int MAX_MOVES = 2048;
    /// The largest number that [#evaluate] gives.
    int MOST = 20_000;
    /// An upper bound for what [#features] writes.
    int MAX_FEATURES = 64;

    /// Up to this many pieces a position shares its [#tableKey] with its mirror images.
    int SYMMETRIC_PIECES = 8;

    /// Writes the legal moves to the start of the array, in ascending order, and gives their number. Not to be called
    /// when the game is over. Where a turn may have several parts ([Traits#severalParts]), they are the parts that may
    /// come next.
    int moves(int[] into);

    /// True if turns may have several parts ([Traits#severalParts]).
    default boolean severalParts() {
        return false;
    }

    /// Makes a legal move and says what it leads to; in the middle of a turn the same player is still to move. After a
    /// result other than `ONGOING` only [#canonicalKey], [#toMove], [#result], [#plainCount] of a game that is decided
    /// by
    /// points, the [#playout] and [#unmake] may follow.
    TurnResult make(int move);

    /// Takes back the last move made.
    void unmake();

    /// Who moves next.
    Side toMove();

    /// The game's result for the player who made the last move (`ONGOING` before the first).
    TurnResult result();

    /// A hash of the position, relative to the player to move: exchanging colours and players leaves it unchanged,
    /// unless that changes whether a swap is on offer, as it does where the rules tell that by the colours.
    long key();

    /// The smallest [#key] of the positions that the board's symmetries make of this one; [PositionKey#low] of the
    /// position.
    long canonicalKey();

    /// How many pieces stand on the board.
    int pieces();

    /// At most how many more placements can be made: the empty cells.
    int empties();

    /// What can be told of the position without search: n if the player to move wins within n plies and no sooner, -n
    /// if that player loses within n plies, 0 if it cannot be told. A hook: the default knows nothing; an override must
    /// never be wrong.
    default int outlook() {
        return 0;
    }

    /// What is sure of the final score, for a position in which the game goes on. A hook for games that are decided by
    /// points: the default knows nothing; an override must never be wrong.
    default Optional<SureScore> sure() {
        return Optional.empty();
    }

    /// Writes moves as [#moves] does, but may leave out moves that lose at once or to the opponent's next move. For
    /// positions of which [#outlook] tells nothing. A hook: the default leaves nothing out.
    default int movesThatMatter(int[] into) {
        return moves(into);
    }

    /// How hard the position looks to lose, about the number of moves that matter, at least 1; for positions of which
    /// [#outlook] tells nothing. A hook for searches, which start with positions that leave few replies: it changes how
    /// long they take, never what they find.
    default int resistance() {
        return empties() + 1;
    }

    /// Up to how many pieces a position shares its [#tableKey] with its mirror images. A hook for searches.
    default int symmetricPieces() {
        return SYMMETRIC_PIECES;
    }

    /// The key under which searches keep this position: [#canonicalKey] while few pieces stand, so that mirror images
    /// share what is found, and [#key] after, when they have become rare and the search for the smallest too dear.
    default long tableKey() {
        return pieces() <= symmetricPieces() ? canonicalKey() : key();
    }

    /// Tells what is known of the positions after each move that matters, for a position in which the game goes on. A
    /// hook: the default makes every move; an override tells the same but may hold quiet moves back.
    ///
    /// @param into cleared and filled
    default void lookAhead(Lookahead into) {
        into.clear();
        into.loses(1);
        if (pieces() < symmetricPieces()) {
            into.symmetric();
        }
        int[] moves = new int[MAX_MOVES];
        int count = outlook() == 0 ? movesThatMatter(moves) : moves(moves);
        for (int i = 0; i < count; i++) {
            lookAt(moves[i], into);
        }
    }

    /// Tells of one move as [#lookAhead] does, by making it.
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

    /// Tells of moves that [#lookAhead] has held back. The position must be the same.
    ///
    /// @param into cleared and filled with them
    default void lookAtQuietMoves(Lookahead into) {
        throw new IllegalStateException("no moves were held back");
    }

    /// Tells only the keys after the moves that [#lookAhead] has held back, which takes far less time: how they end and
    /// their numbers are left open. None if moves were made since [#lookAhead]. A hook: the default tells none, and so
    /// does an override where keys are dear or many of the moves lose at once. None of them may be a part of a turn
    /// that goes on.
    ///
    /// @param into cleared and filled with all of them or none
    default void glanceAtQuietMoves(Lookahead into) {
        into.clear();
    }

    /// The weighted sum of features, at most [#MOST] either way: what games with weights give in [#evaluate].
    ///
    /// @param features [#features], and perhaps more room
    static int weighed(int[] features, int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += features[i] * weights[i];
        }
        return Math.clamp(sum, -MOST, MOST);
    }

    /// A guess how the game ends, for positions of which [#outlook] tells nothing: the chances of the player to move
    /// as 1000 times the natural logarithm of the odds, -[#MOST] to [#MOST]; 0 is even, 1000 about 73 in 100.
    /// Exchanging colours and players, or turning the board, changes nothing. A hook: the default knows nothing.
    default int evaluate() {
        return 0;
    }

    /// What the plainest count makes of the position, for the player to move: in a game that is decided by points those
    /// by which that player is ahead; in others in any unit, below a thousand million.
    /// Not for estimates, but for opponents that these are measured against: no look ahead, no weights from games. A
    /// hook: the default counts the moves by which the player to move ends the game at once, those that win ten times.
    default int plainCount() {
        Tally tally = tally();
        return Math.toIntExact(10 * tally.won() + tally.lost());
    }

    /// Writes what [#evaluate] weighs to the start of the array (room for [#MAX_FEATURES]) and gives the number of
    /// entries: [#evaluate] is their sum after each was multiplied by a weight. A hook for programs that fit the
    /// weights: the default has none.
    default int features(int[] into) {
        return 0;
    }

    /// Plays games to their end from this board's position, for Monte Carlo searches. A hook: the default plays random
    /// moves.
    default Playout playout() {
        return new RandomPlayout(this, false);
    }

    /// False if a search that makes turns part by part may leave `next` out right after `before`, because the same
    /// turns are reached by making them in the other order. A hook: the default leaves nothing out.
    ///
    /// @param before the part that was made last, in the turn that goes on
    /// @param next a legal part
    default boolean inOrder(int before, int next) {
        return true;
    }

    /// True if the player to move has to answer a threat at once, so that [#evaluate] would be blind and the replies,
    /// which are few, have to be looked at; for positions of which [#outlook] tells nothing. A hook for searches: the
    /// default sees no threat.
    default boolean threatened() {
        return false;
    }

    /// How the legal moves end, without the caller making each: for perft's last ply.
    default Tally tally() {
        int[] moves = new int[MAX_MOVES];
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
