package hexalyst.ui.tree;

import hexalyst.record.Node;
import hexalyst.text.Texts;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Glyph;
import hexalyst.ui.guide.GuideButton;
import hexalyst.ui.guide.GuidePlace;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The comment of the current node and the six glyphs. Typed text is written into the game when the box loses the focus
/// or anything else is done.
public final class CommentView extends VBox {
    private final Texts texts = Texts.of(CommentView.class);
    private final Label title = new Label();
    private final TextArea text = new TextArea();
    private String whole = "";
    private String move = "";
    private final Map<Glyph, ToggleButton> glyphs = new EnumMap<>(Glyph.class);

    /// @param game the open game
    public CommentView(GameViewModel game) {
        getStyleClass().addAll("card", "comment-card");
        title.getStyleClass().add("card-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        // Leave words out rather than truncate one.
        title.widthProperty().subscribe(this::name);
        title.fontProperty().subscribe(this::name);
        HBox head = new HBox(title);
        head.getStyleClass().addAll("card-head", "comment-head");
        for (Glyph glyph : Glyph.values()) {
            ToggleButton button = new ToggleButton(glyph.text());
            button.setId("glyph-" + glyph.number());
            button.getStyleClass().add("glyph");
            button.setTooltip(new Tooltip(glyph.meaning()));
            button.setAccessibleText(glyph.meaning());
            button.setFocusTraversable(false);
            button.setOnAction(event -> {
                game.toggle(glyph);
                show(game.moment());
            });
            glyphs.put(glyph, button);
            head.getChildren().add(button);
        }
        head.getChildren().add(new GuideButton(GuidePlace.COMMENT));
        text.setId("comment");
        Wrapping.on(text);
        text.setPrefRowCount(3);
        text.textProperty().bindBidirectional(game.draftProperty());
        text.focusedProperty().subscribe(focused -> {
            if (!focused) {
                game.commitComment();
            }
        });
        VBox.setVgrow(text, Priority.ALWAYS);
        getChildren().addAll(head, text);
        game.momentProperty().subscribe(this::show);
    }

    private void name() {
        boolean fits = move.isEmpty() || TextWidth.of(whole, title.getFont()) <= title.getWidth();
        title.setText(fits ? whole : move);
    }

    private void show(GameMoment moment) {
        Node node = moment.node();
        move = node.isRoot() ? "" : moment.tree().text(node.id());
        whole = node.isRoot() ? texts.get("comment.game") : texts.get("comment.move", move);
        text.setAccessibleText(whole);
        name();
        text.setPromptText(texts.get(node.isRoot() ? "comment.write.game" : "comment.write.move"));
        glyphs.forEach((glyph, button) -> {
            button.setSelected(node.annotations().glyphs().contains(glyph.number()));
            button.setDisable(node.isRoot());
        });
    }
}
