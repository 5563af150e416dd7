package hexalyst.engine.strategy;

import hexalyst.engine.ProofWriter;
import hexalyst.engine.Value;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.engine.verify.Claim;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
import hexalyst.engine.verify.WalkListener;
import hexalyst.game.Position;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Joins the proofs of many positions to one proof of the position that they were reached from.
///
/// A strategy is known by the positions that its moves lead to, by their keys, so that mirror images and exchanged
/// colours need no care: a move belongs to the strategy if it leads to one of them. A piece is read when the walk
/// through the joined strategy first gets there, and the [Verifier] checks the whole of it before it is used. The
/// joined proof is made by the walk that also checks proofs. So a wrong piece, or two keys that are equal by accident,
/// may prevent it but cannot make it wrong.
public final class ProofJoiner {
    private final Position root;
    private final Claim claim;
    private final ProofPieces pieces;
    private final WalkListener listener;
    /// Positions that are good for the side that has just moved.
    private final KeySet good = new KeySet();
    /// Positions in the middle of a turn that are good for the side to move.
    private final KeySet begun = new KeySet();
    /// The positions whose pieces were read.
    private final KeySet read = new KeySet();

    /// @param root the position to prove
    /// @param value its value, for the player to move
    /// @param pieces what to join
    /// @param listener is informed about the progress, also of the check of each piece by itself
    public ProofJoiner(Position root, Value value, ProofPieces pieces, WalkListener listener) {
        this.root = root;
        this.pieces = pieces;
        this.listener = listener;
        claim = value.claim();
    }

    /// Writes the joined proof, on the calling thread.
    ///
    /// @param text the root as a position line
    /// @param program the name and version of the program that writes it
    /// @return the whole file; empty if the listener ended the writing
    /// @throws BrokenProofException if a piece is missing, damaged or does not fit; the reason names the place
    /// @throws IOException if a piece cannot be read
    public Optional<byte[]> write(String text, String program) throws BrokenProofException, IOException {
        return ProofWriter.write(root, claim, () -> new JoinedChoice(root, this), text, program, listener);
    }

    /// True if a draw is good enough.
    boolean drawIsEnough() {
        return claim == Claim.DRAW;
    }

    /// True if a move that leads to a position is good for the side that makes it.
    ///
    /// @param key the position's [hexalyst.game.SearchBoard#canonicalKey]
    /// @param again true if that side is to move again, in the middle of its turn
    boolean isGood(long key, boolean again) {
        return (again ? begun : good).contains(key);
    }

    private void add(Position after) {
        if (!after.outcome().over()) {
            (after.midTurn() ? begun : good).add(key(after));
        }
    }

    private static long key(Position position) {
        return position.searchBoard().canonicalKey();
    }

    /// Looks for a step in the last of these positions: in what is known about it, and in the nearest piece that has
    /// not been read.
    ///
    /// @param line the positions from the root to the one in question
    /// @param where names that position in an error
    /// @return false if there is nothing more
    boolean learn(List<Position> line, String where) throws BrokenProofException, IOException {
        Optional<Position> chosen = pieces.chosen(line.getLast());
        if (chosen.isPresent() && read.add(~key(line.getLast()))) {
            add(chosen.get());
            return true;
        }
        for (Position position : line.reversed()) {
            Optional<ProofPiece> piece = read.contains(key(position)) ? Optional.empty() : pieces.piece(position);
            if (piece.isPresent()) {
                read.add(key(position));
                read(piece.get(), position, where);
                return true;
            }
        }
        return false;
    }

    private void read(ProofPiece piece, Position position, String where) throws BrokenProofException, IOException {
        String name = "the proof of a position" + where;
        if (!piece.root().canonicalContent().equals(position.canonicalContent())) {
            throw new BrokenProofException(name + " is one of another position");
        }
        InputStream in = new ByteArrayInputStream(piece.file());
        CheckResult result;
        try {
            ProofHeader header = ProofHeader.read(in);
            if (header.claim() == Claim.DRAW && claim != Claim.DRAW) {
                throw new BrokenProofException("it proves only a draw");
            }
            result = new Verifier(learning()).verify(header, piece.root(), in);
        } catch (BrokenProofException broken) {
            throw new BrokenProofException(name + " cannot be used: " + broken.why());
        }
        switch (result) {
            case CheckResult.Verified verified -> {}
            case CheckResult.Rejected rejected ->
                throw new BrokenProofException(name + " cannot be used: " + rejected.why());
            case CheckResult.Stopped stopped -> throw new CancellationException();
        }
    }

    private WalkListener learning() {
        return new WalkListener() {
            @Override
            public boolean goOn(long positions, long replies) {
                return listener.goOn(positions, replies);
            }

            @Override
            public void led(Position after) {
                add(after);
            }
        };
    }
}
