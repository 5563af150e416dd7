package hexalyst.ui.setup;

import hexalyst.export.board.BoardPicture;
import hexalyst.game.Edition;
import hexalyst.game.Piece;
import hexalyst.text.Texts;
import hexalyst.ui.canvas.PieceFigure;
import hexalyst.ui.fx.Visibility;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The buttons that choose what the mouse paints. If there are many pieces, they are drawn, and only those of one group
/// are shown, such as White's tiles.
final class ToolButtons extends VBox {
    /// More tools than this are drawn in groups.
    private static final int MANY = 20;

    private static final double RADIUS = 13;

    private final Texts texts = Texts.of(ToolButtons.class);
    private final SetupViewModel model;
    private final FlowPane groups = SetupView.flow();
    private final FlowPane tools = SetupView.flow();
    private Map<String, List<Tool>> byGroup = Map.of();
    private String shown = "";

    ToolButtons(SetupViewModel model) {
        this.model = model;
        getStyleClass().add("setup-tools");
        getChildren().addAll(groups, tools);
        model.editionProperty().subscribe(edition -> fill());
        // Drawn pieces are turned with the board.
        model.pictureProperty().map(BoardPicture::look).subscribe((before, now) -> fill());
        model.toolProperty().subscribe(this::choose);
    }

    private void fill() {
        List<Tool> all = model.tools();
        boolean many = all.size() > MANY;
        byGroup = new LinkedHashMap<>();
        for (Tool tool : all) {
            boolean grouped = many && !tool.left().pieces().isEmpty();
            String group = grouped
                    ? model.editionProperty()
                            .get()
                            .pieceGroup(tool.left().pieces().getFirst())
                    : "";
            byGroup.computeIfAbsent(group, any -> new ArrayList<>()).add(tool);
        }
        Visibility.set(groups, many);
        ToggleGroup toggles = new ToggleGroup();
        groups.getChildren()
                .setAll(byGroup.entrySet().stream()
                        .filter(entry -> !entry.getKey().isEmpty())
                        .map(entry -> group(entry.getKey(), entry.getValue().getFirst(), toggles))
                        .toList());
        show(groupOf(model.toolProperty().get()));
    }

    private String groupOf(Tool tool) {
        return byGroup.entrySet().stream()
                .filter(entry -> entry.getValue().contains(tool))
                .findFirst()
                .map(Map.Entry::getKey)
                .orElse("");
    }

    private ToggleButton group(String name, Tool first, ToggleGroup toggles) {
        ToggleButton button = new ToggleButton(name);
        button.setUserData(name);
        button.setToggleGroup(toggles);
        button.getStyleClass().add("setup-tool");
        button.setOnAction(event -> model.toolProperty().set(first));
        return button;
    }

    /// Shows the tools of a group, and those that belong to none.
    private void show(String group) {
        shown = group.isEmpty() && byGroup.size() > 1
                ? byGroup.keySet().iterator().next()
                : group;
        ToggleGroup toggles = new ToggleGroup();
        List<ToggleButton> buttons = new ArrayList<>();
        for (Map.Entry<String, List<Tool>> entry : byGroup.entrySet()) {
            if (entry.getKey().equals(shown) || entry.getKey().isEmpty()) {
                entry.getValue().forEach(tool -> buttons.add(button(tool, toggles)));
            }
        }
        tools.getChildren().setAll(buttons);
        choose();
    }

    private void choose() {
        Tool chosen = model.toolProperty().get();
        String group = groupOf(chosen);
        if (!group.isEmpty() && !group.equals(shown)) {
            show(group);
            return;
        }
        tools.getChildren().forEach(node -> {
            if (node instanceof ToggleButton button) {
                button.setSelected(chosen.equals(button.getUserData()));
            }
        });
        groups.getChildren().forEach(node -> {
            if (node instanceof ToggleButton button) {
                button.setSelected(shown.equals(button.getUserData()));
            }
        });
    }

    private ToggleButton button(Tool tool, ToggleGroup toggles) {
        Edition edition = model.editionProperty().get();
        ToggleButton button = new ToggleButton(SetupView.sentence(name(tool, edition)));
        button.setUserData(tool);
        button.setId("setup-" + tool.id());
        button.setToggleGroup(toggles);
        button.getStyleClass().add("setup-tool");
        button.setTooltip(new Tooltip(tip(tool, edition)));
        if (groups.isVisible() && !tool.left().pieces().isEmpty()) {
            button.setGraphic(new PieceFigure(
                    edition,
                    model.pictureProperty().get().look(),
                    tool.left().pieces().getFirst(),
                    RADIUS,
                    model.pieceStyle()));
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.getStyleClass().add("drawn");
        }
        // A click on the selected tool does not deselect it.
        button.setOnAction(event -> {
            model.toolProperty().set(tool);
            button.setSelected(true);
        });
        return button;
    }

    /// The text of a tool. Pieces are named as in the edition; if all pieces are stones, by their side.
    private String name(Tool tool, Edition edition) {
        List<Piece> pieces = tool.left().pieces();
        if (pieces.isEmpty()) {
            return texts.get("tool." + tool.id());
        }
        Piece piece = pieces.getFirst();
        return edition.letters().equals(Piece.STONES)
                ? edition.sideName(piece.owner().orElseThrow())
                : edition.pieceName(piece);
    }

    private String tip(Tool tool, Edition edition) {
        return tool.left().pieces().isEmpty()
                ? texts.get("tool." + tool.id() + ".tip")
                : texts.get("tool.colour.tip", name(tool, edition));
    }
}
