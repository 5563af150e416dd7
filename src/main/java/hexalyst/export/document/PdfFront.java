package hexalyst.export.document;

import hexalyst.export.document.PdfPages.Page;
import hexalyst.export.document.PdfTags.Tag;
import hexalyst.export.document.PdfType.Face;
import hexalyst.export.picture.Lettering;
import hexalyst.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;

/// What comes before the games of a booklet: its title and the contents. Their pages are reserved first and written
/// once the games' page numbers are known.
final class PdfFront {
    private static final Face ENTRY = new Face(Lettering.REGULAR, 10, false);
    private static final Face NOTE = new Face(Lettering.REGULAR, 8, true);
    private static final double ENTRY_HEIGHT = 25;
    private static final double HEADING_HEIGHT = 36;
    private static final double INDENT = 26;

    private final Texts texts = Texts.of(PdfFront.class);
    private final Tag section = Tag.DOCUMENT.with("TOC");
    private final Book book;
    private final PdfType type;
    private final PdfPages pages;
    private final PdfText head;
    private final Map<Integer, PdfPlace> chapters = new HashMap<>();

    PdfFront(Book book, PdfType type, PdfPages pages) {
        this.book = book;
        this.type = type;
        this.pages = pages;
        head = new PdfText(type, section, PdfPages.ROOM);
        head.add(section.with("H1"), PdfText.TITLE, book.title(), 0);
        head.add(section.with("P"), PdfText.QUIET, book.subtitle(), 2);
        head.add(section.with("H2"), PdfText.HEADING, texts.get("contents"), 18);
    }

    /// How many entries a page has.
    ///
    /// @param number from 1
    private int room(int number) {
        return (int) ((PdfPages.TOP - PdfPages.FOOT - above(number)) / ENTRY_HEIGHT);
    }

    /// The space above the entries of a page.
    private double above(int number) {
        return number > 1
                ? HEADING_HEIGHT
                : HEADING_HEIGHT
                        + head.units().stream()
                                .mapToDouble(unit -> unit.gap() + unit.height())
                                .sum();
    }

    /// Leaves the first pages free.
    void reserve() {
        pages.page().tags().place(section);
        pages.frame("");
        int number = 1;
        for (int left = book.chapters().size() - room(1); left > 0; left -= room(number)) {
            pages.next();
            pages.frame(book.title());
            number++;
        }
    }

    /// Records where a game begins.
    void entry(int index, PdfPlace place) {
        chapters.put(index, place);
    }

    /// Writes the title and the contents.
    void write() {
        double y = PdfPages.TOP;
        for (PdfUnit unit : head.units()) {
            y -= unit.gap();
            unit.drawing().on(pages.again(1), PdfPages.MARGIN, y);
            y -= unit.height();
        }
        int number = 1;
        int on = 0;
        for (int i = 0; i < book.chapters().size(); i++) {
            if (on == room(number)) {
                number++;
                on = 0;
            }
            Page page = pages.again(number);
            double top = PdfPages.TOP - above(number) + HEADING_HEIGHT / 2 - on * ENTRY_HEIGHT;
            int index = i;
            page.print(section.with("TOCI"), () -> entry(page, index, top));
            on++;
        }
    }

    /// Writes a game's entry in the contents: number, title, dots and page, with event and result below; all of it is a
    /// link.
    private void entry(Page page, int index, double top) {
        Chapter chapter = book.chapters().get(index);
        PdfPlace target = Objects.requireNonNull(chapters.get(index));
        double right = PdfPages.WIDTH - PdfPages.MARGIN;
        double left = PdfPages.MARGIN + INDENT;
        double y = top - ENTRY.size();
        String number = Integer.toString(target.page().number());
        double numberAt = right - type.width(ENTRY, number);
        String rank = Integer.toString(index + 1);
        type.set(page.out(), ENTRY, rank, left - 8 - type.width(ENTRY, rank), y);
        String title = type.fitted(ENTRY, type.printable(ENTRY, chapter.title()), numberAt - left - 30);
        type.set(page.out(), ENTRY, title, left, y);
        double dot = type.width(NOTE, '.') * 1.8;
        // On a grid, so that the dots of all entries are aligned.
        for (double x = right - 24; x > left + type.width(ENTRY, title) + 4; x -= dot) {
            type.set(page.out(), NOTE, ".", x, y);
        }
        type.set(page.out(), ENTRY, number, numberAt, y);
        List<String> said = new ArrayList<>(chapter.event());
        if (!chapter.result().isEmpty()) {
            said.add(chapter.result());
        }
        String note = type.fitted(NOTE, type.printable(NOTE, String.join(" · ", said)), right - left - 30);
        type.set(page.out(), NOTE, note, left, y - 12);
        link(page, target, new PDRectangle((float) PdfPages.MARGIN, (float) (y - 16), (float) PdfPages.ROOM, (float)
                (ENTRY_HEIGHT - 2)));
    }

    private static void link(Page page, PdfPlace target, PDRectangle area) {
        try {
            PDAnnotationLink link = new PDAnnotationLink();
            PDBorderStyleDictionary border = new PDBorderStyleDictionary();
            border.setWidth(0);
            link.setBorderStyle(border);
            link.setRectangle(area);
            link.setDestination(target.page().place(target.y()));
            page.page().getAnnotations().add(link);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
