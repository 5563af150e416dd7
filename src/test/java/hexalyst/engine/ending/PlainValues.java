package hexalyst.engine.ending;

import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The values of positions by the plainest method: every position that can be reached, without what was on the board
/// before, gets its value from those after its moves, again and again until none changes. Play without end is a draw.
public final class PlainValues {
    private static final int OPEN = 0;
    /// Lost and won for the player who would be to move if the game were not over, and drawn there.
    private static final int LOST = -1_000_000;

    private static final int WON = 1_000_000;
    private static final int DRAWN = 2_000_000;

    private final Map<Position, Integer> numbers = new HashMap<>();
    private final List<Position> positions = new ArrayList<>();
    private final List<int[]> after = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    /// The values if no position is a draw by what was before.
    private int[] usual = new int[0];

    /// The position as if nothing had been on the board before.
    public static Position plain(Position position) {
        SetupResult result =
                position.game().position(position.edition(), position.setup().withField("seen", Optional.empty()));
        return ((SetupResult.Valid) result).position();
    }

    /// The value of a position, for the player to move: n wins within n plies and no sooner, -n loses so, 0 is drawn.
    ///
    /// @param twice the positions that end the game as a draw when they come up
    public int value(Position position, Set<Position> twice) {
        return values(position, twice)[number(plain(position))];
    }

    /// The positions that can be reached from one, itself included, where the game goes on, with their values.
    Map<Position, Integer> all(Position root) {
        int[] values = values(root, Set.of());
        Map<Position, Integer> all = new HashMap<>();
        List<Integer> open = new ArrayList<>(List.of(number(plain(root))));
        while (!open.isEmpty()) {
            int number = open.removeLast();
            if (all.put(positions.get(number), values[number]) == null) {
                Arrays.stream(after.get(number))
                        .filter(next -> ends.get(next) == OPEN && !all.containsKey(positions.get(next)))
                        .forEach(open::add);
            }
        }
        return all;
    }

    private int[] values(Position root, Set<Position> twice) {
        int before = positions.size();
        for (int number = number(plain(root)); number < positions.size(); number++) {
            expand(number);
        }
        if (positions.size() > before) {
            usual = solve(new boolean[positions.size()]);
        }
        if (twice.isEmpty()) {
            return usual;
        }
        boolean[] drawn = new boolean[positions.size()];
        for (Position position : twice) {
            Integer number = numbers.get(position);
            if (number != null) {
                drawn[number] = true;
            }
        }
        return solve(drawn);
    }

    private int number(Position position) {
        return numbers.computeIfAbsent(position, fresh -> {
            positions.add(fresh);
            after.add(new int[0]);
            ends.add(end(fresh));
            return positions.size() - 1;
        });
    }

    private static int end(Position position) {
        if (!position.outcome().over()) {
            return OPEN;
        }
        return position.outcome()
                .wonBy()
                .map(winner -> winner == position.toMove() ? WON : LOST)
                .orElse(DRAWN);
    }

    private void expand(int number) {
        Position position = positions.get(number);
        if (after.get(number).length == 0) {
            after.set(
                    number,
                    position.legalMoves().stream()
                            .map(position::play)
                            .mapToInt(next -> number(plain(next)))
                            .toArray());
        }
    }

    private int[] solve(boolean[] drawn) {
        int[] values = new int[positions.size()];
        int plies = 1;
        for (boolean changed = true; changed; plies++) {
            int[] now = values.clone();
            changed = false;
            for (int number = 0; number < now.length; number++) {
                if (ends.get(number) == OPEN && values[number] == OPEN) {
                    now[number] = value(after.get(number), plies, values, drawn);
                    changed |= now[number] != OPEN;
                }
            }
            values = now;
        }
        return values;
    }

    /// The value of a position if it is decided in this many plies.
    private int value(int[] next, int plies, int[] values, boolean[] drawn) {
        boolean wins = false;
        boolean loses = true;
        for (int number : next) {
            int end = ends.get(number) != OPEN ? ends.get(number) : drawn[number] ? DRAWN : values[number];
            wins |= end == (plies == 1 ? LOST : 1 - plies);
            loses &= end > 0 && end != DRAWN;
        }
        return wins ? plies : loses ? -plies : OPEN;
    }
}
