package hexalyst.game.pentalath;

import hexalyst.game.PlainGame;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A reference implementation of Pentalath, slow and directly from the rules page. It shares nothing with the program:
/// cells are numbered by their names, groups are found by flood fill on the whole board, and lines follow coordinates
/// of their own.
final class PlainPentalath extends PlainGame {
    /// In alphabetical order; the index of a cell is its number.
    private final List<String> names = new ArrayList<>();
    private final char[] board;
    private final int[][] neighbours;
    /// Rows of cells in the three directions, from edge to edge.
    private final int[][] rows;
    boolean swapOpen = true;
    private int placed;

    PlainPentalath(List<Integer> lengths) {
        Map<String, List<String>> byLine = new TreeMap<>();
        int middle = lengths.size() / 2;
        for (int row = 0; row < lengths.size(); row++) {
            for (int k = 1; k <= lengths.get(row); k++) {
                String name = name(row, k);
                names.add(name);
                // Along a slanted axis, k is correct up to the middle row; the rows above begin further on.
                int slanted = k + Math.max(0, row - middle);
                byLine.computeIfAbsent("row" + row, line -> new ArrayList<>()).add(name);
                byLine.computeIfAbsent("up" + slanted, line -> new ArrayList<>())
                        .add(name);
                byLine.computeIfAbsent("down" + (slanted - row), line -> new ArrayList<>())
                        .add(name);
            }
        }
        Collections.sort(names);
        board = ".".repeat(names.size()).toCharArray();
        rows = byLine.values().stream()
                .map(line -> line.stream().mapToInt(names::indexOf).toArray())
                .toArray(int[][]::new);
        List<List<Integer>> beside = new ArrayList<>();
        names.forEach(name -> beside.add(new ArrayList<>()));
        for (int[] line : rows) {
            for (int i = 1; i < line.length; i++) {
                beside.get(line[i]).add(line[i - 1]);
                beside.get(line[i - 1]).add(line[i]);
            }
        }
        neighbours = beside.stream()
                .map(cells -> cells.stream().mapToInt(cell -> cell).toArray())
                .toArray(int[][]::new);
        left.put('w', names.size());
        left.put('b', names.size());
    }

    private static String name(int row, int k) {
        return (char) ('a' + row) + "" + k;
    }

    /// Nothing is blocked.
    @Override
    protected char at(String cell) {
        int number = names.indexOf(cell);
        return number < 0 ? '?' : board[number];
    }

    private BitSet group(int cell) {
        BitSet group = new BitSet();
        group.set(cell);
        int[] open = new int[board.length];
        open[0] = cell;
        for (int read = 0, size = 1; read < size; read++) {
            for (int next : neighbours[open[read]]) {
                if (board[next] == board[cell] && !group.get(next)) {
                    group.set(next);
                    open[size++] = next;
                }
            }
        }
        return group;
    }

    private boolean free(BitSet group) {
        for (int cell = group.nextSetBit(0); cell >= 0; cell = group.nextSetBit(cell + 1)) {
            for (int next : neighbours[cell]) {
                if (board[next] == '.') {
                    return true;
                }
            }
        }
        return false;
    }

    /// Removes every group of a colour without freedom and returns the cells.
    private BitSet capture(char colour) {
        BitSet taken = new BitSet();
        BitSet seen = new BitSet();
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] == colour && !seen.get(cell)) {
                BitSet group = group(cell);
                seen.or(group);
                if (!free(group)) {
                    taken.or(group);
                }
            }
        }
        taken.stream().forEach(cell -> board[cell] = '.');
        return taken;
    }

    private boolean hasLine(char colour) {
        for (int[] row : rows) {
            int run = 0;
            for (int cell : row) {
                run = board[cell] == colour ? run + 1 : 0;
                if (run >= 5) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    protected List<String> legal() {
        List<String> moves = new ArrayList<>();
        for (int cell = 0; cell < board.length; cell++) {
            if (fits(cell)) {
                moves.add(names.get(cell) + toMove);
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
    private boolean fits(int cell) {
        if (board[cell] != '.' || left(toMove) == 0) {
            return false;
        }
        board[cell] = toMove;
        BitSet taken = capture(other(toMove));
        boolean free = free(group(cell));
        taken.stream().forEach(back -> board[back] = other(toMove));
        board[cell] = '.';
        return free;
    }

    @Override
    protected void play(String move) {
        if (move.equals("swap")) {
            for (int cell = 0; cell < board.length; cell++) {
                board[cell] = board[cell] == '.' ? '.' : other(board[cell]);
            }
            int white = left('w');
            left.put('w', left('b'));
            left.put('b', white);
            swapOpen = false;
        } else {
            board[names.indexOf(move.substring(0, move.length() - 1))] = toMove;
            left.merge(toMove, -1, Integer::sum);
            captured += capture(other(toMove)).cardinality();
            placed++;
            swapOpen = swapOpen && placed == 1;
        }
        if (hasLine(toMove)) {
            result = won(toMove);
        }
        toMove = other(toMove);
        boolean stuck = !canSwap() && IntStream.range(0, board.length).noneMatch(this::fits);
        if (result.equals("*") && stuck) {
            result = "1/2-1/2";
        }
    }
}
