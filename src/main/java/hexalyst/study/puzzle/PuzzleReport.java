package hexalyst.study.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// The result of checking a puzzle.
///
/// @param puzzle the puzzle that was checked
/// @param turns the turns of the solver that were checked, in order
/// @param faults what is wrong with it, or not settled
/// @param stopped true if the check was stopped early, so that the remaining turns were not checked
public record PuzzleReport(Puzzle puzzle, List<Turn> turns, List<Fault> faults, boolean stopped) {
    /// Copies the lists.
    public PuzzleReport {
        turns = List.copyOf(turns);
        faults = List.copyOf(faults);
    }

    /// A turn of the solver.
    ///
    /// @param node the node of the solution before the solver's move
    /// @param solutions which moves solve there
    public record Turn(int node, Solutions solutions) {}

    /// The kinds of faults.
    public enum Kind {
        /// A stored move is proved not to solve.
        WRONG,
        /// A stored try is proved to solve.
        TRY_SOLVES,
        /// It is not settled whether a stored try solves.
        TRY_OPEN,
        /// A stored move after a try does not refute it.
        NOT_REFUTED,
        /// No solution is stored.
        NO_MOVE,
        /// The stored solution ends with a move of the defender.
        ENDS_EARLY,
        /// No move solves.
        NOTHING_SOLVES,
        /// Several moves solve; where two are wanted, more than two.
        SEVERAL,
        /// Two moves are wanted, but only one solves, up to symmetry.
        SINGLE,
        /// Two moves are wanted, but one of them is not stored.
        MISSING,
        /// For some moves it is not settled whether they solve.
        OPEN,
        /// A draw is asked for, but the solver can win.
        CAN_WIN,
        /// The main line does not have the longest resistance to a win within a number of plies.
        HOLDS_OUT,
        /// A stored defence beside the main line does not hold out longest, although the tree says so.
        SHORT_DEFENCE,
        /// There is a win within fewer plies than the task says.
        SHORTER
    }

    /// Something that is wrong, or not settled.
    ///
    /// @param kind the kind of fault
    /// @param node the node of the solution before the solver's move, or before the defender's if the defence is at
    ///     fault
    /// @param moves the moves concerned: the wrong one, all that solve, all that are open, or those that hold out
    ///     longer
    /// @param right what would be right instead of a wrong move, as far as known
    /// @param plies in how many plies a win is proved: that of the wrong move, or the shorter one; empty if unknown
    public record Fault(Kind kind, int node, List<Move> moves, List<Move> right, OptionalInt plies) {
        /// Copies the moves.
        public Fault {
            moves = List.copyOf(moves);
            right = List.copyOf(right);
        }

        /// A fault of which no more is known.
        Fault(Kind kind, int node, List<Move> moves) {
            this(kind, node, moves, List.of(), OptionalInt.empty());
        }
    }

    /// True if the puzzle is proved to be correct.
    public boolean ok() {
        return faults.isEmpty() && !stopped;
    }

    /// A fault as one line of text: after which moves, and what is wrong there.
    public String text(Fault fault) {
        GameTree tree = puzzle.solution();
        Position start = puzzle.start();
        Texts texts = Texts.of(PuzzleReport.class);
        String moves = moves(fault.moves);
        String line = tree.moves(fault.node).stream().map(start::text).collect(Collectors.joining(" "));
        String what = texts.get(
                "fault." + fault.kind,
                moves,
                fault.moves.size(),
                moves(fault.right),
                fault.right.size(),
                fault.plies.orElse(0));
        return line.isEmpty() ? what : texts.get("fault.after", line, what);
    }

    private String moves(List<Move> moves) {
        return moves.stream().map(puzzle.start()::text).collect(Collectors.joining(" "));
    }
}
