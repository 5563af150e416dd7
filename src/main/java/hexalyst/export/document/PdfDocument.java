package hexalyst.export.document;

import hexalyst.export.document.PdfTags.Tag;
import hexalyst.text.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PageMode;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/// A document as printed pages: A4 in two columns. Several games begin with their contents and follow one another, or
/// each has a page of its own. A sheet of puzzles ends with their solutions. Bookmarks lead to the games and their
/// diagrams.
final class PdfDocument {
    private static final int COLUMNS = 2;

    private final Texts texts = Texts.of(PdfDocument.class);
    private final Book book;
    private final DocumentOptions options;
    private final PdfType type;
    private final PdfPages pages;
    private final PdfFlow flow;
    private final PDDocumentOutline outline;

    private PdfDocument(Book book, DocumentOptions options, PdfType type, PdfPages pages, PDDocumentOutline outline) {
        this.book = book;
        this.options = options;
        this.type = type;
        this.pages = pages;
        this.outline = outline;
        flow = new PdfFlow(pages);
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
            document.getDocumentCatalog().setViewerPreferences(shownTitle());
            if (book.isBooklet()) {
                document.getDocumentCatalog().setPageMode(PageMode.USE_OUTLINES);
            }
            document.save(bytes);
            if (!type.fonts().missing().isEmpty()) {
                watch.lost(type.fonts().missing());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// Shows the document's title instead of the file's name.
    private static PDViewerPreferences shownTitle() {
        PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
        preferences.setDisplayDocTitle(true);
        return preferences;
    }

    private void write(Watch watch) {
        if (book.isSheet()) {
            sheet(watch);
        } else {
            games(watch);
        }
    }

    private void sheet(Watch watch) {
        pages.frame("");
        Tag section = Tag.DOCUMENT.with("Sect");
        PdfText head = new PdfText(type, section, PdfPages.ROOM);
        mark(head, texts.get("puzzles.heading"));
        head.add(section.with("H1"), PdfText.TITLE, book.title(), 0);
        head.add(section.with("P"), PdfText.QUIET, book.subtitle(), 2);
        List<PdfUnit> units = head.units();
        units.addAll(new PdfSheet(book, type, section, options).rows(book.chapters()));
        flow.pour(units, 1, book.title());
        solutions(watch);
    }

    private void solutions(Watch watch) {
        Tag section = Tag.DOCUMENT.with("Sect");
        PdfText solutions = new PdfText(type, section, PdfFlow.column(COLUMNS));
        PdfText heading = new PdfText(type, section, PdfPages.ROOM);
        mark(heading, texts.get("solutions"));
        heading.add(section.with("H2"), PdfText.HEADING, texts.get("solutions"), 0);
        if (book.hasTries()) {
            heading.add(section.with("P"), PdfText.QUIET, texts.get("tries"), 2);
        }
        for (int i = 0; i < book.chapters().size(); i++) {
            watch.begins(i + 1, book.chapters().size());
            Chapter chapter = book.chapters().get(i);
            solutions.solution(chapter, options.palette(chapter.tree()));
        }
        flow.next(book.title());
        flow.pour(heading.units(), 1, book.title());
        flow.pour(solutions.units(), COLUMNS, book.title());
    }

    private void games(Watch watch) {
        PdfFront front = new PdfFront(book, type, pages);
        boolean running = book.isBooklet() && options.layout() == PageLayout.RUNNING;
        if (book.isBooklet()) {
            front.reserve();
            PDOutlineItem contents = item(outline, texts.get("contents"));
            contents.setDestination(pages.again(1).place(PdfPages.HEIGHT));
        } else {
            pages.frame("");
        }
        List<PdfUnit> all = new ArrayList<>();
        for (int i = 0; i < book.chapters().size(); i++) {
            watch.begins(i + 1, book.chapters().size());
            Chapter chapter = book.chapters().get(i);
            PDOutlineItem item = item(outline, chapter.title());
            int index = i;
            Tag section = Tag.DOCUMENT.with("Sect");
            PdfText head = new PdfText(type, section, running ? PdfFlow.column(COLUMNS) : PdfPages.ROOM);
            head.head(
                    chapter,
                    book.isBooklet() ? texts.get("game", i + 1) : "",
                    running ? PdfText.HEADING : PdfText.TITLE,
                    options.palette(chapter.tree()),
                    place -> {
                        item.setDestination(place.page().place(place.y()));
                        front.entry(index, place);
                    });
            PdfText text = new PdfText(type, section, PdfFlow.column(COLUMNS));
            text.text(
                    chapter,
                    options.palette(chapter.tree()),
                    options.grounded(),
                    (caption, place) ->
                            item(item, caption).setDestination(place.page().place(place.y())));
            if (running) {
                all.addAll(head.units());
                all.addAll(text.units());
            } else {
                if (book.isBooklet()) {
                    flow.next(book.title());
                } else {
                    item.openNode();
                }
                flow.pour(head.units(), 1, chapter.title());
                flow.pour(text.units(), COLUMNS, chapter.title());
            }
        }
        if (running) {
            flow.next(book.title());
            flow.pour(all, COLUMNS, book.title());
        }
        if (book.isBooklet()) {
            front.write();
        }
    }

    /// Adds a bookmark for what comes next.
    private void mark(PdfText text, String name) {
        PDOutlineItem item = item(outline, name);
        text.units().add(new PdfUnit(0, 0, true, (page, x, y) -> item.setDestination(page.place(y))));
    }

    private static PDOutlineItem item(PDOutlineNode parent, String title) {
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(title);
        parent.addLast(item);
        return item;
    }
}
