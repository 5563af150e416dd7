package hexalyst.game.phalanx;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.SureScore;
import hexalyst.game.TurnGroup;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.TurnCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The rules of Phalanx.
///
/// A turn is made part by part, and no order of its parts is left out of [#turns], since the value of an unfinished
/// turn must not depend on how it began; searches that make whole turns may leave some out ([#inOrder]).
final class PhalanxBoard extends RuleBoard {
    /// What is on an empty cell.
    static final int NOTHING = EMPTY;

    private static final int DIRECTIONS = PhalanxNet.DIRECTIONS;
    private static final int BACK = DIRECTIONS / 2;

    final PhalanxNet net;
    private final int[] next;
    /// The men of each side, and the empty cells; not to be changed.
    final long[][] men;

    final long[] empty;
    private final TurnCodec codec;
    private final int keep;
    private final int swap;
    private final int end;
    private final int pass;
    private final int phase;
    private final int taken;
    private final int quiet;
    private final int limit;
    private final int took;
    private final int passes;
    private final PhalanxRights rights;
    private final PhalanxRegions regions;
    private final PhalanxSafety safety;
    private final PhalanxEvaluation evaluation;
    private final long[] group;
    private final long[] around;

    PhalanxBoard(PhalanxGround ground) {
        super(ground);
        net = new PhalanxNet(ground.net);
        next = net.next;
        men = new long[][] {tops(code(0, 0)), tops(code(1, 0))};
        empty = tops(EMPTY);
        codec = (TurnCodec) ground.codec();
        keep = codec.encode(Phalanx.KEEP);
        swap = codec.encode(Part.SWAP);
        end = codec.encode(Part.END);
        pass = codec.encode(Part.PASS);
        phase = field(Phalanx.PHASE);
        taken = field(Phalanx.TAKEN);
        quiet = field(Phalanx.QUIET);
        limit = field(Phalanx.LIMIT);
        took = field(Phalanx.TOOK);
        passes = field("passes");
        rights = new PhalanxRights(this);
        regions = new PhalanxRegions(this);
        safety = new PhalanxSafety(this);
        evaluation = new PhalanxEvaluation(this, regions);
        group = new long[net.words];
        around = new long[net.words];
    }

    // What the other classes of this game ask.

    /// What is on a cell: [#NOTHING], 1 or 2 for White's and Black's men, more for a wall and all beyond the edge.
    int at(int cell) {
        return top(cell);
    }

    /// True for a wall and all beyond the edge.
    boolean walled(int cell) {
        return blocked(cell);
    }

    /// The player to move: 0 for White, 1 for Black.
    int side() {
        return mover();
    }

    PhalanxPhase phase() {
        return PhalanxPhase.of(get(phase));
    }

    /// The men that were put in this turn.
    long[] put() {
        return tagged(Phalanx.PUT);
    }

    /// The men that may not move any more in this turn.
    long[] moved() {
        return tagged(Phalanx.MOVES);
    }

    boolean hasPut() {
        return anyTagged(Phalanx.PUT);
    }

    boolean hasMoved() {
        return anyTagged(Phalanx.MOVES);
    }

    /// How many men this turn has taken.
    int took() {
        return get(took);
    }

    int depth() {
        return ply();
    }

    Grid board() {
        return grid();
    }

    /// Makes a part, without ending a turn that then can only end.
    void apply(Part part) {
        apply(codec.encode(part));
    }

    TurnCodec codec() {
        return codec;
    }

    PhalanxRights rights() {
        return rights;
    }

    /// The men of a player.
    CellSet men(int side) {
        return cells(side + 1);
    }

    /// The territory of a player.
    CellSet territory(int side) {
        return regions.territory(side);
    }

    /// By how many points a side is ahead.
    int ahead(int side) {
        return regions.ahead(side);
    }

    /// How many men a side has taken, in this turn too.
    int prisoners(int side) {
        return get(taken + side) + (mover() == side ? took() : 0);
    }

    /// True if the game is over.
    boolean over() {
        return get(passes) > 1 || still(get(quiet));
    }

    private boolean still(int turns) {
        return get(limit) > 0 && turns >= get(limit);
    }

