package hexalyst.ui.engine;

import hexalyst.game.Move;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;

/// All that the engine's panel tells at one moment.
///
/// @param power what its switch does
/// @param verdict what is known of its position, for the looks
/// @param headline the same in a sentence
/// @param note what neither the board's head nor the best moves tell: what is known of another position than the
///     board's, what the file says otherwise, how far the proof is; empty if there is nothing
/// @param halt why it does nothing
/// @param work what it does, or why it does nothing; empty where there is nothing to say
/// @param effort what the search has done so far; empty before it has reported
/// @param spent the same in fewer words
/// @param numbers the proof and disproof numbers of the open position; empty where there are none
/// @param proof the proof for its position, if there is one
public record EngineState(
        Power power,
        Verdict verdict,
        String headline,
        String note,
        Halt halt,
        String work,
        String effort,
        String spent,
        String numbers,
        Optional<Proof> proof) {
    /// What the engine's switch does.
    public enum Power {
        /// Nothing works and the engine is off.
        START,
        /// Something works.
        STOP,
        /// The engine is on and has nothing left to do here; it goes on elsewhere.
        TURN_OFF;

        /// What it does in a word.
        public String word() {
            return Texts.of(Power.class).get("switch." + name());
        }
    }

    /// A line from its position that keeps to the proof; empty if there is none.
    public List<Move> line() {
        return proof.map(Proof::line).orElse(List.of());
    }

    /// True while the engine works.
    public boolean works() {
        return power == Power.STOP;
    }
}
