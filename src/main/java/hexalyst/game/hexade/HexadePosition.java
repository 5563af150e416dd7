package hexalyst.game.hexade;

import hexalyst.board.CellSet;
import hexalyst.game.Game;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.kit.StonePosition;
import hexalyst.game.kit.Stones;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A Hexade position: the rules in their plain form, against which everything faster is checked.
public final class HexadePosition extends StonePosition<HexadeEdition> {
    private static final int HASH_FAMILY = 48;

    /// Where the player to move may not place a stone because it is White's second; otherwise empty.
    private final CellSet tooNear;
    private final Outcome outcome;

    /// Whether the other player has a six. Computed lazily; threads that compute it twice get equal results.
    private @Nullable Boolean pending;

    /// @param mayBeWon false if the player to move is known to have no six
    HexadePosition(HexadeEdition edition, Stones stones, Side toMove, Supply supply, boolean mayBeWon) {
        super(edition, stones, toMove, supply);
        tooNear = tooNear();
        outcome = ending(mayBeWon);
    }

    /// Around White's first stone, if it is the only one that White has placed and there is room elsewhere.
    private CellSet tooNear() {
        Stones stones = stones();
        if (toMove() != Side.WHITE
                || stones.white().size() != 1
                || supply().white() != edition().supply(grid()).white() - 1) {
            return CellSet.EMPTY;
        }
        CellSet near = CapturesAndSixes.near(grid(), stones.white().next(0));
        return IntStream.range(0, grid().cells()).allMatch(cell -> !stones.empty(cell) || near.contains(cell))
                ? CellSet.EMPTY
                : near;
    }

    /// A six of the player to move was there before the other player's last move, which did not break it.
    private Outcome ending(boolean mayBeWon) {
        if (mayBeWon && CapturesAndSixes.kind(stones(), toMove()).isPresent()) {
            return won(toMove());
        }
        if (!stones().full() && supply().has(toMove())) {
            return Outcome.ongoing();
        }
        return CapturesAndSixes.kind(stones(), toMove().other()).isPresent()
                ? won(toMove().other())
                : new Outcome.Drawn(Reason.of(stones().full() ? "end.full" : "end.noStone", toMove()));
    }

    private Outcome won(Side winner) {
        return new Outcome.Won(
                winner,
                CapturesAndSixes.sixes(stones(), winner),
                CapturesAndSixes.kind(stones(), winner).orElseThrow().end(winner));
    }

    @Override
    public Game game() {
        return Hexade.GAME;
    }

    @Override
    protected int hashFamily() {
        return HASH_FAMILY;
    }

    /// True while White may still have to place the second stone, since only White's is restricted.
    @Override
    public boolean coloursDiffer() {
        return supply().white() >= edition().supply(grid()).white() - 1;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    protected boolean placeable(int cell) {
        return !tooNear.contains(cell);
    }

    @Override
    protected Reason whyNot(int cell) {
        return Reason.of("illegal.near", toMove());
    }

    /// Shows what the move captures, and whether it makes a six that the reply has to break.
    @Override
    protected MovePreview about(int cell) {
        HexadePosition next = place(cell);
        CellSet captured = CapturesAndSixes.captured(stones(), cell, toMove());
        Reason makes = captured.isEmpty() ? Reason.of("makes.nothing") : Reason.of("makes.captures", captured.size());
        Reason effect = next.outcome.over() ? ending(makes, next.outcome) : aboutSix(makes, captured.size(), next);
        CellSet cells = CapturesAndSixes.sixes(next.stones(), toMove()).with(cell);
        return new MovePreview.Legal(Reason.of("stone", toMove(), effect), cells, next.outcome);
    }

    private Reason aboutSix(Reason makes, int captured, HexadePosition next) {
        return CapturesAndSixes.kind(next.stones(), toMove())
                .map(six -> Reason.of(six.pendingKey(), captured, toMove().other()))
                .orElse(makes);
    }

    @Override
    protected HexadePosition place(int cell) {
        Stones after = stones().with(cell, toMove()).without(CapturesAndSixes.captured(stones(), cell, toMove()));
        return new HexadePosition(edition(), after, toMove().other(), supply().less(toMove(), 1), pending());
    }

    /// True if the other player has a six, which the next move may break. A move never adds one.
    private boolean pending() {
        Boolean known = pending;
        if (known == null) {
            known = CapturesAndSixes.kind(stones(), toMove().other()).isPresent();
            pending = known;
        }
        return known;
    }

    @Override
    public SearchBoard searchBoard() {
        return new HexadeBoard(this);
    }
}
