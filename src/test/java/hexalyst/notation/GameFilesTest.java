package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Games;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GameFilesTest {
    private final GameFiles files = new GameFiles(RoundTripTest.lookup());

    @TempDir
    private Path folder = Path.of(".");

    private static GameTree game() {
        return new RandomTrees(7).tree(30);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void savesAndReadsEveryFormat(GameFormat format) throws IOException {
        Path file = folder.resolve("game" + format.suffix());
        files.save(file, List.of(game()));
        files.save(file, List.of(game(), game()));
        ReadResult result = files.read(file);
        assertEquals(List.of(), result.problems());
        assertEquals(2, result.games().size());
        assertEquals(2L * game().size(), result.nodes());
        assertTrue(game().sameAs(result.games().getFirst()));
        assertEquals(List.of(file.getFileName().toString()), names());
    }

    @Test
    void theSuffixTellsTheFormatInCapitalsToo() {
        assertEquals(GameFormat.SGF, GameFormat.of(Path.of("a.b.SGF")).orElseThrow());
        assertTrue(GameFormat.of(Path.of("hgn")).isEmpty());
    }

    @Test
    void anUnknownSuffixIsRefusedBeforeAnythingIsTouched() throws IOException {
        Path file = folder.resolve("game.txt");
        Files.writeString(file, "mine");
        assertThrows(IOException.class, () -> files.read(file));
        IOException refused = assertThrows(IOException.class, () -> files.save(file, List.of(game())));
        assertTrue(String.valueOf(refused.getMessage()).contains(".hgn .json .sgf"));
        assertEquals("mine", Files.readString(file));
    }

    @Test
    void aMissingFileIsAnErrorOfItsOwn() {
        assertThrows(NoSuchFileException.class, () -> files.read(folder.resolve("none.hgn")));
    }

    @Test
    void aFailedSaveLeavesTheOldContentAndNothingElse() throws IOException {
        Path taken = folder.resolve("taken.hgn");
        Files.createDirectory(taken);
        Files.writeString(taken.resolve("inside"), "kept");
        assertThrows(IOException.class, () -> files.save(taken, List.of(game())));
        assertEquals("kept", Files.readString(taken.resolve("inside")));
        assertEquals(List.of("taken.hgn"), names());
        assertThrows(IOException.class, () -> files.save(folder.resolve("no/such/folder.hgn"), List.of(game())));
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = folder.resolve("real.hgn");
        files.save(file, List.of(game()));
        Path link = Files.createSymbolicLink(folder.resolve("link.hgn"), file);
        files.save(
                link,
                List.of(GameTree.of(
                        Games.byDefault().start(Games.byDefault().editions().getFirst()))));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(1, files.read(file).nodes());
    }

    @Test
    void aLinkToNothingYetIsWrittenThrough() throws IOException {
        Path folders = Files.createDirectories(folder.resolve("a/b"));
        Path second = Files.createSymbolicLink(folders.resolve("second.hgn"), Path.of("../real.hgn"));
        Path first = Files.createSymbolicLink(folder.resolve("first.hgn"), Path.of("a/b/second.hgn"));
        files.save(first, List.of(game()));
        assertTrue(Files.isSymbolicLink(first));
        assertTrue(Files.isSymbolicLink(second));
        assertTrue(Files.isRegularFile(folder.resolve("a/real.hgn"), LinkOption.NOFOLLOW_LINKS));
        assertEquals(game().size(), files.read(first).nodes());
    }

    @Test
    void aLinkThatCanLeadNowhereIsRefusedAndStays() throws IOException {
        Path lost = Files.createSymbolicLink(folder.resolve("lost.hgn"), Path.of("gone/real.hgn"));
        Path circle = Files.createSymbolicLink(folder.resolve("circle.hgn"), Path.of("circle.hgn"));
        for (Path link : List.of(lost, circle)) {
            IOException refused = assertThrows(IOException.class, () -> files.save(link, List.of(game())));
            assertTrue(String.valueOf(refused.getMessage()).startsWith(link + ": a link to "), refused::toString);
            assertTrue(Files.isSymbolicLink(link));
        }
        assertEquals(List.of("circle.hgn", "lost.hgn"), names());
    }

    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void theFirstProblemIsTheFirstInTheFile(GameFormat format) throws IOException {
        Path file = folder.resolve("wrong" + format.suffix());
        String text = switch (format) {
            case HGN -> "[Game \"Manalath\"]\n\n1. e5w { [%eval x] } d4b { \u00E9 } 2. zz *\n";
            case JSON ->
                "{\"format\":\"hexalyst\",\"schema\":1,\"games\":[\n{\"nodes\":[{\"id\":0,\"x\":1},\n"
                        + "{\"id\":1,\"parent\":0,\"move\":\"e5w\",\"comment\":\"\u00E9\"}\n,{\"id\":0}]}]}";
            case SGF -> "(;FF[3]CA[UTF-8]\n;W[e5w]C[\u00E9]\n;B[zz])\n(;FF[4]";
        };
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
        List<FileProblem> problems = files.read(file).problems();
        assertTrue(problems.size() >= 3, problems::toString);
        assertEquals("the file is not valid UTF-8 here", problems.get(1).message(), problems::toString);
        for (int i = 1; i < problems.size(); i++) {
            FileProblem before = problems.get(i - 1);
            FileProblem after = problems.get(i);
            assertTrue(
                    before.line() < after.line() || before.line() == after.line() && before.column() <= after.column(),
                    problems::toString);
        }
    }

    @ParameterizedTest
    @EnumSource(GameFormat.class)
    void utf16WithItsByteOrderMarkIsRead(GameFormat format) throws IOException {
        Path file = folder.resolve("wide" + format.suffix());
        files.save(file, List.of(game()));
        String text = Files.readString(file);
        for (Charset order : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
            Files.writeString(file, "\uFEFF" + text, order);
            ReadResult read = files.read(file);
            assertEquals(List.of(), read.problemLines());
            assertTrue(read.games().getFirst().sameAs(game()), order::name);
        }
    }
}
