package hexalyst.game.manalath;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Finds what a move does by the rules alone ([hexalyst.game.Game#ideas]): quarts and quints handed over, winning cells
/// overfilled, sealed quarts that could be handed over next, cells closed for good. Nothing about moves that end the
/// game.
final class ManalathIdeas {
    private static final int MOST = 3;

    private final ManalathPosition before;
    private final ManalathPosition after;
    private final Side mover;
    private final Side other;

    private ManalathIdeas(ManalathPosition before, ManalathPosition after) {
        this.before = before;
        this.after = after;
        mover = before.toMove();
        other = mover.other();
    }

    /// The facts, the most telling first.
    static List<Reason> of(ManalathPosition before, Move turn) {
        Part.Put put = turn.put();
        ManalathPosition after = before.play(turn);
        if (put == null || after.outcome().over()) {
            return List.of();
        }
        List<Reason> facts = new ManalathIdeas(before, after).all(put);
        return facts.subList(0, Math.min(MOST, facts.size()));
    }

    private List<Reason> all(Part.Put put) {
        List<Reason> facts = new ArrayList<>();
        int given = put.colour() == other ? after.joined(put.cell(), other).size() : 1;
        if (given == Manalath.QUINT) {
            facts.add(Reason.of("idea.quint", other));
        } else if (given == Manalath.QUART) {
            List<String> quints = extensions(after, put.cell());
            facts.add(
                    quints.isEmpty() ? Reason.of("idea.sealed", other) : Reason.of("idea.quart", other, quints.size()));
        }
        CellSet closed = Threats.closed(before, after);
        add(
                facts,
                "idea.overfills",
                names(after, cell -> closed.contains(cell) && overfull(cell, other)),
                Reason::list);
        if (given < Manalath.QUART) {
            add(
                    facts,
                    "idea.threatens",
                    seals(before, mover).isEmpty() ? seals(after, mover) : List.of(),
                    Reason::anyOf);
            add(facts, "idea.stops", seals(after, other).isEmpty() ? seals(before, other) : List.of(), Reason::anyOf);
        }
        add(facts, "idea.closes", names(after, this::closes), Reason::list);
        return facts;
    }

    private void add(List<Reason> facts, String key, List<String> names, Function<List<String>, Reason> list) {
        if (!names.isEmpty()) {
            facts.add(Reason.of(key, other, list.apply(names)));
        }
    }

    private boolean overfull(int cell, Side colour) {
        return after.joined(cell, colour).size() > Manalath.QUINT;
    }

    /// True if a piece could be placed on an empty cell before, but never again in either colour, since groups only
    /// grow.
    private boolean closes(int cell) {
        return overfull(cell, mover)
                && overfull(cell, other)
                && before.candidates(cell).stream().anyMatch(before::allows);
    }

    /// The cells where the player to move can extend a quart to a quint.
    ///
    /// @param quart a cell of the quart
    private static List<String> extensions(ManalathPosition position, int quart) {
        Side side = position.toMove();
        return names(position, cell -> {
            CellSet group = position.joined(cell, side);
            return position.supply().has(side) && group.size() == Manalath.QUINT && group.contains(quart);
        });
    }

    /// The moves by which a side, if it is its turn, hands the other one a quart that no cell extends.
    private static List<String> seals(Position position, Side side) {
        List<String> moves = new ArrayList<>();
        if (Threats.turn(position, side).orElse(position) instanceof ManalathPosition turn && turn.toMove() == side) {
            Side other = side.other();
            for (int cell = 0; cell < turn.grid().cells(); cell++) {
                Move move = Move.place(cell, other);
                if (turn.allows(move) && turn.joined(cell, other).size() == Manalath.QUART) {
                    ManalathPosition next = turn.play(move);
                    boolean seals =
                            !next.outcome().over() && extensions(next, cell).isEmpty();
                    moves.addAll(seals ? List.of(turn.text(move)) : List.of());
                }
            }
        }
        return moves;
    }

    /// The names of those empty cells.
    private static List<String> names(ManalathPosition position, IntPredicate which) {
        return IntStream.range(0, position.grid().cells())
                .filter(cell -> position.at(cell).isEmpty())
                .filter(which)
                .mapToObj(position.grid()::name)
                .toList();
    }
}
