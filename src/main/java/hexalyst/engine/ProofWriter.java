package hexalyst.engine;

import hexalyst.engine.ending.EndingReader;
import hexalyst.engine.verify.Answers;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.Claim;
import hexalyst.engine.verify.MoveBytes;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.StrategyWalk;
import hexalyst.engine.verify.WalkListener;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Step;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes the proof of a position's value: a complete strategy that anybody can check without the search. It walks
/// through the strategy as a verifier will, but where the verifier reads a move, it chooses one ([StrategyChoice]). So
/// what it writes has already been checked once by the plain rules.
public final class ProofWriter {
    private final ProofTable table;
    private final Position root;
    private final Value value;
    private final OptionalInt plies;
    private final SearchStop stop = SearchStop.within(SearchLimits.NONE);

    ProofWriter(ProofTable table, Position root, Value value, OptionalInt plies) {
        this.plies = plies;
        this.table = table;
        this.root = root;
        this.value = value;
    }

    /// True for a draw of an ending that was solved whole: play may go on until a position comes back for the third
    /// time, and there may be far too many ways there for a file.
    public boolean mayBeEndless() {
        return value == Value.DRAW && new EndingReader(root.searchBoard()).value(table.endings()) == 0;
    }

    /// Ends the writing soon. May be called from any thread.
    public void stop() {
        stop.stop();
    }

    /// Writes the proof, on the calling thread.
    ///
    /// @param text the root as a position line
    /// @param program the name and version of the program that writes it
    /// @param listener is informed about the progress
    /// @return the whole file; empty if the writing was stopped
    public Optional<byte[]> write(String text, String program, WalkListener listener) {
        try {
            return write(
                    root,
                    value.claim(),
                    () -> new StrategyChoice(root, value, plies, table, stop),
                    text,
                    program,
                    listener);
        } catch (BrokenProofException wrong) {
            throw new IllegalStateException("the proof cannot be written: " + wrong.why(), wrong);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// Writes the proof of a claim.
    ///
    /// @param choices makes what chooses the moves of one leader
    /// @return the whole file; empty if the writing was stopped
    /// @throws BrokenProofException if the moves do not prove the claim
    /// @throws IOException if the moves cannot be read
    public static Optional<byte[]> write(
            Position root, Claim claim, Supplier<Answers> choices, String text, String program, WalkListener listener)
            throws BrokenProofException, IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        long positions = 0;
        long moves = 0;
        try (DeflaterOutputStream out = new DeflaterOutputStream(body, best)) {
            MoveBytes bytes = new MoveBytes(root);
            for (Side leader : claim.leaders(root.toMove())) {
                Recording recording = new Recording(choices.get(), bytes, out);
                StrategyWalk walk =
                        new StrategyWalk(root, leader, claim == Claim.DRAW, recording, StrategyWalk.room(), listener);
                walk.run();
                positions += walk.positions();
                moves += recording.count;
            }
        } catch (CancellationException stopped) {
            return Optional.empty();
        } finally {
            best.end();
        }
        ProofHeader header = ProofHeader.of(root, text, claim, positions, moves, program);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(header.text().getBytes(StandardCharsets.US_ASCII));
        file.writeBytes(body.toByteArray());
        return Optional.of(file.toByteArray());
    }

    /// Chooses moves and records them.
    private static final class Recording implements Answers {
        private final Answers choice;
        private final MoveBytes bytes;
        private final DeflaterOutputStream out;
        private long count;

        Recording(Answers choice, MoveBytes bytes, DeflaterOutputStream out) {
            this.choice = choice;
            this.bytes = bytes;
            this.out = out;
        }

        @Override
        public Step next(List<Step> line) throws BrokenProofException, IOException {
            Step step = choice.next(line);
            bytes.write(line, step, out);
            count++;
            return step;
        }
    }
}
