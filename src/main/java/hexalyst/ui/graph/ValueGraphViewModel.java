package hexalyst.ui.graph;

import hexalyst.export.document.GameReport;
import hexalyst.export.document.ReportWords;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Agreement;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.record.Node;
import hexalyst.record.Numbering;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Glyph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The values of the positions of the followed line, one bar each. JavaFX thread only.
public final class ValueGraphViewModel {
    /// The most bars. A longer line is shown only around the current position.
    private static final int MOST = 160;

    /// The bar of a position.
    ///
    /// @param node its node
    /// @param ply how many moves were played before it
    /// @param move the move that led to it, as text; empty at the start
    /// @param by who played that move
    /// @param value what is known of it
    /// @param mistake the glyph of its move if it is a mistake: `?`, `??` or `?!`
    /// @param current true for the position that is shown
    public record Bar(
            int node,
            int ply,
            String move,
            Optional<Side> by,
            Optional<KnownValue> value,
            Optional<String> mistake,
            boolean current) {
        /// The same for a report.
        GameReport.Point point() {
            return new GameReport.Point(node, ply, by, value);
        }

        private Bar with(Optional<KnownValue> now) {
            return new Bar(node, ply, move, by, now, mistake, current);
        }
    }

    private final GameViewModel game;
    private final KnownValues known;
    private final ObservableValue<Numbering> numbering;
    private final ReadOnlyObjectWrapper<List<Bar>> bars = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper whole = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper summaries = new ReadOnlyIntegerWrapper();
    /// The steps of the previously shown line, by node.
    private Map<Integer, Step> steps = Map.of();

    /// A move of the line, kept for reuse. Nodes of different games may have the same number, so the move and its
    /// position are compared as well.
    ///
    /// @param before the position before the move
    /// @param move the move
    /// @param after the position after the move
    private record Step(Position before, Move move, Position after) {
        boolean is(Position position, Move played) {
            return before.equals(position) && move.equals(played);
        }
    }

    /// @param game the open game
    /// @param known what is known of a position
    /// @param analysis asks for the summary when it ends
    /// @param numbering what the numbers of the moves count
    public ValueGraphViewModel(
            GameViewModel game,
            KnownValues known,
            GameAnalysisViewModel analysis,
            ObservableValue<Numbering> numbering) {
        this.numbering = numbering;
        this.game = game;
        this.known = known;
        bars.subscribe(now -> whole.set(isKnown(now) && isKnown(played())));
        game.momentProperty().subscribe(this::update);
        known.revisionProperty().subscribe(revision -> update(game.moment()));
        known.movesProperty().subscribe((before, now) -> updateCurrent());
        analysis.writtenProperty().subscribe((before, now) -> sumUp());
    }

    /// The bars, beginning at the start of the game.
    public ReadOnlyObjectProperty<List<Bar>> barsProperty() {
        return bars.getReadOnlyProperty();
    }

    /// True if every position of the main line and of the followed one has a value, so that the game can be summed up.
    public ReadOnlyBooleanProperty wholeProperty() {
        return whole.getReadOnlyProperty();
    }

    private static boolean isKnown(List<Bar> line) {
        return line.size() > 1 && line.stream().allMatch(bar -> bar.value().isPresent());
    }

    /// Asks for the summary of the game to be shown. The end of an analysis asks for it as well.
    public void sumUp() {
        summaries.set(summaries.get() + 1);
    }

    /// Changes when the summary is asked for.
    ReadOnlyIntegerProperty summariesProperty() {
        return summaries.getReadOnlyProperty();
    }

    /// The name of a player. White has the upper half.
    public String name(Side side) {
        return game.moment().tree().edition().sideName(side);
    }

    /// Shows the position of a bar.
    public void goTo(Bar bar) {
        goTo(bar.node());
    }

    /// Shows a position of the game.
    void goTo(int node) {
        game.goTo(node);
    }

    /// How the main line went.
    GameReport report() {
        return GameReport.of(played().stream().map(Bar::point).toList());
    }

    /// The words for reports on the game.
    ReportWords reportWords() {
        return new ReportWords(game.moment().tree(), numbering.getValue());
    }

    /// The positions of the main line from the start, without the limit on bars and whichever line is followed.
    List<Bar> played() {
        List<Integer> line = game.moment().tree().mainLine();
        return line.size() <= MOST && line.equals(game.followedLine())
                ? bars.get()
                : bars(game.moment(), line, 0, line.size(), new HashMap<>());
    }

    private void update(GameMoment moment) {
        List<Integer> line = game.followedLine();
        int here = line.indexOf(moment.id());
        int from = Math.max(0, Math.min(here - MOST / 2, line.size() - MOST));
        Map<Integer, Step> met = new HashMap<>();
        List<Bar> next = bars(moment, line, from, Math.min(line.size(), from + MOST), met);
        steps = met;
        bars.set(next);
    }

    /// The bars of part of a line. Its steps are added to the map.
    private List<Bar> bars(GameMoment moment, List<Integer> line, int from, int to, Map<Integer, Step> met) {
        GameTree tree = moment.tree();
        List<Bar> next = new ArrayList<>();
        Position position = tree.start();
        for (int ply = 0; ply < to; ply++) {
            Node node = tree.node(line.get(ply));
            Side mover = position.toMove();
            if (!node.isRoot()) {
                Step step = step(node, position);
                met.put(node.id(), step);
                position = step.after();
            }
            if (ply >= from) {
                next.add(new Bar(
                        node.id(),
                        ply,
                        node.isRoot() ? "" : tree.text(node.id()),
                        node.isRoot() ? Optional.empty() : Optional.of(mover),
                        value(node, Agreement.agreed(tree, node.id(), position)),
                        mistake(node),
                        node.id() == moment.id()));
            }
        }
        return List.copyOf(next);
    }

    /// While the engine works, only the bar of its position changes, often and mostly by less than is visible.
    private void updateCurrent() {
        GameMoment moment = game.moment();
        Node node = moment.tree().node(moment.id());
        List<Bar> next = bars.get().stream()
                .map(bar -> bar.current() && bar.node() == node.id() ? bar.with(value(node, moment.position())) : bar)
                .toList();
        if (!next.equals(bars.get())) {
            bars.set(next);
        }
    }

    private Step step(Node node, Position before) {
        Move move = node.move().orElse(Move.pass());
        Step known = steps.get(node.id());
        return known != null && known.is(before, move) ? known : new Step(before, move, before.play(move));
    }

    private Optional<KnownValue> value(Node node, Position position) {
        return known.withoutClaims(position, node.annotations());
    }

    private static Optional<String> mistake(Node node) {
        return node.annotations().glyphs().stream()
                .flatMap(number -> Glyph.of(number).stream())
                .filter(glyph -> glyph == Glyph.POOR || glyph == Glyph.BLUNDER || glyph == Glyph.DUBIOUS)
                .map(Glyph::text)
                .findFirst();
    }
}
