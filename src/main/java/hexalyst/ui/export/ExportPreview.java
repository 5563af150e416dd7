package hexalyst.ui.export;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/// A picture that shows what will be exported, as PNG. Not a record, since bytes have no value.
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
