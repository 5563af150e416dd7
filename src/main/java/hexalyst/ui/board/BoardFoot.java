package hexalyst.ui.board;

import hexalyst.export.board.BoardPicture;
import hexalyst.export.board.LensValue;
import hexalyst.export.board.Overlays;
import hexalyst.export.board.RuleSigns;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.canvas.PieceStyle;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.engine.MoveCount;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The area below the board. Its first line says what the mouse buttons would do under the pointer; while the pointer
/// is elsewhere, it shows the progress of the overlay and its legend. Below are what the position has besides the
/// board, and the turn in progress.
final class BoardFoot extends VBox {
    private static final PseudoClass ILLEGAL = PseudoClass.getPseudoClass("illegal");

    private final Texts texts = Texts.of(BoardFoot.class);
    private final BoardViewModel model;
    private final KeyBindings keys;

    BoardFoot(BoardViewModel model, GameViewModel game, KeyBindings keys) {
        this.model = model;
        this.keys = keys;
        setMinWidth(0);
        HBox hints = new HBox(
                hint(
                        "left",
                        model.leftHintProperty(),
                        Bindings.createStringBinding(
                                this::leftButton,
                                model.cursorOnProperty(),
                                model.pickedProperty(),
                                model.rightHintProperty(),
                                keys.changesProperty())),
                hint(
                        "right",
                        model.rightHintProperty(),
                        Bindings.createStringBinding(
                                this::rightButton, model.cursorOnProperty(), keys.changesProperty())),
                owner(),
                status(game),
                legend());
        hints.getStyleClass().add("hints");
        hints.setMinWidth(0);
        HBox.setHgrow(hints, Priority.ALWAYS);
        BoardFacts facts = new BoardFacts(model);
        TurnBar bar = new TurnBar(model, keys, "");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox first = new HBox();
        HBox second = new HBox();
        for (HBox row : List.of(first, second)) {
            row.getStyleClass().add("board-foot-row");
            row.setMinWidth(0);
        }
        StockView stock = new StockView(model);
        model.turn().turnProperty().subscribe(turn -> Visibility.set(stock, stock.show(turn.position())));
        getChildren().addAll(stock, first, second);
        model.turn().turnProperty().map(BoardFoot::takesRows).subscribe(rows -> {
            first.getChildren().clear();
            second.getChildren().clear();
            first.getChildren().setAll(hints);
            (rows ? second : first).getChildren().addAll(rows ? List.of(facts, gap, bar) : List.of(facts, bar));
            Visibility.set(second, rows);
        });
    }

    /// True if the turn needs a row of its own. Games whose turns may have several parts always have it, so that the
    /// board keeps its size when a turn begins.
    private static boolean takesRows(BegunTurn turn) {
        return turn.start().game().traits().severalParts();
    }

    private BooleanBinding pointing() {
        return Bindings.createBooleanBinding(
                () -> !model.leftHintProperty().get().text().isEmpty(), model.leftHintProperty());
    }

    /// The name of the left button; empty where it need not be told from the right one.
    private String leftButton() {
        if (model.cursorOnProperty().get()) {
            return keys.text("place").getValue();
        }
        if (model.pickedProperty().get().isPresent()) {
            return texts.get("hint.picked");
        }
        return model.rightHintProperty().get().text().isEmpty() ? "" : texts.get("hint.left");
    }

    private String rightButton() {
        return model.cursorOnProperty().get() ? keys.text("placeOther").getValue() : texts.get("hint.right");
    }

    /// @param button the name of the button or key
    private HBox hint(String id, ObservableValue<ClickHint> hint, ObservableValue<String> button) {
        Label caption = new Label();
        caption.getStyleClass().add("hint-button");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        caption.textProperty().bind(button);
        Visibility.when(caption, caption.textProperty().isNotEmpty());
        Region piece = new Region();
        piece.getStyleClass().addAll("piece", "small");
        PieceStyle.dress(piece, model.pieceStyleProperty());
        Label text = line("hint-" + id, "hint");
        HBox row = new HBox(caption, piece, text);
        row.getStyleClass().add("hint-row");
        row.setMinWidth(0);
        hint.subscribe(now -> {
            text.setText(now.text());
            text.pseudoClassStateChanged(ILLEGAL, !now.legal());
            PieceStyle.colour(piece, now.colour());
        });
        Visibility.when(row, text.textProperty().isNotEmpty());
        return row;
    }

