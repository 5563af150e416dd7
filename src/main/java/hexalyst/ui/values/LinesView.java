package hexalyst.ui.values;

import hexalyst.analysis.MoveValues;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.fx.WrappedTip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The best moves, a row each: what it is worth, in how many plies, how play may go on; and apart from them, why the
/// move that was asked about wins or loses.
public final class LinesView extends VBox {
    /// In heights of a letter.
    private static final double NARROW = 30;
    private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    /// Letters of the name of a move, nearly always.
    private static final int NAME = 3;

    private final LinesViewModel model;
    private final WhyViewModel why;
    private final Consumer<List<Move>> preview;
    private final Texts texts = Texts.of(LinesView.class);
    private final VBox list = new VBox();
    private final Label hint = new Label();
    private final VBox answer = new VBox();
    private final List<Row> rows = new ArrayList<>();
    private final ReadOnlyObjectWrapper<List<List<Move>>> told = new ReadOnlyObjectWrapper<>(List.of());
    private boolean telling;

    /// @param model the lines
    /// @param why answers why
    /// @param preview shows moves on the board; none for none
    public LinesView(LinesViewModel model, WhyViewModel why, Consumer<List<Move>> preview) {
        this.model = model;
        this.why = why;
        this.preview = preview;
        setId("engine-lines");
        getStyleClass().add("lines");
        list.getStyleClass().add("line-list");
        answer.setId("why");
        answer.getStyleClass().add("why");
        hint.getStyleClass().addAll("figure", "lines-hint");
        hint.setId("lines-hint");
        hint.setWrapText(true);
        hint.textProperty()
                .bind(model.awayProperty().map(away -> texts.get(away ? "lines.none.locked" : "lines.none")));
        hint.visibleProperty().bind(model.awaitedProperty());
        StackPane.setAlignment(hint, Pos.TOP_LEFT);
        Label rest = new Label();
        rest.setId("lines-rest");
        rest.getStyleClass().addAll("figure", "lines-rest");
        rest.textProperty().bind(model.restProperty());
        rest.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(new StackPane(list, hint), rest);
        model.rowsProperty().subscribe(found -> show());
        model.countProperty().subscribe((before, now) -> show());
        why.answerProperty().subscribe(this::showAnswer);
    }

    /// Why the move that was asked about wins or loses; to be shown where it moves nothing that is under the mouse.
    public Region answer() {
        return answer;
    }

    /// Chooses how many lines there are.
    public Node count() {
        Spinner<Integer> count = new Spinner<>(
                1, BoardLookViewModel.MOST_LINES, model.countProperty().get());
        count.setId("line-count");
        count.setFocusTraversable(false);
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.setTooltip(new Tooltip(texts.get("count.tip")));
        count.setAccessibleText(texts.get("count.tip"));
        // The keys belong to the board.
        count.getEditor().setFocusTraversable(false);
        count.valueProperty().subscribe(now -> model.countProperty().set(now));
        model.countProperty().subscribe(now -> count.getValueFactory().setValue(now.intValue()));
        return count;
    }

    /// Rows are kept and only filled anew, so that a click is not lost while the engine works. There are as many as
    /// are wanted, also while nothing is known, so that nothing moves when it comes.
    private void show() {
        List<MoveValues.Row> found = model.rowsProperty().get();
        int room = Math.max(model.countProperty().get(), found.size());
        while (rows.size() < room) {
            Row row = new Row();
            rows.add(row);
            list.getChildren().add(row);
        }
        while (rows.size() > room) {
            list.getChildren().remove(rows.removeLast());
        }
        for (int i = 0; i < room; i++) {
            rows.get(i).setVisible(i < found.size());
            if (i < found.size()) {
                rows.get(i).show(model.shown(), found.get(i));
            }
        }
        pseudoClassStateChanged(
                LONG, found.stream().anyMatch(row -> row.text(model.shown()).length() > NAME));
        mark(
                why.answerProperty()
                        .get()
                        .filter(known -> !model.awayProperty().get())
                        .flatMap(known -> known.line().stream().findFirst()),
                false);
        tellLater();
    }

    /// Not while it is laid out: what is told there decides what else has to be.
    private void tellLater() {
        if (!telling) {
            telling = true;
            Platform.runLater(() -> {
                telling = false;
                told.set(rows.stream().filter(Node::isVisible).map(Row::told).toList());
            });
        }
    }

    /// The lines that can be read in the rows, as far as there is room for them.
    public ReadOnlyObjectProperty<List<List<Move>>> toldProperty() {
        return told.getReadOnlyProperty();
    }

