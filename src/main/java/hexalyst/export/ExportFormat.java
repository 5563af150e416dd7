package hexalyst.export;

import hexalyst.export.document.DocumentFormat;
import java.util.List;

/// The export formats.
public sealed interface ExportFormat {
    /// All formats, pictures first.
    static List<ExportFormat> all() {
        return List.of(
                Picture.PNG,
                Picture.SVG,
                Picture.PDF,
                Picture.GIF,
                new Document(DocumentFormat.PDF),
                new Document(DocumentFormat.HTML),
                new Document(DocumentFormat.MARKDOWN));
    }

    /// Pictures of one position.
    enum Picture implements ExportFormat {
        PNG,
        SVG,
        /// The moves of a game up to a position, animated.
        GIF,
        PDF
    }

    /// Documents of games.
    record Document(DocumentFormat kind) implements ExportFormat {}

    /// The suffix of a file's name, without the dot.
    default String suffix() {
        return switch (this) {
            case Picture picture ->
                switch (picture) {
                    case PNG -> "png";
                    case SVG -> "svg";
                    case GIF -> "gif";
                    case PDF -> "pdf";
                };
            case Document document -> document.kind.suffix();
        };
    }

    /// True for pictures, false for documents.
    default boolean isPicture() {
        return this instanceof Picture;
    }

    /// True for a picture that does not move.
    default boolean isStill() {
        return isPicture() && this != Picture.GIF;
    }

    /// A name that no other format has.
    default String key() {
        return switch (this) {
            case Picture picture -> "picture." + picture;
            case Document document -> "document." + document.kind;
        };
    }

    /// The formats with a suffix, pictures first. Empty if there is none.
    static List<ExportFormat> of(String suffix) {
        return all().stream()
                .filter(format -> format.suffix().equalsIgnoreCase(suffix))
                .toList();
    }
}
