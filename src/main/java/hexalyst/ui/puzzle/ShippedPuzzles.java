package hexalyst.ui.puzzle;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.text.Texts;
import hexalyst.ui.files.SampleGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/// The puzzles that come with the program: three sets of Manalath by difficulty, one of its endings and one where both
/// winning moves are wanted, one for each game and edition with a file of its
/// name, and one of all puzzles for each game with several sets. May be read on any thread.
final class ShippedPuzzles {
    private static final List<String> MANALATH = List.of("easy", "medium", "hard", "endings", "both-moves");

    /// What was read already, by the name of its file: a second window shows the same.
    private static final Map<String, List<Puzzle>> KNOWN = new ConcurrentHashMap<>();

    private ShippedPuzzles() {}

    /// Reads them.
    ///
    /// @throws IOException if they cannot be read, which is an error in the build of the program
    static List<PuzzleShelf> read() throws IOException {
        List<PuzzleShelf> shelves = new ArrayList<>();
        List<PuzzleShelf> wholes = new ArrayList<>();
        for (Game game : Games.all()) {
            List<PuzzleShelf> own = own(game);
            shelves.addAll(own);
            wholes.addAll(whole(game, own));
        }
        shelves.addAll(wholes);
        return shelves;
    }

    /// The sets of a game, without that of all its puzzles.
    private static List<PuzzleShelf> own(Game game) throws IOException {
        Texts texts = Texts.of(ShippedPuzzles.class);
        List<PuzzleShelf> shelves = new ArrayList<>();
        for (String name : game.equals(Games.byDefault()) ? MANALATH : List.<String>of()) {
            shelves.add(read(name, texts.get("shipped." + name))
                    .orElseThrow(() -> new IOException("the program has no " + resource(name))));
        }
        read(game.id(), game.title()).ifPresent(shelves::add);
        for (Edition edition : game.editions()) {
            String title =
                    texts.get("shipped.edition", game.title(), edition.words(game.size(edition, edition.grid())));
            read(edition.id(), title).ifPresent(shelves::add);
        }
        return shelves;
    }

    /// The names of the puzzles of a game.
    static Set<String> of(Game game) {
        try {
            return own(game).stream()
                    .flatMap(set -> set.puzzles().stream())
                    .map(Puzzle::id)
                    .collect(Collectors.toSet());
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /// A set of all puzzles of a game with several sets, so that a theme can be trained in all of them.
    private static List<PuzzleShelf> whole(Game game, List<PuzzleShelf> own) {
        List<Puzzle> all = new ArrayList<>();
        for (PuzzleShelf set : own) {
            for (Puzzle puzzle : set.puzzles()) {
                all.add(puzzle.withTitle(Integer.toString(all.size() + 1)));
            }
        }
        return own.size() < 2
                ? List.of()
                : List.of(new PuzzleShelf(
                        Texts.of(ShippedPuzzles.class).get("shipped.all", game.title()), all, Optional.empty()));
    }

    private static String resource(String name) {
        return "puzzles/" + name + ".hgn";
    }

    private static Optional<PuzzleShelf> read(String name, String title) throws IOException {
        List<Puzzle> puzzles = KNOWN.get(name);
        if (puzzles == null) {
            puzzles = puzzles(name);
            KNOWN.put(name, puzzles);
        }
        return puzzles.isEmpty() ? Optional.empty() : Optional.of(new PuzzleShelf(title, puzzles, Optional.empty()));
    }

    /// The puzzles of a file; none if there is no such file.
    private static List<Puzzle> puzzles(String name) throws IOException {
        return SampleGame.text(resource(name))
                .map(text -> PuzzleSet.of(GameFormat.HGN.read(text, GameLookup.standard()), text)
                        .puzzles())
                .orElse(List.of());
    }
}
