package hexalyst.study.puzzle;

import hexalyst.notation.GameFiles;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.DecodedText;
import hexalyst.notation.source.FileProblem;
import hexalyst.record.GameTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The puzzles of a file, and the problems in it.
///
/// @param puzzles in the order of the file
/// @param problems what is wrong with games and tags, in the order of the lines and columns; empty if nothing is
public record PuzzleSet(List<Puzzle> puzzles, List<FileProblem> problems) {
    /// Copies both.
    public PuzzleSet {
        puzzles = List.copyOf(puzzles);
        problems = List.copyOf(problems);
    }

    /// Reads a file. A wrong tag is reported and left out. A game without a task, or where nothing can be played, is
    /// reported and skipped.
    ///
    /// @param lookup the games that the file may name
    /// @throws IOException with a message for people, if the file cannot be read
    public static PuzzleSet read(Path file, GameLookup lookup) throws IOException {
        DecodedText text = GameFiles.text(file);
        return of(new GameFiles(lookup).read(file, text), text.text());
    }

    /// The puzzles among games.
    ///
    /// @param text the text that the games were read from, used to locate problems
    public static PuzzleSet of(ReadResult result, String text) {
        List<Puzzle> puzzles = new ArrayList<>();
        TagPlaces places = new TagPlaces(text);
        List<FileProblem> problems = new ArrayList<>(result.problems());
        for (GameTree game : result.games()) {
            places.nextGame();
            PuzzleTags tags = new PuzzleTags(game);
            tags.read().ifPresent(puzzles::add);
            tags.problems().forEach(problem -> problems.add(places.problem(problem)));
        }
        return new PuzzleSet(puzzles, new ReadResult(List.of(), problems).problems());
    }

    /// Saves puzzles, replacing the content of the file, which is kept as `name~`.
    ///
    /// @throws IOException if that fails; the file is then unchanged
    public static void save(Path file, List<Puzzle> puzzles, GameLookup lookup) throws IOException {
        new GameFiles(lookup)
                .saveSafely(file, puzzles.stream().map(Puzzle::game).toList());
    }
}
