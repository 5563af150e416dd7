package hexalyst.game.phalanx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.Reason;
import hexalyst.game.RulesByHand;
import hexalyst.game.SetupField;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.turn.Changes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is said about turns, in the examples of the dossier and compared with the effects of each turn in random games.
class PhalanxIdeasTest extends RulesByHand {
    private static final int GAMES = 12;
    private static final int LONGEST = 60;

    PhalanxIdeasTest() {
        super(Phalanx.GAME);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4b/6/7/8/wwwwb1b2/8/7/6/5 w | e1-e7"
                        + " | captures 2 men: the row of 4 from e1 is longer than both enemy lines that it reaches",
                "4b/6/7/8/wwwbb4/8/7/6/5 w | e1-e4"
                        + " | captures 1 man: the row of 3 from e1 is longer than the enemy line that it reaches",
                "5/6/3w3/4w3/wwwbbb3/8/7/6/5 w | g4-e6+e1-e5 | captures 3 men with 2 rows",
                "5/6/7/8/2w2w3/8/7/6/b4 w | e4+e5 | joins 2 groups into one of 4 men;"
                        + " makes a row of 4 from e3 to e6, longer than any of Yellow",
                "5/6/7/8/2w2w3/8/7/6/b4 w | pass | ",
                "5/6/7/8/2ww1w3/8/7/6/b4 w grew=e4 | end | ",
                "3/4/5/4/3 w phase=place1 | c3w+a1b+e3b | "
            })
    void theDossiersTurnsAreTold(String position, String turn, String told) {
        Position before = of(position);
        assertEquals(told == null ? "" : told, String.join("; ", before.ideas(Positions.move(before, turn))));
    }

    @Test
    void theEndOfABegunTurnIsCalledSo() {
        Position before = of("5/6/7/8/2ww1w3/8/7/6/b4 w grew=e4");
        Reason effect = before.preview(Positions.move(before, "end")).reason();
        assertEquals("Red ends the turn", before.edition().words(effect));
        assertEquals(
                "Rot beendet den Zug",
                Texts.in(Locale.GERMAN, () -> before.edition().words(effect)));
    }

    /// The row moves one of two cells out of the reach of the only row that could capture it.
    @Test
    void menOutOfReachAreSaved() {
        Position before = of("5/6/7/8/bbb1ww3/8/7/6/5 w");
        assertEquals(
                List.of("saves 1 man from every single movement of Yellow"),
                before.ideas(Positions.move(before, "e5-e7")).stream().limit(1).toList());
        assertEquals(
                List.of("rettet 1 Stein vor jeder einzelnen Bewegung von Gelb"),
                Texts.in(Locale.GERMAN, () -> before.ideas(Positions.move(before, "e5-e7"))).stream()
                        .limit(1)
                        .toList());
    }

    @Test
    void everySentenceIsTrue() {
        Set<String> said = new TreeSet<>();
        Random random = new Random(5);
        for (int game = 0; game < GAMES; game++) {
            Position position = Phalanx.GAME.start(
                    Phalanx.GAME.editions().getFirst(), Phalanx.GAME.sizes().get(1 + game % 2));
            for (int ply = 0; ply < LONGEST && !position.outcome().over(); ply++) {
                Move move = Positions.move(random, position);
                Position after = position.play(move);
                check(position, move, said);
                Position begun = position.step(
                        position.steps().get(random.nextInt(position.steps().size())));
                if (begun.midTurn()) {
                    check(begun, Positions.move(random, begun), said);
                }
                position = after;
            }
        }
        assertTrue(
                said.containsAll(Set.of(
                        "idea.takes",
                        "idea.takesSeveral",
                        "idea.saves",
                        "idea.gains",
                        "idea.costs",
                        "idea.threatens",
                        "idea.joins",
                        "idea.row",
                        "idea.rowLonger")),
                () -> "only " + said);
    }

    private static void check(Position before, Move move, Set<String> said) {
        for (Reason idea : Phalanx.GAME.ideas(before, move)) {
            said.add(idea.key());
            check(idea, before, move, before.play(move));
            assertFalse(before.edition().words(idea).isBlank());
        }
    }

    private static void check(Reason idea, Position before, Move move, Position after) {
        Side mover = before.toMove();
        String what =
                text(before) + " " + before.text(move) + ": " + before.edition().words(idea);
        switch (idea.key()) {
            case "idea.takes" -> {
                assertEquals(number(idea, 0), took(before, after), what);
                assertTrue(rows(before, move).contains(idea.arguments().get(2) + " of " + number(idea, 1)), what);
                CellSet taken = men(before, mover.other()).minus(men(after, mover.other()));
                assertEquals(number(idea, 3), Groups.of(before.grid(), taken).size(), what);
            }
            case "idea.takesSeveral" -> {
                assertEquals(number(idea, 0), took(before, after), what);
                assertTrue(rows(before, move).size() >= number(idea, 1), what);
            }
            case "idea.saves" -> assertEquals(number(idea, 0), saved(before, move, after), what);
            case "idea.gains" -> assertEquals(number(idea, 0), alone(after, mover) - alone(before, mover), what);
            case "idea.costs" ->
                assertEquals(number(idea, 1), alone(before, mover.other()) - alone(after, mover.other()), what);
            case "idea.threatens" -> assertEquals(number(idea, 0), threatened(before, after), what);
            case "idea.joins" ->
                assertTrue(
                        Groups.of(after.grid(), men(after, mover)).stream()
                                .filter(group -> group.size() == number(idea, 1))
                                .anyMatch(group -> joined(before, move, after, group) == number(idea, 0)),
                        what);
            case "idea.row", "idea.rowLonger" -> {
                int longest = longest(after, mover);
                assertEquals(number(idea, 0), longest, what);
                assertTrue(longest > longest(before, mover), what);
                assertEquals(idea.key().equals("idea.rowLonger"), longest > longest(after, mover.other()), what);
            }
            default -> assertTrue(idea.key().startsWith("makes."), what);
        }
    }

    private static int number(Reason idea, int place) {
        return (int) idea.arguments().get(place);
    }

    private static int took(Position before, Position after) {
        return men(before, before.toMove().other()).size()
                - men(after, before.toMove().other()).size();
    }

    private static CellSet men(Position position, Side side) {
        CellSet men = CellSet.EMPTY;
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            men = position.at(cell).is(side) ? men.with(cell) : men;
        }
        return men;
    }

    /// The rows that a turn moves, each by its tail and how many men move.
    private static List<String> rows(Position before, Move move) {
        List<String> rows = new ArrayList<>();
        Position at = before;
        for (Part part : move.parts()) {
            if (part instanceof Part.Shift shift) {
                rows.add(before.grid().name(shift.from()) + " of "
                        + at.shifted(shift).size());
            }
            at = at.with(part);
        }
        return rows;
    }

    /// The position at the beginning of a turn of the side.
    private static Position asTurnOf(Side side, Position position) {
        PositionSetup setup = position.setup().with(side);
        for (SetupField field : position.game().fields()) {
            setup = field.inTurn() ? setup.withField(field.name(), Optional.empty()) : setup;
        }
        return position.toMove() == side && !position.midTurn()
                ? position
                : switch (position.game().position(position.edition(), setup)) {
                    case SetupResult.Valid valid -> valid.position();
                    case SetupResult.Invalid invalid -> throw new AssertionError(text(position));
                };
    }

    /// The captures of each movement with which a turn can begin.
    private static List<CellSet> hits(Position position) {
        return position.parts().stream()
                .filter(Part.Shift.class::isInstance)
                .map(part -> {
                    CellSet other = men(position, position.toMove().other());
                    return other.minus(
                            men(position.with(part), position.toMove().other()));
                })
                .toList();
    }

    private static CellSet hit(Position position) {
        return hits(position).stream().reduce(CellSet.EMPTY, CellSet::or);
    }

    /// The most men that one movement can capture if it captures one that could not be captured before.
    private static int threatened(Position before, Position after) {
        CellSet old = hit(asTurnOf(before.toMove(), before));
        return hits(asTurnOf(before.toMove(), after)).stream()
                .filter(hit -> !hit.minus(old).isEmpty())
                .mapToInt(CellSet::size)
                .max()
                .orElse(0);
    }

    /// Where the men that move end.
    private static Map<Integer, Integer> ends(Position before, Move move, Position after) {
        Map<Integer, Integer> ends = new HashMap<>();
        Changes.of(before, move, after)
                .walks()
                .forEach(walk -> ends.put(walk.cells().getFirst(), walk.end()));
        return ends;
    }

    /// How many groups from before a turn have all their surviving men in this group.
    private static int joined(Position before, Move move, Position after, CellSet whole) {
        Map<Integer, Integer> ends = ends(before, move, after);
        CellSet own = men(after, before.toMove());
        return (int) Groups.of(before.grid(), men(before, before.toMove())).stream()
                .map(group -> CellSet.of(group.stream()
                        .map(cell -> ends.getOrDefault(cell, cell))
                        .filter(own::contains)
                        .toArray()))
                .filter(left -> !left.isEmpty() && left.minus(whole).isEmpty())
                .count();
    }

    private static int saved(Position before, Move move, Position after) {
        Map<Integer, Integer> ends = ends(before, move, after);
        CellSet now = hit(after);
        return (int) hit(asTurnOf(before.toMove().other(), before)).stream()
                .map(man -> ends.getOrDefault(man, man))
                .filter(end -> after.at(end).is(before.toMove()) && !now.contains(end))
                .count();
    }

    /// How many empty cells only this side's men can reach.
    private static int alone(Position position, Side side) {
        int alone = 0;
        Grid grid = position.grid();
        for (int cell = 0; cell < grid.cells(); cell++) {
            CellSet region = Groups.around(grid, cell, at -> position.at(at).isEmpty());
            CellSet near = Groups.near(grid, region);
            boolean own = !near.and(men(position, side)).isEmpty();
            alone += own && near.and(men(position, side.other())).isEmpty() ? 1 : 0;
        }
        return alone;
    }

    private static int longest(Position position, Side side) {
        CellSet men = men(position, side);
        int longest = 0;
        for (int direction = 0; direction < 6; direction++) {
            for (int man : men.stream().toArray()) {
                int length = 0;
                for (int at = man;
                        at != Grid.NONE && men.contains(at);
                        at = position.grid().neighbour(at, direction)) {
                    length++;
                }
                longest = Math.max(longest, length);
            }
        }
        return longest;
    }
}
