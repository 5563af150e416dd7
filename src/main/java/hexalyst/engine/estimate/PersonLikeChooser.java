package hexalyst.engine.estimate;

import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/// Chooses moves like a person who is not a master. It gives each move a chance to win at a glance, overlooks what is
/// far away and now and then what is near, searches the most promising moves a little, and picks one of those that seem
/// about equally good, by a softmax of the chances. A move that loses at once by the rules is never overlooked.
///
/// The same seed in the same position gives the same move.
final class PersonLikeChooser {
    /// How many of the moves that look best at a glance are searched.
    private static final int SEARCHED = 10;

    private static final long SEARCH_NODES = 30_000;
    private static final long TABLE_BYTES = 1L << 20;
    private static final double TEMPERATURE = 1.0 / 3;

    private final Position position;
    private final Strength.Weakness weakness;
    private final Random random;
    private final SearchBoard board;
    private final Game game;

    /// A move and its apparent chance to win, 0 to 1.
    private record Look(Step step, double chance) {}

    /// @param position a position where the game is not over
    PersonLikeChooser(Position position, Strength.Weakness weakness, long seed) {
        this.position = position;
        this.weakness = weakness;
        game = position.game();
        board = position.searchBoard();
        random = new Random(31 * seed + position.key().low());
    }

    /// Chooses a step ([Position#steps]).
    ///
    /// @param ending ends the search, if there is one
    Step choose(StopSwitch ending) {
        double before = board.outlook() == 0 ? game.chance(board.evaluate()) : 0.5;
        List<Look> looks = new ArrayList<>();
        for (Step step : position.steps()) {
            looks.add(new Look(step, glance(position.code(step), before)));
        }
        looks.sort(Comparator.comparingDouble(Look::chance).reversed());
        return pick(weakness.depth() == 0 ? looks : search(looks, ending));
    }

    private double glance(int move, double before) {
        boolean noticed = random.nextDouble() < weakness.attention();
        Side mover = board.toMove();
        double chance = switch (board.make(move)) {
            case WIN -> noticed ? 1 : before;
            case LOSS -> 0;
            case DRAW -> Score.LIKELY_LOST;
            case ONGOING -> board.toMove() == mover ? 1 - ongoing(noticed, 1 - before) : ongoing(noticed, before);
        };
        board.unmake();
        return chance;
    }

    /// The apparent chance for the player who is not to move.
    private double ongoing(boolean noticed, double before) {
        int outlook = board.outlook();
        if (outlook == 0) {
            return 1 - game.chance(board.evaluate());
        }
        boolean seen = noticed && Math.abs(outlook) <= weakness.sight();
        if (seen) {
            return outlook < 0 ? 1 : 0;
        }
        return before;
    }

    /// Searches the moves that look best. The result of the search is overlooked now and then too.
    private List<Look> search(List<Look> looks, StopSwitch ending) {
        List<Look> best = looks.subList(0, Math.min(SEARCHED, looks.size()));
        SearchStop stop = SearchStop.within(SearchLimits.NONE.withNodes(SEARCH_NODES));
        ending.begins(stop::stop);
        EstimateReport report = new EstimateSearch(position, new EstimateTable(TABLE_BYTES), stop)
                .run(best.stream().map(Look::step).toList(), best.size(), heard -> {
                    if (heard.depth() >= weakness.depth()) {
                        stop.stop();
                    }
                });
        List<Look> searched = new ArrayList<>();
        for (Look look : best) {
            boolean noticed = random.nextDouble() < weakness.attention();
            double chance = report.lines().stream()
                    .filter(line -> noticed && line.step().equals(look.step()))
                    .mapToDouble(line -> line.score().proves(Value.DRAW)
                            ? Score.LIKELY_LOST
                            : line.score().chance())
                    .findFirst()
                    .orElse(look.chance());
            searched.add(new Look(look.step(), chance));
        }
        return searched;
    }

    private Step pick(List<Look> looks) {
        double best = looks.stream().mapToDouble(Look::chance).max().orElseThrow();
        List<Look> near = looks.stream()
                .filter(look -> look.chance() > best - weakness.carelessness())
                .toList();
        double sum = near.stream().mapToDouble(look -> weight(look, best)).sum();
        double point = random.nextDouble() * sum;
        for (Look look : near) {
            point -= weight(look, best);
            if (point < 0) {
                return look.step();
            }
        }
        return near.getLast().step();
    }

    private double weight(Look look, double best) {
        return Math.exp((look.chance() - best) / (weakness.carelessness() * TEMPERATURE));
    }
}
