package hexalyst.ui.board;

import hexalyst.text.Texts;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The head of the board's card, one row: who is to move and what is known of it, and the tools. Where there is little
/// room, what is known is told in fewer words, then what a long headline has besides who is to move is cut, then the
/// tools give way to their menu.
final class BoardHead extends HBox {
    /// How wide a headline is that says who is to move, in heights of its letters.
    private static final double TO_MOVE = 8.5;

    private final Region piece;
    private final Label headline = new Label();
    private final Label value = new Label();
    private final Hyperlink turned = new Hyperlink();
    private final BoardToolbar tools;
    private final GuideButton guide = new GuideButton(GuidePlace.BOARD);

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
                        model.headlineProperty(),
                        turned.managedProperty(),
                        widthProperty(),
                        headline.fontProperty(),
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
        HBox said = new HBox(headline, value, turned(model.look()));
        said.setMinWidth(0);
        said.getStyleClass().add("board-title");
        HBox.setHgrow(said, Priority.ALWAYS);
        getChildren().addAll(piece, said, tools, guide);
    }

    /// That the board lies in another way than it is usually drawn; a click lays it straight.
    private Hyperlink turned(BoardLookViewModel look) {
        Texts texts = Texts.of(BoardHead.class);
        turned.setId("board-turned");
        turned.setMinWidth(Region.USE_PREF_SIZE);
        turned.setTooltip(new Tooltip(texts.get("turned.tip")));
        turned.textProperty()
                .bind(look.turnProperty().map(turn -> texts.get(turn.intValue() == 0 ? "turned.mirrored" : "turned")));
        turned.setOnAction(event -> look.straighten());
        Shown.when(turned, look.straight().map(straight -> !straight));
        return turned;
    }

    /// What is known, in fewer words where there is no room for it beside all tools.
    private String told(BoardValue known) {
        boolean fits = getWidth() <= 0
                || headline.prefWidth(-1) + pill(known.text()) <= getWidth() - besideWords() - tools.wish();
        return fits ? known.text() : known.brief();
    }

    private double besideWords() {
        return snappedLeftInset()
                + snappedRightInset()
                + (piece.isManaged() ? Math.max(piece.minWidth(-1), piece.prefWidth(-1)) + getSpacing() : 0)
                + (turned.isManaged() ? turned.prefWidth(-1) + getSpacing() : 0)
                + getSpacing()
                + guide.prefWidth(-1)
                + getSpacing();
    }

    /// How wide what is known is beside the headline.
    private double pill(String known) {
        return known.isEmpty()
                ? 0
                : TextWidth.of(known, value.getFont())
                        + value.getInsets().getLeft()
                        + value.getInsets().getRight()
                        + getSpacing();
    }

    @Override
    protected void layoutChildren() {
        double words =
                Math.min(headline.prefWidth(-1), TO_MOVE * headline.getFont().getSize());
        tools.fit(getWidth() - besideWords() - words - pill(value.isManaged() ? value.getText() : ""));
        super.layoutChildren();
    }
}
