package hexalyst.ui.analysis;

import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.analysis.KnownValue.Basis;
import hexalyst.ui.fx.WrappedLabel;
import java.util.List;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// How a game went: how many mistakes each player made, which moves changed its value, and what they gave away.
final class SummaryView extends VBox {
    /// This many mistakes are visible without scrolling.
    private static final int MOST_ROWS = 7;

    private final Texts texts = Texts.of(SummaryView.class);
    private final ValueGraphViewModel graph;
    private final ValueWords words;

    /// @param again analyses the game again
    /// @param learn asks each mistake as a question on the board
    SummaryView(ValueGraphViewModel graph, Runnable again, Runnable learn) {
        this.graph = graph;
        words = new ValueWords(graph);
        LineSummary summary = LineSummary.of(graph.played());
        setId("summary");
        getStyleClass().add("summary");
        for (Side side : Side.values()) {
            Label player = new Label(texts.get(
                    "summary.player",
                    graph.name(side),
                    summary.mistakes(side, Basis.PROVED),
                    summary.mistakes(side, Basis.NOTED)));
            player.getStyleClass().add("summary-player");
            getChildren().add(player);
        }
        getChildren().add(slips(summary.slips()));
        if (summary.open() > 0) {
            getChildren().add(WrappedLabel.of(texts.get("summary.open", summary.open()), "summary-note"));
        }
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox foot = new HBox(link("summary-again", "summary.again", again), gap);
        if (summary.slips().stream().anyMatch(slip -> slip.basis() != Basis.ESTIMATED)) {
            foot.getChildren().add(link("summary-learn", "summary.learn", learn));
        }
        getChildren().add(foot);
    }

    private Region slips(List<LineSummary.Slip> slips) {
        if (slips.isEmpty()) {
            return WrappedLabel.of(texts.get("summary.none"), "summary-note");
        }
        VBox rows = new VBox();
        rows.getStyleClass().add("summary-rows");
        slips.forEach(slip -> rows.getChildren().add(row(slip)));
        if (slips.size() <= MOST_ROWS) {
            return rows;
        }
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("summary-scroll");
        return scroll;
    }

    private Region row(LineSummary.Slip slip) {
        Hyperlink move = new Hyperlink(words.move(slip.bar()));
        move.getStyleClass().add("summary-move");
        move.setMinWidth(USE_PREF_SIZE);
        move.setOnAction(event -> graph.goTo(slip.bar()));
        String what = words.brief(slip.before()) + " → " + words.brief(slip.after());
        return new HBox(move, WrappedLabel.of(what, "summary-what"));
    }

    private Hyperlink link(String id, String text, Runnable action) {
        Hyperlink link = new Hyperlink(texts.get(text));
        link.setId(id);
        link.setOnAction(event -> action.run());
        return link;
    }
}
