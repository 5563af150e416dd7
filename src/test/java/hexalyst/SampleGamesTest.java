package hexalyst;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.Value;
import hexalyst.game.Games;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The games that the program shows first must be correct: readable, with results that agree with the rules, and with
/// proved values that hold.
@Tag("slow")
class SampleGamesTest {
    /// Positions that need more nodes are left out; those of small boards and of the ends of games need fewer.
    private static final int MOST_NODES = 3_000;

    static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("sample-games"))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static GameTree read(Path file) throws IOException {
        ReadResult result = new GameFiles(GameLookup.standard()).read(file);
        assertEquals(List.of(), result.problems());
        assertEquals(1, result.games().size());
        return result.games().getFirst();
    }

    @Test
    void thereAreEnough() throws IOException {
        assertTrue(samples().size() >= 12);
        long ofEngines = samples().stream()
                .filter(file -> file.getFileName().toString().startsWith("engine-game-"))
                .count();
        assertTrue(ofEngines >= 6);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theResultIsThatOfTheRules(Path file) throws IOException {
        GameTree game = read(file);
        Outcome end = game.position(game.mainLine().getLast()).outcome();
        if (!game.tags().result().equals("*")) {
            assertEquals(end.result(), game.tags().result());
        }
        String name = file.getFileName().toString();
        boolean ofAnEngine = name.startsWith("engine-game-")
                || Games.all().stream().anyMatch(played -> name.startsWith(played.id() + "-"));
        assertEquals(
                ofAnEngine || file.toString().contains("diagram"),
                game.tags().get("Source").isPresent());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void whatIsCalledProvedHolds(Path file) throws IOException, InterruptedException {
        GameTree game = read(file);
        int called = 0;
        int settled = 0;
        try (SearchService service = new SearchService(new ProofTable(32L << 20), 1)) {
            for (int id : game.preorder(GameTree.ROOT)) {
                Optional<MachineNote.Proved> note = game.node(id).annotations().proved();
                Position position = game.position(id);
                if (note.isPresent() && !position.outcome().over()) {
                    called++;
                    SearchReport report = service.start(position, SearchLimits.NONE.withNodes(MOST_NODES), heard -> {})
                            .await();
                    if (report.value().isPresent()) {
                        settled++;
                        assertEquals(winner(report), note.get().winner(), () -> game.text(id));
                    }
                }
            }
        }
        assertTrue(called > 0 && settled > 0, called + " called proved, " + settled + " settled");
    }

    private static Optional<Side> winner(SearchReport report) {
        Value value = report.value().orElseThrow();
        return switch (value) {
            case WIN -> Optional.of(report.position().toMove());
            case LOSS -> Optional.of(report.position().toMove().other());
            case DRAW -> Optional.empty();
        };
    }
}
