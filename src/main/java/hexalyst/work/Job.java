package hexalyst.work;

import hexalyst.engine.SearchLimits;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import java.time.Duration;
import java.util.List;

/// A position for a worker, as text in the queue, so that nothing but words is read from a database that others can
/// write.
///
/// @param campaign the campaign's id
/// @param number the position's number there
/// @param game the game's id
/// @param edition the edition's id
/// @param text the position
/// @param millis the most time
/// @param nodes the most nodes
/// @param fresh true if the search begins with an empty table, so that it always finds the same
/// @param certify true if the proof is to be kept
record Job(
        long campaign,
        int number,
        String game,
        String edition,
        String text,
        long millis,
        long nodes,
        boolean fresh,
        boolean certify) {
    private static final int WORDS = 9;
    private static final String TAB = "\t";

    /// The name of the job in the queue.
    String name() {
        return name(campaign, number);
    }

    static String name(long campaign, int number) {
        return Queue.prefix(campaign) + number;
    }

    String line() {
        return String.join(
                TAB,
                Long.toHexString(campaign),
                Integer.toString(number),
                game,
                edition,
                text,
                Long.toString(millis),
                Long.toString(nodes),
                Boolean.toString(fresh),
                Boolean.toString(certify));
    }

    /// Reads [#line].
    ///
    /// @throws IllegalArgumentException if it is something else
    static Job of(String line) {
        List<String> words = List.of(line.split(TAB, -1));
        if (words.size() != WORDS) {
            throw new IllegalArgumentException("a job has " + WORDS + " words: " + line);
        }
        return new Job(
                Long.parseUnsignedLong(words.get(0), 16),
                Integer.parseInt(words.get(1)),
                words.get(2),
                words.get(3),
                words.get(4),
                Long.parseLong(words.get(5)),
                Long.parseLong(words.get(6)),
                Boolean.parseBoolean(words.get(7)),
                Boolean.parseBoolean(words.get(8)));
    }

    SearchLimits limits() {
        return new SearchLimits(Duration.ofMillis(millis), nodes);
    }

    /// The position.
    ///
    /// @throws IllegalArgumentException if this version of the program does not know the game
    Position position() {
        return position(game, edition, text);
    }

    static Position position(String game, String edition, String text) {
        return PositionText.position(game, edition, text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "not a position of " + game + ", edition " + edition + ": " + text));
    }
}
