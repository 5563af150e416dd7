package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Groups;
import hexalyst.game.threes.Threes;
import hexalyst.turn.Changes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/// What holds for the positions of every game about turns, their parts and their effects. Checked for the program's
/// games and for the games that only tests have.
public final class Contract {
    /// How many turns are tried at most, and how many orders of parts where these are moves of their own: each order is
    /// played part by part.
    private static final int MOST_TURNS = 3_000;

    private static final int MOST_ORDERS = 1_000;

    private Contract() {}

    /// The program's games, and the smallest game of the kit, which is on squares.
    public static List<Game> games() {
        return Stream.concat(Games.all().stream(), Stream.of(Threes.GAME)).toList();
    }

    /// The one of these games with this id.
    public static Game game(String id) {
        return games().stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow();
    }

    /// The positions of a random line, including those in the middle of turns, at most this many.
    public static List<Position> line(Random random, Position start, int most) {
        List<Position> line = new ArrayList<>(List.of(start));
        while (!line.getLast().outcome().over() && line.size() < most) {
            List<Step> steps = line.getLast().steps();
            line.add(line.getLast().step(steps.get(random.nextInt(steps.size()))));
        }
        return line;
    }

    /// Checks the parts that may come next.
    public static void assertParts(Position position) {
        MoveCodec codec = position.game().codec(position.grid());
        List<Part> parts = position.parts();
        assertEquals(position.outcome().over(), parts.isEmpty());
        assertFalse(position.midTurn() && position.outcome().over(), "the end is no middle");
        assertFalse(parts.contains(Part.END) && !position.midTurn(), "only what was begun ends");
        assertNotEquals(List.of(Part.END), parts, "a turn that can only end has ended");
        assertEquals(
                parts.stream()
                        .sorted(Comparator.comparingInt(codec::encode))
                        .distinct()
                        .toList(),
                parts);
        boolean listed = position.game().traits().turns() == Traits.Turns.LISTED;
        assertTrue(listed || parts.stream().map(Step::of).toList().equals(position.steps()));
        for (Part part : parts) {
            boolean common = Set.of(Part.END, Part.SWAP, Part.PASS).contains(part);
            if (part instanceof Part.Choose word && !common) {
                assertFalse(position.edition()
                        .words(Reason.of("word." + word.word()))
                        .isBlank());
            }
            assertEquals(part, codec.decode(codec.encode(part)));
            Position next = position.with(part);
            assertTrue(listed || next.equals(position.step(Step.of(part))));
            boolean again = position.game().traits().severalParts() && next.midTurn();
            assertEquals(again, next.midTurn());
            assertTrue(!again || next.toMove() == position.toMove(), "the same player goes on");
            assertTrue(again || next.toMove() != position.toMove(), "the other one is next");
            assertFalse(part.equals(Part.END) && again);
        }
        assertTurnGroups(position);
        if (!parts.contains(Part.END)) {
            assertThrows(IllegalMoveException.class, () -> position.with(Part.END));
        }
    }

    /// Checks the groups of turns against the parts that may come next.
    private static void assertTurnGroups(Position position) {
        CellSet seen = CellSet.EMPTY;
        for (TurnGroup group : position.turnGroups()) {
            assertFalse(group.cells().isEmpty());
            assertTrue(seen.and(group.cells()).isEmpty(), "a cell has one group");
            seen = seen.or(group.cells());
            assertTrue(group.cells().stream()
                    .anyMatch(cell -> position.at(cell).pieces().stream()
                            .anyMatch(piece -> piece.owner().equals(Optional.of(position.toMove())))));
            assertFalse(position.edition().words(group.says()).isBlank());
            CellSet near = Groups.near(position.grid(), group.cells()).or(group.cells());
            assertTrue(
                    !group.open()
                            || position.parts().stream()
                                    .anyMatch(part ->
                                            Move.of(part).cells().stream().anyMatch(near::contains)),
                    "who may do something can do it");
            assertTrue(
                    group.open()
                            || position.parts().stream()
                                    .noneMatch(part -> part instanceof Part.Shift shift
                                            && group.cells().contains(shift.from())),
                    "who may do nothing does not move");
        }
    }

    /// Checks the whole turns against all orders of parts; false if there are too many of these.
    ///
    /// @param position not in the middle of a turn
    public static boolean turnsAreWhatPartsMake(Position position) {
        List<List<Part>> orders = new ArrayList<>();
        if (!collect(position, List.of(), orders)) {
            return false;
        }
        Set<Position> byTurns = new HashSet<>();
        List<Move> legal = position.legalMoves();
        for (Move move : legal) {
            assertTrue(position.allows(move), () -> position.text(move));
            assertEquals(move, position.canonical(move));
            assertTrue(byTurns.add(position.play(move))
                    || !position.game().traits().severalParts());
            assertEquals(
                    Optional.of(move.parts().stream()
                            .sorted(Comparator.comparing(Part::toString))
                            .toList()),
                    position.move(position.text(move))
                            .map(read -> read.parts().stream()
                                    .sorted(Comparator.comparing(Part::toString))
                                    .toList()));
        }
        Set<Position> byParts = new HashSet<>();
        Map<List<Part>, Map<Position, Move>> canonical = new HashMap<>();
        for (List<Part> order : orders) {
            Move turn = new Move(order);
            Position after = position;
            for (Part part : order) {
                after = after.with(part);
            }
            byParts.add(after);
            Move first = position.canonical(turn);
            assertEquals(first, position.canonical(first));
            assertEquals(after, position.play(first), () -> position + " " + position.text(turn));
            List<Part> sorted =
                    order.stream().sorted(Comparator.comparing(Part::toString)).toList();
            Move other =
                    canonical.computeIfAbsent(sorted, any -> new HashMap<>()).putIfAbsent(after, first);
            assertTrue(other == null || other.equals(first), () -> position.text(turn));
            List<Step> steps = position.steps(List.of(turn));
            assertEquals(
                    List.of(first),
                    position.turns(steps).stream().map(position::canonical).toList());
        }
        assertEquals(byParts, byTurns);
        return true;
    }

