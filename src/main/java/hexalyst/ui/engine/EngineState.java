package hexalyst.ui.engine;

import hexalyst.game.Move;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;

/// What the engine's panel shows at one moment.
///
/// @param power what its switch does
/// @param verdict what is known of its position, for the look
/// @param headline the same in a sentence
/// @param note what neither the board's head nor the best moves show: the value of a position that is not on the board,
///   a different value in the file, the progress of the proof; empty if there is nothing
/// @param halt why the engine is not working
/// @param work what it is doing, or why it is not working; empty if there is nothing to say
/// @param effort what the search has done so far; empty before its first report
/// @param spent the same in fewer words
/// @param numbers the proof and disproof numbers of an open position; empty if there are none
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
        /// Nothing is running and the engine is off.
        START,
        /// Something is running.
        STOP,
        /// The engine is on and has nothing left to do here; it will work at other positions.
        TURN_OFF;

        /// The text of the switch.
        public String word() {
            return Texts.of(Power.class).get("switch." + name());
        }
    }

    /// A line from its position that follows the proof; empty if there is none.
    public List<Move> line() {
        return proof.map(Proof::line).orElse(List.of());
    }

    /// True while the engine works.
    public boolean works() {
        return power == Power.STOP;
    }
}
