package hexalyst.engine.verify;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// Takes a proof file apart and puts it together.
final class ProofParts {
    private static final int HEADER_LINES = 8;

    private ProofParts() {}

    /// The length of the header.
    static int headerLength(byte[] file) {
        int length = 0;
        for (int lines = 0; lines < HEADER_LINES; length++) {
            lines += file[length] == '\n' ? 1 : 0;
        }
        return length;
    }

    static String header(byte[] file) {
        return new String(file, 0, headerLength(file), StandardCharsets.US_ASCII);
    }

    /// The moves, decompressed.
    ///
    /// @throws IOException if they cannot be decompressed
    static byte[] moves(byte[] file) throws IOException {
        byte[] body = Arrays.copyOfRange(file, headerLength(file), file.length);
        return new InflaterInputStream(new ByteArrayInputStream(body)).readAllBytes();
    }

    /// A file of a header and moves, with the right checksum.
    static byte[] file(String header, byte[] moves) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(header.getBytes(StandardCharsets.US_ASCII));
        try (DeflaterOutputStream out = new DeflaterOutputStream(file)) {
            out.write(moves);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return file.toByteArray();
    }
}
