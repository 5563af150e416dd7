package hexalyst.ui.board;

import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.ui.engine.KnownValues;
import hexalyst.ui.engine.MoveSearches;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.Queue;
import hexalyst.ui.game.GameState;
import hexalyst.ui.game.GameViewModel;
import hexalyst.ui.game.Trees;
import hexalyst.ui.message.MessageLine;
import hexalyst.ui.theme.KeptSettings;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/// How long the JavaFX thread works on one new picture of the board at 1600 by 1600 pixels: the view models, style
/// sheets, layout and drawing into the canvas, including the way to the thread and back. The renderer's work afterwards
/// is on another thread. At the end of each fork it prints the longest pictures: the processor time of the thread, and
/// in brackets the elapsed time.
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Thread)
@Fork(
        value = 2,
        jvmArgsAppend = {
            "-Dglass.platform=Headless",
            "-Dprism.order=sw",
            "-Djava.awt.headless=true",
            "--enable-native-access=ALL-UNNAMED"
        })
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@SuppressWarnings("NullAway.Init")
public class BoardFrameBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long LIMIT = TimeUnit.MILLISECONDS.toNanos(4);
    private static final int SIZE = 1600;
    private static final int MOVES = 24;

    /// What the board shows: the pieces and what a click would do; also the values of all moves; every overlay.
    @Param({"pieces", "lens", "everything"})
    public String shows = "";

    private GameViewModel game;
    private MoveSearches searches;
    private Queue queue;
    private BoardViewModel board;
    private Scene scene;
    private WritableImage rendered;
    private final List<Frame> frames = new ArrayList<>();
    private boolean counts;
    private int turn;

    /// How long the JavaFX thread took for a picture, and how much of that was processor time, in nanoseconds.
    private record Frame(long time, long work) {
        static final Comparator<Frame> LONGEST_FIRST =
                Comparator.comparingLong(Frame::work).reversed();

        String text() {
            return String.format(Locale.ROOT, "%.2f (%.2f)", work / 1e6, time / 1e6);
        }
    }

    /// Opens a board in the middle of a game.
    @Setup
    public void open() throws Exception {
        CompletableFuture<Void> ready = new CompletableFuture<>();
        Platform.startup(() -> {
            show();
            ready.complete(null);
        });
        ready.get(1, TimeUnit.MINUTES);
    }

    private void show() {
        MessageLine messages = new MessageLine();
        game = new GameViewModel(Trees.position("5/6/7/8/9/8/7/6/5 w"), messages);
        Position at = game.moment().position();
        Random random = new Random(61);
        for (int i = 0; i < MOVES; i++) {
            List<Move> legal = at.legalMoves();
            Position next = at.play(legal.get(random.nextInt(legal.size())));
            at = next.outcome().over() ? at : next;
        }
        game.show(GameState.of(GameTree.of(at)));
        searches = new MoveSearches();
        queue = new Queue();
        ProofStore proofs = new ProofStore();
        BoardLookViewModel look = new BoardLookViewModel(new KeptSettings());
        PositionAnalysisViewModel moves = new PositionAnalysisViewModel(searches, game, proofs, messages, queue);
        board = new BoardViewModel(
                game, messages, look, moves, new KnownValues(proofs, moves), BoardGuests.onlyPlayer(game::play));
        rendered = new WritableImage(SIZE, SIZE);
        scene = new Scene(new BoardView(board), SIZE, SIZE);
        scene.getStylesheets().addAll("/styles/board.css", "/styles/window.css", "/styles/light.css");
        if (!shows.equals("pieces")) {
            look.toggle(Overlay.LENS);
            queue.runAll();
            searches.started.getLast().find(scores(at), true);
            queue.runAll();
        }
        if (shows.equals("everything")) {
            look.groupSizesProperty().set(true);
        }
        draw();
    }

    private static Map<String, Score> scores(Position position) {
        Map<String, Score> scores = new HashMap<>();
        for (Move move : position.legalMoves()) {
            boolean proved = scores.size() % 2 == 0;
            scores.put(
                    position.text(move),
                    proved
                            ? MoveSearches.proved(Value.LOSS, 12)
                            : MoveSearches.estimated(0.5 + scores.size() / 1000.0));
        }
        return scores;
    }

    private void draw() {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    private void frame(Runnable change) throws Exception {
        CompletableFuture<Void> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            long time = System.nanoTime();
            long work = THREADS.getCurrentThreadCpuTime();
            change.run();
            draw();
            if (counts) {
                frames.add(new Frame(System.nanoTime() - time, THREADS.getCurrentThreadCpuTime() - work));
            }
            done.complete(null);
        });
        done.get(1, TimeUnit.MINUTES);
    }

    /// Counts the measured pictures, not those of the warm-up.
    @Setup(Level.Iteration)
    public void count(IterationParams iteration) {
        counts = iteration.getType() == IterationType.MEASUREMENT;
    }

    /// Renders what was drawn, as a window does after each picture. Not measured.
    @Setup(Level.Invocation)
    public void render() throws Exception {
        CompletableFuture<WritableImage> picture = new CompletableFuture<>();
        Platform.runLater(() -> picture.complete(scene.snapshot(rendered)));
        picture.get(1, TimeUnit.MINUTES);
    }

    /// The pointer moves to the next cell.
    @Benchmark
    public void hover() throws Exception {
        frame(() -> board.hover(++turn % game.moment().position().grid().cells()));
    }

    /// The board is rotated by 60 degrees, so that everything is drawn elsewhere.
    @Benchmark
    public void turn() throws Exception {
        frame(() -> board.rotate(1));
    }

    /// Prints the longest pictures and ends the toolkit.
    @TearDown
    public void close() {
        frames.sort(Frame.LONGEST_FIRST);
        long above = frames.stream().filter(frame -> frame.work() > LIMIT).count();
        System.out.printf(
                "%n%d pictures, %d with more than 4 ms of work; longest, ms of work (ms in all): %s%n",
                frames.size(), above, frames.stream().limit(8).map(Frame::text).collect(Collectors.joining(", ")));
        Platform.exit();
    }
}
