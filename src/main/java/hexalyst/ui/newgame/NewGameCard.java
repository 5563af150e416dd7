package hexalyst.ui.newgame;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.Layer;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.files.WantedGame.Purpose;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The card on which a user chooses a new game: first among all games, then on the game's own page. It is made once and
/// asks again and again. Escape leads from the page back to all games.
public final class NewGameCard extends VBox {
    private final Texts texts = Texts.of(NewGameCard.class);
    private final AllGamesViewModel list;
    private final NewGameViewModel model = new NewGameViewModel(Games.all());
    private final AllGamesView games;
    private final GamePageView page;
    private Optional<WantedGame> answer = Optional.empty();
    private @Nullable Layer layer;

    /// @param played the games begun before
    public NewGameCard(GamesPlayed played) {
        list = new AllGamesViewModel(Games.all(), played);
        games = new AllGamesView(list, this::show, start -> end(WantedGame.of(start, Purpose.ANALYSE)));
        page = new GamePageView(model, list::sample, this::showAll, this::end);
        setId("new-game");
        getStyleClass().addAll("card", "new-game-card");
        addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        VBox.setVgrow(games, Priority.ALWAYS);
        VBox.setVgrow(page, Priority.ALWAYS);
    }

    /// Asks for a new game; empty if the user cancelled.
    ///
    /// @param over where the card is shown
    /// @param open a position of the open game
    public Optional<WantedGame> ask(Layer over, Position open) {
        layer = over;
        answer = Optional.empty();
        model.begin(open);
        games.begin(open);
        showAll();
        over.ask(this, this);
        layer = null;
        answer.ifPresent(wanted -> list.begun(wanted.tree().start()));
        return answer;
    }

    private void showAll() {
        Button cancel = new Button(texts.get("games.cancel"));
        cancel.setId("new-cancel");
        cancel.setOnAction(event -> close());
        getChildren().setAll(new CardHead(texts.get("games.title"), cancel), games);
        requestFocus();
    }

    /// Gives the focus to what the user needs first.
    @Override
    public void requestFocus() {
        if (getChildren().contains(page)) {
            page.focus();
        } else {
            games.first().requestFocus();
        }
    }

    private void show(Game game) {
        model.choose(game);
        getChildren().setAll(page.head(), page);
        // What scrolls has no content before it is styled, so nothing could have the focus.
        applyCss();
        page.begin();
    }

    private void end(WantedGame wanted) {
        answer = Optional.of(wanted);
        close();
    }

    private void close() {
        if (layer != null) {
            layer.close();
        }
    }

    private void escape(KeyEvent event) {
        boolean choosing = event.getTarget() instanceof ComboBoxBase<?> box && box.isShowing();
        if (event.getCode() == KeyCode.ESCAPE && !choosing) {
            if (getChildren().contains(page)) {
                showAll();
            } else {
                close();
            }
            event.consume();
        }
    }
}
