package hexalyst.export.document;

import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.BoardWords;
import hexalyst.export.board.FactLine;
import hexalyst.export.picture.SvgPicture;
import hexalyst.export.picture.Xml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Boards in a page, to be seen without scripts. What several boards have in common, such as their cells, is in the
/// page only once.
final class HtmlBoards {
    /// The width of every board in units of its drawing; the script uses the same.
    static final int WIDTH = 1000;

    /// The size of a graph in units of its drawing; the script reads it from the element.
    private static final int GRAPH_WIDTH = 420;

    private static final int GRAPH_HEIGHT = 84;
    private static final double LETTERING = 1.75;
    /// Groups shorter than this are repeated.
    private static final int SHORT = 400;

    private final Map<String, Integer> shared = new LinkedHashMap<>();

    /// A board as an element.
    ///
    /// @param label what it shows, before what is on its cells
    String element(BoardPicture picture, String label) {
        StringBuilder out = new StringBuilder("<svg viewBox=\"0 0 " + WIDTH + " " + height(picture)
                + "\" role=\"img\" aria-label=\"" + Xml.escaped(label + ". " + BoardWords.of(picture)) + "\">\n");
        for (String layer : SvgPicture.layers(picture, WIDTH, LETTERING)) {
            out.append(
                    layer.length() < SHORT
                            ? layer
                            : "<use href=\"#s" + shared.computeIfAbsent(layer, one -> shared.size() + 1) + "\"/>\n");
        }
        return out.append("</svg>\n").toString();
    }

    /// The graph of a main line as an element.
    static String graph(List<ValuePoint> points, String label) {
        return "<svg class=\"graph\" viewBox=\"0 0 " + GRAPH_WIDTH + " " + GRAPH_HEIGHT
                + "\" role=\"img\" aria-label=\"" + Xml.escaped(label) + "\">\n"
                + String.join(
                        "",
                        SvgPicture.layers(
                                surface -> new GraphPainter(surface, GRAPH_WIDTH, GRAPH_HEIGHT).paint(points)))
                + "</svg>\n";
    }

    private static long height(BoardPicture picture) {
        BoardGeometry geometry = BoardGeometry.wide(
                picture.grid(), picture.look().turn(), picture.look().mirrored(), WIDTH);
        long board = Math.round(2 * geometry.centreY());
        return picture.game().facts().isEmpty() ? board : board + Math.round(FactLine.height(WIDTH));
    }

    /// What the boards have in common, as an element that is not seen itself.
    String common() {
        StringBuilder out = new StringBuilder("<svg class=\"common\" aria-hidden=\"true\">\n");
        shared.forEach((layer, number) -> out.append("<g id=\"s")
                .append(number)
                .append("\">\n")
                .append(layer)
                .append("</g>\n"));
        return shared.isEmpty() ? "" : out.append("</svg>\n").toString();
    }
}
