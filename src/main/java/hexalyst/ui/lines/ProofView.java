package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The proof browser: what is proved, and the winning move as a button or the loser's replies as a list.
public final class ProofView extends VBox {
    private final ProofViewModel model;
    private final Consumer<List<Move>> preview;
    private final Texts texts = Texts.of(ProofView.class);
    private final ListView<MoveValues.Row> replies = new ListView<>();
    private final Button play = new Button();

    /// @param model the proof
    /// @param keys the key bindings shown in tooltips
    /// @param preview shows moves on the board; an empty list for none
    public ProofView(ProofViewModel model, KeyBindings keys, Consumer<List<Move>> preview) {
        this.model = model;
        this.preview = preview;
        getStyleClass().add("proof");
        Label headline = new WrappedLabel("engine-headline");
        headline.setId("proof-headline");
        headline.textProperty().bind(model.headlineProperty());
        CheckBox against = new CheckBox(texts.get("against"));
        against.setId("proof-against");
        against.setFocusTraversable(false);
        against.setTooltip(new KeyTooltip(texts.get("against.tip"), keys, "proof-against"));
        against.selectedProperty().bindBidirectional(model.againstProperty());
        Visibility.when(against, model.decidedProperty().or(model.againstProperty()));
        play.setId("proof-play");
        play.getStyleClass().add("accent");
        play.setFocusTraversable(false);
        play.setMinWidth(Region.USE_PREF_SIZE);
        play.setTooltip(new Tooltip(texts.get("proof.play.tip")));
        play.setOnAction(event -> model.moveProperty().get().ifPresent(model::play));
        play.hoverProperty()
                .subscribe((before, over) -> preview.accept(
                        over ? model.moveProperty().get().stream().toList() : List.of()));
        HBox row = new HBox(play, against);
        row.getStyleClass().add("proof-row");
        replies.setId("proof-replies");
        replies.accessibleTextProperty().bind(headline.textProperty());
        replies.setPlaceholder(new Label(""));
        replies.setCellFactory(list -> new Reply());
        replies.setOnKeyPressed(event -> {
            MoveValues.Row selected = replies.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && selected != null) {
                selected.turn().ifPresent(model::play);
                event.consume();
            }
        });
        VBox.setVgrow(replies, Priority.ALWAYS);
        getChildren().addAll(headline, row, replies);
        model.moveProperty().subscribe(this::showMove);
        model.repliesProperty().subscribe(this::showReplies);
    }

    /// Updates the replies and keeps the selection.
    private void showReplies(List<MoveValues.Row> now) {
        MoveValues.Row selected = replies.getSelectionModel().getSelectedItem();
        replies.getItems().setAll(now);
        // Not hidden: the focus would move to the next part of the window, and typed keys would go into the comment.
        replies.setOpacity(now.isEmpty() ? 0 : 1);
        replies.setMouseTransparent(now.isEmpty());
        replies.getSelectionModel().clearSelection();
        for (int i = 0; i < now.size() && selected != null; i++) {
            if (now.get(i).step().equals(selected.step())) {
                replies.getSelectionModel().select(i);
            }
        }
    }

    private void showMove(Optional<Move> move) {
        play.setText(move.map(found -> texts.get("proof.play", model.position().text(found)))
                .orElse(""));
        Visibility.set(play, move.isPresent());
    }

    private final class Reply extends ListCell<MoveValues.Row> {
        private final Label move = new Label();
        private final Label pill = new Label();
        private final Label plies = new Label();
        private final HBox row = new HBox(move, pill, plies);

        Reply() {
            // As wide as the list and no wider.
            setPrefWidth(0);
            plies.setMinWidth(0);
            row.getStyleClass().add("line-row");
            move.getStyleClass().add("table-move");
            plies.getStyleClass().add("line-count");
            setOnMouseClicked(event ->
                    Optional.ofNullable(getItem()).flatMap(MoveValues.Row::turn).ifPresent(model::play));
            hoverProperty()
                    .subscribe((before, over) -> preview.accept(
                            Optional.ofNullable(over ? getItem() : null).flatMap(MoveValues.Row::turn).stream()
                                    .toList()));
        }

        @Override
        protected void updateItem(MoveValues.Row reply, boolean empty) {
            super.updateItem(reply, empty);
            if (empty || reply == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            move.setText(reply.text(model.position()));
            ValuePill.show(pill, reply.score(), texts);
            plies.setText(
                    reply.score().orElse(null) instanceof Score.Proved proved
                                    && ProvedValue.tells(proved.proof().plies())
                            ? new WinLength()
                                    .of(
                                            proved.proof().plies(),
                                            proved.exact(),
                                            proved.proof().value() == Value.WIN)
                            : "");
            setAccessibleText(move.getText() + " " + pill.getText() + " " + plies.getText());
            setGraphic(row);
        }
    }
}
