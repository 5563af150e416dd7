package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.spike.Spikes;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Pages of games with more than stones on hexagons include the code that draws them; all others stay unchanged.
class HtmlPiecesTest {
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"games\">(.*?)</script>", Pattern.DOTALL);

    private static GameTree game(String name, String start, String... moves) {
        Game game = Spikes.named(name);
        Position position = Positions.of(game, start);
        TreeBuilder builder = new TreeBuilder(position);
        int at = GameTree.ROOT;
        for (String text : moves) {
            Move move = position.move(text).orElseThrow();
            at = builder.add(at, move);
            position = position.play(move);
        }
        return builder.build();
    }

    private static String page(GameTree... games) {
        return new String(
                Objects.requireNonNull(DocumentFormat.HTML
                        .make(List.of(games), DocumentSamples.english(), "a", Watch.NOBODY)
                        .get("a.html")),
                StandardCharsets.UTF_8);
    }

    private static JsonNode data(String page) {
        Matcher data = DATA.matcher(page);
        assertTrue(data.find());
        return new JsonMapper().readTree(data.group(1));
    }

    @Test
    void aStackComesWithWhatDrawsIt() {
        GameTree tree = game("crossfire", "x1x/bwwb/x1b1x/w2b/x(bw)x w reserve=3,0", "a2-b2*1");
        JsonNode data = data(page(tree)).get(0);
        int cell = tree.grid().named("a2").orElseThrow();
        String name = data.get("start").get(cell).stringValue();
        JsonNode look = data.get("looks").get(name);
        assertEquals("w", look.get("top").stringValue());
        assertFalse(look.get("plain").booleanValue());
        assertTrue(look.get("tall").booleanValue(), "the page says what it is");
        assertEquals("Black + White", data.get("kinds").get(name).stringValue());
        assertEquals(2, look.get("parts").size());
        assertEquals("circle", look.get("parts").get(0).get(0).stringValue());
        assertEquals(
                "var(--hx-black)", look.get("parts").get(0).get(1).get("fill").stringValue());
        assertEquals(
                "var(--hx-white)", look.get("parts").get(1).get(1).get("fill").stringValue());
        assertTrue(data.get("hides").booleanValue());
        assertEquals(tree.grid().cells(), data.get("outlines").size());
        JsonNode moved = data.get("nodes").get(1);
        assertEquals("Reserve: White 3, Black 0", moved.get("f").stringValue());
        assertEquals(
                "[[" + cell + ",\"b\"]", moved.get("d").toString().substring(0, ("[[" + cell + ",\"b\"]").length()));
    }

    @Test
    void allCellsOfATurnAreSaid() {
        GameTree tree = game("phalanx", "4/1wwb1/2w1b1/2wx3/w1bb1b/3b1/4 w taken=1,0", "b1+g1");
        JsonNode node = data(page(tree)).get(0).get("nodes").get(1);
        assertEquals(tree.grid().named("g1").orElseThrow(), node.get("l").intValue());
        assertEquals(
                "[" + tree.grid().named("b1").orElseThrow() + "]", node.get("k").toString());
    }

    @Test
    void aTurnCanBeGoneOverPartByPart() {
        GameTree tree =
                game("phalanx", "5/1bb3/2b1b2/4w1b1/wwwbw2w1/3w2w1/2x4/1b1bb1/3b1 w taken=1,0", "e9+d4-g5+e1-e4", "b1");
        String page = page(tree);
        JsonNode nodes = data(page).get(0).get("nodes");
        JsonNode parts = nodes.get(1).get("q");
        assertEquals(
                List.of("e9", "d4-g5", "e1-e4"),
                parts.valueStream().map(part -> part.get("t").stringValue()).toList());
        assertEquals(
                "[[" + tree.grid().named("e9").orElseThrow() + ",\"w\"]]",
                parts.get(0).get("d").toString());
        assertTrue(parts.get(1).get("d").toString().contains("\"x\""), "the second part leaves a wall");
        assertFalse(parts.get(2).has("d"), "after the last part it is the node itself");
        assertFalse(nodes.get(2).has("q"));
        assertTrue(page.contains("Shift with Left and Right"));
        assertFalse(page(DocumentSamples.read("manalath-01")).contains("Shift with Left and Right"));
    }

    @Test
    void cellsThatCountAreSaid() {
        GameTree tree = game("phalanx", "ww1/4/5/4/3 w taken=1,0");
        JsonNode data = data(page(tree)).get(0);
        assertEquals(17, data.get("nodes").get(0).get("whites").size());
        assertEquals(0, data.get("looks").size(), "stones are the script's own");
        JsonNode facts = data.get("facts");
        assertTrue(data.get("height").intValue() > facts.get("y").doubleValue());
        assertTrue(facts.get("y").doubleValue() > facts.get("top").doubleValue(), "small boards end above the facts");
    }

    @Test
    void figuresAndBoardsOfSquares() {
        GameTree tree = game("caissa", "7/5n1/3bq2/4r2/2R4/1NQB3/7 w");
        JsonNode data = data(page(tree)).get(0);
        assertEquals(8, data.get("looks").size());
        assertEquals(4, data.get("outlines").get(0).size());
    }

    @Test
    void aPageOfStonesIsWithoutAllThat() {
        GameTree stones = DocumentSamples.read("manalath-01");
        String plain = page(stones);
        assertFalse(plain.contains("hx-nobody"));
        assertTrue(data(plain).get(0).get("start").isString());
        String both = page(stones, game("caissa", "7/5n1/3bq2/4r2/2R4/1NQB3/7 w"));
        assertTrue(both.contains("--hx-nobody:"));
        assertTrue(data(both).get(0).get("start").isArray(), "one script draws all games of a page");
        assertEquals(0, data(both).get(0).get("looks").size());
    }

    @Test
    void theScriptHasOneWayToDraw() {
        for (String page : List.of(
                page(DocumentSamples.read("manalath-01")), page(game("caissa", "7/5n1/3bq2/4r2/2R4/1NQB3/7 w")))) {
            assertEquals(2, page.split("function draw\\(", -1).length);
            assertFalse(page.contains("//draw"));
        }
    }
}
