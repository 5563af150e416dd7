package hexalyst.export.document;

import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.NodePicture;
import hexalyst.export.document.PdfLines.Run;
import hexalyst.export.document.PdfPages.Page;
import hexalyst.export.document.PdfType.Face;
import hexalyst.export.picture.Lettering;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;

/// What comes before the games of a booklet: a title page and the contents. Their pages are reserved first and written
/// once the games' page numbers are known.
final class PdfFront {
    private static final Face TITLE = new Face(Lettering.BOLD, 26, false);
    private static final Face COUNT = new Face(Lettering.REGULAR, 12, true);
    private static final Face HEADING = new Face(Lettering.BOLD, 15, false);
    private static final Face ENTRY = new Face(Lettering.REGULAR, 10, false);
    private static final Face NOTE = new Face(Lettering.REGULAR, 8, true);
    private static final double ENTRY_HEIGHT = 30;
    private static final double HEADING_HEIGHT = 40;
    private static final int EACH = (int) ((PdfPages.TOP - PdfPages.FOOT - HEADING_HEIGHT) / ENTRY_HEIGHT);
    private static final double DIAGRAM = 300;
    private static final double TITLE_AT = PdfPages.HEIGHT - 190;
    private static final int MOST_TITLE_LINES = 5;
    private static final double INDENT = 26;

    private final Texts texts = Texts.of(PdfFront.class);
    private final Book book;
    private final DocumentOptions options;
    private final PdfType type;
    private final PdfPages pages;
    private final List<Page> chapters = new ArrayList<>();

    PdfFront(Book book, DocumentOptions options, PdfType type, PdfPages pages) {
        this.book = book;
        this.options = options;
        this.type = type;
        this.pages = pages;
    }

    /// Leaves the pages free: the first for the title, the following ones for the contents.
    void reserve() {
        for (int i = 0; i < book.chapters().size(); i += EACH) {
            pages.next();
            pages.frame("");
        }
    }

    /// The first page of the contents.
    Page contents() {
        return pages.again(2);
    }

    /// Records where the next game begins.
    void entry(Page page) {
        chapters.add(page);
    }

    /// Writes the title page and the contents.
    void write() {
        title(pages.again(1));
        for (int i = 0; i < chapters.size(); i++) {
            Page page = pages.again(2 + i / EACH);
            if (i % EACH == 0) {
                String heading = type.printable(HEADING, texts.get("contents"));
                type.set(page.out(), HEADING, heading, PdfPages.MARGIN, PdfPages.TOP - HEADING.size());
            }
            entry(page, i, PdfPages.TOP - HEADING_HEIGHT - i % EACH * ENTRY_HEIGHT);
        }
    }

    private void title(Page page) {
        double y = centred(page, TITLE, book.title(), TITLE_AT);
        y = centred(page, COUNT, book.subtitle(), y - 8);
        Chapter first = book.chapters().getFirst();
        GameTree tree = first.tree();
        BoardPicture picture = NodePicture.of(tree, tree.mainLine().getLast(), options.shown());
        new PdfDiagram(picture, options.palette("light", tree.edition()), DIAGRAM)
                .draw(page.out(), type.fonts(), (PdfPages.WIDTH - DIAGRAM) / 2, y - 40);
    }

    private double centred(Page page, Face face, String text, double top) {
        PdfLines lines = new PdfLines(type, PdfPages.ROOM - 40);
        lines.add(face, text);
        double y = top;
        for (List<Run> line : lines.finished().stream().limit(MOST_TITLE_LINES).toList()) {
            Run last = line.getLast();
            double width = last.x() + type.width(last.face(), last.text());
            for (Run run : line) {
                type.set(page.out(), face, run.text(), (PdfPages.WIDTH - width) / 2 + run.x(), y - face.size());
            }
            y -= 1.4 * face.size();
        }
        return y;
    }

    /// Writes a game's entry in the contents: number, title, dots and page, with event and result below; all of it is a
    /// link.
    private void entry(Page page, int index, double top) {
        Chapter chapter = book.chapters().get(index);
        double right = PdfPages.WIDTH - PdfPages.MARGIN;
        double left = PdfPages.MARGIN + INDENT;
        double y = top - ENTRY.size();
        String number = Integer.toString(chapters.get(index).number());
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
        link(
                page,
                chapters.get(index),
                new PDRectangle(
                        (float) PdfPages.MARGIN, (float) (y - 16), (float) PdfPages.ROOM, (float) (ENTRY_HEIGHT - 2)));
    }

    private static void link(Page page, Page target, PDRectangle area) {
        try {
            PDAnnotationLink link = new PDAnnotationLink();
            PDBorderStyleDictionary border = new PDBorderStyleDictionary();
            border.setWidth(0);
            link.setBorderStyle(border);
            link.setRectangle(area);
            link.setDestination(target.place(PdfPages.HEIGHT));
            page.page().getAnnotations().add(link);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
