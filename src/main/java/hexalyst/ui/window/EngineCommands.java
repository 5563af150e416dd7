package hexalyst.ui.window;

import hexalyst.analysis.live.MoveValues;
import hexalyst.game.Move;
import hexalyst.text.Texts;
import hexalyst.ui.analysis.GameAnalysisViewModel;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.engine.ExternalEngineViewModel;
import hexalyst.ui.job.JobViewModel;
import hexalyst.ui.values.LinesViewModel;
import hexalyst.ui.values.WhyViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;

/// The commands of the engine, of its lines and proofs, and of the analysis of the whole game, with their keys.
final class EngineCommands {
    private final Workbench bench;
    private final Reveal reveal;
    private final Texts texts = Texts.of(EngineCommands.class);

    /// Makes visible what a command acts on.
    ///
    /// @param engine the engine's panel
    /// @param proof the proof
    record Reveal(Runnable engine, Runnable proof) {}

    /// @param bench what the commands act on
    /// @param reveal makes it visible
    EngineCommands(Workbench bench, Reveal reveal) {
        this.bench = bench;
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
                command("engine", bench.engine()::press)
                        .everywhere("Shortcut+E")
                        .withKeys("Space"),
                command("engine-add", bench.engine()::addToGame)
                        .when(bench.engine()
                                .stateProperty()
                                .map(now -> now.proof().isPresent())),
                command("threat", bench.threat()::toggle).withKeys("X"),
                command("lock", bench.engine().focus()::toggle)
                        .named(bench.engine()
                                .focus()
                                .lockProperty()
                                .map(place -> texts.get(place.isPresent() ? "menu.unlock" : "menu.lock")))
                        .everywhere("Shortcut+L"));
    }

    private List<Command> lines() {
        LinesViewModel lines = bench.lines();
        ObservableValue<Boolean> askable = Bindings.createBooleanBinding(
                () -> bench.why().answerProperty().get().isPresent()
                        || bestMove().isPresent(),
                bench.why().answerProperty(),
                bench.position().valuesProperty());
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
                        .when(bench.proof().decidedProperty().or(bench.proof().againstProperty())));
    }

    private List<Command> analysis() {
        GameAnalysisViewModel analysis = bench.analysis();
        ObservableValue<Boolean> idle = analysis.job().stateProperty().map(state -> state == JobViewModel.State.IDLE);
        ObservableValue<Boolean> works = idle.map(now -> !now);
        return List.of(
                command("analyse-game", analysis::start)
                        .everywhere("Shortcut+Shift+G")
                        .when(idle),
                command("game-summary", this::sumUp).when(bench.graph().wholeProperty()),
                command("analysis-pause", analysis.job()::pauseOrResume)
                        .named(analysis.job().pauseKey().map(key -> texts.get("menu.analysis-" + key)))
                        .when(works),
                command("analysis-cancel", analysis.job()::cancel).when(works));
    }

    private void sumUp() {
        reveal.engine().run();
        bench.graph().sumUp();
    }

    private List<Command> external() {
        ExternalEngineViewModel external = bench.external();
        return List.of(
                command("external", external::choose),
                command("external-ask", external::askOrStop)
                        .when(external.commandProperty()
                                .isNotEmpty()
                                .and(external.busyProperty().not())));
    }

    /// Asks why the best move wins or loses, or closes the answer.
    private void why() {
        WhyViewModel why = bench.why();
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
        return bench.position()
                .state()
                .values()
                .filter(values -> values.position().equals(bench.lines().position()))
                .flatMap(values -> values.best(1).stream().findFirst())
                .flatMap(MoveValues.Row::turn);
    }

    private void playAgainstProof() {
        BooleanProperty against = bench.proof().againstProperty();
        reveal.proof().run();
        against.set(!against.get());
    }

    private Command command(String id, Runnable action) {
        return Command.of(id, CommandGroup.ENGINE, texts.get("menu." + id), action);
    }
}
