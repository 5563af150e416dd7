package hexalyst.ui.command;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/// All commands of a window. Of two with the same key the one that stands first is asked first.
///
/// @param all the commands, no two with the same id
public record CommandList(List<Command> all) {
    /// Copies the list.
    public CommandList {
        all = List.copyOf(all);
        long ids = all.stream().map(Command::id).distinct().count();
        if (ids < all.size()) {
            throw new IllegalArgumentException("two commands have the same id");
        }
    }

    /// The command of that id.
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

    /// The commands that have every word of a query in their name or the name of their group, in any order and as parts
    /// of words too. First those where each word begins one of the name's words, last those that have the words in
    /// another form only, such as `hohe` for `hoher`.
    public List<Command> find(String query) {
        List<String> words = WordForms.words(query);
        List<Command> starting = new ArrayList<>();
        List<Command> holding = new ArrayList<>();
        List<Command> related = new ArrayList<>();
        for (Command command : all) {
            List<String> name = WordForms.words(command.text());
            String whole =
                    WordForms.folded(command.text() + " " + command.group().title());
            if (words.stream().allMatch(word -> name.stream().anyMatch(own -> own.startsWith(word)))) {
                starting.add(command);
            } else if (words.stream().allMatch(whole::contains)) {
                holding.add(command);
            } else if (words.stream().allMatch(word -> WordForms.related(word, name))) {
                related.add(command);
            }
        }
        starting.addAll(holding);
        starting.addAll(related);
        return starting;
    }
}
