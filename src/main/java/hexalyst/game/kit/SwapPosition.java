package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.CanonicalContent;
import hexalyst.game.Connection;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position of any game where the second player may still take over the first move ([Move#swap]): on an empty board,
/// after the first placement; with one piece on the board, now. It is the game's own position with this additional
/// move, and with another key, since it may have another value. After the second player's first move it is replaced by
/// the game's own positions. The game's texts need the keys `swap`, `illegal.swap` and `illegal`.
///
/// @param plain the same position without a swap
public record SwapPosition(Position plain) implements Position {
    @Override
    public Game game() {
        return plain.game();
    }

    @Override
    public Edition edition() {
        return plain.edition();
    }

    @Override
    public Grid grid() {
        return plain.grid();
    }

    @Override
    public Side toMove() {
        return plain.toMove();
    }

    @Override
    public Content at(int cell) {
        return plain.at(cell);
    }

    @Override
    public Supply supply() {
        return plain.supply();
    }

    @Override
    public int passes() {
        return plain.passes();
    }

    @Override
    public boolean swapOffered() {
        return true;
    }

    /// A swap is a move too: where it is possible, the game is not drawn for lack of moves.
    @Override
    public Outcome outcome() {
        return plain.outcome() instanceof Outcome.Drawn && !pieces().isEmpty() ? Outcome.ongoing() : plain.outcome();
    }

    private CellSet pieces() {
        CellSet pieces = CellSet.EMPTY;
        for (int cell = 0; cell < grid().cells(); cell++) {
            pieces = at(cell).pieces().isEmpty() ? pieces : pieces.with(cell);
        }
        return pieces;
    }

    /// True if the swap can be made now: not in the middle of the first player's turn.
    private boolean canSwap() {
        return !outcome().over() && !midTurn() && !pieces().isEmpty();
    }

    @Override
    public boolean coloursDiffer() {
        return plain.coloursDiffer();
    }

    @Override
    public Optional<Points> score() {
        return plain.score();
    }

    @Override
    public Map<Side, Connection> connections() {
        return plain.connections();
    }

    @Override
    public Map<Side, CellSet> eyes() {
        return plain.eyes();
    }

    @Override
    public boolean midTurn() {
        return plain.midTurn();
    }

    @Override
    public Move canonical(Move move) {
        return move.isSwap() ? move : plain.canonical(move);
    }

    @Override
    public List<Part> parts() {
        return withSwap(plain.parts(), Part.PASS, Part.SWAP);
    }

    @Override
    public Position with(Part part) {
        return part.equals(Part.SWAP) && canSwap() ? plain.exchanged() : after(plain.with(part));
    }

    /// Wraps the position after a move as long as the second player still has the choice.
    private Position after(Position next) {
        boolean first = pieces().isEmpty() && (next.passes() == 0 || game().passKeepsSwap());
        return first || midTurn() ? new SwapPosition(next) : next;
    }

    /// Inserts the swap before the pass, which comes last.
    private <T> List<T> withSwap(List<T> without, T pass, T swap) {
        if (!canSwap()) {
            return without;
        }
        List<T> all = new ArrayList<>(without);
        boolean passes = !all.isEmpty() && all.getLast().equals(pass);
        all.add(all.size() - (passes ? 1 : 0), swap);
        return List.copyOf(all);
    }

    @Override
    public List<Move> legalMoves() {
        return withSwap(plain.legalMoves(), Move.pass(), Move.swap());
    }

    @Override
    public List<Move> candidates(int cell) {
        return plain.candidates(cell);
    }

    @Override
    public boolean allows(Move move) {
        return move.isSwap() ? canSwap() : plain.allows(move);
    }

    @Override
    public MovePreview preview(Move move) {
        return move.isSwap() && canSwap()
                ? new MovePreview.Legal(Reason.of("swap", toMove()), changed(), Outcome.ongoing())
                : plain.preview(move);
    }

    /// The pieces, and where they are after a swap.
    private CellSet changed() {
        int exchange = game().exchange(grid());
        return pieces().or(CellSet.of(
                pieces().stream().map(cell -> grid().image(exchange, cell)).toArray()));
    }

    @Override
    public Position play(Move move) {
        return move.isSwap() && canSwap() ? plain.exchanged() : after(plain.play(move));
    }

    @Override
    public SearchBoard searchBoard() {
        return new SwapBoard(this);
    }

    @Override
    public CanonicalContent canonicalContent() {
        return plain.canonicalContent().withSwap();
    }

    @Override
    public PositionKey earlierKey() {
        return plain.earlierKey().withSwap();
    }

    /// States that there is a swap, unless the rules always offer it.
    @Override
    public PositionSetup setup() {
        return plain.setup().withSwap(game().traits().swap() == Traits.SwapRule.AGREED);
    }
}
