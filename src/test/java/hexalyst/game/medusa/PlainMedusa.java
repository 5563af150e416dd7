package hexalyst.game.medusa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// A reference implementation of Medusa, slow and directly from the rules page, with nothing of the program: cells are
/// names, groups are sets of them. Sides are `w` and `b`.
@SuppressWarnings("NullAway") // Every cell of the board is in its map.
final class PlainMedusa {
    private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    private record Place(int along, int up) {
        Place next(int direction) {
            return new Place(along + STEPS[direction][0], up + STEPS[direction][1]);
        }
    }

    private final Map<String, Place> places = new TreeMap<>();
    private final Map<Place, String> names = new HashMap<>();
    final Map<String, Character> board = new TreeMap<>();
    private final Set<String> hasMoved = new HashSet<>();
    char toMove = 'b';
    int marker = 3;
    int quiet;
    int passes;
    boolean hasPlaced;
    int reversed;

    /// An empty board.
    ///
    /// @param base how many cells a side has
    PlainMedusa(int base) {
        for (int up = 1 - base; up < base; up++) {
            int length = 2 * base - 1 - Math.abs(up);
            int first = up < 0 ? 1 - base - up : 1 - base;
            for (int number = 1; number <= length; number++) {
                Place place = new Place(first + number - 1, up);
                String name = (char) ('a' + up + base - 1) + String.valueOf(number);
                places.put(name, place);
                names.put(place, name);
                boolean dark = place.along % 2 == 0 && up % 2 == 0;
                board.put(name, dark ? 'x' : '.');
            }
        }
    }

    private static char other(char side) {
        return side == 'w' ? 'b' : 'w';
    }

    /// The contents of a cell; `x` beyond the edge too.
    private char at(Place place) {
        String name = names.get(place);
        return name == null ? 'x' : board.get(name);
    }

    private Place place(String name) {
        return places.get(name);
    }

    private List<String> around(String name) {
        return Stream.iterate(0, direction -> direction < 6, direction -> direction + 1)
                .map(place(name)::next)
                .filter(names::containsKey)
                .map(names::get)
                .toList();
    }

    private Set<String> group(String name) {
        Set<String> group = new TreeSet<>(Set.of(name));
        int before = 0;
        while (before < group.size()) {
            before = group.size();
            for (String stone : List.copyOf(group)) {
                around(stone).stream()
                        .filter(next -> board.get(next).equals(board.get(name)))
                        .forEach(group::add);
            }
        }
        return group;
    }

    private boolean lives(Set<String> group) {
        for (String stone : group) {
            for (String next : around(stone)) {
                boolean rosette = board.get(next) == 'x' && around(next).size() == 6 && group.containsAll(around(next));
                if (board.get(next) == '.' || rosette) {
                    return true;
                }
            }
        }
        return false;
    }

    private void reverse(Set<String> stones) {
        stones.forEach(stone -> board.put(stone, other(board.get(stone))));
        reversed += stones.size();
    }

    private void capture(String name) {
        Set<String> dying = new TreeSet<>();
        for (String next : around(name)) {
            if (board.get(next) == other(toMove) && !lives(group(next))) {
                dying.addAll(group(next));
            }
        }
        reverse(dying);
    }

    private boolean begun() {
        return hasPlaced || !hasMoved.isEmpty();
    }

    /// The texts of the parts that may come next, an end or a pass last.
    List<String> parts() {
        List<String> parts = new ArrayList<>();
        if (over()) {
            return parts;
        }
        if (!begun()) {
            board.forEach((name, content) -> {
                if (content == '.') {
                    parts.add(name);
                }
            });
        }
        parts.addAll(leaps());
        parts.add(begun() ? "end" : "pass");
        return parts;
    }

    private List<String> leaps() {
        List<String> leaps = new ArrayList<>();
        for (String from : board.keySet()) {
            Set<String> group = board.get(from) == toMove ? group(from) : Set.of();
            if (group.size() < 2 || group.stream().anyMatch(hasMoved::contains)) {
                continue;
            }
            for (int direction = 0; direction < 6; direction++) {
                Place place = place(from).next(direction);
                int over = 0;
                while (at(place) == toMove) {
                    place = place.next(direction);
                    over++;
                }
                if (over > 0 && at(place) == '.') {
                    leaps.add(from + "-" + names.get(place));
                }
            }
        }
        return leaps;
    }

    /// Makes a legal part, and ends the turn if nothing else is possible.
    void play(String part) {
        if (part.equals("end") || part.equals("pass")) {
            end();
            return;
        }
        if (part.contains("-")) {
            String from = part.substring(0, part.indexOf('-'));
            String to = part.substring(part.indexOf('-') + 1);
            Set<String> group = group(from);
            group.remove(from);
            hasMoved.addAll(group);
            board.put(from, '.');
            board.put(to, toMove);
            capture(to);
            hasMoved.addAll(group(to));
        } else {
            hasPlaced = true;
            board.put(part, toMove);
            capture(part);
            Set<String> own = group(part);
            if (!lives(own)) {
                reverse(own);
            }
        }
        if (leaps().isEmpty()) {
            end();
        }
    }

    private void end() {
        passes = begun() ? 0 : passes + 1;
        quiet = hasPlaced ? 0 : quiet + 1;
        if (!hasPlaced) {
            marker = toMove == 'w' ? Math.min(9, marker + 1) : Math.max(-9, marker - 1);
        }
        hasPlaced = false;
        hasMoved.clear();
        toMove = other(toMove);
    }

    boolean over() {
        return passes == 2 || quiet == 20;
    }

    /// The stones that may not move any more.
    Set<String> spent() {
        return hasMoved;
    }

    /// The current points of a side.
    int points(char side) {
        int points = Math.max(0, side == 'w' ? marker : -marker);
        Set<String> seen = new HashSet<>();
        for (String name : board.keySet()) {
            if (board.get(name) == side) {
                points++;
            } else if (board.get(name) == '.' && !seen.contains(name)) {
                Set<String> region = group(name);
                seen.addAll(region);
                Set<Character> beside = new HashSet<>();
                region.forEach(cell -> around(cell).forEach(next -> beside.add(board.get(next))));
                points += beside.contains(side) && !beside.contains(other(side)) ? region.size() : 0;
            }
        }
        return points;
    }

    String result() {
        int ahead = points('w') - points('b');
        return !over() ? "*" : ahead > 0 ? "1-0" : ahead < 0 ? "0-1" : "1/2-1/2";
    }
}
