package hexalyst.ui.engine;

import hexalyst.engine.external.EngineCommand;
import hexalyst.engine.external.EngineFailure;
import hexalyst.engine.external.ExternalEngine;
import hexalyst.engine.external.Reply;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameMoment;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.Settings;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// An engine that is another program: its command line, its state, and the move that it suggests for the current
/// position. It is started when it is chosen or first asked, and again after a failure. JavaFX thread only. A thread of
/// its own waits for the program; answers to outdated questions are dropped.
public final class ExternalEngineViewModel implements AutoCloseable {
    private static final String SETTING = "external-engine";
    private static final Duration TIME = Duration.ofSeconds(5);
    /// The most characters of an error that the status bar shows: a program that is not an engine may print anything.
    private static final int MOST_SAID = 100;

    private static final long GOODBYE_MILLIS = 500;

    private final GameViewModel game;
    private final MessageLine messages;
    private final Outside outside;
    private final Texts texts = Texts.of(ExternalEngineViewModel.class);
    private final ReadOnlyStringWrapper command = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Move>> suggestion = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Object lock = new Object();
    private Position position;
    private Optional<Thread> worker = Optional.empty();
    /// Guarded by the lock, as is the number of the question that may use it.
    private Optional<ExternalEngine> engine = Optional.empty();

    private int round;

    /// What the external engine needs from outside.
    ///
    /// @param settings remember the command line
    /// @param prompt asks for the command line
    /// @param positionText writes a position as one line
    /// @param later brings answers to the JavaFX thread
    public record Outside(
            Settings settings, CommandPrompt prompt, Function<Position, String> positionText, FxThread later) {}

    /// Restores the last command line without starting the engine.
    ///
    /// @param game whose current position it is asked about
    /// @param messages shows what went wrong
    public ExternalEngineViewModel(GameViewModel game, MessageLine messages, Outside outside) {
        this.game = game;
        this.messages = messages;
        this.outside = outside;
        position = game.moment().position();
        command.set(outside.settings().get(SETTING, ""));
        state.set(command.get().isEmpty() ? "" : texts.get("external.notStarted"));
        game.momentProperty().subscribe(moment -> {
            if (!moment.position().equals(position)) {
                position = moment.position();
                suggestion.set(Optional.empty());
            }
        });
    }

    /// The command line; empty if there is no external engine.
    public ReadOnlyStringProperty commandProperty() {
        return command.getReadOnlyProperty();
    }

    /// Its name and state in a few words; empty if there is none.
    public ReadOnlyStringProperty stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// The last error in full; empty if there was none since.
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /// True while it starts or thinks.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// The move that it suggests for the current position.
    public ReadOnlyObjectProperty<Optional<Move>> suggestionProperty() {
        return suggestion.getReadOnlyProperty();
    }

    /// Asks the user for a command line, remembers it and starts the engine.
    public void choose() {
        Optional<String> chosen = outside.prompt().engineCommand(command.get()).map(String::strip);
        chosen.ifPresent(line -> {
            try {
                if (!line.isEmpty()) {
                    EngineCommand.parse(line);
                }
            } catch (IllegalArgumentException wrong) {
                messages.warn(String.valueOf(wrong.getMessage()));
                return;
            }
            stop();
            command.set(line);
            state.set("");
            outside.settings().put(SETTING, line);
            if (!line.isEmpty()) {
                work(texts.get("external.starting"), Optional.empty());
            }
        });
    }

    /// Switches to the last chosen command line, which may come from another tab.
    public void recall() {
        String line = outside.settings().get(SETTING, "");
        if (!line.equals(command.get())) {
            stop();
            command.set(line);
            state.set(line.isEmpty() ? "" : texts.get("external.notStarted"));
        }
    }

    /// Asks it for a move in the current position, or stops it if it is busy.
    public void askOrStop() {
        if (busy.get()) {
            stop();
            state.set(texts.get("external.stopped"));
        } else if (position.outcome().over()) {
            messages.say(texts.get("external.over", position.endWords()));
        } else if (!command.get().isEmpty()) {
            suggestion.set(Optional.empty());
            work(texts.get("external.thinking"), Optional.of(game.moment()));
        }
    }

    /// Plays the suggested move; a new move becomes a variation.
    public void playSuggestion() {
        suggestion.get().ifPresent(game::play);
    }

    /// Does the slow work on a thread of its own: starts the engine if necessary, and asks it for a move.
    private void work(String doing, Optional<GameMoment> asked) {
        EngineCommand program = EngineCommand.parse(command.get());
        busy.set(true);
        state.set(doing);
        trouble.set("");
        messages.clearWarning();
        int mine;
        synchronized (lock) {
            mine = ++round;
        }
        worker = Optional.of(Thread.ofPlatform()
                .daemon()
                .name("hexalyst-external-engine")
                .start(() -> {
                    try {
                        ExternalEngine running = running(program, mine);
                        Optional<Reply> reply =
                                asked.isPresent() ? Optional.of(ask(running, asked.get())) : Optional.empty();
                        arrive(mine, () -> succeed(running.name(), asked, reply));
                    } catch (EngineFailure failure) {
                        arrive(mine, () -> fail(failure.text()));
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                }));
    }

    private ExternalEngine running(EngineCommand program, int mine) throws EngineFailure, InterruptedException {
        synchronized (lock) {
            if (engine.isPresent() && engine.get().alive()) {
                return engine.get();
            }
        }
        ExternalEngine started = ExternalEngine.start(program, outside.positionText());
        synchronized (lock) {
            if (mine != round) {
                started.close();
                throw new InterruptedException("stopped while it started");
            }
            engine = Optional.of(started);
        }
        return started;
    }

    private static Reply ask(ExternalEngine running, GameMoment asked) throws EngineFailure, InterruptedException {
        return running.move(asked.tree().start(), asked.tree().moves(asked.id()), asked.position(), TIME);
    }

    private void arrive(int mine, Runnable task) {
        outside.later().run(() -> {
            synchronized (lock) {
                if (mine != round) {
                    return;
                }
            }
            busy.set(false);
            task.run();
        });
    }

    private void succeed(String name, Optional<GameMoment> asked, Optional<Reply> reply) {
        state.set(name);
        if (asked.isEmpty() || reply.isEmpty() || !asked.get().position().equals(position)) {
            return;
        }
        switch (reply.get()) {
            case Reply.Plays plays -> suggestion.set(Optional.of(plays.move()));
            case Reply.Resigns resigns -> messages.say(texts.get("external.resigns", name));
        }
    }

    private void fail(String what) {
        state.set(texts.get("external.failed"));
        trouble.set(what);
        messages.warn(what.length() > MOST_SAID ? what.substring(0, MOST_SAID) + "…" : what);
    }

    /// Ends the program, whatever it is doing.
    private void stop() {
        trouble.set("");
        synchronized (lock) {
            round++;
            engine.ifPresent(ExternalEngine::close);
            engine = Optional.empty();
        }
        worker.ifPresent(Thread::interrupt);
        busy.set(false);
        suggestion.set(Optional.empty());
    }

    /// Ends the program, even if it is just being started.
    @Override
    public void close() {
        stop();
        worker.ifPresent(thread -> {
            try {
                thread.join(GOODBYE_MILLIS);
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
