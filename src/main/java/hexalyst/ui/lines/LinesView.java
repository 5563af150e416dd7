package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.SearchReport;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.command.ToolButton;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.Wrapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The best moves, a row each: the value, the number of plies, and how play may go on. Separately, why the move that
/// was asked about wins or loses.
final class LinesView extends VBox {
    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");
    private static final PseudoClass WRAPPED = PseudoClass.getPseudoClass("wrapped");
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    /// The usual length of a move's name, in characters.
    private static final int NAME = 3;

    private final LinesViewModel model;
    private final WhyViewModel why;
    private final RowActions actions;
    private final Texts texts = Texts.of(LinesView.class);
    private final VBox list = new VBox();
    private final Label hint = new Label();
    private final VBox answer = new VBox();
    private final List<Row> rows = new ArrayList<>();
    /// The visible height, in pixels.
    private double room;

    /// @param model the lines
    /// @param why answers why
    /// @param actions the actions on a row
    LinesView(LinesViewModel model, WhyViewModel why, RowActions actions) {
        this.model = model;
        this.why = why;
        this.actions = actions;
        setId("engine-lines");
        getStyleClass().add("lines");
        list.getStyleClass().add("line-list");
        answer.setId("why");
        answer.getStyleClass().add("why");
        hint.getStyleClass().addAll("figure", "lines-hint");
        hint.setId("lines-hint");
        Wrapping.on(hint);
        hint.textProperty()
                .bind(model.awayProperty().map(away -> texts.get(away ? "lines.none.locked" : "lines.none")));
        hint.visibleProperty().bind(model.awaitedProperty());
        StackPane.setAlignment(hint, Pos.TOP_LEFT);
        getChildren().addAll(new StackPane(list, hint));
        list.hoverProperty().subscribe(over -> fit(room));
        model.rowsProperty().subscribe(found -> show());
        model.countProperty().subscribe((before, now) -> show());
        why.answerProperty().subscribe(this::showAnswer);
    }

    /// Why the move that was asked about wins or loses. To be placed where nothing under the mouse moves when it
    /// appears.
    Region answer() {
        return answer;
    }

    /// The control for the number of lines.
    Node count() {
        Tooltip tip = new Tooltip(texts.get("count.tip"));
        MenuButton count = ToolButton.of(new MenuButton(), "line-count", tip);
        count.textProperty().bind(model.countProperty().asString());
        count.accessibleTextProperty().unbind();
        count.accessibleTextProperty().bind(count.textProperty().map(now -> tip.getText() + ": " + now));
        for (int i = 0; i <= BoardLookViewModel.MOST_LINES; i++) {
            int lines = i;
            RadioMenuItem item = new RadioMenuItem(lines == 0 ? texts.get("count.none") : Integer.toString(lines));
            item.setOnAction(event -> model.countProperty().set(lines));
            count.getItems().add(item);
        }
        count.setOnShowing(event -> {
            for (int i = 0; i < count.getItems().size(); i++) {
                ((RadioMenuItem) count.getItems().get(i))
                        .setSelected(i == model.countProperty().get());
            }
        });
        return count;
    }

    /// Sets the visible height. If it is more than the rows need, the first row may show a proof in full.
    ///
    /// @param height in pixels
    void fit(double height) {
        room = height;
        // Nothing must move away from under the mouse.
        if (rows.isEmpty() || list.isHover()) {
            return;
        }
        Row first = rows.getFirst();
        double used = rows.stream().mapToDouble(Row::leastHeight).sum() + snappedTopInset() + snappedBottomInset();
        boolean proved = model.rowsProperty().get().stream()
                .limit(1)
                .anyMatch(row -> row.proof().isPresent());
        int more = proved ? (int) Math.max(0, (room - used) / first.line.words().rowHeight()) : 0;
        first.allow(1 + more);
    }

    /// Updates the rows, which are reused, so that a click is not lost while the engine works. There are always as many
    /// as wanted, even while nothing is known, so that nothing moves later.
    private void show() {
        List<MoveValues.Row> found = model.rowsProperty().get();
        int wanted = Math.max(model.countProperty().get(), found.size());
        while (rows.size() < wanted) {
            Row row = new Row();
            rows.add(row);
            list.getChildren().add(row);
        }
        while (rows.size() > wanted) {
            if (rows.getLast().isFocusWithin()) {
                rows.getFirst().requestFocus();
            }
            list.getChildren().remove(rows.removeLast());
        }
        for (int i = 0; i < wanted; i++) {
            rows.get(i).show(i < found.size() ? Optional.of(found.get(i)) : Optional.empty());
        }
        pseudoClassStateChanged(
                LONG, found.stream().anyMatch(row -> row.text(model.shown()).length() > NAME));
        mark(
                why.answerProperty()
                        .get()
                        .filter(known -> !model.awayProperty().get())
                        .flatMap(known -> known.line().stream().findFirst()),
                false);
        fit(room);
    }

    private void showAnswer(Optional<WhyViewModel.Answer> now) {
        answer.getChildren().clear();
        Visibility.set(answer, now.isPresent());
        mark(now.flatMap(known -> known.line().stream().findFirst()), true);
        now.ifPresent(known -> {
            Label text = WrappedLabel.of(known.text());
            text.setId("why-text");
            Label does = WrappedLabel.of(known.does());
            does.setId("why-does");
            Visibility.set(does, !known.does().isEmpty());
            VBox said = new VBox(does, text);
            HBox.setHgrow(said, Priority.ALWAYS);
            HBox head = new HBox(said);
            head.getStyleClass().add("why-head");
            if (known.line().size() > 1) {
                head.getChildren().add(button("why-add", "add", () -> model.add(known.line())));
            }
            head.getChildren()
                    .add(
                            known.looking()
                                    ? button("why-cancel", "why.cancel", why::close)
                                    : button("why-close", "why.close", why::close));
            answer.getChildren().add(head);
            if (known.looking()) {
                answer.getChildren().add(progress());
            }
            if (known.line().size() > 1) {
                Label line = WrappedLabel.of(whole(model.position(), known.line()), "line-moves");
                line.setId("why-line");
                line.hoverProperty().subscribe((before, over) -> actions.preview(over ? known.line() : List.of()));
                answer.getChildren().add(line);
            }
        });
    }

