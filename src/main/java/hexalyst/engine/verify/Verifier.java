package hexalyst.engine.verify;

import hexalyst.game.Position;
import hexalyst.game.Side;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CancellationException;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/// Checks a proof file. Nothing in the file is trusted: the header's numbers have to match those of the walk, and the
/// checksum of the compression only protects against accidents. A claim is proved only by what [StrategyWalk] has seen.
///
/// Memory: the walked positions (for 61 cells 28 bytes each, in a table at least half empty), but at most
/// [StrategyWalk#room]; the file is read as a stream.
public final class Verifier {
    private static final int BUFFER = 1 << 13;

    private final WalkListener listener;
    private final long mostBytes;

    /// @param listener receives the progress and can end the check
    public Verifier(WalkListener listener) {
        this(listener, StrategyWalk.room());
    }

    /// @param mostBytes how much memory the positions may take
    Verifier(WalkListener listener, long mostBytes) {
        this.listener = listener;
        this.mostBytes = mostBytes;
    }

    /// Checks a proof.
    ///
    /// @param header the file's header
    /// @param root the position of the header's root
    /// @param in the rest of the file
    /// @throws IOException if the file cannot be read
    public CheckResult verify(ProofHeader header, Position root, InputStream in) throws IOException {
        Inflater inflater = new Inflater();
        try {
            assertConsistent(header, root);
            return walk(header, root, inflater, new InflaterInputStream(in, inflater, BUFFER), in);
        } catch (BrokenProofException broken) {
            return new CheckResult.Rejected(broken.why(), broken.faulty());
        } catch (ZipException | EOFException damaged) {
            return new CheckResult.Rejected("its compressed part is damaged or cut off");
        } catch (CancellationException stopped) {
            return new CheckResult.Stopped();
        } finally {
            inflater.end();
        }
    }

    private static void assertConsistent(ProofHeader header, Position root) throws BrokenProofException {
        ProofHeader right = ProofHeader.of(
                root, header.root(), header.claim(), header.positions(), header.moves(), header.program());
        if (!header.equals(right)) {
            throw new BrokenProofException("its header contradicts itself: " + header.inWords() + " in "
                    + header.game() + ", " + header.edition() + ", where " + right.inWords() + " in "
                    + right.game() + ", " + right.edition() + " was expected");
        }
    }

    private CheckResult walk(
            ProofHeader header, Position root, Inflater inflater, InflaterInputStream moves, InputStream file)
            throws BrokenProofException, IOException {
        MoveBytes bytes = new MoveBytes(root);
        long[] stored = new long[1];
        Answers answers = line -> {
            stored[0]++;
            return bytes.read(line, moves);
        };
        long positions = 0;
        long replies = 0;
        int plies = 0;
        for (Side leader : header.claim().leaders(root.toMove())) {
            StrategyWalk walk = new StrategyWalk(
                    root, leader, header.claim() == Claim.DRAW, answers, mostBytes, offset(positions, replies));
            walk.run();
            positions += walk.positions();
            replies += walk.replies();
            plies = header.claim() == Claim.DRAW ? 0 : walk.plies();
        }
        if (moves.read() >= 0) {
            throw new BrokenProofException("it stores more moves than the proof needs");
        }
        if (inflater.getRemaining() > 0 || file.read() >= 0) {
            throw new BrokenProofException("something follows after its end");
        }
        if (positions != header.positions() || stored[0] != header.moves()) {
            throw new BrokenProofException("its header counts " + header.positions() + " positions and "
                    + header.moves() + " moves, and it has " + positions + " and " + stored[0]);
        }
        return new CheckResult.Verified(positions, replies, plies);
    }

    private WalkListener offset(long positions, long replies) {
        return new WalkListener() {
            @Override
            public boolean goOn(long more, long moreReplies) {
                return listener.goOn(positions + more, replies + moreReplies);
            }

            @Override
            public void settled(Position position, int plies) {
                listener.settled(position, plies);
            }

            @Override
            public void led(Position after) {
                listener.led(after);
            }
        };
    }
}
