package hexalyst.ui.command;

import javafx.event.Event;
import javafx.event.EventType;

/// Asks to run a command. Fired by what does not know the commands, heard by the window.
public final class CommandEvent extends Event {
    /// The only type.
    public static final EventType<CommandEvent> RUN = new EventType<>(Event.ANY, "COMMAND_RUN");

    private static final long serialVersionUID = 1;

    private final String command;

    /// @param command the id of the command
    public CommandEvent(String command) {
        super(RUN);
        this.command = command;
    }

    /// The id of the command.
    public String command() {
        return command;
    }
}
