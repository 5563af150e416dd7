package hexalyst.export.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hexalyst.export.board.Ink;
import hexalyst.export.board.Surface.Style;
import hexalyst.export.board.Tone;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PaletteTest {
    @Test
    void everyInkOfEveryThemeHasAColour() {
        for (String theme : Palette.THEMES) {
            Palette palette = Palette.of(theme, "edition-manalath-designer");
            for (Ink ink : Ink.values()) {
                assertEquals(1, palette.colour(ink).opacity(), theme + " " + ink);
            }
            assertNotEquals(palette.background(), palette.text(), theme);
        }
    }

    @Test
    void printIsBlackOnWhiteWhateverTheEdition() {
        for (String edition :
                new String[] {"edition-manalath-designer", "edition-manalath-nestorgames", "edition-phalanx-pie1"}) {
            Palette print = Palette.of(Palette.PRINT, edition);
            assertEquals("#ffffff", print.background().hex());
            assertEquals("#ffffff", print.colour(Ink.CELL).hex());
            assertEquals("#ffffff", print.colour(Ink.WHITE).hex(), edition);
            assertEquals("#000000", print.colour(Ink.BLACK).hex(), edition);
            assertEquals("#000000", print.text().hex());
        }
    }

    /// Without colours, marks of different colours need different lines.
    @Test
    void marksDifferInPrintByTheirLines() {
        Palette print = Palette.of(Palette.PRINT, "edition-hexade-standard");
        List<Ink> marks = List.of(Ink.MARK_RED, Ink.MARK_GREEN, Ink.MARK_BLUE, Ink.MARK_YELLOW);
        assertEquals(
                4,
                marks.stream()
                        .map(ink -> print.drawn(Style.outline(ink, 2)).dash())
                        .distinct()
                        .count());
        for (Ink ink : marks) {
            Colour colour = print.colour(ink);
            assertEquals(colour.red(), colour.green(), ink + " is grey");
            assertEquals(colour.green(), colour.blue(), ink + " is grey");
            Style line = Style.outline(ink, 2);
            assertEquals(line, Palette.of("light", "edition-hexade-standard").drawn(line));
        }
    }

    @Test
    void theNumbersOfCellsAreLegibleInDocuments() {
        Palette usual = Palette.of("light", "edition-manalath-designer");
        assertNotEquals(usual.colour(Ink.LETTER), usual.colour(Ink.NUMBER));
        assertEquals(usual.colour(Ink.LETTER), usual.legible().colour(Ink.NUMBER));
        assertEquals(usual.colour(Ink.CELL), usual.legible().colour(Ink.CELL));
    }

    @Test
    void theSetOfPiecesComesAfterWhatIsUsual() {
        Palette usual = Palette.of("light", "edition-manalath-designer");
        assertEquals("#fdfcf8", usual.colour(Ink.WHITE).hex());
        assertEquals(
                "#ef8a1d",
                Palette.of("light", "edition-manalath-nestorgames")
                        .colour(Ink.WHITE)
                        .hex());
        Palette shapes = Palette.of("dark", "pieces-shapes");
        assertEquals("#f0c04a", shapes.colour(Ink.WHITE).hex());
        assertEquals("#1668b3", shapes.colour(Ink.WIN).hex(), "a name that leads to a name");
        assertThrows(IllegalArgumentException.class, () -> Palette.of("blue", "edition-manalath-designer"));
    }

    @Test
    void aNamedColourIsTheUsersIfItIsOne() {
        Palette palette = Palette.of("light", "edition-manalath-designer");
        assertEquals("#008080", palette.colour(new Tone.Named("teal")).hex());
        assertEquals("#12ab9f", palette.colour(new Tone.Named("#12ab9f")).hex());
        assertEquals(palette.colour(Ink.MARK), palette.colour(new Tone.Named("\"/><script>")));
    }

    @Test
    void coloursAreReadAsStyleSheetsWriteThem() {
        assertEquals(Optional.of(new Colour(0xaa, 0xbb, 0xcc, 1)), Colour.parse("#abc"));
        assertEquals(Optional.of(new Colour(30, 32, 40, 0.38)), Colour.parse("rgba(30, 32, 40, 0.38)"));
        assertEquals(Optional.of(new Colour(255, 0, 7, 1)), Colour.parse("rgb(300,0,7)"));
        assertEquals(Optional.empty(), Colour.parse("#12345"));
        assertEquals(Optional.empty(), Colour.parse(""));
        assertEquals("#0a0b0c", new Colour(10, 11, 12, 0.5).hex());
    }
}
