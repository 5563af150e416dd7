package hexalyst.export.document;

import hexalyst.game.Outcome;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.MachineNote;
import hexalyst.record.Numbering;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A position of the main line in the graph of values.
///
/// @param node its node
/// @param name the move that led there, as text
/// @param number the number of that move, as in the text; 0 for the start
/// @param blunder true if the move is marked `??`
/// @param value the value noted for it
public record ValuePoint(int node, String name, int number, boolean blunder, Optional<Noted> value) {
    /// What the signs in a graph mean, of those that are in it.
    ///
    /// @param numbering what the numbers below it count
    static String legend(List<ValuePoint> graph, Numbering numbering) {
        Texts texts = Texts.of(ValuePoint.class);
        List<String> signs = new ArrayList<>();
        if (graph.stream().anyMatch(point -> point.value().filter(Noted::proved).isPresent())) {
            signs.add(texts.get("graph.solid"));
        }
        if (graph.stream()
                .anyMatch(
                        point -> point.value().filter(value -> !value.proved()).isPresent())) {
            signs.add(texts.get("graph.hatched"));
        }
        if (graph.stream().anyMatch(point -> point.value().isEmpty())) {
            signs.add(texts.get("graph.dot"));
        }
        signs.add(texts.get("graph.numbers." + numbering));
        return String.join("; ", signs);
    }

    /// A value.
    ///
    /// @param chance White's chance to win, 0 to 1; 1, one half or 0 if it is proved
    /// @param proved true if it is proved, false if it is estimated
    public record Noted(double chance, boolean proved) {
        private static final double EVEN = 0.05;

        /// Whether another value favours the same player, or neither, as surely.
        boolean favours(Noted other) {
            return proved == other.proved && favoured() == other.favoured();
        }

        /// 1 for White, -1 for Black, 0 for a draw or about even chances.
        int favoured() {
            if (chance > 0.5 + EVEN) {
                return 1;
            }
            return chance < 0.5 - EVEN ? -1 : 0;
        }

        /// What the rules say of a finished game.
        static Optional<Noted> of(Outcome outcome) {
            return switch (outcome) {
                case Outcome.Ongoing ongoing -> Optional.empty();
                case Outcome.Drawn drawn -> Optional.of(new Noted(0.5, true));
                case Outcome.Won won -> Optional.of(new Noted(won.winner() == Side.WHITE ? 1 : 0, true));
            };
        }

        /// The value noted at a node; a proved value takes precedence. An estimate is the logarithm of White's odds.
        static Optional<Noted> of(Annotations said) {
            Optional<Noted> proved = said.proved()
                    .map(value -> new Noted(
                            value.winner()
                                    .map(side -> side == Side.WHITE ? 1.0 : 0.0)
                                    .orElse(0.5),
                            true));
            return proved.or(() -> said.notes().stream()
                    .filter(MachineNote.Estimate.class::isInstance)
                    .map(note -> new Noted(1 / (1 + Math.exp(-((MachineNote.Estimate) note).value())), false))
                    .findFirst());
        }
    }
}
