package hexalyst.ui.about;

import hexalyst.analysis.results.DataFolder;
import hexalyst.game.Games;
import hexalyst.report.Build;
import hexalyst.report.ForeignPart;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.CardScroll;
import hexalyst.ui.command.Naming;
import hexalyst.ui.fx.CopiedText;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.Wrapping;
import java.nio.file.Path;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The *About Hexalyst* card. A new one is made each time.
final class AboutView extends VBox {
    private static final double WIDTH = 780;
    private static final double HEIGHT = 700;

    private final Texts texts = Texts.of(AboutView.class);
    private final CardScroll scroll;

    /// @param data the program's data folder
    /// @param close closes the card
    AboutView(DataFolder data, Runnable close) {
        setId("about");
        getStyleClass().addAll("card", "about-card");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(this, Pos.CENTER);
        VBox content = new VBox(
                program(),
                WrappedLabel.of(texts.get("network")),
                folder("data", data.path()),
                folder("log", data.log()),
                heading("games"));
        Games.all()
                .forEach(game ->
                        content.getChildren().add(WrappedLabel.of(texts.get("game", game.title(), game.source()))));
        content.getChildren().addAll(WrappedLabel.of(texts.get("samples")), heading("parts"), parts());
        content.getStyleClass().addAll("card-body", "about-content");
        scroll = new CardScroll("about-scroll", content, HEIGHT, texts.get("title"));
        // Only the licence scrolls, unless the window is too low for the rest.
        scroll.setFitToHeight(true);
        getChildren()
                .addAll(
                        new CardHead(
                                texts.get("title"), "about-close", texts.get("close"), texts.get("close.tip"), close),
                        scroll);
    }

    /// The node that gets the focus first.
    Node home() {
        return scroll;
    }

    private Node program() {
        String head = Build.current().head();
        Label text = WrappedLabel.of(head);
        text.setId("about-program");
        text.setMaxWidth(Double.MAX_VALUE);
        return row(text, copy("about-copy", texts.get("copy.tip"), head));
    }

    private Node folder(String name, Path path) {
        Label title = new Label(texts.get(name));
        title.getStyleClass().add("about-name");
        TextField field = new TextField(path.toString());
        field.setId("about-" + name);
        field.setEditable(false);
        title.setLabelFor(field);
        return row(title, field, copy("about-copy-" + name, texts.get("copy.path"), path.toString()));
    }

    /// The widest part grows with the row.
    private static HBox row(Node... nodes) {
        HBox row = new HBox(nodes);
        row.getStyleClass().add("about-row");
        HBox.setHgrow(nodes[nodes.length - 2], Priority.ALWAYS);
        return row;
    }

    private Button copy(String id, String tip, String text) {
        Button button = new Button(texts.get("copy"));
        button.setId(id);
        button.setTooltip(new Tooltip(tip));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> CopiedText.put(text));
        return button;
    }

    private Label heading(String name) {
        return WrappedLabel.of(texts.get(name), "about-heading");
    }

    /// The libraries, and below them the home page and the licence of the selected one, as wide as its lines are.
    private Node parts() {
        TextArea text = new TextArea();
        text.setId("about-licence");
        text.setEditable(false);
        Wrapping.on(text);
        text.setAccessibleText(texts.get("licence"));
        VBox.setVgrow(text, Priority.ALWAYS);
        ComboBox<ForeignPart> list = new ComboBox<>();
        list.setId("about-parts");
        list.setAccessibleText(texts.get("parts"));
        list.setConverter(new Naming<>(part -> texts.get("part", part.name(), part.licence())));
        list.getItems().setAll(ForeignPart.all());
        list.valueProperty()
                .subscribe((before, part) ->
                        text.setText(part.name() + "\n" + part.home() + "\n" + part.licence() + "\n\n" + part.text()));
        list.getSelectionModel().selectFirst();
        VBox parts = new VBox(list, text);
        parts.getStyleClass().add("about-parts");
        VBox.setVgrow(parts, Priority.ALWAYS);
        return parts;
    }
}
