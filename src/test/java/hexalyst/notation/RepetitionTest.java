package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hexalyst.game.Games;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Files that repeat one thing a hundred thousand times, or begin twenty thousand games, each with a board. Readers
/// that copy all data at every step, or that recurse, would not finish.
@Tag("slow")
final class RepetitionTest {
    private static final int TIMES = 50_000;
    private static final int GAMES = 12_000;
    private static final String HGN = "[Game \"Manalath\"]\n\n";
    private static final String SGF = "(;FF[4]HXGM[manalath]";
    private static final String JSON =
            "{\"format\":\"hexalyst\",\"schema\":1,\"games\":[{\"game\":\"endless\",\"nodes\":[{\"id\":0}";

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of(GameFormat.HGN, HGN + "1. e5w ", "{x} ", "*\n"),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w ", "(", ""),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w ", "(e5w", ""),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w ", "(e5w)", "*"),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w ", ")", ""),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w {", "[%", "} *"),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w {", "[%a ", "} *"),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w {", "[%a 1]", "} *"),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w {", "\n", "} *"),
                Arguments.of(GameFormat.HGN, HGN + "1. e5w ", "$1 ", "*"),
                Arguments.of(GameFormat.HGN, HGN, "{", ""),
                Arguments.of(GameFormat.HGN, HGN, "[", ""),
                Arguments.of(GameFormat.HGN, HGN, "[White \"", ""),
                Arguments.of(GameFormat.SGF, SGF + ";W[e5w]", ";C[x]", ")"),
                Arguments.of(GameFormat.SGF, SGF + ";W[e5w]", "(;C[x])", ")"),
                Arguments.of(GameFormat.SGF, SGF + ";W[e5w]", "KM[1]", ")"),
                Arguments.of(GameFormat.SGF, SGF + ";W[e5w]", "TR[e5]", ")"),
                Arguments.of(GameFormat.SGF, SGF + ";W[e5w]", "(", ""),
                Arguments.of(GameFormat.SGF, SGF + ";W[e5w]", "(;", ""),
                Arguments.of(GameFormat.SGF, SGF, "HXTG[x:1]", ")"),
                Arguments.of(GameFormat.SGF, "", "(;FF[", ""),
                Arguments.of(GameFormat.JSON, JSON, ",{\"id\":1,\"parent\":0,\"move\":\"e5w\"}", "]}]}"),
                Arguments.of(GameFormat.JSON, "", "[", ""),
                Arguments.of(GameFormat.JSON, "", "{\"x\":", ""));
    }

    @ParameterizedTest
    @MethodSource("files")
    void isReadInBoundedWork(GameFormat format, String head, String piece, String tail) {
        checkThatItIsRead(format, head + piece.repeat(TIMES) + tail);
    }

    @ParameterizedTest
    @MethodSource("games")
    void manyGamesAreReadInBoundedWork(GameFormat format, String head, String piece, String tail) {
        checkThatItIsRead(format, head + piece.repeat(GAMES) + tail);
    }

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(GameFormat.HGN, HGN + "1. e5w ", "* ", "*"),
                Arguments.of(GameFormat.SGF, "", "\n(;FF[", ""));
    }

    private static void checkThatItIsRead(GameFormat format, String text) {
        ReadResult result = format.read(text, RoundTripTest.lookup());
        assertFalse(result.games().isEmpty() && result.problems().isEmpty());
        if (!result.games().isEmpty()) {
            ReadResult again = format.read(format.write(result.games()), RoundTripTest.lookup());
            assertEquals(result.nodes(), again.nodes());
        }
    }

    @ParameterizedTest
    @MethodSource("pieces")
    void longLinesAreNoPositions(String piece) {
        assertFalse(
                PositionText.setup(piece.repeat(TIMES), Games.byDefault()).ok().isPresent());
    }

    static Stream<String> pieces() {
        return Stream.of("w", "9", "1/", "5/6/", "/", " ", "- ", "w w ");
    }
}
