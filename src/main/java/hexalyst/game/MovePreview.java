package hexalyst.game;

import hexalyst.board.CellSet;
import java.util.List;

/// What a move would do, to be shown before it is made.
public sealed interface MovePreview {
    /// A legal move.
    ///
    /// @param effect what it does
    /// @param cells the cells that it affects, such as the group that it would make; at least the played cell
    /// @param outcome the outcome after it
    record Legal(Reason effect, CellSet cells, Outcome outcome) implements MovePreview {
        @Override
        public Reason reason() {
            return effect;
        }
    }

    /// A move that the rules forbid.
    ///
    /// @param why why it is illegal
    /// @param cells the cells of which the rules forbid it; at least the cell meant
    record Illegal(Reason why, CellSet cells) implements MovePreview {
        @Override
        public Reason reason() {
            return why;
        }

        /// Ongoing, as nothing changes.
        @Override
        public Outcome outcome() {
            return Outcome.ongoing();
        }
    }

    /// The effect of a legal move, or why it is illegal, for places that show either.
    Reason reason();

    /// The cells to mark.
    CellSet cells();

    /// The outcome after the move.
    Outcome outcome();

    /// False if the rules forbid it.
    default boolean legal() {
        return this instanceof Legal;
    }

    /// For games that put pieces: the effect as the only fact of [Game#effect], without the piece's owner.
    ///
    /// @param idle the keys of effects that are not worth mentioning
    default List<Reason> ideas(String... idle) {
        return this instanceof Legal legal
                        && !legal.effect().arguments().isEmpty()
                        && legal.effect().arguments().getLast() instanceof Reason does
                        && !List.of(idle).contains(does.key())
                ? List.of(does)
                : List.of();
    }
}
