package hexalyst.ui.export;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/// A PNG picture of what will be exported. Not a record, because arrays are not compared by content.
public final class ExportPreview {
    private final byte[] png;

    /// @param png the PNG file
    public ExportPreview(byte[] png) {
        this.png = png.clone();
    }

    /// The PNG file.
    public InputStream open() {
        return new ByteArrayInputStream(png);
    }
}
