package hexalyst.ui.openings;

import hexalyst.study.PlayCount;
import hexalyst.text.Texts;
import hexalyst.ui.fx.RowTip;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A bar with the results of a move's games for its player: won, drawn, lost. These are counts and not a value, so the
/// bar is hatched and grey.
final class ResultBar extends HBox {
    private static final double WIDTH = 54;
    private static final double HEIGHT = 8;

    ResultBar(PlayCount tried, Texts texts) {
        getStyleClass().add("result-bar-row");
        long ended = tried.won() + tried.drawn() + tried.lost();
        Label score = new Label(ended == 0 ? "–" : Math.round(100 * tried.score()) + " %");
        score.getStyleClass().add("line-plies");
        score.setMinWidth(Region.USE_PREF_SIZE);
        HBox bar = new HBox(
                part("won", tried.won(), ended),
                part("drawn", tried.drawn(), ended),
                part("lost", tried.lost(), ended));
        bar.getStyleClass().add("result-bar");
        bar.setMinSize(WIDTH, HEIGHT);
        bar.setPrefSize(WIDTH, HEIGHT);
        bar.setMaxSize(WIDTH, HEIGHT);
        bar.setVisible(ended > 0);
        HBox.setHgrow(bar, Priority.NEVER);
        getChildren().addAll(bar, score);
        String said = texts.get("results.tip", tried.won(), tried.drawn(), tried.lost());
        Tooltip.install(this, new RowTip(said));
        setAccessibleText(said);
    }

    private static Region part(String name, long share, long of) {
        Region part = new Region();
        part.getStyleClass().add("result-" + name);
        double width = of == 0 ? 0 : WIDTH * share / of;
        part.setMinSize(width, HEIGHT);
        part.setPrefSize(width, HEIGHT);
        part.setMaxSize(width, HEIGHT);
        return part;
    }
}
