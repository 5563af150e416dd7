package hexalyst.cli;

import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Files of proofs as commands use them.
final class ProofFile {
    private ProofFile() {}

    /// What the header names as the proof's writer.
    static String program() {
        return "hexalyst " + ProgramVersion.number();
    }

    /// Says so, before the work, if a file could not be written.
    ///
    /// @throws InputException if it exists and may not be overwritten, is a folder, or has none that can be written to
    static void assertFree(Path file, boolean force) {
        if (Files.isDirectory(file)) {
            throw new InputException(file + " is a folder");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new InputException(file + ": there is no such folder");
        }
        if (!Files.isWritable(folder)) {
            throw new InputException(file + ": the folder cannot be written to");
        }
        if (Files.exists(file) && !force) {
            throw new InputException(file + " exists; --force overwrites it");
        }
    }

    /// Writes a file.
    ///
    /// @throws InputException if it exists and may not be overwritten, or cannot be written
    static void write(Path file, byte[] bytes, boolean force) {
        assertFree(file, force);
        try {
            WholeFile.write(file, bytes);
        } catch (IOException e) {
            throw new InputException(GameFile.text(file, e));
        }
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
