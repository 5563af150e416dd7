package hexalyst.cli.rules;

import hexalyst.cli.option.GameOptions;
import hexalyst.cli.terminal.InputException;
import hexalyst.cli.terminal.TurnTexts;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import hexalyst.notation.PositionText;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A line of a file of examples of a game's rules: a position, perhaps turns to play from it, and what must hold then.
///
/// @param line the number of the line, from 1
/// @param reader reads a position of the game
/// @param json the example
record ExampleRow(int line, Function<String, Position> reader, Json json) implements ComparedRow {
    /// The JSON form of the line.
    ///
    /// @param name what it is an example of
    /// @param play turns that are played first
    /// @param end the text of the position then
    /// @param result the result then, `*` if the game goes on
    /// @param score White's points and Black's
    /// @param legal all legal turns
    /// @param count how many different positions they lead to
    /// @param with turns that must be legal
    /// @param without turns that must not be
    /// @param parts all parts that may come next
    /// @param partCount their number
    /// @param refused true if the text must not be a position
    record Json(
            @Nullable String game,
            @Nullable String edition,
            @Nullable String name,
            @Nullable String position,
            @Nullable List<String> play,
            @Nullable String end,
            @Nullable String result,
            @Nullable List<BigDecimal> score,
            @Nullable List<String> legal,
            @Nullable Integer count,
            @Nullable List<String> with,
            @Nullable List<String> without,
            @Nullable List<String> parts,
            @Nullable Integer partCount,
            @Nullable Boolean refused) {

        /// Checks that there is something to compare.
        ///
        /// @throws InputException if the position is missing
        ExampleRow row(int line, GameOptions usual) {
            if (position == null) {
                throw new InputException("an object with position was expected");
            }
            return new ExampleRow(line, usual.of(game, edition)::position, this);
        }
    }

    @Override
    public String text() {
        return json.name() == null ? position() : json.name();
    }

    private String position() {
        return Objects.requireNonNull(json.position());
    }

    @Override
    public List<String> differences(BooleanSupplier stop) {
        Position position;
        try {
            position = reader.apply(position());
        } catch (InputException refused) {
            return Boolean.TRUE.equals(json.refused()) ? List.of() : List.of("refused: " + refused.getMessage());
        }
        if (Boolean.TRUE.equals(json.refused())) {
            return List.of(position() + " is a position");
        }
        for (String turn : orNone(json.play())) {
            Optional<Position> next = played(position, turn);
            if (next.isEmpty()) {
                return List.of(turn + " is illegal");
            }
            position = next.get();
        }
        List<String> found = new ArrayList<>();
        ends(position, found);
        turns(position, found);
        return found;
    }

    private static List<String> orNone(@Nullable List<String> texts) {
        return texts == null ? List.of() : texts;
    }

    private static Optional<Position> played(Position position, String turn) {
        try {
            return position.move(turn).map(position::play);
        } catch (IllegalMoveException illegal) {
            return Optional.empty();
        }
    }

    private void ends(Position position, List<String> found) {
        if (json.end() != null && !ReplayRow.isEnd(position, ReplayRow.end(json.end(), position.game()))) {
            found.add("the end is " + PositionText.format(position) + ", not " + json.end());
        }
        if (json.result() != null) {
            ReplayRow.result(position, json.result()).ifPresent(found::add);
        }
        if (json.score() != null) {
            ReplayRow.score(position, json.score()).ifPresent(found::add);
        }
    }

    /// The legal turns as the program writes them; null if the row does not name them. Turns with the same result are
    /// one, and a turn that is illegal stays as it is.
    private @Nullable List<String> usual(Position position) {
        return json.legal() == null
                ? null
                : json.legal().stream()
                        .map(text -> position.move(text)
                                .map(position::canonical)
                                .map(position::text)
                                .orElse(text))
                        .distinct()
                        .sorted()
                        .toList();
    }

    private void turns(Position position, List<String> found) {
        compare("legal turns", usual(position), TurnTexts.few(position).orElse(List.of(TurnTexts.TOO_MANY)), found);
        if (json.count() != null) {
            int reached = Turns.reached(position, () -> false).size();
            compare("turns", json.count(), reached, found);
        }
        for (String turn : orNone(json.with())) {
            if (!isLegal(position, turn)) {
                found.add(turn + " is illegal");
            }
        }
        for (String turn : orNone(json.without())) {
            if (isLegal(position, turn)) {
                found.add(turn + " is legal");
            }
        }
        compare(
                "parts",
                json.parts(),
                position.parts().stream().map(Move::of).map(position::text).toList(),
                found);
        if (json.partCount() != null) {
            compare("parts", json.partCount(), position.parts().size(), found);
        }
    }

    private static boolean isLegal(Position position, String turn) {
        return position.move(turn).filter(position::allows).isPresent();
    }

    private static void compare(String what, int wanted, int is, List<String> found) {
        if (wanted != is) {
            found.add(is + " " + what + ", not " + wanted);
        }
    }

    /// Compares lists in any order.
    private static void compare(String what, @Nullable List<String> wanted, List<String> are, List<String> found) {
        if (wanted != null
                && !are.stream()
                        .sorted()
                        .toList()
                        .equals(wanted.stream().sorted().toList())) {
            found.add(what + " are " + are + ", not " + wanted);
        }
    }
}
