package hexalyst.ui.board;

import hexalyst.game.BegunTurn;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.KeyTooltip;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The board with who is to move, what is known, the buttons to go about and the overlays above it, and what the mouse
/// buttons would do below it.
public final class BoardCard extends VBox {
    private static final PseudoClass ILLEGAL = PseudoClass.getPseudoClass("illegal");

    private final Texts texts = Texts.of(BoardCard.class);
    private final BoardViewModel model;
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    /// How often as high as the letters of its hints a card has to be that has room for all hints.
    private static final double HIGH = 46;
    /// The same of a card that has room for more than one line of them.
    private static final double LOW_LIMIT = 34;

    private final KeyBindings keys;
    private final BoardView board;
    private final HBox foot;
    private final BoardToolbar tools;
    private final MenuButton more = new MenuButton("…");
    private final Label leftButton = caption();

    private final BooleanProperty roomy = new SimpleBooleanProperty(true);
    private final BooleanProperty tight = new SimpleBooleanProperty();

    /// @param model the board
    /// @param game the game to go about in
    /// @param keys the keys that it tells
    /// @param explain shows what the signs on the board mean
    public BoardCard(BoardViewModel model, GameViewModel game, KeyBindings keys, Runnable explain) {
        this.model = model;
        this.keys = keys;
        getStyleClass().addAll("card", "board-card");
        board = new BoardView(model);
        VBox.setVgrow(board, Priority.ALWAYS);
        foot = foot();
        tools = new BoardToolbar(model, game, keys, new BoardToolbar.Help(roomy, explain));
        more.setId("board-more");
        more.getStyleClass().addAll("icon-button", "board-more");
        more.setTooltip(new Tooltip(texts.get("more.tip")));
        more.setAccessibleText(texts.get("more.tip"));
        more.setFocusTraversable(false);
        more.setMinWidth(Region.USE_PREF_SIZE);
        Shown.when(more, tools.collapsedProperty());
        getChildren().addAll(head(game), tools, board, foot);
    }

    /// What the menu has that stands for the buttons above the board where there is no room for them.
    ///
    /// @param entries items of no other menu
    public void offer(List<MenuItem> entries) {
        more.getItems().setAll(entries);
    }

    /// Where there is little room, the board needs it more than buttons and hints do, all but what the buttons of the
    /// mouse would do; where there is least, the first of them.
    @Override
    protected void layoutChildren() {
        double letters = getHeight() / leftButton.getFont().getSize();
        roomy.set(letters >= HIGH);
        tight.set(letters < LOW_LIMIT);
        tools.collapsedProperty().set(!tools.fits(getWidth() - snappedLeftInset() - snappedRightInset()));
        super.layoutChildren();
    }

    /// The board itself.
    public BoardView board() {
        return board;
    }

    private BoardHead head(GameViewModel game) {
        Region piece = new Region();
        piece.getStyleClass().add("piece");
        model.toMoveProperty().subscribe(side -> colour(piece, side));
        dress(piece);
        return new BoardHead(
                new BoardHead.Words(piece, model.headlineProperty(), value(), model.valueProperty()),
                List.of(
                        button("to-start", game::toStart),
                        button("back", game::back),
                        button("forward", game::forward),
                        button("to-end", game::toEnd)),
                List.of(
                        button("previous-variation", game::previousVariation),
                        button("next-variation", game::nextVariation)),
                more);
    }

    private Label value() {
        Label label = new Label();
        label.setId("board-value");
        label.setMinWidth(Region.USE_PREF_SIZE);
        model.valueProperty().subscribe(value -> {
            Shown.set(label, !value.text().isEmpty());
            label.getStyleClass()
                    .setAll(
                            "label",
                            "board-value",
                            "board-value-" + value.kind().name().toLowerCase(Locale.ROOT));
        });
        return label;
    }

