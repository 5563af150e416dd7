package hexalyst.game.medusa;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.TurnGroup;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.Marker;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.TurnCodec;
import hexalyst.game.kit.reversal.ReversibleStones;
import hexalyst.game.kit.reversal.RingNet;
import hexalyst.game.kit.reversal.RingSafety;
import hexalyst.game.kit.reversal.StoneArea;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The rules of Medusa.
///
/// Dying groups are found by walking through those next to the new stone until a liberty is found, which is usually
/// immediate. Spent stones are always whole groups, so finding a movement needs no group: the stone, its row and the
/// cell beyond are enough.
final class MedusaBoard extends RuleBoard {
    private final RingNet net;
    private final ReversibleStones now;
    private final StoneArea area;
    private final RingSafety safety;
    private final MedusaEvaluation evaluation;
    private final MedusaLeaps leaps;
    private final TurnCodec codec;
    private final int shifts;
    private final int end;
    private final int pass;
    private final int track;
    private final int quiet;
    private final int placed;
    private final int passes;
    /// The stones of a movement that may not move any more.
    private final long[] idle;

    private final long[] frontier;

    MedusaBoard(MedusaGround ground) {
        super(ground);
        net = new RingNet(ground.net);
        now = new ReversibleStones(net, tops(code(0, 0)), tops(code(1, 0)), tops(EMPTY));
        area = new StoneArea(now);
        safety = new RingSafety(now);
        evaluation = new MedusaEvaluation(now);
        leaps = new MedusaLeaps(ground);
        codec = (TurnCodec) ground.codec();
        shifts = codec.shiftCode(0, 0);
        end = codec.encode(Part.END);
        pass = codec.encode(Part.PASS);
        track = field(Marker.NAME);
        quiet = field(Medusa.QUIET);
        placed = field(Medusa.PLACED);
        passes = field("passes");
        idle = new long[net.words];
        frontier = new long[net.words];
    }

    // What the other classes of this game ask.

    /// The marker's points for White.
    int marker() {
        return Medusa.TRACK.forWhite(get(track));
    }

    /// The stones that may not move any more in this turn.
    CellSet spent() {
        return CellSet.ofWords(tagged(Medusa.SPENT));
    }

    /// True if a group has moved in this turn.
    boolean hasMoved() {
        return anyTagged(Medusa.SPENT);
    }

    boolean isEmpty(int cell) {
        return top(cell) == EMPTY;
    }

    boolean isDark(int cell) {
        return blocked(cell);
    }

    /// The stones of a player.
    CellSet stones(Side side) {
        return cells(code(side.ordinal(), 0));
    }

    /// The stones of the player to move that can move.
    CellSet leaping() {
        leaps.find(own(), now.empty(), tagged(Medusa.SPENT));
        CellSet leaping = CellSet.ofWords(leaps.leapers());
        leaps.write(new int[MAX_MOVES], 0, shifts);
        return leaping;
    }

    /// Makes a part, without ending a turn that then can only end.
    void apply(Part part) {
        apply(codec.encode(part));
    }

    /// By how many points the player to move would be ahead if the game ended now, without moving the marker.
    int ahead() {
        return area.ahead(mover()) + (mover() == 0 ? marker() : -marker());
    }

    /// Writes the owner of each cell if the game ended now: the ordinal of a [Side], or 2 for nobody.
    ///
    /// @param into one entry for each cell
    void owners(byte[] into) {
        area.owners(into);
    }

    /// The code of the end of the turn, or of a pass at the beginning of a turn.
    int ending() {
        return midTurn() ? end : pass;
    }

    // The rules.

    private long[] own() {
        return now.stones()[mover()];
    }

    private boolean hasPlaced() {
        return get(placed) > 0;
    }

    @Override
    protected boolean midTurn() {
        return hasPlaced() || hasMoved();
    }

    @Override
    protected boolean ascending() {
        return true;
    }

    @Override
    protected int turns(int[] into) {
        int count = 0;
        boolean mid = midTurn();
        if (!mid) {
            int colour = 1 - mover();
            for (int word = 0; word < net.words; word++) {
                for (long rest = now.empty()[word]; rest != 0; rest &= rest - 1) {
                    into[count++] = (word << 6 | Long.numberOfTrailingZeros(rest)) << 1 | colour;
                }
            }
        }
        leaps.find(own(), now.empty(), tagged(Medusa.SPENT));
        count = leaps.write(into, count, shifts);
        into[count++] = mid ? end : pass;
        return count;
    }

    @Override
    protected void apply(int part) {
        if (part >= end) {
            finish();
        } else if (codec.isPut(part)) {
            place(part >> 1);
        } else {
            move(codec.from(part), codec.to(part));
        }
    }