    /// False if there are too many.
    private static boolean collect(Position position, List<Part> begun, List<List<Part>> orders) {
        int most = position.game().traits().openTurns() ? MOST_ORDERS : MOST_TURNS;
        for (Part part : position.parts()) {
            List<Part> longer = new ArrayList<>(begun);
            longer.add(part);
            Position next = position.with(part);
            if (!next.midTurn()) {
                orders.add(longer);
            }
            if (orders.size() > most || next.midTurn() && !collect(next, longer, orders)) {
                return false;
            }
        }
        return true;
    }

    /// Checks the reported effects of a turn against the contents before and after.
    public static void assertChanges(Position before, Move move) {
        Position after = before.play(move);
        Changes changes = Changes.of(before, move, after);
        assertTrue(changes.taken().and(changes.turned()).isEmpty());
        for (int cell = 0; cell < before.grid().cells(); cell++) {
            boolean blocked = after.at(cell).isBlocked() && !before.at(cell).isBlocked();
            assertEquals(blocked, changes.walled().contains(cell));
        }
        int[] more = new int[2];
        boolean flat = true;
        for (int cell = 0; cell < before.grid().cells(); cell++) {
            List<Piece> was = before.at(cell).pieces();
            List<Piece> is = after.at(cell).pieces();
            flat &= was.size() <= 1 && is.size() <= 1;
            if (changes.taken().contains(cell)) {
                assertTrue(!was.isEmpty() && !is.equals(was), "what is taken was there");
            }
            if (changes.turned().contains(cell)) {
                assertEquals(owners(before.at(cell).exchanged()), owners(after.at(cell)), "the other player's now");
            }
            count(was, -1, more);
            count(is, 1, more);
            if (changes.taken().contains(cell)) {
                count(was, 1, more);
            }
            if (changes.turned().contains(cell)) {
                count(was, 1, more);
                count(is, -1, more);
            }
        }
        // Men whose cell becomes a wall leave the board together with those that they captured.
        changes.walks().stream()
                .filter(walk -> after.at(walk.end()).isBlocked())
                .forEach(walk -> count(walk.pieces().pieces(), 1, more));
        // A piece may move that was placed or turned over in the same turn.
        boolean stood = changes.walks().stream()
                .allMatch(walk -> before.at(walk.cells().getFirst())
                        .top(walk.pieces().pieces().size())
                        .equals(walk.pieces()));
        boolean simple =
                flat && stood && !move.isSwap() && move.parts().stream().noneMatch(Part.Choose.class::isInstance);
        for (Part part : move.parts()) {
            if (part instanceof Part.Put put) {
                count(after.at(put.cell()).pieces(), -1, more);
            }
        }
        for (Side side : Side.values()) {
            int gone = -more[side.ordinal()];
            assertTrue(!simple || gone == 0, () -> before + " " + before.text(move) + " " + changes);
        }
    }

    private static List<Optional<Side>> owners(Content content) {
        return content.pieces().stream().map(Piece::owner).toList();
    }

    private static void count(List<Piece> pieces, int by, int[] sums) {
        pieces.forEach(piece -> piece.owner().ifPresent(side -> sums[side.ordinal()] += by));
    }

    /// Checks that points are given where they decide the game, and who has more.
    public static void assertScore(Position position) {
        assertTrue(!position.game().traits().scored() || position.score().isPresent());
        position.score()
                .ifPresent(told ->
                        assertTrue(told.whiteCells().and(told.blackCells()).isEmpty(), "a cell counts for one player"));
    }

    /// Checks that the points agree with the winner if they decide the game.
    public static void assertDecidedByScore(Position end) {
        end.score()
                .filter(points -> end.game().traits().scored())
                .ifPresent(points -> assertEquals(points.leader(), end.outcome().wonBy()));
    }

    /// Checks that the positions of a line, also in the middle of turns, have different keys, and that none is repeated
    /// where the rules forbid it.
    public static void assertRepetition(List<Position> line) {
        Map<PositionKey, Position> seen = new HashMap<>();
        boolean mayComeBack = line.getFirst().game().traits().repetition() == Traits.Repetition.NONE;
        for (Position position : line) {
            Position before = seen.putIfAbsent(position.key(), position);
            assertTrue(before == null || before.equals(position) && mayComeBack, () -> before + " and " + position);
        }
        assertTrue(!mayComeBack || seen.size() == new HashSet<>(line).size());
    }
}
