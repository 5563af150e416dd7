package hexalyst.study.puzzle;

import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.estimate.Opponent;
import hexalyst.engine.estimate.Strength;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Turns;
import hexalyst.record.GameTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/// Where a generator searches for puzzles: games numbered from 0.
public sealed interface PuzzleSource {
    /// How many games there are.
    int games();

    /// The unfinished positions of a game's main line, in order; fewer if it is stopped.
    ///
    /// @param service used by the players, if they search
    /// @throws InterruptedException if this thread is interrupted
    List<Position> positions(int number, SearchService service, StopSwitch stop) throws InterruptedException;

    /// Games that were played.
    record Played(List<GameTree> list) implements PuzzleSource {
        /// Copies the games.
        public Played {
            list = List.copyOf(list);
        }

        @Override
        public int games() {
            return list.size();
        }

        @Override
        public List<Position> positions(int number, SearchService service, StopSwitch stop) {
            GameTree game = list.get(number);
            List<Position> positions = new ArrayList<>();
            Position position = game.start();
            for (int id : game.mainLine()) {
                position = game.node(id).move().map(position::play).orElse(position);
                if (!position.outcome().over()) {
                    positions.add(position);
                }
            }
            return positions;
        }
    }

    /// Games of the engine against itself, with both sides at strengths that err like people. The first plies are
    /// random, so that the games differ. The same seed always gives the same games.
    record SelfPlay(Game game, Edition edition, int games, long seed) implements PuzzleSource {
        private static final int RANDOM_PLIES = 4;
        private static final List<Strength> STRENGTHS = List.of(Strength.CASUAL, Strength.CLUB);

        @Override
        public List<Position> positions(int number, SearchService service, StopSwitch stop)
                throws InterruptedException {
            RandomGenerator random = new Random(1_000_003 * seed + number);
            Opponent players = new Opponent(service);
            Strength strength = STRENGTHS.get(random.nextInt(STRENGTHS.size()));
            int opening = 1 + random.nextInt(RANDOM_PLIES);
            long moods = random.nextLong();
            List<Position> positions = new ArrayList<>();
            Position position = game.start(edition);
            while (!position.outcome().over() && !stop.pressed()) {
                positions.add(position);
                Move move = positions.size() <= opening
                        ? Turns.random(position, random)
                        : players.choose(position, strength, moods, stop);
                position = position.play(move);
            }
            return positions;
        }
    }
}
