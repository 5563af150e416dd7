package hexalyst.export.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.export.picture.FrameCaption;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class MoveCaptionTest {
    private static List<FrameCaption> captions(String text) {
        GameTree tree = GameFormat.HGN.read(text, GameLookup.standard()).games().getFirst();
        return Texts.in(
                Locale.ENGLISH,
                () -> tree.mainLine().stream()
                        .map(id -> MoveCaption.of(tree, id, DocumentSamples.english()))
                        .toList());
    }

    @Test
    void namesThePlayersTheMoveAndWhatIsKnown() {
        assertEquals(
                List.of(
                        new FrameCaption("Ann – Bob", "The start: White to move", OptionalDouble.empty(), false),
                        new FrameCaption(
                                "Ann – Bob",
                                "1. e5w! · according to the file: White wins in at most 4 moves (9 plies)",
                                OptionalDouble.of(1),
                                true),
                        new FrameCaption(
                                "Ann – Bob",
                                "1... d4b?? · ≈\u00A0White about 50 %, estimated",
                                OptionalDouble.of(0.5),
                                false)),
                captions("""
                        [Game "Manalath"]
                        [White "Ann"]
                        [Black "Bob"]

                        1. e5w! { [%win w 9] } d4b?? { [%eval 0] } *
                        """));
    }

    @Test
    void theRulesSayHowTheGameEnded() {
        assertEquals(
                new FrameCaption("", "5. e5w · White has a quint", OptionalDouble.of(1), true),
                captions("[Game \"Manalath\"]\n\n1. e3w a1b 2. e4w a5b 3. e6w i1b 4. e7w i5b 5. e5w *\n")
                        .getLast());
    }
}
