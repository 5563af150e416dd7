package hexalyst.ui.values;

import hexalyst.analysis.MoveValues;
import hexalyst.analysis.SameMoves;
import hexalyst.engine.ProvedValue;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.engine.EngineViewModel;
import hexalyst.ui.engine.MoveTableViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.Verdict;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.theme.Settings;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;

/// The best moves of the current position while the engine is on, several at once. The position's own value comes
/// first: the search for the moves begins when it is proved, or after a moment. While the engine is locked on a
/// position and the user is elsewhere, the best moves are those of the locked one, as far as they were found there.
/// JavaFX thread only.
public final class LinesViewModel {
    /// The most lines.
    public static final int MOST = 9;

    private static final int USUAL = 4;
    private static final Duration PAUSE = Duration.ofMillis(1_500);
    private static final String SETTING = "lines";
    private static final String NAME = "lines";

    private final GameViewModel game;
    private final EngineViewModel engine;
    private final MoveTableViewModel table;
    private final Later later;
    private final Texts texts = Texts.of(LinesViewModel.class);
    private final IntegerProperty count = new SimpleIntegerProperty(USUAL);
    private final ReadOnlyObjectWrapper<List<MoveValues.Row>> rows = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper awaited = new ReadOnlyBooleanWrapper();
    private Consumer<Move> player;
    private final ReadOnlyObjectWrapper<Position> position;
    private Position shown;
    private SameMoves same;
    /// Of the position that the engine is locked on.
    private SameMoves lockedSame;
    private int round;

    /// @param game the open game
    /// @param engine while it is on there are lines
    /// @param table finds out about the moves
    /// @param settings remember how many lines are wanted
    /// @param later brings a pause to its end
    public LinesViewModel(
            GameViewModel game, EngineViewModel engine, MoveTableViewModel table, Settings settings, Later later) {
        this.game = game;
        this.engine = engine;
        this.table = table;
        this.later = later;
        player = game::play;
        position = new ReadOnlyObjectWrapper<>(game.moment().position());
        shown = position();
        same = SameMoves.of(position());
        lockedSame = same;
        count.set(read(settings.get(SETTING, Integer.toString(USUAL))));
        count.subscribe(now -> {
            settings.put(SETTING, Integer.toString(now.intValue()));
            show();
        });
        table.valuesProperty().subscribe(values -> show());
        engine.runningProperty().subscribe(on -> begin());
        engine.focus().awayProperty().subscribe((before, now) -> begin());
        engine.verdictProperty().subscribe(verdict -> {
            proved();
            show();
        });
        engine.proofProperty().subscribe((before, now) -> show());
        game.momentProperty().subscribe(moment -> {
            if (!moment.position().equals(position())) {
                position.set(moment.position());
                begin();
            }
        });
    }

    private static int read(String text) {
        return text.matches("[1-9]") ? Integer.parseInt(text) : USUAL;
    }

    /// How many lines are shown, 1 to [#MOST].
    public IntegerProperty countProperty() {
        return count;
    }

    /// Shows so many lines more, fewer if the number is below 0; at least one and at most [#MOST].
    public void show(int more) {
        count.set(Math.clamp((long) count.get() + more, 1, MOST));
    }

    /// The best moves, the best first; of moves that are the same up to a symmetry one.
    public ReadOnlyObjectProperty<List<MoveValues.Row>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /// True while there is nothing to show that may be awaited; also of a position that is proved, whose moves may not
    /// be known yet.
    public ReadOnlyBooleanProperty awaitedProperty() {
        return awaited.getReadOnlyProperty();
    }

    /// The position that [#rowsProperty] is about.
    Position shown() {
        return shown;
    }

    /// True while the rows are about another position than the current one.
    ReadOnlyBooleanProperty awayProperty() {
        return engine.focus().awayProperty();
    }

    /// Goes to the position that the rows are about.
    void goThere() {
        if (awayProperty().get()) {
            engine.focus().goThere();
        }
    }

    /// The current position.
    public Position position() {
        return position.get();
    }

    /// The same, to be listened to: values of a position may be there before it is shown.
    public ReadOnlyObjectProperty<Position> positionProperty() {
        return position.getReadOnlyProperty();
    }

    /// Which moves of the current position are the same up to a symmetry of it.
    SameMoves same() {
        if (!same.position().equals(position())) {
            same = SameMoves.of(position());
        }
        return same;
    }

