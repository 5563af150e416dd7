package hexalyst.analysis;

import hexalyst.engine.Value;
import java.util.Optional;

/// Which glyph the machine gives a move:
/// - `??` from a proved win to a proved loss or draw, and nowhere else;
/// - `!` on the only move that keeps a proved win, among at least [#MANY] legal ones, all others being proved not to;
/// - `?` where the mover's chance to win falls by [#LARGE_DROP] or more in any other way. A proved win, draw and loss
///   count as 1, one half and 0; mostly one of the two is an estimate, else a draw was thrown away.
///
/// A move without an alternative gets none.
final class MoveGlyphs {
    /// A fall of the chance to win that is a mistake.
    static final double LARGE_DROP = 0.3;
    /// So many legal moves make it worth a sign to find the only one.
    static final int MANY = 5;

    /// The glyphs' numbers, as [hexalyst.record.Annotations#GLYPH_SIGNS] has them.
    static final int GOOD = 1;

    static final int MISTAKE = 2;
    static final int BLUNDER = 4;

    private MoveGlyphs() {}

    /// The number of the glyph for a move, if it earns one.
    ///
    /// @param before what is known of the position before it, for the player who moves
    /// @param after what is known of the position after it, for the other player
    /// @param choices how many legal moves there were, or parts to begin with
    /// @param only whether there is a single winning move, if that is known
    static Optional<Integer> of(Finding before, Finding after, int choices, Optional<OnlyMove> only) {
        if (choices < 2) {
            return Optional.empty();
        }
        if (before.proves(Value.WIN) && after instanceof Finding.Proved) {
            if (!after.proves(Value.LOSS)) {
                return Optional.of(BLUNDER);
            }
            boolean alone = only.filter(answer -> answer.answer() == OnlyMove.Answer.YES)
                    .isPresent();
            return alone && choices >= MANY ? Optional.of(GOOD) : Optional.empty();
        }
        return drop(before, after) >= LARGE_DROP ? Optional.of(MISTAKE) : Optional.empty();
    }

    /// By how much the mover's chance falls; 0 if it is not known.
    private static double drop(Finding before, Finding after) {
        return before.winChance().isPresent() && after.winChance().isPresent()
                ? before.winChance().getAsDouble() - (1 - after.winChance().getAsDouble())
                : 0;
    }
}
