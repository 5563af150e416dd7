package hexalyst.export.picture;

import hexalyst.export.board.BoardPicture;
import java.nio.charset.StandardCharsets;

/// The formats of a picture of one position. Threads may share its makers.
public enum PictureFormat {
    SVG,
    PNG,
    PDF;

    /// Makes pictures; keeps what they share.
    public static final class Maker {
        private final PixelPicture pixels = new PixelPicture();

        /// The bytes of a file with the picture.
        ///
        /// @param title what it shows, for those who cannot see it
        public byte[] make(PictureFormat format, BoardPicture picture, PictureStyle style, String title) {
            return switch (format) {
                case SVG -> SvgPicture.file(picture, style, title).getBytes(StandardCharsets.UTF_8);
                case PNG -> pixels.png(picture, style);
                case PDF -> PdfPicture.file(picture, style, title);
            };
        }

        /// What pictures of pixels are made with.
        public PixelPicture pixels() {
            return pixels;
        }
    }
}
