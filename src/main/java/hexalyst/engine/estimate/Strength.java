package hexalyst.engine.estimate;

import hexalyst.engine.SearchLimits;
import hexalyst.game.Content;
import hexalyst.game.Game;
import hexalyst.game.Position;
import java.time.Duration;
import java.util.Optional;

/// How well the engine plays against a person, the weakest first. The weaker four err like a person, see
/// [PersonLikeChooser]; where random games are used, two of them err by playing very few. The stronger two are
/// [MoveChooser], one with few nodes and one with much time. Only the strongest knows the strategies that come with the
/// program.
///
/// Each is meant to be at least 100 Elo stronger than the one before. Measured with the command `match` on 61 cells,
/// from openings of two random moves: beginner +161 in 60 games; casual +252, club +230 and strong +315 in 200 games
/// each; perfect, with at most 40,000 nodes a move, +290 in 120 games. With 95% confidence the true differences are
/// within 90 of these.
///
/// Where pieces move, from openings of two random moves: in Swish, where the opening decides many games, beginner +300
/// in 80 games, casual and club +110 each in 160, strong +110 in 80; in Hexbushka beginner +135 and casual +255 in 80;
/// in Squeeze beginner +320, casual +255, club +130 in 80.
public enum Strength {
    NOVICE,
    BEGINNER,
    CASUAL,
    CLUB,
    STRONG,
    PERFECT;

    /// The weakest.
    public static Strength weakest() {
        return values()[0];
    }

    /// The longest time the strongest strength thinks about a move by default.
    public static final Duration USUAL_PATIENCE = Duration.ofSeconds(20);

    private static final Duration SHORT = Duration.ofSeconds(1);
    private static final long FEW = 150;
    /// The nodes where pieces move.
    private static final long MOVING = 100_000;
    /// The number of random games, where those are used.
    private static final long FEW_GAMES = 1_500;
    /// The nodes on boards with more than [#FEW] empty cells, where [#FEW] nodes would not even try each move once. In
    /// effect, all that the time allows.
    private static final long WIDE = 100_000;

    /// How the strength errs in a game; empty if it plays as well as it can.
    Optional<Weakness> weakness(Game game) {
        return switch (this) {
            case NOVICE -> Optional.of(new Weakness(1, 0, 0, 0.4, 0.6));
            case BEGINNER ->
                Optional.of(moves(game) ? new Weakness(1, 1, 0, 0.57, 0.34) : new Weakness(1, 0, 0, 0.65, 0.3));
            case CASUAL ->
                Optional.of(moves(game) ? new Weakness(2, 2, 12, 0.82, 0.18) : new Weakness(2, 1, 12, 0.7, 0.15));
            case CLUB ->
                Optional.of(moves(game) ? new Weakness(4, 4, 80, 0.99, 0.03) : new Weakness(4, 3, 80, 0.97, 0.05));
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
        if (moves(position.game())) {
            return MOVING;
        }
        return position.contents().stream().filter(Content::isEmpty).count() > FEW ? WIDE : FEW;
    }

    /// Whether the pieces of a game move, or are captured, and whole turns are searched: there a glance at a position
    /// where a capture is due says little, and few nodes do not see the end of an exchange.
    private static boolean moves(Game game) {
        return !game.traits().keepsPieces() && !game.traits().openTurns();
    }

    /// Whether the strength knows the strategies that come with the program.
    boolean knowsStrategies() {
        return this == PERFECT;
    }

    /// The weaknesses of a person.
    ///
    /// @param sight a win or a loss more than this many plies after the own move is not seen without a search
    /// @param depth the depth in plies of the search of the moves that look best; 0 for none
    /// @param games where random games are used, how many of them choose each part of a turn, instead of everything
    ///     else; 0 for none
    /// @param attention the chance, 0 to 1, that something in sight is noticed; drawn for each move
    /// @param carelessness moves whose chance to win is at most this much below the best are played as well; above 0,
    ///     up to 1. The softmax among them uses a third of it as its temperature
    record Weakness(int sight, int depth, int games, double attention, double carelessness) {}
}
