package hexalyst.game.macbeth;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.StoneCodec;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.PiecePlayout;
import hexalyst.game.kit.RuleBoard;
import java.util.Arrays;
import java.util.Optional;

/// The rules of MacBeth, on lines of bits.
final class MacBethBoard extends RuleBoard {
    private final MacBethGround ground;
    private final MacBethLines lines;
    private final MacBethEvaluation evaluation;
    /// Where a player can place a stone, as bits of cells.
    private final long[] found;
    private final int[] counts = new int[MAX_FEATURES];

    MacBethBoard(MacBethGround ground) {
        super(ground);
        this.ground = ground;
        lines = ground.lines();
        evaluation = new MacBethEvaluation(lines, ground.room);
        found = new long[lines.first()];
    }

    /// True as long as a cell of the ring is empty: turns fill it.
    private boolean filling() {
        return emptyRing() != 0;
    }

    private long emptyRing() {
        return ground.ring & tops(EMPTY)[ground.ringWord];
    }

    /// The stones of a player on the lines.
    private long[] stones(int player) {
        return tops(code(player, 0));
    }

    /// Finds where a player can place a stone.
    private void find(int player) {
        Arrays.fill(found, 0);
        found[ground.ringWord] = emptyRing();
        if (filling()) {
            return;
        }
        long[] own = stones(player);
        long[] other = stones(1 - player);
        for (int word = lines.first(); word < lines.words(); word++) {
            for (long rest = lines.placeable(own, other, word); rest != 0; rest &= rest - 1) {
                int cell = lines.cell(word << 6 | Long.numberOfTrailingZeros(rest));
                found[cell >> 6] |= 1L << cell;
            }
        }
    }

    @Override
    protected int turns(int[] into) {
        int player = mover();
        find(player);
        int count = 0;
        for (int word = 0; word < found.length; word++) {
            for (long rest = found[word]; rest != 0; rest &= rest - 1) {
                into[count++] = (word << 6 | Long.numberOfTrailingZeros(rest)) << 1 | player;
            }
        }
        if (count == 0) {
            into[count++] = StoneCodec.PASS;
        }
        return count;
    }

    @Override
    protected boolean ascending() {
        return true;
    }

    @Override
    protected void apply(int turn) {
        if (turn != StoneCodec.PASS) {
            int cell = turn >> 1;
            int piece = code(mover(), 0);
            if (!filling()) {
                turn(cell, piece, code(1 - mover(), 0));
            }
            push(cell, piece);
        }
        endTurn();
    }

    /// Turns over the stones that a new stone encloses.
    private void turn(int cell, int piece, int others) {
        long[] own = tops(piece);
        long[] other = tops(others);
        for (int axis = 0; axis < MacBethLines.MOST; axis++) {
            int bit = lines.bit(cell, axis);
            if (bit == MacBethLines.NO_BIT) {
                return;
            }
            int last = bit + lines.after(own, other, bit);
            for (int at = bit - lines.before(own, other, bit); at <= last; at++) {
                if (at != bit) {
                    replace(lines.cell(at), piece);
                }
            }
        }
    }

    /// Neither can place a stone.
    @Override
    protected TurnResult end() {
        long[] own = stones(mover());
        long[] other = stones(1 - mover());
        if (lines.anyPlaceable(own, other) || lines.anyPlaceable(other, own) || filling()) {
            return TurnResult.ONGOING;
        }
        return TurnResult.ofPoints(-plainCount());
    }

    @Override
    protected Outcome ended() {
        Points points = stones();
        return points.leader()
                .<Outcome>map(side -> new Outcome.Won(
                        side,
                        CellSet.EMPTY,
                        Reason.of("end.more", side, points.of(side), side.other(), points.of(side.other()))))
                .orElseGet(() -> new Outcome.Drawn(Reason.of("end.equal", points.white())));
    }

    /// One point for each stone.
    @Override
    protected Optional<Points> points() {
        return Optional.of(stones());
    }

    private Points stones() {
        return Points.of(cells(code(0, 0)), cells(code(1, 0)));
    }

    /// What the stone turns over, and whether the other player has to pass.
    @Override
    protected Reason effect(int turn) {
        if (turn == StoneCodec.PASS) {
            return Reason.of("passes.forced", toMove());
        }
        int turned = count(code(1 - mover(), 0));
        TurnResult result = make(turn);
        turned -= count(code(mover(), 0));
        find(mover());
        boolean passes = result == TurnResult.ONGOING && Arrays.stream(found).allMatch(word -> word == 0);
        Reason makes = turned == 0 ? Reason.of("makes.ring") : Reason.of("makes.turns", turned);
        Reason then = passes ? Reason.of("makes.pass", makes, toMove()) : makes;
        unmake();
        return Reason.of("stone", toMove(), then);
    }

    @Override
    protected Reason whyNot(Part part) {
        if (!(part instanceof Part.Put put)) {
            return Reason.of(part.equals(Part.PASS) ? "illegal.pass" : "illegal.swap", toMove());
        }
        if (top(put.cell()) != EMPTY) {
            return Reason.of(blocked(put.cell()) ? "illegal.blocked" : "illegal.occupied");
        }
        return put.colour() != toMove()
                ? Reason.of("illegal.colour", toMove())
                : Reason.of(filling() ? "illegal.ring" : "illegal.turns");
    }

    @Override
    public boolean fills() {
        return true;
    }

    /// On how many cells a player can place a stone.
    private int moves(int player) {
        find(player);
        int count = 0;
        for (long word : found) {
            count += Long.bitCount(word);
        }
        return count;
    }

    @Override
    public int evaluate() {
        features(counts);
        return evaluation.evaluate(counts, empties());
    }

    /// While the ring is being filled, nobody is ahead.
    @Override
    public int features(int[] into) {
        int me = mover();
        if (filling()) {
            return evaluation.nothing(into);
        }
        int moves = moves(me) - moves(1 - me);
        return evaluation.features(stones(me), stones(1 - me), moves, plainCount(), empties(), into);
    }

    /// Counts only the stones, like a player who takes as many as possible.
    @Override
    public int plainCount() {
        return count(code(mover(), 0)) - count(code(1 - mover(), 0));
    }

    @Override
    public Playout playout() {
        return new PiecePlayout(this);
    }
}