    private SameMoves sameShown() {
        if (shown.equals(position())) {
            return same();
        }
        if (!lockedSame.position().equals(shown)) {
            lockedSame = SameMoves.of(shown);
        }
        return lockedSame;
    }

    /// How many other moves are the same as the move of a row, in few words. Empty if none is.
    String others(Move move) {
        int others = sameShown().others(move).size();
        return others == 0 ? "" : texts.get("same", others);
    }

    /// Which other moves are the same as the move of a row, in words. Empty if none is.
    String othersNamed(Move move) {
        return named(sameShown(), move);
    }

    /// Which other moves are the same as a move, in words. Empty if none is.
    String named(SameMoves same, Move move) {
        List<Move> others = same.others(move);
        return others.isEmpty()
                ? ""
                : texts.get(
                        "same.tip",
                        same.position().text(move),
                        others.stream().map(same.position()::text).collect(Collectors.joining(" ")));
    }

    /// How many replies win against a move, in words: at least so many while others are open. Empty if none is known.
    public String replies(MoveValues.Row row) {
        if (row.winningReplies() == 0) {
            return "";
        }
        return texts.get(row.openReplies() > 0 ? "replies.atLeast" : "replies", row.winningReplies());
    }

    /// The same at length: also how many replies are still open.
    String repliesInFull(MoveValues.Row row) {
        return row.winningReplies() > 0 && row.openReplies() > 0
                ? texts.get("replies.open.tip", row.winningReplies(), row.openReplies())
                : replies(row);
    }

    /// The same in fewer words.
    String repliesInBrief(MoveValues.Row row) {
        if (row.winningReplies() == 0) {
            return "";
        }
        return texts.get(row.openReplies() > 0 ? "replies.brief.atLeast" : "replies.brief", row.winningReplies());
    }

    /// Plays the moves of a line, as a variation where they are new.
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

    /// Says who plays the moves that are chosen; at first they are only played.
    public void playWith(Consumer<Move> plays) {
        player = plays;
    }

    /// Adds a line to the game as a variation and stays where it is.
    public void add(List<Move> line) {
        int here = game.moment().id();
        game.playLine(here, line);
        game.goTo(here);
    }

    private void begin() {
        int mine = ++round;
        table.want(NAME, false);
        show();
        if (works()) {
            later.run(PAUSE, () -> {
                if (mine == round) {
                    table.want(NAME, true);
                }
            });
            proved();
        }
    }

    /// While the engine is locked on another position it has all the threads.
    private boolean works() {
        return engine.runningProperty().get() && !engine.focus().awayProperty().get();
    }

    private void proved() {
        Verdict verdict = engine.verdictProperty().get();
        if (works() && verdict.proved()) {
            round++;
            table.want(NAME, true);
        }
    }

    private void show() {
        boolean away = awayProperty().get();
        shown = away ? engine.focus().positionProperty().get() : position();
        rows.set(table.values(shown).map(MoveValues::rows).map(this::best).orElse(List.of()));
        Verdict verdict = engine.verdictProperty().get();
        awaited.set(rows.get().isEmpty() && verdict != Verdict.OVER);
    }

    private List<MoveValues.Row> best(List<MoveValues.Row> known) {
        List<MoveValues.Row> merged = sameShown().merged(known);
        return merged.stream()
                .filter(row -> row.score().isPresent())
                .sorted(MoveValues.order(merged))
                .limit(count.get())
                .map(this::withProof)
                .toList();
    }

    /// True if a row goes on with the line of the position's proof. Else its line is how the search that estimates
    /// would go on, also where the move itself is proved.
    boolean goesOnWithProof(MoveValues.Row row) {
        List<Move> line = proofLine();
        int size = row.line().size();
        return size > 1 && size <= line.size() && row.line().equals(line.subList(0, size));
    }

    private List<Move> proofLine() {
        return engine.proofProperty()
                .get()
                .filter(proof -> proof.position().equals(shown))
                .map(Proof::line)
                .orElse(List.of());
    }

    /// A row with the line of the position's proof, where that begins with its move and goes further.
    private MoveValues.Row withProof(MoveValues.Row row) {
        List<Move> line = proofLine();
        int plies = row.proof().map(ProvedValue::plies).orElse(0);
        boolean further = line.size() > row.line().size()
                && line.size() <= plies
                && row.move().equals(line.getFirst());
        return further
                ? new MoveValues.Row(row.move(), row.score(), line, row.winningReplies(), row.openReplies())
                : row;
    }
}
