package hexalyst.game.pentalath;

import hexalyst.board.CellSet;
import hexalyst.board.Groups;
import hexalyst.game.Move;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.kit.Stones;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds what a move does by the rules alone ([hexalyst.game.Game#ideas]): captures, winning cells without
/// freedom, groups left with one freedom or freed, groups joined. Nothing about moves that end the game.
final class PentalathIdeas {
    private static final int MOST = 3;
    /// So few freedoms are soon taken.
    private static final int TIGHT = 2;

    private final PentalathPosition before;
    private final PentalathPosition after;
    private final Stones had;
    private final Stones has;
    private final Side mover;
    private final Side other;

    private PentalathIdeas(PentalathPosition before, PentalathPosition after) {
        this.before = before;
        this.after = after;
        had = before.stones();
        has = after.stones();
        mover = before.toMove();
        other = mover.other();
    }

    /// The facts, the most telling first.
    static List<Reason> of(PentalathPosition before, Move turn) {
        if (!(before.play(turn) instanceof PentalathPosition after)
                || after.outcome().over()) {
            return List.of();
        }
        List<Reason> facts = new PentalathIdeas(before, after).all(turn.lastCell());
        return facts.subList(0, Math.min(MOST, facts.size()));
    }

    private List<Reason> all(int cell) {
        List<Reason> facts = new ArrayList<>();
        CellSet suicide = Threats.closed(before, after);
        int captured = had.of(other).minus(has.of(other)).size();
        if (captured > 0) {
            facts.add(Reason.of("idea.captures", captured));
        }
        if (!suicide.isEmpty()) {
            facts.add(Reason.of("idea.suicide", other, names(suicide)));
        }
        frees().ifPresent(facts::add);
        confines().ifPresent(facts::add);
        joins(cell).ifPresent(facts::add);
        return facts;
    }

    private Reason names(CellSet cells) {
        return Reason.list(cells.stream().mapToObj(before.grid()::name).toList());
    }

    private static CellSet freedoms(Stones stones, CellSet group) {
        return Groups.near(stones.grid(), group).and(stones.empty());
    }

    /// The largest group that had one freedom and is now part of a group with more.
    private Optional<Reason> frees() {
        return Groups.of(before.grid(), had.of(mover)).stream()
                .filter(group -> freedoms(had, group).size() == 1 && freedomsNow(group) > 1)
                .max(Comparator.comparingInt(CellSet::size))
                .map(group -> Reason.of("idea.frees", before.grid().name(group.next(0)), freedomsNow(group)));
    }

    private int freedomsNow(CellSet group) {
        return freedoms(has, has.group(group.next(0))).size();
    }

    /// The other player's groups that have one freedom now and had more before.
    private Optional<Reason> confines() {
        List<CellSet> confined = Groups.of(before.grid(), has.of(other)).stream()
                .filter(group ->
                        freedoms(has, group).size() == 1 && freedoms(had, group).size() > 1)
                .toList();
        return switch (confined.size()) {
            case 0 -> Optional.empty();
            case 1 -> {
                CellSet group = confined.getFirst();
                String name = before.grid().name(group.next(0));
                yield Optional.of(Reason.of("idea.confines", other, name, names(freedoms(has, group))));
            }
            default -> Optional.of(Reason.of("idea.confinesSeveral", other, confined.size()));
        };
    }

    /// Joined groups, if two or more of them have several pieces, one of these had little room and the whole has more.
    private Optional<Reason> joins(int cell) {
        CellSet whole = has.group(cell);
        List<CellSet> groups = Groups.of(before.grid(), had.of(mover)).stream()
                .filter(group -> whole.contains(group.next(0)))
                .toList();
        List<CellSet> large = groups.stream().filter(group -> group.size() > 1).toList();
        boolean tight = large.stream().anyMatch(group -> freedoms(had, group).size() <= TIGHT);
        return large.size() > 1 && tight && freedoms(has, whole).size() > TIGHT
                ? Optional.of(Reason.of("idea.joins", groups.size(), whole.size()))
                : Optional.empty();
    }
}
