package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.DataFolder;
import hexalyst.analysis.results.Result;
import hexalyst.analysis.results.ResultStore;
import hexalyst.engine.Value;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.study.Library;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LibraryCommandTest {
    @TempDir
    Path folder = Path.of("");

    private Run library(String command, String... more) {
        List<String> words = new java.util.ArrayList<>(List.of("library", command, "--library", file()));
        words.addAll(List.of(more));
        return run(words.toArray(String[]::new));
    }

    private String file() {
        return folder.resolve("library.db").toString();
    }

    private Path games() throws IOException {
        return Files.writeString(folder.resolve("games.hgn"), """
                [Game "Manalath"]
                [White "Ada"]
                [Black "Bert"]
                [Date "2026.11.20"]
                [Event "Cup"]
                [Result "1-0"]

                1. e5w d4b 2. f5w 1-0

                [Game "Manalath"]
                [White "Cleo"]
                [Black "Ada"]
                [Date "2026.11.21"]
                [Result "0-1"]

                1. e5w f4b { across } 0-1
                """);
    }

    @Test
    void importsSearchesShowsAndRemoves() throws IOException {
        Run first = library("import", games().toString());
        assertEquals("2 games, 2 new, 0 already there\n", first.out());
        assertEquals(0, first.code());
        assertEquals(
                "{\"games\":2,\"new\":0,\"known\":2,\"puzzles\":0}\n",
                library("import", games().toString(), "--json").out());
        assertEquals("""
                2 2026.11.21 Cleo - Ada 0-1 2 plies  at 0
                1 2026.11.20 Ada - Bert 1-0 3 plies (Cup) at 0
                """, library("search", "--player", "ada").out());
        assertTrue(library("search", "--player", "ada", "--as", "white").out().startsWith("1 2026.11.20 Ada - Bert"));
        assertTrue(library("search", "--player", "ada", "--as", "Black").out().startsWith("2 2026.11.21 Cleo - Ada"));
        assertEquals(2, library("search", "--as", "white").code());
        assertEquals(2, library("search", "--player", "ada", "--as", "red").code());
        assertEquals(
                "1 2026.11.20 Ada - Bert 1-0 3 plies (Cup) at 3\n",
                library("search", "--part", "e5w f5w").out(),
                "the second move lies in another direction");
        Run none = library("search", "--event", "League");
        assertEquals(1, none.code());
        assertEquals("hexalyst: no game of the library matches" + System.lineSeparator(), none.err());
        assertTrue(library("show", "2").out().contains("1. e5w f4b { across } 0-1"));
        assertEquals(0, library("remove", "2").code());
        assertEquals(
                "hexalyst: there is no game 2 in the library" + System.lineSeparator(),
                library("show", "2").err());
        Path out = folder.resolve("found.hgn");
        assertEquals(0, library("search", "-o", out.toString()).code());
        assertTrue(Files.readString(out).contains("2. f5w"));
        assertEquals(1, library("search", "-o", out.toString()).code(), "it exists");
    }

    /// Men come to a cell without being placed there.
    @Test
    void partsOfABoardAreFoundWherePiecesMove() throws IOException {
        Path men = Files.writeString(folder.resolve("men.hgn"), """
                [Game "Hexdameo"]
                [Result "*"]

                1. d4-e5 f5-d4 2. c4-e4 *
                """);
        assertEquals(0, library("import", games().toString(), men.toString()).code());
        assertEquals(
                "3 ? ? - ? * 3 plies  at 1\n",
                library("search", "--game", "hexdameo", "--part", "e5w d4- c3w").out());
        assertEquals(
                "1 2026.11.20 Ada - Bert 1-0 3 plies (Cup) at 3\n",
                library("search", "--part", "e5w f5w").out());
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need special rights there")
    void followsALinkThatIsNamed() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Files.move(games(), inside.resolve("games.hgn"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), inside);
        assertEquals(
                "2 games, 2 new, 0 already there\n",
                library("import", link.toString()).out());
    }

    @Test
    void searchesGamesOfRatedPlayers() throws IOException {
        Path file = folder.resolve("rated.hgn");
        Files.writeString(
                file, "[Game \"Manalath\"]\n[White \"Dora\"]\n[WhiteElo \"1900\"]\n[BlackElo \"1800\"]\n\n1. a1w *\n");
        assertEquals(0, library("import", games().toString(), file.toString()).code());
        assertEquals(3, library("search").out().lines().count());
        assertEquals(
                "3 ? Dora - ? * 1 ply  at 0\n",
                library("search", "--rating", "1800").out());
        assertEquals(1, library("search", "--rating", "1801").code());
        assertTrue(library("search", "--best").out().startsWith("3 "));
    }

    @Test
    void searchesGamesOfOneGame() throws IOException {
        for (String game : List.of("Phalanx", "Medusa")) {
            Path file = folder.resolve(game + ".hgn");
            Files.writeString(file, "[Game \"" + game + "\"]\n[White \"" + game + "\"]\n[Result \"*\"]\n\n*\n");
            assertEquals(0, library("import", file.toString()).code());
        }
        assertEquals(
                "1 ? Phalanx - ? * 0 plies  at 0\n",
                library("search", "--game", "phalanx").out());
        assertEquals(
                "2 ? Medusa - ? * 0 plies  at 0\n",
                library("search", "--game", "medusa").out());
        assertEquals(1, library("search", "--game", "manalath").code());
        assertEquals(2, library("search").out().lines().count());
    }

    @Test
    void namesWhatIsWrong() throws IOException {
        assertEquals(
                "hexalyst: --part: a cell with w, b, x or - was expected, as in e5w, not \"zz\" (column 5)"
                        + System.lineSeparator(),
                library("search", "--part", "e5w zz").err());
        for (String garbage : List.of("garbage", "10/11/2026", "26.11", "2026.13")) {
            Run refused = library("search", "--from", garbage);
            assertEquals(2, refused.code());
            assertEquals(
                    "hexalyst: --from: a date such as 2026, 2026-11 or 2026-11-20, not \"" + garbage + "\"\n",
                    refused.err());
        }
        assertEquals(2, library("search", "--until", "tomorrow").code());
        assertEquals(
                "hexalyst: --result: 1-0, 0-1, 1/2-1/2 or *, not won\n",
                library("search", "--result", "won").err());
        assertEquals(2, library("search", "--limit", "0").code());
        assertEquals(2, run("library").code());
        Path text = Files.writeString(folder.resolve("notes.db"), "these are my notes, and they are not a database");
        Run other = run("library", "search", "--library", text.toString());
        assertEquals(1, other.code());
        assertEquals(1, other.err().lines().count(), other.err());
        assertTrue(other.err().contains("notes.db"), other.err());
    }

    @Test
    void exploresWithWhatIsProved() throws IOException {
        Run missing = run("explore", "2/3/2 w", "--library", file());
        assertEquals(1, missing.code());
        assertEquals(
                "hexalyst: " + file() + ": there is no library yet; library import makes one",
                missing.err().lines().findFirst().orElseThrow());
        library("import", games().toString());
        Path store = folder.resolve("results.db");
        Position start = Positions.of("5/6/7/8/9/8/7/6/5 w");
        Position after = start.play(start.move("e5w").orElseThrow());
        try (ResultStore results = ResultStore.open(store, DataFolder.ofUser().seal(why -> {}))) {
            results.put(after, new Result(new Finding.Proved(Value.LOSS, 34), List.of()));
        }
        Run run = run("explore", "5/6/7/8/9/8/7/6/5 w", "--library", file(), "--store", store.toString());
        // The program's book may know of a shorter win, and of the other moves.
        assertTrue(run.out().startsWith("e5w 2 1 0 1 proved win "), run.out());
        Run next = run("explore", "5/6/7/8/4w4/8/7/6/5 b", "--library", file(), "--store", store.toString());
        assertTrue(next.out().startsWith("d4b 2 1 0 1 proved loss "), "d4 and f4 are mirror images: " + next.out());
        Path report = folder.resolve("report.hgn");
        run(
                "explore",
                "5/6/7/8/9/8/7/6/5 w",
                "--library",
                file(),
                "--store",
                store.toString(),
                "-o",
                report.toString());
        String written = Files.readString(report).replaceAll("\\s+", " ");
        assertTrue(written.contains("2 of 2 games of this edition reached this position."), written);
        assertTrue(written.contains("Proved to win: ") && written.contains("d4w in at most "), written);
        assertTrue(written.contains("1. e5w { [%win w 14] Played in 2 games: 1 won, 0 drawn, 1 lost. }"), written);
        assertEquals(
                1,
                run("explore", "2/3/2 w", "--library", file(), "--store", store.toString())
                        .code());
    }

    @Test
    void aDamagedLibraryIsToldInOneLine(@TempDir Path folder) throws Exception {
        for (String command : List.of("search", "show")) {
            Path library = folder.resolve(command + ".db");
            try (InputStream in = Objects.requireNonNull(Library.class.getResourceAsStream("damaged.db"))) {
                Files.copy(in, library);
            }
            Run run = command.equals("search")
                    ? run("library", "search", "--library", library.toString(), "--limit", "3")
                    : run("library", "show", "--library", library.toString(), "1");
            run.assertNames(library + " is not a library or is damaged: ");
        }
    }
}
