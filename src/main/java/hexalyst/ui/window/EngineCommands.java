package hexalyst.ui.window;

import hexalyst.analysis.live.MoveValues;
import hexalyst.game.Move;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.engine.ExternalEngineViewModel;
import hexalyst.ui.graph.GameAnalysisViewModel;
import hexalyst.ui.job.JobViewModel;
import hexalyst.ui.lines.LinesViewModel;
import hexalyst.ui.lines.WhyViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;

/// The commands of the engine, of its lines and proofs, and of the analysis of the whole game, with their keys.
final class EngineCommands {
    private final TabModels models;
    private final Reveal reveal;
    private final Texts texts = Texts.of(EngineCommands.class);

    /// Makes visible what a command acts on.
    ///
    /// @param engine the engine's panel
    /// @param proof the proof
    record Reveal(Runnable engine, Runnable proof) {}

    /// @param models what the commands act on
    /// @param reveal makes it visible
    EngineCommands(TabModels models, Reveal reveal) {
        this.models = models;
        this.reveal = reveal;
    }

    /// All commands.
    List<Command> all() {
        List<Command> all = new ArrayList<>(engine());
        all.addAll(lines());
        all.addAll(analysis());
        all.addAll(external());
        return all;
    }

    private List<Command> engine() {
        return List.of(
                command("engine", models.values().engine()::press)
                        .everywhere("Shortcut+E")
                        .withKeys("Space"),
                command("engine-add", models.values().engine()::addToGame)
                        .when(models.values()
                                .engine()
                                .stateProperty()
                                .map(now -> now.proof().isPresent())),
                command("threat", models.values().threat()::toggle).withKeys("X"),
                command("lock", models.values().engine().focus()::toggle)
                        .named(models.values()
                                .engine()
                                .focus()
                                .lockProperty()
                                .map(place -> texts.get(place.isPresent() ? "menu.unlock" : "menu.lock")))
                        .everywhere("Shortcut+L"));
    }

    private List<Command> lines() {
        LinesViewModel lines = models.values().lines();
        ObservableValue<Boolean> askable = Bindings.createBooleanBinding(
                () -> models.values().why().answerProperty().get().isPresent()
                        || bestMove().isPresent(),
                models.values().why().answerProperty(),
                models.values().position().valuesProperty());
        return List.of(
                command("why", this::why).withKeys("Y").when(askable),
                command("lines-more", () -> lines.show(1))
                        .withKeys(".")
                        .when(lines.countProperty().lessThan(BoardLookViewModel.MOST_LINES)),
                command("lines-fewer", () -> lines.show(-1))
                        .withKeys(",")
                        .when(lines.countProperty().greaterThan(0)),
                command("proof-against", this::playAgainstProof)
                        .withKeys("U")
                        .when(models.values()
                                .proof()
                                .decidedProperty()
                                .or(models.values().proof().againstProperty())));
    }

    private List<Command> analysis() {
        GameAnalysisViewModel analysis = models.values().analysis();
        ObservableValue<Boolean> idle = analysis.job().stateProperty().map(state -> state == JobViewModel.State.IDLE);
        ObservableValue<Boolean> works = idle.map(now -> !now);
        return List.of(
                command("analyse-game", analysis::start)
                        .everywhere("Shortcut+Shift+G")
                        .when(idle),
                command("game-summary", this::sumUp)
                        .when(models.values().graph().wholeProperty()),
                command("analysis-pause", analysis.job()::pauseOrResume)
                        .named(analysis.job().pauseKey().map(key -> texts.get("menu.analysis-" + key)))
                        .when(works),
                command("analysis-cancel", analysis.job()::cancel).when(works));
    }

    private void sumUp() {
        reveal.engine().run();
        models.values().graph().sumUp();
    }

    private List<Command> external() {
        ExternalEngineViewModel external = models.values().external();
        return List.of(
                command("external", external::choose),
                command("external-ask", external::askOrStop)
                        .when(external.commandProperty()
                                .isNotEmpty()
                                .and(external.busyProperty().not())));
    }

    /// Asks why the best move wins or loses, or closes the answer.
    private void why() {
        WhyViewModel why = models.values().why();
        if (why.answerProperty().get().isPresent()) {
            why.close();
        } else {
            bestMove().ifPresent(best -> {
                reveal.engine().run();
                why.ask(best);
            });
        }
    }

    private Optional<Move> bestMove() {
        return models.values()
                .position()
                .state()
                .values()
                .filter(values ->
                        values.position().equals(models.values().lines().position()))
                .flatMap(values -> values.best(1).stream().findFirst())
                .flatMap(MoveValues.Row::turn);
    }

    private void playAgainstProof() {
        BooleanProperty against = models.values().proof().againstProperty();
        reveal.proof().run();
        against.set(!against.get());
    }

    private Command command(String id, Runnable action) {
        return Command.of(id, CommandGroup.ENGINE, texts.get("menu." + id), action);
    }
}
