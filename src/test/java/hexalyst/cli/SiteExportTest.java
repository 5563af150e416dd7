package hexalyst.cli;

import static hexalyst.cli.Run.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class SiteExportTest {
    @TempDir
    Path folder = Path.of("");

    private Path collection = Path.of("");
    private Path site = Path.of("");

    @BeforeEach
    void writeACollection() throws IOException {
        collection = Files.createDirectories(folder.resolve("Club games"));
        site = folder.resolve("site");
        Files.writeString(collection.resolve("two #1 50%.hgn"), """
                [Game "Manalath"]
                [White "<script>alert(1)</script>"]
                [Black "Bo"]
                [Event "Cup & \\"more\\""]
                [Date "19.9.2026"]
                [Result "1-0"]

                1. e5w d4b { </script><img src=x onerror=alert(2)> } 2. f5w 1-0

                [Game "Manalath"]
                [White "Cleo"]
                [Result "0-1"]

                1. e5w f4b 0-1
                """);
        Path inside = Files.createDirectories(collection.resolve("puzzles"));
        Files.writeString(inside.resolve("two.hgn"), """
                [Game "Manalath"]
                [Position "5/6/7/8/1ww1ww3/8/7/6/5 w"]
                [Puzzle "1"]
                [Task "win 1"]

                1. e4w *
                """);
    }

    private String page(String name) throws IOException {
        return Files.readString(site.resolve(name));
    }

    private static List<String> links(String html) {
        return Pattern.compile("<a href=\"([^\"]*)\"")
                .matcher(html)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    @Test
    void theTitleAndTheAuthorAreTheCollections() throws IOException {
        Run made = run("export", collection.toString(), site.toString(), "--title", "Our year", "--author", "Ann B.");
        assertEquals(0, made.code(), made.err());
        String index = page("index.html");
        assertTrue(index.contains("<h1>Our year</h1>"), index);
        assertTrue(index.contains("Ann B."), index);
        assertFalse(page("games/two.html").contains("<h1>Our year"), "each document has its own title");
    }

    @Test
    void makesPagesWhoseLinksLeadSomewhere() throws IOException {
        Run made = run("export", collection.toString(), site.toString());
        assertEquals(0, made.code(), made.err());
        assertTrue(made.out().contains("2 games, 1 puzzle, "), made.out());
        String index = page("index.html");
        List<String> links = links(index);
        assertEquals(4, links.size(), links::toString);
        for (String link : links) {
            List<String> parts = List.of(link.split("#", -1));
            String target = page(URLDecoder.decode(parts.getFirst(), StandardCharsets.UTF_8));
            assertTrue(parts.size() == 1 || target.contains("id=\"" + parts.getLast() + "\""), link);
        }
        assertTrue(page("games/two #1 50%.html").contains("<a href=\"../index.html\">Club games</a>"));
        assertTrue(index.contains("<h1>Club games</h1>"), index);
        assertTrue(index.contains(">2026.09.19<"), index);
        assertTrue(index.contains("Cup &amp; &quot;more&quot;"), index);
        assertFalse(index.contains("<script>alert"), "text of a game is no script");
        String openings = page("openings.html");
        assertTrue(openings.contains("win, proved"), "the program's book");
        assertTrue(openings.contains(">e5w<"), openings);
    }

    @Test
    void loadsNothingAndRunsOnlyItsOwnScripts() throws IOException {
        run("export", collection.toString(), site.toString());
        try (var all = Files.walk(site)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String html = Files.readString(file);
                assertTrue(html.contains("default-src 'none'; script-src 'sha256-"), file::toString);
                assertFalse(html.contains("<img"), file::toString);
                assertFalse(
                        Pattern.compile("(?:src|href)=\"(?:https?:)?//")
                                .matcher(html)
                                .find(),
                        file::toString);
            }
        }
    }

    @Test
    void overwritesNothingUnasked() throws IOException {
        assertEquals(0, run("export", collection.toString(), site.toString()).code());
        String before = page("index.html");
        Files.writeString(collection.resolve("more.hgn"), "[Game \"Manalath\"]\n\n1. a1w *\n");
        assertEquals(1, run("export", collection.toString(), site.toString()).code());
        assertEquals(before, page("index.html"));
        assertEquals(
                0,
                run("export", collection.toString(), site.toString(), "--force", "--language", "de")
                        .code());
        assertTrue(page("index.html").contains("3 Partien"));
    }

    @Test
    void namesWhatIsWrong() throws IOException {
        assertEquals(
                2,
                run("export", collection.toString(), folder.resolve("x.pdf").toString())
                        .code());
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertEquals(
                "hexalyst: " + empty + ": there are no games" + System.lineSeparator(),
                run("export", empty.toString(), site.toString()).err());
        Files.writeString(collection.resolve("bad.hgn"), "[Game \"Manalath\"]\n\n1. e5w e5w *\n");
        Run made = run("export", collection.toString(), site.toString());
        assertEquals(1, made.code());
        assertTrue(made.err().contains("bad.hgn"), made.err());
        assertTrue(made.out().contains("3 games"), "what was good is there");
    }
}
