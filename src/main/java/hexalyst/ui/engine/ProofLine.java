package hexalyst.ui.engine;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.fx.Shown;
import hexalyst.ui.fx.WrappedTip;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// The line of the proof: the mouse over a move shows the line so far on the board, a click plays it. It is there while
/// the rows of the best moves do not tell it. Where there is no room for all of it, it ends with "…" instead of being
/// cut; a click there shows the rest.
final class ProofLine extends Region {
    private static final double GAP = 2;

    private final EngineViewModel model;
    private final Consumer<List<Move>> preview;
    private final ObservableValue<List<List<Move>>> told;
    private final ObservableValue<? extends Number> room;
    private final Texts texts = Texts.of(ProofLine.class);
    private final Label caption = new Label(texts.get("line.caption"));
    private final List<Labeled> words = new ArrayList<>();
    private final Hyperlink more = new Hyperlink("…");
    private boolean whole;

    /// Where each word stands.
    ///
    /// @param spots of the words that are shown
    /// @param sign of "…"; beside the last word where all are shown
    /// @param height of it all, with what is around it
    private record Places(List<Spot> spots, Spot sign, double height) {}

    /// A place, from the left and the top.
    private record Spot(double x, double y) {}

    /// @param told the lines that can be read in the rows
    /// @param room how high it may be, in pixels, for all of it to be seen
    ProofLine(
            EngineViewModel model,
            Consumer<List<Move>> preview,
            ObservableValue<List<List<Move>>> told,
            ObservableValue<? extends Number> room) {
        this.model = model;
        this.preview = preview;
        this.told = told;
        this.room = room;
        getStyleClass().add("engine-line");
        setId("engine-line");
        caption.getStyleClass().add("figure");
        more.setId("engine-line-more");
        more.getStyleClass().add("line-move");
        more.setFocusTraversable(false);
        more.setOnAction(event -> {
            whole = true;
            requestLayout();
        });
        model.stateProperty().map(EngineState::line).subscribe(this::show);
        told.subscribe((before, now) -> appear());
        // Not while what leaves the room is laid out itself.
        room.subscribe((before, now) -> Platform.runLater(this::requestLayout));
    }

    private void show(List<Move> moves) {
        whole = false;
        words.clear();
        words.add(caption);
        preview.accept(List.of());
        Position position = model.focus().positionProperty().get();
        for (int i = 0; i < moves.size(); i++) {
            int count = i + 1;
            Hyperlink link = new Hyperlink(position.text(moves.get(i)));
            link.getStyleClass().add("line-move");
            link.setFocusTraversable(false);
            link.setTooltip(new Tooltip(texts.get("line.tip")));
            link.setOnAction(event -> model.playLine(count));
            link.hoverProperty()
                    .subscribe((before, over) -> preview.accept(
                            over && !model.focus().awayProperty().get() ? moves.subList(0, count) : List.of()));
            words.add(link);
        }
        Tooltip all = new WrappedTip(words.stream().map(Labeled::getText).collect(Collectors.joining(" ")));
        more.setTooltip(all);
        more.setAccessibleText(texts.get("line.more"));
        getChildren().setAll(words);
        getChildren().add(more);
        appear();
    }

    /// One move alone tells no more than a row does, whichever it is.
    private void appear() {
        List<Move> line = model.state().line();
        List<List<Move>> rows = told.getValue();
        boolean tells = rows.isEmpty()
                || line.size() > 1
                        && rows.stream()
                                .noneMatch(row -> row.size() >= line.size()
                                        && row.subList(0, line.size()).equals(line));
        Shown.set(this, !line.isEmpty() && tells);
    }

    private double rowHeight() {
        return snapSizeY(more.prefHeight(-1)) + 1;
    }

    private double around() {
        return snappedTopInset() + snappedBottomInset();
    }

    private Places places(double width) {
        double left = snappedLeftInset();
        double right = width - snappedRightInset();
        double high = rowHeight();
        double free = Math.max(0, room.getValue().doubleValue());
        double seen = Math.floor((free - around()) / high);
        // Where there is not even room for one row, all of it is out of sight, to be scrolled to.
        double top = snappedTopInset() + (seen < 1 ? free : 0);
        double most = whole || seen < 1 ? Double.MAX_VALUE : seen;
        List<Spot> spots = new ArrayList<>();
        List<Double> ends = new ArrayList<>();
        double x = left;
        int row = 0;
        for (Labeled word : words) {
            double wide = snapSizeX(word.prefWidth(-1));
            if (x > left && x + wide > right) {
                x = left;
                row++;
            }
            if (row >= most) {
                return cut(spots, ends, right - snapSizeX(more.prefWidth(-1)));
            }
            spots.add(new Spot(x, top + row * high));
            x += wide + GAP;
            ends.add(x);
        }
        double last = top + row * high;
        return new Places(spots, new Spot(x, last), last + high + snappedBottomInset());
    }

    /// Leaves as much away from the end as the sign needs.
    private Places cut(List<Spot> spots, List<Double> ends, double most) {
        double y = spots.getLast().y();
        while (spots.size() > 1
                && ends.getLast() > most
                && spots.get(spots.size() - 2).y() == y) {
            spots.removeLast();
            ends.removeLast();
        }
        return new Places(spots, new Spot(ends.getLast(), y), y + rowHeight() + snappedBottomInset());
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return places(width < 0 ? getWidth() : width).height();
    }

    @Override
    protected void layoutChildren() {
        Places places = places(getWidth());
        double high = rowHeight() - 1;
        for (int i = 0; i < words.size(); i++) {
            Labeled word = words.get(i);
            boolean shown = i < places.spots().size();
            word.setVisible(shown);
            if (shown) {
                place(word, places.spots().get(i), high);
            }
        }
        more.setVisible(places.spots().size() < words.size());
        place(more, places.sign(), high);
    }

    private void place(Labeled word, Spot spot, double high) {
        double own = snapSizeY(word.prefHeight(-1));
        word.resizeRelocate(spot.x(), snapPositionY(spot.y() + (high - own) / 2), snapSizeX(word.prefWidth(-1)), own);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }
}
