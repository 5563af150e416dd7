package hexalyst.engine.verify;

import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.stream.IntStream;

/// Moves as the bytes of a proof; the format is described in [ProofHeader].
public final class MoveBytes {
    /// Codes below this, and the last two, fit into one byte.
    private static final int ONE_BYTE = 254;
    /// Codes below this fit into two bytes.
    private static final int TWO_BYTES = 1 << 16;

    private final MoveCodec codec;
    private final int last;
    private final boolean one;
    private final int bytes;

    /// @param codec the game's codes of moves
    public MoveBytes(MoveCodec codec) {
        this.codec = codec;
        last = codec.codes() - 2;
        one = IntStream.range(ONE_BYTE, last).noneMatch(codec::isCode);
        bytes = one ? 1 : codec.codes() <= TWO_BYTES ? 2 : 3;
    }

    public void write(Move move, OutputStream out) throws IOException {
        int code = codec.encode(move);
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
    /// @throws BrokenProofException if there is none, or it is not a move on the board
    Move read(InputStream in) throws BrokenProofException, IOException {
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
        return codec.decode(code);
    }
}
