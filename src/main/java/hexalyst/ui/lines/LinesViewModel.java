package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.live.SameMoves;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.engine.AnalysisState;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.game.GameViewModel;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The moves of the current position: all of them, the best ones known so far, and a summary of the others. While the
/// engine is locked on a position and the user is elsewhere, they are the moves of the locked position. JavaFX thread
/// only.
public final class LinesViewModel {
    private final GameViewModel game;
    private final PositionAnalysisViewModel analysis;
    private final IntegerProperty count;
    private final Texts texts = Texts.of(LinesViewModel.class);
    private final ChanceWords chance = new ChanceWords();
    private final ReadOnlyObjectWrapper<List<MoveValues.Row>> rows = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<MoveValues.Row>> all = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper rest = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper awaited = new ReadOnlyBooleanWrapper();
    private final Consumer<Move> player;
    private final ReadOnlyObjectWrapper<Position> position;
    private final ReadOnlyObjectWrapper<Position> shown;

    /// @param game the open game
    /// @param analysis finds the values of moves
    /// @param count how many lines are wanted, on the board too
    /// @param player plays the moves that are chosen
    public LinesViewModel(
            GameViewModel game, PositionAnalysisViewModel analysis, IntegerProperty count, Consumer<Move> player) {
        this.game = game;
        this.analysis = analysis;
        this.count = count;
        this.player = player;
        position = new ReadOnlyObjectWrapper<>(game.moment().position());
        shown = new ReadOnlyObjectWrapper<>(position());
        game.momentProperty().subscribe(moment -> position.set(moment.position()));
        count.subscribe((before, now) -> show());
        analysis.stateProperty().subscribe(state -> show());
    }

    /// How many lines are shown, 0 to [BoardLookViewModel#MOST_LINES]; with 0, only the verdict is shown.
    public IntegerProperty countProperty() {
        return count;
    }

    /// Shows this many more lines, or fewer if negative; from none to [BoardLookViewModel#MOST_LINES].
    public void show(int more) {
        count.set(Math.clamp((long) count.get() + more, 0, BoardLookViewModel.MOST_LINES));
    }

    /// The best moves, the best first; only one of moves that are the same up to a symmetry.
    public ReadOnlyObjectProperty<List<MoveValues.Row>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /// All moves, in no order; only one of moves that are the same up to a symmetry.
    ReadOnlyObjectProperty<List<MoveValues.Row>> allProperty() {
        return all.getReadOnlyProperty();
    }

    /// What is known of the moves that are not among the best, in words: how many have not been searched, or else what
    /// is proved of them. Empty if nothing is known of any.
    public ReadOnlyStringProperty restProperty() {
        return rest.getReadOnlyProperty();
    }

    /// True while there are no rows yet but some may come. So also for a proved position, whose moves may not be known
    /// yet.
    public ReadOnlyBooleanProperty awaitedProperty() {
        return awaited.getReadOnlyProperty();
    }

    /// The position of [#rowsProperty].
    Position shown() {
        return shown.get();
    }

    /// The position of [#rowsProperty].
    ReadOnlyObjectProperty<Position> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /// True while the rows are about another position than the current one.
    ReadOnlyBooleanProperty awayProperty() {
        return analysis.focus().awayProperty();
    }

    /// Goes to the position of the rows.
    void goThere() {
        if (awayProperty().get()) {
            analysis.focus().goThere();
        }
    }

    /// The current position.
    public Position position() {
        return position.get();
    }

    /// The current position. Its values may be available before it is shown.
    public ReadOnlyObjectProperty<Position> positionProperty() {
        return position.getReadOnlyProperty();
    }

    /// Which moves are the same up to a symmetry, in the position of the rows.
    SameMoves same() {
        return analysis.same(shown());
    }

    /// How many other moves are the same as the move of a row, in a few words. Empty if none is.
    String others(Step move) {
        int others = same().others(move).size();
        return others == 0 ? "" : texts.get("same", others);
    }

    /// Which other moves are the same as the move of a row, in words. Empty if none is.
    String othersNamed(Step move) {
        List<Step> others = same().others(move);
        return others.isEmpty()
                ? ""
                : texts.get(
                        "same.tip",
                        shown().text(move),
                        others.stream().map(shown()::text).collect(Collectors.joining(" ")));
    }

    /// How many replies win against a move, or else how many random games its estimate rests on, in words. Empty if
    /// neither is known.
    String counted(MoveValues.Row row) {
        return replies(row) + chance.games(games(row));
    }

    /// The same in fewer words.
    String countedInBrief(MoveValues.Row row) {
        return repliesInBrief(row) + chance.gamesInBrief(games(row));
    }

    /// Says that an estimate is one; empty if there were no random games.
    String gamesTip(MoveValues.Row row) {
        return chance.gamesTip(games(row));
    }

    private static long games(MoveValues.Row row) {
        return row.winningReplies() > 0 ? 0 : ChanceWords.count(row);
    }

    /// How many replies win against a move, in words; a lower bound while some are open. Empty if none is known.
    public String replies(MoveValues.Row row) {
        if (row.winningReplies() == 0) {
            return "";
        }
        return texts.get(row.openReplies() > 0 ? "replies.atLeast" : "replies", row.winningReplies());
    }

