package hexalyst.ui.engine;

import hexalyst.analysis.live.MoveValues;
import hexalyst.game.Position;
import java.util.Optional;

/// The state of a tab's analysis at one moment.
///
/// @param shown the position that the user sees
/// @param values what is known of its moves; empty if nothing is, or values are hidden
/// @param focus the position that the engine works at: the same, unless it is locked on another one
/// @param focusValues what is known of the moves of that position
/// @param proof the proof for the focus, if there is one
/// @param wanted true while anybody wants results, even if there is nothing left to do
/// @param working the position that is being searched; empty if none is
/// @param hidden true while values are hidden
/// @param ended why nothing is being searched: [Halt#USER] or [Halt#FAILED]; else [Halt#NONE]
public record AnalysisState(
        Position shown,
        Optional<MoveValues> values,
        Position focus,
        Optional<MoveValues> focusValues,
        Optional<Proof> proof,
        boolean wanted,
        Optional<Position> working,
        boolean hidden,
        Halt ended) {
    /// True while any position is being searched.
    public boolean busy() {
        return working.isPresent();
    }

    /// True while the engine is locked on another position than the shown one.
    public boolean away() {
        return !focus.equals(shown);
    }
}
