package hexalyst.ui.puzzle;

import hexalyst.study.puzzle.Task;
import java.util.Optional;

/// The tasks that a composed puzzle may set.
public enum TaskKind {
    WIN,
    WITHIN,
    DRAW,
    AVOID_LOSS,
    ONLY_MOVE,
    BOTH_MOVES;

    /// The kind of a task; empty for one that is not proved.
    static Optional<TaskKind> of(Task task) {
        return switch (task) {
            case Task.Win win -> Optional.of(WIN);
            case Task.WinWithin within -> Optional.of(WITHIN);
            case Task.Draw draw -> Optional.of(DRAW);
            case Task.AvoidLoss avoid -> Optional.of(AVOID_LOSS);
            case Task.OnlyMove only -> Optional.of(ONLY_MOVE);
            case Task.BothMoves both -> Optional.of(BOTH_MOVES);
            case Task.Better better -> Optional.empty();
        };
    }

    /// A task of this kind.
    ///
    /// @param plies the limit of plies, if it has one
    Task task(int plies) {
        return switch (this) {
            case WIN -> new Task.Win();
            case WITHIN -> new Task.WinWithin(Math.max(1, plies));
            case DRAW -> new Task.Draw();
            case AVOID_LOSS -> new Task.AvoidLoss();
            case ONLY_MOVE -> new Task.OnlyMove();
            case BOTH_MOVES -> new Task.BothMoves();
        };
    }
}
