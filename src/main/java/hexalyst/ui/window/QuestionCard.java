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

/// A card over the window that asks something. Enter takes what it proposes and Escape cancels it, wherever the focus
/// is in it: lists and number fields would use up both keys. What is open over the card, such as a box of choices,
/// keeps them, and a button its own Enter.
///
/// @param <T> the answers
final class QuestionCard<T> extends VBox {
    private final ButtonBar bar = new ButtonBar();
    private final Layer layer;
    private T answer;

    /// @param layer where it lies
    /// @param title what it is about
    /// @param content what stands in it
    /// @param none the answer of who puts it away
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

    /// Offers an answer.
    ///
    /// @param data what kind of answer it is, for its place among the others and for the keys
    /// @param chosen tells the answer, when it is chosen
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

    /// Waits for the answer, while the program goes on.
    ///
    /// @param first what has the keys
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

    /// What was typed into a number field counts, although it is not left.
    private static void commit(Node focused) {
        for (Node node = focused; node != null; node = node.getParent()) {
            if (node instanceof Spinner<?> spinner) {
                spinner.commitValue();
            }
        }
    }
}
