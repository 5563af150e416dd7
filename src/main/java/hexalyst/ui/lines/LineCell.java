package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.command.SmallButton;
import hexalyst.ui.fx.RowTip;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// How play may go on after a move. While its row is under the pointer or has the focus, buttons with actions cover the
/// end of the line.
final class LineCell extends StackPane {
    private final LinesViewModel model;
    private final Texts texts = Texts.of(LineCell.class);
    private final RowWords words;
    private final Tooltip whole = new RowTip("");
    private final SmallButton ask;
    private final SmallButton add;
    private final HBox buttons;
    private List<Move> line = List.of();

    /// @param actions the actions of the buttons
    LineCell(LinesViewModel model, RowActions actions) {
        this.model = model;
        words = new RowWords(
                count -> actions.play(line, count),
                count -> actions.preview(count > 0 || isHover() ? pointed(count) : List.of()),
                texts.get("line.more"));
        ask = button("line-why", "why", () -> actions.ask(line));
        add = button("line-add", "add", () -> actions.add(line));
        buttons = new HBox(ask, add);
        buttons.getStyleClass().add("row-buttons");
        buttons.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        // The style sheet decides when they are visible.
        buttons.visibleProperty().subscribe(shown -> words.keep(shown ? buttons.prefWidth(-1) : 0));
        StackPane.setAlignment(buttons, Pos.CENTER_RIGHT);
        setMinWidth(0);
        getChildren().addAll(words, buttons);
    }

    private List<Move> pointed(int count) {
        return count > 0 ? RowActions.upTo(line, count) : line;
    }

    private SmallButton button(String id, String text, Runnable action) {
        SmallButton button = new SmallButton(id, texts.get(text), action).withTip(texts.get(text + ".tip"));
        button.setFocusTraversable(false);
        return button;
    }

    /// Lets the buttons take the focus.
    ///
    /// @param keys true while they may
    void reach(ObservableValue<Boolean> keys) {
        ask.focusTraversableProperty().bind(keys);
        add.focusTraversableProperty().bind(keys);
    }

    /// The words, which may need several rows.
    RowWords words() {
        return words;
    }

    /// @param counts true to show also how many replies win or games were played, and how many moves are the same
    void show(MoveValues.Row row, boolean counts) {
        Position position = model.shown();
        line = row.line();
        List<String> rest =
                line.isEmpty() ? List.of() : LinesView.names(position, line).subList(1, line.size());
        boolean proved = row.proof().isPresent();
        if (counts) {
            words.show(model.counted(row), model.countedInBrief(row), model.others(row.step()), rest, proved);
        } else {
            words.show("", "", "", rest, proved);
        }
        String told = rest.isEmpty()
                ? ""
                : texts.get(proved ? "line.proved" : "line.estimated", LinesView.text(position, line));
        whole.setText(Stream.of(model.openReplies(row), model.gamesTip(row), model.othersNamed(row.step()), told)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n")));
        if (whole.getText().isEmpty()) {
            Tooltip.uninstall(words, whole);
        } else {
            Tooltip.install(words, whole);
        }
        ask.setAccessibleText(texts.get("why.spoken", row.text(position)));
        add.setAccessibleText(texts.get("add.spoken", row.text(position)));
    }

    /// If the line has several rows, the buttons cover the end of the last.
    @Override
    protected void layoutChildren() {
        Pos place = getHeight() < 2 * words.rowHeight() ? Pos.CENTER_RIGHT : Pos.BOTTOM_RIGHT;
        if (StackPane.getAlignment(buttons) != place) {
            StackPane.setAlignment(buttons, place);
        }
        super.layoutChildren();
    }
}
