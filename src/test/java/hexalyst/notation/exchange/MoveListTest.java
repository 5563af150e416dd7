package hexalyst.notation.exchange;

import static hexalyst.notation.exchange.Imports.line;
import static hexalyst.notation.exchange.Imports.moves;
import static hexalyst.notation.exchange.Imports.problems;
import static hexalyst.notation.exchange.Imports.result;
import static hexalyst.notation.exchange.Imports.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MoveListTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "e5W d4B f5w",
                "E5 w, D4 b, F5 w",
                "we5 bd4 wf5",
                "W e5 B d4 W f5",
                "e5-w d4-b f5-w",
                "e5:w; d4:b; f5:w",
                "e5/w d4/b f5/w",
                "E5(w) D4(b) F5 (w)",
                "e5 white d4 black f5 white",
                "white e5 black d4 white f5",
                "white: e5 black: d4 white: f5",
                "e5 orange d4 purple f5 orange",
                "oe5 pd4 of5",
                "e5o d4p f5o",
                "e5 weiß d4 schwarz f5 weiss",
                "Weiße e5, schwarzer d4, weißer f5",
                "1. e5W d4B 2. f5W",
                "1) e5 w\n2) d4 b\n3) f5 w\n",
                "1: e5W\n1...d4B\n2.f5W",
                "1 e5W 2 d4B 3 f5W",
                "White e5w Black d4b White f5w",
                "Ann: e5W Bob: d4B Ann: f5W",
                "W: e5W B: d4B W: f5W",
                "A game that I saw\n\ne5W {quiet} d4B (d4w e4b) f5W!?",
                "\uFEFFe5W\u200F d4B\r\n\r\nf5W"
            })
    void anyReasonableSpellingIsRead(String text) {
        ReadResult reading = moves(text);
        assertEquals(List.of(), problems(reading), text);
        assertEquals("e5w d4b f5w", line(reading), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e5W swap d4B", "1. e5w Swap 2. d4b", "Ann: e5W Bob: swaps Ann: d4B", "e5w! tauscht d4b"})
    void aSwapSaysThatItWasOnOffer(String text) {
        ReadResult reading = moves(text);
        assertEquals(List.of(), problems(reading), text);
        assertEquals("e5w swap d4b", line(reading), text);
        assertTrue(reading.games().getFirst().start().swapOffered());
    }

    @ParameterizedTest
    @ValueSource(strings = {"swap e5w", "e5w d4b swap", "e5w swap swap"})
    void aSwapElsewhereIsAProblem(String text) {
        assertEquals(1, problems(moves(text)).size(), text);
    }

    @ParameterizedTest
    @CsvSource({
        "e5W 1-0, 1-0",
        "e5W ½:½, 1/2-1/2",
        "e5W White wins, 1-0",
        "'e5W, Schwarz gewinnt', 0-1",
        "e5W black resigns, 1-0",
        "e5W resigns, 1-0",
        "e5W Schwarz gibt auf, 1-0",
        "e5W remis, 1/2-1/2",
        "e5W *, *"
    })
    void resultsInWords(String text, String result) {
        ReadResult reading = moves(text);
        assertEquals(List.of(), problems(reading));
        assertEquals("e5w", line(reading));
        assertEquals(result, result(reading));
    }

    @Test
    void whatIsSaidIsKept() {
        GameTree tree = moves("Ann: e5W! {strong} Bob: d4B\n").games().getFirst();
        assertEquals(Optional.of("Ann"), tree.tags().get("White"));
        assertEquals(Optional.of("Bob"), tree.tags().get("Black"));
        assertEquals("strong", tree.node(1).annotations().comment());
        assertEquals(List.of(1), tree.node(1).annotations().glyphs());
        assertEquals(
                List.of("left out: 1 line of text, 1 variation"),
                moves("By hand\ne5W (d4w) d4B").notes());
    }

    @Test
    void tagsMayComeFirst() {
        ReadResult reading = moves("[White \"Ann\"]\n[Edition \"nestorgames\"]\n[Result \"0-1\"]\n\n1. e10 w, D9 b\n");
        assertEquals(List.of(), problems(reading));
        GameTree tree = reading.games().getFirst();
        assertEquals("nestorgames", tree.edition().id());
        assertEquals("e10w d9b", line(tree));
        assertEquals("0-1", tree.tags().result());
    }

    @Test
    void theCellsTellTheBoard() {
        assertEquals(70, moves("E10 w D9 b").games().getFirst().grid().cells());
        assertEquals(61, moves("E9 w D8 b").games().getFirst().grid().cells());
    }

    @Test
    void oneFileHoldsManyGames() {
        assertEquals("e5w d4b | f5w", line(moves("e5W d4B 1-0\nf5W 0-1")));
        assertEquals("e5w | f5w", line(moves("[White \"A\"]\ne5W\n[White \"B\"]\nf5W")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e5W x9w d4B | 1:5 \"x9w\" cannot be read as a move | e5w",
                "e5W d4 c3W | 1:5 d4 has no colour: write d4w or d4b | e5w",
                "e5W a9W | 1:5 a9 is not a cell of this board | e5w",
                "e5W E5 b | 1:5 e5b is illegal: the cell is occupied | e5w",
                "e5W nonsense | 1:5 \"nonsense\" cannot be read as a move | e5w",
                "e5W pass | 1:5 pass is illegal: a player with a legal move may not pass | e5w",
                "e5W (d4B f5W | 1:5 this variation is never closed | e5w d4b f5w",
                "e5W {open | 1:5 this comment is never closed | e5w",
                "xx99 | 1:1 \"xx99\" cannot be read as a move | ''"
            })
    void whatCannotBeReadIsNamed(String text, String problem, String kept) {
        ReadResult reading = moves(text);
        assertEquals(List.of(problem), problems(reading));
        assertEquals(kept, line(reading));
    }

    @Test
    void emptyBoardsLeaveBothReadings() {
        Imported.Undecided both = assertInstanceOf(Imported.Undecided.class, text("a1W b2B e9W"));
        assertEquals("a1w b2b e9w", line(both.bottom()));
        assertEquals("i1w h2b e9w", line(both.top()));
        assertEquals(both.bottom(), both.usual());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1w b2b e9w | a1w b2b e9w",
                "1. a1w! b2b (1... c1b) 2. e9w 1-0 | a1w b2b e9w",
                "1. a1w { far } (1. b1w) 1... b2b | a1w b2b",
                "a1w swap b2b | a1w swap b2b",
                "e10w d9b | e10w d9b",
                "'[White \"Ann\"]\n[Edition \"nestorgames\"]\n\n1. a1w e10b' | a1w e10b"
            })
    void ourOwnSpellingHasRowAAtTheBottom(String text, String line) {
        Imported.Own own = assertInstanceOf(Imported.Own.class, text(text.replace("\\n", "\n")), text);
        assertEquals(List.of(), problems(own.reading()), text);
        assertEquals(line, line(own.reading()), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a1w, b2b", "Ann: a1w Bob: b2b", "a1w b2B", "By hand\na1w b2b", "a1w b2b 1-0 a1w b2b"})
    void aSignOfAnotherHandIsAsked(String text) {
        assertInstanceOf(Imported.Undecided.class, text(text), text);
    }

    @Test
    void theMiddleRowIsTheSameEitherWay() {
        assertEquals("e5w e4b", line(Imports.certain(text("e5W e4B"))));
    }

    @Test
    void blockedCellsMayDecide() {
        String head = "[Position \"5/6/7/8/9/8/7/6/4x w\"]\n\n";
        ReadResult top = Imports.certain(text(head + "e5W a5B c3w"));
        assertEquals(List.of(), problems(top));
        assertEquals("e5w i5b g3w", line(top));
        assertEquals(
                List.of("rows are lettered from the top: from the bottom the game is not playable"
                        + " (3:5 a5b is illegal: the cell is blocked)"),
                top.notes());
        ReadResult bottom = Imports.certain(text(head + "e5W i5B c3w"));
        assertEquals("e5w i5b c3w", line(bottom));
        assertTrue(
                bottom.notes().getFirst().startsWith("rows are lettered from the bottom"),
                bottom.notes().toString());
    }

    @Test
    void aVariationThatIsNeverClosedStopsWhereTheMovesNoLongerFit() {
        ReadResult reading = moves("e5W d4B (d4w e4b");
        assertEquals(
                List.of("1:9 this variation is never closed", "1:10 d4w is illegal: the cell is occupied"),
                problems(reading));
        assertEquals("e5w d4b", line(reading));
    }

    @Test
    void linesThatNameTagsAreNoPlayers() {
        ReadResult reading = moves("Event: World Cup\nSite: -\nDate: 2024-05-06\nWeiß: Anna\nBlack: Bob\nResult: 0:1\n"
                + "Comment: quite a game\n\n1. W: e5w B: d4b");
        assertEquals(List.of(), problems(reading));
        GameTree tree = reading.games().getFirst();
        assertEquals("e5w d4b", line(tree));
        assertEquals(Optional.of("World Cup"), tree.tags().get("Event"));
        assertEquals(Optional.of("-"), tree.tags().get("Site"));
        assertEquals(Optional.of("2024.05.06"), tree.tags().get("Date"));
        assertEquals(Optional.of("Anna"), tree.tags().get("White"));
        assertEquals(Optional.of("Bob"), tree.tags().get("Black"));
        assertEquals("0-1", tree.tags().result());
        assertEquals(List.of("left out: 1 line of text"), reading.notes());
        assertEquals("e5w | f5w", line(moves("White: A\ne5W\nWhite: B\nf5W")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[White \"Ann\"]\n\n1. e5w { [%win w 9] } (1. d4b) 1... c3w *",
                "\uFEFF[Game \"Manalath\"]\n\n1. e5w { [%win w 9] } (1. d4b) 1... c3w *",
                "\uFEFF1. e5w { [%win w 9] } (1. d4b) 1... c3w *"
            })
    void aWholeTextOfOursIsNoList(String text) {
        Imported.Own own = assertInstanceOf(Imported.Own.class, text(text));
        assertEquals(List.of(), problems(own.reading()));
        GameTree tree = own.reading().games().getFirst();
        assertEquals(4, tree.size());
        assertEquals("", tree.node(1).annotations().comment());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e5w { [%mark z9] } 1... c3w *",
                "1. e5w (1. d4b c3w) 1... zz *",
                "1. e5w (1. zz) 1... c3w *",
                "[Game \"Manalath\"]\n\n1. a1w b2b zz"
            })
    void aTextOfOursWithAProblemStaysOurs(String text) {
        Imported.Own own = assertInstanceOf(Imported.Own.class, text(text));
        assertTrue(problems(own.reading()).size() > 0, text);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"e5W d4b 1-0\n", "e5w 1-0 ", "e5w zz 1-0 ", "[White \"a\"]\nx\n", "e10W (", "Ann: x "})
    void manyShortGamesAreReadInGoodTime(String game) {
        String text = game.repeat((1 << 19) / game.length());
        Imported read = assertTimeoutPreemptively(Duration.ofSeconds(60), () -> text(text));
        assertTrue(read.usual().games().size() <= MoveListReader.MOST_GAMES);
    }

    @Test
    void noMoreGamesThanAreUsefulAreRead() {
        ReadResult reading = moves("e5W 1-0\n".repeat(MoveListReader.MOST_GAMES + 5));
        assertEquals(MoveListReader.MOST_GAMES, reading.games().size());
        assertEquals(List.of("10001:1 more than 10,000 games: the rest is not read"), problems(reading));
    }
}
