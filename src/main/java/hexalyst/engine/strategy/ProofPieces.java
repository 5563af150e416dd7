package hexalyst.engine.strategy;

import hexalyst.game.Position;
import java.io.IOException;
import java.util.Optional;

/// What a proof can be joined from ([ProofJoiner]): for each position that the winner's side may get to, either the
/// step that its strategy plays there or a proof file that begins there.
public interface ProofPieces {
    /// The position after the step that the strategy plays in a position where its side is to move, or in a mirror
    /// image of it; empty if no step is known. With several steps in a turn, the position after the first of them.
    Optional<Position> chosen(Position position);

    /// The proof file of a position or of a mirror image of it; empty if there is none.
    ///
    /// @throws IOException if it cannot be read
    Optional<ProofPiece> piece(Position position) throws IOException;
}
