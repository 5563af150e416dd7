package hexalyst.export.document;

import hexalyst.export.pdf.PageLayout;
import hexalyst.export.pdf.PdfPages;
import hexalyst.export.pdf.PdfPlace;
import hexalyst.export.pdf.PdfTags.Tag;
import hexalyst.export.pdf.PdfType;
import hexalyst.export.pdf.PdfUnit;
import hexalyst.text.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PageMode;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/// A document as printed pages, in one column or two. Several games begin with their contents and follow one
/// another, or each has a page of its own. A sheet of puzzles ends with their solutions. Bookmarks lead to the games
/// and their diagrams.
final class PdfDocument {
    /// Games begin below the contents if so much of the page is left.
    private static final double LEAST_ROOM = 0.4;

    private static final double FRONT_GAP = 8;

    private final Texts texts = Texts.of(PdfDocument.class);
    private final Book book;
    private final DocumentOptions options;
    private final PdfType type;
    private final PdfPages pages;
    private final int columns;
    private final PdfFlow flow;
    private final PDDocumentOutline outline;

    private PdfDocument(Book book, DocumentOptions options, PdfType type, PdfPages pages, PDDocumentOutline outline) {
        this.book = book;
        this.options = options;
        this.type = type;
        this.pages = pages;
        this.outline = outline;
        columns = options.page().columns();
        flow = new PdfFlow(pages);
    }

    /// Makes the file.
    static byte[] file(Book book, DocumentOptions options, Watch watch) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            PdfType type = new PdfType(document, options.page());
            PDDocumentOutline outline = new PDDocumentOutline();
            try (PdfPages pages = new PdfPages(
                    document, type, options.page().paper(), book.imprint().foot())) {
                new PdfDocument(book, options, type, pages, outline).write(watch);
            }
            Texts texts = Texts.of(PdfDocument.class);
            document.getDocumentInformation().setTitle(book.title());
            if (!book.imprint().author().isEmpty()) {
                document.getDocumentInformation().setAuthor(book.imprint().author());
            }
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
        PdfFront front = new PdfFront(book, type, pages);
        if (!book.isSheet()) {
            games(front, watch);
        }
        if (!book.puzzles().isEmpty()) {
            sheet(front);
        }
        if (book.isBooklet() && !book.isSheet()) {
            front.write();
        }
    }

    private void sheet(PdfFront front) {
        Tag section = Tag.DOCUMENT.with("Sect");
        PdfText head = new PdfText(type, section, pages.paper().room());
        mark(head, texts.get("puzzles.heading"));
        if (book.isSheet()) {
            pages.frame("");
            PdfFront.title(book, section, head);
        } else {
            flow.next(book.title());
            head.add(section.with("H2"), PdfText.TITLE, texts.get("puzzles.heading"), 0);
            front.entry(book.games().size(), new PdfPlace(pages.page(), flow.top()));
        }
        head.add(section.with("P"), PdfText.QUIET, book.legend(options), 2);
        flow.pour(head.units(), 1, book.title());
        new PdfSheet(book, type, section, options).print(flow);
        solutions();
    }

    private void solutions() {
        Tag section = Tag.DOCUMENT.with("Sect");
        PdfText solutions = new PdfText(type, section, flow.column(columns));
        PdfText heading = new PdfText(type, section, pages.paper().room());
        mark(heading, texts.get("solutions"));
        heading.add(section.with("H2"), PdfText.HEADING, texts.get("solutions"), 0);
        if (book.hasTries()) {
            heading.add(section.with("P"), PdfText.QUIET, texts.get("tries"), 2);
        }
        book.puzzles().forEach(chapter -> solutions.solution(chapter, options.palette(chapter.tree())));
        flow.next(book.title());
        flow.pour(heading.units(), 1, book.title());
        flow.pour(solutions.units(), columns, book.title());
    }

    private void games(PdfFront front, Watch watch) {
        boolean running = book.isBooklet() && options.page().layout() == PageLayout.RUNNING;
        front(front, running);
        List<Made> made = new ArrayList<>();
        for (Chapter chapter : book.games()) {
            watch.begins(made.size() + 1, book.chapters().size());
            made.add(made(chapter, made.size(), running, front));
        }
        PdfFit fit = new PdfFit(flow, columns, options.page().diagrams());
        if (running) {
            Function<PdfFit.Layout, List<PdfUnit>> all = layout -> made.stream()
                    .flatMap(game -> Stream.concat(game.head().stream(), game.text().apply(layout).stream()))
                    .toList();
            flow.pour(fit.even(all).units(), columns, book.title());
        }
        for (Made game : running ? List.<Made>of() : made) {
            if (book.isBooklet()) {
                flow.next(book.title());
            }
            flow.pour(game.head(), 1, game.title());
            PdfFit.Chosen chosen = fit.filled(game.text());
            flow.pour(chosen.units(), chosen.columns(), game.title());
        }
    }

    /// A game ready to be printed.
    ///
    /// @param text its text in a layout
    private record Made(String title, List<PdfUnit> head, Function<PdfFit.Layout, List<PdfUnit>> text) {}

    private Made made(Chapter chapter, int index, boolean running, PdfFront front) {
        PDOutlineItem item = item(outline, front.title(index));
        if (!book.isBooklet()) {
            item.openNode();
        }
        Tag section = Tag.DOCUMENT.with("Sect");
        PdfText head = head(
                chapter, index, running ? flow.column(columns) : pages.paper().room(), section, place -> {
                    item.setDestination(place.page().place(place.y()));
                    front.entry(index, place);
                });
        return new Made(chapter.title(), head.units(), layout -> {
            PdfText text = new PdfText(type, section, flow.column(layout.columns()), layout.board());
            text.text(
                    chapter,
                    options.palette(chapter.tree()),
                    options.grounded(),
                    (caption, place) ->
                            item(item, caption).setDestination(place.page().place(place.y())));
            return text.units();
        });
    }

    /// Prints what comes before the games. Games that follow one another begin on the same page if there is room.
    private void front(PdfFront front, boolean running) {
        if (book.isBooklet()) {
            PDOutlineItem contents = item(outline, texts.get("contents"));
            contents.setDestination(pages.page().place(pages.paper().height()));
            front.reserve(flow);
            if (running && flow.left() < LEAST_ROOM * pages.paper().column()) {
                flow.next(book.title());
            } else if (running) {
                flow.leave(FRONT_GAP);
            }
        } else {
            pages.frame("");
            if (book.hasFront()) {
                PdfText head = new PdfText(type, Tag.DOCUMENT, pages.paper().room());
                PdfFront.title(book, Tag.DOCUMENT, head);
                flow.pour(head.units(), 1, book.title());
                flow.leave(FRONT_GAP);
            }
        }
    }

    private PdfText head(Chapter chapter, int index, double width, Tag section, Consumer<PdfPlace> begun) {
        PdfText head = new PdfText(type, section, width);
        boolean small = book.hasFront() && (!book.isBooklet() || options.page().layout() == PageLayout.RUNNING);
        head.head(
                chapter,
                book.isBooklet() ? texts.get("game", index + 1) : "",
                book.heading(chapter),
                small ? PdfText.HEADING : PdfText.TITLE,
                book.about(chapter, options),
                options.palette(chapter.tree()),
                options.numbering(),
                begun);
        return head;
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
