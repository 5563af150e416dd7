package hexalyst.game.dominions;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Playout;
import hexalyst.game.Points;
import hexalyst.game.Reason;
import hexalyst.game.Side;
import hexalyst.game.kit.PassingBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The rules of Dominions, and its evaluation.
final class DominionsBoard extends PassingBoard {
    /// The weights of what [TileBoard#count] counts, in thousandths of the logarithm of the odds.
    private static final int[] WEIGHTS = {60, 15, -20, 60};

    private final DominionsGround ground;
    private final TileBoard board;

    DominionsBoard(DominionsGround ground) {
        super(ground);
        this.ground = ground;
        board = new TileBoard(ground.near);
    }

    /// The tiles as they are now; not to be changed.
    TileBoard now() {
        board.read(this::top);
        return board;
    }

    @Override
    protected int turns(int[] into) {
        TileBoard now = now();
        int listed = 0;
        for (int cell = next(EMPTY, 0); cell >= 0; cell = next(EMPTY, cell + 1)) {
            for (long fits = now.fitting(mover(), cell); fits != 0; fits &= fits - 1) {
                into[listed++] = TileCodec.code(cell, Long.numberOfTrailingZeros(fits), mover());
            }
        }
        if (now.tiles() > 0) {
            into[listed++] = pass();
        }
        return listed;
    }

    @Override
    protected void fill(int turn) {
        int cell = TileCodec.cell(turn);
        int number = TileCodec.number(turn);
        TileBoard now = now();
        push(cell, code(mover(), number));
        now.place(mover(), cell, number, reversed -> replace(reversed, TileBoard.reversed(top(reversed))));
    }

    /// Whether a pass would end the game.
    boolean isLast() {
        return passes() > 0;
    }

    /// Those with few beams first.
    @Override
    protected List<Piece> stock(int player) {
        TileBoard now = now();
        return IntStream.rangeClosed(1, Dominions.TILES)
                .filter(tile -> !now.hasPlaced(player, tile))
                .boxed()
                .sorted(Comparator.comparingInt(Integer::bitCount))
                .map(tile -> Dominions.tile(Side.values()[player], tile))
                .toList();
    }

    /// Without cells: the board shows whose each tile is.
    @Override
    protected Points counted() {
        TileBoard now = now();
        return new Points(now.shown(0) - now.left(0), now.shown(1) - now.left(1), CellSet.EMPTY, CellSet.EMPTY);
    }

    @Override
    public int plainCount() {
        return now().ahead(mover());
    }

    /// Says too how many tiles each player shows and has left, the leader's first.
    @Override
    protected Outcome ended() {
        Points points = counted();
        Side first = points.leader().orElse(Side.WHITE);
        List<Object> kinds = new ArrayList<>();
        for (Side side : List.of(first, first.other())) {
            int left = now().left(side.ordinal());
            kinds.addAll(List.of(points.of(side) + left, left));
        }
        return points.outcome("end.passes", kinds.toArray());
    }

    /// 1 if a pass ends the game with a win for the player to move.
    @Override
    public int outlook() {
        return passes() > 0 && plainCount() > 0 ? 1 : 0;
    }

    @Override
    public int features(int[] into) {
        now().count(mover(), into);
        return WEIGHTS.length;
    }

    @Override
    protected int[] weights() {
        return WEIGHTS;
    }

    @Override
    public Playout playout() {
        return new DominionsPlayout(this, ground);
    }

    @Override
    protected Reason effect(int turn) {
        if (isPass(turn)) {
            return Reason.of("makes.pass", toMove());
        }
        int cell = TileCodec.cell(turn);
        TileBoard now = now();
        int turned = now.place(mover(), cell, TileCodec.number(turn), reversed -> {});
        Reason made;
        if (turned < 0) {
            made = Reason.of("makes.suicide", -turned);
        } else {
            int liberties = now.liberties(cell);
            made = turned > 0
                    ? Reason.of("makes.reverses", turned, liberties)
                    : Reason.of("makes.tile", now.groupSize(), liberties);
        }
        return Reason.of("stone", toMove(), made);
    }

    @Override
    protected Reason whyNot(Part part) {
        return switch (part) {
            case Part.Put put -> whyNot(put);
            case Part.Choose choose -> Reason.of(choose.equals(Part.PASS) ? "illegal.firstPass" : "illegal.swap");
            case Part.Shift shift -> Reason.of("illegal.stays");
            case Part.Remove remove -> Reason.of("illegal.stays");
        };
    }

    private Reason whyNot(Part.Put put) {
        int cell = put.cell();
        int number = Dominions.number(put.piece());
        if (top(cell) != EMPTY) {
            return Reason.of("illegal.occupied");
        }
        if (put.colour() != toMove()) {
            return Reason.of("illegal.colour", toMove());
        }
        TileBoard now = now();
        if (now.hasPlaced(mover(), number)) {
            return Reason.of("illegal.placed", number);
        }
        if ((now.matching(cell) >> number & 1) == 0) {
            return unmatched(now, cell, number);
        }
        return Reason.of(now.touches(mover(), cell) ? "illegal.oscillates" : "illegal.touch");
    }

    /// Where a tile does not match.
    private Reason unmatched(TileBoard now, int cell, int number) {
        int beam = now.mismatch(cell, number);
        int next = ground.near[cell][beam];
        if (next == Grid.NONE) {
            return Reason.of("illegal.off");
        }
        return Reason.of((number >> beam & 1) != 0 ? "illegal.blank" : "illegal.beam", grid().name(next));
    }
}
