package hexalyst.export.document;

import hexalyst.board.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;

/// Common parts of our HTML pages.
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

    /// The element that allows only this script and this style sheet in the page, and no loading.
    static String policy(String script, String style) {
        return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src " + hash(script)
                + "; style-src " + hash(style) + "; base-uri 'none'; form-action 'none'\">\n";
    }

    private static String hash(String text) {
        byte[] digest = Sha256.of(text.getBytes(StandardCharsets.UTF_8)).array();
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }
}
