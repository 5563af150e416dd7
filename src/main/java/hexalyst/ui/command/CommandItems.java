package hexalyst.ui.command;

import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.input.KeyCombination;

/// Makes menu items of commands, each with the id `menu-` and the command's id, its name and the key that it has now.
public final class CommandItems {
    private final CommandList commands;
    private final KeyBindings keys;

    /// @param commands what can be done
    /// @param keys with which keys
    public CommandItems(CommandList commands, KeyBindings keys) {
        this.commands = commands;
        this.keys = keys;
    }

    /// An item that runs a command.
    public MenuItem item(String id) {
        Command command = commands.named(id);
        MenuItem item = dress(new MenuItem(), command);
        item.setOnAction(event -> command.run());
        return item;
    }

    /// An item with a tick, for a command that switches a property.
    public CheckMenuItem check(String id, BooleanProperty on) {
        Command command = commands.named(id);
        CheckMenuItem item = dress(new CheckMenuItem(), command);
        item.selectedProperty().bindBidirectional(on);
        return item;
    }

    /// An item for a command that makes something the chosen one of several.
    ///
    /// @param chosen true while it is
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

    /// The keys that the items tell.
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

    /// Lets an item show the key that a command has now.
    public static void tellKey(MenuItem item, KeyBindings keys, String id) {
        ObservableValue<KeyCombination> shown = keys.text(id).map(text -> text.isEmpty() ? null : new ShownKey(text));
        item.acceleratorProperty().bind(shown);
    }
}
