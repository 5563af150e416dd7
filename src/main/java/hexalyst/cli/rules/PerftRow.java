package hexalyst.cli.rules;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.Printer;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.game.Position;
import hexalyst.game.Tally;
import hexalyst.turn.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// A line of a perft file: a position with the counts for depths 1, 2, ..., or with the number of lines of one length.
///
/// @param line the number of the line, from 1
/// @param text the position as in the file
/// @param position the parsed position
/// @param legal the legal moves, sorted; null if the line does not give them
/// @param counts the counts, for depth 1 first
/// @param lines the number of lines of one length; null if the line does not give it
record PerftRow(
        int line,
        String text,
        Position position,
        @Nullable List<String> legal,
        List<Tally> counts,
        @Nullable Lines lines)
        implements ComparedRow {

    /// The number of lines of play ([Perft#lines]).
    ///
    /// @param depth their length, 1 or more
    record Lines(int depth, long count) {}

    /// The JSON form of the line.
    record Json(
            @Nullable String game,
            @Nullable String edition,
            @Nullable String position,
            @Nullable List<String> legal,
            @Nullable List<Tally> perft,
            @Nullable Integer depth,
            @Nullable Long count) {

        /// Parses the line.
        ///
        /// @param usual the default game and edition, if the line names none
        /// @throws InputException if something is missing or wrong
        PerftRow row(int line, GameOptions usual) {
            boolean single = depth != null && count != null;
            if (position == null || perft == null && !single) {
                throw new InputException(
                        "an object with position and perft, or position, depth and count, was expected");
            }
            if (depth != null && depth < 1) {
                throw new InputException("the depth is at least 1, not " + depth);
            }
            return new PerftRow(
                    line,
                    position,
                    usual.of(game, edition).position(position),
                    legal,
                    perft == null ? List.of() : List.copyOf(perft),
                    depth == null || count == null ? null : new Lines(depth, count));
        }
    }

    @Override
    public List<String> differences(BooleanSupplier stop) {
        List<String> found = new ArrayList<>();
        if (legal != null) {
            Optional<List<String>> moves = TurnTexts.few(position);
            if (!moves.equals(Optional.of(legal))) {
                found.add(moves.map(texts -> "legal moves are " + texts + ", not " + legal)
                        .orElse(TurnTexts.TOO_MANY));
            }
        }
        for (int depth = 1; depth <= counts.size(); depth++) {
            Tally tally = Perft.count(position, depth, stop);
            Tally wanted = counts.get(depth - 1);
            if (!tally.equals(wanted)) {
                found.add(
                        "depth " + depth + " is " + PerftCommand.words(tally) + ", not " + PerftCommand.words(wanted));
            }
        }
        if (lines != null) {
            long count = Perft.lines(position, lines.depth, stop);
            if (count != lines.count) {
                found.add("depth " + lines.depth + " has " + Printer.count(count, "line") + ", not " + lines.count);
            }
        }
        return found;
    }
}
