package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.export.board.Overlays.Sign.Kind;
import hexalyst.game.Contract;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.turn.Threats;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RuleSignsTest {
    private static final Game QUERY = Contract.game("query");
    /// Four points a side.
    private static final Grid BOARD = QUERY.sizes().stream()
            .filter(grid -> grid.cells() == 16)
            .findFirst()
            .orElseThrow();

    /// Turns of one or two stones, against the list of all whole turns; in the middle of a turn too.
    @Test
    void partsOfWinningTurnsWinAndNoLegalPartIsCalledIllegal() {
        Random random = new Random(6);
        int won = 0;
        int threatened = 0;
        for (int played = 0; played < 20; played++) {
            Position position = QUERY.start(QUERY.editions().getFirst(), BOARD);
            while (!position.outcome().over()) {
                CellSet wins = winning(position, position.toMove());
                CellSet threats = position.midTurn()
                        ? CellSet.EMPTY
                        : winning(position, position.toMove().other());
                assertEquals(wins, cells(position, Kind.WINS), position.setup()::toString);
                if (!position.midTurn()) {
                    assertEquals(threats, cells(position, Kind.THREATENS), position.setup()::toString);
                }
                List<Integer> legal = position.parts().stream()
                        .flatMap(part -> Move.of(part).cells().stream().boxed())
                        .toList();
                assertTrue(cells(position, Kind.ILLEGAL).stream().noneMatch(legal::contains));
                assertEquals(
                        cells(position, Kind.WINS).isEmpty()
                                && cells(position, Kind.THREATENS).isEmpty(),
                        RuleSigns.quiet(position));
                won += wins.isEmpty() ? 0 : 1;
                threatened += threats.isEmpty() ? 0 : 1;
                List<Part> parts = position.parts();
                position = position.with(parts.get(random.nextInt(parts.size())));
            }
        }
        assertTrue(won > 25 && threatened > 25, won + " and " + threatened);
    }

    private static CellSet cells(Position position, Kind kind) {
        return CellSet.of(RuleSigns.of(position).stream()
                .filter(sign -> sign.kind() == kind)
                .mapToInt(Overlays.Sign::cell)
                .toArray());
    }

    /// The cells of all turns with which a side would win at once.
    private static CellSet winning(Position position, Side side) {
        Position turn = Threats.turn(position, side).orElseThrow();
        Set<Integer> cells = turn.legalMoves().stream()
                .filter(move -> turn.play(move).outcome().wonBy().equals(Optional.of(side)))
                .flatMap(move -> move.cells().stream().boxed())
                .collect(Collectors.toSet());
        return CellSet.of(cells.stream().mapToInt(Integer::intValue).toArray());
    }
}
