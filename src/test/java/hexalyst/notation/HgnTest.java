package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Move;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.Mark;
import hexalyst.record.Node;
import hexalyst.record.Tags;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HgnTest {
    private static final String HEAD = "[Game \"Manalath\"]\n[Edition \"designer\"]\n";

    private static GameTree read(String text) {
        ReadResult result = new HgnReader(GameLookup.standard()).read(text);
        assertEquals(List.of(), result.problems());
        assertEquals(1, result.games().size());
        return result.games().getFirst();
    }

    private static Annotations annotationsOf(String comment) {
        GameTree tree = read(HEAD + "\n1. e5w {" + comment + "} *\n");
        return tree.node(1).annotations();
    }

    @Test
    void readsTheExampleOfTheFormat() {
        GameTree tree = read("""
                [Game "Manalath"]
                [Edition "designer"]
                [White "Ann"] [Black "Bob"] [Date "2026.11.20"] [Result "*"]

                1. e5w d4b { quiet } 2. f5w $6 (2. e4b! c3w { [%win w 9] }) 2... c3w 3. g7b *
                """);
        assertEquals(8, tree.size());
        assertEquals(Optional.of("2026.11.20"), tree.tags().get(Tags.DATE));
        List<Integer> line = tree.mainLine();
        assertEquals("quiet", tree.node(line.get(2)).annotations().comment());
        assertEquals(List.of(6), tree.node(line.get(3)).annotations().glyphs());
        Node variation = tree.node(tree.node(line.get(2)).children().getLast());
        assertEquals("e4b", tree.text(variation.id()));
        assertEquals(List.of(1), variation.annotations().glyphs());
        assertEquals(
                Optional.of(MachineNote.Proved.win(Side.WHITE, 9)),
                tree.node(variation.mainChild().orElseThrow()).annotations().proved());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n*\n",
                "\n1. e5w d4b { quiet } 2. f5w?! (2. e4b! c3w { [%win w 9] }) 2... c3w *\n",
                "[White \"Ann \\\"A\\\" \\\\ Smith\"]\n[Result \"1-0\"]\n\n{ about the game } 1. e5w 1-0\n",
                "\n1. e5w (1. d4w d5b (1... d6b) (1... d7b)) (1. c3w) 1... d4b *\n",
                "\n1. e5w! $3 $13 { [%eval +0.8] [%mark e5 d4:red c3:square] [%arrow e5d4:green]\ngood } *\n",
                "\n1. e5w { [%line d4b f5w] [%clk 1:02:03] [%label e5 A] [%sgf KM[6.5\\]] } *\n",
                "\n1. { before } e5w { [%draw] } 1... { why } d4b *\n",
                "[Position \"5/6/7/8/4w4/8/7/6/5 b\"]\n\n1... d4b 2. f5w *\n",
                "[Board \"3 4 5 4 3\"]\n\n1. c3b c2w *\n",
                "[Board \"3 4 5 4 3\"]\n[Position \"3/4/2x2/4/3 b 3,1\"]\n\n1... a1b *\n",
                "\n1. e5w { \\s\\sa \\} b \\\\ c \\n d \\[%eval 1]\\s\\t } *\n"
            })
    void writesCanonicalTextAsItWas(String body) {
        String text = HEAD + body;
        assertEquals(text, HgnWriter.write(List.of(read(text))));
    }

    @Test
    void readsWhatPeopleWrite() {
        String written = HgnWriter.write(List.of(read(HEAD + "\n1. e5w! { a long one } (1. d4w) d4b *\n")));
        for (String free : List.of(
                "\uFEFF" + HEAD + "\n1.e5w!{a long\n   one}(1.d4w)d4b *",
                HEAD.replace("\n", "\r\n") + "1. e5w $1 ; a long one\r\n(d4w) 1... d4b\r\n*\r\n",
                "1 e5w ! {a} { long} {one} ( 1 d4w ) 1 ... d4b *"
                        .replace("{a} { long} {one}", "{ a long one }")
                        .replace("1 ... d4b", "1... d4b"),
                "[Game \"manalath\"]\n\n e5w! { a long one } (d4w) d4b *")) {
            assertEquals(written, HgnWriter.write(List.of(read(free))), free);
        }
    }

    @Test
    void keepsTheResultOfAGameWithoutATagForIt() {
        assertEquals("0-1", read(HEAD + "\n1. e5w 0-1\n").tags().result());
        assertEquals(Optional.empty(), read(HEAD + "\n1. e5w *\n").tags().get(Tags.RESULT));
    }

    @Test
    void readsCommands() {
        Annotations said =
                annotationsOf("so [%eval -1.5] and [%mark e5 d4:red c3:blue:cross] on\n [%arrow e5d4:green a1i5] ");
        assertEquals("so and on", said.comment());
        assertEquals(List.of(new MachineNote.Estimate(-1.5)), said.notes());
        assertEquals(3, said.marks().size());
        assertTrue(said.marks().contains(new Mark(20, Mark.Shape.CIRCLE, Optional.of("red")))
                || said.marks().stream().anyMatch(mark -> mark.colour().equals(Optional.of("red"))));
        assertTrue(said.arrows().stream().map(Arrow::colour).anyMatch(Optional.of("green")::equals));
        assertEquals(
                List.of(MachineNote.Proved.draw()), annotationsOf("[%draw]").notes());
        assertEquals(
                List.of(MachineNote.Proved.win(Side.BLACK)),
                annotationsOf("[%win b]").notes());
        assertEquals(
                List.of(new MachineNote.Line(List.of(Move.pass()))),
                annotationsOf("[%line pass]").notes());
        assertEquals(
                List.of(new MachineNote.Unknown("csl", "Ga1, Rb2")),
                annotationsOf("[%csl Ga1, Rb2]").notes());
    }

    @Test
    void keepsBothOfTwoEqualVariations() {
        GameTree tree = read(HEAD + "\n1. e5w (1. e5w d4b) 1... d5b *\n");
        assertEquals(2, tree.root().children().size());
    }

    @Test
    void oneBadGameDoesNotLoseTheOthers() {
        String good = HEAD + "\n1. e5w d4b *\n";
        ReadResult result = new HgnReader(GameLookup.standard())
                .read(good + "\n" + HEAD + "\n1. e5w e5b 2. { lost *\n\n" + good + "\n[Game \"Go\"]\n\n1. aa *\n\n"
                        + good);
        assertEquals(4, result.games().size());
        assertEquals(3 * 3 + 2, result.nodes());
        assertEquals(9, result.firstProblem().orElseThrow().line());
    }

    @Test
    void linesAreNotWiderThanTheyHaveToBe() {
        String words = "word ".repeat(100).strip();
        String text = HgnWriter.write(List.of(read(HEAD + "\n1. e5w { " + words + " } *\n")));
        assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
        assertEquals(words, read(text).node(1).annotations().comment());
    }
}
