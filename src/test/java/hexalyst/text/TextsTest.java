package hexalyst.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
                    for (int number = 0; number <= 2; number++) {
                        Object[] values = Collections.nCopies(10, number).toArray();
                        String filled = Plural.format(text, Locale.ROOT).format(values);
                        assertFalse(filled.matches("(?s).*([{}|]|,plural,).*"), bundle + " " + key + ": " + filled);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "hexalyst.ui.puzzle.PuzzleViewModel; open.done; en; 0 puzzles from a; 1 puzzle from a; 2 puzzles from a",
                "hexalyst.ui.puzzle.PuzzleViewModel; open.done; de; 0 Aufgaben aus a; 1 Aufgabe aus a; 2 Aufgaben aus a",
                "hexalyst.ui.files.FilesViewModel; games; en; no games; 1 game; 2 games",
                "hexalyst.ui.files.FilesViewModel; games; de; keine Partien; 1 Partie; 2 Partien",
                "hexalyst.ui.window.OpenTabs; tab.stillOpen; en; 0 unsaved games are still open; 1 unsaved game is still open;"
                        + " 2 unsaved games are still open",
                "hexalyst.board.HexGrid; cells; en; 0 cells; 1 cell; 2 cells",
                "hexalyst.board.HexGrid; cells; de; 0 Felder; 1 Feld; 2 Felder"
            })
    void whatDependsOnANumberIsRightForNoneOneAndTwo(
            String user, String key, String language, String none, String one, String two)
            throws ClassNotFoundException {
        Class<?> place = Class.forName(user);
        List<String> said = Texts.in(Locale.forLanguageTag(language), () -> {
            Texts texts = Texts.of(place);
            return List.of(texts.get(key, 0, "a"), texts.get(key, 1, "a"), texts.get(key, 2, "a"));
        });
        assertEquals(List.of(none, one, two), said);
    }

    @Test
    void aPluralHasTwoOrThreeFormsAndAnEnd() {
        assertEquals("2 a {b} games!", plural("{0,plural,1 a {1} game|{0} a {1} games}!", 2, "{b}"));
        assertEquals("none, it wins", plural("{0,plural,none|one|{0}}, it {1,plural,wins|win}", 0, 1));
        assertThrows(IllegalArgumentException.class, () -> plural("{0,plural,1 game}", 1));
        assertThrows(IllegalArgumentException.class, () -> plural("{0,plural,a|b|c|d}", 1));
        assertThrows(IllegalArgumentException.class, () -> plural("{0,plural,a|{1", 1));
    }

    private static String plural(String text, Object... values) {
        return Plural.format(text, Locale.ROOT).format(values);
    }

    /// Sizes of boards and groups, and limits, which are never 1, and values that are no numbers of things or have
    /// decimals.
    private static final Set<String> NEVER_ONE = Set.of(
            "record says.plan.sealed",
            "record says.plan.sealed.earlier",
            "record says.shot.only",
            "record says.shot.any",
            "notation/exchange otherMover",
            "game/medusa idea.confinesSeveral",
            "game/pentalath idea.confinesSeveral",
            "board rows.missing",
            "board rows.shorter",
            "board rows.many",
            "game/manalath supply.over",
            "game/manalath group.tooLarge",
            "game/medusa idea.reversesSeveral",
            "ui/lines points.behind.tip",
            "ui/lines points.ahead.tip",
            "game/medusa idea.joins",
            "game/pentalath idea.joins",
            "game/phalanx idea.joins",
            "game/phalanx idea.row",
            "game/phalanx idea.rowLonger",
            "game/phalanx idea.takes",
            "game/phalanx illegal.far",
            "notation/source grid",
            "notation/source rowLong",
            "notation/exchange tooMany",
            "notation/exchange tooLong",
            "notation/exchange otherBoard",
            "record otherCell",
            "ui/engine work.distance",
            "ui/export caption.each",
            "ui/setup tool.colour.tip");

    /// A noun that is somewhere written for one and for several stands nowhere after a number that may be 1.
    @ParameterizedTest
    @ValueSource(strings = {"Texts.properties", "Texts_de.properties"})
    void whatIsCountedIsWrittenAsAPlural(String name) throws IOException {
        Pattern part = Pattern.compile("\\{\\d,plural,((?:[^{}]|\\{[^{}]*})*)}");
        Pattern counted = Pattern.compile("\\{\\d(?:,number[^}]*)?} (?:\\p{Ll}+ )?(\\p{L}+)");
        List<Path> bundles;
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            bundles = files.filter(file -> file.endsWith(name)).toList();
        }
        Set<String> nouns = new HashSet<>();
        for (Path bundle : bundles) {
            for (Object text : read(bundle).values()) {
                part.matcher(text.toString())
                        .results()
                        .map(found -> found.group(1))
                        .forEach(forms -> {
                            String many = forms.substring(forms.lastIndexOf('|') + 1);
                            String others = forms.substring(0, forms.lastIndexOf('|'));
                            counted.matcher(many)
                                    .results()
                                    .map(found -> found.group(1))
                                    .filter(noun -> name.contains("_de")
                                            ? Character.isUpperCase(noun.charAt(0))
                                            : noun.matches("men|plies|\\p{L}+s"))
                                    .filter(noun -> !others.matches("(?s).*\\b" + noun + "\\b.*"))
                                    .forEach(nouns::add);
                        });
            }
        }
        assertTrue(nouns.size() > 15, nouns::toString);
        List<String> wrong = new ArrayList<>();
        for (Path bundle : bundles) {
            Path place = RESOURCES.relativize(bundle.resolveSibling(""));
            read(bundle).forEach((key, text) -> {
                String rest = part.matcher(text.toString()).replaceAll("");
                boolean fails = counted.matcher(rest).results().anyMatch(found -> nouns.contains(found.group(1)));
                if (fails && !NEVER_ONE.contains(place + " " + key)) {
                    wrong.add(bundle + " " + key + ": " + text);
                }
            });
        }
        assertEquals(List.of(), wrong);
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
        "'\\bAuftr[aä]ge?\\b', _de, the task of a puzzle is its Forderung",
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
