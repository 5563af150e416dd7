package hexalyst.engine.strategy;

import hexalyst.game.Position;

/// A proof file, as [hexalyst.engine.ProofWriter] makes it, that is a part of a larger proof. Immutable.
public final class ProofPiece {
    private final Position root;
    private final byte[] file;

    /// @param root the position that the file's header names
    /// @param file the whole file
    public ProofPiece(Position root, byte[] file) {
        this.root = root;
        this.file = file.clone();
    }

    /// The position that the file's header names.
    public Position root() {
        return root;
    }

    /// The whole file.
    public byte[] file() {
        return file.clone();
    }
}
