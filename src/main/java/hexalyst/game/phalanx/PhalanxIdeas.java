package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.kit.Joining;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Finds what a turn does by the rules alone ([hexalyst.game.Game#ideas]): men taken and saved, territory, what it
/// could take next, groups and rows. What could be taken refers to one movement at the beginning of a turn; several may
/// take more.
final class PhalanxIdeas {
    private static final int MOST = 3;

    private final Grid grid;
    private final PhalanxBoard before;
    private final PhalanxBoard after;
    private final boolean over;
    private final Side mover;
    private final int own;
    private final PhalanxWalk walk;

    private PhalanxIdeas(Position before, Position after, PhalanxWalk walk) {
        grid = before.grid();
        this.before = (PhalanxBoard) before.searchBoard();
        this.after = (PhalanxBoard) after.searchBoard();
        this.walk = walk;
        over = after.outcome().over();
        mover = before.toMove();
        own = mover.ordinal();
    }

    /// The facts, the most telling first. None for a pass, for the end of a turn, and in the opening.
    static List<Reason> of(Position before, Move turn) {
        PhalanxBoard board = (PhalanxBoard) before.searchBoard();
        if (turn.parts().getFirst() instanceof Part.Choose || board.phase() != PhalanxPhase.NORMAL) {
            return List.of();
        }
        List<Reason> facts = new PhalanxIdeas(before, before.play(turn), PhalanxWalk.of(board, turn)).all();
        return facts.isEmpty()
                ? List.of(before.preview(turn).reason())
                : facts.subList(0, Math.min(MOST, facts.size()));
    }

    private List<Reason> all() {
        List<Reason> facts = new ArrayList<>();
        takes().ifPresent(facts::add);
        if (!over) {
            saves().ifPresent(facts::add);
        }
        int gained = gained(own);
        // If only one player has men on the board, all of it is territory.
        if (gained > 0 && !after.men(1 - own).isEmpty()) {
            facts.add(Reason.of("idea.gains", gained, mover));
        }
        int lost = -gained(1 - own);
        if (lost > 0) {
            facts.add(Reason.of("idea.costs", mover.other(), lost));
        }
        if (!over) {
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
                .map(only -> Reason.of("idea.takes", only.taken(), only.men(), grid.name(only.tail()), only.lines()))
                .findFirst();
    }

    /// Men that the other player could have taken with one movement before the turn but no longer can.
    private Optional<Reason> saves() {
        CellSet then = PhalanxAttacks.of(before, 1 - own).men();
        CellSet now = PhalanxAttacks.of(after, 1 - own).men();
        int saved = (int) then.stream()
                .filter(walk.ends()::containsKey)
                .filter(man -> !now.contains(walk.ends().getOrDefault(man, Grid.NONE)))
                .count();
        return saved > 0 ? Optional.of(Reason.of("idea.saves", saved, mover.other())) : Optional.empty();
    }

    private int gained(int side) {
        return after.territory(side).size() - before.territory(side).size();
    }

    /// The most men that one movement could take next, if they include a man that could not be taken before.
    private Optional<Reason> threatens() {
        PhalanxAttacks now = PhalanxAttacks.of(after, own);
        CellSet news = now.men().minus(PhalanxAttacks.of(before, own).men());
        return news.isEmpty() ? Optional.empty() : Optional.of(Reason.of("idea.threatens", now.most(news)));
    }

    private Optional<Reason> joins() {
        return Joining.of(grid, before.men(own), walk.ends(), after.men(own))
                .map(joined ->
                        Reason.of("idea.joins", joined.groups(), joined.whole().size()));
    }

    /// The player's longest row, if it has become longer.
    private Optional<Reason> row() {
        List<Integer> row = longest(after.men(own));
        if (row.size() < 2 || row.size() <= longest(before.men(own)).size()) {
            return Optional.empty();
        }
        boolean longer = row.size() > longest(after.men(1 - own)).size();
        String first = grid.name(row.getFirst());
        String last = grid.name(row.getLast());
        return Optional.of(Reason.of(longer ? "idea.rowLonger" : "idea.row", row.size(), first, last, mover.other()));
    }

    /// The longest line of men of a side, the first if there are several.
    private List<Integer> longest(CellSet men) {
        int axes = grid.directions() / 2;
        List<Integer> longest = List.of();
        for (int man : men.stream().toArray()) {
            for (int axis = 0; axis < axes; axis++) {
                int behind = grid.neighbour(man, axis + axes);
                if (behind == Grid.NONE || !men.contains(behind)) {
                    int direction = axis;
                    List<Integer> line = IntStream.iterate(
                                    man,
                                    cell -> cell != Grid.NONE && men.contains(cell),
                                    cell -> grid.neighbour(cell, direction))
                            .boxed()
                            .toList();
                    longest = line.size() > longest.size() ? line : longest;
                }
            }
        }
        return longest;
    }
}