    private Button button(String id, Runnable action) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", "icon-" + id);
        Button button = new Button();
        button.setGraphic(icon);
        button.setId("go-" + id);
        button.getStyleClass().add("icon-button");
        Tooltip tip = new KeyTooltip(texts.get("go." + id), keys, id);
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private HBox foot() {
        Label right = caption();
        leftButton
                .textProperty()
                .bind(Bindings.createStringBinding(
                        this::leftCaption, model.cursorOnProperty(), model.pickedProperty(), keys.changesProperty()));
        right.textProperty()
                .bind(Bindings.createStringBinding(
                        this::rightCaption, model.cursorOnProperty(), keys.changesProperty()));
        BoardFacts facts =
                new BoardFacts(model.turn().turnProperty().map(BegunTurn::position), model.pieceStyleProperty());
        VBox hints = new VBox(
                hint("hint-left", leftButton, model.leftHintProperty(), new SimpleBooleanProperty(true)),
                hint("hint-right", right, model.rightHintProperty(), tight.not()),
                idle("hint.idle", model.severalMovesProperty(), "pickWhite", "pickBlack", "cursor"),
                idle(
                        "hint.idleOne",
                        model.severalMovesProperty().or(model.movingProperty()).not(),
                        "cursor"),
                idle("hint.idleMoves", model.movingProperty(), "cursor"),
                idle("hint.idleDraw", new SimpleBooleanProperty(true)));
        hints.getStyleClass().add("hints");
        HBox.setHgrow(hints, Priority.ALWAYS);
        HBox foot = new HBox(hints, new VBox(facts, new TurnBar(model, keys, "")));
        foot.getStyleClass().add("board-foot");
        roomy.subscribe(much -> foot.pseudoClassStateChanged(LOW, !much));
        tight.subscribe(little -> foot.pseudoClassStateChanged(TIGHT, little));
        Shown.when(leftButton, tight.not());
        return foot;
    }

    private static Label caption() {
        Label caption = new Label();
        caption.getStyleClass().add("hint-button");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        return caption;
    }

    private String leftCaption() {
        if (model.cursorOnProperty().get()) {
            return keys.text("place").getValue();
        }
        return texts.get(model.pickedProperty().get().isPresent() ? "hint.picked" : "hint.left");
    }

    private String rightCaption() {
        return model.cursorOnProperty().get() ? keys.text("placeOther").getValue() : texts.get("hint.right");
    }

    /// Says what can be done while the pointer is not on a cell, with the keys of some commands filled in.
    ///
    /// @param applies whether it can be done in the game that is shown
    private Label idle(String key, ObservableBooleanValue applies, String... commands) {
        Label text = new Label();
        text.textProperty()
                .bind(Bindings.createStringBinding(() -> texts.get(key, told(commands)), keys.changesProperty()));
        text.getStyleClass().add("hint-idle");
        text.setWrapText(true);
        Shown.when(
                text,
                roomy.and(applies)
                        .and(Bindings.createBooleanBinding(
                                () -> model.leftHintProperty().get().text().isEmpty(), model.leftHintProperty())));
        return text;
    }

    private Object[] told(String... commands) {
        return Stream.of(commands)
                .map(id -> keys.text(id).getValue())
                .map(name -> name.isEmpty() ? "–" : name)
                .toArray();
    }

    private HBox hint(String id, Label caption, ObservableValue<ClickHint> hint, ObservableBooleanValue room) {
        Region piece = new Region();
        piece.getStyleClass().addAll("piece", "small");
        dress(piece);
        Label text = new WrappedLabel("hint");
        text.setId(id);
        // There is room for one line, which is cut rather than the second one.
        tight.subscribe(little -> {
            text.setWrapText(!little);
            text.setMinHeight(little ? 0 : Region.USE_PREF_SIZE);
        });
        HBox row = new HBox(caption, piece, text);
        row.getStyleClass().add("hint-row");
        hint.subscribe(now -> {
            text.setText(now.text());
            text.pseudoClassStateChanged(ILLEGAL, !now.legal());
            colour(piece, now.colour());
        });
        Shown.when(row, text.textProperty().isNotEmpty().and(room));
        return row;
    }

    private static void colour(Region piece, Optional<Side> side) {
        piece.getStyleClass().removeAll("piece-white", "piece-black");
        side.ifPresent(colour -> piece.getStyleClass().add(PieceStyle.of(side)));
        Shown.set(piece, side.isPresent());
    }

    /// Gives a piece beside text the looks of those on the board.
    private void dress(Region piece) {
        piece.getStyleClass().add(model.pieceStyleProperty().get());
        model.pieceStyleProperty().subscribe((before, now) -> {
            piece.getStyleClass().remove(before);
            piece.getStyleClass().add(now);
        });
    }
}
