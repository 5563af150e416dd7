package hexalyst.game.manalath;

import static hexalyst.game.Positions.cell;
import static hexalyst.game.Positions.cells;
import static hexalyst.game.Positions.move;
import static hexalyst.game.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Positions;
import hexalyst.game.Reason;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ManalathRulesTest {
    private static final String FIRST_DIAGRAM = "w1ww1/wwb3/1w1wbb1/w1bbww2/w1ww5/3bww2/1w1w1bw/w4w/1www1 w";
    private static final String SECOND_DIAGRAM = "w1b1w/ww1b1w/3w3/ww1w2bb/w4w1ww/1wwbbb1w/3w1w1/bwbb2/bwwbw b";

    private static String names(Position position) {
        return position.outcome().cells().stream()
                .mapToObj(position.grid()::name)
                .collect(Collectors.joining(" "));
    }

    @Test
    void designersFirstDiagramIsLostForWhite() {
        Position position = Positions.of(FIRST_DIAGRAM);
        assertEquals(46, position.legalMoves().size());
        for (Move move : position.legalMoves()) {
            assertEquals(Optional.of(Side.BLACK), position.play(move).outcome().wonBy(), position.text(move));
        }
        Position quint = play(position, "d2w");
        assertEquals("White ends the turn with a quart", quint.endWords());
        assertEquals(4, quint.outcome().cells().size());
    }

    @Test
    void designersSecondDiagram() {
        Position position = Positions.of(SECOND_DIAGRAM);
        assertEquals(41, position.legalMoves().size());
        for (String quint : List.of("c7w", "d7w", "e7w")) {
            assertFalse(play(position, quint).outcome().over(), quint);
        }
        assertFalse(play(position, "c7b").outcome().over());
        Position quart = play(position, "d7b");
        assertEquals(Optional.of(Side.WHITE), quart.outcome().wonBy());
        assertTrue(quart.outcome().cells().contains(cell(quart, "d7")));
        IllegalMoveException illegal = assertThrows(IllegalMoveException.class, () -> play(position, "e7b"));
        assertEquals("e7b is illegal: it would make a group of 6; the limit is 5", illegal.getMessage());
    }

    @Test
    void outcomeCarriesTheCellsThatDecide() {
        Position quint = play(Positions.of("5/6/7/8/9/8/7/6/ww1ww w"), "a3w");
        assertEquals(Optional.of(Side.WHITE), quint.outcome().wonBy());
        assertEquals("White has a quint", quint.endWords());
        assertEquals("a1 a2 a3 a4 a5", names(quint));
        assertEquals("1-0", quint.outcome().result());
        Position quart = play(Positions.of("5/6/7/8/9/8/7/6/1bb1b b"), "a4b");
        assertEquals(Optional.of(Side.WHITE), quart.outcome().wonBy());
        assertEquals("a2 a3 a4 a5", names(quart));
        assertEquals("", names(Positions.of("2/3/2 w")));
    }

    @Test
    void quartAndQuintTogetherGoByPrecedence() {
        String quartThere = "5/6/wwww3/8/9/8/7/ww1ww1/5 w";
        Position designer = Positions.of("designer", quartThere);
        assertEquals(Optional.of(Side.BLACK), play(designer, "b3w").outcome().wonBy());
        String quintThere = "5/6/wwwww2/8/9/8/7/ww1w2/5 w";
        assertEquals(
                Optional.of(Side.WHITE),
                play(Positions.of("designer", quintThere), "b3w").outcome().wonBy());
        assertEquals(
                Optional.of(Side.BLACK),
                play(Positions.of("nestorgames", quintThere), "b3w").outcome().wonBy());
        String both = "5/6/wwwww2/8/9/8/7/wwww2/5 w";
        assertEquals(
                Optional.of(Side.BLACK),
                play(Positions.of("designer", both), "e5b").outcome().wonBy());
        assertEquals(
                Optional.of(Side.WHITE),
                play(Positions.of("designer", both), "b5w").outcome().wonBy(),
                "the quart became a quint");
    }

    @Test
    void aGivenQuartHasToBeExtended() {
        Position given = play(Positions.of("5/6/7/8/9/8/7/6/www2 b"), "a4w");
        assertFalse(given.outcome().over());
        assertEquals(Optional.of(Side.WHITE), play(given, "a5w").outcome().wonBy());
        assertEquals(Optional.of(Side.BLACK), play(given, "e5b").outcome().wonBy());
    }

    @Test
    void forcedPassesEndTheGame() {
        Position designer = Positions.of("designer", "2/1w1/2 w 0,0");
        assertEquals(List.of(Move.pass()), designer.legalMoves());
        Position once = play(designer, "pass");
        assertFalse(once.outcome().over());
        assertEquals(1, once.passes());
        Position twice = play(once, "pass");
        assertEquals(new Outcome.Drawn(Reason.of("end.passes")), twice.outcome());
        assertEquals("both players had to pass", twice.endWords());
        Position nestorgames = play(Positions.of("nestorgames", "2/1w1/2 w 0,0"), "pass");
        assertEquals(new Outcome.Drawn(Reason.of("end.noMove", Side.WHITE)), nestorgames.outcome());
        assertEquals("Orange has no legal move", nestorgames.endWords());
        Position quart = play(Positions.of("designer", "2/1ww/ww w 0,0"), "pass");
        assertEquals(Optional.of(Side.BLACK), quart.outcome().wonBy(), "a quart decides on a pass");
        IllegalMoveException early =
                assertThrows(IllegalMoveException.class, () -> play(Positions.of("2/3/2 w"), "pass"));
        assertEquals("pass is illegal: a player with a legal move may not pass", early.getMessage());
    }

    @Test
    void aPositionIsOfNoLanguageAndItsSentenceOfTheMoment() {
        Supplier<Position> drawn = () -> play(Positions.of("nestorgames", "2/1w1/2 w 0,0"), "pass");
        Position german = Texts.in(Locale.GERMAN, drawn);
        Position english = Texts.in(Locale.ENGLISH, drawn);
        assertEquals(german, english);
        assertEquals(german.hashCode(), english.hashCode());
        assertEquals("Orange hat keinen erlaubten Zug", Texts.in(Locale.GERMAN, english::endWords));
        assertEquals("Orange has no legal move", Texts.in(Locale.ENGLISH, german::endWords));
    }

    @Test
    void theSupplyEnds() {
        Position position = Positions.of("5/6/7/8/9/8/7/6/5 w 1,0");
        assertEquals(61, position.legalMoves().size());
        IllegalMoveException none = assertThrows(IllegalMoveException.class, () -> play(position, "a1b"));
        assertEquals("a1b is illegal: no Black piece is left", none.getMessage());
        assertEquals(List.of(Move.pass()), play(position, "a1w").legalMoves());
        assertEquals(new Supply(30, 30), Positions.of("5/6/7/8/9/8/7/6/5 w").supply());
        assertEquals(
                new Supply(29, 30),
                play(Positions.of("5/6/7/8/9/8/7/6/5 w"), "a1w").supply());
    }

    @Test
    void previewsSayWhatAMoveWouldDo() {
        Position position = Positions.of("5/6/7/8/4www2/8/7/6/ww1ww b");
        assertEquals("other colour: makes a quint (5)", text(position, "a3w"));
        Position mover = Positions.of("5/6/7/8/4www2/2b5/7/6/ww1ww w");
        assertEquals("own colour: makes a quint (5) and wins", text(mover, "a3w"));
        assertEquals("own colour: makes a quart (4) and loses: White ends the turn with a quart", text(mover, "e8w"));
        assertEquals(
                "other colour: makes a group of 2 and loses: White ends the turn with a quart",
                text(Positions.of("5/6/7/8/4wwww1/2b5/7/6/5 w"), "d4b"));
    }

    /// A single stone is not worth mentioning by itself, so it is mentioned only together with something else.
    @Test
    void aSingleStoneIsToldInASentenceWhereTheMoveLoses() {
        Position position = Positions.of("5/6/7/8/4wwww1/2b5/7/6/5 w");
        assertEquals(
                List.of("stands alone and loses: White ends the turn with a quart"),
                position.ideas(move(position, "a1w")));
        assertEquals(List.of(), Positions.of("5/6/7/8/9/8/7/6/5 w").ideas(move(position, "a1w")));
    }

    private static String text(Position position, String move) {
        return position.edition().words(position.preview(move(position, move)).reason());
    }

    private static List<SetupProblem> problems(String edition, PositionSetup setup) {
        Edition rules = Manalath.GAME.edition(edition).orElseThrow();
        return switch (Manalath.GAME.position(rules, setup)) {
            case SetupResult.Valid valid -> List.of();
            case SetupResult.Invalid invalid -> invalid.problems();
        };
    }

    /// The text of the first of these problems.
    private static String words(List<SetupProblem> problems) {
        return ManalathEdition.DESIGNER.words(problems.getFirst().reason());
    }

    private static PositionSetup row(HexGrid grid, int cells, Content content) {
        PositionSetup setup = PositionSetup.empty(grid);
        for (int i = 0; i < cells; i++) {
            setup = setup.with(grid.cell(4, i), content);
        }
        return setup;
    }

    @Test
    void setupsThatBreakTheRulesAreRefusedWithTheirPlace() {
        HexGrid grid = HexGrid.hexagon(5, 5);
        PositionSetup six = row(grid, 6, Content.WHITE);
        assertEquals(List.of(SetupProblem.at(26, "group.tooLarge", Side.WHITE, 6, 5)), problems("designer", six));
        assertEquals("a White group of 6 pieces, but a group has at most 5", words(problems("designer", six)));
        PositionSetup quart = row(grid, 4, Content.BLACK);
        assertEquals("a Black quart with White to move: the game would be over", words(problems("designer", quart)));
        assertEquals(List.of(), problems("designer", quart.with(Side.BLACK)));
        assertEquals(List.of(), problems("designer", row(grid, 5, Content.WHITE)));
        PositionSetup passed =
                new PositionSetup(grid, six.with(26, Content.BLOCKED).cells(), Side.WHITE, Optional.empty(), 2);
        assertEquals(
                SetupProblem.in(SetupProblem.Part.PASSES, "passes.many", 2, 2),
                problems("designer", passed).getFirst());
        assertEquals("2 passes in a row: the game is a draw after 2", words(problems("designer", passed)));
        assertEquals("a pass ends the game in the nestorgames edition", words(problems("nestorgames", passed)));
        PositionSetup many = PositionSetup.empty(grid);
        for (int cell = 0; cell < grid.cells(); cell += 2) {
            many = many.with(cell, Content.WHITE);
        }
        SetupProblem supply = SetupProblem.in(SetupProblem.Part.SUPPLY, "supply.over", 31, Side.WHITE, 30);
        assertTrue(problems("designer", many).contains(supply));
        assertEquals("31 White pieces on the board, but there are only 30", words(List.of(supply)));
    }

    @Test
    void agreesWithThePlainReference() {
        Random random = new Random(11);
        for (int round = 0; round < 300; round++) {
            boolean nestorgames = random.nextBoolean();
            HexGrid grid = HexGrid.hexagon(2 + random.nextInt(4), 2 + random.nextInt(3));
            int supply = random.nextInt(4) == 0 ? 3 + random.nextInt(6) : 1000;
            PlainManalath plain = new PlainManalath(grid.rowLengths(), nestorgames, supply);
            PositionSetup setup = PositionSetup.empty(grid);
            for (int cell = 0; cell < grid.cells(); cell++) {
                if (random.nextInt(12) == 0) {
                    setup = setup.with(cell, Content.BLOCKED);
                    plain.board.put(grid.name(cell), 'x');
                }
            }
            setup = new PositionSetup(grid, setup.cells(), Side.WHITE, Optional.of(new Supply(supply, supply)), 0);
            Edition edition = nestorgames ? ManalathEdition.NESTORGAMES : ManalathEdition.DESIGNER;
            Position position = ((SetupResult.Valid) Manalath.GAME.position(edition, setup)).position();
            plain.assertPlaysAs(position, legal -> legal.get(random.nextInt(legal.size())));
        }
    }
}
