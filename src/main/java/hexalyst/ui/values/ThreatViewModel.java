package hexalyst.ui.values;

import hexalyst.analysis.MoveValues;
import hexalyst.game.Position;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.text.Texts;
import hexalyst.ui.engine.MoveSearcher;
import hexalyst.ui.fx.Later;
import hexalyst.ui.fx.LatestUpdate;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the opponent threatens: the best move that they would have if it were their turn now. JavaFX thread only.
public final class ThreatViewModel {
    private static final Duration MOST = Duration.ofSeconds(8);

    private final MoveSearcher searcher;
    private final GameViewModel game;
    private final Later later;
    private final Texts texts = Texts.of(ThreatViewModel.class);
    private final ReadOnlyObjectWrapper<Optional<Answer>> answer = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Runnable> stop = Optional.empty();
    private Position asked;
    private int round;

    /// What is known of it.
    ///
    /// @param text in words
    /// @param position the position with the opponent to move
    /// @param best their best move so far; empty before one is known, or if there is none
    public record Answer(String text, Position position, Optional<MoveValues.Row> best) {}

    /// @param searcher starts searches
    /// @param game whose current position is asked about
    /// @param later brings results to the JavaFX thread
    public ThreatViewModel(MoveSearcher searcher, GameViewModel game, Later later) {
        this.searcher = searcher;
        this.game = game;
        this.later = later;
        asked = game.moment().position();
        game.momentProperty().subscribe((before, now) -> {
            if (!before.position().equals(now.position())) {
                close();
            }
        });
    }

    /// What is known; empty while nobody asks.
    public ReadOnlyObjectProperty<Optional<Answer>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /// Asks about the current position, or puts the answer away.
    public void toggle() {
        if (answer.get().isPresent()) {
            close();
        } else {
            ask(game.moment().position());
        }
    }

    /// Puts the answer away.
    public void close() {
        halt();
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
                                        .map(SetupProblem::message)
                                        .collect(Collectors.joining("; "))));
            case SetupResult.Valid valid -> search(valid.position());
        }
    }

    private void search(Position turned) {
        asked = turned;
        if (turned.outcome().over()) {
            say(turned, texts.get("threat.ended", turned.outcome().reason()));
            return;
        }
        int mine = ++round;
        say(turned, texts.get("threat.looking", opponent()));
        LatestUpdate<MoveValues> updates = new LatestUpdate<>(later, found -> show(mine, found));
        stop = Optional.of(searcher.start(
                turned,
                updates::offer,
                failure -> later.run(() -> {
                    if (mine == round) {
                        say(turned, texts.get("why.failed", String.valueOf(failure.getMessage())));
                    }
                })));
        later.run(MOST, () -> {
            if (mine == round) {
                end();
            }
        });
    }

    /// Results of a search that was stopped are not heard.
    private void show(int searched, MoveValues found) {
        if (searched != round) {
            return;
        }
        Optional<MoveValues.Row> best =
                found.best(1).stream().filter(row -> row.score().isPresent()).findFirst();
        best.ifPresent(row -> answer.set(Optional.of(new Answer(texts.get("threat.is", opponent()), asked, best))));
        if (found.finished()) {
            end();
        }
    }

    /// Nothing more will be found.
    private void end() {
        halt();
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

    private void halt() {
        round++;
        stop.ifPresent(Runnable::run);
        stop = Optional.empty();
    }
}
