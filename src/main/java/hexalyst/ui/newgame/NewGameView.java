package hexalyst.ui.newgame;

import hexalyst.game.Edition;
import hexalyst.game.Traits.SwapRule;
import hexalyst.text.Texts;
import hexalyst.ui.command.GridChoice;
import hexalyst.ui.command.Naming;
import hexalyst.ui.files.Form;
import java.util.Locale;
import java.util.function.Function;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;

/// The form for a new game: its edition, its board, and what else the game lets choose.
public final class NewGameView extends Form {
    /// How many boards are visible at once; more, with their pictures, would not fit on a small screen.
    private static final int BOARDS = 8;

    /// @param model the choices
    public NewGameView(NewGameViewModel model) {
        Texts texts = Texts.of(NewGameView.class);
        ComboBox<Edition> editions = editions(model);
        GridChoice grids = grids(model);
        TextField blocked = new TextField();
        blocked.setId("new-blocked");
        blocked.setPromptText(texts.get("new.blocked.prompt"));
        blocked.textProperty().bindBidirectional(model.blockedProperty());
        CheckBox swap = new CheckBox();
        swap.setId("new-swap");
        swap.setTooltip(new Tooltip(texts.get("new.swap.tip")));
        swap.setAccessibleHelp(texts.get("new.swap.tip"));
        swap.setOnAction(event -> model.swapProperty().set(swap.isSelected()));
        model.swapProperty()
                .subscribe(now -> swap.setSelected(
                        now || model.gameProperty().get().traits().swap() == SwapRule.ALWAYS));
        model.gameProperty().subscribe(game -> {
            SwapRule rule = game.traits().swap();
            boolean always = rule == SwapRule.ALWAYS;
            swap.setDisable(always);
            swap.setSelected(
                    always || rule == SwapRule.AGREED && model.swapProperty().get());
            if (rule != SwapRule.NONE) {
                swap.setText(texts.get("new.swap." + rule.name().toLowerCase(Locale.ROOT)));
            }
        });
        Label problem = new Label();
        problem.setId("new-problem");
        problem.getStyleClass().add("form-problem");
        problem.textProperty().bind(model.problemProperty());
        Row edition = row(texts.get("new.edition"), editions);
        row(texts.get("new.board"), grids);
        Row blockedRow = row(texts.get("new.blocked"), blocked);
        Row swapRow = row(texts.get("new.swap"), swap);
        row("", problem);
        model.gameProperty().subscribe(game -> {
            edition.show(game.editions().size() > 1);
            blockedRow.show(!game.traits().wholeBoards());
            swapRow.show(game.traits().swap() != SwapRule.NONE);
        });
    }

    private static ComboBox<Edition> editions(NewGameViewModel model) {
        ComboBox<Edition> editions = choice(Edition::title);
        editions.setId("new-edition");
        model.editionProperty().subscribe(chosen -> editions.setValue(chosen));
        model.gameProperty().subscribe(game -> {
            // The box does not show a value that was set before its item was added.
            editions.setValue(null);
            editions.getItems().setAll(game.editions());
            editions.setValue(model.editionProperty().get());
        });
        editions.valueProperty().subscribe(chosen -> {
            if (chosen != null) {
                model.editionProperty().set(chosen);
            }
        });
        return editions;
    }

    private static GridChoice grids(NewGameViewModel model) {
        GridChoice grids = new GridChoice("new-board", model::size, model::name);
        grids.setMaxWidth(Double.MAX_VALUE);
        grids.setVisibleRowCount(BOARDS);
        grids.setCellFactory(list -> new GridCell(grids.getConverter(), model::startOn));
        model.gameProperty()
                .subscribe(
                        game -> grids.offer(model::grids, model.gridProperty().get()));
        model.gridProperty().subscribe(grids::choose);
        grids.valueProperty().subscribe(chosen -> {
            if (chosen != null) {
                model.gridProperty().set(chosen);
            }
        });
        return grids;
    }

    private static <T> ComboBox<T> choice(Function<T, String> title) {
        ComboBox<T> box = new ComboBox<>();
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(new Naming<>(title));
        return box;
    }
}
