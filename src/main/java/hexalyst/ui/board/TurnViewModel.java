package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.fx.Recent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Puts a turn together part by part from clicks, drags and keys, for any game. A complete turn is played. JavaFX
/// thread only.
public final class TurnViewModel {
    private final ReadOnlyObjectWrapper<BegunTurn> turn;
    private final ReadOnlyObjectWrapper<Optional<Choice>> choice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Consumer<Move> player;
    private final Recent<Position, BegunTurn> starts = new Recent<>(100);
    private boolean dragged;
    private int held = Grid.NONE;

    /// The parts that a click on a cell may mean, if there are several.
    ///
    /// @param cell the cell
    /// @param parts two or more
    /// @param dragged true if pieces were dragged there
    public record Choice(int cell, List<Part> parts, boolean dragged) {}

    /// @param start where the turn begins
    /// @param player plays a complete turn
    TurnViewModel(Position start, Consumer<Move> player) {
        turn = new ReadOnlyObjectWrapper<>(BegunTurn.of(start));
        this.player = player;
    }

    /// The turn in progress.
    public ReadOnlyObjectProperty<BegunTurn> turnProperty() {
        return turn.getReadOnlyProperty();
    }

    /// The turn in progress.
    public BegunTurn turn() {
        return turn.get();
    }

    /// The choice that the player has to make before the turn can go on.
    public ReadOnlyObjectProperty<Optional<Choice>> choiceProperty() {
        return choice.getReadOnlyProperty();
    }

    /// Starts a new turn in another position.
    void start(Position position) {
        show(starts.of(position, BegunTurn::of));
    }

    /// Does what a click on a cell means.
    ///
    /// @param colour the colour of the piece to place, where both are possible
    /// @return false if a click there means nothing
    boolean click(int cell, Side colour) {
        BegunTurn now = turn.get();
        List<Part> parts = meant(now, cell, colour);
        if (parts.isEmpty() && play(now.through(now.picked(), cell))) {
            return true;
        }
        if (parts.isEmpty() && !now.canPick(cell)) {
            boolean picked = now.picked() == cell && cell != Grid.NONE;
            // A piece picked because nothing else can move stays picked: the click meant to pick it.
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

    private boolean play(Optional<Move> whole) {
        whole.ifPresent(player);
        return whole.isPresent();
    }

    /// The parts that a click on a cell may mean. Where a player might place pieces of both sides, only those of this
    /// colour.
    static List<Part> meant(BegunTurn turn, int cell, Side colour) {
        List<Part> parts = turn.at(cell);
        List<Part> coloured = parts.stream()
                .filter(part ->
                        !(part instanceof Part.Put put) || put.piece().owner().isEmpty() || put.colour() == colour)
                .toList();
        boolean either = turn.isFresh()
                && !turn.start().game().traits().severalParts()
                && turn.start().candidates(cell).stream()
                                .map(Move::put)
                                .filter(Objects::nonNull)
                                .map(Part.Put::colour)
                                .distinct()
                                .count()
                        > 1;
        return coloured.isEmpty() && !either ? parts : coloured;
    }

    /// Picks up the pieces on a cell for dragging, if they may move.
    ///
    /// @return false if they may not, or were picked already
    boolean lift(int cell, Side colour) {
        BegunTurn now = turn.get();
        held = drags(now, cell) ? cell : Grid.NONE;
        return held != Grid.NONE && now.canPick(cell) && now.at(cell).isEmpty() && click(cell, colour);
    }

    /// True if a drag from a cell tries to move pieces, legal or not.
    private static boolean drags(BegunTurn turn, int cell) {
        if (cell == Grid.NONE || turn.position().at(cell).pieces().isEmpty()) {
            return false;
        }
        return turn.start().game().traits().severalParts()
                || turn.open().stream().anyMatch(Part.Shift.class::isInstance);
    }

    /// The cell from which pieces are being dragged, whether they may move or not; [Grid#NONE] if none are.
    int held() {
        return held;
    }

    /// Drops dragged pieces on another cell. If they may not move there, picked pieces stay picked.
    ///
    /// @return false if they may not move there
    boolean drop(int to) {
        int from = held;
        held = Grid.NONE;
        List<Part> parts = turn.get().shifts(from, to);
        if (parts.isEmpty()) {
            return to != Grid.NONE && play(turn.get().through(from, to));
        }
        dragged = true;
        make(to, parts);
        dragged = false;
        return true;
    }

    /// True while dragged pieces are being dropped; their move needs no animation.
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

    /// Adds a part to the turn, and plays the turn if that completes it.
    ///
    /// @param part a legal part
    public void make(Part part) {
        dragged |= choice.get().filter(Choice::dragged).isPresent();
        BegunTurn now = turn.get().with(part);
        show(now);
        now.whole().ifPresent(move -> {
            player.accept(move);
            // If the move was refused, the turn starts again.
            if (turn.get().equals(now)) {
                start(now.start());
            }
        });
        dragged = false;
    }

    /// Ends a turn that may end but could go on.
    ///
    /// @return false if it may not end
    public boolean end() {
        boolean may = turn.get().mayEnd() && choice.get().isEmpty();
        if (may) {
            make(Part.END);
        }
        return may;
    }

    /// Takes back the last gesture: an open choice, picked pieces, or a part of the turn.
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

    /// Takes back the part that left pieces on a cell, even if other parts came after it.
    ///
    /// @return false if later parts depend on it
    boolean takeBack(int cell) {
        Optional<BegunTurn> without = turn.get().without(cell);
        without.ifPresent(this::show);
        return without.isPresent();
    }

    /// Shows a turn in a different state. It is not played even if it is complete.
    void show(BegunTurn now) {
        choice.set(Optional.empty());
        turn.set(now);
    }
}
