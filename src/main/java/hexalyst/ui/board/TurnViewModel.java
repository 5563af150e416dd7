package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.game.BegunTurn;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The turn that clicks, drags and keys put together, part by part, for any game. A turn that has become whole is
/// played. JavaFX thread only.
public final class TurnViewModel {
    private final ReadOnlyObjectWrapper<BegunTurn> turn;
    private final ReadOnlyObjectWrapper<Optional<Choice>> choice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Consumer<Move> player;
    private boolean dragged;
    private int held = Grid.NONE;

    /// Several parts that a click on a cell may mean.
    ///
    /// @param cell the cell
    /// @param parts two or more
    /// @param dragged true if pieces were dragged there
    public record Choice(int cell, List<Part> parts, boolean dragged) {}

    /// @param start where the turn begins
    /// @param player what is done with a whole turn
    TurnViewModel(Position start, Consumer<Move> player) {
        turn = new ReadOnlyObjectWrapper<>(BegunTurn.of(start));
        this.player = player;
    }

    /// What has been done of the turn.
    public ReadOnlyObjectProperty<BegunTurn> turnProperty() {
        return turn.getReadOnlyProperty();
    }

    /// What has been done of the turn.
    public BegunTurn turn() {
        return turn.get();
    }

    /// What the player has to choose from before the turn goes on.
    public ReadOnlyObjectProperty<Optional<Choice>> choiceProperty() {
        return choice.getReadOnlyProperty();
    }

    /// Begins anew, in another position.
    void start(Position position) {
        show(BegunTurn.of(position));
    }

    /// Does what a click on a cell means, if anything.
    ///
    /// @param colour whose piece is put, where that can be chosen
    /// @return false if a click there means nothing
    boolean click(int cell, Side colour) {
        BegunTurn now = turn.get();
        List<Part> parts = meant(now, cell, colour);
        if (parts.isEmpty() && !now.canPick(cell)) {
            boolean picked = now.picked() == cell && cell != Grid.NONE;
            // What is picked because nothing else can move stays picked: a click there means to pick it.
            if (picked && !now.pickedByItself()) {
                show(now.back());
            }
            return picked;
        }
        if (parts.isEmpty()) {
            show(now.pick(cell));
        } else {
            make(cell, parts);
        }
        return true;
    }

    /// The parts that a click on a cell may mean: where pieces of both sides can be put, those of one.
    static List<Part> meant(BegunTurn turn, int cell, Side colour) {
        List<Part> parts = turn.at(cell);
        List<Part> coloured = parts.stream()
                .filter(part ->
                        !(part instanceof Part.Put put) || put.piece().owner().isEmpty() || put.colour() == colour)
                .toList();
        return coloured.isEmpty() ? parts : coloured;
    }

    /// Picks the pieces of a cell up to drag them, if they may move.
    ///
    /// @return false if they may not, or were picked already
    boolean lift(int cell, Side colour) {
        BegunTurn now = turn.get();
        boolean lifted = cell != Grid.NONE && now.canPick(cell) && now.at(cell).isEmpty() && click(cell, colour);
        held = turn.get().picked() == cell ? cell : Grid.NONE;
        return lifted;
    }

    /// The cell from which pieces are dragged, [Grid#NONE] if none are.
    int held() {
        return held;
    }

    /// Drops pieces that were dragged to another cell. Where they may not go they stay picked.
    ///
    /// @return false if they may not go there
    boolean drop(int to) {
        int from = held;
        held = Grid.NONE;
        List<Part> parts = turn.get().shifts(from, to);
        if (!parts.isEmpty()) {
            dragged = true;
            make(to, parts);
            dragged = false;
        }
        return !parts.isEmpty();
    }

    /// True while pieces are being dropped that were dragged, so that nobody has to be shown where they went.
    boolean isDragged() {
        return dragged;
    }

    private void make(int cell, List<Part> parts) {
        if (parts.size() > 1) {
            choice.set(Optional.of(new Choice(cell, parts, dragged)));
        } else {
            make(parts.getFirst());
        }
    }

    /// Goes on with a part, or plays the turn if that makes it whole.
    ///
    /// @param part a legal one
    public void make(Part part) {
        dragged |= choice.get().filter(Choice::dragged).isPresent();
        BegunTurn now = turn.get().with(part);
        show(now);
        now.whole().ifPresent(move -> {
            player.accept(move);
            // If the move was refused, the turn begins anew.
            if (turn.get().equals(now)) {
                start(now.start());
            }
        });
        dragged = false;
    }

    /// Ends a turn that may end and may go on.
    ///
    /// @return false if it may not
    public boolean end() {
        boolean may = turn.get().mayEnd() && choice.get().isEmpty();
        if (may) {
            make(Part.END);
        }
        return may;
    }

    /// Takes back the last gesture: a choice that is open, picked pieces, or a part of the turn.
    ///
    /// @return false if there is none
    public boolean takeBack() {
        if (choice.get().isPresent()) {
            choice.set(Optional.empty());
            return true;
        }
        BegunTurn now = turn.get();
        if (!now.isFresh()) {
            show(now.back());
        }
        return !now.isFresh();
    }

    /// Takes back the part that left pieces on a cell, also if others came after it.
    ///
    /// @return false if these could not be done without it
    boolean takeBack(int cell) {
        Optional<BegunTurn> without = turn.get().without(cell);
        without.ifPresent(this::show);
        return without.isPresent();
    }

    /// Shows a turn of which something else has been done; it is not played when it is whole.
    void show(BegunTurn now) {
        choice.set(Optional.empty());
        turn.set(now);
    }
}
