package hexalyst.board;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// SHA-256 (FIPS 180-4), which every Java has, for what is kept or shown to others. For tables in memory see
/// [CellHash].
public final class Sha256 {
    private Sha256() {}

    /// The hash of some bytes, one part after the other: 32 bytes, to be read from the first.
    public static ByteBuffer of(byte[]... parts) {
        try {
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                hash.update(part);
            }
            return ByteBuffer.wrap(hash.digest());
        } catch (NoSuchAlgorithmException noJava) {
            throw new IllegalStateException("every Java has SHA-256", noJava);
        }
    }
}
