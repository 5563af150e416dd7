package hexalyst.ui.board;

import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.turn.BegunTurn;
import hexalyst.turn.Changes;
import hexalyst.ui.game.GameMoment;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The motion of pieces when a move is made or replayed. JavaFX thread only.
public final class Motion {
    private final ReadOnlyObjectWrapper<TakenPieces> taken = new ReadOnlyObjectWrapper<>(TakenPieces.NONE);
    private final ReadOnlyObjectWrapper<TakenPieces> turned = new ReadOnlyObjectWrapper<>(TakenPieces.NONE);
    private final ReadOnlyObjectWrapper<Walks> walks = new ReadOnlyObjectWrapper<>(Walks.NONE);

    /// True if the turn was ended by a word, so that the motion of its parts was already shown.
    private boolean seen;

    Motion() {}

    /// The pieces that the last move captured.
    public ReadOnlyObjectProperty<TakenPieces> takenProperty() {
        return taken.getReadOnlyProperty();
    }

    /// The pieces that the last move turned over, in their former state.
    public ReadOnlyObjectProperty<TakenPieces> turnedProperty() {
        return turned.getReadOnlyProperty();
    }

    /// The pieces to animate. For a move that was made elsewhere or is replayed, all of them; for one being made here,
    /// those of the last click, but none that were dragged.
    public ReadOnlyObjectProperty<Walks> walksProperty() {
        return walks.getReadOnlyProperty();
    }

    /// Another position is shown.
    ///
    /// @param madeHere true if the move was put together on this board
    void moved(GameMoment before, GameMoment now, boolean madeHere) {
        int parent = now.node().parent();
        Position from = now.node().isRoot() ? now.position() : now.tree().position(parent);
        Changes changes =
                now.move().map(move -> Changes.of(from, move, now.position())).orElse(Changes.NONE);
        boolean follows = parent == before.id() && before.position().equals(from);
        boolean leaving = follows && !(madeHere && seen);
        taken.set(TakenPieces.of(from, changes.emptied(), leaving));
        turned.set(TakenPieces.of(from, changes.turned(), leaving));
        if (!madeHere) {
            walks.set(
                    follows
                            ? now.move()
                                    .map(move -> Walks.of(from, move, changes))
                                    .orElse(Walks.NONE)
                            : Walks.NONE);
        }
    }

    /// A part of a turn was made or taken back.
    ///
    /// @param dragged true if the pieces were dragged and are already there
    void turned(BegunTurn before, BegunTurn now, boolean dragged) {
        seen = !now.parts().isEmpty() && now.parts().getLast().equals(Part.END);
        int more = now.parts().size() - before.parts().size();
        if (more != 0 && now.start().equals(before.start())) {
            Changes changes = more > 0 && now.whole().isEmpty() ? now.since(before) : Changes.NONE;
            taken.set(TakenPieces.of(before.position(), changes.emptied(), true));
            turned.set(TakenPieces.of(before.position(), changes.turned(), true));
            walks.set(dragged || more < 0 ? Walks.NONE : Walks.of(before.position(), now.since(before)));
        }
    }
}
