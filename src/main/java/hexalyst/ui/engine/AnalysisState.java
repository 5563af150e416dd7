package hexalyst.ui.engine;

import hexalyst.analysis.MoveValues;
import hexalyst.game.Position;
import java.util.Optional;

/// All that the analysis of a tab knows and does at one moment.
///
/// @param shown the position that the user looks at
/// @param values what is known of its moves; empty if nothing is, or is to be known
/// @param focus the position that the engine works at: the same, unless it is locked on another one
/// @param focusValues what is known of the moves of that one
/// @param proof the proof for the focus, if there is one
/// @param wanted true while anybody wants results, also when there is nothing left to do
/// @param working the position that is searched now; empty while nothing is
/// @param hidden true while nothing is to be known
/// @param ended why nothing works: [Halt#USER] or [Halt#FAILED]; else [Halt#NONE]
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
    /// True while a search works, on whatever position.
    public boolean busy() {
        return working.isPresent();
    }

    /// True while the engine is locked on another position than the one that is shown.
    public boolean away() {
        return !focus.equals(shown);
    }
}
