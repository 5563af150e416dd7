package hexalyst.ui.values;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// What a row of the best moves says beside a move's value: how many replies win, how many moves are the same, how play
/// may go on. Where there is little room the end of the line goes first, a whole move at a time; a count is told in
/// fewer words, or not at all, but never cut.
final class RowWords extends Region {
    private static final PseudoClass ESTIMATED = PseudoClass.getPseudoClass("estimated");

    /// Told by a count of winning replies at its longest, and in fewer words.
    private final Label replies = count();
    private final Label fewer = count();
    private final Label same = count();
    private final Label cut = new Label("…");
    private final List<Hyperlink> links = new ArrayList<>();
    private final IntConsumer play;
    private final IntConsumer over;
    private final Runnable changed;
    private int moves;
    private int told;

    /// @param play plays so many moves of the line
    /// @param over the pointer is on so many moves of the line, 0 when it leaves them
    /// @param changed is told when another number of moves can be read
    RowWords(IntConsumer play, IntConsumer over, Runnable changed) {
        this.play = play;
        this.over = over;
        this.changed = changed;
        getStyleClass().add("row-words");
        cut.getStyleClass().add("line-moves");
        getChildren().addAll(replies, fewer, same, cut);
        setMinWidth(0);
    }

    private static Label count() {
        Label label = new Label();
        label.getStyleClass().add("line-count");
        return label;
    }

    /// How many moves of the line can be read.
    int told() {
        return told;
    }

    /// @param winning how many replies win, at length; empty if there is nothing to tell
    /// @param brief the same in fewer words
    /// @param others how many moves are the same
    /// @param line the names of the moves after the first
    /// @param proved true if the line is that of a proof
    void show(String winning, String brief, String others, List<String> line, boolean proved) {
        pseudoClassStateChanged(ESTIMATED, !proved);
        replies.setText(winning);
        fewer.setText(brief);
        same.setText(others);
        moves = line.size();
        while (links.size() < moves) {
            Hyperlink link = link(links.size() + 1);
            links.add(link);
            getChildren().add(link);
        }
        for (int i = 0; i < links.size(); i++) {
            links.get(i).setText(i < moves ? line.get(i) : "");
            // At once: laying out comes later, and an empty link would be there for screen readers till then.
            links.get(i).setVisible(links.get(i).isVisible() && i < moves);
        }
        requestLayout();
    }

    private Hyperlink link(int count) {
        Hyperlink link = new Hyperlink();
        link.getStyleClass().add("line-next");
        link.setFocusTraversable(false);
        link.setOnAction(event -> play.accept(count));
        link.hoverProperty().subscribe((before, now) -> over.accept(now ? count : 0));
        return link;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        double all = 0;
        for (Label label : List.of(replies, same)) {
            all += label.getText().isEmpty() ? 0 : label.prefWidth(-1) + gap();
        }
        for (Hyperlink link : links.subList(0, moves)) {
            all += link.prefWidth(-1);
        }
        return all;
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(replies.prefHeight(-1), cut.prefHeight(-1));
    }

    private double gap() {
        return replies.getFont().getSize() / 2;
    }

    @Override
    protected void layoutChildren() {
        double left = put(replies, 0, true);
        left = put(fewer, left, left == 0 && !replies.getText().isEmpty());
        left = put(same, left, true);
        double room = getWidth() - left;
        int most = 0;
        double[] ends = new double[moves + 1];
        for (int i = 0; i < moves; i++) {
            ends[i + 1] = ends[i] + snapSizeX(links.get(i).prefWidth(-1));
        }
        double sign = snapSizeX(cut.prefWidth(-1));
        while (most < moves && ends[most + 1] + (most + 1 < moves ? sign : 0) <= room) {
            most++;
        }
        for (int i = 0; i < links.size(); i++) {
            links.get(i).setVisible(i < most);
            if (i < most) {
                place(links.get(i), left + ends[i], ends[i + 1] - ends[i]);
            }
        }
        cut.setVisible(most > 0 && most < moves);
        place(cut, left + ends[most], sign);
        if (most != told) {
            told = most;
            changed.run();
        }
    }

    /// Shows a label if it has room as a whole.
    ///
    /// @return where the next one begins
    private double put(Label label, double left, boolean wanted) {
        double wide = snapSizeX(label.prefWidth(-1));
        boolean fits = wanted && !label.getText().isEmpty() && left + wide <= getWidth();
        label.setVisible(fits);
        place(label, left, wide);
        return fits ? snapPositionX(left + wide + gap()) : left;
    }

    private void place(Region node, double left, double wide) {
        double high = snapSizeY(node.prefHeight(-1));
        node.resizeRelocate(left, snapPositionY((getHeight() - high) / 2), wide, high);
    }
}
