package hexalyst.ui.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Side;
import hexalyst.game.Traits.SwapRule;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NewGameViewModelTest {
    private final NewGameViewModel model = new NewGameViewModel(Games.all());

    @Test
    void anEditionBringsItsBoard() {
        assertEquals("5 6 7 8 9 8 7 6 5", model.gridProperty().get().rowLengths(" "));
        model.editionProperty().set(model.gameProperty().get().editions().getLast());
        assertEquals(70, model.start().orElseThrow().grid().cells());
        assertEquals("6 7 8 9 10 9 8 7 6", model.gridProperty().get().rowLengths(" "));
        assertEquals("", model.problemProperty().get());
    }

    @Test
    void anyHexagonCanBeChosenAndGivenUpAgain() {
        assertEquals(64, model.grids().size());
        for (Grid grid : model.grids()) {
            model.gridProperty().set(grid);
            assertEquals(grid, model.start().orElseThrow().grid());
        }
        model.editionProperty().set(model.gameProperty().get().editions().getLast());
        assertEquals(70, model.start().orElseThrow().grid().cells());
    }

    @Test
    void aRingThatIsFilledNeedsABoardAroundIt() {
        Game macbeth = Games.named("macbeth").orElseThrow();
        model.gameProperty().set(macbeth);
        assertEquals(List.of(37, 91, 169), cells());
        model.editionProperty().set(macbeth.edition("reversi").orElseThrow());
        assertEquals(List.of(7, 37, 91, 169), cells());
    }

    @Test
    void boardsHaveNamesThatSayHowLargeTheyAre() {
        for (Game game : Games.all()) {
            for (Edition edition : game.editions()) {
                List<Grid> boards = List.copyOf(game.sizes(edition));
                Map<Grid, BoardName> names = BoardName.of(edition.grid(), boards);
                assertEquals(BoardName.STANDARD, names.get(edition.grid()), game.title());
                List<BoardName> bySize = names.keySet().stream()
                        .sorted(Comparator.comparingInt(Grid::cells))
                        .map(names::get)
                        .toList();
                assertEquals(bySize.stream().sorted().distinct().toList(), bySize, game.title());
            }
        }
        assertEquals("Standard", model.name(HexGrid.hexagon(5, 5)));
        assertEquals("Small", model.name(HexGrid.hexagon(4, 4)));
        assertEquals("Tiny, to learn", model.name(HexGrid.hexagon(3, 3)));
        assertEquals("Large", model.name(HexGrid.hexagon(6, 6)));
        assertEquals("", model.name(HexGrid.hexagon(5, 4)));
    }

    private List<Integer> cells() {
        return model.grids().stream().map(Grid::cells).toList();
    }

    @Test
    void theSwapIsPartOfTheStart() {
        assertFalse(model.start().orElseThrow().swapOffered());
        model.swapProperty().set(true);
        assertTrue(model.start().orElseThrow().swapOffered());
        model.editionProperty().set(model.gameProperty().get().editions().getLast());
        assertTrue(model.start().orElseThrow().swapOffered());
    }

    @Test
    void everyGameCanBeBegunAndBringsItsEdition() {
        model.swapProperty().set(true);
        for (Game game : Games.all()) {
            model.gameProperty().set(game);
            assertEquals(game.editions().getFirst(), model.editionProperty().get());
            assertEquals(game, model.start().orElseThrow().game());
            assertEquals(
                    game.traits().swap() != SwapRule.NONE,
                    model.start().orElseThrow().swapOffered());
            assertFalse(
                    model.start().orElseThrow().setup().swap() && game.traits().swap() != SwapRule.AGREED);
            assertEquals(2, game.about().lines().count(), game.about());
        }
        model.swapProperty().set(false);
        for (Game game : Games.all()) {
            model.gameProperty().set(game);
            assertEquals(
                    game.traits().swap() == SwapRule.ALWAYS,
                    model.start().orElseThrow().swapOffered());
        }
    }

    @Test
    void itBeginsWithTheGameAndTheEditionOfWhatIsOpen() {
        for (Game game : Games.all()) {
            for (Edition edition : game.editions()) {
                model.begin(game.start(edition));
                assertEquals(game, model.gameProperty().get());
                assertEquals(edition, model.editionProperty().get());
                assertEquals(edition.grid(), model.start().orElseThrow().grid());
            }
        }
    }

    @Test
    void aGameIsPicturedByAPositionInWhichItGoesOn() {
        for (Game game : Games.all()) {
            assertFalse(GameSample.of(game).outcome().over());
            assertEquals(GameSample.of(game), GameSample.of(game));
            assertTrue(
                    GameSample.of(game).contents().stream()
                            .anyMatch(content -> content.colour().equals(Optional.of(Side.WHITE))),
                    game.title());
        }
    }

    @Test
    void cellsAreBlockedOrRefused() {
        model.blockedProperty().set("E5, d4");
        Grid grid = model.start().orElseThrow().grid();
        assertEquals(
                Content.BLOCKED, model.start().orElseThrow().at(grid.named("d4").orElseThrow()));
        model.blockedProperty().set("e5 z9");
        assertTrue(model.start().isEmpty());
        assertEquals(
                "there is no cell z9 on this board", model.problemProperty().get());
    }

    @Test
    void aGameIsChosenWithoutWhatWasChosenForTheLastOne() {
        model.blockedProperty().set("d4");
        model.swapProperty().set(true);
        model.choose(model.gameProperty().get());
        assertEquals(0, model.start().orElseThrow().setup().count(Content.BLOCKED));
        assertFalse(model.start().orElseThrow().swapOffered());
    }

    @Test
    void whatIsTypedForAnotherGameBlocksNothingWhereBoardsStayWhole() {
        model.blockedProperty().set("d4");
        model.gameProperty().set(Games.named("yvy").orElseThrow());
        assertEquals(0, model.start().orElseThrow().setup().count(Content.BLOCKED));
    }
}
