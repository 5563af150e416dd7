package hexalyst.ui.lines;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// What a row of the best moves shows beside a move's value: how many replies win or how many random games were played,
/// how many moves are the same, and how play may go on. Where room is short, the end of the line is left out first, a
/// whole move at a time; a count gets fewer words or is left out, but is never truncated.
final class RowWords extends Region {
    private static final PseudoClass ESTIMATED = PseudoClass.getPseudoClass("estimated");

    /// The count of winning replies or games, in full and in fewer words.
    private final Label replies = count();
    private final Label fewer = count();
    private final Label same = count();
    private final Hyperlink cut = new Hyperlink("…");
    private final List<Hyperlink> links = new ArrayList<>();
    private final IntConsumer play;
    private final IntConsumer over;
    private int moves;
    private int most = 1;
    private boolean whole;
    private double kept;

    /// The positions of the words.
    ///
    /// @param labels the counts that fit
    /// @param spots of the moves that are shown
    /// @param sign of "…"
    /// @param rows how many rows there are
    private record Places(Map<Label, Spot> labels, List<Spot> spots, Spot sign, int rows) {}

    /// The distance from the left, and the row.
    private record Spot(double x, int row) {}

    /// @param play plays this many moves of the line
    /// @param over the pointer is on this many moves of the line; 0 when it leaves them
    /// @param rest the name of "…" for a screen reader
    RowWords(IntConsumer play, IntConsumer over, String rest) {
        this.play = play;
        this.over = over;
        getStyleClass().add("row-words");
        cut.getStyleClass().addAll("line-next", "line-cut");
        cut.setFocusTraversable(false);
        cut.setAccessibleText(rest);
        cut.setOnAction(event -> {
            whole = true;
            requestLayout();
        });
        getChildren().addAll(replies, fewer, same, cut);
        setMinWidth(0);
    }

    private static Label count() {
        Label label = new Label();
        label.getStyleClass().add("line-count");
        return label;
    }

    /// Allows the line this many rows.
    void allow(int rows) {
        if (rows != most) {
            most = rows;
            requestLayout();
        }
    }

    /// Keeps the end of the last row free: words there are cut off, and nothing else moves.
    ///
    /// @param wide the width, in pixels
    void keep(double wide) {
        kept = wide;
        requestLayout();
    }

    /// The height of a row, in pixels.
    double rowHeight() {
        return snapSizeY(Math.max(replies.prefHeight(-1), cut.prefHeight(-1)));
    }

    /// @param counted how many replies win, or games were played, in full; empty if there is nothing to say
    /// @param brief the same in fewer words
    /// @param others how many moves are the same
    /// @param line the names of the moves after the first
    /// @param proved true if the line is that of a proof
    void show(String counted, String brief, String others, List<String> line, boolean proved) {
        pseudoClassStateChanged(ESTIMATED, !proved);
        List<String> before =
                links.subList(0, moves).stream().map(Hyperlink::getText).toList();
        whole &= line.equals(before);
        replies.setText(counted);
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
            // At once: layout comes later, and until then a screen reader would find an empty link.
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
        return places(width < 0 ? getWidth() : width).rows() * rowHeight();
    }

    /// That of the first row.
    @Override
    public double getBaselineOffset() {
        return (rowHeight() - cut.prefHeight(-1)) / 2 + cut.getBaselineOffset();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double gap() {
        return replies.getFont().getSize() / 2;
    }

    private Places places(double width) {
        Map<Label, Spot> labels = new HashMap<>();
        double left = 0;
        for (Label label : List.of(replies, fewer, same)) {
            double wide = snapSizeX(label.prefWidth(-1));
            boolean wanted = !label.getText().isEmpty() && !(label.equals(fewer) && labels.containsKey(replies));
            if (wanted && left + wide <= width) {
                labels.put(label, new Spot(left, 0));
                left = snapPositionX(left + wide + gap());
            }
        }
        double sign = snapSizeX(cut.prefWidth(-1));
        List<Spot> spots = new ArrayList<>();
        double x = left;
        int row = 0;
        int last = whole ? Integer.MAX_VALUE : most - 1;
        for (int i = 0; i < moves; i++) {
            double wide = wide(i);
            boolean ends = i == moves - 1;
            if (x + wide > width && x > 0 && row < last) {
                x = 0;
                row++;
            }
            if (x + wide + (row < last || ends ? 0 : sign) > width && !whole) {
                break;
            }
            spots.add(new Spot(x, row));
            x += wide;
        }
        boolean cutsNow = !whole && x + (spots.size() < moves ? sign : 0) > width - kept;
        while (kept > 0 && cutsNow && !spots.isEmpty() && spots.getLast().row() == row && x + sign > width - kept) {
            x = spots.removeLast().x();
        }
        return new Places(labels, spots, new Spot(x, row), row + 1);
    }

    private double wide(int move) {
        return snapSizeX(links.get(move).prefWidth(-1));
    }

    @Override
    protected void layoutChildren() {
        Places places = places(getWidth());
        for (Label label : List.of(replies, fewer, same)) {
            Spot spot = places.labels().get(label);
            label.setVisible(spot != null);
            if (spot != null) {
                place(label, spot, snapSizeX(label.prefWidth(-1)));
            }
        }
        for (int i = 0; i < links.size(); i++) {
            boolean shown = i < places.spots().size();
            links.get(i).setVisible(shown);
            if (shown) {
                place(links.get(i), places.spots().get(i), wide(i));
            }
        }
        cut.setVisible(!places.spots().isEmpty() && places.spots().size() < moves);
        place(cut, places.sign(), snapSizeX(cut.prefWidth(-1)));
    }

    private void place(Region node, Spot spot, double wide) {
        double high = snapSizeY(node.prefHeight(-1));
        double row = rowHeight();
        // A single row is centred vertically; several rows fill the height.
        double top = Math.max(0, (getHeight() - row * Math.round(getHeight() / row)) / 2);
        node.resizeRelocate(spot.x(), snapPositionY(top + spot.row() * row + (row - high) / 2), wide, high);
    }
}
