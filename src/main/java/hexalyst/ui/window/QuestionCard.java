package hexalyst.ui.window;

import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.Layer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.PopupControl;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// A card over the window that asks a question. Enter chooses the default answer and Escape cancels, wherever the focus
/// is in the card: lists and number fields would otherwise consume both keys. Popups over the card, such as a combo
/// box, still get these keys, and a focused button gets Enter.
///
/// @param <T> the answers
final class QuestionCard<T> extends VBox {
    private final ButtonBar bar = new ButtonBar();
    private final Layer layer;
    private T answer;

    /// @param layer where the card is shown
    /// @param title the title
    /// @param content the content
    /// @param none the answer if the user closes the card
    QuestionCard(Layer layer, String title, Node content, T none) {
        this.layer = layer;
        answer = none;
        setId("question");
        getStyleClass().addAll("card", "question");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        content.getStyleClass().add("card-body");
        getChildren().addAll(new CardHead(title), content, bar);
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    }

    /// Adds an answer.
    ///
    /// @param data the kind of answer, for its place among the others and for the keys
    /// @param chosen provides the answer when it is chosen
    Button offer(String text, ButtonData data, Supplier<T> chosen) {
        Button button = new Button(text);
        button.setDefaultButton(data.isDefaultButton());
        ButtonBar.setButtonData(button, data);
        button.setOnAction(event -> {
            answer = chosen.get();
            layer.close();
        });
        bar.getButtons().add(button);
        return button;
    }

    /// Waits for the answer, while the program keeps running.
    ///
    /// @param first the node that gets the focus
    T ask(Node first) {
        layer.ask(this, first);
        return answer;
    }

    private void press(KeyEvent event) {
        Node focused = getScene().getFocusOwner();
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown() && !event.isControlDown();
        if (!plain || focused instanceof ComboBoxBase<?> box && box.isShowing() || isOver()) {
            return;
        }
        if (event.getCode() == KeyCode.ENTER && !(focused instanceof Button)) {
            commit(focused);
            bar.getButtons().stream()
                    .map(Button.class::cast)
                    .filter(button -> button.isDefaultButton() && !button.isDisabled())
                    .findFirst()
                    .ifPresent(Button::fire);
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            layer.close();
            event.consume();
        }
    }

    private static boolean isOver() {
        return WindowKeys.isMenuOpen()
                || Window.getWindows().stream()
                        .anyMatch(window -> window instanceof PopupControl popup
                                && popup.getStyleClass().contains("auto-complete-popup"));
    }

    /// Accepts text in a number field that still has the focus.
    private static void commit(Node focused) {
        for (Node node = focused; node != null; node = node.getParent()) {
            if (node instanceof Spinner<?> spinner) {
                spinner.commitValue();
            }
        }
    }
}
