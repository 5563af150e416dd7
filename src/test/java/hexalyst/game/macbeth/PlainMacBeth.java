package hexalyst.game.macbeth;

import hexalyst.game.PlainGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// A reference implementation of MacBeth, slow and directly from the rules page. It shares nothing with the program:
/// the board is a map from axial coordinates, counted from the middle, to contents.
final class PlainMacBeth extends PlainGame {
    /// Steps to the right, and steps up and to the right.
    private record Cell(int right, int up) {
        Cell plus(Cell step) {
            return new Cell(right + step.right, up + step.up);
        }
    }

    private static final List<Cell> STEPS =
            List.of(new Cell(1, 0), new Cell(0, 1), new Cell(-1, 1), new Cell(-1, 0), new Cell(0, -1), new Cell(1, -1));

    private final Map<String, Cell> cells = new TreeMap<>();
    private final Map<Cell, Character> standing = new HashMap<>();
    /// How many stones were turned over, and how often a player passed.
    int turned;

    int passed;

    /// @param side how many cells a side has
    /// @param filled true if the ring is filled with stones
    /// @param blocked more cells on which nobody can play
    PlainMacBeth(int side, boolean filled, Set<String> blocked) {
        toMove = 'b';
        int most = side - 1;
        for (int up = -most; up <= most; up++) {
            int place = 1;
            for (int right = Math.max(-most, -most - up); right <= Math.min(most, most - up); right++) {
                Cell cell = new Cell(right, up);
                String name = (char) ('a' + up + most) + "" + place++;
                cells.put(name, cell);
                boolean hole = right % 2 == 0 && up % 2 == 0;
                standing.put(cell, hole || blocked.contains(name) ? 'x' : '.');
            }
        }
        for (int i = 0; i < STEPS.size() && filled; i++) {
            standing.replace(STEPS.get(i), '.', i % 2 == 0 ? 'b' : 'w');
        }
    }

    private char at(Cell cell) {
        return standing.getOrDefault(cell, 'x');
    }

    @Override
    protected char at(String name) {
        return at(cells.getOrDefault(name, new Cell(-100, 0)));
    }

    private List<Cell> flips(Cell cell, char side) {
        List<Cell> flips = new ArrayList<>();
        for (Cell step : STEPS) {
            List<Cell> row = new ArrayList<>();
            Cell next = cell.plus(step);
            while (at(next) == other(side)) {
                row.add(next);
                next = next.plus(step);
            }
            if (at(next) == side) {
                flips.addAll(row);
            }
        }
        return flips;
    }

    private boolean filling() {
        return STEPS.stream().anyMatch(cell -> at(cell) == '.');
    }

    private Set<String> cellsFor(char side) {
        Set<String> legal = new TreeSet<>();
        boolean filling = filling();
        cells.forEach((name, cell) -> {
            if (at(cell) == '.'
                    && (filling ? STEPS.contains(cell) : !flips(cell, side).isEmpty())) {
                legal.add(name);
            }
        });
        return legal;
    }

    /// The moves of the player to move: names of cells, or `pass`.
    @Override
    protected List<String> legal() {
        Set<String> legal = cellsFor(toMove);
        return legal.isEmpty() ? List.of("pass") : List.copyOf(legal);
    }

    @Override
    protected OptionalInt points(char side) {
        return OptionalInt.of(count(side));
    }

    private int count(char side) {
        return (int) standing.values().stream().filter(held -> held == side).count();
    }

    @Override
    protected void play(String name) {
        if (name.equals("pass")) {
            passed++;
        } else {
            Cell cell = cells.getOrDefault(name, new Cell(-100, 0));
            List<Cell> flips = filling() ? List.of() : flips(cell, toMove);
            turned += flips.size();
            standing.put(cell, toMove);
            for (Cell flip : flips) {
                standing.put(flip, toMove);
            }
        }
        toMove = other(toMove);
        if (cellsFor('w').isEmpty() && cellsFor('b').isEmpty()) {
            int more = count('w') - count('b');
            result = more > 0 ? "1-0" : more < 0 ? "0-1" : "1/2-1/2";
        }
    }
}
