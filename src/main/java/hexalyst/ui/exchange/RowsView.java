package hexalyst.ui.exchange;

import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.export.ExportPreview;
import hexalyst.ui.files.RowsQuestion;
import hexalyst.ui.files.RowsViewModel;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.GuidePlace;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card that asks where row a is: the end of the game in both readings, side by side. Enter chooses the one with
/// the focus, at first the bottom; Escape and any other way to close the card open nothing.
final class RowsView extends VBox {
    /// The width of a picture, in pixels.
    static final int PICTURE = 360;

    private static final double HEIGHT = 300;

    private final Texts texts = Texts.of(RowsView.class);
    private final ImageView bottom = picture();
    private final ImageView top = picture();
    private final Button first;
    private boolean answered;

    /// @param question the question
    /// @param rows receives the answer
    /// @param close closes the card
    RowsView(RowsQuestion question, RowsViewModel rows, Runnable close) {
        setId("rows");
        getStyleClass().addAll("card", "rows-card");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        GameTree game = question.bottom().games().getFirst();
        int games = question.bottom().games().size();
        Label why =
                WrappedLabel.of(texts.get("why", games, game.ply(game.mainLine().getLast())));
        why.setMaxWidth(2 * PICTURE);
        first = choice("bottom", bottom, () -> answer(close, rows::bottom));
        HBox both = new HBox(first, choice("top", top, () -> answer(close, rows::top)));
        both.getStyleClass().add("rows-choices");
        VBox body = new VBox(why, both);
        body.getStyleClass().addAll("card-body", "rows-body");
        getChildren()
                .addAll(
                        new CardHead(
                                        texts.get("title"),
                                        "rows-close",
                                        texts.get("cancel"),
                                        texts.get("cancel.tip"),
                                        close)
                                .explained(GuidePlace.ROWS),
                        body);
        // Closing the card in any way ends the question.
        parentProperty().subscribe((before, now) -> {
            boolean open = rows.questionProperty().get().equals(Optional.of(question));
            if (now == null && open && !answered) {
                rows.cancel();
            }
        });
    }

    /// The card is closed first, because the answer may lead to another question.
    private void answer(Runnable close, Runnable taking) {
        answered = true;
        close.run();
        taking.run();
    }

    /// The node that gets the focus first.
    Node home() {
        return first;
    }

    void showBottom(ExportPreview made) {
        bottom.setImage(new Image(made.open()));
    }

    void showTop(ExportPreview made) {
        top.setImage(new Image(made.open()));
    }

    private static ImageView picture() {
        ImageView view = new ImageView();
        view.setPreserveRatio(true);
        view.setFitWidth(PICTURE);
        view.setFitHeight(HEIGHT);
        return view;
    }

    private Button choice(String name, ImageView picture, Runnable action) {
        StackPane ground = new StackPane(picture);
        ground.setMinSize(PICTURE, HEIGHT);
        Button button = new Button(texts.get(name), ground);
        button.setId("rows-" + name);
        button.setContentDisplay(ContentDisplay.TOP);
        button.getStyleClass().add("rows-choice");
        button.setAccessibleText(texts.get(name));
        button.setTooltip(new Tooltip(texts.get(name + ".tip")));
        button.setOnAction(event -> action.run());
        button.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                button.fire();
            }
        });
        return button;
    }
}
