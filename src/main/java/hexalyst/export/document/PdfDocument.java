package hexalyst.export.document;

import hexalyst.export.document.PdfLines.Run;
import hexalyst.export.document.PdfPages.Page;
import hexalyst.export.document.PdfType.Face;
import hexalyst.export.picture.Lettering;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PdfSurface;
import hexalyst.text.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PageMode;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;

/// A document as printed pages: A4 in two columns, each game starting on a new page; several games have a title page
/// and a table of contents first. Bookmarks lead to the games and their diagrams.
final class PdfDocument {
    private static final double COLUMN_GAP = 24;
    private static final double COLUMN = (PdfPages.ROOM - COLUMN_GAP) / 2;
    private static final double GRAPH_HEIGHT = 66;
    private static final Face TITLE = new Face(Lettering.BOLD, 17, false);
    private static final Face RANK = new Face(Lettering.REGULAR, 9, true);
    private static final Face EVENT = new Face(Lettering.REGULAR, 9, true);
    private static final Face RESULT = new Face(Lettering.BOLD, 10, false);
    private static final Face LEGEND = new Face(Lettering.REGULAR, 7, true);
    private static final double LEADING = 1.35;
    /// A title of many lines would leave no room for the game.
    private static final int MOST_LINES = 6;

    private final Texts texts = Texts.of(PdfDocument.class);
    private final Book book;
    private final DocumentOptions options;
    private final PdfType type;
    private final PdfPages pages;
    private final PDDocumentOutline outline;

    private PdfDocument(Book book, DocumentOptions options, PdfType type, PdfPages pages, PDDocumentOutline outline) {
        this.book = book;
        this.options = options;
        this.type = type;
        this.pages = pages;
        this.outline = outline;
    }

    /// Makes the file.
    static byte[] file(Book book, DocumentOptions options, Watch watch) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            PdfType type = new PdfType(document);
            PDDocumentOutline outline = new PDDocumentOutline();
            try (PdfPages pages = new PdfPages(document, type)) {
                new PdfDocument(book, options, type, pages, outline).write(watch);
            }
            Texts texts = Texts.of(PdfDocument.class);
            document.getDocumentInformation().setTitle(book.title());
            document.getDocumentInformation().setCreator("Hexalyst");
            document.getDocumentCatalog().setDocumentOutline(outline);
            document.getDocumentCatalog().setLanguage(texts.get("language"));
            if (book.isBooklet()) {
                document.getDocumentCatalog().setPageMode(PageMode.USE_OUTLINES);
            }
            document.save(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private void write(Watch watch) {
        PdfFront front = new PdfFront(book, options, type, pages);
        if (book.isBooklet()) {
            front.reserve();
            outline.addLast(item(texts.get("contents"), front.contents()));
        }
        for (int i = 0; i < book.chapters().size(); i++) {
            watch.begins(i + 1, book.chapters().size());
            Page page = book.isBooklet() ? pages.next() : pages.page();
            chapter(book.chapters().get(i), i + 1, page);
            front.entry(page);
        }
        if (book.isBooklet()) {
            front.write();
        }
    }

    private PDOutlineItem item(String title, Page page) {
        return item(title, page, PdfPages.HEIGHT);
    }

    private static PDOutlineItem item(String title, Page page, double y) {
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(title);
        item.setDestination(page.place(y));
        return item;
    }

    private void chapter(Chapter chapter, int number, Page first) {
        PDOutlineItem item = item(chapter.title(), first);
        outline.addLast(item);
        if (!book.isBooklet()) {
            item.openNode();
        }
        Palette palette = options.palette(chapter.tree().edition());
        List<PdfUnit> units = new PdfText(
                        type,
                        palette,
                        !options.theme().equals("light"),
                        COLUMN,
                        (caption, place) -> item.addLast(item(caption, place.page(), place.y())))
                .units(chapter);
        PdfColumns columns = new PdfColumns(units);
        pages.frame(book.isBooklet() ? book.title() : "");
        double top = head(chapter, number, palette, first);
        Page page = first;
        int at = 0;
        while (at < units.size()) {
            double height = columns.balanced(at, top - PdfPages.FOOT);
            int middle = columns.end(at, height);
            int end = columns.end(middle, height);
            column(units.subList(at, middle), page, PdfPages.MARGIN, top);
            column(units.subList(middle, end), page, PdfPages.MARGIN + COLUMN + COLUMN_GAP, top);
            at = end;
            if (at < units.size()) {
                page = pages.next();
                pages.frame(chapter.title());
                top = PdfPages.TOP;
            }
        }
    }

    private static void column(List<PdfUnit> units, Page page, double x, double top) {
        double y = top;
        for (int i = 0; i < units.size(); i++) {
            PdfUnit unit = units.get(i);
            y -= i == 0 ? 0 : unit.gap();
            unit.drawing().on(page, x, y);
            y -= unit.height();
        }
    }

    /// Writes a chapter's head across both columns; returns where the columns begin.
    private double head(Chapter chapter, int number, Palette palette, Page page) {
        double y = PdfPages.TOP;
        if (book.isBooklet()) {
            y = lines(page, RANK, texts.get("game", number), y);
        }
        y = lines(page, TITLE, chapter.title(), y) - 2;
        y = lines(page, EVENT, String.join(" · ", chapter.event()), y);
        if (!chapter.result().isEmpty()) {
            y = lines(page, RESULT, chapter.result(), y - 3);
        }
        y -= 5;
        page.rule(PdfPages.MARGIN, PdfPages.WIDTH - PdfPages.MARGIN, y);
        y -= 12;
        if (!chapter.graph().isEmpty()) {
            PdfSurface surface = new PdfSurface(page.out(), palette, type.fonts(), PdfPages.MARGIN, y);
            new GraphPainter(surface, PdfPages.ROOM, GRAPH_HEIGHT).paint(chapter.graph());
            String legend = texts.get("graph") + " (" + texts.get("graph.legend") + ")";
            y = lines(page, LEGEND, legend, y - GRAPH_HEIGHT) - 10;
        }
        return y;
    }

    private double lines(Page page, Face face, String text, double top) {
        PdfLines lines = new PdfLines(type, PdfPages.ROOM);
        lines.add(face, text);
        double y = top;
        for (List<Run> line : lines.finished().stream().limit(MOST_LINES).toList()) {
            for (Run run : line) {
                type.set(page.out(), run.face(), run.text(), PdfPages.MARGIN + run.x(), y - face.size());
            }
            y -= LEADING * face.size();
        }
        return y;
    }
}
