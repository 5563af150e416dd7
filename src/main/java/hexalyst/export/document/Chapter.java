package hexalyst.export.document;

import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;

/// A game as text: plain data that the writers lay out.
///
/// @param tree the game
/// @param title the players, or another title
/// @param event the event if it is not the title, and the date, one line each
/// @param rules the game and its edition
/// @param result such as `1-0, White wins`; empty if it is open
/// @param sources further tags, one line each
/// @param blocks its text
/// @param question the puzzle that the game is, whose solution is then the text; empty for an ordinary game
/// @param report how the game went, by what is noted in it; empty if no mistakes are noted, or engine text is unwanted
/// @param graph the values of its main line; empty if the same player is better in all that are noted
public record Chapter(
        GameTree tree,
        String title,
        List<String> event,
        String rules,
        String result,
        List<String> sources,
        List<Block> blocks,
        Optional<Question> question,
        Optional<GameReport> report,
        List<ValuePoint> graph) {
    /// A puzzle.
    ///
    /// @param exercise what is to be solved
    /// @param diagram the position to solve
    public record Question(Exercise exercise, Block.Diagram diagram) {}

    /// How many diagrams its text has.
    int figures() {
        return (int) blocks.stream().filter(Block.Diagram.class::isInstance).count();
    }

    /// Copies the lists.
    public Chapter {
        event = List.copyOf(event);
        sources = List.copyOf(sources);
        blocks = List.copyOf(blocks);
        graph = List.copyOf(graph);
    }
}
