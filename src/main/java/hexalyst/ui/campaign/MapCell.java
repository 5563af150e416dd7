package hexalyst.ui.campaign;

import hexalyst.analysis.campaign.Campaign;
import hexalyst.engine.Value;
import hexalyst.game.Edition;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Shows a row of the map: a heading in words, or a square for each position, which opens on a click.
final class MapCell extends ListCell<MapRow> {
    private final Supplier<Edition> edition;
    private final Consumer<Campaign.Settled> opened;
    private final Texts texts = Texts.of(CampaignView.class);

    /// @param edition names the players
    /// @param opened receives the clicked position
    MapCell(Supplier<Edition> edition, Consumer<Campaign.Settled> opened) {
        this.edition = edition;
        this.opened = opened;
        getStyleClass().add("campaign-row");
    }

    @Override
    protected void updateItem(@Nullable MapRow row, boolean empty) {
        super.updateItem(row, empty);
        setText(null);
        setGraphic(null);
        if (!empty && row != null) {
            switch (row) {
                case MapRow.Heading heading -> setText(text(heading));
                case MapRow.Squares squares -> setGraphic(line(squares));
            }
        }
    }

    private String text(MapRow.Heading heading) {
        return texts.get(
                "heading",
                heading.ply(),
                heading.all(),
                edition.get().sideName(Side.WHITE),
                heading.white(),
                edition.get().sideName(Side.BLACK),
                heading.black(),
                heading.drawn(),
                heading.open());
    }

    private HBox line(MapRow.Squares squares) {
        HBox line = new HBox();
        line.getStyleClass().add("campaign-squares");
        for (Campaign.Settled settled : squares.all()) {
            line.getChildren().add(square(settled));
        }
        return line;
    }

    private Region square(Campaign.Settled settled) {
        Region square = new Region();
        square.getStyleClass().setAll("campaign-square", style(settled));
        String told = told(settled);
        Tooltip.install(square, new Tooltip(told));
        square.setAccessibleRole(AccessibleRole.BUTTON);
        square.setAccessibleText(told);
        square.setOnMouseClicked(event -> opened.accept(settled));
        return square;
    }

    private static String style(Campaign.Settled settled) {
        if (settled.proof().isEmpty()) {
            return "campaign-open";
        }
        Optional<Side> winner =
                MapRow.winner(settled.target().position(), settled.proof().get());
        return winner.map(side -> side == Side.WHITE ? "campaign-white" : "campaign-black")
                .orElse("campaign-drawn");
    }

    private String told(Campaign.Settled settled) {
        Position position = settled.target().position();
        String line = settled.target().line().stream().map(position::text).collect(Collectors.joining(" "));
        String known = settled.proof()
                .map(proof -> proof.value() == Value.DRAW
                        ? texts.get("known.draw")
                        : texts.get(
                                "known.win",
                                position.edition()
                                        .sideName(MapRow.winner(position, proof).orElseThrow()),
                                new WinLength().brief(proof.plies(), false, proof.value() == Value.WIN)))
                .orElseGet(() -> texts.get("known.open"));
        return texts.get("square", line.isEmpty() ? texts.get("square.start") : line, known);
    }
}
