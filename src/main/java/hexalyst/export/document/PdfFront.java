package hexalyst.export.document;

import hexalyst.export.pdf.Paper;
import hexalyst.export.pdf.PdfPages;
import hexalyst.export.pdf.PdfPages.Page;
import hexalyst.export.pdf.PdfPlace;
import hexalyst.export.pdf.PdfTags.Tag;
import hexalyst.export.pdf.PdfType;
import hexalyst.export.pdf.PdfType.Face;
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

/// What comes before the games of a booklet or the puzzles of a sheet: title, author, preface, and the contents of a
/// booklet. Space for the contents is left free first, and filled once the games' page numbers are known.
final class PdfFront {
    private static final Face ENTRY = new Face(Lettering.REGULAR, 10, false);
    private static final Face NOTE = new Face(Lettering.REGULAR, 8, true);
    /// How small the text below a title may become, so that all of it has room.
    private static final double SMALLEST = 0.75;

    private static final double ENTRY_HEIGHT = 16;
    private static final double NOTE_HEIGHT = 11;
    private static final double INDENT = 26;
    /// So many entries are not parted from the heading.
    private static final int LEAST = 3;

    private final Texts texts = Texts.of(PdfFront.class);
    private final Tag section = Tag.DOCUMENT.with("TOC");
    private final Book book;
    private final PdfType type;
    private final PdfPages pages;
    private final List<Book.Entry> entries;
    private final double entryHeight;
    private final List<PdfPlace> slots = new ArrayList<>();
    private final Map<Integer, PdfPlace> chapters = new HashMap<>();

    PdfFront(Book book, PdfType type, PdfPages pages) {
        this.book = book;
        this.type = type;
        this.pages = pages;
        entries = book.contents();
        boolean noted = entries.stream().anyMatch(entry -> !entry.note().isEmpty());
        entryHeight = ENTRY_HEIGHT + (noted ? NOTE_HEIGHT : 0);
    }

    /// Adds title, subtitle, author and preface.
    static void title(Book book, Tag section, PdfText head) {
        head.add(section.with("H1"), PdfText.TITLE, book.title(), 0);
        head.add(section.with("P"), PdfText.QUIET, book.imprint().by(), 3);
        String about = book.subtitle().isEmpty() || book.common().isEmpty()
                ? book.subtitle() + book.common()
                : book.subtitle() + " · " + book.common();
        head.add(section.with("P"), PdfText.QUIET, about, 2);
        for (String paragraph : book.imprint().paragraphs()) {
            head.prose(section.with("P"), paragraph, 10);
        }
    }

    /// Prints the title and leaves space free for the contents, the same on each page if they need several.
    void reserve(PdfFlow flow) {
        pages.page().tags().place(section);
        pages.frame("");
        PdfText head = new PdfText(type, section, pages.paper().room());
        title(book, section, head);
        head.add(section.with("H2"), PdfText.HEADING, texts.get("contents"), 16);
        flow.pour(head.units(), 1, book.title());
        int count = entries.size();
        if (room(flow) < Math.min(LEAST, count)) {
            flow.next(book.title());
        }
        int full = (int) (pages.paper().column() / entryHeight);
        int more = (Math.max(0, count - room(flow)) + full - 1) / full;
        int even = (count + more) / (more + 1);
        while (slots.size() < count) {
            int here = Math.min(Math.min(count - slots.size(), even), room(flow));
            int page = pages.page().number();
            for (int i = 0; i < here; i++) {
                slots.add(new PdfPlace(pages.again(page), flow.top() - i * entryHeight));
            }
            flow.leave(here * entryHeight);
            if (slots.size() < count) {
                flow.next(book.title());
            }
        }
    }

    private int room(PdfFlow flow) {
        return (int) (flow.left() / entryHeight);
    }

    /// What the contents call a game.
    String title(int index) {
        return entries.get(index).title();
    }

    /// Records where a game begins, or the puzzles after all games.
    void entry(int index, PdfPlace place) {
        chapters.put(index, place);
    }

    /// Writes the contents.
    void write() {
        for (int i = 0; i < slots.size(); i++) {
            int index = i;
            Page page = pages.again(slots.get(i).page().number());
            page.print(
                    section.with("TOCI"),
                    () -> entry(page, index, slots.get(index).y()));
        }
    }

    /// Writes a game's entry in the contents: number, title, dots and page, with event and result below; all of it is a
    /// link.
    private void entry(Page page, int index, double top) {
        Book.Entry entry = entries.get(index);
        PdfPlace target = Objects.requireNonNull(chapters.get(index));
        double right = pages.paper().width() - Paper.MARGIN;
        double left = Paper.MARGIN + INDENT;
        double y = top - ENTRY.size();
        String number = Integer.toString(target.page().number());
        double numberAt = right - type.width(ENTRY, number);
        String rank = Integer.toString(index + 1);
        type.set(page.out(), ENTRY, rank, left - 8 - type.width(ENTRY, rank), y);
        String title = type.fitted(ENTRY, type.printable(ENTRY, entry.title()), numberAt - left - 30);
        type.set(page.out(), ENTRY, title, left, y);
        double dot = type.width(NOTE, '.') * 1.8;
        // On a grid, so that the dots of all entries are aligned.
        for (double x = right - 24; x > left + type.width(ENTRY, title) + 4; x -= dot) {
            type.set(page.out(), NOTE, ".", x, y);
        }
        type.set(page.out(), ENTRY, number, numberAt, y);
        String whole = type.printable(NOTE, entry.note());
        // Smaller rather than cut, as far as that is legible.
        double scale = Math.clamp((right - left) / Math.max(1, type.width(NOTE, whole)), SMALLEST, 1);
        Face face = new Face(NOTE.lettering(), scale * NOTE.size(), true);
        type.set(page.out(), face, type.fitted(face, whole, right - left), left, y - NOTE_HEIGHT);
        link(
                page,
                target,
                new PDRectangle(
                        (float) Paper.MARGIN,
                        (float) (top - entryHeight + 1),
                        (float) pages.paper().room(),
                        (float) (entryHeight - 2)));
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
