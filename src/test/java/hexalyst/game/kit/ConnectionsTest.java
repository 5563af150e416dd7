package hexalyst.game.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Connection;
import hexalyst.game.Content;
import hexalyst.game.Contract;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Shortest connections, against those of set-ups with one more piece.
class ConnectionsTest {
    private static final int NONE = 1_000;

    /// In Query a c8 point takes a whole turn, two c4 points take one together.
    @Test
    void queryCountsHalfTurns() {
        Game game = Contract.game("query");
        assertTrue(comparable(game, game.sizes().get(2), 18, cell -> 2 - cell % 2) > 12);
    }

    @Test
    void rondoCountsMen() {
        Game game = Contract.game("rondo");
        assertTrue(comparable(game, game.sizes().getFirst(), 7, cell -> 1) > 12);
    }

    /// Compares positions with random pieces, but for those that end with one more without a connection.
    ///
    /// @return how many of them have a cell that a connection needs
    private static int comparable(Game game, Grid grid, int pieces, IntUnaryOperator cost) {
        Random random = new Random(5);
        int cut = 0;
        for (int number = 0; number < 60; number++) {
            PositionSetup setup = game.start(game.editions().getFirst(), grid).setup();
            for (int cell = 0; cell < grid.cells(); cell++) {
                setup = setup.with(cell, Content.EMPTY);
            }
            for (int piece = 0; piece < pieces; piece++) {
                setup = setup.with(random.nextInt(grid.cells()), Content.of(Side.values()[random.nextInt(2)]));
            }
            for (Side side : Side.values()) {
                int length = missing(game, setup, side);
                PositionSetup now = setup;
                if (length != 0
                        && length != NONE
                        && empty(now, cell -> endsOtherwise(game, now, cell)).isEmpty()) {
                    Connection found = Objects.requireNonNull(
                            position(game, now).orElseThrow().connections().get(side));
                    assertEquals(
                            empty(
                                    now,
                                    cell -> missing(game, now.with(cell, Content.of(side)), side)
                                            == length - cost.applyAsInt(cell)),
                            found.cells());
                    // Where the other player wins at once, no connection is told.
                    CellSet open = empty(now, cell -> !over(game, now.with(cell, Content.of(side.other()))));
                    assertEquals(
                            empty(now, cell -> missing(game, now.with(cell, Content.of(side.other())), side) > length)
                                    .and(open),
                            found.cuts().and(open));
                    cut += found.cuts().isEmpty() ? 0 : 1;
                }
            }
        }
        return cut;
    }

    private static boolean endsOtherwise(Game game, PositionSetup setup, int cell) {
        return Stream.of(Side.values())
                .flatMap(side -> position(game, setup.with(cell, Content.of(side))).stream())
                .map(Position::outcome)
                .anyMatch(outcome -> outcome.over() && outcome.cells().isEmpty());
    }

    private static boolean over(Game game, PositionSetup setup) {
        return position(game, setup).map(position -> position.outcome().over()).orElse(true);
    }

    private static CellSet empty(PositionSetup setup, IntPredicate wanted) {
        return CellSet.of(IntStream.range(0, setup.grid().cells())
                .filter(cell -> setup.cells().get(cell).isEmpty())
                .filter(wanted)
                .toArray());
    }

    /// What a player's shortest connection takes in a set-up: nothing if the game is won with one, and [#NONE] if there
    /// is none or the set-up breaks the rules.
    private static int missing(Game game, PositionSetup setup, Side side) {
        Optional<Position> position = position(game, setup);
        if (position.flatMap(won -> won.outcome().wonBy()).equals(Optional.of(side))) {
            return 0;
        }
        return position.map(now -> now.connections().get(side))
                .map(Connection::missing)
                .orElse(NONE);
    }

    private static Optional<Position> position(Game game, PositionSetup setup) {
        return switch (game.position(game.editions().getFirst(), setup)) {
            case SetupResult.Valid valid -> Optional.of(valid.position());
            case SetupResult.Invalid invalid -> Optional.empty();
        };
    }
}
