package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.Optional;

/// Whether and how a game has ended.
public sealed interface Outcome {
    /// The game goes on.
    record Ongoing() implements Outcome {}

    /// One player has won.
    ///
    /// @param winner who won
    /// @param cells the cells that decide, such as a quint; empty if no cells do
    /// @param why told by [#reason], such as `White has a quint`
    record Won(Side winner, CellSet cells, Reason why) implements Outcome {}

    /// Why somebody has won. A proof meets thousands of ends and tells of none: the words are found when somebody asks.
    interface Reason {
        /// A few words.
        String text();
    }

    /// Nobody has won.
    ///
    /// @param reason why, in a few words
    record Drawn(String reason) implements Outcome {}

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

    /// Why it ended, in a few words; empty while the game goes on.
    default String reason() {
        return switch (this) {
            case Ongoing ongoing -> "";
            case Won won -> won.why.text();
            case Drawn drawn -> drawn.reason;
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
