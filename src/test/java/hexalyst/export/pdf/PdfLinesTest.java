package hexalyst.export.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.export.picture.Lettering;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PdfLinesTest {
    /// A number at the end of a line says nothing.
    @ParameterizedTest
    @ValueSource(strings = {"9. pass", "9... pass", "1... swap", "12. b3w", "7 moves"})
    void aNumberStaysWithItsMove(String move) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PdfType type = new PdfType(document, PageStyle.USUAL);
            PdfType.Face face = new PdfType.Face(Lettering.REGULAR, 10, false);
            PdfLines lines = new PdfLines(type, type.width(face, "Then comes " + move) - 1);
            lines.add(face, "Then comes " + move);
            assertEquals(
                    List.of("Then comes", move),
                    lines.finished().stream()
                            .map(line -> line.stream().map(PdfLines.Run::text).collect(Collectors.joining()))
                            .toList());
        }
    }
}
