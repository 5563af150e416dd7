package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class OpenNameTest {
    private static String name(Position start) {
        OpenName name = new OpenName(UnaryOperator.identity());
        name.tell(Optional.empty(), GameTree.of(start), false);
        return name.nameProperty().get();
    }

    @Test
    void aGameFromItsUsualStartIsUntitledAndAnyOtherAPosition() {
        for (Game game : Games.all()) {
            assertEquals("untitled", name(game.start(game.editions().getFirst())), game.id());
        }
        assertEquals("Position", name(Positions.of("3/4/2w2/4/3 b")));
    }
}
