package hexalyst.game.medusa;

import hexalyst.game.Outcome;
import hexalyst.game.Playout;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.game.TurnResult;
import hexalyst.game.kit.CellNet;
import hexalyst.game.kit.PositionHash;
import java.util.Arrays;
import java.util.Optional;

/// The search board: stones in arrays and bits, changed in place, with stacks of reversed and spent stones for taking
/// back parts.
///
/// Dying groups are found by walking through those next to the new stone until a liberty is found, which is usually
/// immediate. Spent stones are always whole groups, so finding a movement needs no group: the stone, its row and the
/// cell beyond are enough.
final class MedusaBoard implements SearchBoard {
    private static final int WHITE = Side.WHITE.ordinal();
    private static final int EMPTY = CellNet.EMPTY;
    private static final int FIRST_PLIES = 256;

    private final MedusaNet net;
    private final int cells;
    private final MedusaStones now;
    private final MedusaArea area;
    private final MedusaSafety safety;
    private final MedusaEvaluation evaluation;
    private final long rules;
    /// The codes of the first movement and of the first word.
    private final int shifts;

    private final int end;
    private final int pass;
    private final MedusaPosition start;
    private TurnResult result;
    private int mover;
    /// The marker's points for White.
    private int marker;

    private int quiet;
    private int passes;
    private boolean placed;
    /// True if a group has moved in this turn.
    private boolean moved;
    /// The stones that may not move any more in this turn.
    private final long[] spent;

    private final long[] frontier;
    /// The stones reversed so far.
    private int[] flipped;

    private int flips;
    private final MedusaWay way;
    private final MedusaLeaps leaps;

    MedusaBoard(MedusaPosition start) {
        this.start = start;
        net = new MedusaNet(start.stones());
        cells = net.cells;
        now = new MedusaStones(net, start);
        area = new MedusaArea(now);
        safety = new MedusaSafety(now);
        leaps = new MedusaLeaps(net);
        evaluation = new MedusaEvaluation(now);
        rules = start.rulesHash(PositionHash.LOW);
        shifts = 2 * cells;
        end = shifts + cells * cells + cells;
        pass = end + 1;
        MedusaState state = start.state();
        mover = start.toMove().ordinal();
        marker = state.marker();
        quiet = state.quiet();
        passes = state.passes();
        placed = state.placed();
        spent = new long[net.words];
        frontier = new long[net.words];
        way = new MedusaWay(FIRST_PLIES, net.words);
        flipped = new int[FIRST_PLIES];
        state.spent().stream().forEach(cell -> spent[cell >> 6] |= 1L << cell);
        moved = !state.spent().isEmpty();
        result = started();
    }

    private TurnResult started() {
        Outcome outcome = start.outcome();
        return !outcome.over()
                ? TurnResult.ONGOING
                : outcome.wonBy()
                        .map(side -> side == start.toMove() ? TurnResult.LOSS : TurnResult.WIN)
                        .orElse(TurnResult.DRAW);
    }

    private boolean midTurn() {
        return placed || moved;
    }

    @Override
    public int moves(int[] into) {
        int count = 0;
        boolean mid = midTurn();
        if (!mid) {
            int colour = mover == WHITE ? 1 : 0;
            for (int word = 0; word < net.words; word++) {
                for (long rest = now.empty[word]; rest != 0; rest &= rest - 1) {
                    into[count++] = (word << 6 | Long.numberOfTrailingZeros(rest)) << 1 | colour;
                }
            }
        }
        leaps.find(now, mover, spent);
        count = leaps.write(into, count, shifts);
        into[count++] = mid ? end : pass;
        return count;
    }

    @Override
    public boolean openTurns() {
        return true;
    }

    @Override
    public TurnResult make(int code) {
        way.save(code, numbers(), flips, moved, spent);
        if (code >= end) {
            endTurn();
        } else {
            if (code >= shifts) {
                move((code - shifts) / cells, (code - shifts) % cells);
            } else {
                place(code >> 1);
            }
            if (!MedusaLeaps.any(now, mover, spent)) {
                endTurn();
            }
        }
        result = (passes > 1 || quiet >= MedusaState.LAST) ? judged() : TurnResult.ONGOING;
        return result;
    }

    /// All small numbers of the position, packed into one.
    private int numbers() {
        return (((marker + MedusaState.MOST) << 5 | quiet) << 2 | passes) << 2 | (placed ? 2 : 0) | mover;
    }

    private void place(int cell) {
        placed = true;
        now.put(cell, mover);
        take(cell);
        if (!now.lives(cell)) {
            reverse();
        }
    }

    private void move(int from, int to) {
        now.remove(from, mover);
        now.put(to, mover);
        int first = flips;
        take(to);
        moved = true;
        // The rest of the group, the stone itself and the reversed stones; then everything connected with these.
        net.spread(from, now.stones[mover], spent, frontier);
        spend(to);
        for (int i = first; i < flips; i++) {
            spend(flipped[i]);
        }
        net.flood(now.stones[mover], spent, frontier);
    }

