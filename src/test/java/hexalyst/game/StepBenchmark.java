package hexalyst.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/// How many steps of a search one core does in a second: all moves listed, one of them made, the key read, and the move
/// taken back, at positions from all stages of random games.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StepBenchmark {
    private static final int POSITIONS = 64;
    private static final int STEPS = 4096;
    /// Random games are cut here.
    private static final int MOST_TURNS = 200;

    /// The game and the rows of its board.
    @Param({
        "crossfire 5/6/7/8/9/8/7/6/5",
        "hexdameo 5/6/7/8/9/8/7/6/5",
        "hexbushka 5/6/7/8/9/8/7/6/5",
        "hexemergo 4/5/6/7/6/5/4",
        "swish 5/6/7/8/9/8/7/6/5",
        "squeeze 5/6/7/8/9/8/7/6/5",
        "yvy 7/8/9/10/11/10/9/8/7/6/5",
        "macbeth 6/7/8/9/10/11/10/9/8/7/6",
        "hexade 8/9/10/11/12/13/14/15/14/13/12/11/10/9/8",
        "phalanx 8/9/10/11/12/13/14/15/14/13/12/11/10/9/8",
        "medusa 10/11/12/13/14/15/16/17/18/19/18/17/16/15/14/13/12/11/10"
    })
    public String game = "";

    /// `own` for the game's own board, `plain` for the default one of every game, which keeps positions.
    @Param({"own", "plain"})
    public String board = "";

    private final SearchBoard[] boards = new SearchBoard[POSITIONS];
    private final int[] moves = new int[SearchBoard.MAX_MOVES];

    /// Plays the games.
    @Setup
    public void play() {
        String[] names = game.split(" ", -1);
        Game played = Games.named(names[0]).orElseThrow();
        List<Integer> rows =
                Arrays.stream(names[1].split("/", -1)).map(Integer::valueOf).toList();
        Position start = played.start(played.editions().getFirst(), played.grid(rows));
        Random random = new Random(51);
        List<Position> all = new ArrayList<>();
        while (all.size() < 40 * POSITIONS) {
            Position position = start;
            for (int turn = 0; turn < MOST_TURNS && !position.outcome().over(); turn++) {
                all.add(position);
                position = position.play(Positions.move(random, position));
            }
        }
        for (int i = 0; i < POSITIONS; i++) {
            Position position = all.get(random.nextInt(all.size()));
            boards[i] = board.equals("own") ? position.searchBoard() : new PositionBoard(position);
        }
    }

    /// Steps at each position in turn.
    @Benchmark
    @OperationsPerInvocation(STEPS)
    public void step(Blackhole sink) {
        for (int step = 0; step < STEPS; step++) {
            SearchBoard at = boards[step % POSITIONS];
            int count = at.moves(moves);
            sink.consume(at.make(moves[step / POSITIONS % count]));
            sink.consume(at.key());
            at.unmake();
        }
    }
}
