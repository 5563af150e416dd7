package hexalyst.ui.setup;

import hexalyst.board.Grid;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.game.Content;
import hexalyst.game.PositionSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Moves everything on a board by one cell, as the board appears on screen. On hexagons, up and down alternate between
/// the two sides as long as there is room, so that several steps keep to a column, and down undoes up.
final class Shift {
    /// Larger than any rounding error of the coordinates.
    private static final double CLOSE = 0.01;

    private final PositionSetup setup;
    private final Grid grid;
    private final BoardGeometry geometry;

    private Shift(PositionSetup setup, BoardLook look) {
        this.setup = setup;
        grid = setup.grid();
        geometry = new BoardGeometry(grid, look.turn(), look.mirrored(), 1, 0, 0);
    }

    enum Way {
        LEFT,
        RIGHT,
        UP,
        DOWN
    }

    /// The set-up after the move; empty if there is no room on that side, or the board has no lines of cells.
    static Optional<PositionSetup> of(PositionSetup setup, Way way, BoardLook look) {
        Shift shift = new Shift(setup, look);
        return shift.directions(way).stream()
                .flatMap(direction -> shift.moved(direction).stream())
                .findFirst();
    }

    /// The directions of the grid that lead this way, the preferred one first.
    private List<Integer> directions(Way way) {
        List<Step> steps = IntStream.range(0, grid.directions())
                .mapToObj(this::step)
                .flatMap(Optional::stream)
                .filter(step -> step.leads(way))
                .sorted(Comparator.comparingDouble(Step::right))
                .toList();
        double least =
                steps.stream().mapToDouble(step -> Math.abs(step.right)).min().orElse(0);
        List<Integer> directions = new ArrayList<>(steps.stream()
                .filter(step -> Math.abs(step.right) < least + CLOSE)
                .map(Step::direction)
                .toList());
        if (directions.size() > 1 && toTheRight(Math.abs(steps.getFirst().down))) {
            Collections.reverse(directions);
        }
        return directions;
    }

    /// A step from a cell to its neighbour.
    private record Step(int direction, double right, double down) {
        boolean leads(Way way) {
            boolean level = Math.abs(down) < CLOSE;
            return switch (way) {
                case LEFT -> level && right < 0;
                case RIGHT -> level && right > 0;
                case UP -> down < -CLOSE;
                case DOWN -> down > CLOSE;
            };
        }
    }

    private Optional<Step> step(int direction) {
        return IntStream.range(0, grid.cells())
                .filter(cell -> grid.neighbour(cell, direction) != Grid.NONE)
                .mapToObj(cell -> step(direction, cell))
                .findFirst();
    }

    private Step step(int direction, int cell) {
        int next = grid.neighbour(cell, direction);
        return new Step(direction, geometry.x(next) - geometry.x(cell), geometry.y(next) - geometry.y(cell));
    }

    /// Whether up and down lead to the right: where the lowest content is in the bottom row, the third, and so on.
    private boolean toTheRight(double rowHeight) {
        double bottom =
                IntStream.range(0, grid.cells()).mapToDouble(geometry::y).max().orElseThrow();
        double lowest = filled().mapToDouble(geometry::y).max().orElse(bottom);
        return Math.round((bottom - lowest) / rowHeight) % 2 == 0;
    }

    private IntStream filled() {
        return IntStream.range(0, grid.cells())
                .filter(cell -> !setup.cells().get(cell).isEmpty());
    }

    private Optional<PositionSetup> moved(int direction) {
        List<Content> cells = new ArrayList<>(Collections.nCopies(grid.cells(), Content.EMPTY));
        for (int cell : filled().toArray()) {
            int next = grid.neighbour(cell, direction);
            if (next == Grid.NONE) {
                return Optional.empty();
            }
            cells.set(next, setup.cells().get(cell));
        }
        return Optional.of(setup.withCells(cells));
    }
}
