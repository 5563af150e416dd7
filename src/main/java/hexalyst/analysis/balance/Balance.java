package hexalyst.analysis.balance;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.Difficulty;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.Value;
import hexalyst.game.Side;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;

/// What is known about a restriction.
///
/// @param restriction the restriction
/// @param proof the value for the player who may then choose a move; empty while it is open
/// @param difficulty how hard the position is; empty if it has not been searched yet
/// @param estimate the chance of that player, if it is estimated and not proved
public record Balance(
        Restriction restriction,
        Optional<Finding.Proved> proof,
        Optional<Difficulty> difficulty,
        OptionalDouble estimate) {
    private static final Comparator<Balance> LONGEST =
            Comparator.comparingInt(Balance::plies).reversed();
    private static final Comparator<Balance> HARDEST =
            Comparator.comparingLong(Balance::nodes).reversed();

    /// The orders for a table of restrictions. Unknown values come last, or, when sorting by value, between the proved
    /// ones.
    public enum Order {
        /// Lost for the player to move, drawn, open, won: the rarest first.
        VALUE,
        /// The longest first.
        PLIES,
        /// The greatest effort first.
        NODES,
        /// The fewest winning moves first.
        MOVES;

        /// Compares by this order, and then by plies, effort and name.
        public Comparator<Balance> comparator() {
            Comparator<Balance> wanted = switch (this) {
                case VALUE -> Comparator.comparingInt(Balance::rank);
                case PLIES -> LONGEST;
                case NODES -> HARDEST;
                case MOVES -> Comparator.comparingInt(Balance::winningMoves);
            };
            return wanted.thenComparing(LONGEST)
                    .thenComparing(HARDEST)
                    .thenComparingInt(row -> row.restriction().blocked().size())
                    .thenComparing(row -> row.restriction().text());
        }
    }

    /// What a store knows about a restriction.
    static Balance of(Restriction restriction, ResultStore store) {
        return new Balance(
                restriction,
                store.find(restriction.position())
                        .map(Result::finding)
                        .filter(Finding.Proved.class::isInstance)
                        .map(Finding.Proved.class::cast),
                store.difficulty(restriction.position()),
                store.find(restriction.position()).map(Result::finding).stream()
                        .filter(Finding.Estimated.class::isInstance)
                        .mapToDouble(finding -> finding.winChance().orElseThrow())
                        .findFirst());
    }

    /// The winner, if one is proved.
    public Optional<Side> winner() {
        Side mover = restriction.position().toMove();
        return proof.flatMap(proved -> proved.value().winner(mover));
    }

    /// True if it is proved that neither player can win.
    public boolean drawn() {
        return proof.filter(proved -> proved.value() == Value.DRAW).isPresent();
    }

    private int rank() {
        return proof.map(proved -> switch (proved.value()) {
                    case LOSS -> 0;
                    case DRAW -> 1;
                    case WIN -> 3;
                })
                .orElse(2);
    }

    /// The most plies until the game ends; -1 if unknown or drawn.
    public int plies() {
        return proof.filter(proved -> proved.value() != Value.DRAW)
                .map(Finding.Proved::plies)
                .orElse(-1);
    }

    /// How many positions the proof took; -1 if the position has not been searched yet.
    public long nodes() {
        return difficulty.map(Difficulty::nodes).orElse(-1L);
    }

    /// How many moves win, if all moves are proved. Incomplete counts come after all complete ones.
    private int winningMoves() {
        return difficulty
                .map(counted -> counted.open() == 0 ? counted.winning() : Integer.MAX_VALUE - 1)
                .orElse(Integer.MAX_VALUE);
    }
}
