package hexalyst.engine;

import java.util.Optional;
import java.util.stream.Stream;

/// What is proved about the value of a position, for the player to move. The answer to one [Question] is often only
/// half of the value. As numbers, a win is 1, a draw 0 and a loss -1.
public enum ValueBounds {
    /// Nothing is proved.
    OPEN(-1, 1),
    /// A draw or a win.
    NOT_LOST(0, 1),
    /// A draw or a loss.
    NOT_WON(-1, 0),
    WIN(1, 1),
    DRAW(0, 0),
    LOSS(-1, -1);

    private final int least;
    private final int most;

    ValueBounds(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /// A value that is known exactly.
    public static ValueBounds of(Value value) {
        return switch (value) {
            case WIN -> WIN;
            case DRAW -> DRAW;
            case LOSS -> LOSS;
        };
    }

    /// The bounds with these numbers.
    ///
    /// @throws IllegalArgumentException if there are none, since the least is above the most
    public static ValueBounds of(int least, int most) {
        return Stream.of(values())
                .filter(bounds -> bounds.least == least && bounds.most == most)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("at least " + least + ", at most " + most));
    }

    /// The worst possible value.
    public int least() {
        return least;
    }

    /// The best possible value.
    public int most() {
        return most;
    }

    /// The value, if it is known exactly.
    public Optional<Value> value() {
        return switch (this) {
            case WIN -> Optional.of(Value.WIN);
            case DRAW -> Optional.of(Value.DRAW);
            case LOSS -> Optional.of(Value.LOSS);
            case OPEN, NOT_LOST, NOT_WON -> Optional.empty();
        };
    }

    /// The bounds for the other player.
    public ValueBounds opposite() {
        return of(-most, -least);
    }

    /// What follows from both; empty if they contradict each other.
    public Optional<ValueBounds> and(ValueBounds other) {
        int low = Math.max(least, other.least);
        int high = Math.min(most, other.most);
        return low > high ? Optional.empty() : Optional.of(of(low, high));
    }
}
