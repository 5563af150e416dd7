package hexalyst.app;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;

/// Makes the program's icons, in every size and for every system, from one drawing: `mvn test-compile exec:exec@icons`.
public final class IconMaker {
    private static final Path DRAWING = Path.of("src", "app", "hexalyst.svg");
    private static final Path WINDOW = Path.of("src", "main", "resources", "hexalyst", "icon");
    private static final Path PACKAGES = Path.of("src", "app");
    /// The sizes of the window's icon in pixels; task bars and window switchers choose the one that fits.
    private static final List<Integer> WINDOW_SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

    private static final int LINUX_SIZE = 512;
    /// Apple's types of PNG icons, by size.
    private static final Map<Integer, String> MAC_TYPES = new TreeMap<>(
            Map.of(16, "icp4", 32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09", 1024, "ic10"));

    private final SVGDocument drawing;

    private IconMaker(SVGDocument drawing) {
        this.drawing = drawing;
    }

    /// Writes all icons. Run from the project's folder.
    public static void main(String[] arguments) throws IOException {
        for (Map.Entry<Path, byte[]> icon : all().entrySet()) {
            Files.createDirectories(icon.getKey().getParent());
            Files.write(icon.getKey(), icon.getValue());
        }
    }

    /// The icons by their files.
    static Map<Path, byte[]> all() throws IOException {
        IconMaker maker = new IconMaker(read());
        Map<Path, byte[]> icons = new TreeMap<>();
        for (int size : WINDOW_SIZES) {
            icons.put(WINDOW.resolve(size + ".png"), maker.png(size));
        }
        icons.put(PACKAGES.resolve("hexalyst.png"), maker.png(LINUX_SIZE));
        icons.put(PACKAGES.resolve("hexalyst.ico"), maker.ico());
        icons.put(PACKAGES.resolve("hexalyst.icns"), maker.icns());
        return icons;
    }

    private static SVGDocument read() throws IOException {
        try (InputStream in = Files.newInputStream(DRAWING)) {
            SVGDocument read = new SVGLoader().load(in, null, LoaderContext.createDefault());
            if (read == null) {
                throw new IOException(DRAWING + " cannot be read");
            }
            return read;
        }
    }

    private byte[] png(int size) throws IOException {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        drawing.render(null, graphics, new ViewBox(0, 0, size, size));
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    /// Windows' format: a table of pictures, then the pictures.
    private byte[] ico() throws IOException {
        int head = 6;
        int entry = 16;
        int[] sizes = WINDOW_SIZES.stream().mapToInt(Integer::intValue).toArray();
        List<byte[]> pictures = new ArrayList<>();
        ByteBuffer table = ByteBuffer.allocate(head + entry * sizes.length).order(ByteOrder.LITTLE_ENDIAN);
        table.putShort((short) 0).putShort((short) 1).putShort((short) sizes.length);
        int place = table.capacity();
        for (int size : sizes) {
            byte[] picture = png(size);
            pictures.add(picture);
            // A size of 256 is written as 0.
            table.put((byte) size).put((byte) size).putShort((short) 0);
            table.putShort((short) 1)
                    .putShort((short) 32)
                    .putInt(picture.length)
                    .putInt(place);
            place += picture.length;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(table.array());
        for (byte[] picture : pictures) {
            out.write(picture);
        }
        return out.toByteArray();
    }

    /// Apple's format: each picture after its type and the length of both.
    private byte[] icns() throws IOException {
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        for (Map.Entry<Integer, String> kind : MAC_TYPES.entrySet()) {
            pictures.write(block(kind.getValue(), png(kind.getKey())));
        }
        return block("icns", pictures.toByteArray());
    }

    private static byte[] block(String type, byte[] content) {
        int head = 8;
        return ByteBuffer.allocate(head + content.length)
                .put(type.getBytes(StandardCharsets.US_ASCII))
                .putInt(head + content.length)
                .put(content)
                .array();
    }
}