    /// The same with how many replies are still open; empty if none is.
    String openReplies(MoveValues.Row row) {
        return row.winningReplies() > 0 && row.openReplies() > 0
                ? texts.get("replies.open.tip", row.winningReplies(), row.openReplies())
                : "";
    }

    /// The same in fewer words.
    String repliesInBrief(MoveValues.Row row) {
        if (row.winningReplies() == 0) {
            return "";
        }
        return texts.get(row.openReplies() > 0 ? "replies.brief.atLeast" : "replies.brief", row.winningReplies());
    }

    /// Plays the moves of a line; new moves become a variation.
    void playLine(List<Move> line) {
        if (line.size() == 1) {
            play(line.getFirst());
        } else {
            game.playLine(game.moment().id(), line);
        }
    }

    /// Plays a move.
    public void play(Move move) {
        player.accept(move);
    }

    /// Adds a line to the game as a variation without leaving the current position.
    public void add(List<Move> line) {
        int here = game.moment().id();
        game.playLine(here, line);
        game.goTo(here);
    }

    private void show() {
        AnalysisState state = analysis.state();
        boolean away = awayProperty().get();
        shown.set(away ? state.focus() : state.shown());
        List<MoveValues.Row> known = (away ? state.focusValues() : state.values())
                .map(MoveValues::rows)
                .orElse(List.of());
        List<Move> proved = proofLine();
        // Comparing moves takes longer than the rest of a step through a game, so it waits until there are values.
        List<MoveValues.Row> merged = known.isEmpty()
                ? List.of()
                : same().merged(known).stream()
                        .map(row -> withLine(row, proved))
                        .toList();
        List<MoveValues.Row> best = merged.stream()
                .filter(row -> row.score().isPresent())
                .sorted(MoveValues.order(merged))
                .limit(count.get())
                .toList();
        all.set(merged);
        rows.set(best);
        rest.set(
                count.get() == 0 && !shown().outcome().over()
                        ? texts.get("rest.hidden")
                        : rest(known, best, state.working().equals(Optional.of(shown()))));
        awaited.set(best.isEmpty() && count.get() > 0 && !shown().outcome().over());
    }

    private String rest(List<MoveValues.Row> known, List<MoveValues.Row> best, boolean works) {
        long open = known.stream().filter(row -> row.score().isEmpty()).count();
        boolean won = proof().filter(proof -> proof.value() == Value.WIN).isPresent();
        if (won && known.stream().noneMatch(row -> proves(row, Value.WIN))) {
            return texts.get(works ? "rest.winner.works" : "rest.winner.off");
        }
        if (open > 0) {
            return texts.get(works ? "rest.works" : "rest.off", open);
        }
        Set<Step> told = new HashSet<>();
        for (MoveValues.Row row : best) {
            told.add(row.step());
            told.addAll(same().others(row.step()));
        }
        List<MoveValues.Row> others =
                known.stream().filter(row -> !told.contains(row.step())).toList();
        if (known.size() > 1 && known.stream().allMatch(row -> proves(row, Value.LOSS))) {
            return texts.get(known.stream().anyMatch(row -> row.atLeast() > 1) ? "rest.toughest" : "rest.lost");
        }
        return others.isEmpty() ? "" : others(others);
    }

    private static boolean proves(MoveValues.Row row, Value value) {
        return row.proof().filter(proof -> proof.value() == value).isPresent();
    }

    /// A summary of the other moves with known values; a proved one only if all of them are proved.
    private String others(List<MoveValues.Row> others) {
        Map<Value, Integer> proved = new EnumMap<>(Value.class);
        others.forEach(row -> row.proof().ifPresent(proof -> proved.merge(proof.value(), 1, Integer::sum)));
        int all = proved.values().stream().mapToInt(Integer::intValue).sum();
        if (all < others.size()) {
            return texts.get("rest.estimated", others.size(), all);
        }
        return proved.size() == 1
                ? texts.get("rest." + proved.keySet().iterator().next().word(), all)
                : texts.get(
                        "rest.mixed",
                        all,
                        proved.getOrDefault(Value.WIN, 0),
                        proved.getOrDefault(Value.DRAW, 0),
                        proved.getOrDefault(Value.LOSS, 0));
    }

    private List<Move> proofLine() {
        return proof().map(Proof::line).orElse(List.of());
    }

    /// The proof of the position of the rows.
    private Optional<Proof> proof() {
        return analysis.state().proof().filter(proof -> proof.position().equals(shown()));
    }

    /// A row with the line of the position's proof, if that begins with its move and is longer.
    private static MoveValues.Row withLine(MoveValues.Row row, List<Move> line) {
        int plies = row.proof().map(ProvedValue::plies).orElse(0);
        boolean further = line.size() > row.line().size()
                && line.size() <= plies
                && row.step().begins(line.getFirst());
        return further
                ? new MoveValues.Row(
                        row.step(),
                        row.score(),
                        line,
                        row.winningReplies(),
                        row.openReplies(),
                        row.atLeast(),
                        row.expected())
                : row;
    }
}
