package hexalyst.ui.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class OpenNameTest {
    private static String name(Position start) {
        OpenName name = new OpenName(UnaryOperator.identity());
        name.tell(Optional.empty(), GameTree.of(start), false);
        return name.nameProperty().get();
    }

    private static String brief(String white, String black) {
        OpenName name = new OpenName(UnaryOperator.identity());
        Tags tags = new Tags(List.of(new Tag("White", white), new Tag("Black", black)));
        name.tell(Optional.empty(), GameTree.of(Positions.of("2/3/2 w")).with(tags), false);
        assertEquals(white + " – " + black, name.nameProperty().get(), "the whole name is kept");
        return name.briefProperty().get();
    }

    @Test
    void playersHaveTheirFamilyNamesInATab() {
        assertEquals("Singh-Blom – Carroll", brief("Martin Singh-Blom", "Carroll, Lewis Charles"));
        assertEquals("Ada – Bo", brief("Ada", "Bo"));
        assertEquals("Lovelace – hexalyst 1.2 (club)", brief("Ada Augusta Lovelace", "hexalyst 1.2 (club)"));
        assertEquals("Anna Lovelace – Bert Lovelace", brief("Anna Lovelace", "Bert Lovelace"), "else both are one");
    }

    @Test
    void aGameFromItsUsualStartIsNamedAfterItAndAnyOtherAPosition() {
        for (Game game : Games.all()) {
            assertEquals(game.title(), name(game.start(game.editions().getFirst())), game.id());
        }
        assertEquals("Position", name(Positions.of("3/4/2w2/4/3 b")));
    }
}
