package hexalyst.ui.play;

import hexalyst.analysis.live.MoveValues;
import hexalyst.board.CellSet;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.EstimateLine;
import hexalyst.engine.estimate.FirstLook;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Position;
import hexalyst.game.Step;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import hexalyst.turn.Threats;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/// A hint for a person who plays against the engine: first where the best turn begins, then the turn and what it does.
/// A turn that wins at once is found without a search. Otherwise it uses the same analysis as the engine's panel, which
/// runs for a few seconds and stops when a move is made; if that has found nothing by then, the hint is the turn that
/// looks best at first sight. JavaFX thread only.
public final class HintViewModel {
    private static final Duration PATIENCE = Duration.ofSeconds(4);
    /// How many of the best rows are considered. For some only the first part of the turn may be known; of about
    /// equally good rows, one with a complete turn is preferred.
    private static final int ROWS = 5;
    /// The greatest difference of chances, 0 to 1, between about equally good rows.
    private static final double ABOUT = 0.03;

    private final PositionAnalysisViewModel analysis;
    private final GameViewModel game;
    private final ObservableValue<Boolean> asked;
    private final Texts texts = Texts.of(HintViewModel.class);
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Set<Integer>> cells = new ReadOnlyObjectWrapper<>(Set.of());
    private final ReadOnlyObjectWrapper<List<Move>> turn = new ReadOnlyObjectWrapper<>(List.of());
    private Stage stage = Stage.NONE;
    private Optional<MoveValues.Row> best = Optional.empty();
    /// The moves that are not proved to lose.
    private List<Step> open = List.of();
    /// Cancels the question to the analysis.
    private Runnable dropped = () -> {};

    private enum Stage {
        NONE,
        LOOKING,
        WHERE,
        WHOLE
    }

    /// @param analysis finds the best turn
    /// @param game the open game
    /// @param play the game against the engine, in which it has to be the person's turn
    public HintViewModel(PositionAnalysisViewModel analysis, GameViewModel game, PlayViewModel play) {
        this.analysis = analysis;
        this.game = game;
        asked = play.stateProperty().map(state -> state == PlayState.YOUR_TURN);
        game.momentProperty().subscribe((before, now) -> {
            if (!before.position().equals(now.position())) {
                clear();
            }
        });
        asked.subscribe(can -> {
            if (!can) {
                clear();
            }
        });
    }

    /// Whether a hint can be given: it is the person's turn.
    public ObservableValue<Boolean> canGive() {
        return asked;
    }

    /// The hint in words; empty if there is none.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /// Where the turn begins, to mark on the board; empty before and after this step.
    public ReadOnlyObjectProperty<Set<Integer>> cellsProperty() {
        return cells.getReadOnlyProperty();
    }

    /// The turn to show on the board; empty before.
    public ReadOnlyObjectProperty<List<Move>> turnProperty() {
        return turn.getReadOnlyProperty();
    }

    /// Gives the next hint, if it is the person's turn. While the search is running, uses what is known so far.
    public void give() {
        if (!asked.getValue()) {
            return;
        }
        switch (stage) {
            case NONE -> look();
            case LOOKING -> {
                dropped.run();
                where();
            }
            case WHERE -> whole();
            case WHOLE -> clear();
        }
    }

    private void look() {
        stage = Stage.LOOKING;
        Position position = game.moment().position();
        open = position.steps();
        Optional<Move> win = Threats.of(position, position.toMove()).stream().findFirst();
        if (win.isPresent()) {
            best = win.map(turn -> MoveValues.Row.ofTurn(position, new ProvedValue(Value.WIN, 1), List.of(turn)));
            where();
            return;
        }
        text.set(texts.get("hint.looking"));
        dropped = analysis.ask(position, PATIENCE, this::hear, whole -> where());
    }

