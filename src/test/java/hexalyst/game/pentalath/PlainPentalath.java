package hexalyst.game.pentalath;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Pentalath once more, slowly and straight from the rules page, on strings, sharing nothing with the program: cells
/// are named, groups are flooded on the whole board, and lines are walked with coordinates of their own.
final class PlainPentalath {
    final Map<String, Character> board = new TreeMap<>();
    private final Map<String, List<String>> neighbours = new HashMap<>();
    /// Rows of cells in the three directions, from edge to edge.
    private final List<List<String>> rows = new ArrayList<>();
    final Map<Character, Integer> left = new TreeMap<>();
    int captured;
    char toMove = 'w';
    boolean swapOpen = true;
    private int placed;
    String result = "*";

    PlainPentalath(List<Integer> lengths) {
        Map<String, List<String>> byLine = new TreeMap<>();
        int cells = 0;
        int middle = lengths.size() / 2;
        for (int row = 0; row < lengths.size(); row++) {
            cells += lengths.get(row);
            for (int k = 1; k <= lengths.get(row); k++) {
                String name = name(row, k);
                board.put(name, '.');
                // Counted along a slanted axis, k is right below the middle row; above it the rows begin further on.
                int slanted = k + Math.max(0, row - middle);
                byLine.computeIfAbsent("row" + row, line -> new ArrayList<>()).add(name);
                byLine.computeIfAbsent("up" + slanted, line -> new ArrayList<>())
                        .add(name);
                byLine.computeIfAbsent("down" + (slanted - row), line -> new ArrayList<>())
                        .add(name);
            }
        }
        rows.addAll(byLine.values());
        for (List<String> line : rows) {
            for (int i = 1; i < line.size(); i++) {
                neighbours
                        .computeIfAbsent(line.get(i), cell -> new ArrayList<>())
                        .add(line.get(i - 1));
                neighbours
                        .computeIfAbsent(line.get(i - 1), cell -> new ArrayList<>())
                        .add(line.get(i));
            }
        }
        left.put('w', cells);
        left.put('b', cells);
    }

    private static String name(int row, int k) {
        return (char) ('a' + row) + "" + k;
    }

    private char at(String cell) {
        return board.getOrDefault(cell, '?');
    }

    private Set<String> group(String cell) {
        Set<String> group = new HashSet<>(Set.of(cell));
        Deque<String> open = new ArrayDeque<>(List.of(cell));
        while (!open.isEmpty()) {
            for (String next : neighbours.getOrDefault(open.pop(), List.of())) {
                if (at(next) == at(cell) && group.add(next)) {
                    open.push(next);
                }
            }
        }
        return group;
    }

    private boolean free(Set<String> group) {
        return group.stream()
                .anyMatch(cell ->
                        neighbours.getOrDefault(cell, List.of()).stream().anyMatch(next -> at(next) == '.'));
    }

    private static char other(char side) {
        return side == 'w' ? 'b' : 'w';
    }

    /// Takes off every group of a colour without freedom and gives the cells.
    private Set<String> capture(char colour) {
        Set<String> taken = new HashSet<>();
        Set<String> seen = new HashSet<>();
        for (String cell : board.keySet()) {
            if (at(cell) == colour && !seen.contains(cell)) {
                Set<String> group = group(cell);
                seen.addAll(group);
                if (!free(group)) {
                    taken.addAll(group);
                }
            }
        }
        taken.forEach(cell -> board.put(cell, '.'));
        return taken;
    }

    private boolean hasLine(char colour) {
        for (List<String> row : rows) {
            int run = 0;
            for (String cell : row) {
                run = at(cell) == colour ? run + 1 : 0;
                if (run >= 5) {
                    return true;
                }
            }
        }
        return false;
    }

    List<String> legal() {
        List<String> moves = new ArrayList<>();
        for (String cell : List.copyOf(board.keySet())) {
            if (fits(cell)) {
                moves.add(cell + toMove);
            }
        }
        if (canSwap()) {
            moves.add("swap");
        }
        return moves;
    }

    private boolean canSwap() {
        return swapOpen && placed == 1;
    }

    /// Tries a piece of the player to move and takes it back.
    private boolean fits(String cell) {
        if (at(cell) != '.' || left.getOrDefault(toMove, 0) == 0) {
            return false;
        }
        board.put(cell, toMove);
        Set<String> taken = capture(other(toMove));
        boolean free = free(group(cell));
        taken.forEach(back -> board.put(back, other(toMove)));
        board.put(cell, '.');
        return free;
    }

    void play(String move) {
        if (move.equals("swap")) {
            board.replaceAll((cell, content) -> content == '.' ? '.' : other(content));
            int white = left.getOrDefault('w', 0);
            left.put('w', left.getOrDefault('b', 0));
            left.put('b', white);
            swapOpen = false;
        } else {
            board.put(move.substring(0, move.length() - 1), toMove);
            left.merge(toMove, -1, Integer::sum);
            captured += capture(other(toMove)).size();
            placed++;
            swapOpen = swapOpen && placed == 1;
        }
        if (hasLine(toMove)) {
            result = toMove == 'w' ? "1-0" : "0-1";
        }
        toMove = other(toMove);
        boolean stuck = !canSwap() && List.copyOf(board.keySet()).stream().noneMatch(this::fits);
        if (result.equals("*") && stuck) {
            result = "1/2-1/2";
        }
    }
}