    private void spend(int cell) {
        spent[cell >> 6] |= 1L << cell;
        frontier[cell >> 6] |= 1L << cell;
    }

    /// Reverses the enemy groups next to a stone that do not live.
    private void take(int cell) {
        int other = 1 - mover;
        for (int i = net.nearFrom[cell]; i < net.nearFrom[cell + 1]; i++) {
            if (now.at[net.near[i]] == other && !now.lives(net.near[i])) {
                reverse();
            }
        }
    }

    /// Reverses the group that was found dead.
    private void reverse() {
        for (int word = 0; word < net.words; word++) {
            for (long rest = now.group[word]; rest != 0; rest &= rest - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(rest);
                if (flips == flipped.length) {
                    flipped = Arrays.copyOf(flipped, 2 * flips);
                }
                now.flip(cell);
                flipped[flips++] = cell;
            }
        }
    }

    private void endTurn() {
        boolean mid = midTurn();
        if (placed) {
            quiet = 0;
            placed = false;
        } else {
            marker = Math.clamp(marker + (mover == WHITE ? 1 : -1), -MedusaState.MOST, MedusaState.MOST);
            quiet++;
        }
        passes = mid ? 0 : passes + 1;
        if (moved) {
            Arrays.fill(spent, 0);
            moved = false;
        }
        mover = 1 - mover;
    }

    /// The result for the player who made the last part.
    private TurnResult judged() {
        int ahead = -points();
        return ahead > 0 ? TurnResult.WIN : ahead < 0 ? TurnResult.LOSS : TurnResult.DRAW;
    }

    @Override
    public void unmake() {
        way.back();
        int numbers = way.numbers();
        mover = numbers & 1;
        placed = (numbers & 2) != 0;
        passes = numbers >> 2 & 3;
        quiet = numbers >> 4 & 31;
        marker = (numbers >> 9) - MedusaState.MOST;
        while (flips > way.flips()) {
            now.flip(flipped[--flips]);
        }
        moved = way.moved();
        way.spent(spent);
        int code = way.code();
        if (code < shifts) {
            now.remove(code >> 1, mover);
        } else if (code < end) {
            now.remove((code - shifts) % cells, mover);
            now.put((code - shifts) / cells, mover);
        }
        result = way.isStart() ? started() : TurnResult.ONGOING;
    }

    @Override
    public Side toMove() {
        return mover == WHITE ? Side.WHITE : Side.BLACK;
    }

    @Override
    public TurnResult result() {
        return result;
    }

    private long frame() {
        return MedusaPosition.frame(rules, mover == WHITE ? marker : -marker, quiet, passes, placed);
    }

    @Override
    public long key() {
        long marked = 0;
        for (int word = 0; word < net.words && moved; word++) {
            for (long rest = spent[word]; rest != 0; rest &= rest - 1) {
                marked ^= net.value(PositionHash.MARK, word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return now.hash(mover) ^ marked ^ frame();
    }

    /// For a game that was over at the start, it includes the dead stones.
    @Override
    public long canonicalKey() {
        if (way.isStart() && start.outcome().over()) {
            return start.key().low();
        }
        return net.smallest(frame(), now.at, mover, spent);
    }

    @Override
    public int pieces() {
        return now.count[0] + now.count[1];
    }

    @Override
    public int empties() {
        return now.empties;
    }

    /// By how many points the player to move would be ahead if the game ended now, without moving the marker.
    int points() {
        return area.ahead(mover) + (mover == WHITE ? marker : -marker);
    }

    /// Writes the owner of each cell if the game ended now: the ordinal of a [Side], or 2 for nobody.
    ///
    /// @param into one entry for each cell
    void owners(byte[] into) {
        area.owners(into);
    }

    /// 1 if ending the turn now ends the game with a win for the player to move.
    @Override
    public int outlook() {
        boolean last = !placed && quiet + 1 >= MedusaState.LAST || !midTurn() && passes == 1;
        return last && points() + (mostMarked() ? 0 : 1) > 0 ? 1 : 0;
    }

    /// True if the marker cannot move any further towards the player to move.
    private boolean mostMarked() {
        return marker == (mover == WHITE ? MedusaState.MOST : -MedusaState.MOST);
    }

    @Override
    public Optional<SureScore> sure() {
        return Optional.of(safety.score(marker, quiet, passes, midTurn() ? EMPTY : mover));
    }

    @Override
    public int evaluate() {
        return evaluation.evaluate(mover, points(), midTurn());
    }

    @Override
    public int features(int[] into) {
        return evaluation.features(mover, points(), midTurn(), into);
    }

    /// The points.
    @Override
    public int plainCount() {
        return points();
    }

    /// Whether a stone may be placed now.
    boolean mayPlace() {
        return !midTurn();
    }

    /// The code of the end of the turn, or of a pass at the beginning of a turn.
    int ending() {
        return midTurn() ? end : pass;
    }

    @Override
    public Playout playout() {
        return new MedusaPlayout(this, now, area);
    }
}
