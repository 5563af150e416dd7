package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.estimate.Estimator;
import hexalyst.record.GameTree;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Everything that an analysis writes into games is read back and compared with the truth ([Truths]). Searches have few
/// nodes, so that much is only estimated and the output is always the same. The program's book is not used; its
/// positions have tests of their own.
@Tag("slow")
class WordsAgainstProofsTest {
    private static final int BATCH = 10;
    /// The least number of kinds of sentences that must occur for the test to be meaningful.
    private static final int ENOUGH = 16;

    /// The keys of the sentences that occurred.
    static Set<String> check(List<GameTree> games, long nodes) throws InterruptedException {
        Set<String> said = new TreeSet<>();
        ResultStore store = ResultStore.inMemory();
        SearchLimits each = SearchLimits.NONE.withNodes(nodes);
        try (Truths truths = new Truths();
                SearchService service = new SearchService(new ProofTable(1 << 20), 1)) {
            EngineSearch search = new EngineSearch(service, new Estimator(1 << 18));
            for (int i = 0; i < games.size(); i += BATCH) {
                Lines lines = Lines.values()[i / BATCH % Lines.values().length];
                List<GameTree> some = games.subList(i, Math.min(games.size(), i + BATCH));
                JobSettings settings =
                        JobSettings.standard().withEach(each).withLines(lines).withLanguage(Locale.ENGLISH);
                JobResult result = new GameAnalysisJob(some, store, search, settings).run(heard -> {});
                for (AnnotatedGame game : result.games()) {
                    said.addAll(new WrittenGame(game, truths, store).check());
                }
            }
            assertEquals(List.of(), store.contradictions());
        }
        return said;
    }

    /// As many games however many kinds of games there are, for the sentences are made in the same way for all.
    @ParameterizedTest
    @CsvSource({"3, 48, 300", "4, 18, 250", "5, 6, 400"})
    void ofRandomGames(int side, int most, long nodes) throws InterruptedException {
        Set<String> said = check(new RandomGames(side).of(side, most), nodes);
        assertTrue(said.size() >= ENOUGH, said::toString);
        assertTrue(said.containsAll(List.of("rules", "delay.wins", "danger.forced", "plan.double")), said::toString);
    }

    @Test
    void everySentenceIsKnown() {
        Sentences english = new Sentences(Locale.ENGLISH);
        Sentences german = new Sentences(Locale.GERMAN);
        assertEquals(WrittenSentences.KEYS, english.keys());
        assertEquals(WrittenSentences.KEYS, german.keys());
        assertEquals(
                "[Sentence[key=missed.double, values={1=c3w, 3=a1, b2 and c3, 4=3}]]",
                english.read("c3w would have made 3 winning cells, a1, b2 and c3.")
                        .toString());
        assertEquals(
                "[Sentence[key=missed.double, values={1=c3w, 3=a1 und b2, 4=2}]]",
                german.read("c3w hätte zwei Gewinnfelder geschaffen, a1 und b2.")
                        .toString());
        assertThrows(AssertionError.class, () -> english.read("c3w would have won at once. And so on."));
    }
}
