package hexalyst.export.picture;

import com.pngencoder.PngEncoder;
import hexalyst.export.board.BoardPicture;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/// Boards as pixels: PNG and animated GIF. Caches its fonts; thread-safe.
public final class PixelPicture {
    private static final String GIF_FORMAT = "javax_imageio_gif_image_1.0";
    /// GIF times are in hundredths of a second; this is one in milliseconds.
    private static final int TICK = 10;
    /// Programs do not show anything for a shorter time.
    private static final int LEAST_TICKS = 2;

    /// From 0 to 9. Above 4 files hardly get smaller, while 9 takes eight times as long.
    private static final int DEFLATE_LEVEL = 4;

    private final Fonts fonts = new Fonts();

    /// A picture of an animation.
    ///
    /// @param pause how long it is shown, in milliseconds, at least 20
    /// @param caption what stands below it
    public record Frame(BoardPicture picture, int pause, FrameCaption caption) {}

    /// The picture itself.
    public BufferedImage image(BoardPicture picture, PictureStyle style) {
        return image(picture, FrameCaption.NONE, style, style.height(picture), 0);
    }

    /// @param below the height of the caption
    private BufferedImage image(BoardPicture picture, FrameCaption caption, PictureStyle style, int height, int below) {
        int type = style.transparent() ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB;
        BufferedImage image = new BufferedImage(style.width(), height + below, type);
        Graphics2D out = image.createGraphics();
        try {
            if (!style.transparent()) {
                out.setColor(Java2dSurface.colour(style.palette().background(), 1));
                out.fillRect(0, 0, image.getWidth(), image.getHeight());
            }
            Java2dSurface surface = new Java2dSurface(out, style.palette(), fonts);
            style.paint(picture, surface);
            if (below > 0) {
                caption.paint(surface, style.width(), height);
            }
        } finally {
            out.dispose();
        }
        return image;
    }

    /// The picture as PNG.
    public byte[] png(BoardPicture picture, PictureStyle style) {
        return new PngEncoder()
                .withBufferedImage(image(picture, style))
                .withCompressionLevel(DEFLATE_LEVEL)
                // A batch already uses a thread for each picture.
                .withMultiThreadedCompressionEnabled(false)
                .toBytes();
    }

    /// An animated GIF that repeats endlessly. It is never transparent, since GIF has no partial transparency.
    ///
    /// @param frames at least one, of one board; the last is shown for three times its pause
    public byte[] gif(List<Frame> frames, PictureStyle style) {
        PictureStyle opaque = new PictureStyle(style.palette(), style.width(), false);
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            // Some frames may have a line below the board and others not.
            int height = frames.stream()
                    .mapToInt(frame -> opaque.height(frame.picture))
                    .max()
                    .orElseThrow();
            int below = FrameCaption.height(style.width());
            BufferedImage before = null;
            for (int i = 0; i < frames.size(); i++) {
                Frame frame = frames.get(i);
                BufferedImage image = image(frame.picture, frame.caption, opaque, height, below);
                int shown = i == frames.size() - 1 ? 3 * frame.pause : frame.pause;
                // Each picture only replaces the part of the one before that differs from it. The caption is replaced
                // on its own: one rectangle around both would be most of the board.
                Rectangle part = before == null
                        ? new Rectangle(style.width(), height + below)
                        : changed(before, image, 0, height);
                Rectangle told = before == null ? new Rectangle() : changed(before, image, height, height + below);
                if (part.isEmpty() || told.isEmpty()) {
                    add(writer, image, part.isEmpty() ? told : part, shown / TICK);
                } else {
                    add(writer, image, told, LEAST_TICKS);
                    add(writer, image, part, Math.max(LEAST_TICKS, shown / TICK - LEAST_TICKS));
                }
                before = image;
            }
            writer.endWriteSequence();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /// Adds part of a picture, at least one pixel of it.
    private static void add(ImageWriter writer, BufferedImage image, Rectangle changed, int ticks) throws IOException {
        Rectangle part = changed.isEmpty() ? new Rectangle(1, 1) : changed;
        ImageWriteParam how = writer.getDefaultWriteParam();
        BufferedImage cut = image.getSubimage(part.x, part.y, part.width, part.height);
        IIOMetadata data = timed(writer, how, cut, ticks, part);
        writer.writeToSequence(new IIOImage(cut, null, data), how);
    }

    /// The smallest rectangle outside of which the rows of two pictures of one size are equal; empty if all are equal.
    private static Rectangle changed(BufferedImage before, BufferedImage after, int fromRow, int toRow) {
        Rectangle all = new Rectangle();
        int[] old = new int[after.getWidth()];
        int[] now = new int[after.getWidth()];
        for (int y = fromRow; y < toRow; y++) {
            before.getRGB(0, y, old.length, 1, old, 0, old.length);
            after.getRGB(0, y, now.length, 1, now, 0, now.length);
            int first = Arrays.mismatch(old, now);
            if (first >= 0) {
                int last = now.length - 1;
                while (old[last] == now[last]) {
                    last--;
                }
                Rectangle row = new Rectangle(first, y, last - first + 1, 1);
                all = all.isEmpty() ? row : all.union(row);
            }
        }
        return all;
    }

    /// The data of a frame (javax.imageio's GIF metadata): how long it is shown and, for the first one, that the
    /// animation repeats.
    private static IIOMetadata timed(
            ImageWriter writer, ImageWriteParam how, BufferedImage image, int ticks, Rectangle part)
            throws IOException {
        IIOMetadata data = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), how);
        IIOMetadataNode root = (IIOMetadataNode) data.getAsTree(GIF_FORMAT);
        IIOMetadataNode place = child(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", Integer.toString(part.x));
        place.setAttribute("imageTopPosition", Integer.toString(part.y));
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Integer.toString(ticks));
        IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(new byte[] {1, 0, 0});
        child(root, "ApplicationExtensions").appendChild(loop);
        data.setFromTree(GIF_FORMAT, root);
        return data;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }
}