    /// How many equal contents are in line, starting with this one.
    int length(int first, int direction) {
        int piece = top(first);
        int length = 0;
        for (int cell = first; top(cell) == piece; cell = next[DIRECTIONS * cell + direction]) {
            length++;
        }
        return length;
    }

    // The rules.

    @Override
    protected boolean midTurn() {
        return hasPut() || hasMoved() || phase() == PhalanxPhase.SWAPPED;
    }

    @Override
    protected boolean ascending() {
        return true;
    }

    @Override
    protected int turns(int[] into) {
        return switch (phase()) {
            case PLACE_ONE, PLACE_TWO, SWAPPED, EXTRA -> placements(into);
            case CHOOSE -> {
                into[0] = keep;
                into[1] = swap;
                yield 2;
            }
            case NORMAL -> normal(into);
        };
    }

    /// The code of a man of a side on a cell: the letters of the sides are in their order.
    static int put(int cell, int side) {
        return 2 * cell + 1 - side;
    }

    private boolean mayPlace(int side) {
        if (!phase().places()) {
            return side == mover();
        }
        int already = 0;
        for (int i = 0; i < net.words; i++) {
            already += Long.bitCount(put()[i] & men[side][i]);
        }
        return already < phase().men(side == mover());
    }

    private int placements(int[] into) {
        boolean white = mayPlace(0);
        boolean black = mayPlace(1);
        int count = 0;
        for (int word = 0; word < net.words; word++) {
            for (long rest = empty[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                if (black) {
                    into[count++] = put(cell, 1);
                }
                if (white) {
                    into[count++] = put(cell, 0);
                }
            }
        }
        return count;
    }

    private int normal(int[] into) {
        int count = rights.write(into);
        into[count++] = midTurn() ? end : pass;
        return count;
    }

    @Override
    protected void apply(int part) {
        rights.forget();
        if (codec.isPut(part)) {
            place(part >> 1, 1 - (part & 1));
        } else if (part == keep) {
            set(phase, PhalanxPhase.EXTRA.ordinal());
            endTurn();
        } else if (part == swap) {
            exchange();
        } else if (part >= keep) {
            finish();
        } else {
            int tail = codec.from(part);
            move(tail, net.direction(tail, codec.to(part)), codec.to(part));
        }
    }

    private void exchange() {
        set(phase, PhalanxPhase.SWAPPED.ordinal());
        for (int cell = 0; cell < net.cells; cell++) {
            if (top(cell) != EMPTY && !blocked(cell)) {
                replace(cell, 3 - top(cell));
            }
        }
    }

    @Override
    protected boolean mustEnd() {
        return phase() == PhalanxPhase.NORMAL && (hasPut() || hasMoved()) && !rights.canGoOn();
    }

    /// Ends a normal turn.
    void finish() {
        boolean grewOrTook = hasPut() || took() > 0;
        set(passes, midTurn() ? 0 : get(passes) + 1);
        set(quiet, grewOrTook ? 0 : Math.min(get(quiet) + 1, Phalanx.MOST));
        set(taken + mover(), get(taken + mover()) + took());
        endTurn();
        rights.forget();
    }

    private void place(int cell, int side) {
        switch (phase()) {
            case PLACE_ONE, PLACE_TWO -> {
                grow(cell, side);
                if (!mayPlace(0) && !mayPlace(1)) {
                    set(phase, PhalanxPhase.CHOOSE.ordinal());
                    endTurn();
                }
            }
            case NORMAL -> grow(cell, side);
            case CHOOSE, SWAPPED, EXTRA -> {
                push(cell, code(side, 0));
                set(phase, PhalanxPhase.NORMAL.ordinal());
                endTurn();
            }
        }
    }

    /// Puts a man that belongs to this turn.
    void grow(int cell, int side) {
        push(cell, code(side, 0));
        tag(Phalanx.PUT, cell);
    }

    /// Moves a row.
    ///
    /// @param target the cell where the head arrives
    void move(int tail, int direction, int target) {
        int own = top(tail);
        long[] side = tops(own);
        int length = length(tail, direction);
        int distance = net.distance(tail, direction, target) - length + 1;
        net.gather(tail, group, side, around);
        int from = tail;
        for (int step = 0; step < distance; step++) {
            pop(from);
            from = next[DIRECTIONS * from + direction];
        }
        int reached = target;
        for (int step = 0; step < length; step++) {
            if (step < distance) {
                reach(reached, own);
            }
            group[reached >> 6] |= 1L << reached;
            reached = next[DIRECTIONS * reached + (direction + BACK) % DIRECTIONS];
        }
        // The whole group, the men that have moved, and what they touch then lose the right to move.
        for (int i = 0; i < group.length; i++) {
            group[i] &= side[i];
        }
        net.grow(group, side, around);
        tag(Phalanx.MOVES, group);
    }

    /// A row moves over a cell: places a man there, or takes the man there and blocks the cell.
    private void reach(int cell, int own) {
        if (top(cell) == EMPTY) {
            push(cell, own);
        } else {
            replace(cell, block());
            set(took, took() + 1);
        }
    }

    @Override
    protected TurnResult end() {
        return over() ? TurnResult.ofPoints(ahead(1 - mover())) : TurnResult.ONGOING;
    }

    @Override
    protected Outcome ended() {
        return regions.points().outcome(get(passes) > 1 ? "end.passes" : "end.quiet", get(quiet));
    }

    /// Own territory minus own men taken; nothing in the opening, which cannot end the game.
    @Override
    protected Optional<Points> points() {
        return Optional.of(phase() == PhalanxPhase.NORMAL ? regions.points() : Points.of(player -> 0));
    }

    @Override
    protected Reason effect(int part) {
        return effect(Move.of(codec.decode(part)));
    }

    @Override
    protected Reason effect(Move turn) {
        return PhalanxReasons.effect(this, turn);
    }

    @Override
    protected Reason whyNot(Part part) {
        return PhalanxReasons.whyNot(this, part);
    }

    @Override
    protected List<TurnGroup> turnGroups() {
        return PhalanxReasons.groups(this);
    }

    /// The whole row, its head first.
    @Override
    protected List<Part.Shift> shifted(Part.Shift part) {
        int direction = net.direction(part.from(), part.to());
        int last = length(part.from(), direction) - 1;
        int distance = net.distance(part.from(), direction, part.to()) - last;
        List<Part.Shift> shifts = new ArrayList<>();
        for (int i = last; i >= 0; i--) {
            int from = net.ahead(part.from(), direction, i);
            shifts.add(new Part.Shift(from, net.ahead(from, direction, distance), 1));
        }
        return shifts;
    }

    // What a search asks.

    /// 1 if ending the turn now ends the game with a win for the player to move.
    @Override
    public int outlook() {
        if (phase() != PhalanxPhase.NORMAL) {
            return 0;
        }
        boolean quietest = still(get(quiet) + 1) && !hasPut() && took() == 0;
        boolean last = quietest || !midTurn() && get(passes) == 1;
        return last && ahead(mover()) > 0 ? 1 : 0;
    }

    /// Only in games that end after some number of turns without growth and capture.
    @Override
    public Optional<SureScore> sure() {
        return phase() == PhalanxPhase.NORMAL && get(limit) > 0
                ? Optional.of(safety.score(get(limit)))
                : Optional.empty();
    }

    @Override
    public int resistance() {
        return empties() + 1;
    }

    /// Evaluates the position as if the turn ended now.
    @Override
    public int evaluate() {
        return evaluation.evaluate();
    }

    @Override
    public int features(int[] into) {
        return evaluation.features(into);
    }

    /// Only the current points.
    @Override
    public int plainCount() {
        return ahead(mover());
    }

    @Override
    public Playout playout() {
        return new PhalanxPlayout(this);
    }

    /// Growths come in the order of their cells, as do the men of the opening.
    @Override
    public boolean inOrder(int before, int next) {
        return !codec.isPut(before) || !codec.isPut(next) || next > before;
    }

    /// Begins a random game, for [#stop]: finishes the opening at random if it is not over.
    void start(RandomGenerator random) {
        mark();
        rights.forget();
        int[] some = new int[MAX_MOVES];
        while (phase() != PhalanxPhase.NORMAL) {
            apply(some[random.nextInt(turns(some))]);
        }
    }

    /// Takes a random game back.
    void stop() {
        rollBack();
    }
}
