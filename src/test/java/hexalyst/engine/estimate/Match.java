package hexalyst.engine.estimate;

import hexalyst.engine.ProofTable;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.match.PlainPlayer;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.game.Turns;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Games between two players from openings.
public final class Match {
    private static final List<String> BEST_FIRST_MOVES = List.of("e5w", "e6w", "d6w", "e7w", "d7w", "d8w");

    private Match() {}

    /// Plays a game.
    ///
    /// @return the moves' texts and the last position
    static Game play(Position start, Player first, Player second) throws InterruptedException {
        Position position = start;
        List<String> moves = new ArrayList<>();
        while (!position.outcome().over()) {
            Player player = position.toMove() == start.toMove() ? first : second;
            Move move = player.choose(position);
            moves.add(position.text(move));
            position = position.play(move);
        }
        return new Game(moves, position.outcome().wonBy());
    }

    /// A game that was played.
    ///
    /// @param moves its moves
    /// @param winner the winner; empty for a draw
    record Game(List<String> moves, Optional<Side> winner) {}

    /// Our move choice against the plain opponent on 61 cells. First ours is the first player from the empty board,
    /// where the reply to the first move is random in half the games. Then ours is the second player, and the opponent
    /// chooses its first move. Then ours is the second player after a first move that is known to win, so that it has
    /// to set traps in every game.
    ///
    /// @param arguments games for each, milliseconds for each of our moves, the opponent's depth, a seed, and which of
    ///   the three to play, such as `123`
    public static void main(String[] arguments) throws InterruptedException {
        int games = Integer.parseInt(arguments[0]);
        SearchLimits limits = SearchLimits.NONE.withTime(Duration.ofMillis(Long.parseLong(arguments[1])));
        int depth = Integer.parseInt(arguments[2]);
        long seed = Long.parseLong(arguments[3]);
        for (Kind kind : Kind.values()) {
            if (arguments[4].contains(Integer.toString(kind.ordinal() + 1))) {
                match(System.out, games, limits, depth, seed, kind);
            }
        }
    }

    /// Whether ours moves first, and how a game opens.
    private enum Kind {
        FIRST,
        SECOND,
        SECOND_AND_LOST
    }

    private static void match(PrintStream out, int games, SearchLimits limits, int depth, long seed, Kind kind)
            throws InterruptedException {
        boolean first = kind == Kind.FIRST;
        int won = 0;
        for (int i = 0; i < games; i++) {
            Random random = new Random(seed + i);
            Position start = Positions.of("5/6/7/8/9/8/7/6/5 w");
            String opening = "";
            if (kind == Kind.SECOND_AND_LOST) {
                opening = BEST_FIRST_MOVES.get(i % BEST_FIRST_MOVES.size());
                start = start.play(start.move(opening).orElseThrow());
            }
            // A new table for each game, so that it does not profit from proofs of earlier ones.
            try (SearchService service = new SearchService(new ProofTable(128 << 20), 1)) {
                MoveChooser chooser = new MoveChooser(service);
                Player ours = position -> chooser.choose(position, limits).move();
                PlainPlayer plain = new PlainPlayer("plain", depth, seed + i);
                boolean anyReply = first && i % 2 == 1;
                Player opponent = position -> anyReply && start(position)
                        ? Positions.move(random, position)
                        : Turns.made(position, plain::choose);
                boolean opponentBegins = kind == Kind.SECOND;
                Game game = play(start, opponentBegins ? opponent : ours, opponentBegins ? ours : opponent);
                boolean win = game.winner().equals(Optional.of(first ? Side.WHITE : Side.BLACK));
                won += win ? 1 : 0;
                out.println(kind + (win ? " won  " : " lost ") + opening + " " + String.join(" ", game.moves()));
            }
        }
        out.println(kind + ": " + won + " of " + games);
    }

    private static boolean start(Position position) {
        return position.searchBoard().pieces() == 1;
    }
}
