package hexalyst.export;

import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.NodePicture;
import hexalyst.export.document.DocumentFormat;
import hexalyst.export.document.MoveCaption;
import hexalyst.export.document.Watch;
import hexalyst.export.picture.FrameCaption;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PdfPicture;
import hexalyst.export.picture.PictureStyle;
import hexalyst.export.picture.PixelPicture;
import hexalyst.export.picture.SvgPicture;
import hexalyst.game.Position;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/// Makes exports. Caches fonts and other files that are slow to read, so use one for a whole batch. Thread-safe.
public final class Exporter {
    private static final float PREVIEW_DPI = 96;

    private final Map<String, Palette> palettes = new ConcurrentHashMap<>();
    private final PixelPicture pixels = new PixelPicture();
    private final Function<GameTree, Optional<Exercise>> puzzles;
    private final Function<GameTree, Optional<Exercise>> brief;

    /// Makes exports of games, none of which is printed as a puzzle.
    public Exporter() {
        this(game -> Optional.empty(), game -> Optional.empty());
    }

    /// @param puzzles recognises puzzles, in the language of [hexalyst.text.Texts#language]
    /// @param brief the same without the work that their solutions need, for a preview of the first page
    public Exporter(Function<GameTree, Optional<Exercise>> puzzles, Function<GameTree, Optional<Exercise>> brief) {
        this.puzzles = puzzles;
        this.brief = brief;
    }

    /// Makes the bytes of a picture's file.
    ///
    /// @param node which position; a GIF shows the moves that lead to it
    /// @param title a text alternative for the picture
    public byte[] picture(ExportFormat.Picture format, GameTree tree, int node, ExportSettings settings, String title) {
        return picture(
                format,
                tree,
                node,
                NodePicture.of(tree, node, settings.document().shown()),
                settings,
                title);
    }

    /// Makes the bytes of a picture's file, where the last picture may show more, such as an engine's values.
    ///
    /// @param last the picture at the node
    public byte[] picture(
            ExportFormat.Picture format,
            GameTree tree,
            int node,
            BoardPicture last,
            ExportSettings settings,
            String title) {
        PictureStyle style = style(settings, tree);
        return switch (format) {
            case SVG ->
                SvgPicture.file(last, style, titled(title, tree, settings)).getBytes(StandardCharsets.UTF_8);
            case PNG -> pixels.png(last, style);
            case PDF -> PdfPicture.file(last, style, titled(title, tree, settings));
            case GIF -> pixels.gif(Texts.in(settings.document().language(), () -> steps(tree, node, settings)), style);
        };
    }

    /// A title with whose the pieces are, where the players' names do not say it.
    private static String titled(String title, GameTree tree, ExportSettings settings) {
        String legend = Texts.in(
                settings.document().language(), () -> settings.document().legend(tree));
        return legend.isEmpty() ? title : title + ". " + legend;
    }

    /// The style of pictures for an edition. The style sheets are read once, not for each picture.
    private PictureStyle style(ExportSettings settings, GameTree tree) {
        String pieces = settings.document().pieces().styleClass(tree.game(), tree.edition());
        Palette palette = palettes.computeIfAbsent(
                settings.document().theme() + " " + pieces,
                key -> Palette.of(settings.document().theme(), pieces));
        return new PictureStyle(palette, settings.width(), settings.transparent());
    }

    /// Makes the files of a document.
    ///
    /// @param games at least one; several make a booklet, puzzles a sheet
    /// @param name the name of the file without its suffix
    /// @param watch is called for each game, and may end the export
    /// @return the files' bytes by relative path, the document itself first
    public Map<String, byte[]> document(
            DocumentFormat format, List<GameTree> games, ExportSettings settings, String name, Watch watch) {
        return format.make(games, puzzles, settings.document(), name, watch);
    }

    /// A small PNG of the first page of games as printed.
    ///
    /// @param watch is called for each game, and may end the export
    public byte[] firstPage(List<GameTree> games, ExportSettings settings, Watch watch) {
        byte[] pdf = DocumentFormat.PDF
                .make(games, brief, settings.document(), "preview", watch)
                .values()
                .iterator()
                .next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            ImageIO.write(new PDFRenderer(document).renderImageWithDPI(0, PREVIEW_DPI), "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// A frame for each move that leads to a node. A move of several parts also has frames for its parts before it,
    /// each shown for half the time.
    private static List<PixelPicture.Frame> steps(GameTree tree, int node, ExportSettings settings) {
        List<PixelPicture.Frame> frames = new ArrayList<>();
        int brief = Math.max(ExportSettings.SHORTEST, settings.pause() / 2);
        Position before = tree.start();
        for (int step : tree.path(node)) {
            Position at = tree.position(step);
            FrameCaption caption = MoveCaption.of(tree, step, settings.document());
            NodePicture.during(tree, step, before, settings.document().shown())
                    .forEach(picture -> frames.add(new PixelPicture.Frame(picture, brief, caption)));
            frames.add(new PixelPicture.Frame(
                    NodePicture.of(tree, step, at, settings.document().shown()), settings.pause(), caption));
            before = at;
        }
        return frames;
    }
}
