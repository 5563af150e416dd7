package hexalyst.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FileNamingTest {
    private static final FileNaming ASCII = new FileNaming(Charset.forName("ANSI_X3.4-1968"));
    private static final FileNaming UNICODE = new FileNaming(StandardCharsets.UTF_8);

    private static String english(FileNaming naming, InvalidPathException unfit) {
        return Texts.in(Locale.ENGLISH, () -> naming.problem(unfit));
    }

    @Test
    void withoutALocaleTheLostArgumentIsNamedAndWhatToSet() {
        assertEquals(Optional.empty(), ASCII.lost("check", "a.hgn"));
        assertEquals(
                Optional.of("\"\uFFFD\uFFFD.hgn\" cannot be read or written without a UTF-8 locale;"
                        + " set LC_ALL=C.UTF-8 and start again"),
                Texts.in(Locale.ENGLISH, () -> ASCII.lost("check", "\uFFFD\uFFFD.hgn")));
    }

    @Test
    void withALocaleNothingIsLost() {
        assertEquals(Optional.empty(), UNICODE.lost("check", "\uFFFD.hgn"));
        assertEquals(Optional.empty(), UNICODE.limits());
        assertTrue(ASCII.limits().orElseThrow().contains("LC_ALL=C.UTF-8"));
        assertEquals(Optional.empty(), new FileNaming(StandardCharsets.ISO_8859_1).lost("check", "\uFFFD.hgn"));
    }

    @Test
    void aNameThatTheSystemDoesNotAllowIsNotBlamedOnTheLocale() {
        InvalidPathException unfit = new InvalidPathException("a?b", "Illegal char <?>");
        assertEquals("\"a?b\" is not a file name: Illegal char <?>", english(ASCII, unfit));
        InvalidPathException unwritable = new InvalidPathException("ä", "unmappable");
        assertEquals("\"ä\" is not a file name: unmappable", english(UNICODE, unwritable));
        assertEquals(
                "\"ä\" cannot be read or written without a UTF-8 locale; set LC_ALL=C.UTF-8 and start again",
                english(ASCII, unwritable));
    }

    /// The build sets the locale of the tests; they must also pass on a machine without one.
    @Test
    void theTestsThemselvesHaveALocale() {
        assertNotEquals(ASCII, FileNaming.ofThisStart());
        assertEquals("ä.hgn", Path.of("ä.hgn").toString());
    }
}
