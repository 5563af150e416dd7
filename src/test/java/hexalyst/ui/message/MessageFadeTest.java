package hexalyst.ui.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.ui.fx.Queue;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.Test;

class MessageFadeTest {
    private final MessageLine messages = new MessageLine();
    private final SimpleIntegerProperty changes = new SimpleIntegerProperty();
    private final Queue queue = new Queue();

    MessageFadeTest() {
        new MessageFade(messages, queue, changes);
    }

    private String text() {
        return messages.message().text();
    }

    @Test
    void whatWasSaidGoesWithTheNextChangeAndNotWithItsOwn() {
        messages.say("redone: promote g5b");
        changes.set(1);
        assertEquals("redone: promote g5b", text());
        queue.runAll();
        changes.set(2);
        assertEquals("", text());
    }

    @Test
    void aWarningGoesWithAnotherBoardAndWithAnotherPage() {
        SimpleIntegerProperty elsewhere = new SimpleIntegerProperty();
        new MessageFade(messages, queue, changes, elsewhere);
        messages.warn("d3 is occupied");
        queue.runAll();
        elsewhere.set(1);
        assertEquals("", text());
        messages.warn("d3 is occupied");
        messages.clearWarning();
        assertEquals("", text());
        messages.say("saved");
        messages.clearWarning();
        assertEquals("saved", text());
    }

    @Test
    void whatWasSaidGoesAfterAWhileUnlessSomethingElseWasSaid() {
        messages.say("one");
        messages.warn("two");
        queue.runAll();
        assertEquals("two", text());
        queue.endPauses();
        assertEquals("", text());
    }
}
