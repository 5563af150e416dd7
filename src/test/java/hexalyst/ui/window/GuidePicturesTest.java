package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.game.Games;
import hexalyst.game.Positions;
import hexalyst.record.GameTree;
import hexalyst.ui.game.GameState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The pictures of the guide, taken of the real window. `mvn test -P pictures` replaces them, in both languages. Every
/// other run takes them too, and fails if the words on them differ from those of the pictures in the guide.
class GuidePicturesTest extends InWindow {
    private static final Path GUIDE = Path.of("src", "docs", "guide", "pictures");
    private static final Path WORDS = Path.of("src", "test", "resources", "hexalyst", "ui", "window");
    /// The system property that replaces them.
    private static final String ANEW = "hexalyst.pictures";

    private static final String PHALANX = "5/1bb3/2b1b2/4w1b1/wwwbw2w1/3w2w1/2x4/1b1bb1/3b1 w taken=1,0";
    private static final String SOLVED = "[Game \"Manalath\"]\n[Board \"3 4 5 4 3\"]\n\n1. c3w a1b 2. b2w b4b *\n";

    private static final int ENOUGH = 30;
    private static final Set<String> SEARCHED = Set.of("window", "lens", "engine", "graph", "proof");

    private final TreeMap<String, String> words = new TreeMap<>();

    @Override
    Locale language() {
        return Locale.ENGLISH;
    }

    @Override
    @Start
    void start(Stage stage) {
        super.start(stage);
        stage.setHeight(860);
    }

