package hexalyst.export.document;

import hexalyst.export.board.BoardPicture;
import java.util.List;

/// A part of a chapter's text.
public sealed interface Block {
    /// How deeply it is nested in variations, 0 on the main line.
    int depth();

    /// A paragraph.
    record Paragraph(int depth, List<Span> spans) implements Block {
        /// Copies the spans.
        public Paragraph {
            spans = List.copyOf(spans);
        }
    }

    /// A diagram. It belongs to the block before it.
    ///
    /// @param node the node that it shows
    /// @param name the position, such as `after 12. d4w`
    /// @param caption what is written below it: the figure's number, the position, the player to move, and what the
    ///     picture cannot show
    record Diagram(int depth, int node, BoardPicture picture, String name, String caption) implements Block {}
}
