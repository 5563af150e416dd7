package hexalyst.notation.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Traits;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.Mark;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How the text of a game's rules is read.
class RulesReaderTest {
    private static final Game GAME = Games.byDefault();

    private static RulesPage read(String edition, String text) {
        Edition rules = GAME.edition(edition).orElseThrow();
        return Texts.in(Locale.ENGLISH, () -> new RulesReader(GAME, rules).read(text));
    }

    private static List<String> problems(String text) {
        return read("designer", text).problems().stream().map(FileProblem::text).toList();
    }

    @Test
    void blankLinesSeparateBlocks() {
        RulesPage page = read("designer", """


                # The aim

                Five in a group,
                exactly.

                - one point
                that goes on
                - another
                """);
        assertEquals(List.of(), page.problems());
        assertEquals(
                List.of(
                        new RulesBlock.Heading("The aim"),
                        new RulesBlock.Paragraph("Five in a group, exactly."),
                        new RulesBlock.Item("one point that goes on"),
                        new RulesBlock.Item("another")),
                page.blocks());
    }

    @Test
    void anEditionReadsItsOwnBlocksWithItsOwnNames() {
        String text = """
                {white} begins.

                edition: designer

                One.

                edition: nestorgames

                Two.

                edition: all

                {black} follows.
                """;
        assertEquals(
                List.of(
                        new RulesBlock.Paragraph("White begins."),
                        new RulesBlock.Paragraph("One."),
                        new RulesBlock.Paragraph("Black follows.")),
                read("designer", text).blocks());
        assertEquals(
                List.of(
                        new RulesBlock.Paragraph("Orange begins."),
                        new RulesBlock.Paragraph("Two."),
                        new RulesBlock.Paragraph("Purple follows.")),
                read("nestorgames", text).blocks());
    }

    @Test
    void aPictureIsThePositionAfterItsMoves() {
        RulesPage page = read("designer", """
                position: 2/1w1/2 w
                moves: a1w
                circle: c1 c2
                cross: b1
                numbers: groups
                legal: c1b
                illegal: a1b pass
                result: *
                caption: {white} has placed
                a1: two.
                """);
        assertEquals(List.of(), page.problems());
        RulesBlock.Diagram diagram = (RulesBlock.Diagram) page.blocks().getFirst();
        assertEquals("White has placed a1: two.", diagram.caption());
        assertTrue(diagram.groups());
        assertEquals("a1w", diagram.position().text(diagram.lastMove().orElseThrow()));
        assertTrue(diagram.position().at(0).is(Side.WHITE));
        assertEquals(
                List.of(Mark.Shape.CIRCLE, Mark.Shape.CIRCLE, Mark.Shape.CROSS),
                diagram.marks().stream().map(Mark::shape).toList());
    }

    /// Lines are separated by a bar here.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "|# Aim|edition: all; 3:1 a title or an edition needs a blank line after it",
                "edition: none; 1:1 Manalath has no edition none",
                "Text||{green} wins.; 3:1 there is no player green~ the names are white and black",
                "position: 2/3/2 w; 1:1 a picture needs a caption",
                "position: 2/3/3 w|moves: a1w|caption: x; 1:1 row 3 has 3 cells where 2 or 4 were expected (column 5)",
                "position: 2/3/2 w|moves: a1w a1b|caption: x; 2:1 no legal move: a1b",
                "position: 2/3/2 w|colour: red|caption: x; 2:1 unknown line in a picture: colour",
                "position: 2/3/2 w|numbers: all|caption: x; 2:1 unknown line in a picture: all",
                "position: 2/3/2 w|circle: z9|caption: x; 2:1 there is no cell z9 on this board",
                "position: 2/3/2 w|illegal: a1w|caption: x; 2:1 a legal move: a1w",
                "position: 2/3/2 w|illegal: what|caption: x; 2:1 no legal move: what",
                "position: 2/3/2 w|legal: pass|caption: x; 2:1 no legal move: pass",
                "position: 2/3/2 w|result: 1-0|caption: x; 2:1 the result is *, not 1-0",
            })
    void whatIsWrongIsSaidInOneLineWithItsPlace(String text, String problem) {
        assertEquals(List.of(problem.replace("~", ";")), problems(text.replace('|', '\n')));
    }

    @Test
    void aWrongPictureIsLeftOut() {
        assertEquals(
                List.of(new RulesBlock.Paragraph("Text")),
                read("designer", "position: 2/3/2 w\n\nText").blocks());
    }

    @Test
    void everyMoveOfAPictureIsTried() {
        assertEquals(
                1, problems("position: wb/bxw/x1 w 1,0\nevery: 0-1\ncaption: x").size());
        assertEquals(List.of(), problems("position: wb/bxw/x1 w 1,0\nevery: *\ncaption: x"));
    }

    @Test
    void aGameWithoutRulesHasNoPage() {
        Game silent = new Game() {
            @Override
            public String id() {
                return "silent";
            }

            @Override
            public String title() {
                return "Silent";
            }

            @Override
            public List<Edition> editions() {
                return GAME.editions();
            }

            @Override
            public Traits traits() {
                return GAME.traits();
            }

            @Override
            public SetupResult position(Edition edition, PositionSetup setup) {
                return GAME.position(edition, setup);
            }
        };
        assertEquals(Optional.empty(), silent.rules());
        assertFalse(RulesPage.of(silent, GAME.editions().getFirst()).isPresent());
    }
}
