package hexalyst.study.puzzle;

import hexalyst.board.Grid;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Puzzles as text, in the language of [Texts#language].
public final class PuzzleWords {
    private static final String BRIEF = "brief.";

    private PuzzleWords() {}

    /// The task, such as `White to play and win in 3 moves (5 plies)`.
    public static String task(Puzzle puzzle) {
        return task("task.", puzzle);
    }

    /// The task; to find the only move says what that move is proved to do.
    ///
    /// @param kept the value of the position to solve, if it is proved
    static String task(Puzzle puzzle, Optional<Value> kept) {
        String solver = puzzle.start().edition().sideName(puzzle.solver());
        return kept.filter(value -> puzzle.task() instanceof Task.OnlyMove)
                .map(value -> text("task.onlyMove." + value, solver))
                .orElseGet(() -> task(puzzle));
    }

    /// The task in a few words, such as `White wins in 3 moves`, for a list.
    public static String brief(Puzzle puzzle) {
        return task(BRIEF, puzzle);
    }

    private static String task(String words, Puzzle puzzle) {
        String solver = puzzle.start().edition().sideName(puzzle.solver());
        return switch (puzzle.task()) {
            case Task.Win win -> text(words + "win", solver);
            case Task.WinWithin win -> within(words, solver, win.plies());
            case Task.Draw draw -> text(words + "draw", solver);
            case Task.AvoidLoss avoid -> text(words + "avoidLoss", solver);
            case Task.OnlyMove only -> text(words + "onlyMove", solver);
            case Task.Better better -> text(words + "better", solver);
            case Task.BothMoves both -> text(words + "bothMoves", solver);
        };
    }

    private static String within(String words, String solver, int plies) {
        if (plies == 1) {
            return text(words + "now", solver);
        }
        return words.equals(BRIEF)
                ? text(words + "within", solver, WinLength.moves(plies, true))
                : text(words + "within", solver, new WinLength().exactly(plies, true));
    }

    /// Why a line solves: the last move that made several threats, and how the game ended or what is proved about the
    /// rest. Some sentences; empty if there is nothing to say.
    ///
    /// @param start the position to solve
    /// @param line the moves that were played, the last one by the solver
    /// @param rest what is proved about the position after them, for the defender; empty if nothing is
    public static String why(Position start, List<Move> line, Optional<ProvedValue> rest) {
        Side solver = start.toMove();
        List<String> sentences = new ArrayList<>();
        Position at = start;
        for (int i = 0; i < line.size(); i++) {
            boolean own = at.toMove() == solver;
            at = at.play(line.get(i));
            long cells = own && !at.outcome().over() ? ThemeFinder.winningCells(at, solver) : 0;
            if (cells > 1) {
                sentences.clear();
                sentences.add(
                        i == line.size() - 1
                                ? text("why.now", start.edition().sideName(solver), cells)
                                : text("why.threats", start.text(line.get(i)), cells));
            }
        }
        Optional<Position> end = end(at);
        boolean won = end.isPresent()
                ? end.get().outcome().wonBy().isPresent()
                : rest.filter(known -> known.value() != Value.DRAW).isPresent();
        if (!won) {
            // Threats decide nothing where nobody wins.
            sentences.clear();
        }
        if (at.outcome().over()) {
            sentences.add(text("why.over", at.endWords()));
        } else if (end.isPresent()) {
            String defender = start.edition().sideName(at.toMove());
            sentences.add(text(
                    "why.forced",
                    defender,
                    at.text(at.legalMoves().getFirst()),
                    end.get().endWords()));
        } else {
            rest.map(known -> rest(known, start)).ifPresent(sentences::add);
        }
        return String.join(" ", sentences);
    }

    /// Where the game is over, now or after the only move that is left.
    static Optional<Position> end(Position at) {
        if (at.outcome().over() || at.game().traits().openTurns()) {
            return Optional.of(at).filter(position -> position.outcome().over());
        }
        List<Move> moves = at.legalMoves();
        return moves.size() == 1
                ? Optional.of(at.play(moves.getFirst()))
                        .filter(position -> position.outcome().over())
                : Optional.empty();
    }

    private static String rest(ProvedValue known, Position start) {
        String solver = start.edition().sideName(start.toMove());
        String defender = start.edition().sideName(start.toMove().other());
        if (known.value() == Value.DRAW) {
            return text("why.draws", solver, defender);
        }
        int plies = known.told().orElse(0);
        return switch (plies) {
            case 0 -> text("why.wins", solver, defender);
            case 1 -> text("why.wins.now", solver, defender);
            default -> text("why.wins.within", solver, defender, new WinLength().within(plies, false));
        };
    }

    /// The name of a theme.
    public static String theme(PuzzleTheme theme) {
        return text("theme." + theme.id());
    }

    /// The name of a grade.
    public static String grade(Grade grade) {
        return text("grade." + grade.id());
    }

    /// The name of a puzzle's grade; empty if it has none.
    public static String grade(Puzzle puzzle) {
        return puzzle.difficulty().map(known -> grade(known.grade())).orElse("");
    }

    /// The moves of the solution's main line, with spaces between; both moves, with a comma, where both are wanted.
    public static String solution(Puzzle puzzle) {
        return puzzle.lines().stream()
                .map(line -> line.stream().map(puzzle.start()::text).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
    }

    /// A board drawn with letters, one line per row, the top row first: `w`, `b`, `.` for an empty cell, `x` for a
    /// blocked one. Each row begins with its letter.
    public static String board(Position position) {
        Grid grid = position.grid();
        StringBuilder board = new StringBuilder();
        int widest = Collections.max(grid.rowLengths());
        for (int row = grid.rows() - 1; row >= 0; row--) {
            board.append(grid.rowName(row)).append(" ".repeat(1 + widest - grid.rowLength(row)));
            for (int place = 0; place < grid.rowLength(row); place++) {
                board.append(' ').append(position.at(grid.cell(row, place)).sign());
            }
            board.append('\n');
        }
        return board.toString();
    }

    /// How a game ended, as a sentence.
    static String ended(Position over) {
        String words = over.endWords();
        return text("ended", Character.toUpperCase(words.charAt(0)) + words.substring(1));
    }

    static String text(String key, Object... values) {
        return Texts.of(PuzzleWords.class).get(key, values);
    }
}
