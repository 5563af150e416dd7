package hexalyst.ui.command;

import hexalyst.text.Texts;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The two commands about commands: the overview of all keys and the palette. Adds them to a window's list.
public final class CommandHelp {
    private final Layer layer;
    private final KeyBindings keys;
    private final CommandList commands;
    private @Nullable KeysView keysView;
    private @Nullable PaletteView palette;

    /// @param layer where they are shown
    /// @param keys the key bindings, to which the default keys of all commands are added here
    /// @param others the other commands of the window
    public CommandHelp(Layer layer, KeyBindings keys, List<Command> others) {
        this.layer = layer;
        this.keys = keys;
        Texts texts = Texts.of(CommandHelp.class);
        List<Command> own = List.of(
                Command.of("keys", CommandGroup.HELP, texts.get("keys.command"), this::showKeys)
                        .everywhere("Shortcut+F1")
                        .withKeys("?"),
                Command.of("palette", CommandGroup.HELP, texts.get("palette.command"), this::showPalette)
                        .everywhere("Shortcut+Shift+P"));
        commands = new CommandList(Stream.concat(others.stream(), own.stream()).toList());
        keys.learn(commands.all());
    }

    /// All commands of the window.
    public CommandList commands() {
        return commands;
    }

    private void showKeys() {
        KeysView view = keysView;
        if (view == null) {
            view = new KeysView(layer, commands, new KeyEditing(commands, keys));
            keysView = view;
        }
        view.open();
    }

    private void showPalette() {
        PaletteView view = palette;
        if (view == null) {
            view = new PaletteView(layer, commands, keys);
            palette = view;
        }
        view.open();
    }
}
