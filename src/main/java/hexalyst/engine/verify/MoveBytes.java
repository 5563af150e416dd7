package hexalyst.engine.verify;

import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.turn.LineCodes;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.IntStream;

/// Moves as the bytes of a proof; the format is described in [ProofHeader].
public final class MoveBytes {
    /// Codes below this, and the last two, fit into one byte.
    private static final int ONE_BYTE = 254;
    /// Codes below this fit into two bytes.
    private static final int TWO_BYTES = 1 << 16;

    private final MoveCodec codec;
    private final LineCodes codes;
    private final int last;
    private final boolean one;
    private final int bytes;

    /// @param root the position of the proof
    public MoveBytes(Position root) {
        codec = root.game().codec(root.grid());
        codes = new LineCodes(root);
        last = codec.codes() - 2;
        one = IntStream.range(ONE_BYTE, last).noneMatch(codec::isCode);
        if (one) {
            bytes = 1;
        } else {
            bytes = codec.codes() <= TWO_BYTES ? 2 : 3;
        }
    }

    /// Writes a legal move.
    ///
    /// @param line the steps from the root to where it is made
    public void write(List<Step> line, Step step, OutputStream out) throws IOException {
        codes.follow(line);
        int code = codes.code(step);
        if (one) {
            out.write(code < last ? code : code - last + ONE_BYTE);
        } else {
            for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
                out.write(code >> shift);
            }
        }
    }

    /// Reads a move, which may be illegal.
    ///
    /// @param line the steps from the root to where it is made
    /// @throws BrokenProofException if there is none, or it is not a move on the board
    Step read(List<Step> line, InputStream in) throws BrokenProofException, IOException {
        int code = in.read();
        if (code >= ONE_BYTE && one) {
            code += last - ONE_BYTE;
        }
        for (int more = 1; code >= 0 && more < bytes; more++) {
            int low = in.read();
            code = low < 0 ? low : code << 8 | low;
        }
        if (code < 0) {
            throw new BrokenProofException("its moves end before the proof does");
        }
        if (!codec.isCode(code)) {
            throw new BrokenProofException("it stores move number " + code + ", which is none on this board");
        }
        codes.follow(line);
        try {
            return codes.decoded(code);
        } catch (IllegalArgumentException unlisted) {
            throw new BrokenProofException("it stores move number " + code + ", which is not legal there");
        }
    }
}
