package hexalyst.export.picture;

import static hexalyst.export.picture.Xml.number;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPainter;
import hexalyst.export.board.BoardPicture;

/// A board as SVG 1.1, with nothing from outside: a group for each layer, its text as text.
public final class SvgPicture {
    private SvgPicture() {}

    /// The picture as a file of its own.
    ///
    /// @param title what it shows, for readers that cannot see it
    public static String file(BoardPicture picture, PictureStyle style, String title) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element(picture, style, title);
    }

    /// The picture as an element, such as HTML takes it.
    public static String element(BoardPicture picture, PictureStyle style, String title) {
        BoardGeometry geometry = style.geometry(picture);
        String width = number(style.width());
        String height = number(style.height(picture));
        SvgSurface surface = new SvgSurface(style.palette());
        new BoardPainter(surface, geometry).paint(picture);
        String ground = style.transparent()
                ? ""
                : "<rect id=\"background\" width=\"" + width + "\" height=\"" + height + "\" fill=\""
                        + style.palette().background().hex() + "\"/>\n";
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height + "\" font-family=\"" + Lettering.FAMILY
                + "\" role=\"img\">\n<title>" + Xml.escaped(title) + "</title>\n" + ground + surface.groups()
                + "</svg>\n";
    }
}
