package hexalyst.ui.newgame;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.study.lesson.GameLesson;
import hexalyst.text.Texts;
import hexalyst.ui.command.CardHead;
import hexalyst.ui.feature.PageScroll;
import hexalyst.ui.files.SampleGame;
import hexalyst.ui.files.WantedGame;
import hexalyst.ui.files.WantedGame.Purpose;
import hexalyst.ui.fx.Visibility;
import hexalyst.ui.fx.WrappedLabel;
import hexalyst.ui.guide.ProvedFact;
import hexalyst.ui.lesson.LessonsReached;
import hexalyst.ui.puzzle.PuzzleProgress;
import hexalyst.ui.rules.RulesText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The page of a game: its board, what it is about, what can be chosen, and its rules.
final class GamePageView extends HBox {
    private static final double PICTURE = 220;

    private final Texts texts = Texts.of(GamePageView.class);
    private final NewGameViewModel model;
    private final Function<Game, Position> samples;
    private final Ways ways;
    private final LessonsReached reached;
    private final Button all = new Button(texts.get("games.back"));
    private final VBox about = new VBox();
    private final PageScroll left;
    private final PageScroll rules = new PageScroll("game-rules");
    private final Button analyse = button(Purpose.ANALYSE, "new-create");
    private final Button play = button(Purpose.PLAY, "new-play");
    private final Button setUp = button(Purpose.SET_UP, "new-set-up");
    private final Button sample = new Button();
    private final Button lesson = new Button();
    private Optional<GameLesson> learnt = Optional.empty();
    private final Button puzzles = button(Purpose.PUZZLES, "new-puzzles");
    private final BiConsumer<Game, Consumer<PuzzleProgress>> progress;
    private final VBox proved = new VBox();

    /// Where one can go from here.
    ///
    /// @param back shows all games
    /// @param learn begins a lesson
    /// @param chosen is given the new game
    record Ways(Runnable back, Consumer<GameLesson> learn, Consumer<WantedGame> chosen) {}

    /// @param model the choices for the game
    /// @param samples a position in the middle of a game
    /// @param reached how many steps of each lesson were done
    /// @param progress passes on how far the user is with the puzzles of a game
    GamePageView(
            NewGameViewModel model,
            Function<Game, Position> samples,
            Ways ways,
            LessonsReached reached,
            BiConsumer<Game, Consumer<PuzzleProgress>> progress) {
        this.model = model;
        this.progress = progress;
        this.samples = samples;
        all.setId("new-back");
        all.setOnAction(event -> ways.back().run());
        this.ways = ways;
        this.reached = reached;
        getStyleClass().add("game-page");
        analyse.setDefaultButton(true);
        List.of(analyse, play, setUp, puzzles)
                .forEach(button ->
                        button.disableProperty().bind(model.problemProperty().map(problem -> !problem.isEmpty())));
        FlowPane buttons = new FlowPane(analyse, play, setUp, lesson, puzzles, sample);
        buttons.getStyleClass().add("game-chips");
        sample.setId("new-sample");
        sample.setText(texts.get("games.sample"));
        sample.setTooltip(new Tooltip(texts.get("games.sample.tip")));
        lesson.setId("new-lesson");
        lesson.setTooltip(new Tooltip(texts.get("games.lesson.tip")));
        lesson.setOnAction(event -> learnt.ifPresent(ways.learn()));
        sample.setOnAction(event -> SampleGame.of(model.gameProperty().get())
                .ifPresent(tree -> ways.chosen().accept(new WantedGame(tree, Purpose.SAMPLE))));
        about.getStyleClass().add("game-part");
        VBox start = new VBox(about, new NewGameView(model), buttons, proved);
        proved.getStyleClass().add("game-part");
        start.getStyleClass().add("game-start");
        left = new PageScroll("game-start", start);
        left.getStyleClass().add("game-left");
        HBox.setHgrow(rules, Priority.ALWAYS);
        getChildren().addAll(left, rules);
        model.editionProperty().subscribe((before, now) -> {
            if (now.equals(model.gameProperty().get().edition(now.id()).orElse(null))) {
                showRules(now);
            }
        });
    }

    /// The head of the page, with the way back.
    Node head() {
        return new CardHead(model.gameProperty().get().title(), all);
    }

    /// Shows the game that is chosen.
    void begin() {
        Game game = model.gameProperty().get();
        about.getChildren()
                .setAll(
                        GameTile.picture(samples.apply(game), PICTURE),
                        WrappedLabel.of(game.about().replace('\n', ' ')),
                        WrappedLabel.of(game.source(), "card-caption"));
        Visibility.set(sample, SampleGame.exists(game));
        showLesson(game);
        showPuzzles(game);
        showFacts(game);
        Visibility.set(setUp, game.playersSetup().isPresent());
        showRules(model.editionProperty().get());
        left.setVvalue(0);
        focus();
    }

    /// Gives the focus to the button that begins the game, or to the way back if it cannot begin.
    void focus() {
        (analyse.isDisabled() ? all : analyse).requestFocus();
    }

    private void showLesson(Game game) {
        learnt = GameLesson.of(game);
        Visibility.set(lesson, learnt.isPresent());
        learnt.map(found -> found.steps().size()).ifPresent(steps -> {
            int done = Math.min(reached.of(game), steps);
            String key = done < steps ? "games.lesson.reached" : "games.lesson.done";
            lesson.setText(texts.get(done == 0 ? "games.lesson" : key, done, steps));
        });
    }

    private void showPuzzles(Game game) {
        Visibility.set(puzzles, false);
        progress.accept(game, now -> {
            if (game.equals(model.gameProperty().get())) {
                Visibility.set(puzzles, now.puzzles() > 0);
                String key = now.solved() == 0 ? "games.puzzles" : "games.puzzles.solved";
                puzzles.setText(texts.get(key, now.puzzles(), now.solved()));
            }
        });
    }

    private void showFacts(Game game) {
        List<ProvedFact> facts = ProvedFact.of(game);
        proved.getChildren().setAll(WrappedLabel.of(texts.get("games.proved"), "game-caption"));
        facts.forEach(fact -> proved.getChildren().add(WrappedLabel.of(fact.words())));
        Visibility.set(proved, !facts.isEmpty());
    }

    /// The rules differ from edition to edition.
    private void showRules(Edition edition) {
        Optional<RulesText> text = RulesText.of(model.gameProperty().get(), edition);
        text.ifPresent(rules::setContent);
        rules.setVvalue(0);
        Visibility.set(rules, text.isPresent());
    }

    private Button button(Purpose purpose, String id) {
        String key = "games." + purpose.name().toLowerCase(Locale.ROOT);
        Button button = new Button(texts.get(key));
        button.setId(id);
        button.setTooltip(new Tooltip(texts.get(key + ".tip")));
        button.setOnAction(event ->
                model.start().ifPresent(start -> ways.chosen().accept(WantedGame.of(start, purpose))));
        return button;
    }
}
