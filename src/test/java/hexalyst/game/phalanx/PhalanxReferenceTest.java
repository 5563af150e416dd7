package hexalyst.game.phalanx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.HexGrid;
import hexalyst.game.Boards;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.PlainGame;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.spike.Spikes;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games with three implementations at once: the slow reference, the plain position and the search board. Every
/// fourth game has lakes, every fourth begins with men anywhere.
class PhalanxReferenceTest {
    private int turns;
    private int walls;

    @ParameterizedTest
    @CsvSource({"2, 200, 1", "3, 200, 2", "4, 100, 3", "5, 24, 4", "7, 4, 5", "9, 2, 6"})
    void threeImplementationsPlayTheSameGames(int side, int games, long seed) {
        Random random = new Random(seed);
        HexGrid grid = HexGrid.hexagon(side, side);
        int played = 0;
        for (int game = 0; game < games; game++) {
            Edition edition = Phalanx.GAME.editions().get(random.nextInt(2));
            PositionSetup setup = setup(random, grid, edition, game % 4);
            if (Phalanx.GAME.position(edition, setup) instanceof SetupResult.Valid valid) {
                play(random, valid.position(), setup);
                played++;
            }
        }
        String seen = played + " played, " + turns + " turns, " + walls + " walls";
        assertTrue(played > games / 2 && turns > 8 * played && walls > played / 4, seen);
    }

    private static PositionSetup setup(Random random, HexGrid grid, Edition edition, int kind) {
        if (kind == 3) {
            return Positions.randomSetup(random, grid, 0.3, 0.05);
        }
        Set<String> blocked = kind == 2 ? PlainGame.blocked(random, grid, grid.cells()) : Set.of();
        return PlainGame.blocked(Phalanx.GAME.empty(edition, grid), blocked);
    }

    private static Position plain(PositionSetup setup) {
        Game game = Spikes.plainPhalanx();
        return ((SetupResult.Valid) game.position(game.editions().getFirst(), setup)).position();
    }

    private void play(Random random, Position start, PositionSetup setup) {
        Position position = start;
        Position plain = plain(setup);
        SearchBoard board = start.searchBoard();
        MoveCodec codec = Phalanx.GAME.codec(start.grid());
        TurnResult made = TurnResult.ONGOING;
        while (!plain.outcome().over()) {
            assertSame(plain, position);
            assertEquals(
                    plain.parts().stream()
                            .map(part -> codec.encode(Move.of(part)))
                            .toList(),
                    Boards.codes(board));
            List<Part> parts = plain.parts();
            Part part = parts.get(random.nextInt(parts.size()));
            Side mover = plain.toMove();
            plain = plain.with(part);
            position = position.with(part);
            made = board.make(codec.encode(Move.of(part)));
            assertEquals(Boards.key(position), board.canonicalKey());
            turns += plain.toMove() == mover ? 0 : 1;
        }
        assertSame(plain, position);
        assertEquals(result(plain.outcome(), plain.toMove().other()), made);
        walls += (int) plain.contents().stream()
                        .filter(content -> content.isBlocked())
                        .count()
                - (int) setup.cells().stream()
                        .filter(content -> content.isBlocked())
                        .count();
    }

    private static TurnResult result(Outcome end, Side mover) {
        Optional<Side> winner = end.wonBy();
        return winner.isEmpty() ? TurnResult.DRAW : winner.get() == mover ? TurnResult.WIN : TurnResult.LOSS;
    }

    private static void assertSame(Position plain, Position position) {
        assertEquals(plain.parts(), position.parts());
        assertEquals(plain.contents(), position.contents());
        assertEquals(plain.toMove(), position.toMove());
        assertEquals(plain.midTurn(), position.midTurn());
        assertEquals(plain.passes(), position.passes());
        assertEquals(plain.outcome().result(), position.outcome().result());
        PositionSetup said = position.setup();
        if (!said.field("placed").equals(Optional.of("swap"))) {
            assertEquals(plain.setup().fields(), said.fields());
        }
        if (said.field("phase").isPresent() || said.field("placed").isPresent()) {
            // The reference counts territory in the opening too, when only one side may be on the board.
            assertEquals(Optional.of(new Points(0, 0, CellSet.EMPTY, CellSet.EMPTY)), position.score());
            return;
        }
        Points points = plain.score().orElseThrow();
        // The reference counts men captured in this turn only when it ends.
        int took = said.field("took").map(Integer::parseInt).orElse(0);
        int white = plain.toMove() == Side.BLACK ? took : 0;
        Points wanted = new Points(
                points.white() - white, points.black() - (took - white), points.whiteCells(), points.blackCells());
        assertEquals(Optional.of(wanted), position.score());
    }
}
