package hexalyst.game.hexade;

import hexalyst.game.PlainGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// A reference implementation of Hexade, slow and directly from the rules page. It shares nothing with the program: the
/// board is a set of coordinates, and sixes are found by moving the three shapes over the whole board.
final class PlainHexade extends PlainGame {
    /// Half cell widths to the right of the middle, and rows above the lowest.
    private record Cell(int x, int y) {
        Cell plus(Cell step, int times) {
            return new Cell(x + times * step.x, y + times * step.y);
        }

        int distance(Cell other) {
            int across = Math.abs(x - other.x);
            int up = Math.abs(y - other.y);
            return up + Math.max(0, (across - up) / 2);
        }
    }

    private static final List<Cell> STEPS = List.of(
            new Cell(2, 0), new Cell(1, 1), new Cell(-1, 1), new Cell(-2, 0), new Cell(-1, -1), new Cell(1, -1));
    private static final List<List<Cell>> SHAPES = List.of(
            row(new Cell(2, 0)),
            row(new Cell(1, 1)),
            row(new Cell(-1, 1)),
            List.of(new Cell(-2, 0), new Cell(0, 0), new Cell(2, 0), new Cell(-1, 1), new Cell(1, 1), new Cell(0, 2)),
            List.of(
                    new Cell(-2, 0),
                    new Cell(0, 0),
                    new Cell(2, 0),
                    new Cell(-1, -1),
                    new Cell(1, -1),
                    new Cell(0, -2)),
            STEPS);

    private final Map<Cell, String> names = new HashMap<>();
    private final Map<String, Cell> cells = new HashMap<>();
    private final Map<Character, Set<Cell>> stones = Map.of('w', new HashSet<>(), 'b', new HashSet<>());
    private final Set<Cell> blocked = new HashSet<>();
    /// True if the last move left a six of its own.
    private boolean six;

    /// How often a six was made, and how often one of the other player was broken.
    int made;

    int broken;

    /// @param lengths the row lengths, the top row first
    /// @param blockedNames the cells on which nobody can play
    PlainHexade(List<Integer> lengths, Set<String> blockedNames) {
        for (int y = 0; y < lengths.size(); y++) {
            int length = lengths.get(lengths.size() - 1 - y);
            for (int place = 1; place <= length; place++) {
                Cell cell = new Cell(2 * place - length, y);
                String name = (char) ('a' + y) + "" + place;
                names.put(cell, name);
                cells.put(name, cell);
            }
        }
        blockedNames.forEach(name -> blocked.add(cell(name)));
        left.put('w', names.size());
        left.put('b', names.size());
    }

    private static List<Cell> row(Cell step) {
        List<Cell> row = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            row.add(new Cell(i * step.x, i * step.y));
        }
        return row;
    }

    private Cell cell(String name) {
        return cells.getOrDefault(name, new Cell(0, -100));
    }

    private Set<Cell> of(char side) {
        return stones.getOrDefault(side, Set.of());
    }

    @Override
    protected char at(String name) {
        Cell cell = cell(name);
        return of('w').contains(cell) ? 'w' : of('b').contains(cell) ? 'b' : blocked.contains(cell) ? 'x' : '.';
    }

    private Set<Cell> empty() {
        Set<Cell> empty = new HashSet<>(names.keySet());
        empty.removeAll(of('w'));
        empty.removeAll(of('b'));
        empty.removeAll(blocked);
        return empty;
    }

    /// The names of the cells where the player to move may place a stone.
    @Override
    protected List<String> legal() {
        Set<Cell> empty = empty();
        Set<Cell> far = new HashSet<>(empty);
        if (toMove == 'w' && left('w') == names.size() - 1 && of('w').size() == 1) {
            Cell first = of('w').iterator().next();
            far.removeIf(cell -> cell.distance(first) < 3);
        }
        Set<String> legal = new TreeSet<>();
        for (Cell cell : far.isEmpty() ? empty : far) {
            legal.add(names.getOrDefault(cell, "?"));
        }
        return List.copyOf(legal);
    }

    private boolean hasSix(char side) {
        for (List<Cell> shape : SHAPES) {
            for (Cell place : names.keySet()) {
                int count = 0;
                while (count < 6 && of(side).contains(place.plus(shape.get(count), 1))) {
                    count++;
                }
                if (count == 6) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    protected void play(String name) {
        Cell placed = cell(name);
        char mover = toMove;
        boolean pending = six;
        Set<Cell> taken = new HashSet<>();
        for (Cell step : STEPS) {
            Set<Cell> pair = Set.of(placed.plus(step, 1), placed.plus(step, 2));
            if (of(other(mover)).containsAll(pair) && of(mover).contains(placed.plus(step, 3))) {
                taken.addAll(pair);
            }
        }
        of(mover).add(placed);
        of(other(mover)).removeAll(taken);
        left.merge(mover, -1, Integer::sum);
        captured += taken.size();
        toMove = other(mover);
        six = hasSix(mover);
        made += six ? 1 : 0;
        if (pending && hasSix(toMove)) {
            result = won(toMove);
        } else {
            broken += pending ? 1 : 0;
            if (empty().isEmpty() || left(toMove) == 0) {
                result = six ? won(mover) : "1/2-1/2";
            }
        }
    }

    /// True if a cell is beside a stone.
    boolean besideStone(String name) {
        return STEPS.stream()
                .map(step -> cell(name).plus(step, 1))
                .anyMatch(cell -> of('w').contains(cell) || of('b').contains(cell));
    }
}
