package hexalyst.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class IconTest {
    private static final String PNG = "\u0089PNG\r\n";

    @Test
    void allIconsAreMadeFromTheDrawing() throws IOException {
        for (Map.Entry<Path, byte[]> icon : IconMaker.all().entrySet()) {
            List<BufferedImage> made = pictures(icon.getValue());
            List<BufferedImage> kept = pictures(Files.readAllBytes(icon.getKey()));
            assertFalse(made.isEmpty());
            assertEquals(made.size(), kept.size());
            for (int i = 0; i < made.size(); i++) {
                assertArrayEquals(
                        pixels(made.get(i)),
                        pixels(kept.get(i)),
                        icon.getKey() + " is out of date: mvn test-compile exec:exec@icons");
            }
        }
    }

    @Test
    void theIconOfTheWindowHasTheSizeOfItsName() throws IOException {
        BufferedImage read = ImageIO.read(Path.of("src", "main", "resources", "hexalyst", "icon", "48.png")
                .toFile());
        assertEquals(48, read.getWidth());
        assertEquals(48, read.getHeight());
        assertEquals(0, read.getRGB(0, 0) >>> 24, "the ground beyond the hexagon is transparent");
        assertEquals(255, read.getRGB(24, 24) >>> 24);
    }

    /// All PNG pictures in a file. Their bytes may differ between versions of Java, their pixels may not.
    private static List<BufferedImage> pictures(byte[] file) throws IOException {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        List<BufferedImage> found = new ArrayList<>();
        for (int at = text.indexOf(PNG); at >= 0; at = text.indexOf(PNG, at + 1)) {
            found.add(ImageIO.read(new ByteArrayInputStream(file, at, file.length - at)));
        }
        return found;
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
