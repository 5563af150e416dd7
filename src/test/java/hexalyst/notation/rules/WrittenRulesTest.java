package hexalyst.notation.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import hexalyst.notation.source.FileProblem;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The rules page of each game. The reader checks what a picture says about its position: the moves that lead there,
/// what is legal, and the result.
class WrittenRulesTest {
    private static final int FEWEST_DIAGRAMS = 3;

    static List<Arguments> editions() {
        return Games.all().stream()
                .flatMap(game -> game.editions().stream().map(edition -> Arguments.of(game, edition)))
                .toList();
    }

    private static RulesPage page(Game game, Edition edition, Locale language) {
        return Texts.in(language, () -> RulesPage.of(game, edition).orElseThrow());
    }

    private static <T extends RulesBlock> List<T> blocks(RulesPage page, Class<T> kind) {
        return page.blocks().stream()
                .flatMap(block -> kind.isInstance(block) ? Stream.of(kind.cast(block)) : Stream.empty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void readWithoutAFaultInBothLanguages(Game game, Edition edition) {
        for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            RulesPage page = page(game, edition, language);
            assertEquals(
                    List.of(), page.problems().stream().map(FileProblem::text).toList(), game.id() + " " + language);
            assertTrue(blocks(page, RulesBlock.Heading.class).size() > 1);
            assertTrue(blocks(page, RulesBlock.Diagram.class).size() >= FEWEST_DIAGRAMS);
        }
        assertNotEquals(
                page(game, edition, Locale.ENGLISH).blocks(),
                page(game, edition, Locale.GERMAN).blocks(),
                "there is a German text");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void sayTheSameInBothLanguages(Game game, Edition edition) {
        RulesPage english = page(game, edition, Locale.ENGLISH);
        RulesPage german = page(game, edition, Locale.GERMAN);
        assertEquals(
                english.blocks().stream().map(Object::getClass).toList(),
                german.blocks().stream().map(Object::getClass).toList(),
                "headings, paragraphs, points and pictures in the same order");
        List<RulesBlock.Diagram> pictures = blocks(english, RulesBlock.Diagram.class);
        List<RulesBlock.Diagram> others = blocks(german, RulesBlock.Diagram.class);
        for (int i = 0; i < pictures.size(); i++) {
            assertEquals(drawn(pictures.get(i)), drawn(others.get(i)));
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void explainTheShadingWhereAPlayerHasNoChoice(Game game, Edition edition) {
        Random random = new Random(3);
        boolean due = false;
        Position now = game.start(edition);
        for (int ply = 0; ply < 60 && !due && !now.outcome().over(); ply++) {
            now = now.play(Turns.random(now, random));
            due = now.duty().isPresent();
        }
        Map<Locale, String> words = Map.of(
                Locale.ENGLISH, ".* the cells of the \\w+ that can.* shaded.*",
                Locale.GERMAN, ".* so sind die Felder der Steine getönt, die .*");
        for (Locale language : words.keySet()) {
            assertEquals(
                    due,
                    blocks(page(game, edition, language), RulesBlock.Paragraph.class).stream()
                            .anyMatch(paragraph -> paragraph.text().matches(words.get(language))));
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void showTheBoardBeforeAMoveThatChangesPieces(Game game, Edition edition) {
        for (RulesBlock.Diagram diagram : blocks(page(game, edition, Locale.ENGLISH), RulesBlock.Diagram.class)) {
            boolean moved = diagram.lastMove().stream()
                    .flatMap(move -> move.parts().stream())
                    .anyMatch(Part.Shift.class::isInstance);
            assertTrue(!moved || diagram.before().isPresent(), diagram.caption());
            diagram.before()
                    .ifPresent(before -> assertEquals(
                            diagram.position(), before.play(diagram.lastMove().orElseThrow())));
        }
    }

    private static RulesBlock.Diagram drawn(RulesBlock.Diagram diagram) {
        return new RulesBlock.Diagram(
                diagram.position(),
                diagram.lastMove(),
                diagram.before(),
                diagram.marks(),
                diagram.groups(),
                "any language");
    }

    @ParameterizedTest
    @MethodSource("editions")
    void areThoseOfTheEdition(Game game, Edition edition) {
        RulesPage page = page(game, edition, Locale.ENGLISH);
        assertTrue(blocks(page, RulesBlock.Diagram.class).stream()
                .allMatch(diagram -> diagram.position().edition().equals(edition)));
        List<Integer> sizes = List.of(edition.grid().cells(), game.cells(edition, edition.grid()));
        assertTrue(
                blocks(page, RulesBlock.Paragraph.class).stream()
                        .anyMatch(paragraph -> sizes.stream()
                                .flatMap(cells -> Stream.of(cells + " cells", cells + " points"))
                                .anyMatch(paragraph.text()::contains)),
                "the size of the edition's board, with or without what is blocked at the start");
        for (Edition other : game.editions()) {
            boolean same =
                    page.blocks().equals(page(game, other, Locale.ENGLISH).blocks());
            assertEquals(other.equals(edition), same, "editions differ");
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void nameTheEditionsOfTheSameBoard(Game game, Edition edition) {
        List<Edition> alike = game.editions().stream()
                .filter(other -> other.grid().equals(edition.grid()))
                .toList();
        for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            String text = page(game, edition, language).blocks().toString();
            for (Edition other : alike.size() > 1 ? alike : List.<Edition>of()) {
                String title = Texts.in(language, other::title);
                assertTrue(text.contains(title), title + " is not named: " + edition.id() + " " + language);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("editions")
    void areFilledIn(Game game, Edition edition) {
        for (RulesBlock block : page(game, edition, Locale.GERMAN).blocks()) {
            assertFalse(text(block).contains("{"), text(block));
        }
    }

    private static String text(RulesBlock block) {
        return switch (block) {
            case RulesBlock.Heading heading -> heading.text();
            case RulesBlock.Paragraph paragraph -> paragraph.text();
            case RulesBlock.Item item -> item.text();
            case RulesBlock.Diagram diagram -> diagram.caption();
        };
    }
}
