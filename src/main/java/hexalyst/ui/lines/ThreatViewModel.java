package hexalyst.ui.lines;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The opponent's threat: the best move that they would have if it were their turn now. JavaFX thread only.
public final class ThreatViewModel {
    private static final Duration MOST = Duration.ofSeconds(8);

    private final PositionAnalysisViewModel analysis;
    private final GameViewModel game;
    private final Texts texts = Texts.of(ThreatViewModel.class);
    private final ReadOnlyObjectWrapper<Optional<Answer>> answer = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Position asked;
    /// Cancels the question to the analysis.
    private Runnable dropped = () -> {};

    /// What is known of the threat.
    ///
    /// @param text in words
    /// @param position the position with the opponent to move
    /// @param best their best move so far; empty before one is known, or if there is none
    public record Answer(String text, Position position, Optional<MoveValues.Row> best) {}

    /// @param analysis finds the values of moves
    /// @param game whose current position is asked about
    public ThreatViewModel(PositionAnalysisViewModel analysis, GameViewModel game) {
        this.analysis = analysis;
        this.game = game;
        asked = game.moment().position();
        game.momentProperty().subscribe((before, now) -> {
            if (!before.position().equals(now.position())) {
                close();
            }
        });
    }

    /// The answer; empty while nobody asks.
    public ReadOnlyObjectProperty<Optional<Answer>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /// Asks about the current position, or closes the answer.
    public void toggle() {
        if (answer.get().isPresent()) {
            close();
        } else {
            ask(game.moment().position());
        }
    }

    /// Closes the answer.
    public void close() {
        dropped.run();
        dropped = () -> {};
        answer.set(Optional.empty());
    }

    private void ask(Position position) {
        if (position.outcome().over()) {
            say(position, texts.get("threat.over"));
            return;
        }
        Side opponent = position.toMove().other();
        switch (position.game().position(position.edition(), position.setup().with(opponent))) {
            case SetupResult.Invalid invalid ->
                say(
                        position,
                        texts.get(
                                "threat.impossible",
                                position.edition().sideName(opponent),
                                invalid.problems().stream()
                                        .map(problem -> position.edition().words(problem.reason()))
                                        .collect(Collectors.joining("; "))));
            case SetupResult.Valid valid -> search(valid.position());
        }
    }

    private void search(Position turned) {
        asked = turned;
        if (turned.outcome().over()) {
            say(turned, texts.get("threat.ended", turned.endWords()));
            return;
        }
        say(turned, texts.get("threat.looking", opponent()));
        dropped = analysis.ask(turned, MOST, this::show, whole -> end());
    }

    private void show(MoveValues found) {
        Optional<MoveValues.Row> best =
                proved(found).or(() -> found.best(1).stream().findFirst());
        best.ifPresent(row -> row.score()
                .ifPresent(score -> answer.set(
                        Optional.of(new Answer(texts.get(key(score), opponent()), asked, Optional.of(row))))));
    }

    /// Only a winning move is a threat.
    private static String key(Score score) {
        return switch (score) {
            case Score.Proved proved ->
                switch (proved.proof().value()) {
                    case WIN -> "threat.is";
                    case LOSS -> "threat.loses";
                    case DRAW -> "threat.draws";
                };
            case Score.Estimated estimated -> "threat.best";
        };
    }

    /// The first move of the proof, which has the position's value.
    private static Optional<MoveValues.Row> proved(MoveValues found) {
        return found.search()
                .flatMap(report -> report.proved()
                        .filter(value -> !report.line().isEmpty())
                        .map(value -> MoveValues.Row.ofTurn(found.position(), value, report.line())));
    }

    /// Nothing more will be found.
    private void end() {
        dropped = () -> {};
        if (answer.get().filter(known -> known.best().isEmpty()).isPresent()) {
            say(asked, texts.get("threat.nothing", opponent()));
        }
    }

    private String opponent() {
        return asked.edition().sideName(asked.toMove());
    }

    private void say(Position position, String text) {
        answer.set(Optional.of(new Answer(text, position, Optional.empty())));
    }
}
