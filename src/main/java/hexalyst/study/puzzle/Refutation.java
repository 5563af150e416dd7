package hexalyst.study.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import hexalyst.turn.Threats;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Says in a few words how a wrong move is refuted, in the language of [Texts#language].
///
/// @param wrong the position after the wrong move, where the game is not over and the defender is to move
/// @param line the moves after it that show why it fails, the defender's first; at least one
/// @param value what the position after the wrong move is proved to be worth to the defender, a win or a draw; empty if
///     only this is proved, that the solver does not win in time
/// @param late what is known about a win that comes too late; empty if the solver has to win in no time
public record Refutation(Position wrong, List<Move> line, Optional<ProvedValue> value, Optional<Late> late) {
    /// A line of up to this many moves is shown to the end of the game.
    private static final int SHORT = 4;

    /// Copies the line.
    public Refutation {
        line = List.copyOf(line);
    }

    /// A refutation of a task that sets no time.
    public Refutation(Position wrong, List<Move> line, ProvedValue value) {
        this(wrong, line, Optional.of(value), Optional.empty());
    }

    /// A win that comes too late, if at all.
    ///
    /// @param within the plies that the solver had, the wrong move among them
    /// @param plies in how many plies the wrong move is proved to win, in the fewest; empty if that is not proved
    public record Late(int within, OptionalInt plies) {
        /// What is known of it; empty if the task sets no time.
        static Optional<Late> of(Position wrong, Task task, SolutionSearch search) {
            return task instanceof Task.WinWithin within
                    ? Optional.of(new Late(within.plies(), search.lateWin(wrong, within.plies())))
                    : Optional.empty();
        }

        /// That the move wins, but only later; empty if that is not proved.
        public Optional<String> words(String solver) {
            return plies.isPresent()
                    ? Optional.of(text("slow", solver, new WinLength().exactly(plies.getAsInt(), true)))
                    : Optional.empty();
        }
    }

    /// Explains a line after a wrong move; empty if there is nothing to show, or nothing can be said for sure.
    ///
    /// @param wrong the position after a move that is proved not to solve
    /// @param task what the solver had to do with it
    /// @param line the moves after it, the defender's first; the first is proved to keep what the position is worth
    /// @param search proves what it is worth
    static Optional<Refutation> of(Position wrong, Task task, List<Move> line, SolutionSearch search) {
        if (line.isEmpty()) {
            return Optional.empty();
        }
        Optional<ProvedValue> value = search.value(wrong)
                .filter(known -> known.value() != Value.LOSS)
                .map(known -> by(wrong.play(line.getFirst()), known, search));
        if (value.isPresent()) {
            return Optional.of(new Refutation(wrong, line, value.get()));
        }
        return Late.of(wrong, task, search)
                .map(late -> new Refutation(wrong, line, Optional.empty(), Optional.of(late)));
    }

    /// The value of a wrong move, where a win takes as long as it does after this reply: another may win sooner.
    private static ProvedValue by(Position reply, ProvedValue known, SolutionSearch search) {
        return known.value() == Value.DRAW || reply.outcome().over()
                ? known
                : search.value(reply)
                        .filter(after -> after.value() == Value.LOSS)
                        .map(ProvedValue::beforeTheMove)
                        .orElse(new ProvedValue(known.value(), 0));
    }

    /// How many moves of the line to show before the words: the first, or a short line to its end if the first does not
    /// speak for itself.
    public int shown() {
        return atOnce().isEmpty()
                        && line.size() <= SHORT
                        && at(line.size()).outcome().over()
                ? line.size()
                : 1;
    }

    /// A sentence for what the moves shown come to.
    public String words() {
        return atOnce().orElseGet(() -> shown() > 1 ? PuzzleWords.ended(at(line.size())) : whole());
    }

    /// What is seen as soon as the first move of the line is made.
    private Optional<String> atOnce() {
        Position reply = at(1);
        if (reply.outcome().over()) {
            return Optional.of(PuzzleWords.ended(reply));
        }
        boolean wins = value.filter(known -> known.value() == Value.WIN).isPresent();
        if (wins && Threats.everyTurnLoses(reply)) {
            return Optional.of(text("loses", name(reply.toMove())));
        }
        long cells = wins ? ThemeFinder.winningCells(reply, wrong.toMove()) : 0;
        return cells > 1 ? Optional.of(text("threats", name(wrong.toMove()), cells)) : Optional.empty();
    }

    /// What is proved, and whether the wrong move had threats that are gone.
    private String whole() {
        Side solver = wrong.toMove().other();
        boolean stopped = ThemeFinder.winningCells(wrong, solver) > 0 && ThemeFinder.winningCells(at(1), solver) == 0;
        Optional<String> slow = late.flatMap(win -> win.words(name(solver)));
        if (slow.isPresent()) {
            return slow.get();
        }
        String proved = value.map(this::proved)
                .orElseGet(() -> text(
                        "late",
                        name(solver),
                        new WinLength().within(late.map(Late::within).orElse(0), true)));
        return stopped ? text("stopped", name(solver)) + ' ' + proved : proved;
    }

    private String proved(ProvedValue known) {
        String defender = name(wrong.toMove());
        if (known.value() == Value.DRAW) {
            return text("draws", defender);
        }
        // Counted from the position that the words stand at, after the first move of the line.
        OptionalInt plies = known.afterTheMove().told();
        return plies.isEmpty()
                ? text("wins", defender)
                : text("wins.in", defender, new WinLength().within(plies.getAsInt(), false));
    }

    /// The position after so many moves of the line.
    private Position at(int moves) {
        return wrong.play(line.subList(0, moves));
    }

    private String name(Side side) {
        return wrong.edition().sideName(side);
    }

    private static String text(String key, Object... values) {
        return Texts.of(Refutation.class).get("refuted." + key, values);
    }
}
