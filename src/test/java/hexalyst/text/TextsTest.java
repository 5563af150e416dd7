package hexalyst.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {
    private static final Path RESOURCES = Path.of("src/main/resources/hexalyst");

    @Test
    void everyTextIsThereInBothLanguages() throws IOException {
        List<Path> bundles;
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            bundles = files.filter(file -> file.endsWith("Texts.properties")).toList();
        }
        assertFalse(bundles.isEmpty());
        for (Path english : bundles) {
            Properties texts = read(english);
            Properties german = read(english.resolveSibling("Texts_de.properties"));
            assertEquals(texts.stringPropertyNames(), german.stringPropertyNames(), english.toString());
            for (String key : texts.stringPropertyNames()) {
                assertFalse(german.getProperty(key).isBlank(), english + " " + key);
                for (int place = 0; place < 6; place++) {
                    String value = "{" + place;
                    assertEquals(
                            texts.getProperty(key).contains(value),
                            german.getProperty(key).contains(value),
                            english + " " + key);
                }
            }
        }
    }

    /// A single apostrophe would swallow what follows, and an invalid pattern would throw in the window.
    @Test
    void everyTextWithValuesCanBeFilledIn() throws IOException {
        List<Path> bundles;
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            bundles = files.filter(file -> file.toString().endsWith(".properties"))
                    .toList();
        }
        for (Path bundle : bundles) {
            Properties texts = read(bundle);
            for (String key : texts.stringPropertyNames()) {
                String text = texts.getProperty(key);
                if (text.contains("{0")) {
                    assertFalse(text.replace("''", "").contains("'"), bundle + " " + key);
                    assertFalse(
                            new MessageFormat(text)
                                    .format(new Object[] {1, 1, 1, 1, 1, 1, 1, 1})
                                    .contains("{"),
                            bundle + " " + key);
                }
            }
        }
    }

    /// The rules for texts in `ui/package-info.java`, as far as patterns can check them.
    @ParameterizedTest
    @CsvSource({
        "'[^%]\\.\\.\\.', '', an ellipsis is one character",
        "'[A-Za-zäöüß] …$', '', no space before an ellipsis",
        "'[\\p{L}.,;:] {2,}\\S', '', one space between words",
        "'\\\\u00', '', the files are UTF-8",
        "'(?i)\\bcolors?\\b', '', British English",
        "'\\b([Uu]nentschieden|Bibliothek|Rätsel|Reiter)\\b', _de, Remis Sammlung Aufgabe Tab",
        "'\\b([Dd]u|[Dd]ein(e[mnrs]?)?|[Dd]ich|[Dd]ir)\\b', _de, the reader is Sie"
    })
    void textsKeepToTheStylePage(String wrong, String suffix, String why) throws IOException {
        Pattern pattern = Pattern.compile(wrong);
        List<Path> files;
        try (Stream<Path> all = Files.walk(RESOURCES)) {
            files = all.filter(file -> file.toString().matches(".*(Texts|rules)(_de)?\\.(properties|txt)"))
                    .filter(file -> file.toString().contains(suffix))
                    .toList();
        }
        assertFalse(files.isEmpty());
        for (Path file : files) {
            for (String line : Files.readAllLines(file)) {
                assertFalse(pattern.matcher(line).find(), () -> why + ": " + file + ": " + line);
            }
        }
    }

    @Test
    void valuesAreFilledIn() {
        Texts texts = Texts.of(Texts.class);
        assertTrue(texts.get("language").matches("English|Deutsch"));
        assertTrue(texts.get("languageOf", "Ada").contains("Ada"));
    }

    @Test
    void whatIsMadeInALanguageHasItsTexts() {
        String before = Texts.of(Texts.class).get("language");
        assertEquals(
                "Deutsch", Texts.in(Locale.GERMAN, () -> Texts.of(Texts.class).get("language")));
        assertEquals(
                "English", Texts.in(Locale.FRENCH, () -> Texts.of(Texts.class).get("language")));
        assertEquals(before, Texts.of(Texts.class).get("language"));
    }

    private static Properties read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }
}
