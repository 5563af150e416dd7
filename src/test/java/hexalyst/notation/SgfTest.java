package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.Annotations;
import hexalyst.record.ForeignProperty;
import hexalyst.record.GameTree;
import hexalyst.record.Label;
import hexalyst.record.Mark;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SgfTest {
    private static final String HEAD = "(;FF[4]CA[UTF-8]AP[Hexalyst]GM[0]HXGM[manalath]HXED[designer]";
    private static final String BOARD = HEAD + "HXBD[5 6 7 8 9 8 7 6 5]";

    private static GameTree read(String text) {
        ReadResult result = new SgfReader(GameLookup.standard()).read(text);
        assertEquals(List.of(), result.problems());
        assertEquals(1, result.games().size());
        return result.games().getFirst();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ")",
                "\n;W[e5b];B[d4w])",
                "PW[Ann]PB[Bob]WR[1900]BR[5k]EV[Cup]DT[2026-11-20]RE[W+]"
                        + "HXTG[White][Black][WhiteElo][BlackElo][Event][Date][Result]\n;W[e5b])",
                "\n;W[e5w](;B[d4b];W[f5w])(;B[d4w](;W[a1w])(;W[a2w])))",
                "\n;W[e5w]TE[1]C[a \\] b \\\\ c : d];B[d4b]BM[2])",
                "\n;W[e5w]IT[]C[two\nlines]CR[e5]TR[a1][a2]SQ[b1]MA[c1]AR[e5:d4]LB[e5:A][d4:x\\:y])",
                "\n;W[e5w]TE[1]HXGL[1][20]HXBC[before]CR[a1]KM[6.5]N[name]HXNT[eval +0.8][win w 9][mark a1:red])",
                "AW[e5]AB[d4]HXBL[a1]PL[B]HXSU[3,1]HXPA[1]\n;B[f5w])",
                "HXSW[1]\n;W[c3w];B[swap];W[a1b])",
                "AB[e5]HXSW[1]\n;W[swap];B[a1b])"
            })
    void writesCanonicalTextAsItWas(String rest) {
        String text = BOARD + rest + "\n";
        assertEquals(text, SgfWriter.write(List.of(read(text))));
    }

    @Test
    void readsWhatOthersWrite() {
        GameTree tree = read(" ( ; FF [4] GM[0] RE[B+Resign] PB[Bob] ST[2]\n"
                + "; W [e5w] C[soft \\\nbreak] LB[e5:a:b] ; C[no move] TR[d4] DM[1] ; B[pass]) "
                        .replace("; B[pass]", ""));
        assertEquals("0-1", tree.tags().result());
        assertEquals(Optional.of("Bob"), tree.tags().get(Tags.BLACK));
        assertEquals(
                List.of(new ForeignProperty("ST", List.of("2"))),
                tree.root().annotations().properties());
        Annotations said = tree.node(1).annotations();
        assertEquals("soft break\nno move", said.comment());
        assertEquals(List.of("a:b"), said.labels().stream().map(Label::text).toList());
        assertEquals(List.of(10), said.glyphs());
        assertEquals(
                List.of(Mark.Shape.TRIANGLE),
                said.marks().stream().map(Mark::shape).toList());
    }

    @Test
    void aMoveInTheFirstNodeIsAMove() {
        GameTree tree = read(HEAD + "W[e5w]C[first];B[d4b])");
        assertEquals(3, tree.size());
        assertEquals("first", tree.node(1).annotations().comment());
    }

    @Test
    void keepsForeignPropertiesThatHaveOurNames() {
        GameTree tree = read(BOARD + "\n;W[e5w]HXNT[sgf B[d4b\\]])\n");
        assertEquals(
                List.of(new ForeignProperty("B", List.of("d4b"))),
                tree.node(1).annotations().properties());
        assertEquals(BOARD + "\n;W[e5w]HXNT[sgf B[d4b\\]])\n", SgfWriter.write(List.of(tree)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FG[257:Dia\\:gram\\: one]ZZ[a\\:b:c]",
                "ZZ[\\]][\\\\][][ a ]",
                "N[soft \\\nbreak]",
                "KM[\\6\\.5]"
            })
    void foreignPropertiesComeBackAsTheyWereThroughEveryFormat(String properties) {
        String text = BOARD + properties + "\n;W[e5w]" + properties + ")\n";
        GameTree tree = read(text);
        assertEquals(text, SgfWriter.write(List.of(tree)));
        for (GameFormat format : GameFormat.values()) {
            ReadResult result = format.read(format.write(List.of(tree)), GameLookup.standard());
            assertEquals(List.of(), result.problems());
            assertEquals(text, SgfWriter.write(result.games()), format.suffix());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2026.11.21, 2026-11-21, Date",
        "2026.11, 2026-11, Date",
        "2026, 2026, Date",
        "2026.11.??, 2026-11, Date:2026.11.??",
        "2026.??.??, 2026, Date:2026.??.??",
        "2026-11-21, 2026-11-21, Date:2026-11-21",
        "2026.1.2, 2026.1.2, Date",
        "a week in May, a week in May, Date"
    })
    void aDateIsWrittenAsSgfHasIt(String date, String property, String order) {
        String text = BOARD + "DT[" + property + "]HXTG[" + order + "])\n";
        assertEquals(Optional.of(date), read(text).tags().get(Tags.DATE));
        assertEquals(text, SgfWriter.write(List.of(read(text))));
    }

    @Test
    void aDateThatAnotherProgramChangedIsTheNewOne() {
        GameTree tree = read(BOARD + "EV[Cup]DT[2027-01-02]HXTG[Date:2026-11-21][Event])\n");
        assertEquals(
                List.of(new Tag("Date", "2027.01.02"), new Tag("Event", "Cup")),
                tree.tags().all());
    }

    @ParameterizedTest
    @CsvSource({
        "W+Resign, 1-0, Resign",
        "B+T, 0-1, T",
        "W+3.5, 1-0, 3.5",
        "B+, 0-1,",
        "Draw, 1/2-1/2,",
        "?, *,",
        "Void, *, Void"
    })
    void howAGameEndedComesBackWhole(String property, String result, @Nullable String termination) {
        GameTree tree = read(BOARD + "RE[" + property + "])\n");
        assertEquals(result, tree.tags().result());
        assertEquals(Optional.ofNullable(termination), tree.tags().get("Termination"));
        String order = termination == null ? "HXTG[Result])" : "HXTG[Result][Termination])";
        assertEquals(BOARD + "RE[" + property + "]" + order + "\n", SgfWriter.write(List.of(tree)));
    }

    private static ReadResult problematic(String rest) {
        return new SgfReader(GameLookup.standard()).read(BOARD + rest);
    }

    private static List<String> told(ReadResult read) {
        return read.problems().stream().map(FileProblem::text).toList();
    }

    @Test
    void aSetUpInTheMiddleBeginsAGameOfItsOwn() {
        ReadResult read = problematic("PW[Ann]RE[W+R]\n;W[e5w];B[d4b]\n;AE[d4]AB[f5][f6]C[what if];W[a1w];B[b1b])");
        assertEquals(List.of("3:2 AE in the middle of a game: what follows is read as a game of its own"), told(read));
        assertEquals(2, read.games().size());
        GameTree before = read.games().getFirst();
        GameTree after = read.games().getLast();
        assertEquals(3, before.size());
        assertEquals("*", before.tags().result());
        assertEquals("1-0", after.tags().result());
        assertEquals(Optional.of("Ann"), after.tags().get(Tags.WHITE));
        assertEquals("what if", after.root().annotations().comment());
        Position start = after.start();
        assertEquals(Side.WHITE, start.toMove());
        assertEquals("5/6/7/4bb2/4w4/8/7/6/5 w 29,28", PositionText.format(start.setup()));
        assertEquals(3, after.size());
    }

    @Test
    void variationsAfterASetUpStayWithTheirGame() {
        ReadResult read = problematic("\n;W[e5w](;B[d4b];W[f5w])(;AB[d4]PL[B](;B[a1b])(;B[a2b];W[b1w])))");
        assertEquals(List.of(4, 4), read.games().stream().map(GameTree::size).toList());
        assertEquals(Side.BLACK, read.games().getLast().start().toMove());
    }

    @Test
    void aGameThatBeginsWithANodeWithoutStonesBeginsAtTheSetUp() {
        ReadResult read = problematic("\n;AW[e5]PL[B];B[d4b])");
        assertEquals(List.of(2), read.games().stream().map(GameTree::size).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ";AW[z9]|2:12 AW: there is no cell \"z9\" on this board",
                ";HXPO[x]|2:9 HXPO in the middle of a game cannot be kept"
            })
    void aWrongSetUpInTheMiddleIsLeftOut(String node, String problem) {
        ReadResult read = problematic("\n;W[e5w]" + node + ";B[d4b])");
        assertEquals(List.of(problem), told(read));
        assertEquals(List.of(2), read.games().stream().map(GameTree::size).toList());
    }

    @Test
    void aFileHoldsManyGames() {
        ReadResult result = new SgfReader(GameLookup.standard()).read(BOARD + "\n;W[e5w])\n" + BOARD + ")\n");
        assertEquals(List.of(), result.problems());
        assertEquals(2, result.games().size());
    }
}
