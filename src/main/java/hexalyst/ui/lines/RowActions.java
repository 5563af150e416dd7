package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.game.Move;
import hexalyst.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The actions on a row of moves, in the list of the best and in the table of all. They apply to the position of the
/// row.
final class RowActions {
    private final LinesViewModel model;
    private final WhyViewModel why;
    private final Consumer<List<Move>> preview;
    private final MenuItem addProof;
    private final ContextMenu menu = new ContextMenu();
    private final Texts texts = Texts.of(RowActions.class);

    /// @param model the moves
    /// @param why answers why
    /// @param preview shows moves on the board; an empty list for none
    /// @param addProof writes the proof of the position into the game
    RowActions(LinesViewModel model, WhyViewModel why, Consumer<List<Move>> preview, MenuItem addProof) {
        this.model = model;
        this.why = why;
        this.preview = preview;
        this.addProof = addProof;
    }

    /// Plays the first moves of a line.
    ///
    /// @param after how many moves after the first
    void play(List<Move> line, int after) {
        there(line, moves -> model.playLine(upTo(moves, after)));
    }

    /// Asks why its first move wins or loses.
    void ask(List<Move> line) {
        there(line, moves -> why.ask(moves.getFirst()));
    }

    /// Adds it to the game as a variation.
    void add(List<Move> line) {
        there(line, model::add);
    }

    /// Shows a line on the board, unless the board shows another position because the engine is locked.
    void preview(List<Move> line) {
        preview.accept(model.awayProperty().get() ? List.of() : line);
    }

    /// The first move of a line and this many after it.
    static List<Move> upTo(List<Move> line, int after) {
        return line.subList(0, Math.min(line.size(), after + 1));
    }

    /// All actions as a menu, for users who cannot reach the buttons with a mouse.
    ContextMenu menu(MoveValues.Row row) {
        List<Move> line = row.line();
        MenuItem play = item("play", texts.get("play.spoken", row.text(model.shown())), () -> play(line, 0));
        MenuItem ask = item("why", texts.get("why"), () -> ask(line));
        MenuItem add = item("add", texts.get("add.menu"), () -> add(line));
        List.of(play, ask, add).forEach(item -> item.setDisable(line.isEmpty()));
        menu.getItems().setAll(play, ask, add, new SeparatorMenuItem(), addProof);
        return menu;
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId("row-" + id);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run());
        return item;
    }

    private void there(List<Move> line, Consumer<List<Move>> action) {
        model.goThere();
        if (!line.isEmpty()) {
            action.accept(line);
        }
    }
}
