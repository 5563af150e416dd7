package hexalyst.study.lesson;

import hexalyst.game.Move;
import hexalyst.game.Piece;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Which turns of a step are right, as the tag `Wants` says:
///
/// | value | right are |
/// |---|---|
/// | `any` | all legal turns |
/// | `turn` | the first turns of the tree |
/// | `win 3` | the same; they are all those by which the player to move wins within 3 plies, whatever the other does |
/// | `win` | all that end the game and win it |
/// | `lose` | all that end the game and lose it |
/// | `draw` | all that end the game without a winner |
/// | `add 2` | all after which the player to move holds 2 cells more |
/// | `take 2` | all after which the other player holds 2 cells fewer |
/// | `gain 2` | all after which the points of the player to move, less those of the other, are 2 more |
///
/// @param kind the word
/// @param number the number; 0 if there is none
public record Wanted(Kind kind, int number) {
    /// The name of the tag.
    public static final String TAG = "Wants";

    private static final Pattern VALUE = Pattern.compile("([a-z]+)(?: (\\d{1,3}))?");

    /// The word in the tag.
    public enum Kind {
        ANY,
        TURN,
        WIN,
        LOSE,
        DRAW,
        ADD,
        TAKE,
        GAIN
    }

    /// What the tag of a step says.
    ///
    /// @throws IllegalStateException if it is missing or wrong
    static Wanted of(GameTree step) {
        String value = step.tags().get(TAG).orElse("");
        Matcher matcher = VALUE.matcher(value);
        Optional<Kind> kind = matcher.matches() ? kind(matcher.group(1)) : Optional.empty();
        String number = kind.isPresent() ? matcher.group(2) : null;
        return kind.map(known -> new Wanted(known, number == null ? 0 : Integer.parseInt(number)))
                .orElseThrow(() -> new IllegalStateException(TAG + ": " + value));
    }

    private static Optional<Kind> kind(String word) {
        return List.of(Kind.values()).stream()
                .filter(kind -> kind.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst();
    }

    /// Whether the right turns are exactly those in the tree.
    public boolean isListed() {
        return kind == Kind.TURN || kind == Kind.WIN && number > 0;
    }

    /// Whether a legal turn of a step is right.
    boolean accepts(GameTree step, Move turn) {
        if (isListed()) {
            return node(step, turn).isPresent();
        }
        Position before = step.start();
        Position after = before.play(turn);
        Side mover = before.toMove();
        return switch (kind) {
            case ANY, TURN -> true;
            case WIN -> after.outcome().wonBy().equals(Optional.of(mover));
            case LOSE -> after.outcome().wonBy().equals(Optional.of(mover.other()));
            case DRAW -> after.outcome().over() && after.outcome().wonBy().isEmpty();
            case ADD -> held(after, mover) - held(before, mover) == number;
            case TAKE -> held(before, mover.other()) - held(after, mover.other()) == number;
            case GAIN -> gain(before, after).equals(OptionalInt.of(number));
        };
    }

    /// The node of the tree that a turn leads to, if the tree begins with it.
    static Optional<Integer> node(GameTree step, Move turn) {
        Position start = step.start();
        return step.root().children().stream()
                .filter(child -> step.node(child)
                        .move()
                        .filter(move -> start.same(move, turn))
                        .isPresent())
                .findFirst();
    }

    /// How many cells have a piece of a player on top.
    private static long held(Position position, Side side) {
        return position.contents().stream()
                .map(content -> content.pieces())
                .filter(pieces -> !pieces.isEmpty() && isOf(pieces.getLast(), side))
                .count();
    }

    private static boolean isOf(Piece piece, Side side) {
        return piece.owner().equals(Optional.of(side));
    }

    private static OptionalInt gain(Position before, Position after) {
        Optional<Points> were = before.score();
        Optional<Points> are = after.score();
        if (were.isEmpty() || are.isEmpty()) {
            return OptionalInt.empty();
        }
        Side side = before.toMove();
        return OptionalInt.of(are.get().of(side)
                - are.get().of(side.other())
                - were.get().of(side)
                + were.get().of(side.other()));
    }
}
