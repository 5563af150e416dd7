package hexalyst.study.puzzle;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the tags of one game that make it a puzzle.
final class PuzzleTags {
    private final GameTree game;
    private final Texts texts = Texts.of(PuzzleTags.class);
    private final List<Problem> problems = new ArrayList<>();

    /// A wrong tag.
    ///
    /// @param name the tag's name; empty if the game as a whole is wrong
    /// @param value its value
    /// @param message what is wrong, in one line
    record Problem(String name, String value, String message) {}

    PuzzleTags(GameTree game) {
        this.game = game;
    }

    /// The problems found so far.
    List<Problem> problems() {
        return problems;
    }

    /// The puzzle, if the game is one.
    Optional<Puzzle> read() {
        if (game.start().outcome().over()) {
            problems.add(new Problem("", "", texts.get("over")));
            return Optional.empty();
        }
        String written = tag(Puzzle.TASK);
        Optional<Task> task = Task.parse(written);
        if (game.tags().get(Puzzle.TASK).isEmpty()) {
            problems.add(new Problem("", "", texts.get("noTask")));
        } else if (task.isEmpty()) {
            problems.add(new Problem(Puzzle.TASK, written, texts.get("task", written)));
        }
        return task.map(known -> new Puzzle(
                tag(Puzzle.TITLE),
                known,
                game,
                themes(),
                difficulty(),
                tag(Puzzle.AUTHOR),
                game.tags()
                        .get(Puzzle.TEXT)
                        .orElseGet(() -> game.root().annotations().comment())));
    }

    private String tag(String name) {
        return game.tags().get(name).orElse("");
    }

    private List<PuzzleTheme> themes() {
        String written = tag(Puzzle.THEMES);
        List<PuzzleTheme> themes = new ArrayList<>();
        for (String word : written.strip().split(" +", -1)) {
            Optional<PuzzleTheme> theme = PuzzleTheme.named(word);
            theme.ifPresent(themes::add);
            if (theme.isEmpty() && !word.isEmpty()) {
                problems.add(new Problem(Puzzle.THEMES, written, texts.get("theme", word)));
            }
        }
        return themes;
    }

    private Optional<PuzzleDifficulty> difficulty() {
        String written = tag(Puzzle.DIFFICULTY);
        Optional<PuzzleDifficulty> difficulty = PuzzleDifficulty.parse(written);
        if (difficulty.isEmpty() && game.tags().get(Puzzle.DIFFICULTY).isPresent()) {
            problems.add(new Problem(Puzzle.DIFFICULTY, written, texts.get("difficulty", written)));
        }
        return difficulty;
    }
}
