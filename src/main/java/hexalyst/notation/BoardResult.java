package hexalyst.notation;

import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Words;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;

/// Compares the result in a file with the one on the board, which counts.
final class BoardResult {
    private BoardResult() {}

    /// Adds a problem if the file's result is not that of the game as it was read.
    ///
    /// @param offset where the file says its result
    /// @param said the tags in the file
    /// @param read the game
    static void compare(ProblemCollector source, int offset, Tags said, GameTree read) {
        String result = read.tags().result();
        if (!said.result().equals("*") && !said.result().equals(result)) {
            String why = read.position(read.mainLine().getLast()).endWords();
            source.problem(offset, Words.of("resultBoard", said.result(), result, why));
        }
    }
}
