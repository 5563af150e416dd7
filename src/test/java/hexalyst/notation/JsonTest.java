package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.record.GameTree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonTest {
    private static final String HEAD = "{\"format\":\"hexalyst\",\"schema\":1,\"games\":[\n";

    private static GameTree read(String text) {
        ReadResult result = new JsonReader(GameLookup.standard()).read(text);
        assertEquals(List.of(), result.problems());
        assertEquals(1, result.games().size());
        return result.games().getFirst();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"game\":\"manalath\",\"edition\":\"designer\",\"nodes\":[\n{\"id\":0}\n]}\n]}\n",
                "{\"game\":\"manalath\",\"edition\":\"designer\",\"board\":\"3 4 5 4 3\",\"position\":\"3/4/2x2/4/3 b\","
                        + "\"tags\":{\"White\":\"Ann \\\"A\\\"\",\"Result\":\"0-1\"},\"nodes\":[\n"
                        + "{\"id\":0,\"comment\":\"game\\nmore\"},\n"
                        + "{\"id\":1,\"parent\":0,\"move\":\"a1b\",\"before\":\"so\",\"glyphs\":[1,20],"
                        + "\"marks\":[{\"cell\":\"a1\"},{\"cell\":\"a2\",\"shape\":\"cross\",\"colour\":\"red\"}],"
                        + "\"arrows\":[{\"from\":\"a1\",\"to\":\"b1\"}],\"labels\":[{\"cell\":\"a1\",\"text\":\"A\"}],"
                        + "\"notes\":[{\"eval\":-0.5},{\"win\":\"black\",\"plies\":3},{\"draw\":true},"
                        + "{\"line\":[\"a2w\",\"pass\"]},{\"command\":\"clk\",\"value\":\"1:00\"}],"
                        + "\"properties\":[{\"name\":\"KM\",\"values\":[\"6.5\"]}]},\n"
                        + "{\"id\":2,\"parent\":0,\"move\":\"a2b\"}\n]}\n]}\n"
            })
    void writesCanonicalTextAsItWas(String rest) {
        assertEquals(HEAD + rest, JsonWriter.write(List.of(read(HEAD + rest))));
    }

    @Test
    void readsAnyLayoutAndAnyIds() {
        GameTree tree = read("\uFEFF{ \"schema\": 1,\n \"games\": [ { \"nodes\": [ {\"id\":7}, "
                + "{\"move\":\"e5w\", \"id\":3, \"parent\":7} ] } ] }");
        assertEquals(2, tree.size());
    }

    @Test
    void aSchemaOfTheFutureIsRefusedClearly() {
        ReadResult result = new JsonReader(GameLookup.standard()).read("{\"schema\":7,\"games\":[{\"nodes\":[]}]}");
        assertTrue(result.games().isEmpty());
        assertEquals(
                "1:11 schema \"7\" is unknown to this version, which reads schema 1",
                result.firstProblem().orElseThrow().text());
    }
}
