package hexalyst.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Text has enough contrast with its background in every theme (WCAG 2.2, success criteria 1.4.3 and 1.4.6).
class ContrastTest {
    private static final Pattern COLOUR = Pattern.compile("(-[a-z-]+): #([0-9a-f]{6});");

    private static final Pattern IMPORT = Pattern.compile("@import \"([a-z-]+)\\.css\";");

    private static final Pattern NAME = Pattern.compile("-hx-[a-z0-9-]+");

    /// A text colour and its background.
    private record Pair(String text, String ground) {}

    private static final List<Pair> PAIRS = Stream.of(
                    "-hx-text -hx-window -hx-bar -hx-card -hx-card-head -hx-field -hx-shade -hx-button -hx-accent-soft",
                    "-hx-quiet -hx-card -hx-window",
                    "-hx-rail-text -hx-rail -hx-rail-hover",
                    "-hx-accent-text -hx-accent",
                    "-hx-link -hx-card -hx-shade -hx-accent-soft",
                    "-hx-on-verdict -hx-good -hx-bad -hx-even",
                    "-hx-good -hx-card",
                    "-hx-bad -hx-card",
                    "-hx-good-noted -hx-card",
                    "-hx-bad-noted -hx-card",
                    "-hx-even -hx-card",
                    "-hx-even-noted -hx-card",
                    "-hx-t-tag -hx-card",
                    "-hx-t-glyph -hx-card",
                    "-hx-t-comment -hx-card",
                    "-hx-t-note -hx-card",
                    "-hx-c-on-pale -hx-c-pale-good -hx-c-pale-even -hx-c-pale-bad -hx-c-pale-good-safe",
                    "-hx-text -hx-c-lost -hx-c-lost-safe",
                    "-hx-c-on-badge -hx-c-badge")
            .map(line -> line.split(" "))
            .flatMap(names -> Stream.of(names).skip(1).map(ground -> new Pair(names[0], ground)))
            .toList();

    /// A sheet together with those that it imports, each of which must exist.
    private static String sheet(String name) throws IOException {
        String text;
        try (InputStream in =
                Objects.requireNonNull(ContrastTest.class.getResourceAsStream("/styles/" + name + ".css"), name)) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        StringBuilder whole = new StringBuilder(text);
        for (MatchResult other : IMPORT.matcher(text).results().toList()) {
            whole.append(sheet(other.group(1)));
        }
        return whole.toString();
    }

    private static Map<String, Double> luminances(Theme theme) throws IOException {
        Map<String, Double> found = new HashMap<>();
        Matcher matcher = COLOUR.matcher(sheet(theme.key()));
        while (matcher.find()) {
            found.put(matcher.group(1), luminance(Integer.parseInt(matcher.group(2), 16)));
        }
        return found;
    }

    @ParameterizedTest
    @EnumSource
    void everyColourThatIsUsedIsThere(Theme theme) throws IOException {
        String themed = sheet(theme.key());
        String used = sheet("window") + sheet("board");
        List<String> missing = NAME.matcher(used)
                .results()
                .map(MatchResult::group)
                .distinct()
                .filter(name -> !(themed + used).contains(name + ":"))
                .toList();
        assertEquals(List.of(), missing);
    }

    /// The least contrast of text in a theme.
    static double least(Theme theme) {
        return theme == Theme.HIGH_CONTRAST ? 7 : 4.5;
    }

    /// The contrast of two luminances.
    static double contrast(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    @ParameterizedTest
    @EnumSource
    void textStandsOutFromItsGround(Theme theme) throws IOException {
        double least = least(theme);
        Map<String, Double> luminances = luminances(theme);
        List<String> weak = PAIRS.stream()
                .map(pair -> {
                    double text = Objects.requireNonNull(luminances.get(pair.text()), pair.text());
                    double ground = Objects.requireNonNull(luminances.get(pair.ground()), pair.ground());
                    double contrast = contrast(text, ground);
                    return contrast < least ? "%s on %s: %.1f".formatted(pair.text(), pair.ground(), contrast) : "";
                })
                .filter(problem -> !problem.isEmpty())
                .toList();
        assertTrue(weak.isEmpty(), () -> String.join("; ", weak));
    }
}
