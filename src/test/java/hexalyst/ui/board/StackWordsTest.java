package hexalyst.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import hexalyst.text.Texts;
import org.junit.jupiter.api.Test;

class StackWordsTest {
    private final Texts texts = Texts.of(StackWords.class);
    private final HintText hints = new HintText(texts);

    private static Position of(String game, String text) {
        return Positions.of(Spikes.named(game), text);
    }

    private String spoken(Position position, String cell) {
        return StackWords.spoken(position.at(position.grid().named(cell).orElseThrow()), position.edition(), texts);
    }

    @Test
    void aStackIsToldFromTheTop() {
        Position crossfire = of("crossfire", "x1x/bwwb/x1b1x/w(wwbww)b(wb)/x1x w");
        assertEquals("a stack of 5, from the top: 2 × White man, Black man, 2 × White man", spoken(crossfire, "b2"));
        assertEquals("a stack of 2, from the top: Black man, White man", spoken(crossfire, "b4"));
        assertEquals("White", spoken(crossfire, "b1"), "a stone is called by its side");
        assertEquals("empty", spoken(crossfire, "a2"));
        assertEquals("no cell", spoken(crossfire, "a1"));
        int cell = crossfire.grid().named("b4").orElseThrow();
        assertEquals(
                "b4, a stack of 2, from the top: Black man, White man. left. right",
                hints.spoken(crossfire, cell, "", "left", "right"));
    }

    @Test
    void kindsHaveNames() {
        Position caissa = of("caissa", "7/5n1/3bq2/4r2/2R4/1NQB3/7 w");
        assertEquals("White queen", spoken(caissa, "c2"));
        assertEquals("Black knight", spoken(caissa, "f6"));
    }
}