    private ProgressBar progress() {
        ProgressBar progress = new ProgressBar();
        progress.setId("why-progress");
        progress.getStyleClass().add("thin-progress");
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.progressProperty().bind(why.progressProperty());
        return progress;
    }

    /// Marks the move that was asked about, and scrolls to it where the answer has taken room.
    private void mark(Optional<Move> asked, boolean nowAsked) {
        for (Row row : rows) {
            boolean here =
                    asked.isPresent() && asked.equals(row.moves().stream().findFirst());
            row.pseudoClassStateChanged(ASKED, here);
            if (here && nowAsked) {
                Platform.runLater(() -> reveal(row));
            }
        }
    }

    private void reveal(Row row) {
        Node at = this;
        while (at != null && !(at instanceof ScrollPane)) {
            at = at.getParent();
        }
        if (at instanceof ScrollPane scroll
                && row.getScene() != null
                && row.getScene().getWindow() != null) {
            scroll.layout();
            double room = scroll.getViewportBounds().getHeight();
            Bounds content = scroll.getContent().getLayoutBounds();
            double top = scroll.getContent()
                    .sceneToLocal(row.localToScene(row.getLayoutBounds()))
                    .getMinY();
            double most = content.getHeight() - room;
            if (most > 0) {
                scroll.setVvalue(Math.clamp((top + row.getHeight() / 2 - room / 2) / most, 0, 1));
            }
        }
    }

    private SmallButton button(String id, String text, Runnable action) {
        String tip = texts.get(text + ".tip");
        SmallButton button = new SmallButton(id, texts.get(text), action).withTip(tip);
        button.setAccessibleText(tip);
        return button;
    }

    /// The moves of a line, by their names.
    static String text(Position position, List<Move> line) {
        return String.join(" ", names(position, line));
    }

    /// The same, with a sign that play goes on if the line does not end the game.
    static String whole(Position position, List<Move> line) {
        return text(position, line) + (SearchReport.leadsToTheEnd(position, line) ? "" : " …");
    }

    static List<String> names(Position position, List<Move> line) {
        return line.stream().map(position::text).toList();
    }

    /// A row stays when it is empty, so that it keeps the focus.
    private final class Row extends HBox {
        private final Hyperlink move = new Hyperlink();
        private final Label pill = new Label();
        private final Label plies = new Label();
        private final LineCell line = new LineCell(model, actions);
        private Optional<MoveValues.Row> shown = Optional.empty();

        Row() {
            getStyleClass().add("line-row");
            setAccessibleRole(AccessibleRole.LIST_ITEM);
            move.getStyleClass().add("line-move");
            move.setFocusTraversable(false);
            move.setMinWidth(Region.USE_PREF_SIZE);
            move.setTooltip(new Tooltip(texts.get("play.tip")));
            move.setOnAction(event -> actions.play(moves(), 0));
            pill.setMinWidth(Region.USE_PREF_SIZE);
            plies.getStyleClass().add("line-plies");
            HBox.setHgrow(line, Priority.ALWAYS);
            line.setMaxWidth(Double.MAX_VALUE);
            // The line gets the width that the columns before it leave; otherwise they would shrink too.
            line.setPrefWidth(0);
            line.reach(focusWithinProperty());
            getChildren().addAll(move, pill, plies, line);
            hoverProperty().subscribe((before, over) -> actions.preview(over ? moves() : List.of()));
            focusedProperty().subscribe((before, now) -> {
                if (!before.equals(now)) {
                    actions.preview(now ? moves() : List.of());
                }
            });
            setOnKeyPressed(event -> {
                if (event.getCode() == KeyCode.ENTER && isFocused()) {
                    actions.play(moves(), 0);
                    event.consume();
                }
            });
            setOnContextMenuRequested(event ->
                    shown.ifPresent(row -> actions.menu(row).show(this, event.getScreenX(), event.getScreenY())));
        }

        private List<Move> moves() {
            return shown.map(MoveValues.Row::line).orElse(List.of());
        }

        /// The height with a line in one row, in pixels.
        double leastHeight() {
            double high = Math.max(line.words().rowHeight(), Math.max(move.prefHeight(-1), pill.prefHeight(-1)));
            return snapSizeY(high) + snappedTopInset() + snappedBottomInset();
        }

        /// Allows the line this many rows.
        void allow(int rows) {
            line.words().allow(rows);
            pseudoClassStateChanged(WRAPPED, rows > 1);
        }

        void show(Optional<MoveValues.Row> now) {
            if (isFocusWithin() && now.isEmpty()) {
                requestFocus();
            }
            List<Move> before = moves();
            shown = now;
            setFocusTraversable(now.isPresent());
            getChildren().forEach(part -> part.setVisible(now.isPresent()));
            if (isHover() && !before.equals(moves())) {
                actions.preview(moves());
            }
            now.ifPresent(this::fill);
        }

        private void fill(MoveValues.Row row) {
            move.setText(row.text(model.shown()));
            ValuePill.show(pill, row.score(), texts);
            ValuePill.moves(plies, row);
            line.show(row, true);
            setAccessibleText(move.getText() + " " + pill.getText() + " " + plies.getText());
            move.setAccessibleText(texts.get("play.spoken", getAccessibleText()));
        }
    }
}
