package hexalyst.engine.verify;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/// Moves as the bytes of a proof; [ProofHeader] says which.
public final class MoveBytes {
    private static final int ONE_BYTE_CELLS = 127;
    private static final int PASS_IN_ONE_BYTE = 255;
    private static final int SWAP_IN_ONE_BYTE = 254;

    private final Grid grid;
    private final MoveCodec codec;
    private final boolean one;

    /// @param codec the game's numbers of moves
    public MoveBytes(MoveCodec codec) {
        this.codec = codec;
        grid = codec.grid();
        one = grid.cells() <= ONE_BYTE_CELLS;
    }

    /// Writes a move.
    public void write(Move move, OutputStream out) throws IOException {
        int code = codec.encode(move);
        if (one) {
            out.write(
                    switch (code) {
                        case MoveCodec.PASS -> PASS_IN_ONE_BYTE;
                        case MoveCodec.SWAP -> SWAP_IN_ONE_BYTE;
                        default -> code;
                    });
        } else {
            out.write(code >> 8);
            out.write(code);
        }
    }

    /// Reads a move, which may well be illegal.
    ///
    /// @throws BrokenProofException if there is none or it is no move on the board
    Move read(InputStream in) throws BrokenProofException, IOException {
        int code = in.read();
        if (code >= 0 && one) {
            code = switch (code) {
                case PASS_IN_ONE_BYTE -> MoveCodec.PASS;
                case SWAP_IN_ONE_BYTE -> MoveCodec.SWAP;
                default -> code;
            };
        } else if (code >= 0) {
            int low = in.read();
            code = low < 0 ? low : code << 8 | low;
        }
        if (code < 0) {
            throw new BrokenProofException("its moves end before the proof does");
        }
        if (code != MoveCodec.PASS && code != MoveCodec.SWAP && code >= 2 * grid.cells()) {
            throw new BrokenProofException("it stores move number " + code + ", which is none on this board");
        }
        return codec.decode(code);
    }
}
