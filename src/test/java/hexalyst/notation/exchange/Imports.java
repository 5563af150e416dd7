package hexalyst.notation.exchange;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Imports for tests.
final class Imports {
    private static final Path RECORDS = Path.of("src/test/resources/hexalyst/notation/exchange");
    private static final GameImport IMPORT = new GameImport(GameLookup.standard());

    private Imports() {}

    static Imported file(String name) throws IOException {
        return IMPORT.read(RECORDS.resolve(name), Optional.empty());
    }

    static String content(String name) throws IOException {
        return Files.readString(RECORDS.resolve(name));
    }

    static Imported text(String text) {
        return IMPORT.read(text, Optional.empty());
    }

    static ReadResult certain(Imported imported) {
        return assertInstanceOf(Imported.Foreign.class, imported).reading();
    }

    /// A list of moves with row a at the bottom.
    static ReadResult moves(String text) {
        return certain(IMPORT.read(text, Optional.of(RowOrder.BOTTOM)));
    }

    /// The moves of the main line.
    static String line(GameTree tree) {
        return tree.mainLine().stream()
                .flatMap(id -> tree.node(id).move().stream())
                .map(move -> tree.start().text(move))
                .collect(Collectors.joining(" "));
    }

    static String line(ReadResult reading) {
        return reading.games().stream().map(Imports::line).collect(Collectors.joining(" | "));
    }

    static List<String> problems(ReadResult reading) {
        return reading.problems().stream().map(FileProblem::text).toList();
    }

    static String result(ReadResult reading) {
        return reading.games().getFirst().tags().result();
    }
}