    @Override
    protected boolean mustEnd() {
        return midTurn() && !leaps.any(own(), now.empty(), tagged(Medusa.SPENT));
    }

    private void place(int cell) {
        set(placed, 1);
        push(cell, code(mover(), 0));
        now.placed(cell, this::reverse);
    }

    private void move(int from, int to) {
        push(to, pop(from));
        // The rest of the group, the stone itself and the reversed stones; then everything connected with these.
        Arrays.fill(idle, 0);
        now.take(to, this::reverse);
        net.spread(from, own(), idle, frontier);
        idle[to >> 6] |= 1L << to;
        System.arraycopy(idle, 0, frontier, 0, frontier.length);
        net.flood(own(), idle, frontier);
        tag(Medusa.SPENT, idle);
    }

    /// Reverses the group that was found dead.
    private void reverse() {
        for (int word = 0; word < net.words; word++) {
            for (long rest = now.group()[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                replace(cell, 3 - top(cell));
                idle[word] |= 1L << cell;
            }
        }
    }

    private void finish() {
        boolean mid = midTurn();
        set(quiet, hasPlaced() ? 0 : get(quiet) + 1);
        if (!hasPlaced()) {
            set(track, Medusa.TRACK.pulled(get(track), mover()));
        }
        set(passes, mid ? 0 : get(passes) + 1);
        endTurn();
    }

    private boolean over() {
        return get(passes) > 1 || get(quiet) >= Medusa.LAST;
    }

    @Override
    protected TurnResult end() {
        if (!over()) {
            return TurnResult.ONGOING;
        }
        return TurnResult.ofPoints(anyTagged(Medusa.DEAD_STONES) ? deadCounted() : -ahead());
    }

    /// By how many points the player who made the last turn is ahead after dead groups are reversed.
    private int deadCounted() {
        Points points = count();
        return mover() == 0 ? points.black() - points.white() : points.white() - points.black();
    }

    @Override
    protected Outcome ended() {
        String why;
        if (anyTagged(Medusa.DEAD_STONES)) {
            why = "end.dead";
        } else {
            why = get(passes) > 1 ? "end.passes" : "end.quiet";
        }
        return count().outcome(why, Medusa.LAST);
    }

    /// The points after dead groups are reversed: stones, and empty cells that only one colour surrounds.
    private Points count() {
        return new StoneArea(now.reversed(tagged(Medusa.DEAD_STONES))).points(marker());
    }

    @Override
    protected Optional<Points> points() {
        return Optional.of(count());
    }

    /// Stones in what the other player keeps for certain.
    @Override
    protected CellSet hopeless() {
        return safety.lost(sure(true, true));
    }

    @Override
    protected Reason effect(int part) {
        return effect(Move.of(codec.decode(part)));
    }

    @Override
    protected Reason effect(Move turn) {
        return MedusaReasons.effect(this, turn);
    }

    @Override
    protected Reason whyNot(Part part) {
        return MedusaReasons.whyNot(this, grid(), part);
    }

    @Override
    protected List<TurnGroup> turnGroups() {
        return MedusaReasons.groups(this, grid());
    }

    // What a search asks.

    /// 1 if ending the turn now ends the game with a win for the player to move.
    @Override
    public int outlook() {
        boolean last = !hasPlaced() && get(quiet) + 1 >= Medusa.LAST || !midTurn() && get(passes) == 1;
        return last && ahead() + (mostMarked() ? 0 : 1) > 0 ? 1 : 0;
    }

    /// True if the marker cannot move any further towards the player to move.
    private boolean mostMarked() {
        return Medusa.TRACK.pulled(get(track), mover()) == get(track);
    }

    @Override
    public Optional<SureScore> sure() {
        boolean early = get(passes) == 0 && get(quiet) < Medusa.LAST - 2;
        boolean starts = !midTurn();
        return Optional.of(sure(early || starts && mover() == 0, early || starts && mover() == 1));
    }

    private SureScore sure(boolean whiteInTime, boolean blackInTime) {
        return safety.score(Medusa.TRACK, marker(), whiteInTime, blackInTime, Medusa.LAST * (empties() + 2));
    }

    @Override
    public int resistance() {
        return empties() + 1;
    }

    @Override
    public int evaluate() {
        return evaluation.evaluate(mover(), ahead(), midTurn());
    }

    @Override
    public int features(int[] into) {
        return evaluation.features(mover(), ahead(), midTurn(), into);
    }

    /// The points.
    @Override
    public int plainCount() {
        return ahead();
    }

    @Override
    public Playout playout() {
        return new MedusaPlayout(this, now, area);
    }
}
