package hexalyst.cli;

import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import java.nio.file.Path;
import java.util.Optional;

/// Files of proofs as commands use them.
final class ProofFile {
    private ProofFile() {}

    /// What the header names as the proof's writer.
    static String program() {
        return "hexalyst " + ProgramVersion.number();
    }

    /// Writes a file.
    ///
    /// @throws InputException if it exists and may not be overwritten, or cannot be written
    static void write(Path file, byte[] bytes, boolean force) {
        OutputFile.assertWritable(file, force);
        OutputFile.write(file, bytes);
    }

    /// The root of a proof.
    ///
    /// @throws BrokenProofException if the header's game, edition or position is none
    static Position root(ProofHeader header) throws BrokenProofException {
        Optional<Game> game = Games.named(header.game());
        if (game.isEmpty()) {
            throw new BrokenProofException("its game is " + header.game() + ", which is not known");
        }
        Optional<Edition> edition = game.get().edition(header.edition());
        if (edition.isEmpty()) {
            throw new BrokenProofException("its edition is " + header.edition() + ", which is not known");
        }
        try {
            return GameOptions.position(header.root(), game.get(), grid -> edition.get());
        } catch (InputException wrong) {
            throw new BrokenProofException("its root is no position: " + wrong.getMessage());
        }
    }
}
