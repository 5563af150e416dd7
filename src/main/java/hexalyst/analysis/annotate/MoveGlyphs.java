package hexalyst.analysis.annotate;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.OnlyMove;
import hexalyst.engine.Value;
import java.util.Optional;

/// Which glyph the machine gives to a move:
/// - `??` from a proved win to a proved loss or draw, and nowhere else;
/// - `!` for the only move that keeps a proved win, among at least [#MANY] legal ones, if all others are proved not to;
/// - `?` where the mover's chance to win drops by [#LARGE_DROP] or more in any other way. A proved win, draw and loss
///   count as 1, one half and 0. Usually one of the two values is an estimate; otherwise a draw was thrown away.
///
/// A move without an alternative gets none, and a move after whose alternatives the other player wins at once is no `?`
/// ([MoveWords#isForced]).
final class MoveGlyphs {
    /// The drop in the chance to win that makes a move a mistake.
    static final double LARGE_DROP = 0.3;
    /// With at least this many legal moves, finding the only winning one deserves a glyph.
    static final int MANY = 5;

    /// The numbers of the glyphs, as in [hexalyst.record.Annotations#GLYPH_SIGNS].
    static final int GOOD = 1;

    static final int MISTAKE = 2;
    static final int BLUNDER = 4;

    private MoveGlyphs() {}

    /// The number of the glyph for a move, if it earns one.
    ///
    /// @param before what is known about the position before the move, for the player who moves
    /// @param after what is known about the position after it, for the other player
    /// @param choices how many legal moves, or first parts, there were
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

    /// How much the mover's chance drops; 0 if it is not known.
    private static double drop(Finding before, Finding after) {
        return before.winChance().isPresent() && after.winChance().isPresent()
                ? before.winChance().getAsDouble() - (1 - after.winChance().getAsDouble())
                : 0;
    }
}
