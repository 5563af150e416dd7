package hexalyst.ui.status;

import hexalyst.text.Texts;
import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.fx.TextWidth;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedTip;
import hexalyst.ui.fx.YieldingRow;
import hexalyst.ui.message.Message;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The status bar: the position's text (a click copies it), the game, the proved value of a position being set up, what
/// the engine is doing, and the last message. Where room is short, the least important parts are truncated first, and
/// while there is a warning, what is said of the game and the engine; their tooltips show them in full.
public final class StatusView extends StackPane {
    /// The least width of a part, in multiples of the font size.
    private static final double LEAST = 4;

    /// The least width of the position, in multiples of the font size, however long a message is; and its greatest
    /// share of the whole width.
    private static final double LEAST_POSITION = 14;

    private static final double MOST_SHARE = 0.2;

    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
    private static final PseudoClass CLICKABLE = PseudoClass.getPseudoClass("clickable");
    private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private final List<Region> game;

    /// @param model the content
    public StatusView(StatusViewModel model) {
        getStyleClass().add("status-bar");
        ObservableValue<Boolean> warned = model.messages().messageProperty().map(Message::warning);
        Button position = position(model);
        Label edition = label("status-edition", model.editionProperty());
        Label value = value(model);
        Label engine = label("status-engine", model.workProperty());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label message = message(model);
        game = List.of(position, edition, value, engine);
        List.of(edition, value, engine)
                .forEach(part -> part.minWidthProperty()
                        .bind(part.fontProperty()
                                .flatMap(font -> warned.map(yields -> yields ? 0 : LEAST * font.getSize()))));
        message.fontProperty().subscribe(font -> message.setMinWidth(LEAST * font.getSize()));
        YieldingRow row = new YieldingRow(
                List.of(position, edition, value, engine, gap, message),
                List.of(position, edition, message, engine, value));
        row.getStyleClass().add("status-row");
        setMinWidth(0);
        getChildren().add(row);
    }

    /// Shows the parts about the game only while the game is visible.
    public void tellOfGame(ObservableValue<Boolean> seen) {
        for (Region part : game) {
            part.opacityProperty().bind(seen.map(now -> now ? 1.0 : 0.0));
            part.disableProperty().bind(seen.map(now -> !now));
        }
    }

    private Button position(StatusViewModel model) {
        Button position = new Button();
        position.setId("status-position");
        position.getStyleClass().add("status-position");
        position.setFocusTraversable(false);
        position.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        position.textProperty().bind(model.positionProperty());
        String copy = Texts.of(StatusView.class).get("copy.tip");
        position.setTooltip(new Tooltip(copy));
        position.accessibleTextProperty().bind(model.positionProperty().map(text -> copy + ": " + text));
        position.setOnAction(event -> {
            CopiedText.put(model.positionProperty().get());
            model.copied();
        });
        position.minWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> least(position),
                        position.textProperty(),
                        position.fontProperty(),
                        position.insetsProperty(),
                        widthProperty()));
        return position;
    }

    private double least(Button position) {
        Insets around = position.getInsets();
        double whole = TextWidth.of(position.getText(), position.getFont()) + around.getLeft() + around.getRight();
        return Math.min(whole, Math.min(LEAST_POSITION * position.getFont().getSize(), MOST_SHARE * getWidth()));
    }

    private static Label message(StatusViewModel model) {
        Label message = new Label();
        message.setId("status-message");
        message.getStyleClass().add("status-message");
        Tooltip whole = new WrappedTip();
        model.messages().messageProperty().subscribe(said -> {
            message.setText(said.text());
            message.pseudoClassStateChanged(WARNING, said.warning());
            message.pseudoClassStateChanged(CLICKABLE, said.click().isPresent());
            whole.setText(said.text());
            message.setTooltip(said.text().isEmpty() ? null : whole);
            message.setOnMouseClicked(said.click()
                    .<EventHandler<MouseEvent>>map(click -> event -> {
                        model.messages().clear();
                        click.run();
                    })
                    .orElse(null));
        });
        return message;
    }

    private static Label value(StatusViewModel model) {
        Label value = label("status-value", model.valueProperty());
        value.getStyleClass().add("status-value");
        Visibility.when(value, value.textProperty().isNotEmpty());
        model.provedProperty().subscribe(proved -> value.pseudoClassStateChanged(UNKNOWN, !proved));
        return value;
    }

    private static Label label(String id, ObservableValue<String> text) {
        Label label = new Label();
        label.setId(id);
        label.textProperty().bind(text);
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(text);
        label.setTooltip(whole);
        return label;
    }
}
