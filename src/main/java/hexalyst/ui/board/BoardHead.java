package hexalyst.ui.board;

import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.TextWidth;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The head of the board's card, one row: who is to move and what is known of it, and the tools. The tools give way to
/// their menu before words are cut.
final class BoardHead extends HBox {
    /// How wide the headline is at least, in heights of its letters.
    private static final double LEAST_HEADLINE = 4.6;

    private final Region piece;
    private final Label headline = new Label();
    private final Label value = new Label();
    private final BoardToolbar tools;

    /// @param piece of the player to move
    BoardHead(Region piece, BoardViewModel model, BoardToolbar tools) {
        this.piece = piece;
        this.tools = tools;
        getStyleClass().add("board-head");
        headline.setId("board-headline");
        headline.getStyleClass().add("headline");
        headline.setMinWidth(0);
        headline.textProperty().bind(model.headlineProperty());
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(model.headlineProperty());
        headline.setTooltip(whole);
        value.setId("board-value");
        value.setMinWidth(Region.USE_PREF_SIZE);
        value.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> told(model.valueProperty().getValue()),
                        model.valueProperty(),
                        widthProperty(),
                        value.fontProperty(),
                        value.insetsProperty()));
        Tooltip known = new Tooltip();
        known.textProperty().bind(model.valueProperty().map(BoardValue::text));
        value.setTooltip(known);
        model.valueProperty().subscribe(now -> {
            Shown.set(value, !now.text().isEmpty());
            value.getStyleClass()
                    .setAll(
                            "label",
                            "board-value",
                            "board-value-" + now.kind().name().toLowerCase(Locale.ROOT));
        });
        FlowPane said = new FlowPane(headline, value);
        said.setMinWidth(0);
        // A long sentence is cut and not what stands beside it.
        headline.maxWidthProperty().bind(said.widthProperty());
        said.getStyleClass().add("board-title");
        HBox.setHgrow(said, Priority.ALWAYS);
        getChildren().addAll(piece, said, tools);
    }

    /// What is known, in fewer words where there is no room for it beside the tools.
    private String told(BoardValue known) {
        double room = getWidth() - besideWords() - tools.prefWidth(-1);
        boolean fits = getWidth() <= 0 || words(known.text()) <= room;
        return fits ? known.text() : known.brief();
    }

    private double besideWords() {
        return snappedLeftInset()
                + snappedRightInset()
                + (piece.isManaged() ? piece.prefWidth(-1) + getSpacing() : 0)
                + getSpacing();
    }

    /// How wide the headline and what is known are beside each other.
    private double words(String known) {
        double pill = known.isEmpty()
                ? 0
                : TextWidth.of(known, value.getFont())
                        + value.getInsets().getLeft()
                        + value.getInsets().getRight()
                        + getSpacing();
        return headline.prefWidth(-1) + pill;
    }

    @Override
    protected void layoutChildren() {
        double least = Math.min(
                words(value.isManaged() ? value.getText() : ""),
                LEAST_HEADLINE * headline.getFont().getSize() + (value.isManaged() ? value.prefWidth(-1) : 0));
        tools.fit(getWidth() - besideWords() - least);
        super.layoutChildren();
    }
}
