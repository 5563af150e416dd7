package hexalyst.game.lotus;

import hexalyst.board.CellSet;
import hexalyst.game.Outcome;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.kit.Marker;
import hexalyst.game.kit.PlacingBoard;
import hexalyst.game.kit.reversal.ReversibleStones;
import hexalyst.game.kit.reversal.RingFeatures;
import hexalyst.game.kit.reversal.RingNet;
import hexalyst.game.kit.reversal.RingSafety;
import hexalyst.game.kit.reversal.StoneArea;
import java.util.List;
import java.util.Optional;

/// The rules of Lotus, and its evaluation.
final class LotusBoard extends PlacingBoard {
    /// The weights of [RingFeatures], in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {60, 30, 20, 100, 60, 60};
    /// The place of the dead stones among the marked cells.
    private static final int DEAD = 0;

    private final ReversibleStones now;
    private final StoneArea area;
    private final RingSafety safety;
    private final RingFeatures features;
    private final int track;
    /// How many stones the last stone has reversed for its player, and how many were lost to the other one then.
    private int won;

    private int lost;

    LotusBoard(LotusGround ground) {
        super(ground);
        RingNet net = new RingNet(ground.net);
        now = new ReversibleStones(net, tops(code(0, 0)), tops(code(1, 0)), tops(EMPTY));
        area = new StoneArea(now);
        safety = new RingSafety(now);
        features = new RingFeatures(now);
        track = field(Marker.NAME);
    }

    /// The marker's points for White.
    int marker() {
        return Lotus.TRACK.forWhite(get(track));
    }

    /// Whether a pass would end the game.
    boolean isLast() {
        return passes() > 0;
    }

    @Override
    protected void placed(int cell) {
        won = 0;
        lost = 0;
        now.placed(cell, this::reverse);
    }

    /// Reverses the group that was found dead.
    private void reverse() {
        CellSet group = CellSet.ofWords(now.group().clone());
        int colour = top(group.next(0));
        won += colour == code(mover(), 0) ? 0 : group.size();
        lost += colour == code(mover(), 0) ? group.size() : 0;
        group.stream().forEach(cell -> replace(cell, 3 - colour));
    }

    @Override
    protected void passed() {
        set(track, Lotus.TRACK.pulled(get(track), mover()));
    }

    private StoneArea counting() {
        return anyTagged(DEAD) ? new StoneArea(now.reversed(tagged(DEAD))) : area;
    }

    /// The points if the game ended now, after dead groups are reversed.
    @Override
    protected Points counted() {
        return counting().points(marker());
    }

    @Override
    public int plainCount() {
        return counting().ahead(mover()) + (mover() == 0 ? marker() : -marker());
    }

    /// Says too where the points come from, the leader's first.
    @Override
    protected Outcome ended() {
        Points points = counted();
        return points.outcome(anyTagged(DEAD) ? "end.dead" : "end.passes", side -> {
            int surrounded = counting().surrounded(side.ordinal());
            int marked = Math.max(0, side == Side.WHITE ? marker() : -marker());
            return List.of(points.of(side) - surrounded - marked, surrounded, marked);
        });
    }

    /// Stones in what the other player keeps for certain.
    @Override
    protected CellSet hopeless() {
        return safety.lost(sure(true, true));
    }

    @Override
    protected Reason passing() {
        String to = Lotus.TRACK.values().get(Lotus.TRACK.pulled(get(track), mover()));
        return Reason.of("makes.pass", toMove(), Reason.of("field.marker." + to));
    }

    /// What is reversed, else whether the stone completes a lotus, else how its group lives.
    @Override
    protected Reason made(int cell, int kind) {
        mark();
        apply(stone(cell));
        boolean completes = now.isInRing(cell);
        int liberties = now.liberties(cell);
        boolean safe = now.hasRing();
        rollBack();
        if (lost > 0) {
            return won > 0 ? Reason.of("makes.both", won, lost) : Reason.of("makes.suicide", lost);
        }
        if (won > 0) {
            return Reason.of("makes.reverses", won);
        }
        if (completes) {
            return Reason.of("makes.lotus");
        }
        return safe ? Reason.of("makes.safe") : Reason.of("makes.stone", liberties);
    }

    /// 1 if a pass ends the game with a win for the player to move; else what is certain.
    @Override
    public int outlook() {
        int moved = Lotus.TRACK.pulled(get(track), mover()) == get(track) ? 0 : 1;
        if (isLast() && plainCount() + moved > 0) {
            return 1;
        }
        return sure().filter(SureScore::decided)
                .flatMap(sure -> sure.winner().map(side -> side == toMove() ? sure.turns() : -sure.turns()))
                .orElse(0);
    }

    @Override
    public Optional<SureScore> sure() {
        return Optional.of(sure(passes() == 0 || mover() == 0, passes() == 0 || mover() == 1));
    }

    private SureScore sure(boolean whiteInTime, boolean blackInTime) {
        return safety.score(Lotus.TRACK, marker(), whiteInTime, blackInTime, 2 * (empties() + 2));
    }

    @Override
    public int features(int[] into) {
        return features.features(mover(), area.ahead(mover()) + (mover() == 0 ? marker() : -marker()), false, into);
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    @Override
    public Playout playout() {
        return new LotusPlayout(this, now);
    }
}
