package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.notation.GameFormat;
import hexalyst.record.GameTree;
import hexalyst.study.Exploration;
import hexalyst.study.GameHits;
import hexalyst.study.Library;
import hexalyst.study.LibraryGame;
import hexalyst.study.PlayCount;
import hexalyst.study.Query;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A library of an earlier version has all its games, and finds them by their positions: its keys equal the current
/// ones. [KeptFolder] says how the two libraries were made.
///
/// The rows of `library.tsv` and `explorations.tsv` were printed at commit d02a4e3 from the library's answers.
class KeptLibraryTest {
    private static final String SMALL = "library.db";
    private static final String MANY = "library-of-many.db";
    private static final int MOST = 100;

    @TempDir
    private Path folder = Path.of("");

    private Library open(String name) throws IOException {
        return Library.open(KeptFolder.copy(name, folder));
    }

    @Test
    void everyGameIsThere() throws IOException {
        List<List<String>> told = new ArrayList<>();
        try (Library library = open(SMALL)) {
            for (GameHits.Hit hit : library.search(Query.all(), MOST).games()) {
                LibraryGame game = hit.game();
                GameTree tree = library.game(game.id()).orElseThrow();
                byte[] text = GameFormat.HGN.write(List.of(tree)).getBytes(StandardCharsets.UTF_8);
                told.add(List.of(
                        Long.toString(game.id()),
                        game.game(),
                        game.edition(),
                        game.board(),
                        game.white(),
                        game.black(),
                        game.event(),
                        game.date(),
                        game.result(),
                        Integer.toString(game.plies()),
                        KeptTable.hash(text)));
            }
        }
        assertEquals(
                KeptTable.rows("library.tsv").stream()
                        .map(KeptTable.Row::fields)
                        .toList(),
                told);
    }

    @Test
    void whatWasPlayedIsFoundByPosition() throws IOException {
        List<KeptTable.Row> rows = KeptTable.rows("explorations.tsv");
        assertEquals(13, rows.size());
        try (Library small = open(SMALL);
                Library many = open(MANY)) {
            assertEquals(11, small.size());
            assertEquals(1010, many.size());
            for (KeptTable.Row row : rows) {
                Position position = KeptTable.position(Games.named(row.at(1)).orElseThrow(), row.at(2), row.at(3));
                Library library = row.at(0).equals(SMALL) ? small : many;
                Exploration explored = library.explore(position);
                assertEquals(row.at(4), text(explored.all()), row::toString);
                assertEquals(row.at(5), moves(explored), row::toString);
                GameHits found = row.at(0).equals(SMALL)
                        ? small.search(Query.all().withBoard(new Query.OnBoard.UpToSymmetry(position)), MOST)
                        : many.games(position, Optional.empty(), 5);
                assertEquals(row.at(6), games(found), row::toString);
            }
        }
    }

    private static String text(PlayCount tried) {
        return tried.games() + "/" + tried.won() + "/" + tried.drawn() + "/" + tried.lost();
    }

    private static String moves(Exploration explored) {
        return explored.moves().stream()
                .filter(played -> played.tried().games() > 0)
                .map(played ->
                        played.same().stream().map(explored.position()::text).collect(Collectors.joining(" "))
                                + " "
                                + text(played.tried()))
                .collect(Collectors.joining(", "));
    }

    private static String games(GameHits found) {
        return found.games().stream()
                .map(hit -> hit.game().id() + "@" + hit.ply())
                .collect(Collectors.joining(" "));
    }

    @Test
    void itsGamesAreKnownWhenTheyComeAgain() throws IOException {
        try (Library library = open(SMALL)) {
            List<GameTree> games = new ArrayList<>();
            for (long id = 1; id <= library.size(); id++) {
                games.add(library.game(id).orElseThrow());
            }
            assertEquals(0, library.add(games));
            assertEquals(11, library.size());
        }
    }
}
