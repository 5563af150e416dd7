package hexalyst.game.kit;

import hexalyst.board.CellSet;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.Step;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position of a game whose turns are listed ([hexalyst.game.Traits.Turns#LISTED]): one move of a search, however
/// many parts it takes. In the middle of such a turn the board is only shown.
final class ListedPosition extends RulePosition {
    /// Where a turn has begun; null at the beginning of a turn.
    private final @Nullable PartialTurn begun;
    /// Computed lazily; threads that compute it twice get the same.
    private @Nullable Listing listing;

    ListedPosition(Ground ground, RuleBoard board, @Nullable Past past) {
        super(ground, board, past);
        begun = null;
    }

    private ListedPosition(Ground ground, RuleBoard board, @Nullable Past past, PartialTurn begun) {
        super(ground, board, past, Outcome.ongoing());
        this.begun = begun;
    }

    Listing listing() {
        Listing known =
                Objects.requireNonNullElseGet(listing, () -> outcome().over() ? Listing.NONE : new Listing(board()));
        listing = known;
        return known;
    }

    private ListedPosition from() {
        return begun == null ? this : begun.from();
    }

    /// What has been made of the turn.
    private List<Part> made() {
        return begun == null ? List.of() : begun.parts();
    }

    @Override
    public Optional<Reason> duty() {
        return outcome().over() ? Optional.empty() : from().board().duty(made().size());
    }

    @Override
    List<Move> turns() {
        return begun == null ? listing().turns() : begun.rest();
    }

    @Override
    public boolean midTurn() {
        return begun != null;
    }

    @Override
    public List<Part> parts() {
        return from().listing().after(made(), codec());
    }

    @Override
    public Position with(Part part) {
        ListedPosition from = from();
        List<Part> parts = begun == null ? List.of(part) : begun.and(List.of(part));
        if (from.listing().from(parts).findFirst().isEmpty()) {
            return from.play(new Move(parts));
        }
        RuleBoard board = from.board();
        board.show(parts);
        return new ListedPosition(ground, board, past, new PartialTurn(from, parts));
    }

    @Override
    int code(List<Part> parts) {
        Integer code = listing().code(parts);
        if (code == null) {
            throw new IllegalArgumentException(text(new Move(parts)) + " is not legal");
        }
        return code;
    }

    @Override
    public Step decoded(int code) {
        return new Step(listing().turn(code).parts());
    }

    @Override
    public Move canonical(Move move) {
        return begun == null ? listing().usual(move) : move;
    }

    /// A capture may be written by its first and its last cell if there is only one.
    @Override
    public Optional<Move> move(String text) {
        Optional<Move> move = super.move(text);
        return begun == null
                ? move.map(meant ->
                        allows(meant) ? meant : listing().between(meant).orElse(meant))
                : move;
    }

    @Override
    public boolean allows(Move move) {
        return begun == null ? listing().code(move.parts()) != null : super.allows(move);
    }

    @Override
    Reason whyNot(Move move) {
        Part first = move.parts().getFirst();
        if (move.only() != null) {
            return super.whyNot(move);
        }
        return parts().contains(first) ? Reason.of("illegal.path") : whyNot(first);
    }

    /// A turn that has begun has to be finished.
    @Override
    Reason whyNot(Part part) {
        return (begun == null ? Optional.<Reason>empty() : duty()).orElseGet(() -> super.whyNot(part));
    }

    @Override
    Position after(Move move) {
        return begun == null ? super.after(move) : begun.from().play(new Move(begun.and(move.parts())));
    }

    /// In the middle of a turn the cells of its parts.
    @Override
    List<CellSet> shownMarks() {
        return begun == null ? super.shownMarks() : List.of(new Move(begun.parts()).cells());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return super.equals(other) && other instanceof ListedPosition listed && Objects.equals(listed.begun, begun);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
