package hexalyst.export.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.board.CellSet;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import java.util.List;
import org.junit.jupiter.api.Test;

class FactTest {
    private static Position of(String game, String text) {
        return Positions.of(Spikes.named(game), text);
    }

    private static CellSet cells(Position position, String... names) {
        CellSet cells = CellSet.EMPTY;
        for (String name : names) {
            cells = cells.with(position.grid().named(name).orElseThrow());
        }
        return cells;
    }

    @Test
    void fieldsAreToldInTheWordsOfTheEdition() {
        Position crossfire = of("crossfire", "x1x/bwwb/x1b1x/wbbw/x1x w reserve=3,0");
        assertEquals("Reserve: White 3, Black 0", GameLook.of(crossfire).line());
        assertEquals(List.of(new Fact("Reserve", List.of("3", "0"))), Fact.beside(crossfire));
        Position phalanx = of("phalanx", "ww1/4/5/4/3 w taken=1,0 quiet=2");
        assertEquals(
                "Points: Red 17, Yellow −1 · Territory: Red 17, Yellow 0 · Prisoners: Red 1, Yellow 0"
                        + " · Quiet turns: 2 · Proved: Red wins by 18",
                GameLook.of(phalanx).line());
        Position rondo = of("rondo", "12/12/wb1b1b1b1b1b/12/12 b quiet=1 lost=w");
        assertEquals(
                "Turns without a change of circle: 1 · Perpetual jump: by White",
                GameLook.of(rondo).line());
        Position caissa = of("caissa", "7/5n1/3bq2/4r2/2R4/1NQB3/7 w ban=c3-e5");
        assertEquals("Forbidden exchange: c3-e5", GameLook.of(caissa).line());
    }

    @Test
    void territoryIsWhatNoOwnPieceTells() {
        Position lotus = of("lotus", "ww/2/1/4/4/1/2/bb w marker=w1 passes=2 dead=a1");
        GameLook look = GameLook.of(lotus);
        assertTrue(look.whites().contains(lotus.grid().named("a1").orElseThrow()), "a dead stone counts for White");
        assertEquals(CellSet.EMPTY, look.whites().and(cells(lotus, "h1", "h2")), "its own stones tell it themselves");
        Position yvy = of("yvy", "1w3/6/7/6/5/4/3 w");
        assertEquals(
                yvy.score().orElseThrow().whiteCells().minus(cells(yvy, "g2")),
                GameLook.of(yvy).whites());
    }

    /// Cells that are no sprouts count for nobody in YvY, so they are not told.
    @Test
    void ofMarkedCellsOnlyTheyAreCounted() {
        assertEquals(
                "Empty sprouts: White 8, Black 0",
                Fact.line(
                        Fact.beside(of("yvy", "1w3/6/7/6/5/4/3 w")),
                        of("yvy", "1w3/6/7/6/5/4/3 w").edition()));
        Position open = of("yvy", "1w1w1/6/7/wwwwww/5/4/1b1 w");
        assertEquals("Empty sprouts: White 2, Black 0 · Open: 2", Fact.line(Fact.beside(open), open.edition()));
    }

    /// Black's row has two points of each kind left, and a column beside it, for White, two of one and three of the
    /// other.
    @Test
    void whatPlayersLackIsToldWhileTheGameGoesOn() {
        Position open = of("query", "5/5/2b2/5/5 w");
        assertEquals(List.of(new Fact("Half turns to connect", List.of("7", "6"))), Fact.beside(open));
        assertEquals(List.of(), Fact.beside(of("query", "w2/1w1/2w b")));
    }

    @Test
    void nothingIsToldBelowPicturesOfGamesWhoseBoardsTellEverything() {
        for (Game game :
                Games.all().stream().filter(one -> one.fields().isEmpty()).toList()) {
            Position start = game.start(game.editions().getFirst());
            GameLook look = GameLook.of(start);
            assertEquals(GameLook.of(start.edition()), look, game.id());
            assertEquals("", look.line());
        }
        Position limited = Positions.of("2/2x/xx w 3,1");
        assertEquals(List.of(new Fact("Pieces left", List.of("3", "1"))), Fact.beside(limited));
    }
}
