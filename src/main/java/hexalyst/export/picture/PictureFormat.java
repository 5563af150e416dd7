package hexalyst.export.picture;

import hexalyst.export.board.BoardPicture;
import java.nio.charset.StandardCharsets;

/// The formats of a picture of one position. The makers are thread-safe.
public enum PictureFormat {
    SVG,
    PNG,
    PDF;

    /// Makes pictures, and caches what they share.
    public static final class Maker {
        private final PixelPicture pixels = new PixelPicture();

        /// The bytes of a file with the picture.
        ///
        /// @param title a text alternative for the picture
        public byte[] make(PictureFormat format, BoardPicture picture, PictureStyle style, String title) {
            return switch (format) {
                case SVG -> SvgPicture.file(picture, style, title).getBytes(StandardCharsets.UTF_8);
                case PNG -> pixels.png(picture, style);
                case PDF -> PdfPicture.file(picture, style, title);
            };
        }

        /// The maker of pixel pictures.
        public PixelPicture pixels() {
            return pixels;
        }
    }
}
