package hexalyst.export.picture;

import hexalyst.export.board.BoardPicture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// A board as a PDF document of one page that is as large as the picture, with one point per pixel.
public final class PdfPicture {
    private PdfPicture() {}

    public static byte[] file(BoardPicture picture, PictureStyle style, String title) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            float width = style.width();
            float height = style.height(picture);
            PDPage page = new PDPage(new PDRectangle(width, height));
            document.addPage(page);
            document.getDocumentInformation().setTitle(title);
            try (PDPageContentStream out = new PDPageContentStream(document, page)) {
                if (!style.transparent()) {
                    out.setNonStrokingColor(PdfSurface.colour(style.palette().background()));
                    out.addRect(0, 0, width, height);
                    out.fill();
                }
                PdfSurface surface = new PdfSurface(out, style.palette(), new PdfFonts(document), 0, height);
                style.paint(picture, surface);
            }
            document.save(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
