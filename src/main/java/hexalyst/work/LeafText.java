package hexalyst.work;

import hexalyst.engine.LeafNumbers;
import hexalyst.engine.LeafReport;
import hexalyst.engine.Question;
import hexalyst.engine.ValueBounds;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Reports on leaves as text: the question, nodes, milliseconds, and the numbers of the position, then the code of each
/// move with its numbers, with spaces between. Numbers are `bounds:plies:proof:disproof`. The line is not a part of it;
/// it is kept with the result.
final class LeafText {
    private static final int HEAD = 4;
    private static final String COLON = ":";

    private LeafText() {}

    static String of(LeafReport report) {
        StringBuilder text = new StringBuilder()
                .append(report.question().name())
                .append(' ')
                .append(report.nodes())
                .append(' ')
                .append(report.time().toMillis())
                .append(' ')
                .append(numbers(report.found()));
        report.moves()
                .forEach(
                        move -> text.append(' ').append(move.code()).append(':').append(numbers(move.found())));
        return text.toString();
    }

    private static String numbers(LeafNumbers found) {
        return found.bounds().name() + ':' + found.plies() + ':' + found.proof() + ':' + found.disproof();
    }

    /// Reads [#of].
    ///
    /// @throws IllegalArgumentException if it is something else
    static LeafReport read(String text) {
        try {
            return read(List.of(text.split(" ", -1)));
        } catch (IndexOutOfBoundsException e) {
            throw new IllegalArgumentException("not a report on a leaf: " + text, e);
        }
    }

    private static LeafReport read(List<String> words) {
        List<LeafReport.LeafMove> moves = new ArrayList<>();
        for (String word : words.subList(HEAD, words.size())) {
            int colon = word.indexOf(':');
            moves.add(new LeafReport.LeafMove(
                    Integer.parseInt(word.substring(0, colon)), numbers(word.substring(colon + 1))));
        }
        return new LeafReport(
                Question.valueOf(words.get(0)),
                numbers(words.get(3)),
                moves,
                List.of(),
                Long.parseLong(words.get(1)),
                Duration.ofMillis(Long.parseLong(words.get(2))));
    }

    private static LeafNumbers numbers(String text) {
        List<String> parts = List.of(text.split(COLON, -1));
        return new LeafNumbers(
                ValueBounds.valueOf(parts.get(0)),
                Integer.parseInt(parts.get(1)),
                Integer.parseInt(parts.get(2)),
                Integer.parseInt(parts.get(3)));
    }
}
