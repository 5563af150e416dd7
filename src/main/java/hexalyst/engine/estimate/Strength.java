package hexalyst.engine.estimate;

import hexalyst.engine.SearchLimits;
import hexalyst.game.Content;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.Optional;

/// How well the engine plays against a person, the weakest first. The weaker four err as a person does, see
/// [PersonLikeChooser], but where games are played by chance two of them play so few that they err; the stronger two
/// are [MoveChooser] with few nodes and with much time. Only the strongest knows
/// the strategies that come with the program.
///
/// Each is meant to be at least 100 Elo stronger than the one before. The command `match` on 61 cells, from openings of
/// two random moves, gave +161 to beginner in 60 games, in 200 games each +252 to casual, +230 to club and +315 to
/// strong, and in 120 games +290 to
/// perfect with no more than 40,000 nodes a move; the true differences are within 90 of that with 95%.
public enum Strength {
    NOVICE,
    BEGINNER,
    CASUAL,
    CLUB,
    STRONG,
    PERFECT;

    /// How long the strongest thinks about a move at most, unless somebody is more or less patient.
    public static final Duration USUAL_PATIENCE = Duration.ofSeconds(20);

    private static final Duration SHORT = Duration.ofSeconds(1);
    private static final long FEW = 150;
    /// The same where games are played by chance.
    private static final long FEW_GAMES = 1_500;
    /// On boards with more empty cells than that, where the few would not even look at each move once: in effect, all
    /// that the time allows.
    private static final long WIDE = 100_000;

    /// How it errs; empty if it plays as well as it can.
    Optional<Weakness> weakness() {
        return switch (this) {
            case NOVICE -> Optional.of(new Weakness(1, 0, 0, 0.4, 0.6));
            case BEGINNER -> Optional.of(new Weakness(1, 0, 0, 0.65, 0.3));
            case CASUAL -> Optional.of(new Weakness(2, 1, 12, 0.7, 0.15));
            case CLUB -> Optional.of(new Weakness(4, 3, 80, 0.97, 0.05));
            case STRONG, PERFECT -> Optional.empty();
        };
    }

    /// What one of the stronger two may use for a move.
    ///
    /// @param patience how long the strongest may think
    /// @param position where the move is chosen
    /// @param method how it is searched
    public SearchLimits limits(Duration patience, Position position, Estimator.Method method) {
        return this == PERFECT
                ? SearchLimits.NONE.withTime(patience)
                : SearchLimits.NONE.withTime(SHORT).withNodes(nodes(position, method));
    }

    private static long nodes(Position position, Estimator.Method method) {
        if (method == Estimator.Method.MONTE_CARLO) {
            return FEW_GAMES;
        }
        return position.contents().stream().filter(Content::isEmpty).count() > FEW ? WIDE : FEW;
    }

    /// Whether it knows the strategies that come with the program.
    boolean knowsStrategies() {
        return this == PERFECT;
    }

    /// What a person lacks.
    ///
    /// @param sight a win or a loss farther away than so many plies after the own move is not seen without a search
    /// @param depth the depth in plies of the search for the moves that look best; 0 for none
    /// @param games where games are played by chance, how many of them for each part of a turn in place of all else; 0
    ///     for none
    /// @param attention the chance, 0 to 1, that a thing in sight is noticed; drawn for each move
    /// @param carelessness moves whose chance to win is less than the best by up to this are played as well, above 0 to
    ///     1; the softmax among them has a third of it for its temperature
    record Weakness(int sight, int depth, int games, double attention, double carelessness) {}
}
