package hexalyst.game.kit;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Step;
import hexalyst.game.Turns;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position of a game whose turns have parts that are moves of a search ([hexalyst.game.Traits.Turns#OPEN]), perhaps
/// in the middle of a turn.
final class OpenPosition extends RulePosition {
    private final boolean midTurn;
    /// Computed lazily; threads that compute them twice get the same parts.
    private @Nullable List<Part> parts;

    OpenPosition(Ground ground, RuleBoard board) {
        super(ground, board, null);
        midTurn = board.midTurn();
    }

    @Override
    public boolean midTurn() {
        return midTurn;
    }

    @Override
    public List<Part> parts() {
        List<Part> known = parts;
        if (known == null) {
            known = outcome().over() ? List.of() : parts(board());
            parts = known;
        }
        return known;
    }

    @Override
    public Position with(Part part) {
        if (!parts().contains(part)) {
            throw new IllegalMoveException(
                    edition().words(Reason.of("illegal", text(Step.of(part)), whyNot(board(), part))));
        }
        RuleBoard board = board();
        board.play(codec().encode(part));
        return new OpenPosition(ground, board);
    }

    private Reason whyNot(RuleBoard board, Part part) {
        return outcome().why().map(why -> Reason.of("illegal.over", why)).orElseGet(() -> board.whyNot(part));
    }

    @Override
    Optional<Reason> whyIllegal(Move move) {
        RuleBoard board = board();
        boolean begun = false;
        for (Part part : move.parts()) {
            if (begun && (!board.midTurn() || part.equals(Part.END) && board.mustEnd())) {
                return Optional.of(Reason.of("illegal.longer"));
            }
            if (!(begun ? parts(board) : parts()).contains(part)) {
                return Optional.of(whyNot(board, part));
            }
            board.apply(codec().encode(part));
            begun = true;
        }
        return board.midTurn() && !parts(board).contains(Part.END)
                ? Optional.of(board.whyNot(Part.END))
                : Optional.empty();
    }

    @Override
    public boolean allows(Move move) {
        return whyIllegal(move).isEmpty();
    }

    @Override
    Reason effect(Move move) {
        return board().effect(move);
    }

    @Override
    public Position play(Move move) {
        return Turns.play(this, move);
    }

    @Override
    public List<Move> legalMoves() {
        return Turns.of(this);
    }

    /// The parts that put a piece on the cell.
    @Override
    public List<Move> candidates(int cell) {
        return parts().stream()
                .filter(part -> part instanceof Part.Put put && put.cell() == cell)
                .map(Move::of)
                .toList();
    }

    @Override
    public Move canonical(Move move) {
        return ground.game().canonical(this, move);
    }

    @Override
    public List<Part.Shift> shifted(Part.Shift part) {
        return board().shifted(part);
    }
}
