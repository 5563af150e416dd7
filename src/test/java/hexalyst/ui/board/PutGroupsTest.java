package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.turn.BegunTurn;
import java.util.List;
import org.junit.jupiter.api.Test;

class PutGroupsTest {
    private static Position dominions(String text) {
        return Positions.of(Games.named("dominions").orElseThrow(), text);
    }

    private static List<Part> at(Position position, String cell) {
        return BegunTurn.of(position).at(position.grid().named(cell).orElseThrow());
    }

    private static List<List<String>> texts(Position position, String cell) {
        return PutGroups.of(position, at(position, cell)).groups().stream()
                .map(group -> group.puts().stream()
                        .map(put -> position.text(Move.of(put)))
                        .toList())
                .toList();
    }

    @Test
    void whatTurnsMostOverComesFirstAndWhatIsTurnedOverItselfLast() {
        Position white = dominions("3/4/2w022/4/3 w");
        List<List<String>> groups = texts(white, "c4");
        assertEquals(2, groups.size());
        assertTrue(groups.getFirst().contains("c4:18"), groups::toString);
        assertEquals(List.of("c4:16"), groups.getLast());
        assertEquals(
                "is turned over itself, 2 pieces in all",
                PutGroups.of(white, at(white, "c4")).groups().getLast().words());
        Position black = dominions("3/4/1w021w161/4/3 b");
        assertEquals(
                "turns over 2 pieces",
                PutGroups.of(black, at(black, "c3")).groups().getFirst().words());
    }

    @Test
    void stonesAreNotPiecesOfManyKinds() {
        Position dominions = dominions("3/4/5/4/3 w");
        assertTrue(PutGroups.isOf(at(dominions, "c3")));
        Position manalath = Positions.of(Games.named("manalath").orElseThrow(), "3/4/5/4/3 w");
        assertFalse(PutGroups.isOf(at(manalath, "c3")));
    }
}
