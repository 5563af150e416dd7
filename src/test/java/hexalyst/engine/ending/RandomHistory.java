package hexalyst.engine.ending;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Random positions with something on the board before, for tests.
///
/// @param position where the game goes on
/// @param times how often each position was on the board, this one included, each without what was before it
public record RandomHistory(Position position, Map<Position, Integer> times) {
    /// What was on the board twice.
    public Set<Position> twice() {
        return times.entrySet().stream()
                .filter(entry -> entry.getValue() > 1)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /// A position where the game goes on with few men, after some turns, often to and
    /// fro; empty if there is none.
    public static Optional<RandomHistory> of(Random random, Game game, Grid grid, int men, int turns) {
        return of(random, game, grid, men, 0, turns);
    }

    /// The same with blocked cells.
    static Optional<RandomHistory> blocked(Random random, Game game, Grid grid, int men, int turns) {
        return of(random, game, grid, men, 1 + random.nextInt(3), turns);
    }

    private static Optional<RandomHistory> of(Random random, Game game, Grid grid, int men, int blocks, int turns) {
        Optional<Position> start = start(random, game, grid, men, blocks);
        if (start.isEmpty()) {
            return Optional.empty();
        }
        List<Position> line = new ArrayList<>(List.of(start.get()));
        for (int turn = 0; turn < turns && !line.getLast().outcome().over(); turn++) {
            line.add(next(random, line));
        }
        if (line.getLast().outcome().over()) {
            line.removeLast();
        }
        Map<Position, Integer> times = new HashMap<>();
        line.forEach(position -> times.merge(PlainValues.plain(position), 1, Integer::sum));
        return Optional.of(new RandomHistory(line.getLast(), times));
    }

    /// One of the positions after a turn, of those that were on the board before if the dice say so.
    private static Position next(Random random, List<Position> line) {
        Position last = line.getLast();
        Set<Position> before = new HashSet<>();
        line.forEach(position -> before.add(PlainValues.plain(position)));
        List<Position> all = new ArrayList<>();
        List<Position> back = new ArrayList<>();
        for (Move move : last.legalMoves()) {
            Position next = last.play(move);
            all.add(next);
            if (before.contains(PlainValues.plain(next))) {
                back.add(next);
            }
        }
        List<Position> some = back.isEmpty() || random.nextInt(4) == 0 ? all : back;
        return some.get(random.nextInt(some.size()));
    }

    private static Optional<Position> start(Random random, Game game, Grid grid, int men, int blocks) {
        Edition edition = game.editions().getFirst();
        List<Piece> pieces = List.copyOf(new TreeMap<>(edition.letters()).values());
        PositionSetup setup = PositionSetup.empty(grid).with(random.nextBoolean() ? Side.WHITE : Side.BLACK);
        for (int man = 0; man < men; man++) {
            Piece piece = pieces.get(random.nextInt(pieces.size()));
            setup = setup.with(random.nextInt(grid.cells()), Content.of(List.of(piece)));
        }
        for (int block = 0; block < blocks; block++) {
            setup = setup.with(random.nextInt(grid.cells()), Content.BLOCKED);
        }
        return game.position(edition, setup) instanceof SetupResult.Valid valid
                        && !valid.position().outcome().over()
                ? Optional.of(valid.position())
                : Optional.empty();
    }
}
