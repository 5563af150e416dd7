package hexalyst.cli.engines;

import hexalyst.game.Side;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// The time for a move according to `time_settings` and `time_left`.
final class GtpClock {
    /// The time for a move if nothing was set.
    static final Duration DEFAULT = Duration.ofSeconds(10);

    private static final int MOVES_AHEAD = 20;
    /// Time reserved for overhead.
    private static final Duration MARGIN = Duration.ofMillis(100);

    private final Map<Side, Duration> left = new EnumMap<>(Side.class);
    /// The time per move of a byo yomi period, as sent by the controller.
    private final Map<Side, Duration> period = new EnumMap<>(Side.class);

    private Duration main = Duration.ZERO;
    private Duration perMove = Duration.ZERO;
    private boolean limited;

    /// @param mainTime main time
    /// @param byoYomi byo yomi time
    /// @param stones moves in each byo yomi period; 0 with a byo yomi time means no limit, as in the protocol
    void set(Duration mainTime, Duration byoYomi, int stones) {
        limited = stones > 0 || byoYomi.isZero();
        main = mainTime;
        perMove = stones > 0 ? byoYomi.dividedBy(stones) : Duration.ZERO;
        restart();
    }

    /// Resets both players' main time.
    void restart() {
        for (Side side : Side.values()) {
            left.put(side, main);
        }
        period.clear();
    }

    /// Sets a player's time by the controller's clock, which counts from now on.
    ///
    /// @param time the remaining time
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

    /// The time for a player's next move; empty if nothing was set.
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

    /// What is left of the time for a move that has been waited for already: always enough for a look at the position.
    static Duration left(Duration time, Duration waited) {
        Duration rest = time.minus(waited);
        if (rest.compareTo(MARGIN) >= 0) {
            return rest;
        }
        return time.compareTo(MARGIN) < 0 ? time : MARGIN;
    }

    /// Subtracts the time used for a move from the main time.
    void used(Side side, Duration time) {
        Duration rest = left.getOrDefault(side, Duration.ZERO).minus(time);
        left.put(side, rest.isNegative() ? Duration.ZERO : rest);
    }
}
