package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.notation.PositionText;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests the sure part of a score with games in which one side defends it and the other plays arbitrarily.
@Tag("slow")
class SureScoreTest {
    /// The most turns of a game; longer ones are stopped.
    private static final int LONG = 400;

    private final Random random = new Random(7);
    private int bounds;
    private int decided;
    private int kept;

    @ParameterizedTest
    @CsvSource({"phalanx, 3, 40, 5", "phalanx, 5, 4, 5", "medusa, 4, 3, 5", "medusa, 6, 1, 20"})
    void noPlayOfTheOtherSideGetsBeyondIt(String name, int side, int games, int every) {
        for (int i = 0; i < games; i++) {
            Position position = start(name, side);
            for (int turn = 0; !position.outcome().over() && turn < LONG; turn++) {
                if (turn % every == i % every && position.searchBoard().sure().isPresent()) {
                    hold(position, Side.WHITE);
                    hold(position, Side.BLACK);
                }
                position = position.play(any(position));
            }
        }
        assertTrue(
                kept > 20 * games && decided > games, kept + " cells kept, " + decided + " of " + bounds + " decided");
    }

    @ParameterizedTest
    @CsvSource({"phalanx, 3, 25, 3000", "medusa, 4, 15, 1500"})
    void noPlayAtAllOfASmallPositionGetsBeyondIt(String name, int side, int games, int most) {
        for (int i = 0; i < games; i++) {
            Position position = start(name, side);
            for (int turn = 0; !position.outcome().over() && turn < LONG; turn++) {
                if (sure(position).decided() && turn % 3 == 0) {
                    exhaust(position, Side.WHITE, most);
                    exhaust(position, Side.BLACK, most);
                }
                position = position.play(any(position));
            }
        }
        assertTrue(decided > 2 * games, decided + " decided");
    }

    private static Position start(String name, int side) {
        Game game = Games.named(name).orElseThrow();
        return game.start(
                game.editions().getFirst(),
                game.sizes().stream()
                        .filter(grid -> grid.rows() == 2 * side - 1)
                        .findFirst()
                        .orElseThrow());
    }

    private static SureScore sure(Position position) {
        return position.searchBoard().sure().orElse(new SureScore(-1000, 1000, CellSet.EMPTY, CellSet.EMPTY, 1));
    }

    private void hold(Position from, Side keeper) {
        SureScore sure = sure(from);
        bounds++;
        kept += sure.cells(keeper).size();
        decided += sure.decided() ? 1 : 0;
        for (int game = 0; game < 3; game++) {
            Position at = from;
            for (int turn = 0; !at.outcome().over() && turn < LONG; turn++) {
                at = at.play(at.toMove() == keeper ? keeping(at, sure.cells(keeper)) : attack(at));
            }
            if (at.outcome().over()) {
                check(from, at, sure, keeper);
            }
        }
    }

    /// Every play of the other side, unless it leads to too many positions.
    private void exhaust(Position from, Side keeper, int most) {
        SureScore sure = sure(from);
        Set<Position> met = new HashSet<>();
        Deque<Position> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty() && met.size() < most) {
            Position at = open.pop();
            if (at.outcome().over()) {
                check(from, at, sure, keeper);
            } else if (at.toMove() == keeper) {
                add(at.play(keeping(at, sure.cells(keeper))), met, open);
            } else {
                at.steps().forEach(step -> add(at.step(step), met, open));
            }
        }
        decided++;
    }

    private static void add(Position position, Set<Position> met, Deque<Position> open) {
        if (met.add(position)) {
            open.push(position);
        }
    }

    private static void check(Position from, Position end, SureScore sure, Side keeper) {
        Points points = end.score().orElseThrow();
        int lead = points.white() - points.black();
        String told = PositionText.format(from) + " to " + PositionText.format(end) + ": " + lead + ", " + sure;
        assertTrue(keeper == Side.WHITE ? lead >= sure.least() : lead <= sure.most(), told);
        CellSet lost = sure.cells(keeper)
                .minus(keeper == Side.WHITE ? points.whiteCells() : points.blackCells())
                .minus(pieces(end, keeper));
        assertEquals(CellSet.EMPTY, lost, told);
    }

    private static CellSet pieces(Position position, Side side) {
        return CellSet.of(IntStream.range(0, position.grid().cells())
                .filter(cell -> position.at(cell).is(side))
                .toArray());
    }

    /// Fills the kept cells while the other side has something there, if stones may be placed anywhere; otherwise
    /// passes.
    private static Move keeping(Position position, CellSet cells) {
        CellSet enemies = cells.and(pieces(position, position.toMove().other()));
        if (enemies.isEmpty()) {
            return Move.pass();
        }
        return cells.stream()
                .filter(cell -> position.at(cell).isEmpty())
                .<Part>mapToObj(cell -> new Part.Put(cell, Piece.of(position.toMove())))
                .filter(position.parts()::contains)
                .findFirst()
                .map(Move::of)
                .orElse(Move.pass());
    }

    private Move any(Position position) {
        return Turns.made(position, at -> one(at.steps()));
    }

    /// A turn of random parts, or of the parts that capture most at once.
    private Move attack(Position position) {
        boolean greedy = random.nextBoolean();
        return Turns.made(position, at -> greedy ? best(at) : one(at.steps()));
    }

    private Step best(Position at) {
        return at.steps().stream()
                .max(Comparator.comparingInt(step -> gain(at, step)))
                .orElseThrow();
    }

    private int gain(Position at, Step step) {
        Position next = at.step(step);
        int points = next.outcome().over() || next.toMove() != at.toMove()
                ? next.searchBoard().plainCount() * (next.toMove() == at.toMove() ? 1 : -1)
                : next.searchBoard().plainCount();
        return 4 * points + random.nextInt(4);
    }

    private Step one(List<Step> steps) {
        return steps.get(random.nextInt(steps.size()));
    }
}
