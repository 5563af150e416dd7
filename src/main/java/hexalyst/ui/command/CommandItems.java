package hexalyst.ui.command;

import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.input.KeyCombination;

/// Makes menu items of commands. Each has the id `menu-` plus the command's id, the command's name, and its current
/// key.
public final class CommandItems {
    private final CommandList commands;
    private final KeyBindings keys;

    /// @param commands the commands
    /// @param keys their key bindings
    public CommandItems(CommandList commands, KeyBindings keys) {
        this.commands = commands;
        this.keys = keys;
    }

    /// A menu item that runs a command.
    public MenuItem item(String id) {
        Command command = commands.named(id);
        MenuItem item = dress(new MenuItem(), command);
        item.setOnAction(event -> command.run());
        return item;
    }

    /// A menu item with a tick, for a command that toggles a property.
    public CheckMenuItem check(String id, BooleanProperty on) {
        Command command = commands.named(id);
        CheckMenuItem item = dress(new CheckMenuItem(), command);
        item.selectedProperty().bindBidirectional(on);
        return item;
    }

    /// A radio item, for a command that selects one of several options.
    ///
    /// @param chosen true while this option is selected
    public RadioMenuItem radio(String id, ObservableValue<Boolean> chosen) {
        Command command = commands.named(id);
        RadioMenuItem item = dress(new RadioMenuItem(), command);
        chosen.subscribe(item::setSelected);
        item.setOnAction(event -> {
            command.run();
            item.setSelected(chosen.getValue());
        });
        return item;
    }

    /// The key bindings that the items show.
    public KeyBindings keys() {
        return keys;
    }

    private <T extends MenuItem> T dress(T item, Command command) {
        item.setId("menu-" + command.id());
        command.name().subscribe(item::setText);
        item.disableProperty().bind(command.possible().map(possible -> !possible));
        tellKey(item, keys, command.id());
        return item;
    }

    /// Makes an item show the current key of a command.
    public static void tellKey(MenuItem item, KeyBindings keys, String id) {
        ObservableValue<KeyCombination> shown = keys.text(id).map(text -> text.isEmpty() ? null : new ShownKey(text));
        item.acceleratorProperty().bind(shown);
    }
}
