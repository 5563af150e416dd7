package hexalyst.game.spike;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupField;
import hexalyst.game.Traits;
import hexalyst.game.TurnCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;

/// Crossfire, by Christian Freeling: stacks, a reserve, and turns that must not be repeated.
final class Crossfire extends SpikePosition {
    private static final Map<String, String> USUAL = Map.of("reserve", "0,0");

    static final SpikeGame GAME = new SpikeGame(
            "crossfire",
            new Traits(Traits.SwapRule.NONE, false, false, false, Traits.Repetition.NO_TURN_TWICE, true),
            List.of(new SetupField("reserve", new SetupField.Counts()), new SetupField("ko", new SetupField.Names())),
            new SpikeEdition("standard", HexGrid.hexagon(5, 5), SpikeGame.STONES, List.of(), true),
            HexGrid::ofAnyRows,
            grid -> new TurnCodec(grid, SpikeGame.STONES, distances(grid), List.of()),
            (game, setup) -> new Crossfire(game, setup, seeds(game, setup)));

    /// The turns made in the game, each with its result.
    private final SortedSet<String> history;

    private Crossfire(SpikeGame game, PositionSetup setup, SortedSet<String> history) {
        super(game, ko(game, setup, history));
        this.history = history;
    }

    private static IntBinaryOperator distances(Grid grid) {
        return (from, to) -> {
            for (int direction = 0; direction < grid.directions(); direction++) {
                int steps = 0;
                for (int at = from; at != Grid.NONE; at = grid.neighbour(at, direction)) {
                    if (at == to) {
                        return Math.max(1, steps);
                    }
                    steps++;
                }
            }
            return 1;
        };
    }

    /// The history for a text that forbids turns: they count as made, with the results that they would have now.
    private static SortedSet<String> seeds(SpikeGame game, PositionSetup setup) {
        SortedSet<String> history = new TreeSet<>();
        Crossfire plain = new Crossfire(game, setup.withField("ko", Optional.empty()), history);
        SortedSet<String> seeds = new TreeSet<>();
        List<String> named =
                setup.field("ko").map(ko -> List.of(ko.split(",", -1))).orElse(List.of());
        plain.turns().stream()
                .filter(part -> named.contains(plain.text(Move.of(part))))
                .forEach(part -> seeds.add(plain.memory(part)));
        return seeds;
    }

    /// The set-up with the turns that are forbidden now.
    private static PositionSetup ko(SpikeGame game, PositionSetup setup, SortedSet<String> history) {
        PositionSetup plain = setup.withField("ko", Optional.empty());
        if (history.isEmpty()) {
            return plain;
        }
        Crossfire free = new Crossfire(game, plain, new TreeSet<>());
        String forbidden = free.turns().stream()
                .filter(part -> isNamed(history, free.text(Move.of(part)) + " "))
                .filter(part -> history.contains(free.memory(part)))
                .map(part -> free.text(Move.of(part)))
                .collect(Collectors.joining(","));
        return plain.withField("ko", Optional.of(forbidden).filter(text -> !text.isEmpty()));
    }

    private static boolean isNamed(SortedSet<String> history, String turn) {
        SortedSet<String> from = history.tailSet(turn);
        return !from.isEmpty() && from.first().startsWith(turn);
    }

    private String memory(Part part) {
        PositionSetup after = result(part);
        StringBuilder text = new StringBuilder(text(Move.of(part))).append(' ');
        for (Content content : after.cells()) {
            for (Piece piece : content.pieces()) {
                text.append(piece.owner().orElseThrow().letter());
            }
            text.append('.');
        }
        return text.append(after.toMove().letter())
                .append(after.field("reserve").orElse(""))
                .toString();
    }

    @Override
    String memory() {
        return String.join(";", history);
    }

    @Override
    List<Part> next() {
        List<String> ko =
                setup.field("ko").map(named -> List.of(named.split(",", -1))).orElse(List.of());
        return turns().stream()
                .filter(part -> ko.isEmpty() || !ko.contains(text(Move.of(part))))
                .toList();
    }

    /// All turns, ignoring the ko rule, in the order of their cells.
    private List<Part> turns() {
        List<Part> turns = new ArrayList<>();
        boolean reserve = numbers("reserve")[mover.ordinal()] > 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (reserve && !at(cell).isBlocked()) {
                turns.add(new Part.Put(cell, Piece.of(mover)));
            }
            for (int direction = 0; at(cell).is(mover) && direction < grid.directions(); direction++) {
                int to = cell;
                for (int men = 1; men <= at(cell).pieces().size(); men++) {
                    to = grid.neighbour(to, direction);
                    if (to == Grid.NONE || at(to).isBlocked()) {
                        break;
                    }
                    turns.add(new Part.Shift(cell, to, men));
                }
            }
        }
        return turns;
    }

    private PositionSetup result(Part part) {
        int[] reserve = numbers("reserve");
        PositionSetup turned = setup.withField("ko", Optional.empty()).with(mover.other());
        int target;
        List<Piece> stack;
        switch (part) {
            case Part.Shift shift -> {
                List<Piece> from = at(shift.from()).pieces();
                int left = from.size() - shift.count();
                turned = turned.with(shift.from(), Content.of(from.subList(0, left)));
                target = shift.to();
                stack = new ArrayList<>(at(target).pieces());
                stack.addAll(from.subList(left, from.size()));
            }
            case Part.Put put -> {
                reserve[mover.ordinal()]--;
                target = put.cell();
                stack = new ArrayList<>(at(target).pieces());
                stack.add(put.piece());
            }
            default -> throw new IllegalArgumentException(part.toString());
        }
        int over = Math.max(0, stack.size() - capacity(target));
        reserve[mover.ordinal()] += (int)
                stack.subList(0, over).stream().filter(Piece.of(mover)::equals).count();
        turned = turned.with(target, Content.of(List.copyOf(stack.subList(over, stack.size()))));
        return with(turned, Map.of("reserve", reserve[0] + "," + reserve[1]), USUAL);
    }

    private int capacity(int cell) {
        return (int) grid.neighbours(cell).stream()
                .filter(next -> !at(next).isBlocked())
                .count();
    }

    @Override
    SpikePosition after(Part part) {
        SortedSet<String> longer = new TreeSet<>(history);
        longer.add(memory(part));
        return new Crossfire(game, result(part), longer);
    }

    @Override
    Outcome end() {
        return open().isEmpty()
                ? new Outcome.Won(mover.other(), CellSet.EMPTY, Reason.of("end.noTurn"))
                : Outcome.ongoing();
    }
}
