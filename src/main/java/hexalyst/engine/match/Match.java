package hexalyst.engine.match;

import hexalyst.engine.external.EngineFailure;
import hexalyst.engine.external.Reply;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Games between two players: each opening is played twice, with colours swapped. A player that fails (crash, illegal
/// move, time) loses that game, and the match goes on. [#stop] may be called from any thread.
public final class Match {
    private static final int SETTLE_MILLIS = 200;
    /// The length of the longest game.
    private static final int MOST_PLIES = 600;

    private final Player first;
    private final Player second;
    private final List<Opening> openings;
    private final int mostPlies;
    private volatile boolean stopped;

    /// Receives the progress of a match, on its thread.
    public interface Listener {
        /// Called after each move.
        ///
        /// @param game the number of the game, 1 for the first
        /// @param ply the number of the move in it
        void moved(int game, int ply);

        /// Called after each game.
        void ended(MatchGame game, MatchScore score);
    }

    /// @param openings at least one; after the last, the first is used again
    public Match(Player first, Player second, List<Opening> openings) {
        this(first, second, openings, MOST_PLIES);
    }

    Match(Player first, Player second, List<Opening> openings, int mostPlies) {
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a match needs an opening");
        }
        this.first = first;
        this.second = second;
        this.openings = List.copyOf(openings);
        this.mostPlies = mostPlies;
    }

    /// Plays this many games, or until it is stopped. A game that is stopped is the last one and does not count.
    public MatchScore play(int games, Listener listener) throws InterruptedException {
        MatchScore score = MatchScore.NONE;
        for (int number = 1; number <= games && !stopped; number++) {
            MatchGame game = game(number, listener);
            score = score.with(game);
            listener.ended(game, score);
        }
        return score;
    }

    /// The first player's name in results: its own name, with a letter added if both have the same.
    public String firstName() {
        return first.name() + (first.name().equals(second.name()) ? " A" : "");
    }

    /// The second player's name in results.
    public String secondName() {
        return second.name() + (first.name().equals(second.name()) ? " B" : "");
    }

    private MatchGame game(int number, Listener listener) throws InterruptedException {
        Opening opening = openings.get((number - 1) / 2 % openings.size());
        boolean firstIsWhite = number % 2 == 1;
        Playing playing = new Playing(opening, firstIsWhite ? first : second, firstIsWhite ? second : first);
        Optional<MatchGame.End> end = playing.over();
        while (end.isEmpty()) {
            end = playing.turn();
            listener.moved(number, playing.moves.size());
        }
        return new MatchGame(
                number,
                opening,
                firstIsWhite ? Side.WHITE : Side.BLACK,
                firstIsWhite ? firstName() : secondName(),
                firstIsWhite ? secondName() : firstName(),
                playing.moves,
                end.get());
    }

    /// A game in progress.
    private final class Playing {
        private final Opening opening;
        private final Player white;
        private final Player black;
        private final List<Move> moves;
        private Position position;

        Playing(Opening opening, Player white, Player black) {
            this.opening = opening;
            this.white = white;
            this.black = black;
            moves = new ArrayList<>(opening.moves());
            position = opening.position();
        }

        /// The end by the rules, if the game is over.
        Optional<MatchGame.End> over() {
            Outcome outcome = position.outcome();
            return outcome.over()
                    ? Optional.of(new MatchGame.End.Played(outcome.wonBy(), position.endWords()))
                    : Optional.empty();
        }

        /// Makes a move; returns the end of the game, if it has ended.
        Optional<MatchGame.End> turn() throws InterruptedException {
            Side side = position.toMove();
            try {
                Player player = side == Side.WHITE ? white : black;
                Reply reply = player.move(opening.start(), List.copyOf(moves), position);
                return stopped ? Optional.of(new MatchGame.End.Stopped()) : obey(reply, side);
            } catch (EngineFailure failure) {
                // Ctrl+C may reach the engine's process before it reaches us; that is not a failure.
                Thread.sleep(SETTLE_MILLIS);
                return Optional.of(
                        stopped
                                ? new MatchGame.End.Stopped()
                                : new MatchGame.End.Forfeited(side.other(), failure.text()));
            }
        }

        private Optional<MatchGame.End> obey(Reply reply, Side side) {
            switch (reply) {
                case Reply.Plays plays -> {
                    moves.add(plays.move());
                    position = position.play(plays.move());
                    return over().or(() -> moves.size() < mostPlies
                            ? Optional.empty()
                            : Optional.of(new MatchGame.End.TooLong(mostPlies)));
                }
                case Reply.Resigns resigns -> {
                    String who = position.edition().sideName(side);
                    return Optional.of(new MatchGame.End.Forfeited(side.other(), who + " resigned"));
                }
            }
        }
    }

    /// Ends the match soon.
    public void stop() {
        stopped = true;
        first.stop();
        second.stop();
    }
}
