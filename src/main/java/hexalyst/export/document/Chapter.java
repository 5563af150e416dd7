package hexalyst.export.document;

import hexalyst.record.GameTree;
import java.util.List;

/// A game as text: plain data that the writers lay out.
///
/// @param tree the game
/// @param title the players, or another title
/// @param event place, date and rules, one line each
/// @param result such as `1-0, White wins`; empty if it is open
/// @param sources further tags, one line each
/// @param blocks its text
/// @param graph the values of its main line; empty if no values are noted or there are hardly any moves
public record Chapter(
        GameTree tree,
        String title,
        List<String> event,
        String result,
        List<String> sources,
        List<Block> blocks,
        List<ValuePoint> graph) {
    /// Copies the lists.
    public Chapter {
        event = List.copyOf(event);
        sources = List.copyOf(sources);
        blocks = List.copyOf(blocks);
        graph = List.copyOf(graph);
    }
}
