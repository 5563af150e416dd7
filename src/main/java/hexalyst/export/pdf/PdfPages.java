package hexalyst.export.pdf;

import hexalyst.export.pdf.PdfType.Face;
import hexalyst.export.picture.Lettering;
import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;

/// The pages of a PDF document, with a running head and a number. Only one page can be written at a time.
public final class PdfPages implements AutoCloseable {
    private static final double HEAD_LINE = 44;
    private static final double NUMBER_LINE = 32;
    /// So many lines of a text at the foot have room, around the line of the number.
    private static final int FOOT_LINES = 3;

    private static final double FOOT_LEADING = 9.5;
    private static final Face SMALL = new Face(Lettering.REGULAR, 8, true);

    private final PDDocument document;
    private final PdfType type;
    private final Paper paper;
    private final PdfTags tags;
    private final String foot;
    private final List<PDPage> pages = new ArrayList<>();
    private PDPageContentStream out;
    private int open = 1;

    /// A page that is being written.
    ///
    /// @param out the content of the page
    /// @param page the page itself
    /// @param number from 1
    /// @param tags the structure of the document
    public record Page(PDPageContentStream out, PDPage page, int number, PdfTags tags) {
        /// Prints content of an element of the structure.
        public void print(PdfTags.Tag tag, Runnable drawing) {
            tags.print(out, page, tag, drawing);
        }

        /// A place on the page, as a link target.
        ///
        /// @param y from the bottom of the page
        public PDPageXYZDestination place(double y) {
            PDPageXYZDestination place = new PDPageXYZDestination();
            place.setPage(page);
            place.setLeft(0);
            place.setTop((int) Math.min(page.getMediaBox().getHeight(), y + 8));
            place.setZoom(-1);
            return place;
        }

        /// A thin line across.
        public void rule(double x1, double x2, double y) {
            try {
                out.setStrokingColor(Color.GRAY);
                out.setLineWidth(0.5f);
                out.moveTo((float) x1, (float) y);
                out.lineTo((float) x2, (float) y);
                out.stroke();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// @param foot a text at the foot of each page; may be empty
    public PdfPages(PDDocument document, PdfType type, Paper paper, String foot) throws IOException {
        this.document = document;
        this.type = type;
        this.paper = paper;
        this.foot = foot;
        tags = new PdfTags(document);
        PDPage first = new PDPage(paper.size());
        pages.add(first);
        document.addPage(first);
        out = new PDPageContentStream(document, first);
    }

    /// What they are printed on.
    public Paper paper() {
        return paper;
    }

    /// The page that is being written.
    public Page page() {
        return new Page(out, pages.get(open - 1), open, tags);
    }

    /// Begins a new page.
    public Page next() {
        try {
            out.close();
            PDPage page = new PDPage(paper.size());
            pages.add(page);
            document.addPage(page);
            out = new PDPageContentStream(document, page);
            open = pages.size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return page();
    }

    /// Returns to a page, to add to it.
    public Page again(int number) {
        try {
            if (open != number) {
                out.close();
                out = new PDPageContentStream(
                        document, pages.get(number - 1), PDPageContentStream.AppendMode.APPEND, true, true);
                open = number;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Page(out, pages.get(number - 1), number, tags);
    }

    /// Writes the running head, if there is one, and the number of the page.
    public void frame(String head) {
        PdfTags.aside(out, () -> frame(page(), head));
    }

    private void frame(Page page, String head) {
        String number = Integer.toString(page.number());
        double wide = type.width(SMALL, number);
        double right = paper.width() - Paper.MARGIN;
        type.set(page.out(), SMALL, number, foot.isEmpty() ? (paper.width() - wide) / 2 : right - wide, NUMBER_LINE);
        if (!foot.isEmpty()) {
            PdfLines lines = new PdfLines(type, paper.room() - 4 * wide);
            lines.add(SMALL, foot.replace('\n', ' '));
            List<List<PdfLines.Run>> all =
                    lines.finished().stream().limit(FOOT_LINES).toList();
            double line = NUMBER_LINE + (all.size() == FOOT_LINES ? FOOT_LEADING : 0);
            for (List<PdfLines.Run> runs : all) {
                for (PdfLines.Run run : runs) {
                    type.set(page.out(), run.face(), run.text(), Paper.MARGIN + run.x(), line);
                }
                line -= FOOT_LEADING;
            }
        }
        if (!head.isEmpty()) {
            double line = paper.height() - HEAD_LINE;
            String text = type.fitted(SMALL, type.printable(SMALL, head), paper.room());
            type.set(page.out(), SMALL, text, Paper.MARGIN, line);
            page.rule(Paper.MARGIN, right, line - 5);
        }
    }

    @Override
    public void close() throws IOException {
        tags.finish();
        out.close();
    }
}
