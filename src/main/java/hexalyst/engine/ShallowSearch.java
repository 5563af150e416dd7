package hexalyst.engine;

import hexalyst.game.Lookahead;
import hexalyst.game.SearchBoard;
import hexalyst.game.Tally;

/// Answers questions with a limit of at most 4 plies ([ProofSearch#within]) directly, without storing anything in the
/// table: most positions of a search with a limit are this close to it.
final class ShallowSearch {
    private static final int NONE = -1;
    /// Used instead of the plies of a win: the win takes more than the limit, or the board does not report the plies.
    private static final int LONGER = -1;

    private static final int UNKNOWN = -2;

    private final SearchBoard board;
    private final Lookahead after;
    private final int[] trial;
    /// The reply that most recently held out.
    private int holding = NONE;

    ShallowSearch(SearchBoard board) {
        this.board = board;
        after = new Lookahead(board.mostMoves());
        trial = new int[board.mostMoves()];
    }

    static long yes(int plies) {
        return ProofTable.pack(0, ProofTable.INFINITY, plies, true, 1);
    }

    static long no(int plies) {
        return ProofTable.pack(ProofTable.INFINITY, 0, plies, true, 1);
    }

    /// Answers a question with a limit of 1 or 2 plies by making the moves.
    long answer(int question) {
        int plies = question >> 1;
        boolean yes;
        if (plies == 1) {
            yes = atOnce(question);
        } else if (question == ProofSearch.within(ProofSearch.WIN, 2)) {
            yes = winsInTwo(board.outlook());
        } else {
            yes = anyMove(question);
        }
        return yes ? yes(plies) : no(plies);
    }

    private boolean winsInTwo(int outlook) {
        if (outlook == 1 || outlook == 2) {
            return true;
        }
        int plies = winPlies(2);
        return plies == UNKNOWN ? anyMove(ProofSearch.within(ProofSearch.WIN, 2)) : plies > 0;
    }

    /// Answers a question with a limit of 1 ply.
    private boolean atOnce(int question) {
        Tally tally = board.tally();
        return question == ProofSearch.within(ProofSearch.WIN, 1) ? tally.won() > 0 : tally.lost() < tally.nodes();
    }

    /// Answers a question with a limit of 2 plies.
    private boolean anyMove(int question) {
        int count = board.moves(trial);
        boolean yes = false;
        for (int i = 0; i < count && !yes; i++) {
            yes = switch (board.make(trial[i])) {
                case WIN -> true;
                case DRAW -> question == ProofSearch.within(ProofSearch.DRAW, 2);
                case LOSS -> false;
                case ONGOING -> !atOnce(ProofSearch.next(question));
            };
            board.unmake();
        }
        return yes;
    }

    /// Answers whether the player to move avoids losing within 3 or 4 plies, in a position where the moves marked as
    /// decided do not settle it. Most replies hold out, so this examines a few moves where the search would record all.
    ///
    /// @param limit 3 or 4
    /// @param moves what the board has reported about its moves; filled with the quiet ones if none of the others holds
    ///     out
    /// @return the answer, or [ProofTable#MISSING] if it takes a search
    long holdsOut(int limit, Lookahead moves) {
        if (!moves.isLasting()) {
            return ProofTable.MISSING;
        }
        int most = moves.lossPlies();
        int longest = longest(limit - 1, moves);
        if (longest >= 0 && moves.quiet() > 0) {
            board.lookAtQuietMoves(moves);
            if (moves.winPlies() > 0 || moves.draw()) {
                return ProofTable.MISSING;
            }
            most = Math.max(most, Math.max(moves.lossPlies(), longest));
            longest = longest(limit - 1, moves);
        }
        return switch (longest) {
            case LONGER -> yes(limit);
            case UNKNOWN -> ProofTable.MISSING;
            default -> no(Math.max(most, longest) + 1);
        };
    }

    /// The most plies that the other player needs to win after one of these moves; [#LONGER] if one of them takes more
    /// than the limit, [#UNKNOWN] if the board does not report it. Tries the move that held out last first.
    private int longest(int limit, Lookahead moves) {
        int longest = 0;
        for (int i = 0; i < moves.count(); i++) {
            if (moves.move(i) == holding) {
                longest = winPlies(holding, limit);
            }
        }
        for (int i = 0; i < moves.count() && longest >= 0; i++) {
            int plies = winPlies(moves.move(i), limit);
            holding = plies < 0 ? moves.move(i) : holding;
            longest = plies < 0 ? plies : Math.max(longest, plies);
        }
        return longest;
    }

    /// Like [#longest], for one move.
    private int winPlies(int move, int limit) {
        board.make(move);
        int plies = winPlies(limit);
        board.unmake();
        return plies;
    }

    /// How many plies the player to move needs to win; otherwise [#LONGER] or [#UNKNOWN].
    ///
    /// @param limit 2 or 3
    private int winPlies(int limit) {
        board.lookAhead(after);
        int plies = after.winPlies();
        boolean within = plies > 0 && plies <= limit;
        if (within) {
            return plies;
        }
        return after.isLasting() ? LONGER : UNKNOWN;
    }
}
