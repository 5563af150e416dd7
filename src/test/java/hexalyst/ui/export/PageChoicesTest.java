package hexalyst.ui.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.document.DocumentOptions;
import hexalyst.export.document.Imprint;
import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PageStyle;
import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.TextSize;
import hexalyst.export.pdf.Typeface;
import hexalyst.record.Numbering;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PageChoicesTest {
    private final PageChoices choices = new PageChoices(Numbering.MOVES);

    private DocumentOptions document(boolean text) {
        return choices.document("light", PieceSet.EDITION, PictureDetails.DIAGRAM, text);
    }

    @Test
    void whatIsChosenIsInTheDocument() {
        AtomicInteger changes = new AtomicInteger();
        choices.onChange(changes::incrementAndGet);
        choices.engineProperty().set(false);
        choices.columnsProperty().set(1);
        choices.sizeProperty().set(TextSize.LARGE);
        choices.faceProperty().set(Typeface.SERIF);
        choices.puzzlesProperty().set(12);
        choices.widthProperty().set(55);
        choices.paperProperty().set(Paper.LETTER);
        choices.layoutProperty().set(PageLayout.PAGES);
        choices.titleProperty().set(" Games ");
        choices.authorProperty().set("Ann");
        choices.dateProperty().set("2026");
        choices.prefaceProperty().set("Read this.");
        choices.footProperty().set("Club");
        DocumentOptions made = document(true);
        assertEquals(13, changes.get(), "the preview is made anew each time");
        assertFalse(made.engine());
        assertEquals(
                new PageStyle(Paper.LETTER, PageLayout.PAGES, 1, TextSize.LARGE, Typeface.SERIF, 55, 12), made.page());
        assertEquals(new Imprint("Games", "Ann", "2026", "Read this.", "Club"), made.imprint());
    }

    @Test
    void aPictureWithoutTextKeepsTheNumbersOfTheBoard() {
        assertEquals(Numbering.MOVES, document(true).shown().numbering());
        assertEquals(Numbering.PLIES, document(false).shown().numbering());
        choices.numberingProperty().set(Numbering.PLIES);
        assertEquals(Numbering.PLIES, document(true).shown().numbering());
    }
}
