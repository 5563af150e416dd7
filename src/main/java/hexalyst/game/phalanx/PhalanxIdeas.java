package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.kit.Joining;
import hexalyst.game.kit.Stones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Finds what a turn does by the rules alone ([hexalyst.game.Game#ideas]): men taken and saved, territory, what it
/// could take next, groups and rows. What could be taken refers to one movement at the beginning of a turn; several may
/// take more.
final class PhalanxIdeas {
    private static final int MOST = 3;

    private final PhalanxPosition before;
    private final PhalanxPosition after;
    private final Side mover;
    private final PhalanxWalk walk;

    private PhalanxIdeas(PhalanxPosition before, PhalanxPosition after, PhalanxWalk walk) {
        this.before = before;
        this.after = after;
        this.walk = walk;
        mover = before.toMove();
    }

    /// The facts, the most telling first. None for a pass, for the end of a turn, and in the opening.
    static List<Reason> of(PhalanxPosition before, Move turn) {
        if (turn.parts().getFirst() instanceof Part.Choose || before.state().phase() != PhalanxPhase.NORMAL) {
            return List.of();
        }
        PhalanxPosition after = (PhalanxPosition) before.play(turn);
        List<Reason> facts = new PhalanxIdeas(before, after, PhalanxWalk.of(before, turn)).all();
        return facts.isEmpty()
                ? List.of(before.preview(turn).effect())
                : facts.subList(0, Math.min(MOST, facts.size()));
    }

    private List<Reason> all() {
        List<Reason> facts = new ArrayList<>();
        takes().ifPresent(facts::add);
        if (!after.outcome().over()) {
            saves().ifPresent(facts::add);
        }
        int gained = gained(mover);
        // If only one player has men on the board, all of it is territory.
        if (gained > 0 && !after.stones().of(mover.other()).isEmpty()) {
            facts.add(Reason.of("idea.gains", gained, mover));
        }
        int lost = -gained(mover.other());
        if (lost > 0) {
            facts.add(Reason.of("idea.costs", mover.other(), lost));
        }
        if (!after.outcome().over()) {
            threatens().ifPresent(facts::add);
        }
        joins().ifPresent(facts::add);
        row().ifPresent(facts::add);
        return facts;
    }

    private Optional<Reason> takes() {
        List<PhalanxWalk.Capture> captures = walk.captures();
        if (captures.size() > 1) {
            return Optional.of(Reason.of("idea.takesSeveral", walk.taken(), captures.size()));
        }
        return captures.stream()
                .map(only -> Reason.of(
                        "idea.takes", only.taken(), only.men(), before.grid().name(only.tail()), only.lines()))
                .findFirst();
    }

    /// Men that the other player could have taken with one movement before the turn but no longer can.
    private Optional<Reason> saves() {
        CellSet then = PhalanxAttacks.of(before.stones(), mover.other()).men();
        CellSet now = PhalanxAttacks.of(after.stones(), mover.other()).men();
        int saved = (int) then.stream()
                .filter(walk.ends()::containsKey)
                .filter(man -> !now.contains(walk.ends().getOrDefault(man, Grid.NONE)))
                .count();
        return saved > 0 ? Optional.of(Reason.of("idea.saves", saved, mover.other())) : Optional.empty();
    }

    private int gained(Side side) {
        return after.stones().territory(side).size()
                - before.stones().territory(side).size();
    }

    /// The most men that one movement could take next, if they include a man that could not be taken before.
    private Optional<Reason> threatens() {
        PhalanxAttacks now = PhalanxAttacks.of(after.stones(), mover);
        CellSet news = now.men().minus(PhalanxAttacks.of(before.stones(), mover).men());
        return news.isEmpty() ? Optional.empty() : Optional.of(Reason.of("idea.threatens", now.most(news)));
    }

    private Optional<Reason> joins() {
        CellSet own = before.stones().of(mover);
        return Joining.of(before.grid(), own, walk.ends(), after.stones().of(mover))
                .map(joined ->
                        Reason.of("idea.joins", joined.groups(), joined.whole().size()));
    }

    /// The player's longest row, if it has become longer.
    private Optional<Reason> row() {
        List<Integer> row = longest(after.stones(), mover);
        if (row.size() < 2 || row.size() <= longest(before.stones(), mover).size()) {
            return Optional.empty();
        }
        boolean longer = row.size() > longest(after.stones(), mover.other()).size();
        String first = before.grid().name(row.getFirst());
        String last = before.grid().name(row.getLast());
        return Optional.of(Reason.of(longer ? "idea.rowLonger" : "idea.row", row.size(), first, last, mover.other()));
    }

    /// The longest line of men of a side, the first if there are several.
    private static List<Integer> longest(Stones stones, Side side) {
        CellSet men = stones.of(side);
        int axes = stones.grid().directions() / 2;
        List<Integer> longest = List.of();
        for (int man : men.stream().toArray()) {
            for (int axis = 0; axis < axes; axis++) {
                int behind = stones.grid().neighbour(man, axis + axes);
                if (behind == Grid.NONE || !men.contains(behind)) {
                    int direction = axis;
                    List<Integer> line = IntStream.iterate(
                                    man,
                                    cell -> cell != Grid.NONE && men.contains(cell),
                                    cell -> stones.grid().neighbour(cell, direction))
                            .boxed()
                            .toList();
                    longest = line.size() > longest.size() ? line : longest;
                }
            }
        }
        return longest;
    }
}
