package hexalyst.analysis.annotate;

import hexalyst.engine.ProofTable;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchStop;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.turn.Threats;
import java.util.Optional;

/// Proofs of few positions for single sentences. With the same questions in the same order, the answers are the same.
/// Not thread-safe.
final class SmallProofs {
    private static final SearchLimits EACH = SearchLimits.NONE.withNodes(1000);
    private final ProofTable table = new ProofTable(1 << 20);

    /// Whether the player to move loses within this many plies, as far as a few positions show it.
    ///
    /// @param plies 1 or more
    Optional<Boolean> losesWithin(Position position, int plies) {
        return new QuickProof(position.searchBoard(), table).losesWithin(plies, SearchStop.within(EACH));
    }

    /// True if it is proved that the other player, who wins, would not win if it were its own turn.
    ///
    /// @param lost a position where the player to move loses
    boolean zugzwang(Position lost) {
        return Threats.turn(lost, lost.toMove().other())
                .filter(turn -> !turn.outcome().over())
                .flatMap(turn -> new QuickProof(turn.searchBoard(), table).prove(EACH))
                .filter(value -> value.value() != Value.WIN)
                .isPresent();
    }
}
