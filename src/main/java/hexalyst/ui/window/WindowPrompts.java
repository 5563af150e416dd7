package hexalyst.ui.window;

import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.Layer;
import hexalyst.ui.engine.CommandPrompt;
import hexalyst.ui.files.GameDetailsView;
import hexalyst.ui.files.Prompts;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.fx.Wrapping;
import hexalyst.ui.newgame.NewGameCard;
import hexalyst.ui.theme.Settings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// Questions in cards over the window.
public final class WindowPrompts implements Prompts, CommandPrompt {
    private static final double TEXT_WIDTH = 420;
    /// More would not fit on a small screen.
    private static final int MOST_NAMES = 10;

    private final Texts texts = Texts.of(WindowPrompts.class);
    private final Stage owner;
    private final NewGameCard.Outside newGames;
    private @Nullable NewGameCard newGame;

    /// @param owner the window
    /// @param settings where the games begun and the lessons done are remembered
    /// @param keys the keys of the board of a lesson
    /// @param later plays what follows in a lesson after a pause
    public WindowPrompts(Stage owner, Settings settings, KeyBindings keys, FxThread later) {
        this.owner = owner;
        newGames = new NewGameCard.Outside(settings, keys, later);
    }

    @Override
    public Unsaved unsaved(String name) {
        return unsaved(texts.get("unsaved", name), "save", "discard");
    }

    @Override
    public Unsaved unsavedAll(List<String> names) {
        String shown = names.stream().limit(MOST_NAMES).map(name -> "• " + name).collect(Collectors.joining("\n"));
        String list = names.size() > MOST_NAMES ? shown + "\n• …" : shown;
        return unsaved(texts.get("unsavedAll", names.size(), list), "saveAll", "discardAll");
    }

    private Unsaved unsaved(String question, String yes, String no) {
        QuestionCard<Unsaved> card = card("unsavedTitle", words(question), Unsaved.CANCEL);
        Button save = card.offer(texts.get(yes), ButtonData.YES, () -> Unsaved.SAVE);
        card.offer(texts.get(no), ButtonData.OTHER, () -> Unsaved.DISCARD);
        return card.ask(save);
    }

    @Override
    public Changed changed(String name) {
        QuestionCard<Changed> card = card("changedTitle", words(texts.get("changed", name)), Changed.CANCEL);
        Button other = card.offer(texts.get("saveAs"), ButtonData.YES, () -> Changed.SAVE_AS);
        card.offer(texts.get("overwrite"), ButtonData.OTHER, () -> Changed.OVERWRITE);
        return card.ask(other);
    }

    @Override
    public Alike alike(String what) {
        QuestionCard<Alike> card = card("alikeTitle", words(what), Alike.CANCEL);
        Button add = card.offer(texts.get("alikeAdd"), ButtonData.YES, () -> Alike.ADD);
        card.offer(texts.get("replace"), ButtonData.OTHER, () -> Alike.REPLACE);
        return card.ask(add);
    }

    @Override
    public boolean replace(String name) {
        return sure("replaceTitle", texts.get("replaceText", name), "replace");
    }

    @Override
    public boolean discard(String what) {
        return sure("discardLeftoverTitle", texts.get("discardLeftoverText", what), "discardLeftover");
    }

    @Override
    public boolean forget(String what) {
        return sure("forgetTitle", texts.get("forgetText", what), "forget");
    }

    @Override
    public boolean resign(String side) {
        return sure("resignTitle", texts.get("resignText", side), "resign");
    }

    private boolean sure(String title, String question, String yes) {
        QuestionCard<Boolean> card = card(title, words(question), false);
        return card.ask(card.offer(texts.get(yes), ButtonData.YES, () -> true));
    }

    @Override
    public Optional<WantedGame> newGame(Position like) {
        NewGameCard card = newGame == null ? new NewGameCard(newGames) : newGame;
        newGame = card;
        return card.ask(layer(), like);
    }

    @Override
    public Optional<Tags> details(GameTree tree, Set<String> players) {
        GameDetailsView details = new GameDetailsView(tree, players);
        QuestionCard<Optional<Tags>> card = card("detailsTitle", details, Optional.empty());
        card.offer(texts.get("ok"), ButtonData.OK_DONE, () -> Optional.of(details.tags()));
        return card.ask(details.first());
    }

    @Override
    public Optional<String> engineCommand(String now) {
        TextField line = new TextField(now);
        line.setId("engine-command");
        line.setPromptText(texts.get("externalPrompt"));
        VBox content = new VBox(words(texts.get("externalText")), line);
        QuestionCard<Optional<String>> card = card("externalTitle", content, Optional.empty());
        card.offer(texts.get("ok"), ButtonData.OK_DONE, () -> Optional.of(line.getText()));
        return card.ask(line);
    }

    /// Shows why a file cannot be used.
    public void tell(String text) {
        QuestionCard<Boolean> card = new QuestionCard<>(layer(), texts.get("refusedTitle"), words(text), true);
        card.ask(card.offer(texts.get("ok"), ButtonData.OK_DONE, () -> true));
    }

    private <T> QuestionCard<T> card(String title, Region content, T none) {
        QuestionCard<T> card = new QuestionCard<>(layer(), texts.get(title), content, none);
        card.offer(texts.get("cancel"), ButtonData.CANCEL_CLOSE, () -> none);
        return card;
    }

    private Layer layer() {
        return (Layer) owner.getScene().getRoot();
    }

    private static Region words(String question) {
        Label text = new Label(question);
        Wrapping.on(text);
        text.setPrefWidth(TEXT_WIDTH);
        return new VBox(text);
    }
}
