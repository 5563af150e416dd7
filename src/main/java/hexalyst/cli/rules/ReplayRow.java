package hexalyst.cli.rules;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.InputException;
import hexalyst.game.Game;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// A line of a file of games: a start, the turns, and the expected end.
///
/// @param line the number of the line, from 1
/// @param text the start as in the file
/// @param start the parsed start
/// @param turns the texts of the turns
/// @param end the last position as in the file
/// @param endSetup the parsed last position, as a set-up, since a finished game may not be a valid position
/// @param result the result as in game records; a draw may be written `1/2`
/// @param score White's points and Black's; null if they are not to be compared
record ReplayRow(
        int line,
        String text,
        Position start,
        List<String> turns,
        String end,
        PositionSetup endSetup,
        String result,
        @Nullable List<BigDecimal> score)
        implements ComparedRow {

    /// The JSON form of the line.
    record Json(
            @Nullable String game,
            @Nullable String edition,
            @Nullable String start,
            @Nullable List<String> turns,
            @Nullable String end,
            @Nullable String result,
            @Nullable List<BigDecimal> score) {

        /// Parses the line.
        ///
        /// @param usual the default game and edition, if the line names none
        /// @throws InputException if something is missing or wrong
        ReplayRow row(int line, GameOptions usual) {
            if (start == null || turns == null || end == null || result == null) {
                throw new InputException("an object with start, turns, end and result was expected");
            }
            Position begins = usual.of(game, edition).position(start);
            PositionSetup ends = ReplayRow.end(end, begins.game());
            return new ReplayRow(line, start, begins, List.copyOf(turns), end, ends, result, score);
        }
    }

    /// The first turn that cannot be played or, if all can be played, the differences at the end.
    @Override
    public List<String> differences(BooleanSupplier stop) {
        Position position = start;
        for (int i = 0; i < turns.size() && !stop.getAsBoolean(); i++) {
            Optional<Move> move = position.move(turns.get(i));
            if (move.isEmpty()) {
                return List.of("turn " + (i + 1) + ": " + turns.get(i) + " is not a turn on this board");
            }
            try {
                position = position.play(move.get());
            } catch (IllegalMoveException illegal) {
                return List.of("turn " + (i + 1) + ": " + illegal.getMessage());
            }
        }
        return differencesAtEnd(position);
    }

    private List<String> differencesAtEnd(Position last) {
        List<String> found = new ArrayList<>();
        if (!isEnd(last, endSetup)) {
            found.add("the end is " + PositionText.format(last) + ", not " + end);
        }
        result(last, result).ifPresent(found::add);
        if (score != null) {
            score(last, score).ifPresent(found::add);
        }
        return found;
    }

    /// How a result differs from the expected one; empty if it does not.
    static Optional<String> result(Position last, String wanted) {
        String outcome = last.outcome().result();
        if (outcome.equals(wanted.equals("1/2") ? "1/2-1/2" : wanted)) {
            return Optional.empty();
        }
        String why = last.outcome().over() ? " (" + last.endWords() + ")" : "";
        return Optional.of("the result is " + outcome + why + ", not " + wanted);
    }

    /// How a score differs from the expected one; empty if it does not.
    static Optional<String> score(Position last, List<BigDecimal> wanted) {
        if (isScore(last.score(), wanted)) {
            return Optional.empty();
        }
        String told = last.score()
                .map(points -> "the score is " + List.of(points.total(Side.WHITE), points.total(Side.BLACK)))
                .orElse("there is no score");
        return Optional.of(told + ", not " + wanted);
    }

    private static boolean isScore(Optional<Points> points, List<BigDecimal> score) {
        return score.size() == 2
                && points.filter(has ->
                                isTotal(has, Side.WHITE, score.getFirst()) && isTotal(has, Side.BLACK, score.getLast()))
                        .isPresent();
    }

    private static boolean isTotal(Points points, Side side, BigDecimal wanted) {
        return new BigDecimal(points.total(side).toString()).compareTo(wanted) == 0;
    }

    /// A game may fill in missing parts of a set-up, so the positions are compared. If the set-up is not a valid
    /// position, the texts are compared.
    static boolean isEnd(Position last, PositionSetup end) {
        Game game = last.game();
        return game.position(last.edition(), end) instanceof SetupResult.Valid valid
                        && valid.position().setup().equals(last.setup())
                || PositionText.format(end, last.edition()).equals(PositionText.format(last));
    }

    /// Reads the last position as a set-up, since a finished game may not be a valid position.
    ///
    /// @throws InputException if it cannot be read
    static PositionSetup end(String text, Game game) {
        return switch (PositionText.setup(text, game)) {
            case Parsed.Ok<PositionSetup> ok -> ok.value();
            case Parsed.Bad<PositionSetup> bad ->
                throw new InputException("end: " + bad.first().text());
        };
    }
}
