package hexalyst.game.macbeth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Exhaustive;
import hexalyst.game.JsonRows;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What the data of the game cannot say: the features of the evaluation, and values with best play.
class MacBethBoardTest {
    /// Positions with more empty cells are not searched exhaustively.
    private static final int FEW = 12;

    /// A position of random stones and blocked cells with a full ring in which the game is not over; empty if it is
    /// over.
    private static Optional<Position> random(Random random, HexGrid grid, double filled) {
        PositionSetup setup = Positions.randomSetup(random, grid, filled, random.nextInt(3) == 0 ? 0.2 : 0.05);
        boolean open = grid.neighbours(MacBethGround.middle(grid)).stream()
                .anyMatch(cell -> setup.cells().get(cell).isEmpty());
        return !open && MacBeth.GAME.position(MacBethEdition.REVERSI, setup) instanceof SetupResult.Valid valid
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    @Test
    void countsWhatAPlainCountCounts() {
        Random random = new Random(31);
        int[] seen = new int[8];
        for (int round = 0; round < 3000; round++) {
            int side = 4 + 2 * random.nextInt(2);
            Optional<Position> found = random(random, HexGrid.hexagon(side, side), 0.4 + random.nextDouble() * 0.5);
            if (found.isPresent()) {
                Position position = found.get();
                int[] features = new int[SearchBoard.MAX_FEATURES];
                position.searchBoard().features(features);
                int[] wanted = plain(position, position.toMove());
                int[] other = plain(position, position.toMove().other());
                int stages = features[16] + features[17];
                assertEquals(8, stages);
                for (int i = 0; i < wanted.length; i++) {
                    assertEquals(
                            wanted[i] - other[i], (features[2 * i] + features[2 * i + 1]) / stages, "feature " + i);
                    seen[i] += wanted[i];
                }
            }
        }
        assertTrue(Arrays.stream(seen, 0, 7).allMatch(sum -> sum > 0), Arrays.toString(seen));
    }

    /// A side's count of each feature that compares the players.
    private static int[] plain(Position position, Side side) {
        int[] counts = new int[7];
        Grid grid = position.grid();
        for (int cell = 0; cell < grid.cells(); cell++) {
            boolean own = position.at(cell).is(side);
            int inside = inside(position, cell);
            counts[0] += own && inside == 0 ? 1 : 0;
            counts[3] += own && inside == 1 ? 1 : 0;
            counts[6] += own ? 1 : 0;
            counts[4] += position.at(cell).isEmpty() && turns(position, cell, side) ? 1 : 0;
            for (int direction = 0; direction < 6; direction++) {
                if (!onLine(position, cell, direction % 3)) {
                    continue;
                }
                int next = step(position, cell, direction);
                boolean beside = next >= 0 && position.at(cell).isEmpty();
                counts[2] += direction < 3 && own && besideCorner(position, cell, direction) ? 1 : 0;
                counts[5] +=
                        beside && position.at(next).is(side.other()) && !besideTwice(position, cell, direction, side)
                                ? 1
                                : 0;
                counts[1] += direction < 3 && own && anchored(position, cell, direction, side) ? 1 : 0;
            }
        }
        return counts;
    }

    private static boolean besideCorner(Position position, int cell, int axis) {
        return Stream.of(axis, axis + 3)
                .map(way -> step(position, cell, way))
                .anyMatch(at -> at >= 0 && position.at(at).isEmpty() && inside(position, at) == 0);
    }

    /// An empty cell between two stones of a line counts once.
    private static boolean besideTwice(Position position, int cell, int direction, Side side) {
        int back = step(position, cell, (direction + 3) % 6);
        return direction >= 3 && back >= 0 && position.at(back).is(side.other());
    }

    private static boolean anchored(Position position, int cell, int direction, Side side) {
        for (int way : List.of(direction, direction + 3)) {
            for (int at = cell; at >= 0 && position.at(at).is(side); at = step(position, at, way)) {
                if (inside(position, at) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int step(Position position, int cell, int direction) {
        int next = position.grid().neighbour(cell, direction);
        return next == Grid.NONE || position.at(next).isBlocked() ? -1 : next;
    }

    private static boolean onLine(Position position, int cell, int axis) {
        int length = 1;
        for (int way : List.of(axis, axis + 3)) {
            for (int at = step(position, cell, way); at >= 0; at = step(position, at, way)) {
                length++;
            }
        }
        return length > 2 && !position.at(cell).isBlocked();
    }

    /// On how many lines a cell has neighbours on both sides; -1 if it is on none.
    private static int inside(Position position, int cell) {
        int inside = 0;
        boolean any = false;
        for (int axis = 0; axis < 3; axis++) {
            any |= onLine(position, cell, axis);
            inside += step(position, cell, axis) >= 0 && step(position, cell, axis + 3) >= 0 ? 1 : 0;
        }
        return any ? inside : -1;
    }

    /// Whether a stone would turn others over.
    private static boolean turns(Position position, int cell, Side side) {
        return IntStream.range(0, 6).anyMatch(way -> {
            int at = step(position, cell, way);
            boolean any = at >= 0 && position.at(at).is(side.other());
            while (at >= 0 && position.at(at).is(side.other())) {
                at = step(position, at, way);
            }
            return any && at >= 0 && position.at(at).is(side);
        });
    }

    @Test
    void theBoardHasSixCornersAndEdgesThatAreTurnedOnOneLine() {
        Position start = MacBeth.GAME.start(MacBethEdition.OTHELLO);
        int[] holes = IntStream.range(0, start.grid().cells())
                .filter(cell -> start.at(cell).isBlocked())
                .toArray();
        MacBethLines lines = new MacBethLines(start.grid(), CellSet.of(holes));
        CellSet corners = CellSet.EMPTY;
        for (String name : List.of("a1", "a6", "f1", "f11", "k1", "k6")) {
            corners = corners.with(start.grid().named(name).orElseThrow());
        }
        assertEquals(corners, CellSet.of(lines.cellsInside(0)));
        assertEquals(24, lines.cellsInside(1).length);
        assertEquals(42, lines.cellsInside(2).length, "four directions");
        assertEquals(0, lines.cellsInside(3).length);
    }

    static List<JsonNode> solved() {
        return JsonRows.of(MacBeth.GAME, "solved.jsonl").stream()
                .filter(row -> row.get("empty").asInt() <= FEW)
                .toList();
    }

    /// The margin is White's, with best play by both; the search board tries everything.
    @ParameterizedTest
    @MethodSource("solved")
    void endsAsASlowProgramSolvedIt(JsonNode row) {
        Position position = Positions.of(MacBeth.GAME, row.get("position").asString());
        int value = Exhaustive.value(position.searchBoard(), new HashMap<>());
        int white = position.toMove() == Side.WHITE ? value : -value;
        assertEquals(Integer.signum(row.get("margin").asInt()), white);
    }
}
