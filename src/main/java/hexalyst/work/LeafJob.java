package hexalyst.work;

import hexalyst.engine.Question;
import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.List;

/// A leaf of a shared proof tree for a worker, as text in the queue.
///
/// @param tree the tree's id
/// @param number the leaf's number
/// @param attempt how often it has been given away
/// @param game the game's id
/// @param edition the edition's id
/// @param text the position
/// @param question what to ask about it
/// @param millis the most time
/// @param nodes the most nodes
record LeafJob(
        long tree,
        int number,
        int attempt,
        String game,
        String edition,
        String text,
        Question question,
        long millis,
        long nodes) {
    private static final int WORDS = 9;
    private static final String TAB = "\t";

    /// The name of the job in the queue.
    String name() {
        return Queue.prefix(tree) + number + '-' + attempt;
    }

    String line() {
        return String.join(
                TAB,
                Long.toHexString(tree),
                Integer.toString(number),
                Integer.toString(attempt),
                game,
                edition,
                text,
                question.name(),
                Long.toString(millis),
                Long.toString(nodes));
    }

    /// Reads [#line].
    ///
    /// @throws IllegalArgumentException if it is something else
    static LeafJob of(String line) {
        List<String> words = List.of(line.split(TAB, -1));
        if (words.size() != WORDS) {
            throw new IllegalArgumentException("a leaf has " + WORDS + " words: " + line);
        }
        return new LeafJob(
                Long.parseUnsignedLong(words.get(0), 16),
                Integer.parseInt(words.get(1)),
                Integer.parseInt(words.get(2)),
                words.get(3),
                words.get(4),
                words.get(5),
                Question.valueOf(words.get(6)),
                Long.parseLong(words.get(7)),
                Long.parseLong(words.get(8)));
    }

    SearchLimits limits() {
        return new SearchLimits(Duration.ofMillis(millis), nodes);
    }

    /// The position.
    ///
    /// @throws IllegalArgumentException if this version of the program does not know the game
    Position position() {
        return Job.position(game, edition, text);
    }
}
