package hexalyst.game.medusa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Reason;
import hexalyst.game.RulesByHand;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.turn.Changes;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is said about turns, in the examples of the dossier and compared with the effects of each turn in random games.
@Tag("slow")
class MedusaIdeasTest extends RulesByHand {
    private static final int GAMES = 40;
    private static final int LONGEST = 80;

    MedusaIdeasTest() {
        super(Medusa.GAME);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "4/1x1x1/6/1x1x1x1/6/bx1x1/w3 b marker=0 | a2 | reverses a stone without liberties",
                "4/1x1x1/6/1x1x1x1/6/bx1x1/1b2 w marker=0 | a1 | loses the stone placed, which would have no liberty",
                "4/1x1x1/6/1xwx1x1/wbbw2/bxbx1/1wbw b marker=0 | a1 | reverses a stone without liberties;"
                        + " closes a rosette round b2: while it stands, its group is never reversed",
                "4/1x1x1/6/1x1x1x1/6/1x1x1/wb2 w marker=0 | b1" + " | gives the group at a1, which had one liberty, 2",
                "4/1x1x1/6/1x1x1x1/6/1x1x1/w3 b marker=0 | a2 | leaves White's group at a1 with one liberty",
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b marker=w3 | e1-e3"
                        + " | places nothing, so the marker moves one point towards Black",
                "4/1x1x1/bb4/1x1x1x1/6/1x1x1/4 b marker=w3 | e5+e1-e3 | makes a group of 2 with 5 liberties",
                "4/1x1x1/bb1bb1/1x1x1x1/6/1x1x1/4 b marker=0 | e3 | joins 2 groups into one of 5 stones",
                "4/1x1x1/6/bx1x1x1/b5/1x1x1/wb2 b marker=0 | d1-b1"
                        + " | reverses a stone without liberties; joins 2 groups into one of 4 stones;"
                        + " places nothing, so the marker moves one point towards Black",
                "2/1x1/2 w marker=w9 | pass | places nothing"
            })
    void theDossiersTurnsAreTold(String position, String turn, String told) {
        Position before = of(position);
        assertEquals(told, String.join("; ", before.ideas(Positions.move(before, turn))));
    }

    /// The rules' own example of a turn in which the placed stone is reversed and then freed by leaps.
    @Test
    void aStoneThatIsTheMoversInTheEndIsNotLost() {
        Position before = of("1b2/wxbx1/2w2b/1xwxwxw/w2w2/bx1x1/1bww w marker=0");
        Move turn = Positions.move(before, "a1+d5-b3+e3-c2");
        String told = String.join("; ", before.ideas(turn));
        assertEquals(
                "reverses 2 groups without liberties, 2 stones in all; joins 4 groups into one of 10 stones", told);
        assertEquals(
                "places 1, moves 2, reverses 2",
                before.edition().words(before.preview(turn).reason()));
    }

    @Test
    void germanNamesGroupsAndLiberties() {
        Position before = of("4/1x1x1/6/1xwx1x1/wbbw2/bxbx1/1wbw b marker=0");
        assertEquals(
                "dreht einen Stein ohne Freiheiten um; schließt eine Rosette um b2: solange sie steht, wird ihre Gruppe"
                        + " nie umgedreht",
                String.join("; ", Texts.in(Locale.GERMAN, () -> before.ideas(Positions.move(before, "a1")))));
    }

    @Test
    void everySentenceIsTrue() {
        Set<String> said = new TreeSet<>();
        Random random = new Random(5);
        for (int game = 0; game < GAMES; game++) {
            Position position = Medusa.GAME.start(
                    Medusa.GAME.editions().getFirst(), Medusa.GAME.sizes().get(1 + game % 2));
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
        assertEquals(
                Set.of(
                        "idea.confines",
                        "idea.confinesSeveral",
                        "idea.frees",
                        "idea.joins",
                        "idea.liberties",
                        "idea.loses",
                        "idea.marker",
                        "idea.nothing",
                        "idea.reverses",
                        "idea.reversesSeveral",
                        "idea.rosette",
                        "idea.surrounds"),
                said);
    }

    private static void check(Position before, Move move, Set<String> said) {
        for (Reason idea : Medusa.GAME.ideas(before, move)) {
            said.add(idea.key());
            check(idea, before, move, before.play(move));
            assertFalse(before.edition().words(idea).isBlank());
        }
    }

    private static void check(Reason idea, Position before, Move move, Position after) {
        Side mover = before.toMove();
        Side other = mover.other();
        String what =
                text(before) + " " + before.text(move) + ": " + before.edition().words(idea);
        CellSet was = stones(before, other);
        CellSet is = stones(after, other);
        switch (idea.key()) {
            case "idea.reverses" -> assertTrue(was.minus(is).size() == number(idea, 0), what);
            case "idea.reversesSeveral" -> {
                assertTrue(was.minus(is).size() == number(idea, 1), what);
                assertTrue(Groups.of(before.grid(), was.minus(is)).size() == number(idea, 0), what);
            }
            case "idea.loses" -> assertEquals(number(idea, 0), is.minus(was).size(), what);
            case "idea.frees" -> {
                int cell = cell(before, idea, 0);
                assertEquals(1, liberties(before, cell), what);
                assertEquals(number(idea, 1), liberties(after, cell), what);
                assertTrue(before.at(cell).is(mover) && after.at(cell).is(mover) && number(idea, 1) > 1, what);
            }
            case "idea.rosette" -> {
                CellSet ring = after.grid().neighbours(cell(after, idea, 0));
                assertTrue(ring.size() == 6 && ring.minus(stones(after, mover)).isEmpty(), what);
                assertFalse(ring.minus(stones(before, mover)).isEmpty(), what);
            }
            case "idea.surrounds" -> assertEquals(number(idea, 0), alone(after, mover) - alone(before, mover), what);
            case "idea.confines" -> {
                int cell = cell(after, idea, 1);
                assertTrue(
                        after.at(cell).is(other) && liberties(after, cell) == 1 && hadMore(before, after, cell), what);
            }
            case "idea.confinesSeveral" ->
                assertTrue(
                        Groups.of(after.grid(), is).stream()
                                        .filter(group -> liberties(after, group.next(0)) == 1)
                                        .filter(group -> hadMore(before, after, group.next(0)))
                                        .count()
                                >= number(idea, 1),
                        what);
            case "idea.joins" ->
                assertTrue(
                        Groups.of(after.grid(), stones(after, mover)).stream()
                                .filter(group -> group.size() == number(idea, 1))
                                .anyMatch(group -> joined(before, move, after, group) == number(idea, 0)),
                        what);
            case "idea.marker" ->
                assertTrue(
                        stones(before, mover).or(was).size()
                                        == stones(after, mover).or(is).size()
                                && !before.setup()
                                        .field("marker")
                                        .equals(after.setup().field("marker")),
                        what);
            case "idea.liberties" -> {
                int cell = move.lastCell();
                assertEquals(number(idea, 1), liberties(after, cell), what);
                assertEquals(number(idea, 0), group(after, cell).size(), what);
            }
            default -> assertEquals("idea.nothing", idea.key(), what);
        }
    }

    /// Whether a stone of a group of the player who is not to move had more than one liberty before.
    private static boolean hadMore(Position before, Position after, int cell) {
        return group(after, cell).and(stones(before, before.toMove().other())).stream()
                .anyMatch(stone -> liberties(before, stone) > 1);
    }

    /// How many groups from before a turn have all their surviving stones in this group.
    private static int joined(Position before, Move move, Position after, CellSet whole) {
        Map<Integer, Integer> ends = new HashMap<>();
        Changes.of(before, move, after)
                .walks()
                .forEach(walk -> ends.put(walk.cells().getFirst(), walk.end()));
        CellSet own = stones(after, before.toMove());
        return (int) Groups.of(before.grid(), stones(before, before.toMove())).stream()
                .map(group -> CellSet.of(group.stream()
                        .map(cell -> ends.getOrDefault(cell, cell))
                        .filter(own::contains)
                        .toArray()))
                .filter(left -> !left.isEmpty() && left.minus(whole).isEmpty())
                .count();
    }

    private static int number(Reason idea, int place) {
        return (int) idea.arguments().get(place);
    }

    private static int cell(Position position, Reason idea, int place) {
        return Positions.cell(position, idea.arguments().get(place).toString());
    }

    private static CellSet stones(Position position, Side side) {
        CellSet stones = CellSet.EMPTY;
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            stones = position.at(cell).is(side) ? stones.with(cell) : stones;
        }
        return stones;
    }

    private static CellSet group(Position position, int cell) {
        Side side = position.at(cell).is(Side.WHITE) ? Side.WHITE : Side.BLACK;
        return Groups.around(position.grid(), cell, stones(position, side)::contains);
    }

    private static int liberties(Position position, int cell) {
        return (int) Groups.near(position.grid(), group(position, cell)).stream()
                .filter(at -> position.at(at).isEmpty())
                .count();
    }

    /// How many empty cells only this side's stones surround.
    private static int alone(Position position, Side side) {
        int alone = 0;
        Grid grid = position.grid();
        for (int cell = 0; cell < grid.cells(); cell++) {
            CellSet near = Groups.near(
                    grid, Groups.around(grid, cell, at -> position.at(at).isEmpty()));
            boolean own = !near.and(stones(position, side)).isEmpty();
            alone += own && near.and(stones(position, side.other())).isEmpty() ? 1 : 0;
        }
        return alone;
    }
}