    /// A text that is truncated where there is no room; the tooltip then shows all of it.
    private static Label line(String id, String style) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add(style);
        label.setMinWidth(0);
        // A number without its last digits would be a wrong number.
        label.setTextOverrun(OverrunStyle.WORD_ELLIPSIS);
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(label.textProperty());
        label.setTooltip(whole);
        return label;
    }

    /// The progress of the moves' values, or that there are no threats.
    private Label status(GameViewModel game) {
        BoardLookViewModel look = model.look();
        ObservableValue<MoveCount> count = model.moves().countProperty();
        BooleanBinding values = Bindings.createBooleanBinding(
                () -> look.overlayProperty().get().asksEngine()
                        || model.moves().busyProperty().getValue(),
                look.overlayProperty(),
                model.moves().busyProperty());
        BooleanBinding quiet = Bindings.createBooleanBinding(
                () -> quiet(look, game.moment()), look.overlayProperty(), game.momentProperty());
        Label status = line("lens-status", "board-caption");
        status.setMinWidth(Region.USE_PREF_SIZE);
        status.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> told(values.get() ? count.getValue().brief() : "", quiet.get()), values, quiet, count));
        Tooltip whole = new Tooltip();
        whole.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> told(values.get() ? count.getValue().whole() : "", quiet.get()), values, quiet, count));
        status.setTooltip(whole);
        Visibility.when(status, values.or(quiet).and(pointing().not()));
        return status;
    }

    /// True if threats are to be marked and there are none; the board alone would not show that it was checked.
    private static boolean quiet(BoardLookViewModel look, GameMoment moment) {
        Position now = moment.position();
        return look.overlayProperty().get() == Overlay.THREATS
                && !now.game().traits().scored()
                && !now.outcome().over()
                && RuleSigns.quiet(now);
    }

    private String told(String known, boolean quiet) {
        String none = quiet ? texts.get("wins.none") : "";
        return known.isEmpty() || none.isEmpty() ? known + none : none + " · " + known;
    }

    /// The expected owner of the cell under the pointer.
    private Label owner() {
        Label owner = line("owner-hint", "hint");
        owner.textProperty().bind(model.ownerProperty());
        Visibility.when(owner, owner.textProperty().isNotEmpty());
        return owner;
    }

    /// The legend: whose the pieces are where their colours are not those of the names, and the values of the lens that
    /// are on the board.
    private Label legend() {
        Label legend = line("lens-legend", "board-caption");
        ObservableValue<String> pieces = PiecesLegend.of(model);
        legend.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> legend(model.picture(), pieces.getValue()), model.pictureProperty(), pieces));
        Visibility.when(
                legend,
                legend.textProperty()
                        .isNotEmpty()
                        .and(pointing().not())
                        .and(model.ownerProperty().isEmpty()));
        return legend;
    }

    private String legend(BoardPicture picture, String pieces) {
        List<LensValue> values = picture.overlays().lens().stream()
                .flatMap(cell -> cell.halves().stream())
                .map(Overlays.Half::value)
                .toList();
        Optional<String> owners =
                picture.overlays().owners().isEmpty() ? Optional.empty() : Optional.of(texts.get("legend.owners"));
        return Stream.of(
                        Optional.of(pieces).filter(line -> !line.isEmpty()),
                        owners,
                        legend(values, LensValue.Proved.class, "legend.proved"),
                        legend(values, LensValue.Estimated.class, "legend.estimated"),
                        legend(values, LensValue.Open.class, "legend.open"))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" · "));
    }

    private Optional<String> legend(List<LensValue> values, Class<? extends LensValue> kind, String text) {
        return values.stream().anyMatch(kind::isInstance) ? Optional.of(texts.get(text)) : Optional.empty();
    }
}
