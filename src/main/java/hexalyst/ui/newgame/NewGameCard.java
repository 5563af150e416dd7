package hexalyst.ui.newgame;

import hexalyst.board.Grid;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Position;
import hexalyst.study.lesson.GameLesson;
import hexalyst.text.Texts;
import hexalyst.ui.board.BoardLookViewModel;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.command.KeyBindings;
import hexalyst.ui.command.Layer;
import hexalyst.ui.files.SampleGame;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.files.WantedGame.Purpose;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.lesson.LessonView;
import hexalyst.ui.lesson.LessonViewModel;
import hexalyst.ui.lesson.LessonsReached;
import hexalyst.ui.puzzle.PuzzleProgress;
import hexalyst.ui.theme.Settings;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The card on which a user chooses a new game: first among all games, then on the game's own page. It is made once and
/// asks again and again. From the page one comes to the lesson of the game. Escape leads back from the lesson to the
/// page, and from the
/// page to all games.
public final class NewGameCard extends VBox {
    private final Texts texts = Texts.of(NewGameCard.class);
    private final AllGamesViewModel list;
    private final NewGameViewModel model = new NewGameViewModel(Games.all());
    private final AllGamesView games;
    private final GamePageView page;
    private final Outside outside;
    private final LessonsReached reached;
    private final BoardLookViewModel look;
    private Optional<LessonViewModel> lesson = Optional.empty();
    private Optional<WantedGame> answer = Optional.empty();
    private @Nullable Layer layer;

    /// What it needs from outside.
    ///
    /// @param settings where the games begun and the lessons done are remembered
    /// @param keys the keys of the board of a lesson
    /// @param later plays what follows in a lesson after a pause
    /// @param puzzles passes on how far the user is with the puzzles of a game
    public record Outside(
            Settings settings, KeyBindings keys, FxThread later, BiConsumer<Game, Consumer<PuzzleProgress>> puzzles) {}

    /// A card that has asked nothing yet.
    public NewGameCard(Outside outside) {
        this.outside = outside;
        reached = new LessonsReached(outside.settings());
        look = new BoardLookViewModel(outside.settings());
        list = new AllGamesViewModel(Games.all(), new GamesPlayed(outside.settings()));
        games = new AllGamesView(list, this::show, start -> end(WantedGame.of(start, Purpose.ANALYSE)));
        page = new GamePageView(
                model,
                list::sample,
                new GamePageView.Ways(this::showAll, this::learn, this::end),
                reached,
                outside.puzzles());
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
        rest();
        answer.ifPresent(wanted -> list.begun(wanted.tree().start()));
        return answer;
    }

    private void rest() {
        lesson.ifPresent(LessonViewModel::rest);
        lesson = Optional.empty();
    }

    private void learn(GameLesson learnt) {
        look.show(learnt.game());
        LessonViewModel begun = new LessonViewModel(learnt, reached, look, outside.later());
        lesson = Optional.of(begun);
        Game game = learnt.game();
        Position start = smallStart(learnt);
        LessonView view = new LessonView(
                begun,
                outside.keys(),
                new LessonView.After(
                        () -> end(WantedGame.of(start, Purpose.PLAY_WEAKEST)),
                        Optional.of(game).filter(SampleGame::exists).map(there -> () -> showSample(there))));
        Button back = new Button(game.title());
        back.setId("lesson-leave");
        back.setTooltip(new Tooltip(texts.get("lesson.leave.tip")));
        back.setOnAction(event -> show(game));
        VBox.setVgrow(view, Priority.ALWAYS);
        getChildren().setAll(new CardHead(texts.get("lesson.title", game.title()), back), view);
        applyCss();
        view.focus();
    }

    /// The start on the board of the last step, if a game can begin on it, or else on the usual one.
    private static Position smallStart(GameLesson learnt) {
        Game game = learnt.game();
        Edition edition = game.editions().getFirst();
        Grid board = learnt.steps().getLast().tree().start().grid();
        return game.sizes(edition).contains(board) ? game.start(edition, board) : game.start(edition);
    }

    private void showSample(Game game) {
        SampleGame.of(game).ifPresent(tree -> end(new WantedGame(tree, Purpose.SAMPLE)));
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
        } else if (getChildren().getLast() instanceof LessonView view) {
            view.focus();
        } else {
            games.first().requestFocus();
        }
    }

    private void show(Game game) {
        rest();
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
            if (lesson.isPresent()) {
                show(lesson.get().learnt());
            } else if (getChildren().contains(page)) {
                showAll();
            } else {
                close();
            }
            event.consume();
        }
    }
}
