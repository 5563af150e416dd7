package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.game.SearchBoard;
import hexalyst.game.TurnResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Chooses a move in a lost position: the one that leaves the opponent the fewest winning replies and, among those, the
/// one with the longest way to the end. A reply that wins within a few plies is easy to find and counts as several. A
/// move that lets the opponent win at once ranks below all others, however few replies win, since nobody misses that.
///
/// Winning replies are found by short proofs, and only as far as needed. It takes the move with the fewest replies
/// known to win and examines its next open reply, starting with replies that won after other moves, until some move has
/// the fewest and none open. If time runs out first, open replies count as the fraction of the examined replies that
/// won. A reply without a short proof counts as not winning: the opponent may not find it either.
final class Trap {
    /// The nodes for one reply.
    private static final int NODES = 400;
    /// A win within this many plies is plain to see.
    private static final int PLAIN_PLIES = 4;

    private static final int PLAIN_COUNT = 10;

    private final SearchBoard board;
    private final List<Integer> moves;
    private final QuickProof proof;
    private final SearchStop stop;
    private final List<Bait> baits = new ArrayList<>();
    /// How often each reply was found to win.
    private final Map<Integer, Integer> refutations = new HashMap<>();

    private int tried = 1;
    private int won = 1;

    /// A move, and what is known about the replies to it.
    private static final class Bait {
        private final int move;
        private final int plies;
        private final List<Integer> open = new ArrayList<>();
        private int winning;
        /// True if the move or some reply ends the game.
        private boolean atOnce;

        /// @param plies the most plies that the game lasts, as far as known
        Bait(int move, int plies) {
            this.move = move;
            this.plies = plies;
        }

        boolean atOnce() {
            return atOnce;
        }

        int winning() {
            return winning;
        }

        int plies() {
            return plies;
        }
    }

    /// @param board a lost position
    /// @param moves its legal moves; the first ones are preferred where nothing else distinguishes them, and if there
    ///     is no time for the others
    /// @param stop ends the search for replies; a move is chosen all the same
    Trap(SearchBoard board, List<Integer> moves, QuickProof proof, SearchStop stop) {
        this.board = board;
        this.moves = moves;
        this.proof = proof;
        this.stop = stop;
    }

    /// Chooses the move. Leaves the board unchanged.
    int choose() {
        for (int move : moves) {
            baits.add(bait(move));
            if (stop.over()) {
                break;
            }
        }
        Comparator<Bait> better = Comparator.comparing(Bait::atOnce)
                .thenComparingInt(Bait::winning)
                .thenComparing(Comparator.comparingInt(Bait::plies).reversed());
        while (true) {
            Bait best = baits.stream().min(better).orElseThrow();
            if (best.open.isEmpty()) {
                return best.move;
            }
            if (!stop.mayExpand()) {
                return leastExpected().move;
            }
            tryReply(best);
        }
    }

    /// The moves to which no reply is known to win. In an opening, for example, the way to the end is too long for
    /// short proofs, which then do not show which move is best.
    List<Integer> unrefuted() {
        return baits.stream()
                .filter(bait -> bait.winning == 0)
                .map(bait -> bait.move)
                .toList();
    }

    private void tryReply(Bait bait) {
        int place = 0;
        for (int i = 1; i < bait.open.size(); i++) {
            place = refutations(bait.open.get(i)) > refutations(bait.open.get(place)) ? i : place;
        }
        int reply = bait.open.get(place);
        bait.open.subList(place, place + 1).clear();
        board.make(bait.move);
        TurnResult result = board.make(reply);
        int wins = wins(result, proof.prove(SearchLimits.NONE.withNodes(NODES)));
        board.unmake();
        board.unmake();
        tried++;
        won += wins;
        bait.winning += wins;
        refutations.merge(reply, wins, Integer::sum);
    }

    private int refutations(int reply) {
        return refutations.getOrDefault(reply, 0);
    }

    private Bait leastExpected() {
        double rate = (double) won / tried;
        return baits.stream()
                .min(Comparator.comparing(Bait::atOnce)
                        .thenComparingDouble(bait -> bait.winning + rate * bait.open.size())
                        .thenComparing(Comparator.comparingInt(Bait::plies).reversed()))
                .orElseThrow();
    }

    /// What is known about a move without searching. A move that ends the game, or to which every reply wins, is as bad
    /// as can be.
    private Bait bait(int move) {
        if (board.make(move) != TurnResult.ONGOING) {
            board.unmake();
            Bait bait = new Bait(move, 1);
            bait.winning = Integer.MAX_VALUE;
            bait.atOnce = true;
            return bait;
        }
        Bait bait = new Bait(move, 1 + proof.known().map(ProvedValue::plies).orElse(0));
        int[] replies = new int[board.mostMoves()];
        int count = board.outlook() == 0 ? board.movesThatMatter(replies) : board.moves(replies);
        for (int i = 0; i < count; i++) {
            TurnResult result = board.make(replies[i]);
            Optional<ProvedValue> value = result == TurnResult.ONGOING ? proof.known() : Optional.empty();
            board.unmake();
            int wins = wins(result, value);
            bait.winning += wins;
            bait.atOnce |= result == TurnResult.WIN;
            refutations.merge(replies[i], wins, Integer::sum);
            if (result == TurnResult.ONGOING && value.isEmpty()) {
                bait.open.add(replies[i]);
            }
        }
        board.unmake();
        return bait;
    }

    /// How much a reply counts: 0 if it is not known to win.
    ///
    /// @param value what is known about the position after the reply, if the game is not over
    private static int wins(TurnResult result, Optional<ProvedValue> value) {
        if (result == TurnResult.WIN) {
            return PLAIN_COUNT;
        }
        return value.filter(after -> after.value() == Value.LOSS)
                .map(after -> after.plies() <= PLAIN_PLIES ? PLAIN_COUNT : 1)
                .orElse(0);
    }
}
