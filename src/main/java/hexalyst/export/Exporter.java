package hexalyst.export;

import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.NodePicture;
import hexalyst.export.picture.PictureFormat;
import hexalyst.export.picture.PictureStyle;
import hexalyst.record.GameTree;
import java.util.List;

/// Makes what is exported. Keeps fonts and other things that take a while to read: one for a whole batch. Threads may
/// share it.
public final class Exporter {
    private final PictureFormat.Maker pictures = new PictureFormat.Maker();

    /// Makes the bytes of a picture's file.
    ///
    /// @param format a picture's
    /// @param node which position; a GIF shows the moves that lead to it
    /// @param title what it shows, for those who cannot see it
    public byte[] picture(ExportFormat format, GameTree tree, int node, ExportSettings settings, String title) {
        return picture(format, tree, node, NodePicture.of(tree, node, settings.shown()), settings, title);
    }

    /// Makes the bytes of a picture's file, where the last picture is one that shows more, such as what an engine says.
    ///
    /// @param format a picture's
    /// @param last the picture at the node
    public byte[] picture(
            ExportFormat format, GameTree tree, int node, BoardPicture last, ExportSettings settings, String title) {
        PictureStyle style = settings.style(tree.edition());
        return switch (format) {
            case SVG -> pictures.make(PictureFormat.SVG, last, style, title);
            case PNG -> pictures.make(PictureFormat.PNG, last, style, title);
            case PDF_PICTURE -> pictures.make(PictureFormat.PDF, last, style, title);
            case GIF -> pictures.pixels().gif(steps(tree, node, settings), style, settings.pause());
        };
    }

    private static List<BoardPicture> steps(GameTree tree, int node, ExportSettings settings) {
        return tree.path(node).stream()
                .map(step -> NodePicture.of(tree, step, settings.shown()))
                .toList();
    }
}
