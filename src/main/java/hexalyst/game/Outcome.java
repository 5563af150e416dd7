package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.Optional;

/// Whether and how a game has ended.
public sealed interface Outcome {
    /// The game goes on.
    record Ongoing() implements Outcome {}

    /// One player has won.
    ///
    /// @param winner the winner
    /// @param cells the cells that decide, such as a quint; empty if no cells do
    /// @param reason why, such as a quint
    record Won(Side winner, CellSet cells, Reason reason) implements Outcome {}

    /// Nobody has won.
    ///
    /// @param reason why
    record Drawn(Reason reason) implements Outcome {}

    /// The game goes on.
    static Outcome ongoing() {
        return new Ongoing();
    }

    /// True if the game has ended.
    default boolean over() {
        return !(this instanceof Ongoing);
    }

    /// The winner, if there is one.
    default Optional<Side> wonBy() {
        return this instanceof Won won ? Optional.of(won.winner()) : Optional.empty();
    }

    /// The cells that decide; empty if none do.
    default CellSet cells() {
        return this instanceof Won won ? won.cells() : CellSet.EMPTY;
    }

    /// The reason for the end (as text: [Position#endWords]); empty while the game goes on.
    default Optional<Reason> why() {
        return switch (this) {
            case Ongoing ongoing -> Optional.empty();
            case Won won -> Optional.of(won.reason);
            case Drawn drawn -> Optional.of(drawn.reason);
        };
    }

    /// What a move makes, and how it ends the game, if it does: the texts `makes.win`, `makes.loss` or `makes.draw`.
    ///
    /// @param makes what the move makes that led to this outcome
    /// @param mover who made it
    default Reason told(Reason makes, Side mover) {
        return switch (this) {
            case Ongoing ongoing -> makes;
            case Won won -> Reason.of(won.winner() == mover ? "makes.win" : "makes.loss", makes, won.reason());
            case Drawn drawn -> Reason.of("makes.draw", makes, drawn.reason());
        };
    }

    /// The result as game records write it: `1-0`, `0-1`, `1/2-1/2` or `*`.
    default String result() {
        return switch (this) {
            case Ongoing ongoing -> "*";
            case Won won -> won.winner() == Side.WHITE ? "1-0" : "0-1";
            case Drawn drawn -> "1/2-1/2";
        };
    }
}
