package hexalyst.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.ui.theme.KeptSettings;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class KeyBindingsTest {
    private final KeptSettings settings = new KeptSettings();
    private final CommandList commands = new CommandList(List.of(
            command("step").withKeys("Left"),
            command("lens").withKeys("L"),
            command("back").withKeys("Left"),
            command("redo").everywhere("Shortcut+Shift+Z").withKeys("Shortcut+Y"),
            command("keys").everywhere("F1").withKeys("?"),
            command("plain")));
    private final KeyBindings keys = bindings();
    private final KeyEditing editing = new KeyEditing(commands, keys);

    private static Command command(String id) {
        return Command.of(id, CommandGroup.GO, "the " + id, () -> {});
    }

    private KeyBindings bindings() {
        KeyBindings made = new KeyBindings(settings);
        made.learn(commands.all());
        return made;
    }

    private static KeyCombination key(String name) {
        return KeyText.parse(name);
    }

    private void press(String id, String name) {
        editing.begin(commands.named(id));
        editing.press(key(name));
    }

    @Test
    void keysAreToldInWords() {
        assertEquals("Left", keys.text("back").getValue());
        assertEquals(List.of("Ctrl+Shift+Z", "Ctrl+Y"), keys.texts("redo"));
        assertEquals(List.of("F1", "?"), keys.texts("keys"));
        assertEquals("", keys.text("plain").getValue());
        assertEquals("", keys.text("unheard of").getValue());
    }

    @Test
    void aFreeKeyIsTakenAtOnceAndToldAtOnce() {
        ObservableValue<String> told = keys.text("lens");
        StringBuilder seen = new StringBuilder();
        told.subscribe(text -> seen.append(text).append(' '));
        press("lens", "Ctrl+F2");
        assertEquals("L Ctrl+F2 ", seen.toString());
        assertTrue(editing.commandProperty().get().isEmpty());
        assertTrue(keys.isOwn("lens"));
        editing.begin(commands.named("lens"));
        editing.reset();
        assertEquals("L Ctrl+F2 L ", seen.toString());
        assertFalse(keys.anyOwn());
    }

    @Test
    void aKeyOfAnotherCommandIsTakenOnlyIfConfirmed() {
        press("lens", "Shortcut+Y");
        assertEquals(
                "Ctrl+Y belongs to “the redo”. Use it for “the lens” instead?",
                editing.questionProperty().get().orElseThrow().text());
        editing.press(key("M"));
        assertTrue(editing.questionProperty().get().isPresent(), "a question is not answered by a letter");
        editing.cancel();
        editing.confirm();
        assertEquals(List.of("L"), keys.texts("lens"));
        press("lens", "Shortcut+Y");
        editing.confirm();
        assertEquals(List.of("Ctrl+Y"), keys.texts("lens"));
        assertEquals(List.of("Ctrl+Shift+Z"), keys.texts("redo"));
        assertTrue(editing.questionProperty().get().isEmpty());
    }

    @Test
    void keysThatTwoHaveByDefaultAreNoQuarrel() {
        press("back", "H");
        assertEquals(List.of("H"), keys.texts("back"));
        editing.begin(commands.named("back"));
        editing.reset();
        assertEquals(List.of("Left"), keys.texts("back"));
        assertEquals(List.of("Left"), keys.texts("step"));
        press("lens", "Left");
        assertTrue(editing.questionProperty().get().orElseThrow().text().contains("“the back”, “the step”"));
    }

    @Test
    void aResetAsksForAKeyThatAnotherHasGotSince() {
        press("plain", "L");
        editing.confirm();
        assertEquals(List.of(), keys.texts("lens"));
        editing.begin(commands.named("lens"));
        editing.reset();
        assertTrue(editing.questionProperty().get().orElseThrow().text().contains("“the plain”"));
        editing.confirm();
        assertEquals(List.of("L"), keys.texts("lens"));
        assertEquals(List.of(), keys.texts("plain"));
        assertFalse(keys.anyOwn(), "everything is as at first");
    }

    @Test
    void escapeLeavesAKeyAsItIs() {
        press("lens", "Esc");
        assertEquals(List.of("L"), keys.texts("lens"));
        assertTrue(editing.commandProperty().get().isEmpty());
    }

    @Test
    void chosenKeysSurviveARestart() {
        press("lens", "Shortcut+Shift+Comma");
        press("plain", "Add");
        editing.begin(commands.named("keys"));
        editing.remove();
        KeyBindings again = bindings();
        for (Command command : commands.all()) {
            assertEquals(keys.keys(command.id()), again.keys(command.id()), command.id());
        }
        assertEquals(List.of(key("Shortcut+Shift+Comma")), again.keys("lens"));
        assertEquals(List.of(), again.keys("keys"));
        editing.resetAll();
        assertTrue(keys.isOwn("lens"), "not before it is confirmed");
        editing.confirm();
        assertFalse(bindings().anyOwn());
        assertEquals(List.of(key("F1"), key("?")), keys.keys("keys"));
    }

    @Test
    void whatCannotBeReadCountsAsNotChosen() {
        settings.put("keys", "lens=Nonsense+L;;=H;back=H;redo");
        KeyBindings read = bindings();
        assertEquals(List.of("L"), read.texts("lens"));
        assertEquals(List.of("H"), read.texts("back"));
        assertFalse(read.isOwn("redo"));
    }
}
