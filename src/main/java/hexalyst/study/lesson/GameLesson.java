package hexalyst.study.lesson;

import hexalyst.game.Game;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.ReadResult;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The lesson of a game. Its file beside the game, `lesson.hgn`, has a game for each step, which begins with the
/// position of the step:
///
/// | tag | value |
/// |---|---|
/// | `Wants` | which turns are right ([Wanted]) |
/// | `Then` | the result on the board after the turns that the step shows, such as `1-0`; without it, it goes on |
/// | `Points` | the points of White and Black then, such as `3 0`; a text that says points has to have it |
///
/// The first turns of the tree, in the main line or in variations, are examples of right turns; what follows one of
/// them is played by the program when it is made. `Then` and `Points` tell what the texts say; the tests hold it
/// against the rules. The texts stand beside the game's others: `lesson.1` says what the first step is about and what
/// to do, `lesson.1.then` what is said when it was done.
///
/// @param game the game
/// @param steps its steps, in order; at least one
public record GameLesson(Game game, List<LessonStep> steps) {
    /// Copies the steps.
    public GameLesson {
        steps = List.copyOf(steps);
    }

    /// The lesson of a game; empty if it has none.
    ///
    /// @throws IllegalStateException if the file is wrong, which is an error in the build of the program
    public static Optional<GameLesson> of(Game game) {
        return game.lesson().map(text -> read(game, text));
    }

    private static GameLesson read(Game game, String text) {
        ReadResult read = GameFormat.HGN.read(text, new GameLookup(List.of(game)));
        if (!read.problems().isEmpty()) {
            throw new IllegalStateException(
                    game.id() + ": " + read.problems().getFirst().toString());
        }
        List<LessonStep> steps = new ArrayList<>();
        for (GameTree tree : read.games()) {
            steps.add(new LessonStep(steps.size() + 1, tree, Wanted.of(tree)));
        }
        return new GameLesson(game, steps);
    }
}
