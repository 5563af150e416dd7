package hexalyst.export.board;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.record.WinLength;
import java.util.Optional;

/// The value of a move in the lens.
public sealed interface LensValue {
    /// A proved value.
    ///
    /// @param proof its plies count the move
    /// @param exact true if it takes no fewer with best play by both sides
    record Proved(ProvedValue proof, boolean exact) implements LensValue {
        /// Who wins, from the view of the player who makes the move.
        public Value value() {
            return proof.value();
        }

        /// The winner's moves, such as `6` where they are exact and `≤6` where they are a bound; empty where they mean
        /// nothing.
        String text() {
            return proof.told().stream()
                    .mapToObj(plies -> WinLength.figure(exact ? plies : 1, plies, value() == Value.WIN)
                            .replace(" ", ""))
                    .findFirst()
                    .orElse("");
        }

        /// How long it takes, in few words such as `in ≤ 6 moves`; empty where that means nothing or is a draw.
        public Optional<String> length() {
            return proof.told().stream()
                    .mapToObj(plies -> new WinLength().brief(plies, exact, value() == Value.WIN))
                    .findFirst();
        }
    }

    /// An estimate.
    ///
    /// @param percent the chance of the player who makes the move, 0 to 100
    record Estimated(int percent) implements LensValue {
        /// The percentage as text. An estimate is never certain: `<1` and `>99` replace values that round to 0 and 100.
        public String text() {
            return text(percent);
        }

        /// A percentage as text, likewise.
        public static String text(int percent) {
            if (percent <= 0) {
                return "<1";
            }
            return percent >= 100 ? ">99" : Integer.toString(percent);
        }
    }

    /// Nothing is known yet.
    record Open() implements LensValue {}

    /// The rules forbid it.
    record Illegal() implements LensValue {}

    /// The value for a search's score.
    static LensValue of(Optional<Score> score) {
        return score.map(LensValue::of).orElseGet(Open::new);
    }

    private static LensValue of(Score score) {
        return switch (score) {
            case Score.Proved proved -> new Proved(proved.proof(), proved.exact());
            case Score.Estimated estimated -> new Estimated((int) Math.round(100 * estimated.calibrated()));
        };
    }
}
