package hexalyst.cli;

import hexalyst.game.Side;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// The time that `time_settings` gives to a move.
final class GtpClock {
    /// What a move may take when nobody has said anything.
    static final Duration DEFAULT = Duration.ofSeconds(10);

    private static final int MOVES_AHEAD = 20;
    /// Kept back for what is not search.
    private static final Duration MARGIN = Duration.ofMillis(100);

    private final Map<Side, Duration> left = new EnumMap<>(Side.class);
    /// The time a move that the controller has told of a byo yomi period.
    private final Map<Side, Duration> period = new EnumMap<>(Side.class);

    private Duration main = Duration.ZERO;
    private Duration perMove = Duration.ZERO;
    private boolean limited;

    /// @param mainTime main time
    /// @param byoYomi byo yomi time
    /// @param stones moves in each byo yomi period; 0 with a byo yomi time means no limit, as the protocol has it
    void set(Duration mainTime, Duration byoYomi, int stones) {
        limited = stones > 0 || byoYomi.isZero();
        main = mainTime;
        perMove = stones > 0 ? byoYomi.dividedBy(stones) : Duration.ZERO;
        restart();
    }

    /// Gives both players their main time back.
    void restart() {
        for (Side side : Side.values()) {
            left.put(side, main);
        }
        period.clear();
    }

    /// The controller's clock, which counts from now on.
    ///
    /// @param time what a player has left
    /// @param stones for how many moves of a byo yomi period; 0 for the main time
    void left(Side side, Duration time, int stones) {
        limited = true;
        left.put(side, stones > 0 ? Duration.ZERO : time);
        if (stones > 0) {
            period.put(side, time.dividedBy(stones));
        } else {
            period.remove(side);
        }
    }

    /// What the next move of a player may take; empty if nothing was set.
    Optional<Duration> budget(Side side) {
        if (!limited) {
            return Optional.empty();
        }
        Duration time = left.getOrDefault(side, Duration.ZERO)
                .dividedBy(MOVES_AHEAD)
                .plus(period.getOrDefault(side, perMove))
                .minus(MARGIN);
        return Optional.of(time.compareTo(MARGIN) < 0 ? MARGIN : time);
    }

    /// Takes what a move has cost from the main time.
    void used(Side side, Duration time) {
        Duration rest = left.getOrDefault(side, Duration.ZERO).minus(time);
        left.put(side, rest.isNegative() ? Duration.ZERO : rest);
    }
}
