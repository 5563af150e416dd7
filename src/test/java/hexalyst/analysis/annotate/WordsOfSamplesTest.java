package hexalyst.analysis.annotate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Position;
import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Everything that an analysis writes into sample games is true, as in [WordsAgainstProofsTest]. It is a class of its
/// own so that both run at the same time.
@Tag("slow")
class WordsOfSamplesTest {
    /// On boards with more cells every position has hundreds of moves to search, with fewer nodes each. Where pieces
    /// move, a node is slow and more of them say hardly more.
    private static final int LARGE = 150;

    /// One in so many files, beginning with the second, is enough for the time that they take: each game is among them.
    private static final int EVERY = 3;

    /// Games that take minutes: in Dominions a position has hundreds of turns, and in Rondo a search from nothing does
    /// not find in millions of nodes what an analysis proves backwards from the end.
    private static final List<String> LEFT_OUT = List.of("dominions", "rondo");

    private static List<GameTree> samples() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of("sample-games"))) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> LEFT_OUT.stream()
                            .noneMatch(name -> file.getFileName().toString().startsWith(name)))
                    .sorted()
                    .toList();
        }
        List<GameTree> games = new ArrayList<>();
        for (int i = 1; i < files.size(); i += EVERY) {
            Path file = files.get(i);
            for (GameTree game : new GameFiles(GameLookup.standard()).read(file).games()) {
                games.add(plain(game));
            }
        }
        return games;
    }

    /// The game without values that its file calls proved, as they are somebody else's claims.
    private static GameTree plain(GameTree game) {
        GameTree plain = game;
        for (int id : game.preorder(GameTree.ROOT)) {
            plain = plain.apply(new TreeEdit.Annotate(
                            id, game.node(id).annotations().withoutValues()))
                    .tree();
        }
        return plain;
    }

    @Test
    void ofTheSampleGames() throws IOException, InterruptedException {
        Map<Boolean, List<GameTree>> slow =
                samples().stream().collect(Collectors.partitioningBy(WordsOfSamplesTest::isSlow));
        assertTrue(WordsAgainstProofsTest.check(slow.getOrDefault(false, List.of()), 1_000)
                .contains("only.threat"));
        assertFalse(WordsAgainstProofsTest.check(slow.getOrDefault(true, List.of()), 60)
                .isEmpty());
    }

    private static boolean isSlow(GameTree game) {
        Position start = game.position(GameTree.ROOT);
        return start.grid().cells() > LARGE || !start.game().traits().keepsPieces();
    }
}
