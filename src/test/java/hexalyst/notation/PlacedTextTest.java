package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class PlacedTextTest {
    private static final HgnReader READER = new HgnReader(RoundTripTest.lookup());

    private static final String GAME = """
            [Game "Manalath"]

            1. e5w! {far {\\} [%win w 5] } (1. e4w $14) 1... g6b ; to the end
            2. c3w *
            """;

    @Tag("slow")
    @Test
    void whatIsWrittenAndWhatIsReadHaveTheSamePlaces() {
        for (int seed = 0; seed < 60; seed++) {
            GameTree tree = new RandomTrees(seed).tree(60);
            PlacedText written = HgnWriter.place(tree, 40 + seed);
            PlacedGame read = READER.readGame(written.text());
            assertEquals(List.of(), read.problems());
            GameTree again = read.whole().orElseThrow();
            assertTrue(tree.sameAs(again));
            assertEquals(written.places(), read.text().renamed(again, tree).places());
            for (MovePlace place : written.places()) {
                assertEquals(tree.text(place.node()), written.text().substring(place.from(), place.end()));
                assertEquals(place.node(), written.nodeAt(place.from()));
                assertEquals(place.node(), written.nodeAt(place.end()));
                assertEquals(Optional.of(place), written.place(place.node()));
            }
            assertEquals(GameTree.ROOT, written.nodeAt(0));
        }
    }

    @Test
    void piecesTellWhatStandsWhere() {
        List<String> pieces = TextPieces.of(GAME).stream()
                .map(piece -> piece.kind() + " " + GAME.substring(piece.from(), piece.end()))
                .toList();
        assertEquals(
                List.of(
                        "TAG [Game \"Manalath\"]",
                        "NUMBER 1.",
                        "MOVE e5w",
                        "GLYPH !",
                        "COMMENT {far {\\} ",
                        "NOTE [%win w 5]",
                        "COMMENT  }",
                        "PARENTHESIS (",
                        "NUMBER 1.",
                        "MOVE e4w",
                        "GLYPH $14",
                        "PARENTHESIS )",
                        "NUMBER 1...",
                        "MOVE g6b",
                        "COMMENT ; to the end",
                        "NUMBER 2.",
                        "MOVE c3w",
                        "RESULT *"),
                pieces);
    }

    @Test
    void piecesOfAnyTextAreInOrder() {
        Random random = new Random(5);
        String alphabet = GAME + "\"\\{}[]();$!?% ";
        for (int i = 0; i < 2000; i++) {
            String text = random.ints(random.nextInt(60), 0, alphabet.length())
                    .mapToObj(at -> String.valueOf(alphabet.charAt(at)))
                    .collect(Collectors.joining());
            int at = 0;
            for (TextPiece piece : TextPieces.of(text)) {
                assertTrue(piece.from() >= at && piece.end() > piece.from() && piece.end() <= text.length(), text);
                at = piece.end();
            }
        }
    }

    @Test
    void thePositionAfterABrokenOffTextIsThatOfItsLine() {
        String upTo = GAME.substring(0, GAME.indexOf("g6b"));
        Position position = READER.positionAfter(upTo).orElseThrow();
        assertEquals("5/6/7/8/4w4/8/7/6/5 b", PositionText.format(position));
        String inside = GAME.substring(0, GAME.indexOf("$14"));
        assertEquals(
                "5/6/7/8/3w5/8/7/6/5 b",
                PositionText.format(READER.positionAfter(inside).orElseThrow()));
        assertEquals(Optional.empty(), READER.positionAfter(GAME.substring(0, GAME.indexOf("far") + 2)));
        assertEquals(Optional.empty(), READER.positionAfter(GAME));
        assertEquals(Optional.empty(), READER.positionAfter("[Game \"Man"));
    }

    @Test
    void bareMovesNeedNoResultAndFollowAPosition() {
        Position start =
                READER.positionAfter(GAME.substring(0, GAME.indexOf("g6b"))).orElseThrow();
        PlacedGame read = HgnReader.readMoves("1... g6b 2. c3w (2. a1w) a5b", start);
        assertEquals(List.of(), read.problems());
        assertEquals(5, read.tree().orElseThrow().size());
        PlacedGame wrong = HgnReader.readMoves("hello", start);
        assertEquals(1, wrong.tree().orElseThrow().size());
        assertEquals(
                "1:1 \"hello\" is not a move on this board",
                wrong.problems().getFirst().text());
        assertTrue(READER.readGame(GAME + "[Game \"Manalath\"] *").whole().isEmpty(), "two games are not one");
        String open = GAME.replace("*", "; here");
        assertTrue(READER.readGame(open).whole().isEmpty(), "a file has a result");
        assertEquals(List.of(), READER.readDraft(open).problems());
        assertTrue(READER.readDraft(open + "\n[Game \"Manalath\"] *").whole().isEmpty(), "nor are two drafts");
    }
}
