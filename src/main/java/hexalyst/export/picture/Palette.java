package hexalyst.export.picture;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface.Style;
import hexalyst.export.board.Tone;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The colours of a theme with a set of pieces, read from the style sheets that the window also uses:
/// `styles/board.css` and the theme's own. It supports only the part of CSS that they use: blocks of `-hx-name:
/// value;`, where a value is a colour or another name, and later definitions replace earlier ones.
public final class Palette {
    /// The theme for black on white in print, which the window does not have.
    public static final String PRINT = "print";
    /// The themes, by the names of their style sheets.
    public static final List<String> THEMES = List.of("light", "dark", "high-contrast", PRINT);

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern BLOCK = Pattern.compile("([^{}]+)\\{([^{}]*)\\}");
    private static final Pattern SETTING = Pattern.compile("(-hx-[a-z-]+)\\s*:\\s*([^;]+);");
    private static final int LONGEST_CHAIN = 20;
    /// How long the dashes of marks are in print, in widths of their lines, since they have no colours there.
    private static final Map<Tone, Double> DASHES =
            Map.of(Ink.MARK_GREEN, 2.2, Ink.MARK_BLUE, 0.9, Ink.MARK_YELLOW, 5.5);

    private final Map<Ink, Colour> inks = new EnumMap<>(Ink.class);
    private final Colour background;
    private final Colour text;
    private final Colour quiet;
    private final boolean print;

    private Palette(Map<String, String> settings, boolean print) {
        this.print = print;
        for (Ink ink : Ink.values()) {
            inks.put(ink, resolve(settings, ink.property()));
        }
        background = resolve(settings, "-hx-card");
        text = resolve(settings, "-hx-text");
        quiet = resolve(settings, "-hx-quiet");
    }

    /// The colours of a theme.
    ///
    /// @param theme one of [#THEMES]
    /// @param pieces the style class of the pieces, as from [hexalyst.export.board.PieceSet#styleClass]
    /// @throws IllegalArgumentException if there is no such theme
    public static Palette of(String theme, String pieces) {
        if (!THEMES.contains(theme)) {
            throw new IllegalArgumentException("no theme " + theme);
        }
        Set<String> wanted = Set.of(".root", ".board", "." + pieces);
        Map<String, String> settings = new HashMap<>();
        List<String> sheets = theme.equals(PRINT) ? List.of("light", "board", PRINT) : List.of(theme, "board");
        for (String sheet : sheets) {
            Matcher block = BLOCK.matcher(COMMENT.matcher(sheet(sheet)).replaceAll(""));
            while (block.find()) {
                if (List.of(block.group(1).split(",", -1)).stream()
                        .anyMatch(selector -> wanted.contains(selector.strip()))) {
                    Matcher setting = SETTING.matcher(block.group(2));
                    while (setting.find()) {
                        settings.put(setting.group(1), setting.group(2).strip());
                    }
                }
            }
        }
        return new Palette(settings, theme.equals(PRINT));
    }

    private static String sheet(String name) {
        try (InputStream in = Palette.class.getResourceAsStream("/styles/" + name + ".css")) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Colour resolve(Map<String, String> settings, String name) {
        String value = name;
        for (int i = 0; i < LONGEST_CHAIN && settings.containsKey(value); i++) {
            value = settings.get(value);
        }
        String found = value;
        return Colour.parse(found)
                .orElseThrow(() -> new IllegalStateException("the style sheets give " + name + " no colour: " + found));
    }

    /// This palette for boards in documents, where the numbers of cells are needed to follow the text: they get the ink
    /// of the letters beside the board.
    public Palette legible() {
        Palette legible = new Palette(this);
        legible.inks.put(Ink.NUMBER, colour(Ink.LETTER));
        return legible;
    }

    private Palette(Palette other) {
        inks.putAll(other.inks);
        background = other.background;
        text = other.text;
        quiet = other.quiet;
        print = other.print;
    }

    /// The colour of a tone.
    public Colour colour(Tone tone) {
        return switch (tone) {
            case Ink ink -> Objects.requireNonNull(inks.get(ink));
            case Tone.Named named -> Colour.parse(named.name()).orElseGet(() -> colour(Ink.MARK));
        };
    }

    /// A style as this theme draws it: in print, marks of different colours have different lines.
    Style drawn(Style style) {
        Double dash = print ? DASHES.get(style.line()) : null;
        return dash == null ? style : style.dashed(dash * style.width());
    }

    /// The background of the board.
    public Colour background() {
        return background;
    }

    /// The colour of text beside the board.
    public Colour text() {
        return text;
    }

    /// The colour of less important text beside the board.
    public Colour quiet() {
        return quiet;
    }
}
