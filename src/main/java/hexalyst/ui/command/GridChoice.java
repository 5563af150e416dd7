package hexalyst.ui.command;

import hexalyst.board.Grid;
import hexalyst.board.HexGrid;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

/// A combo box of boards, each with its number of cells, and its name or else its rows.
public final class GridChoice extends ComboBox<Grid> {
    private static final int VISIBLE = 12;
    private static final int MOST_ROWS = 13;
    /// The next digit may come within this time.
    private static final Duration TYPING = Duration.millis(600);

    private final PauseTransition typing = new PauseTransition(TYPING);
    private final Function<Grid, String> name;
    private String typed = "";
    private Supplier<List<Grid>> offered = List::of;

    /// @param id the id of the box
    /// @param size how large a board is for players, such as `61 cells`
    /// @param name the name of a board; empty if it has none
    public GridChoice(String id, Function<Grid, String> size, Function<Grid, String> name) {
        this.name = name;
        Texts texts = Texts.of(GridChoice.class);
        setId(id);
        getStyleClass().add("grid-choice");
        setVisibleRowCount(VISIBLE);
        setTooltip(new Tooltip(texts.get("grid.tip")));
        setAccessibleText(texts.get("grid.name"));
        setAccessibleHelp(texts.get("grid.tip"));
        focusedProperty().subscribe(focused -> {
            if (focused && getValue() != null) {
                offer(offered, getValue());
            }
        });
        setOnShown(event -> toChosen());
        typing.setOnFinished(event -> getItems().stream()
                .filter(grid -> size.apply(grid).startsWith(typed + " "))
                .findFirst()
                .ifPresent(this::go));
        addEventFilter(KeyEvent.KEY_TYPED, this::type);
        setConverter(new Naming<>(grid -> name.apply(grid).isEmpty()
                ? texts.get("grid", size.apply(grid), rows(grid))
                : name.apply(grid) + " · " + size.apply(grid)));
    }

    /// A number of cells that is typed goes to the first board with so many.
    private void type(KeyEvent event) {
        String sign = event.getCharacter();
        if (sign.length() == 1 && Character.isDigit(sign.charAt(0))) {
            typed = typing.getStatus() == Animation.Status.RUNNING ? typed + sign : sign;
            typing.playFromStart();
            event.consume();
        }
    }

    private void go(Grid grid) {
        setValue(grid);
        toChosen();
    }

    /// Scrolls the open list to the chosen board.
    private void toChosen() {
        if (isShowing()
                && getSkin() instanceof ComboBoxListViewSkin<?> skin
                && skin.getPopupContent() instanceof ListView<?> list) {
            list.scrollTo(Math.max(0, getItems().indexOf(getValue()) - VISIBLE / 2));
        }
    }

    /// The row lengths; if there are many, only the first, the longest and the last.
    private static String rows(Grid grid) {
        List<Integer> rows = grid.rowLengths();
        return rows.size() <= MOST_ROWS
                ? grid.rowLengths(" ")
                : rows.get(0) + " " + rows.get(1) + " … " + Collections.max(rows) + " … " + rows.get(rows.size() - 2)
                        + " " + rows.getLast();
    }

    /// Offers boards, those with a name first, then regular hexagons, and selects one, which need not be among them.
    /// The boards are made when
    /// the user opens the box.
    public void offer(Supplier<List<Grid>> grids, Grid chosen) {
        offered = grids;
        List<Grid> all = new ArrayList<>(isFocused() ? grids.get() : List.of());
        all.sort(Comparator.<Grid, Boolean>comparing(grid -> name.apply(grid).isEmpty())
                .thenComparing(grid -> !HexGrid.isRegular(grid)));
        if (!all.contains(chosen)) {
            all.add(chosen);
        }
        // The box does not show a value that was set before its item was added.
        setValue(null);
        getItems().setAll(all);
        setValue(chosen);
    }

    /// Selects a board, which need not be among those offered.
    public void choose(Grid chosen) {
        if (getItems().contains(chosen)) {
            setValue(chosen);
        } else {
            offer(offered, chosen);
        }
    }
}
