package hexalyst.study;

import hexalyst.game.MoveCodec;
import java.util.List;

/// The format of a main line's steps ([hexalyst.game.Position#steps]) in the library: their codes, the lower byte
/// first, in two bytes each, or in three where a board has more codes.
///
/// @param bytes how many bytes a code takes
record MoveCodes(int bytes) {
    private static final int TWO_BYTES = 1 << 16;

    static MoveCodes of(MoveCodec codec) {
        return new MoveCodes(codec.codes() <= TWO_BYTES ? 2 : 3);
    }

    byte[] written(List<Integer> codes) {
        byte[] written = new byte[bytes * codes.size()];
        for (int i = 0; i < written.length; i++) {
            written[i] = (byte) (codes.get(i / bytes) >> Byte.SIZE * (i % bytes));
        }
        return written;
    }

    int count(byte[] written) {
        return written.length / bytes;
    }

    int code(byte[] written, int index) {
        int code = 0;
        for (int i = bytes - 1; i >= 0; i--) {
            code = code << Byte.SIZE | written[bytes * index + i] & 0xFF;
        }
        return code;
    }
}