    @Test
    void thePicturesOfTheGuideShowWhatTheWindowShows(FxRobot robot) throws IOException, TimeoutException {
        window.chosen().add(Path.of("sample-games", "manalath-01.hgn"));
        window.key(robot, KeyCode.CONTROL, KeyCode.O);
        for (int ply = 0; ply < 9; ply++) {
            window.key(robot, KeyCode.RIGHT);
        }
        take("moves", () -> robot.lookup("#game-tabs").query());
        // Before the engine has run: whether it shows a bound or the exact value then depends on how long it ran.
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT2);
        take("play", () -> robot.lookup("#play-card").query());
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT4);
        takeWindow("setup");
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT5);
        OpenWindow.await(() -> robot.lookup("#puzzle-board").tryQuery().isPresent());
        takeWindow("puzzle");
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT1);
        // The lens starts the engine.
        window.key(robot, KeyCode.L);
        prove();
        takeWindow("window");
        take("lens", () -> robot.lookup(".board-card").query());
        take("engine", () -> robot.lookup(".engine-card").query());
        take("graph", () -> robot.lookup(".graph-card").query());
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT5);
        take("proof", () -> robot.lookup("#game-tabs").query());
        window.key(robot, KeyCode.CONTROL, KeyCode.DIGIT1);
        window.key(robot, KeyCode.SPACE);
        window.key(robot, KeyCode.L);
        takeCard("export", robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT3);
        window.key(robot, KeyCode.HOME);
        robot.clickOn("#openings-library").clickOn("#openings-starter");
        OpenWindow.await(() ->
                robot.lookup("#openings-moves").queryAs(TreeTableView.class).getExpandedItemCount() > 9);
        OpenWindow.await(
                () -> !window.models().shared().importing().runningProperty().get());
        window.quiet();
        take("openings", () -> robot.lookup("#openings").query());
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT1);
        takeSolved(robot);
        takeGames(robot);
        robot.interact(() -> window.models()
                .game()
                .show(GameState.of(
                        GameTree.of(Positions.of(Games.named("phalanx").orElseThrow(), PHALANX)))));
        robot.clickOn(window.at("e1"));
        take("phalanx", () -> robot.lookup(".board-card").query());
        compare();
    }

    private void takeSolved(FxRobot robot) throws IOException, TimeoutException {
        open(robot, SOLVED);
        takeCard("balance", robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
        window.key(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
        robot.clickOn("#campaign-start");
        OpenWindow.await(() -> robot.lookup(".campaign-white").queryAll().size() > 2);
        window.quiet();
        take("campaign", () -> robot.lookup("#campaign").query());
        window.key(robot, KeyCode.ESCAPE);
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT6);
        OpenWindow.await(
                () -> robot.lookup("#repertoire-learn-tree-white").tryQuery().isPresent());
        robot.clickOn("#repertoire-learn-tree-white");
        take("repertoire", () -> robot.lookup("#repertoire").query());
        window.key(robot, KeyCode.ALT, KeyCode.DIGIT1);
    }

    private void takeGames(FxRobot robot) throws IOException, TimeoutException {
        StringBuilder games = new StringBuilder();
        try (Stream<Path> samples = Files.list(Path.of("sample-games"))) {
            for (Path sample : samples.filter(Files::isRegularFile).sorted().toList()) {
                games.append(Files.readString(sample)).append('\n');
            }
        }
        open(robot, games.toString());
        robot.clickOn("#games");
        take("games", () -> robot.lookup("#games-table").query());
        window.key(robot, KeyCode.ESCAPE);
    }

    /// Waits until much is known. How much differs from run to run, so the words are compared for other pictures only.
    private void prove() throws TimeoutException {
        OpenWindow.await(() -> window.models()
                .values()
                .position()
                .state()
                .values()
                .filter(values -> values.proved() >= ENOUGH)
                .isPresent());
    }

    private void takeCard(String name, FxRobot robot, KeyCode... keys) throws IOException, TimeoutException {
        window.key(robot, keys);
        OpenWindow.await(() -> robot.lookup("#" + name).tryQuery().isPresent());
        window.quiet();
        take(name, () -> robot.lookup("#" + name).query());
        window.key(robot, KeyCode.ESCAPE);
    }

    private void takeWindow(String name) throws IOException, TimeoutException {
        take(name, () -> window.stage().getScene().getRoot());
    }

    private void take(String name, Callable<Node> which) throws IOException, TimeoutException {
        WaitForAsyncUtils.waitForFxEvents();
        LaidOutExtension.layOut();
        Node node = WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, which);
        window.picture(file(name), node);
        List<String> said = new ArrayList<>();
        WaitForAsyncUtils.waitForAsyncFx(OpenWindow.END, () -> collect(node, said));
        // Numbers may depend on how the search went.
        words.put(
                name,
                SEARCHED.contains(name)
                        ? ""
                        : String.join(" | ", said).replaceAll("\\d+", "0").replaceAll("\\s+", " "));
    }

    private String file(String name) {
        return "guide-" + language().getLanguage() + "-" + name;
    }

    /// All texts of labels and buttons, in order.
    private static void collect(Node node, List<String> said) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Labeled labeled
                && labeled.getText() != null
                && !labeled.getText().isBlank()) {
            said.add(labeled.getText());
        }
        if (node instanceof Parent parent && !(node instanceof Labeled)) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, said));
        }
    }

    private void compare() throws IOException {
        Path kept = WORDS.resolve("guide-pictures-" + language().getLanguage() + ".txt");
        String now = String.join(
                        "\n",
                        words.entrySet().stream()
                                .map(entry -> entry.getKey() + ": " + entry.getValue())
                                .toList())
                + "\n";
        if (Boolean.getBoolean(ANEW)) {
            Path folder = Files.createDirectories(GUIDE.resolve(language().getLanguage()));
            for (String name : words.keySet()) {
                Files.copy(
                        Path.of("target", "screenshots", file(name) + ".png"),
                        folder.resolve(name + ".png"),
                        StandardCopyOption.REPLACE_EXISTING);
            }
            Files.writeString(kept, now);
        }
        assertEquals(Files.readString(kept), now, "the guide's pictures are old: mvn test -P pictures");
        try (Stream<Path> pictures = Files.list(GUIDE.resolve(language().getLanguage()))) {
            assertEquals(
                    words.keySet().stream().map(name -> name + ".png").toList(),
                    pictures.map(file -> file.getFileName().toString())
                            .sorted(Comparator.naturalOrder())
                            .toList());
        }
    }
}
