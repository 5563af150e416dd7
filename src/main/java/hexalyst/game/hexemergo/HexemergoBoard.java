package hexalyst.game.hexemergo;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.draughts.CaptureBoard;
import hexalyst.game.kit.draughts.LongestCapture;
import java.util.Arrays;
import java.util.List;

/// The rules of Hexemergo, and its evaluation.
final class HexemergoBoard extends CaptureBoard {
    /// The weights of [#features], in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {509, -497, 278, 716};

    private final HexemergoGround ground;
    /// White's hand; Black's is the next field.
    private final int hand;
    private final int[] counts = new int[WEIGHTS.length];

    HexemergoBoard(HexemergoGround ground) {
        super(ground, LongestCapture.Manner.COLUMN);
        this.ground = ground;
        hand = field(Hexemergo.HAND);
    }

    @Override
    protected long owned(int player) {
        return tops(code(player, 0))[0];
    }

    private int inHand(int player) {
        return get(hand + player);
    }

    /// Those among some cells that the owner of other pieces could jump over, if pieces stand there.
    private long attacked(long some, long enemies) {
        long vacant = vacant();
        long attacked = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            for (long pair : ground.facing[Long.numberOfTrailingZeros(rest)]) {
                if ((enemies & pair) != 0 && (vacant & pair) != 0) {
                    attacked |= rest & -rest;
                }
            }
        }
        return attacked;
    }

    /// A player's pieces that the other one could jump.
    private long attacked(int player) {
        return attacked(owned(player), owned(1 - player));
    }

    @Override
    public boolean threatened() {
        return attacked(1 - mover()) != 0 && super.threatened();
    }

    @Override
    protected void beginCaptures() {
        captures.begin(~vacant());
        for (long rest = owned(1 - mover()); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int cap = cap(cell);
            captures.column(cell, cap, cap < height(cell));
        }
    }

    /// How many men are in the cap of a piece.
    private int cap(int cell) {
        int height = height(cell);
        int cap = 1;
        while (cap < height && piece(cell, height - 1 - cap) == top(cell)) {
            cap++;
        }
        return cap;
    }

    @Override
    protected int quietTurns(int[] into) {
        int count = 0;
        for (long rest = inHand(mover()) > 0 ? open() : 0; rest != 0; rest &= rest - 1) {
            into[count++] = codec.putCode(Long.numberOfTrailingZeros(rest), toMove());
        }
        for (long rest = inHand(mover()) > 0 ? 0 : owned(mover()); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            for (long to = ground.around[cell] & vacant(); to != 0; to &= to - 1) {
                into[count++] = codec.code(cell, Long.numberOfTrailingZeros(to), 0);
            }
        }
        return count;
    }

    /// The cells on which the player to move may enter a man.
    private long open() {
        long enemies = owned(1 - mover());
        if ((enemies | owned(mover())) == 0) {
            return vacant() & ~ground.centre;
        }
        return attacked(mover()) != 0 ? vacant() : vacant() & ~attacked(vacant(), enemies);
    }

    @Override
    protected void apply(int turn) {
        if (codec.isPut(turn)) {
            int men = entering();
            for (int i = 0; i < men; i++) {
                push(codec.putCell(turn), code(mover(), 0));
            }
            set(hand + mover(), inHand(mover()) - men);
            irreversible();
        } else if (codec.way(turn) == 0) {
            carry(codec.from(turn), codec.to(turn), 0);
        } else {
            long taken = taken(turn);
            for (long rest = owned(1 - mover()); rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                take(cell, captures.count(taken, cell));
            }
            carry(codec.from(turn), codec.to(turn), most());
        }
        endTurn();
    }

    /// How many men the player to move enters at once.
    private int entering() {
        return inHand(1 - mover()) == 0 ? inHand(mover()) : 1;
    }

    /// Moves a piece that has taken men on its way.
    private void carry(int from, int to, int taken) {
        int cap = cap(from);
        int prisoners = height(from) - cap + taken;
        int own = top(from);
        while (height(from) > 0) {
            pop(from);
        }
        for (int i = 0; i < prisoners + cap; i++) {
            push(to, i < prisoners ? code(1 - owner(own), 0) : own);
        }
    }

    /// Takes men off a piece. One piece less cannot be undone, as pieces come only from hand.
    private void take(int cell, int men) {
        for (int i = 0; i < men; i++) {
            pop(cell);
        }
        if (height(cell) == 0) {
            irreversible();
        }
    }

    /// Makes the jumps one by one.
    @Override
    protected void show(List<Part> begun) {
        for (Part part : begun) {
            if (part instanceof Part.Shift jump) {
                take(ground.rays().between(jump.from(), jump.to())[0], 1);
                carry(jump.from(), jump.to(), 1);
            }
        }
    }

    private boolean hasNothing(int player) {
        return owned(player) == 0 && inHand(player) == 0;
    }

    @Override
    protected TurnResult end() {
        if (hasNothing(mover())) {
            return TurnResult.WIN;
        }
        if (hasNothing(1 - mover())) {
            return TurnResult.LOSS;
        }
        return canMove() ? TurnResult.ONGOING : TurnResult.DRAW;
    }

    @Override
    protected boolean canMove() {
        long targets = inHand(mover()) > 0 ? open() : 0;
        for (long rest = inHand(mover()) > 0 ? 0 : owned(mover()); rest != 0; rest &= rest - 1) {
            targets |= ground.around[Long.numberOfTrailingZeros(rest)] & vacant();
        }
        return targets != 0 || attacked(1 - mover()) != 0;
    }

    @Override
    protected Outcome ended() {
        if (end() == TurnResult.DRAW) {
            return new Outcome.Drawn(Reason.of(inHand(mover()) > 0 ? "end.noEntry" : "end.noTurn", toMove()));
        }
        Side loser = hasNothing(mover()) ? toMove() : toMove().other();
        return new Outcome.Won(loser.other(), CellSet.EMPTY, Reason.of("end.noMen", loser));
    }

    @Override
    protected Reason effect(int turn) {
        if (codec.isPut(turn)) {
            return Reason.of("makes.enters", entering());
        }
        if (codec.way(turn) == 0) {
            return Reason.of("makes.moves");
        }
        long taken = taken(turn);
        int freed = 0;
        for (long rest = owned(1 - mover()); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            freed += captures.count(taken, cell) == cap(cell) ? height(cell) - cap(cell) : 0;
        }
        Reason takes = Reason.of("makes.takes", most());
        return freed > 0 ? Reason.of("makes.frees", takes, freed) : takes;
    }

    @Override
    protected Reason whyNot(Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(put);
            case Part.Shift shift ->
                whyNoShift(shift)
                        .orElseGet(
                                () -> inHand(mover()) > 0 ? Reason.of("illegal.mustEnter") : Reason.of("illegal.step"));
            case Part.Remove remove -> Reason.of("illegal.onlyMoves");
            case Part.Choose choose -> Reason.of("illegal.pass");
        };
    }

    private Reason whyNot(Part.Put put) {
        if (threatened()) {
            return mustTake();
        }
        if (inHand(mover()) == 0) {
            return Reason.of("illegal.noHand", toMove());
        }
        if ((vacant() >> put.cell() & 1) == 0) {
            return Reason.of("illegal.occupied", grid().name(put.cell()));
        }
        return Reason.of((owned(0) | owned(1)) == 0 ? "illegal.centre" : "illegal.attacked");
    }

    /// Men in caps, pieces, prisoners, and pieces that are attacked, each more than the other player has. Men in hand
    /// follow from these.
    @Override
    public int features(int[] into) {
        Arrays.fill(into, 0, WEIGHTS.length, 0);
        for (int player = 0; player < 2; player++) {
            int sign = player == mover() ? 1 : -1;
            for (long rest = owned(player); rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                into[0] += sign * cap(cell);
                into[1] += sign;
                into[2] += sign * (height(cell) - cap(cell));
            }
            into[3] += sign * Long.bitCount(attacked(player));
        }
        return WEIGHTS.length;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    /// The prisoners, which are what the other player has lost.
    @Override
    public int plainCount() {
        features(counts);
        return counts[2];
    }
}
