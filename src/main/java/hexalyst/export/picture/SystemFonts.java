package hexalyst.export.picture;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;

/// Fonts of this computer with Chinese, Japanese and Korean letters, which the program's own fonts do not have. Only
/// TrueType, since a PDF cannot embed a part of any other.
final class SystemFonts {
    /// Where Debian, macOS and Windows have them.
    private static final List<String> PLACES = List.of(
            "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc",
            "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
            "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
            "/usr/share/fonts/truetype/arphic/uming.ttc",
            "/usr/share/fonts/truetype/fonts-japanese-gothic.ttf",
            "/usr/share/fonts/opentype/ipafont-gothic/ipag.ttf",
            "/usr/share/fonts/truetype/nanum/NanumGothic.ttf",
            "/usr/share/fonts/truetype/unifont/unifont.ttf",
            "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
            "C:/Windows/Fonts/msyh.ttc",
            "C:/Windows/Fonts/msgothic.ttc",
            "C:/Windows/Fonts/malgun.ttf");

    private SystemFonts() {}

    /// The files of the fonts that are installed.
    static List<Path> files() {
        return PLACES.stream().map(Path::of).filter(Files::isReadable).toList();
    }

    /// The fonts that are installed, to be closed. One that cannot be read counts as not installed.
    static List<TrueTypeFont> found() {
        List<TrueTypeFont> fonts = new ArrayList<>();
        for (Path file : files()) {
            try {
                fonts.add(read(file.toFile()));
            } catch (IOException damaged) {
                // The next one may be whole.
            }
        }
        return fonts;
    }

    /// A font, of a collection the first.
    private static TrueTypeFont read(File file) throws IOException {
        if (!file.getName().endsWith(".ttc")) {
            return new TTFParser().parse(new RandomAccessReadBufferedFile(file));
        }
        List<TrueTypeFont> all = new ArrayList<>();
        TrueTypeCollection collection = new TrueTypeCollection(file);
        collection.processAllFonts(all::add);
        return all.getFirst();
    }
}
