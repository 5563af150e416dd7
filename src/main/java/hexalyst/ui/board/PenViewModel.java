package hexalyst.ui.board;

import hexalyst.board.Grid;
import hexalyst.record.Annotations;
import hexalyst.record.Arrow;
import hexalyst.record.Mark;
import hexalyst.record.TreeEdit;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Marks and arrows that the user draws on the board, kept with the current node. Each is an edit. The same gesture in
/// the same colour removes it; in another colour it changes the colour. JavaFX thread only.
public final class PenViewModel {
    private final GameViewModel game;
    private final ReadOnlyObjectWrapper<Optional<Arrow>> drawn = new ReadOnlyObjectWrapper<>(Optional.empty());
    private int from = Grid.NONE;
    private ObservableValue<Boolean> lent = new SimpleBooleanProperty();
    private ObjectProperty<Set<Integer>> cells = new SimpleObjectProperty<>(Set.of());

    /// A colour to draw in, chosen by modifier keys. As on Lichess, it is green without any.
    public enum Ink {
        GREEN,
        RED,
        BLUE,
        YELLOW;

        /// The colour's name in annotations.
        String text() {
            return switch (this) {
                case GREEN -> "green";
                case RED -> "red";
                case BLUE -> "blue";
                case YELLOW -> "yellow";
            };
        }

        /// The colour for these modifier keys. Alt is not used because window managers take it.
        public static Ink of(boolean control, boolean shift) {
            if (control) {
                return shift ? YELLOW : RED;
            }
            return shift ? BLUE : GREEN;
        }
    }

    /// @param game the game whose current node is drawn on
    PenViewModel(GameViewModel game) {
        this.game = game;
    }

    /// Lends the pen to a feature that asks the user to point at cells. Until it is returned, marks are no edits, and
    /// the marks and arrows of the game are neither added nor removed.
    ///
    /// @param wanted true while cells are wanted
    /// @param shown receives the cells
    /// @param changed runs when the drawing has changed
    void lend(ObservableValue<Boolean> wanted, ObjectProperty<Set<Integer>> shown, Runnable changed) {
        lent = wanted;
        cells = shown;
        wanted.subscribe((before, now) -> changed.run());
        shown.subscribe((before, now) -> changed.run());
    }

    /// The marks of the cells pointed at; empty while the pen is not lent.
    List<Mark> shownMarks() {
        int all = game.moment().tree().grid().cells();
        return lent.getValue()
                ? cells.get().stream()
                        .filter(cell -> cell < all)
                        .map(cell -> new Mark(cell, Mark.Shape.SQUARE, Optional.of(Ink.BLUE.text())))
                        .toList()
                : List.of();
    }

    /// The arrow that is being drawn.
    public ReadOnlyObjectProperty<Optional<Arrow>> drawnProperty() {
        return drawn.getReadOnlyProperty();
    }

    /// The button was pressed on a cell, or outside the board ([Grid#NONE]).
    public void press(int cell) {
        from = cell;
    }

    /// The pointer was dragged to a cell.
    public void drag(int cell, Ink ink) {
        drawn.set(arrow(cell, ink));
    }

    /// The button was released on a cell. Draws the arrow, if it is one.
    ///
    /// @return true if an arrow was drawn or removed
    public boolean release(int cell, Ink ink) {
        Optional<Arrow> done = arrow(cell, ink);
        cancel();
        done.ifPresent(this::toggle);
        return done.isPresent();
    }

    /// Cancels the arrow that is being drawn.
    public void cancel() {
        from = Grid.NONE;
        drawn.set(Optional.empty());
    }

    private Optional<Arrow> arrow(int to, Ink ink) {
        return lent.getValue() || from == Grid.NONE || to == Grid.NONE || from == to
                ? Optional.empty()
                : Optional.of(new Arrow(from, to, Optional.of(ink.text())));
    }

    private void toggle(Arrow arrow) {
        annotate(said -> {
            List<Arrow> arrows = new ArrayList<>(said.arrows());
            if (!arrows.remove(arrow)) {
                arrows.add(arrow);
            }
            return said.withDrawing(said.marks(), arrows);
        });
    }

    /// Draws a circle round a cell, or removes it.
    public void mark(int cell, Ink ink) {
        if (cell == Grid.NONE) {
            return;
        }
        if (lent.getValue()) {
            Set<Integer> now = new TreeSet<>(cells.get());
            if (!now.remove(cell)) {
                now.add(cell);
            }
            cells.set(Set.copyOf(now));
            return;
        }
        Mark mark = new Mark(cell, Mark.Shape.CIRCLE, Optional.of(ink.text()));
        annotate(said -> {
            List<Mark> marks = new ArrayList<>(said.marks());
            if (!marks.remove(mark)) {
                marks.add(mark);
            }
            return said.withDrawing(marks, said.arrows());
        });
    }

    /// Removes all marks and arrows of the current node, or all cells pointed at while the pen is lent.
    public void clear() {
        if (lent.getValue()) {
            cells.set(Set.of());
            return;
        }
        Annotations said = game.moment().annotations();
        if (!said.marks().isEmpty() || !said.arrows().isEmpty()) {
            annotate(now -> now.withDrawing(List.of(), List.of()));
        }
    }

    private void annotate(Function<Annotations, Annotations> change) {
        game.commitComment();
        game.edit(new TreeEdit.Annotate(
                game.moment().id(), change.apply(game.moment().annotations())));
    }
}
