package hexalyst.ui.graph;

import hexalyst.export.document.GameReport;
import hexalyst.export.document.ReportWords;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.fx.WrappedLabel;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// How a game went: its result, where it turned, each player's moves in numbers, which moves gave something away, and
/// what was known when. Each line leads to its position.
final class SummaryView extends VBox {
    /// This many mistakes and phases are visible without scrolling.
    private static final int MOST_LINES = 8;

    private final Texts texts = Texts.of(SummaryView.class);
    private final ValueGraphViewModel graph;
    private final ReportWords words;

    /// @param again analyses the game again
    /// @param learn asks each mistake as a question on the board
    SummaryView(ValueGraphViewModel graph, Runnable again, Runnable learn) {
        this.graph = graph;
        words = graph.reportWords();
        GameReport report = graph.report();
        setId("summary");
        getStyleClass().add("summary");
        // It may open while somebody writes: Enter and Space must not press a link.
        setFocusTraversable(true);
        getChildren()
                .add(scrolled(
                        rows(report), report.slips().size() + report.phases().size()));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox foot = new HBox(link("summary-again", "summary.again", again), gap);
        if (!report.slips().isEmpty()) {
            foot.getChildren().add(link("summary-learn", "summary.learn", learn));
        }
        getChildren().add(foot);
    }

    private static Region scrolled(VBox rows, int lines) {
        if (lines <= MOST_LINES) {
            return rows;
        }
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("summary-scroll");
        return scroll;
    }

    private VBox rows(GameReport report) {
        VBox rows = new VBox();
        rows.getStyleClass().add("summary-rows");
        String result = words.result();
        if (!result.isEmpty()) {
            rows.getChildren().add(WrappedLabel.of(result, "summary-result"));
        }
        words.turn(report)
                .map(said -> row(report.turn().orElseThrow().at(), said))
                .ifPresent(rows.getChildren()::add);
        for (Side side : Side.values()) {
            rows.getChildren().add(WrappedLabel.of(words.account(side, report), "summary-account"));
        }
        if (report.slips().isEmpty()) {
            rows.getChildren().add(WrappedLabel.of(texts.get("summary.none"), "summary-note"));
        } else {
            rows.getChildren().add(heading("summary.mistakes"));
            report.slips().forEach(slip -> rows.getChildren().add(row(slip.at(), words.change(slip))));
        }
        rows.getChildren().add(heading("summary.phases"));
        report.phases().forEach(phase -> rows.getChildren().add(row(phase.from(), words.phase(phase))));
        if (report.open() > 0) {
            rows.getChildren().add(WrappedLabel.of(texts.get("summary.open", report.open()), "summary-note"));
        }
        return rows;
    }

    private Label heading(String key) {
        Label heading = new Label(texts.get(key));
        heading.getStyleClass().add("summary-heading");
        return heading;
    }

    private Node row(GameReport.Point at, String what) {
        Hyperlink move = new Hyperlink(words.move(at).replace("...", "…"));
        move.getStyleClass().add("summary-move");
        move.setMinWidth(USE_PREF_SIZE);
        move.setOnAction(event -> graph.goTo(at.node()));
        return new HBox(move, WrappedLabel.of(what, "summary-what"));
    }

    private Hyperlink link(String id, String text, Runnable action) {
        Hyperlink link = new Hyperlink(texts.get(text));
        link.setId(id);
        link.setOnAction(event -> action.run());
        return link;
    }
}
