package hexalyst.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;

class CommandListTest {
    private final List<String> done = new ArrayList<>();
    private final SimpleBooleanProperty anything = new SimpleBooleanProperty();
    private final CommandList commands = new CommandList(List.of(
            command("lens", CommandGroup.BOARD, "Lens: the value of every move"),
            command("save", CommandGroup.FILE, "Save"),
            command("unfold", CommandGroup.VIEW, "Unfold the variation"),
            command("fold", CommandGroup.VIEW, "Fold the variation").when(anything)));

    private Command command(String id, CommandGroup group, String text) {
        return Command.of(id, group, text, () -> {
            done.add(id);
        });
    }

    private String found(String query) {
        return String.join(
                " ",
                commands.find(query, CommandAliases.read()).stream()
                        .map(Command::id)
                        .toList());
    }

    @Test
    void wordsAreFoundInAnyOrderAndAsPartsOfWords() {
        assertEquals("lens save unfold fold", found(""));
        assertEquals("lens", found("move LENS"));
        assertEquals("lens", found(" val  mov "));
        assertEquals("unfold fold", found("ariat"));
        assertEquals("", found("lens variation"));
    }

    @Test
    void whatBeginsWithTheWordsComesFirst() {
        assertEquals("fold unfold", found("fold"));
        assertEquals("fold unfold", found("var fold"));
    }

    @Test
    void aNameThatBeginsWithTheWordsComesBeforeOneThatHasThem() {
        CommandList setup = new CommandList(List.of(
                command("open", CommandGroup.BOARD, "Open the position that is set up"),
                command("page", CommandGroup.VIEW, "Set up a position")));
        assertEquals(List.of("page", "open"), ids(setup, "set up"));
        assertEquals(List.of("page", "open"), ids(setup, "set u"));
        assertEquals(List.of("open", "page"), ids(setup, "up set"), "neither begins with it");
    }

    @Test
    void wordsAreFoundInAnotherFormToo() {
        CommandList german = new CommandList(List.of(
                command("hill", CommandGroup.VIEW, "Hohe Ansicht"),
                command("theme", CommandGroup.VIEW, "Farben: Hoher Kontrast"),
                command("next", CommandGroup.GO, "Nächste Verzweigung"),
                command("size", CommandGroup.VIEW, "Größere Schrift")));
        assertEquals(List.of("theme", "hill"), ids(german, "hoher"));
        assertEquals(List.of("hill", "theme"), ids(german, "hohe"));
        assertEquals(List.of("hill", "theme"), ids(german, "hohes"));
        assertEquals(List.of("next"), ids(german, "naechster"));
        assertEquals(List.of("next"), ids(german, "NACHST"));
        assertEquals(List.of("size"), ids(german, "grosse schriften"));
        assertEquals(List.of(), ids(german, "hin"), "two letters are no stem");
    }

    @Test
    void whatOthersCallACommandFindsItToo() {
        assertEquals("save", found("store"));
        assertEquals("lens", found("heat map"));
    }

    private static List<String> ids(CommandList commands, String query) {
        return commands.find(query, CommandAliases.read()).stream()
                .map(Command::id)
                .toList();
    }

    @Test
    void theNameOfTheGroupFindsItsCommands() {
        assertEquals("save", found(CommandGroup.FILE.title()));
    }

    @Test
    void aCommandThatIsNotPossibleDoesNothing() {
        assertFalse(commands.named("fold").run());
        anything.set(true);
        assertTrue(commands.named("fold").run());
        assertEquals(List.of("fold"), done);
        assertThrows(NoSuchElementException.class, () -> commands.named("none"));
    }

    @Test
    void idsAreUnique() {
        Command save = commands.named("save");
        List<Command> twice = List.of(save, save);
        assertThrows(IllegalArgumentException.class, () -> new CommandList(twice));
    }
}
