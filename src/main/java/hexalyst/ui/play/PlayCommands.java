package hexalyst.ui.play;

import hexalyst.engine.estimate.Strength;
import hexalyst.text.Texts;
import hexalyst.ui.command.Command;
import hexalyst.ui.command.CommandGroup;
import hexalyst.ui.game.GameViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The commands of play against the engine, with their keys.
public final class PlayCommands {
    private final PlayViewModel play;
    private final HintViewModel hint;
    private final GameViewModel game;
    private final PlayNames names;
    private final Texts texts = Texts.of(PlayCommands.class);

    /// @param play play against the engine
    /// @param hint hints during play
    /// @param game the open game
    public PlayCommands(PlayViewModel play, HintViewModel hint, GameViewModel game) {
        this.play = play;
        this.hint = hint;
        this.game = game;
        names = new PlayNames(game);
    }

    /// All commands.
    public List<Command> commands() {
        List<Command> all = new ArrayList<>(List.of(
                command("toggle", play::toggle).withKeys("Shift+P"),
                command("on", play::moveOn)
                        .withKeys("S")
                        .when(play.stateProperty().map(PlayState::movesOn)),
                command("pause", play::pause)
                        .withKeys("Shift+S")
                        .when(play.stateProperty().map(state -> state == PlayState.THINKING)),
                command("hint", hint::give).withKeys("Shift+H").when(hint.canGive()),
                command("back", play::takeBack).when(play.canTakeBack()),
                command("resign", play::resign).when(play.canResign())));
        for (EngineSide side : EngineSide.values()) {
            all.add(Command.of(id(side), CommandGroup.ENGINE, "", () -> play.begin(side))
                    .named(game.momentProperty().map(now -> texts.get("command.side", names.of(side)))));
        }
        for (Strength strength : Strength.values()) {
            String text = texts.get("command.strength", names.of(strength));
            all.add(Command.of(
                    id(strength),
                    CommandGroup.ENGINE,
                    text,
                    () -> play.strengthProperty().set(strength)));
        }
        return List.copyOf(all);
    }

    /// The id of the command that gives the engine this side or strength.
    static String id(Enum<?> choice) {
        return "play-" + choice.name().toLowerCase(Locale.ROOT);
    }

    private Command command(String name, Runnable action) {
        return Command.of("play-" + name, CommandGroup.ENGINE, texts.get("command.play-" + name), action);
    }
}
