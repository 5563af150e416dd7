package hexalyst.engine.estimate;

import hexalyst.board.Grid;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/// What a game itself thinks of the steps of a position, without a search: each is made, and the position after it is
/// taken as it is ([SearchBoard#outlook], [SearchBoard#evaluate]). Searches begin with the steps that look best, and
/// play the best of them if there is no time for more.
public final class FirstLook {
    private final SearchBoard board;

    /// @param board the board whose position is asked about; it may be changed between two questions
    FirstLook(SearchBoard board) {
        this.board = board;
    }

    /// The step that looks best. A win in one is always found and proved, unless it takes several parts.
    ///
    /// @param position a position where the game is not over
    /// @param among the steps to choose from, at least one
    public static EstimateLine best(Position position, List<Step> among) {
        return line(position, ordered(position, among).getFirst());
    }

    /// What a position itself looks like to the player to move, without its steps. Never a proof.
    public static Score.Estimated score(Position position) {
        return ScoreCode.guess(position.searchBoard().evaluate(), position.game());
    }

    /// What a step of a position looks like.
    static EstimateLine line(Position position, Step step) {
        int score = new FirstLook(position.searchBoard()).score(position.code(step));
        return new EstimateLine(step, ScoreCode.read(score, false, position.game()), position.turns(List.of(step)));
    }

    /// These steps of a position, the best-looking first; among those that look the same, in the order of [#nearby].
    static List<Step> ordered(Position position, List<Step> among) {
        FirstLook look = new FirstLook(position.searchBoard());
        Map<Step, Integer> scores = new HashMap<>();
        among.forEach(step -> scores.put(step, look.score(position.code(step))));
        List<Step> ordered = nearby(position, among);
        ordered.sort(Comparator.comparing(scores::get).reversed());
        return ordered;
    }

    /// These steps of a position by how close they are to its pieces or, on an empty board, to the middle. Equally
    /// close ones are in an arbitrary order that is always the same in the same position: in the order of their codes,
    /// a search that is stopped early would only have seen one corner of the board.
    static List<Step> nearby(Position position, List<Step> among) {
        int[] far = distances(position);
        List<Step> mixed = new ArrayList<>(among);
        Collections.shuffle(mixed, new Random(position.key().low()));
        mixed.sort(Comparator.comparingInt(step -> step.lastCell() < 0 ? Integer.MAX_VALUE : far[step.lastCell()]));
        return mixed;
    }

    /// How far each cell is from the nearest piece or, on an empty board, from the middle.
    private static int[] distances(Position position) {
        Grid grid = position.grid();
        List<Integer> cells = IntStream.range(0, grid.cells()).boxed().toList();
        List<Integer> pieces = cells.stream()
                .filter(cell -> !position.at(cell).pieces().isEmpty())
                .toList();
        if (!pieces.isEmpty()) {
            return distances(grid, pieces);
        }
        int[] deep = distances(
                grid,
                cells.stream()
                        .filter(cell -> grid.neighbours(cell).size() < grid.directions())
                        .toList());
        int deepest = IntStream.of(deep).max().orElse(0);
        return distances(
                grid, cells.stream().filter(cell -> deep[cell] == deepest).toList());
    }

    /// How many steps each cell is away from the nearest of some cells.
    private static int[] distances(Grid grid, List<Integer> from) {
        int[] far = new int[grid.cells()];
        Arrays.fill(far, Integer.MAX_VALUE);
        from.forEach(cell -> far[cell] = 0);
        Deque<Integer> open = new ArrayDeque<>(from);
        while (!open.isEmpty()) {
            int cell = open.poll();
            for (int next : grid.neighbours(cell).stream().toArray()) {
                if (far[next] == Integer.MAX_VALUE) {
                    far[next] = far[cell] + 1;
                    open.add(next);
                }
            }
        }
        return far;
    }

    /// The [ScoreCode] of a legal step, for the player who makes it.
    int score(int step) {
        Side mover = board.toMove();
        int score = switch (board.make(step)) {
            case WIN -> ScoreCode.WIN - 1;
            case LOSS -> 1 - ScoreCode.WIN;
            case DRAW -> 0;
            case ONGOING -> board.toMove() == mover ? board.evaluate() : -here(1);
        };
        board.unmake();
        return score;
    }

    /// The [ScoreCode] of the board's position, for the player to move.
    ///
    /// @param ply how many plies it is away from the root
    int here(int ply) {
        int outlook = board.outlook();
        return outlook == 0 ? board.evaluate() : ScoreCode.ofOutlook(outlook, ply);
    }
}
