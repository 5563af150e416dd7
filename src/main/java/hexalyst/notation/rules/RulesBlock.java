package hexalyst.notation.rules;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Mark;
import java.util.List;
import java.util.Optional;

/// A part of a page of rules.
public sealed interface RulesBlock {
    /// The title of what follows.
    record Heading(String text) implements RulesBlock {}

    /// Some sentences.
    record Paragraph(String text) implements RulesBlock {}

    /// One of several points.
    record Item(String text) implements RulesBlock {}

    /// A position to be drawn.
    ///
    /// @param position what to draw, after the moves in the text
    /// @param lastMove the last of these
    /// @param before the position before it, if it did more than put a piece on an empty cell, so that both are drawn
    /// @param marks what to mark
    /// @param groups true to write the game's number on each group, such as its size
    /// @param caption what it shows
    record Diagram(
            Position position,
            Optional<Move> lastMove,
            Optional<Position> before,
            List<Mark> marks,
            boolean groups,
            String caption)
            implements RulesBlock {
        /// Copies the marks.
        public Diagram {
            marks = List.copyOf(marks);
        }
    }
}