    private void showAnswer(Optional<WhyViewModel.Answer> now) {
        answer.getChildren().clear();
        Shown.set(answer, now.isPresent());
        mark(now.flatMap(known -> known.line().stream().findFirst()), true);
        now.ifPresent(known -> {
            Label text = WrappedLabel.of(known.text());
            text.setId("why-text");
            HBox.setHgrow(text, Priority.ALWAYS);
            text.setMaxWidth(Double.MAX_VALUE);
            HBox head = new HBox(text);
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
                line.hoverProperty().subscribe((before, over) -> preview.accept(over ? known.line() : List.of()));
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

    /// The move that was asked about stays to be read: it is marked, and scrolled to where the answer takes the room.
    private void mark(Optional<Move> asked, boolean nowAsked) {
        for (Row row : rows) {
            boolean here = row.isVisible() && asked.equals(row.first());
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

    private Button button(String id, String text, Runnable action) {
        String tip = texts.get(text + ".tip");
        SmallButton button = new SmallButton(id, texts.get(text), action).withTip(tip);
        button.setAccessibleText(tip);
        return button;
    }

    /// The moves of a line, by their names.
    static String text(Position position, List<Move> line) {
        return String.join(" ", names(position, line));
    }

    /// The same, with a sign that play goes on where the line is not led to the end of the game.
    static String whole(Position position, List<Move> line) {
        Position end = position;
        for (Move move : line) {
            end = end.play(move);
        }
        return text(position, line) + (end.outcome().over() ? "" : " …");
    }

    private static List<String> names(Position position, List<Move> line) {
        return line.stream().map(position::text).toList();
    }

    private final class Row extends HBox {
        private final Hyperlink move = new Hyperlink();
        private final Label pill = new Label();
        private final Label plies = new Label();
        private final RowWords words = new RowWords(this::playLine, this::over, LinesView.this::tellLater);
        private final Tooltip whole = new WrappedTip();
        private final Button ask;
        private final Button add;
        private List<Move> moves = List.of();

        Row() {
            getStyleClass().add("line-row");
            move.getStyleClass().add("line-move");
            move.setFocusTraversable(false);
            move.setMinWidth(Region.USE_PREF_SIZE);
            move.setTooltip(new Tooltip(texts.get("play.tip")));
            move.setOnAction(event -> there(line -> model.play(line.getFirst())));
            pill.setMinWidth(Region.USE_PREF_SIZE);
            plies.getStyleClass().add("line-plies");
            plies.setTooltip(new Tooltip(texts.get("plies.tip")));
            HBox.setHgrow(words, Priority.ALWAYS);
            words.setMaxWidth(Double.MAX_VALUE);
            add = button("line-add", "add", () -> there(model::add));
            ask = button("line-why", "why", () -> there(line -> why.ask(line.getFirst())));
            getChildren().addAll(move, pill, plies, words, ask, add);
            hoverProperty().subscribe((before, over) -> preview(over ? moves : List.of()));
            // Where there is little room, what is told needs it more than the names of the buttons do.
            widthProperty().subscribe(width -> {
                String brief = width.doubleValue() < NARROW * move.getFont().getSize() ? ".brief" : "";
                ask.setText(texts.get("why" + brief));
                add.setText(texts.get("add" + brief));
            });
        }

        private Optional<Move> first() {
            return moves.stream().findFirst();
        }

        /// The first move of a line and so many after it.
        private static List<Move> upTo(List<Move> line, int after) {
            return line.subList(0, Math.min(line.size(), after + 1));
        }

        /// Does something with the line, at the position that it is about.
        private void there(Consumer<List<Move>> action) {
            // The row may be filled anew on the way.
            List<Move> line = moves;
            model.goThere();
            if (!line.isEmpty()) {
                action.accept(line);
            }
        }

        private void playLine(int after) {
            there(line -> model.playLine(upTo(line, after)));
        }

        /// The board shows another position while the engine is locked elsewhere.
        private void preview(List<Move> line) {
            preview.accept(model.awayProperty().get() ? List.of() : line);
        }

        private void over(int after) {
            preview(after > 0 ? upTo(moves, after) : isHover() ? moves : List.of());
        }

        private List<Move> told() {
            return upTo(moves, words.told());
        }

        void show(Position position, MoveValues.Row row) {
            if (isHover() && !moves.equals(row.line())) {
                preview(row.line());
            }
            moves = row.line();
            move.setText(row.text(position));
            ValuePill.show(pill, row.score(), texts);
            plies.setText(ValuePill.plies(row));
            List<String> rest = names(position, row.line().stream().skip(1).toList());
            String replies = model.replies(row);
            boolean proved = row.proof().isPresent();
            words.show(replies, model.repliesInBrief(row), model.others(row.move()), rest, proved);
            String line =
                    rest.isEmpty() ? "" : texts.get(proved ? "line.proved" : "line.estimated", text(position, moves));
            whole.setText(Stream.of(model.repliesInFull(row), model.othersNamed(row.move()), line)
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining("\n")));
            if (whole.getText().isEmpty()) {
                Tooltip.uninstall(words, whole);
            } else {
                Tooltip.install(words, whole);
            }
            setAccessibleText(move.getText() + " " + pill.getText() + " " + plies.getText());
            move.setAccessibleText(texts.get("play.spoken", getAccessibleText()));
            ask.setAccessibleText(texts.get("why.spoken", move.getText()));
            add.setAccessibleText(texts.get("add.spoken", move.getText()));
        }
    }
}
