package hexalyst.ui.board;

import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.TextWidth;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The head of the board's card: who is to move and what is known of it, and the buttons that go about in the game. The
/// buttons stand beside the words; where there is little room without those that go to variations, and where there is
/// less, below the words. A menu is there where the buttons below the head are not.
final class BoardHead extends Pane {
    private static final double LEAST_HEADLINE = 4.6;

    private final Region piece;
    private final Label headline = new Label();
    private final Label value;
    private final HBox title = new HBox();
    private final HBox walk;
    private final List<Button> always;
    private final List<Button> spared;
    private final MenuButton more;

    /// What it says.
    ///
    /// @param piece of the player to move
    /// @param headline who is to move
    /// @param value shows what is known, not managed if there is nothing
    /// @param known what is known
    record Words(Region piece, ObservableValue<String> headline, Label value, ObservableValue<BoardValue> known) {}

    /// @param always the buttons that are always there
    /// @param spared those that are there where there is room
    /// @param more the menu behind them, not managed if it is not needed
    BoardHead(Words words, List<Button> always, List<Button> spared, MenuButton more) {
        piece = words.piece();
        value = words.value();
        this.always = always;
        this.spared = spared;
        this.more = more;
        getStyleClass().add("board-head");
        headline.setId("board-headline");
        headline.getStyleClass().add("headline");
        headline.setMinWidth(0);
        headline.textProperty().bind(words.headline());
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(words.headline());
        headline.setTooltip(whole);
        value.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> told(words.known().getValue()),
                        words.known(),
                        widthProperty(),
                        value.fontProperty(),
                        value.insetsProperty()));
        Tooltip known = new Tooltip();
        known.textProperty().bind(words.known().map(BoardValue::text));
        value.setTooltip(known);
        FlowPane said = new FlowPane(headline, value);
        said.setMinWidth(0);
        // A long sentence is cut and not what stands beside it.
        headline.maxWidthProperty().bind(said.widthProperty());
        said.getStyleClass().add("board-title");
        HBox.setHgrow(said, Priority.ALWAYS);
        title.getChildren().addAll(piece, said);
        title.getStyleClass().add("board-head-part");
        walk = new HBox();
        walk.getStyleClass().add("board-head-part");
        walk.getChildren().addAll(always);
        walk.getChildren().addAll(spared);
        walk.getChildren().add(more);
        getChildren().addAll(title, walk);
    }

    /// What is known, in fewer words where the whole width has no room for it.
    private String told(BoardValue known) {
        double room = getWidth()
                - snappedLeftInset()
                - snappedRightInset()
                - (piece.isManaged() ? piece.prefWidth(-1) + title.getSpacing() : 0)
                - value.getInsets().getLeft()
                - value.getInsets().getRight();
        boolean fits = getWidth() <= 0 || TextWidth.of(known.text(), value.getFont()) <= room;
        return fits ? known.text() : known.brief();
    }

    /// How it is laid out.
    ///
    /// @param all true if no button is spared
    /// @param beside true if the buttons stand beside the words
    private record Plan(boolean all, boolean beside) {}

    private Plan plan(double width) {
        double room = width - snappedLeftInset() - snappedRightInset();
        double before = piece.isManaged() ? piece.prefWidth(-1) + title.getSpacing() : 0;
        double known = value.isManaged() ? value.prefWidth(-1) : 0;
        double wish = before + Math.max(headline.prefWidth(-1), known) + title.getSpacing();
        double least = before + Math.max(LEAST_HEADLINE * headline.getFont().getSize(), known) + title.getSpacing();
        double whole = wide(Stream.concat(always.stream(), spared.stream()).toList());
        double few = wide(always);
        if (room >= wish + whole) {
            return new Plan(true, true);
        }
        if (room >= least + few) {
            return new Plan(false, true);
        }
        return new Plan(room >= whole, false);
    }

    private double wide(List<Button> buttons) {
        return buttons.stream()
                        .mapToDouble(button -> snapSizeX(button.prefWidth(-1)))
                        .sum()
                + walk.getSpacing() * (buttons.size() - 1)
                + (more.isManaged() ? walk.getSpacing() + snapSizeX(more.prefWidth(-1)) : 0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        double all = width < 0 ? prefWidth(-1) : width;
        double room = all - snappedLeftInset() - snappedRightInset();
        double buttons = walk.prefHeight(-1);
        double edges = snappedTopInset() + snappedBottomInset();
        if (plan(all).beside()) {
            return edges + Math.max(title.prefHeight(room - walk.prefWidth(-1) - title.getSpacing()), buttons);
        }
        return edges + title.prefHeight(room) + title.getSpacing() + buttons;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        Plan plan = plan(getWidth());
        spared.forEach(button -> Shown.set(button, plan.all()));
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double wide = getWidth() - left - snappedRightInset();
        double high = getHeight() - top - snappedBottomInset();
        double buttons = walk.prefWidth(-1);
        double low = walk.prefHeight(-1);
        if (plan.beside()) {
            title.resizeRelocate(left, top, wide - buttons - title.getSpacing(), high);
            walk.resizeRelocate(left + wide - buttons, top, buttons, high);
        } else {
            title.resizeRelocate(left, top, wide, high - low - title.getSpacing());
            walk.resizeRelocate(left, top + high - low, Math.min(wide, buttons), low);
        }
    }
}
