package hexalyst.game.manalath;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.SearchBoard;
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

/// How many pairs of make and unmake one core does in a second, with the key read after each move: every legal move of
/// 64 positions from random play.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MakeUnmakeBenchmark {
    private static final int POSITIONS = 64;
    private static final int PAIRS = 4096;

    /// The board: 61 cells take one word, 70 take two.
    @Param({"5/6/7/8/9/8/7/6/5 w", "6/7/8/9/10/9/8/7/6 w"})
    public String start = "";

    private final SearchBoard[] boards = new SearchBoard[POSITIONS];
    private final int[][] moves = new int[POSITIONS][];

    /// Plays the games.
    @Setup
    public void play() {
        Random random = new Random(51);
        for (int i = 0; i < POSITIONS; i++) {
            Position position = Positions.of(start);
            for (int ply = 0; ply < i % 24; ply++) {
                Move move = Positions.move(random, position);
                Position next = position.play(move);
                position = next.outcome().over() ? position : next;
            }
            boards[i] = position.searchBoard();
            int[] legal = new int[SearchBoard.MAX_MOVES];
            moves[i] = java.util.Arrays.copyOf(legal, boards[i].moves(legal));
            System.arraycopy(legal, 0, moves[i], 0, moves[i].length);
        }
    }

    /// Makes and unmakes.
    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public void makeUnmake(Blackhole sink) {
        for (int pair = 0; pair < PAIRS; pair++) {
            int i = pair % POSITIONS;
            SearchBoard board = boards[i];
            sink.consume(board.make(moves[i][pair / POSITIONS % moves[i].length]));
            sink.consume(board.key());
            board.unmake();
        }
    }
}
