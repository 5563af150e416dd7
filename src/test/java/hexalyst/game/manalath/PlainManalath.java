package hexalyst.game.manalath;

import hexalyst.game.PlainGame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// A reference implementation of Manalath, slow and directly from the rules page, on strings. It shares nothing with
/// the program: cells are named, and groups are counted by flood fill on the whole board at the end of each turn.
final class PlainManalath extends PlainGame {
    final Map<String, Character> board = new TreeMap<>();
    final Map<String, List<String>> neighbours = new HashMap<>();
    final boolean nestorgames;
    int passes;

    PlainManalath(List<Integer> rows, boolean nestorgames, int supply) {
        this.nestorgames = nestorgames;
        left.put('w', supply);
        left.put('b', supply);
        for (int row = 0; row < rows.size(); row++) {
            for (int k = 1; k <= rows.get(row); k++) {
                board.put(name(row, k), '.');
            }
        }
        for (int row = 0; row < rows.size(); row++) {
            for (int k = 1; k <= rows.get(row); k++) {
                join(name(row, k), name(row, k + 1));
                if (row + 1 < rows.size()) {
                    boolean longer = rows.get(row + 1) > rows.get(row);
                    join(name(row, k), name(row + 1, k));
                    join(name(row, k), name(row + 1, longer ? k + 1 : k - 1));
                }
            }
        }
    }

    private static String name(int row, int k) {
        return (char) ('a' + row) + "" + k;
    }

    private void join(String a, String b) {
        if (board.containsKey(a) && board.containsKey(b)) {
            neighbours.computeIfAbsent(a, cell -> new ArrayList<>()).add(b);
            neighbours.computeIfAbsent(b, cell -> new ArrayList<>()).add(a);
        }
    }

    @Override
    protected char at(String cell) {
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

    private boolean hasGroup(char colour, int size) {
        return board.keySet().stream()
                .anyMatch(cell -> at(cell) == colour && group(cell).size() == size);
    }

    @Override
    protected List<String> legal() {
        List<String> moves = new ArrayList<>();
        for (String cell : List.copyOf(board.keySet())) {
            for (char colour : new char[] {'b', 'w'}) {
                if (at(cell) == '.' && left(colour) != 0) {
                    board.put(cell, colour);
                    if (group(cell).size() <= 5) {
                        moves.add(cell + colour);
                    }
                    board.put(cell, '.');
                }
            }
        }
        return moves.isEmpty() ? List.of("pass") : moves;
    }

    @Override
    protected void play(String move) {
        boolean quartBefore = hasGroup(toMove, 4);
        if (move.equals("pass")) {
            passes++;
        } else {
            passes = 0;
            char colour = move.charAt(move.length() - 1);
            board.put(move.substring(0, move.length() - 1), colour);
            left.merge(colour, -1, Integer::sum);
        }
        boolean quart = hasGroup(toMove, 4);
        boolean quint = hasGroup(toMove, 5);
        String wins = won(toMove);
        String loses = won(other(toMove));
        if (quart && quint) {
            result = nestorgames || quartBefore ? loses : wins;
        } else if (quart) {
            result = loses;
        } else if (quint) {
            result = wins;
        } else if (passes == 2 || (passes == 1 && nestorgames)) {
            result = "1/2-1/2";
        }
        toMove = other(toMove);
    }
}
