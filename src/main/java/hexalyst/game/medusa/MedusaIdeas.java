package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.board.Groups;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.kit.Joining;
import hexalyst.game.kit.RulePosition;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds what a turn does by the rules alone ([hexalyst.game.Game#ideas]): groups reversed, rosettes, liberties, cells
/// surrounded, groups joined, the marker.
final class MedusaIdeas {
    private static final int MOST = 3;

    private final Grid grid;
    private final Stones before;
    private final Stones after;
    private final boolean marked;
    private final boolean places;
    private final Move turn;
    private final Side mover;
    /// Maps the mover's stones from before the turn to their cells after it.
    private final Map<Integer, Integer> ends = new HashMap<>();

    /// The stones with another colour after the turn. A stone that died when it was placed but was reversed back later
    /// in the turn does not count as lost. The other player's stones do not move, and own stones are only lost when one
    /// is placed, which comes first.
    private final CellSet reversed;

    private final CellSet lost;

    private MedusaIdeas(Position start, Move turn) {
        this.turn = turn;
        grid = start.grid();
        mover = start.toMove();
        Position end = start.play(turn);
        before = Stones.of(start.setup());
        after = Stones.of(end.setup());
        long[] numbers = ((RulePosition) start).numbers();
        marked = numbers[Medusa.OWN_MARKER] != -((RulePosition) end).numbers()[Medusa.OWN_MARKER];
        places = numbers[Medusa.HAS_PLACED] > 0 || turn.parts().stream().anyMatch(Part.Put.class::isInstance);
        Side other = mover.other();
        reversed = before.of(other).minus(after.of(other));
        lost = after.of(other).minus(before.of(other));
        own(before).stream().forEach(cell -> ends.put(cell, cell));
        walk();
    }

    /// The facts, the most telling first.
    static List<Reason> of(Position before, Move turn) {
        List<Reason> facts = new MedusaIdeas(before, turn).all();
        return facts.subList(0, Math.min(MOST, facts.size()));
    }

    private void walk() {
        for (Part part : turn.parts()) {
            if (part instanceof Part.Shift shift) {
                ends.replaceAll((start, cell) -> cell == shift.from() ? shift.to() : cell);
            }
        }
        ends.values().removeIf(cell -> !own(after).contains(cell));
    }

    private CellSet own(Stones stones) {
        return stones.of(mover);
    }

    private List<Reason> all() {
        List<Reason> facts = new ArrayList<>();
        int groups = Groups.of(grid, reversed).size();
        if (groups == 1) {
            facts.add(Reason.of("idea.reverses", reversed.size()));
        } else if (groups > 1) {
            facts.add(Reason.of("idea.reversesSeveral", groups, reversed.size()));
        }
        if (!lost.isEmpty()) {
            facts.add(Reason.of("idea.loses", lost.size()));
        }
        frees().ifPresent(facts::add);
        rosette().ifPresent(facts::add);
        surrounds().ifPresent(facts::add);
        confines().ifPresent(facts::add);
        Joining.of(grid, own(before), ends, own(after))
                .ifPresent(joined -> facts.add(
                        Reason.of("idea.joins", joined.groups(), joined.whole().size())));
        marker().ifPresent(facts::add);
        if (facts.isEmpty()) {
            liberties().ifPresent(facts::add);
        }
        return facts;
    }

    /// How many liberties the group of a stone has.
    private static int liberties(Stones stones, int cell) {
        return (int) Groups.near(stones.grid(), stones.group(cell)).stream()
                .filter(stones::empty)
                .count();
    }

    private static boolean hasRosette(Stones stones, int cell) {
        return MedusaRosettes.hasRosette(stones, stones.group(cell));
    }

    /// The largest group that had one liberty and whose unmoved stones are now in a single group with more liberties.
    private Optional<Reason> frees() {
        CellSet best = CellSet.EMPTY;
        for (CellSet group : Groups.of(grid, own(before))) {
            int cell = group.next(0);
            CellSet left = group.and(own(after));
            boolean freed = liberties(before, cell) == 1
                    && !hasRosette(before, cell)
                    && !left.isEmpty()
                    && left.isSubsetOf(after.group(left.next(0)))
                    && liberties(after, left.next(0)) > 1;
            best = freed && left.size() > best.size() ? left : best;
        }
        int cell = best.next(0);
        return best.isEmpty()
                ? Optional.empty()
                : Optional.of(Reason.of("idea.frees", grid.name(cell), liberties(after, cell)));
    }

    private Optional<Reason> rosette() {
        return after.blocked().stream()
                .filter(dark -> MedusaRosettes.isRosette(after, dark, own(after)))
                .filter(dark -> !MedusaRosettes.isRosette(before, dark, own(before)))
                .mapToObj(dark -> Reason.of("idea.rosette", grid.name(dark)))
                .findFirst();
    }

    /// Empty if only one player has stones on the board, since the empty cells then mean nothing.
    private Optional<Reason> surrounds() {
        Side other = mover.other();
        boolean both = !own(before).isEmpty()
                && !before.of(other).isEmpty()
                && !after.of(other).isEmpty();
        int more = surrounded(after) - surrounded(before);
        return both && more > 0 ? Optional.of(Reason.of("idea.surrounds", more)) : Optional.empty();
    }

    private int surrounded(Stones stones) {
        return stones.territory(mover).size();
    }

    /// Groups of the other player with one liberty where at least one stone had more before.
    private Optional<Reason> confines() {
        Side other = mover.other();
        List<CellSet> confined = Groups.of(grid, after.of(other)).stream()
                .filter(group -> liberties(after, group.next(0)) == 1)
                .filter(group -> !MedusaRosettes.hasRosette(after, group))
                .filter(group -> group.and(before.of(other)).stream().anyMatch(stone -> liberties(before, stone) > 1))
                .toList();
        return switch (confined.size()) {
            case 0 -> Optional.empty();
            case 1 ->
                Optional.of(Reason.of(
                        "idea.confines", other, grid.name(confined.getFirst().next(0))));
            default -> Optional.of(Reason.of("idea.confinesSeveral", other, confined.size()));
        };
    }

    /// If nothing is placed, the marker moves, up to the end of its track.
    private Optional<Reason> marker() {
        return places ? Optional.empty() : Optional.of(Reason.of(marked ? "idea.marker" : "idea.nothing", mover));
    }

    /// The liberties of a placed stone's group, if there is nothing else to say.
    private Optional<Reason> liberties() {
        int cell = turn.lastCell();
        return cell == Grid.NONE || !own(after).contains(cell)
                ? Optional.empty()
                : Optional.of(Reason.of("idea.liberties", after.group(cell).size(), liberties(after, cell)));
    }
}
