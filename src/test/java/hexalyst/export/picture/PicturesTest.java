package hexalyst.export.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.NodePicture;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.PictureDetails;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.ui.game.Trees;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class PicturesTest {
    private static final String HOSTILE = "<script>alert(1)</script> ]]> & \u0007 \u202E \"'";
    private static final GameTree GAME = Trees.read("""
            [Game "Manalath"]

            1. e5w g6b 2. c3w a1b 3. d5w { [%mark e5 d4:red f4:teal] [%arrow e5d3:green] } *
            """);
    private static final Palette PALETTE = Palette.of("light", "edition-manalath-designer");

    private static int end(GameTree tree) {
        return tree.mainLine().getLast();
    }

    private static BoardPicture plain() {
        return NodePicture.of(GAME, end(GAME), PictureDetails.DIAGRAM);
    }

    /// As much as can be on a board at once, on the largest board.
    private static BoardPicture full() {
        GameTree tree = GameTree.of(Trees.position("6/7/8/9/10/9/8/7/6 w"));
        Position position = tree.start();
        List<Overlays.LensCell> lens = new ArrayList<>();
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            List<Overlays.Half> halves = new ArrayList<>();
            for (Move move : position.candidates(cell)) {
                Part.Put place = Objects.requireNonNull(move.put());
                halves.add(new Overlays.Half(place.colour(), new LensValue.Estimated(37)));
            }
            lens.add(new Overlays.LensCell(cell, halves));
        }
        BoardPicture empty = NodePicture.of(tree, GameTree.ROOT, PictureDetails.DIAGRAM);
        Overlays over = empty.overlays().withLens(lens);
        return empty.with(empty.notes(), over, Optional.empty(), empty.cursor());
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void anSvgHasNamedGroupsAndItsTextAsText() throws Exception {
        PictureDetails shown = PictureDetails.DIAGRAM.with(MoveNumbers.ALL);
        String svg = SvgPicture.file(
                NodePicture.of(GAME, end(GAME), shown), new PictureStyle(PALETTE, 800, false), "a game");
        Document document = parsed(svg);
        NodeList groups = document.getElementsByTagName("g");
        List<String> names = new ArrayList<>();
        for (int i = 0; i < groups.getLength(); i++) {
            names.add(((Element) groups.item(i)).getAttribute("id"));
        }
        assertEquals(List.of("cells", "coordinates", "pieces", "last-move", "move-numbers", "marks", "arrows"), names);
        assertEquals(
                GAME.grid().cells(),
                ((Element) groups.item(0)).getElementsByTagName("polygon").getLength());
        assertEquals(
                5, ((Element) groups.item(2)).getElementsByTagName("circle").getLength());
        assertEquals("43512", groups.item(4).getTextContent().replaceAll("\\s", ""), "the numbers can be searched for");
        assertTrue(svg.contains("stroke=\"#008080\""), "the user's own colour");
    }

    @Test
    void aStackIsNamedWhenPointedAt() throws Exception {
        GameTree stacks = Trees.read("""
                [Game "Hexemergo"]
                [Position "4/5/6/2w(bbbww)3/6/5/4 w"]

                *
                """);
        String svg = SvgPicture.file(
                NodePicture.of(stacks, GameTree.ROOT, PictureDetails.DIAGRAM),
                new PictureStyle(PALETTE, 800, false),
                "a game");
        NodeList titles = parsed(svg).getElementsByTagName("title");
        assertTrue(titles.getLength() > 5);
        for (int i = 1; i < titles.getLength(); i++) {
            assertEquals("3 × Black + 2 × White", titles.item(i).getTextContent());
        }
    }

    @Test
    void whatIsInAFileIsNoMarkup() throws Exception {
        GameTree labelled = Trees.read("[Game \"Manalath\"]\n\n1. e5w { [%label e5:x] } *\n");
        BoardPicture picture = NodePicture.of(labelled, end(labelled), PictureDetails.DIAGRAM);
        String svg = SvgPicture.file(picture, new PictureStyle(PALETTE, 800, false), HOSTILE);
        Document document = parsed(svg);
        assertEquals(0, document.getElementsByTagName("script").getLength());
        String title = document.getElementsByTagName("title").item(0).getTextContent();
        assertTrue(title.startsWith("<script>alert(1)</script> ]]> & \uFFFD \uFFFD"), title);
    }

    @Test
    void thePicturesOfFullBoardsAreSmall() {
        String svg = SvgPicture.file(full(), new PictureStyle(PALETTE, 800, false), "");
        assertTrue(svg.contains("<g id=\"lens\""));
        assertTrue(svg.length() < 60_000, svg.length() + " characters");
    }

    @Test
    void aPngIsAsLargeAsWishedAndCanBeSeenThrough() throws IOException {
        PixelPicture pixels = new PixelPicture();
        PictureStyle style = new PictureStyle(PALETTE, 640, true);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(pixels.png(plain(), style)));
        assertEquals(640, image.getWidth());
        assertEquals(0, image.getRGB(0, 0) >>> 24, "nothing in the corner");
        BoardGeometry geometry = style.geometry(plain());
        int cell = GAME.grid().named("g6").orElseThrow();
        assertEquals(0xFF23262F, image.getRGB((int) geometry.x(cell), (int) geometry.y(cell)), "a black piece");
        BufferedImage opaque = pixels.image(plain(), new PictureStyle(PALETTE, 640, false));
        assertEquals(0xFFFFFFFF, opaque.getRGB(0, 0));
        for (int width : List.of(PictureStyle.LEAST, 1999)) {
            assertEquals(
                    width,
                    pixels.image(full(), new PictureStyle(PALETTE, width, false))
                            .getWidth());
        }
    }

    @Test
    void aTurnedBoardIsDrawnTurned() {
        PictureStyle style = new PictureStyle(PALETTE, 640, false);
        PictureDetails turned = PictureDetails.DIAGRAM.with(new BoardLook(1, true, false, false, true));
        BoardPicture picture = NodePicture.of(GAME, end(GAME), turned);
        BoardGeometry geometry = style.geometry(picture);
        int cell = GAME.grid().named("g6").orElseThrow();
        int colour = new PixelPicture().image(picture, style).getRGB((int) geometry.x(cell), (int) geometry.y(cell));
        assertEquals(0xFF23262F, colour);
        assertFalse(Math.abs(geometry.x(cell) - style.geometry(plain()).x(cell)) < geometry.radius());
    }

    @Test
    void aGifReplacesItsCaptionApartAndKeepsTheTime() throws IOException {
        List<PixelPicture.Frame> frames = GAME.mainLine().stream()
                .map(node -> new PixelPicture.Frame(
                        NodePicture.of(GAME, node, PictureDetails.DIAGRAM),
                        700,
                        new FrameCaption("Ann – Bob", "move " + node, OptionalDouble.of(node / 9.0), true)))
                .toList();
        byte[] gif = new PixelPicture().gif(frames, new PictureStyle(PALETTE, 200, false));
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            reader.setInput(in);
            int time = 0;
            for (int i = 0; i < reader.getNumImages(true); i++) {
                IIOMetadataNode root =
                        (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                Element control = (Element)
                        root.getElementsByTagName("GraphicControlExtension").item(0);
                time += Integer.parseInt(control.getAttribute("delayTime"));
            }
            assertEquals(2 * frames.size() - 1, reader.getNumImages(true), "the first is whole");
            assertEquals(70 * (frames.size() + 2), time, "the last is shown for three times its pause");
            assertTrue(reader.read(1).getHeight() <= FrameCaption.height(200), "the caption of the second");
        }
    }

    @Test
    void aGifShowsEachMoveForItsTimeAndBeginsAgain() throws IOException {
        List<BoardPicture> steps = GAME.mainLine().stream()
                .map(node -> NodePicture.of(GAME, node, PictureDetails.DIAGRAM))
                .toList();
        byte[] gif = new PixelPicture()
                .gif(
                        steps.stream()
                                .map(step -> new PixelPicture.Frame(step, 700, FrameCaption.NONE))
                                .toList(),
                        new PictureStyle(PALETTE, 200, true));
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            reader.setInput(in);
            assertEquals(6, reader.getNumImages(true));
            for (int i = 0; i < 6; i++) {
                IIOMetadataNode root =
                        (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                Element control = (Element)
                        root.getElementsByTagName("GraphicControlExtension").item(0);
                assertEquals(i == 5 ? "210" : "70", control.getAttribute("delayTime"));
            }
            IIOMetadataNode first =
                    (IIOMetadataNode) reader.getImageMetadata(0).getAsTree("javax_imageio_gif_image_1.0");
            Element loop =
                    (Element) first.getElementsByTagName("ApplicationExtension").item(0);
            assertEquals("NETSCAPE", loop.getAttribute("applicationID"));
            assertEquals(200, reader.read(0).getWidth());
            IIOMetadataNode second =
                    (IIOMetadataNode) reader.getImageMetadata(1).getAsTree("javax_imageio_gif_image_1.0");
            Element place =
                    (Element) second.getElementsByTagName("ImageDescriptor").item(0);
            int x = Integer.parseInt(place.getAttribute("imageLeftPosition"));
            int y = Integer.parseInt(place.getAttribute("imageTopPosition"));
            assertTrue(reader.read(1).getWidth() < 40 && reader.read(1).getHeight() < 40, "only what has changed");
            assertFalse(reader.read(0).getRGB(100, 79) == reader.read(1).getRGB(100 - x, 79 - y), "e5 is filled");
        }
        reader.dispose();
    }

    @Test
    void aPdfHasOnePageWithItsTextAsText() throws IOException {
        PictureDetails shown = PictureDetails.DIAGRAM.with(MoveNumbers.ALL);
        byte[] pdf =
                PdfPicture.file(NodePicture.of(GAME, end(GAME), shown), new PictureStyle(PALETTE, 500, false), HOSTILE);
        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertEquals(1, document.getNumberOfPages());
            assertEquals(500, document.getPage(0).getMediaBox().getWidth(), 0.01);
            String text = new PDFTextStripper().getText(document);
            for (String part : List.of("1", "5", "a", "i")) {
                assertTrue(text.contains(part), text);
            }
        }
    }

    @Tag("slow")
    @Test
    void everySampleIsDrawnInEveryFormatAndTheme() throws IOException {
        PixelPicture pixels = new PixelPicture();
        Path folder = Files.createDirectories(Path.of("target", "pictures"));
        for (String theme : Palette.THEMES) {
            PictureStyle style = new PictureStyle(Palette.of(theme, "edition-manalath-nestorgames"), 600, false);
            for (boolean many : List.of(false, true)) {
                BoardPicture picture = many ? full() : plain();
                Map<String, byte[]> made = Map.of(
                        "svg",
                        SvgPicture.file(picture, style, theme).getBytes(StandardCharsets.UTF_8),
                        "png",
                        pixels.png(picture, style),
                        "pdf",
                        PdfPicture.file(picture, style, theme));
                for (Map.Entry<String, byte[]> each : made.entrySet()) {
                    assertTrue(each.getValue().length > 1000);
                    String name = theme + (many ? "-full." : "-plain.") + each.getKey();
                    Files.write(folder.resolve(name), each.getValue());
                }
            }
        }
    }
}
