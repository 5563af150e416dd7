package hexalyst.engine;

import hexalyst.engine.verify.Claim;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.Optional;

/// A proved value of a position, for the player to move.
public enum Value {
    WIN,
    DRAW,
    LOSS;

    /// The value that a proof's claim gives its root.
    public static Value of(Claim claim) {
        return switch (claim) {
            case WIN -> WIN;
            case DRAW -> DRAW;
            case LOSS -> LOSS;
        };
    }

    /// The value of a position where the game is over, by how it ended; empty if it is not over.
    public static Optional<Value> atTheEnd(Position position) {
        return switch (position.outcome()) {
            case Outcome.Ongoing ongoing -> Optional.empty();
            case Outcome.Drawn drawn -> Optional.of(DRAW);
            case Outcome.Won won -> Optional.of(won.winner() == position.toMove() ? WIN : LOSS);
        };
    }

    /// What a proof of this value claims.
    public Claim claim() {
        return switch (this) {
            case WIN -> Claim.WIN;
            case DRAW -> Claim.DRAW;
            case LOSS -> Claim.LOSS;
        };
    }

    /// Who wins a position of this value; empty for a draw.
    ///
    /// @param toMove the player to move in the position
    public Optional<Side> winner(Side toMove) {
        return switch (this) {
            case WIN -> Optional.of(toMove);
            case DRAW -> Optional.empty();
            case LOSS -> Optional.of(toMove.other());
        };
    }

    /// The value of the position for the other player.
    public Value opposite() {
        return switch (this) {
            case WIN -> LOSS;
            case DRAW -> DRAW;
            case LOSS -> WIN;
        };
    }

    /// The name as commands print it: `win`, `draw` or `loss`.
    public String word() {
        return switch (this) {
            case WIN -> "win";
            case DRAW -> "draw";
            case LOSS -> "loss";
        };
    }
}
