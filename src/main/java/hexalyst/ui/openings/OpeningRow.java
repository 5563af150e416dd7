package hexalyst.ui.openings;

import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.study.PlayCount;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/// A move of the current position, or a later one of a line from it.
///
/// @param line the moves from the current position up to this move, at least one
/// @param text its text
/// @param words the move in words
/// @param same the symmetric moves of this position, including itself
/// @param tried the results of the library's games with it
/// @param known its proved or estimated value for the player who makes it; empty if nothing is known, or values are
///   hidden
public record OpeningRow(
        List<Move> line, String text, String words, List<Move> same, PlayCount tried, Optional<Score> known) {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private static final Comparator<OpeningRow> MOST_PLAYED =
            Comparator.comparingLong(row -> -row.tried().games());

    /// Proved wins first, the shortest before the others, then the moves that are open or draw, the most played first,
    /// then proved losses, the longest first.
    static final Comparator<OpeningRow> ORDER = Comparator.comparingInt(OpeningRow::group)
            .thenComparingDouble(OpeningRow::length)
            .thenComparing(MOST_PLAYED)
            .thenComparingDouble(row -> -row.chance());

    /// The orders by a column, by the column's name. Equal rows go by their games.
    static final Map<String, Comparator<OpeningRow>> ORDERS = Map.of(
            "move", Comparator.comparing(OpeningRow::padded),
            "games", Comparator.comparingLong(row -> row.tried().games()),
            "results", Comparator.comparingDouble(OpeningRow::score),
            "known",
                    Comparator.comparingInt(OpeningRow::group)
                            .thenComparingDouble(OpeningRow::length)
                            .thenComparingDouble(row -> -row.chance()));

    /// The order by a column.
    ///
    /// @param column its name
    /// @param backwards whether it is reversed; equal rows are not
    static Comparator<OpeningRow> by(String column, boolean backwards) {
        Comparator<OpeningRow> order = Objects.requireNonNull(ORDERS.get(column), column);
        return (backwards ? order.reversed() : order).thenComparing(MOST_PLAYED);
    }

    /// Its text with numbers of one length, so that a2 comes before a10.
    private String padded() {
        return NUMBER.matcher(text).replaceAll(number -> "%4s".formatted(number.group()));
    }

    /// The score of its games; less than any if none has ended.
    private double score() {
        return tried.won() + tried.drawn() + tried.lost() == 0 ? -1 : tried.score();
    }

    private Optional<Value> proved() {
        return known.filter(Score.Proved.class::isInstance)
                .map(score -> ((Score.Proved) score).proof().value());
    }

    private int group() {
        return proved().map(value -> switch (value) {
                    case WIN -> 0;
                    case DRAW -> 1;
                    case LOSS -> 2;
                })
                .orElse(1);
    }

    /// The order within a group by length: the shortest win, the longest loss first.
    private double length() {
        return switch (group()) {
            case 0 -> plies();
            case 2 -> -plies();
            default -> 0;
        };
    }

    /// The chance of a move that is open or draws; less than any if nothing is known.
    private double chance() {
        return known.map(Score::chance).orElse(-1.0);
    }

    /// Infinity if the number of plies is unknown.
    private double plies() {
        int told = known.filter(Score.Proved.class::isInstance)
                .map(Score.Proved.class::cast)
                .map(proved -> proved.proof().plies())
                .orElse(0);
        return told == 0 ? 1_000 : told;
    }

    /// Copies the lists.
    public OpeningRow {
        line = List.copyOf(line);
        same = List.copyOf(same);
    }

    /// The move.
    Move move() {
        return line.getLast();
    }
}
