package hexalyst.ui.command;

import hexalyst.text.Texts;

/// What a command is about. Groups are shown in this order.
public enum CommandGroup {
    FILE,
    EDIT,
    GO,
    VIEW,
    BOARD,
    ENGINE,
    STUDY,
    HELP;

    /// The group's name in the user's language.
    public String title() {
        return Texts.of(CommandGroup.class).get("group." + name());
    }
}