    private MoveValues.Row atFirstSight() {
        EstimateLine line = FirstLook.best(game.moment().position(), open);
        return new MoveValues.Row(line.step(), Optional.of(line.score()), line.moves(), 0, 0);
    }

    /// Uses new results. A turn that is proved to lose is a hint only if all turns lose; otherwise an unknown one may
    /// be better.
    private void hear(MoveValues found) {
        boolean lost = found.value()
                .map(ProvedValue::value)
                .or(() -> found.search().flatMap(SearchReport::value))
                .filter(value -> value == Value.LOSS)
                .isPresent();
        List<MoveValues.Row> rows = MoveValues.bestKeeping(found.rows(), ROWS).stream()
                .filter(row -> lost
                        || row.score().filter(score -> score.proves(Value.LOSS)).isEmpty())
                .toList();
        open = found.rows().stream()
                .filter(row ->
                        row.score().filter(score -> score.proves(Value.LOSS)).isEmpty())
                .map(MoveValues.Row::step)
                .toList();
        Optional<MoveValues.Row> first = rows.stream().findFirst();
        best = rows.stream()
                .filter(row -> row.turn().isPresent())
                .filter(row -> first.filter(one -> aboutAsGood(one, row)).isPresent())
                .findFirst()
                .or(() -> first);
    }

    private static boolean aboutAsGood(MoveValues.Row one, MoveValues.Row other) {
        return one.proof().equals(other.proof()) && Math.abs(chance(one) - chance(other)) <= ABOUT;
    }

    private static double chance(MoveValues.Row row) {
        return row.score().map(Score::chance).orElse(0.0);
    }

    private void where() {
        if (stage != Stage.LOOKING) {
            return;
        }
        dropped = () -> {};
        best = best.or(() -> Optional.of(atFirstSight()));
        CellSet begins =
                best.map(MoveValues.Row::turnOrStep).map(HintViewModel::begins).orElse(CellSet.EMPTY);
        if (begins.isEmpty()) {
            whole();
        } else {
            stage = Stage.WHERE;
            cells.set(begins.stream().boxed().collect(Collectors.toUnmodifiableSet()));
            text.set(texts.get("hint.where", begins.size()));
        }
    }

    /// Where pieces are placed, and from where they move.
    private static CellSet begins(Parts move) {
        return CellSet.of(move.parts().stream()
                .mapToInt(part -> switch (part) {
                    case Part.Put put -> put.cell();
                    case Part.Shift shift -> shift.from();
                    case Part.Remove remove -> remove.cell();
                    case Part.Choose choose -> -1;
                })
                .filter(cell -> cell >= 0)
                .toArray());
    }

    private void whole() {
        best.ifPresent(row -> {
            stage = Stage.WHOLE;
            cells.set(Set.of());
            turn.set(List.of(new Move(row.turnOrStep().parts())));
            Position position = game.moment().position();
            String does = row.turn()
                    .map(move -> String.join("; ", position.ideas(move)))
                    .orElse("");
            String key;
            if (row.turn().isPresent()) {
                key = does.isEmpty() ? "hint.turn" : "hint.turn.does";
            } else {
                key = "hint.begun";
            }
            String told = texts.get(key, position.text(row.turnOrStep()), does);
            text.set(told + row.score().map(this::proved).orElse(""));
        });
    }

    private String proved(Score score) {
        if (!(score instanceof Score.Proved proof)) {
            return "";
        }
        Value value = proof.proof().value();
        int plies = proof.proof().plies();
        String key = "hint.proved." + value;
        WinLength length = new WinLength();
        boolean own = value == Value.WIN;
        String told = length.of(plies, proof.exact(), own);
        return " " + texts.get(value == Value.DRAW || ProvedValue.tells(plies) ? key : key + ".long", told);
    }

    private void clear() {
        stage = Stage.NONE;
        dropped.run();
        dropped = () -> {};
        best = Optional.empty();
        cells.set(Set.of());
        turn.set(List.of());
        text.set("");
    }
}
