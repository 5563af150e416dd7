package hexalyst.game.dominions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.RuleSigns;
import hexalyst.game.Content;
import hexalyst.game.Contract;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Eyes, against the set-ups that the rules allow and the turns of games.
class EyesTest {
    private static final Game GAME = Contract.game("dominions");
    private static final int DIRECTIONS = 6;

    private static Position start() {
        return GAME.start(GAME.editions().getFirst(), HexGrid.hexagon(3, 3));
    }

    /// An empty cell is an eye exactly if a beam of the colour points at it and no tile of the other's stock makes a
    /// valid set-up there.
    @Test
    void eyesAreLibertiesWhereNoTileOfTheOtherPlayerMatches() {
        Random random = new Random(3);
        int found = 0;
        for (int game = 0; game < 12; game++) {
            for (Position position : Contract.line(random, start(), 60)) {
                for (Side side : Side.values()) {
                    CellSet expected =
                            CellSet.of(IntStream.range(0, position.grid().cells())
                                    .filter(cell -> position.at(cell).isEmpty()
                                            && isLiberty(position, cell, side)
                                            && !fits(position, cell, side.other()))
                                    .toArray());
                    assertEquals(expected, eyes(position, side), position::toString);
                    found += expected.size();
                }
            }
        }
        assertTrue(found > 50, found + " eyes");
    }

    /// As long as an eye is empty, the other player has no turn there, and it stays an eye of the same colour.
    @Test
    void eyesLast() {
        Random random = new Random(4);
        int lasted = 0;
        for (int game = 0; game < 40; game++) {
            List<Position> line = Contract.line(random, start(), 60);
            for (int at = 0; at + 1 < line.size(); at++) {
                Position before = line.get(at);
                Position after = line.get(at + 1);
                for (Side side : Side.values()) {
                    CellSet left = eyes(before, side);
                    for (int cell = left.next(0); cell >= 0; cell = left.next(cell + 1)) {
                        if (after.at(cell).isEmpty()) {
                            assertTrue(eyes(after, side).contains(cell), after::toString);
                            lasted++;
                        } else {
                            assertEquals(side, before.toMove(), before::toString);
                        }
                        assertTrue(before.toMove() == side || !places(before, cell), before::toString);
                    }
                }
            }
        }
        assertTrue(lasted > 100, lasted + " eyes");
    }

    /// Only tile 2 matches on a1, and Black has placed that one elsewhere.
    @Test
    void theBoardShowsThemWithTheThreats() {
        for (String mover : List.of("w", "b")) {
            Position position = Positions.of(GAME, "b022/4/5/b01w012/1w161 " + mover);
            int corner = position.grid().named("a1").orElseThrow();
            assertEquals(
                    List.of(new Overlays.Sign(corner, 0, Side.WHITE, Overlays.Sign.Kind.EYE)), RuleSigns.of(position));
            Position other = Positions.of(GAME, "b102/4/5/b01w012/1w161 " + mover);
            assertEquals(List.of(), RuleSigns.of(other));
        }
    }

    private static CellSet eyes(Position position, Side side) {
        return position.eyes().getOrDefault(side, CellSet.EMPTY);
    }

    private static boolean places(Position position, int cell) {
        return !position.outcome().over()
                && position.legalMoves().stream().map(Move::put).anyMatch(put -> put != null && put.cell() == cell);
    }

    private static boolean fits(Position position, int cell, Side player) {
        return position.stock(player).stream().anyMatch(tile -> {
            PositionSetup filled = position.setup().with(cell, Content.of(List.of(tile)));
            return GAME.position(position.edition(), filled) instanceof SetupResult.Valid;
        });
    }

    private static boolean isLiberty(Position position, int cell, Side side) {
        return IntStream.range(0, DIRECTIONS).anyMatch(direction -> {
            int next = position.grid().neighbour(cell, direction);
            if (next == Grid.NONE || position.at(next).isEmpty()) {
                return false;
            }
            Piece piece = position.at(next).pieces().getFirst();
            int back = Math.floorMod(90 - 60 * (direction + DIRECTIONS / 2), 360);
            return piece.owner().equals(Optional.of(side))
                    && position.edition().kinds().get(piece.kind()).beams().contains(back);
        });
    }
}
