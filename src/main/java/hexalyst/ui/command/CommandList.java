package hexalyst.ui.command;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/// All commands of a window. If two have the same key, the first one is tried first.
///
/// @param all the commands, no two with the same id
public record CommandList(List<Command> all) {
    public CommandList {
        all = List.copyOf(all);
        long ids = all.stream().map(Command::id).distinct().count();
        if (ids < all.size()) {
            throw new IllegalArgumentException("two commands have the same id");
        }
    }

    /// The command with this id.
    ///
    /// @throws NoSuchElementException if there is none
    public Command named(String id) {
        return all.stream()
                .filter(command -> command.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no command " + id));
    }

    /// The commands of a group.
    public List<Command> of(CommandGroup group) {
        return all.stream().filter(command -> command.group() == group).toList();
    }

    /// The commands with every word of a query in their own name, their group's or among their [CommandAliases], in any
    /// order, also as parts of words. Commands whose name begins with the words come first, then those where each word
    /// begins a word of the name; those that match only in another form, such as `hohe` for `hoher`, come last.
    ///
    /// @param aliases what else the commands are called
    public List<Command> find(String query, CommandAliases aliases) {
        List<String> words = WordForms.words(query);
        List<Command> leading = new ArrayList<>();
        List<Command> starting = new ArrayList<>();
        List<Command> holding = new ArrayList<>();
        List<Command> related = new ArrayList<>();
        for (Command command : all) {
            List<String> name = WordForms.words(command.text());
            String whole =
                    WordForms.folded(command.text() + ' ' + command.group().title() + ' ' + aliases.of(command));
            if (leads(words, name)) {
                leading.add(command);
            } else if (words.stream().allMatch(word -> name.stream().anyMatch(own -> own.startsWith(word)))) {
                starting.add(command);
            } else if (words.stream().allMatch(whole::contains)) {
                holding.add(command);
            } else if (words.stream().allMatch(word -> WordForms.related(word, name))) {
                related.add(command);
            }
        }
        leading.addAll(starting);
        leading.addAll(holding);
        leading.addAll(related);
        return leading;
    }

    /// True if a name begins with words, the last of which may go on.
    private static boolean leads(List<String> words, List<String> name) {
        return String.join(" ", name).startsWith(String.join(" ", words));
    }
}
