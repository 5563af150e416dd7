package hexalyst.export.picture;

import static hexalyst.export.picture.Xml.number;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.FactLine;
import hexalyst.export.board.Surface;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A board as self-contained SVG 1.1: a group for each layer, with text as text.
public final class SvgPicture {
    private SvgPicture() {}

    /// The picture as a file of its own.
    ///
    /// @param title a text alternative for the picture
    public static String file(BoardPicture picture, PictureStyle style, String title) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element(picture, style, title);
    }

    /// The picture as an element, for example for HTML.
    public static String element(BoardPicture picture, PictureStyle style, String title) {
        return drawing(
                style.palette(),
                style.width(),
                style.height(picture),
                style.transparent(),
                title,
                surface -> style.paint(picture, surface));
    }

    /// The layers of a board in a page whose style sheet has the colours, as groups.
    ///
    /// @param width of the board
    /// @param lettering the scale of letters, 1 as usual
    public static List<String> layers(BoardPicture picture, double width, double lettering) {
        BoardGeometry geometry = BoardGeometry.wide(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), width);
        return layers(surface -> {
            new BoardPainter(surface, geometry, lettering).paint(picture);
            FactLine.paint(surface, picture.game().line(), width, Math.rint(2 * geometry.centreY()));
        });
    }

    /// The layers of any drawing in a page whose style sheet has the colours, as groups.
    public static List<String> layers(Consumer<Surface> painter) {
        SvgSurface surface = new SvgSurface(Optional.empty());
        painter.accept(surface);
        return surface.groups();
    }

    /// Any drawing as an element.
    ///
    /// @param width in pixels
    /// @param height in pixels
    /// @param transparent true to leave out the background
    /// @param title a text alternative for the drawing
    /// @param painter draws it
    public static String drawing(
            Palette palette,
            double width,
            double height,
            boolean transparent,
            String title,
            Consumer<Surface> painter) {
        SvgSurface surface = new SvgSurface(Optional.of(palette));
        painter.accept(surface);
        String size = "width=\"" + number(width) + "\" height=\"" + number(height) + "\"";
        String ground = transparent
                ? ""
                : "<rect id=\"background\" " + size + " fill=\""
                        + palette.background().hex() + "\"/>\n";
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size
                + " viewBox=\"0 0 " + number(width) + " " + number(height) + "\" font-family=\"" + Lettering.FAMILY
                + "\" role=\"img\">\n<title>" + Xml.escaped(title) + "</title>\n" + ground
                + String.join("", surface.groups())
                + "</svg>\n";
    }
}
