package hexalyst.export.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/// What every HTML page of ours is made with.
final class PageParts {
    private PageParts() {}

    /// A script or a style sheet of this package.
    static String resource(String name) {
        try (InputStream in = PageParts.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The element by which nothing but this script and this style sheet may act in the page, and nothing be loaded.
    static String policy(String script, String style) {
        return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src " + hash(script)
                + "; style-src " + hash(style) + "; base-uri 'none'; form-action 'none'\">\n";
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }
}
