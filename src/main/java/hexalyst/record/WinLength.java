package hexalyst.record;

import hexalyst.text.Texts;

/// How long a proved win takes, in words: in the winner's moves, as people count, with the plies in brackets, such as
/// `in at most 7 moves (13 plies)`. In the language of [Texts#language].
public final class WinLength {
    private final Texts texts = Texts.of(WinLength.class);

    /// The winner's moves within some plies.
    ///
    /// @param plies counted from the position, 0 or more
    /// @param own true if the winner is to move there
    public static int moves(int plies, boolean own) {
        return own ? (plies + 1) / 2 : plies / 2;
    }

    /// A bound.
    ///
    /// @param plies within which the game is won, counted from a position
    /// @param own true if the winner is to move there
    public String within(int plies, boolean own) {
        return isShortest(plies, own) ? exactly(plies, own) : bound(plies, own);
    }

    /// A bound as earlier versions told it, even where it is exact: `in at most 1 move (1 ply)`.
    String bound(int plies, boolean own) {
        return told("within", plies, own);
    }

    /// A length that is known exactly; for the parameters see [#within].
    public String exactly(int plies, boolean own) {
        return told("exactly", plies, own);
    }

    /// A bound, or the exact length if it is known; for the parameters see [#within].
    public String of(int plies, boolean exact, boolean own) {
        return exact ? exactly(plies, own) : within(plies, own);
    }

    /// The least length; for the parameters see [#within].
    public String atLeast(int plies, boolean own) {
        return told("atLeast", plies, own);
    }

    /// In few words, the moves alone: `in ≤ 7 moves`, or `in 7 moves` if that is exact; for the parameters see
    /// [#within].
    public String brief(int plies, boolean exact, boolean own) {
        int moves = moves(plies, own);
        return texts.get(exact || isShortest(plies, own) ? "length.brief" : "length.brief.within", moves);
    }

    /// The moves as a figure, `≤ 7` or `7` if that is exact, for a place that says what it counts.
    ///
    /// @param least the fewest plies until the game ends; 1 if nothing is known of them
    /// @param most the most plies
    /// @param own true if the winner is to move in the position
    /// @return `5–7` if both are known and differ
    public static String figure(int least, int most, boolean own) {
        int moves = moves(most, own);
        int fewest = moves(least, own);
        if (fewest >= moves) {
            return Integer.toString(moves);
        }
        return (least > 1 ? fewest + "–" : "≤ ") + moves;
    }

    /// Whether no win takes fewer moves than these plies allow, so that the bound is exact.
    private static boolean isShortest(int plies, boolean own) {
        return moves(1, own) >= moves(plies, own);
    }

    private String told(String key, int plies, boolean own) {
        return texts.get("length." + key, moves(plies, own), plies);
    }
}
