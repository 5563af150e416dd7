package hexalyst.analysis.results;

import hexalyst.files.OwnFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.function.Consumer;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Marks what this user's programs have written, so that their proofs can be distinguished from what anybody else calls
/// proved: the first 64 bits of an HMAC-SHA256 with a secret of the user. Thread-safe.
public final class Seal {
    /// The number of hexadecimal digits of a seal.
    static final int DIGITS = 16;

    private static final String ALGORITHM = "HmacSHA256";
    private static final int SECRET_BYTES = 32;

    private final Mac mac;

    private Seal(byte[] secret) {
        try {
            mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret, ALGORITHM));
        } catch (GeneralSecurityException noJava) {
            throw new IllegalStateException("every Java has " + ALGORITHM, noJava);
        }
    }

    /// A seal with the secret kept in a file, which is created if there is none. If it can be neither read nor created,
    /// a seal for this run only.
    ///
    /// @param warn receives a warning if no later run will trust the results stored by this one
    public static Seal keptIn(Path file, Consumer<String> warn) {
        try {
            // A folder made before 1.1 may be open to others.
            closeFolder(file, warn);
            boolean made = Files.isReadable(file) && Files.size(file) >= SECRET_BYTES;
            return new Seal(made ? Files.readAllBytes(file) : make(file));
        } catch (IOException unread) {
            warn.accept("what is kept now will only be claimed later: " + unread.getMessage());
            return ofThisRun();
        }
    }

    /// A seal with a secret that is not saved.
    public static Seal ofThisRun() {
        return new Seal(random());
    }

    private static byte[] random() {
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        return secret;
    }

    private static void closeFolder(Path file, Consumer<String> warn) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && Files.exists(file)) {
            try {
                OwnFiles.close(folder);
                OwnFiles.close(file);
            } catch (IOException notOurs) {
                warn.accept("other users can read the seal: " + notOurs.getMessage());
            }
        }
    }

    /// Creates the secret, unless another program that started at the same time was faster. The file lock keeps other
    /// programs out, the method's lock the threads of this one.
    private static synchronized byte[] make(Path file) throws IOException {
        try (FileChannel channel = OwnFiles.open(file)) {
            channel.lock();
            if (channel.size() < SECRET_BYTES) {
                ByteBuffer bytes = ByteBuffer.wrap(random());
                while (bytes.hasRemaining()) {
                    channel.write(bytes, bytes.position());
                }
                channel.force(true);
            }
            ByteBuffer secret = ByteBuffer.allocate(SECRET_BYTES);
            int read = 0;
            while (read >= 0 && secret.hasRemaining()) {
                read = channel.read(secret, secret.position());
            }
            return secret.array();
        }
    }

    /// The seal of a text, [#DIGITS] hexadecimal digits.
    String mark(String text) {
        return HexFormat.of().toHexDigits(number(text));
    }

    /// The seal of a text, as a number.
    synchronized long number(String text) {
        return ByteBuffer.wrap(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)))
                .getLong();
    }

    /// A number that tells whose seal this is and nothing of the secret.
    long author() {
        return number("author");
    }
}
