package hexalyst.ui.engine;

import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.game.Move;
import hexalyst.game.Position;
import java.util.List;
import java.util.Optional;

/// What earlier sessions have proved, for a search that may prove more: that becomes known in this session, and is kept
/// for later ones. May be used on any thread; [ProofStore#announce] then tells the tabs.
///
/// @param earlier the proofs of earlier sessions
/// @param session the proofs of this session
public record LearnedProofs(ProvedElsewhere earlier, ProofStore session) implements ProvedElsewhere {
    @Override
    public Optional<ProvedValue> value(Position position) {
        return earlier.value(position);
    }

    @Override
    public List<Move> line(Position position) {
        return earlier.line(position);
    }

    @Override
    public void keep(Position position, ProvedValue value) {
        session.add(position, value, List.of());
    }
}
