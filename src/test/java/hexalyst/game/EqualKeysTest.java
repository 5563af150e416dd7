package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Earlier keys were linear, so that anybody could make up two positions with one key.
class EqualKeysTest {
    private static final Game HEXADE = Games.named("hexade").orElseThrow();

    static List<EqualKeys> pairs() {
        Stream<EqualKeys> made = LongStream.range(0, 3)
                .mapToObj(seed -> EqualKeys.of(HEXADE, HEXADE.editions().getFirst(), seed));
        return Stream.concat(Stream.of(EqualKeys.ofManalath()), made).toList();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void differentPositionsWithOneEarlierKeyHaveDifferentKeys(EqualKeys pair) {
        assertEquals(pair.first().earlierKey(), pair.second().earlierKey());
        assertNotEquals(pair.first().key(), pair.second().key());
        assertNotEquals(pair.first().canonicalContent(), pair.second().canonicalContent());
    }
}
