package hexalyst.ui.lesson;

import hexalyst.text.Texts;
import hexalyst.ui.board.BoardFacts;
import hexalyst.ui.board.BoardKeys;
import hexalyst.ui.command.CommandList;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.lesson.LessonViewModel.State;
import hexalyst.ui.message.Message;
import hexalyst.ui.puzzle.PuzzleBoardCard;
import hexalyst.ui.puzzle.Said;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A lesson: the board, and beside it what the step is about and what was said.
public final class LessonView extends HBox {
    private final Texts texts = Texts.of(LessonView.class);
    private final LessonViewModel model;
    private final PuzzleBoardCard board;
    private final Button next = button("next");
    private final Button play = button("play");

    /// What can be done after the last step.
    ///
    /// @param play plays against the engine
    /// @param sample shows a sample game; empty if the game has none
    public record After(Runnable play, Optional<Runnable> sample) {}

    /// @param keys the keys of the board
    public LessonView(LessonViewModel model, KeyBindings keys, After after) {
        this.model = model;
        board = new PuzzleBoardCard(model, keys);
        setId("lesson");
        getStyleClass().add("lesson");
        HBox.setHgrow(board, Priority.ALWAYS);
        CommandList commands = new CommandList(new BoardKeys(model.board()).playing());
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (model.stateProperty().get() != State.DONE
                    && keys.press(commands, event, false).isPresent()) {
                event.consume();
            }
        });
        BoardFacts facts = new BoardFacts(model.board());
        facts.setId("lesson-facts");
        VBox words = new VBox(number(), text(), facts, said(), message(), steps(), after(after));
        words.getStyleClass().add("lesson-words");
        PageScroll scroll = new PageScroll("lesson-scroll", words);
        scroll.getStyleClass().add("lesson-side");
        getChildren().addAll(board, scroll);
        model.stateProperty().subscribe((before, now) -> focus(now));
    }

    /// Gives the focus to what is needed next: the board, or the way on.
    public void focus() {
        focus(model.stateProperty().get());
    }

    private void focus(State state) {
        if (state != State.DONE) {
            board.board().requestFocus();
        } else {
            (model.isLast() ? play : next).requestFocus();
        }
    }

    private Label number() {
        Label number = new Label();
        number.setId("lesson-step");
        number.getStyleClass().add("card-caption");
        number.textProperty().bind(model.stepProperty().map(now -> texts.get("step", now, model.size())));
        return number;
    }

    private Label text() {
        Label text = WrappedLabel.of("", "lesson-text");
        text.setId("lesson-text");
        text.textProperty().bind(model.textProperty());
        return text;
    }

    private Label said() {
        Label said = WrappedLabel.of("", "lesson-text");
        said.setId("lesson-said");
        model.saidProperty().subscribe(now -> {
            said.setText(now.text());
            said.getStyleClass().removeIf(name -> name.startsWith("puzzle-tone-"));
            said.getStyleClass().add(tone(now));
        });
        Visibility.when(said, said.textProperty().isNotEmpty());
        return said;
    }

    private static String tone(Said said) {
        return "puzzle-tone-" + said.tone().name().toLowerCase(Locale.ROOT);
    }

    private Label message() {
        Label message = WrappedLabel.of("", "card-caption");
        message.setId("lesson-message");
        message.textProperty().bind(model.messages().messageProperty().map(Message::text));
        Visibility.when(message, message.textProperty().isNotEmpty());
        return message;
    }

    private FlowPane steps() {
        BooleanBinding done = model.stateProperty().isEqualTo(State.DONE);
        BooleanBinding last = model.stepProperty().isEqualTo(model.size());
        next.disableProperty().bind(done.not());
        next.defaultButtonProperty().bind(done.and(last.not()));
        next.setOnAction(event -> model.next());
        Visibility.when(next, last.not());
        Button back = button("back");
        back.disableProperty().bind(model.stepProperty().isEqualTo(1));
        back.setOnAction(event -> model.previous());
        Button show = button("show");
        show.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.stateProperty().get() != State.ASKS
                                && model.stateProperty().get() != State.WRONG,
                        model.stateProperty()));
        show.setOnAction(event -> model.demonstrate());
        Visibility.when(show, done.not());
        Button again = button("again");
        again.setOnAction(event -> model.again());
        Visibility.when(again, done);
        return flow(next, show, again, back);
    }

    private VBox after(After after) {
        play.setOnAction(event -> after.play().run());
        Button sample = button("sample");
        sample.setOnAction(event -> after.sample().ifPresent(Runnable::run));
        Visibility.set(sample, after.sample().isPresent());
        BooleanBinding over = model.stateProperty()
                .isEqualTo(State.DONE)
                .and(model.stepProperty().isEqualTo(model.size()));
        play.defaultButtonProperty().bind(over);
        VBox box = new VBox(WrappedLabel.of(texts.get("over")), flow(play, sample));
        box.getStyleClass().add("game-part");
        Visibility.when(box, over);
        return box;
    }

    private Button button(String name) {
        Button button = new Button(Texts.of(LessonView.class).get(name));
        button.setId("lesson-" + name);
        button.setTooltip(new Tooltip(Texts.of(LessonView.class).get(name + ".tip")));
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private static FlowPane flow(Button... buttons) {
        FlowPane flow = new FlowPane(buttons);
        flow.getStyleClass().add("game-chips");
        flow.setMinHeight(Region.USE_PREF_SIZE);
        return flow;
    }
}
