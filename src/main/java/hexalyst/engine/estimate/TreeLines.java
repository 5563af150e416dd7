package hexalyst.engine.estimate;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.SureScore;
import hexalyst.turn.LineCodes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Reads lines of play from the tree of a Monte Carlo search while the search is running.
final class TreeLines {
    /// Steps tried less often than this are not reported unless they are proved, since nothing is known about them yet.
    private static final int LEAST_VISITS = 8;

    private final Position from;
    private final TreeNode top;
    private final Decided decided;

    /// What is certain about the score at the root, for a whole search.
    static final class Decided {
        private final Optional<SureScore> score;
        private final Map<Move, Boolean> keeping = new HashMap<>();

        Decided(Position from) {
            score = from.searchBoard().sure().filter(sure -> sure.winner().isPresent());
        }

        boolean winner() {
            return score.isPresent();
        }

        /// The value of a turn. A loss stays a loss; a win counts only if the winner still wins for certain afterwards,
        /// otherwise the result is empty. The plies only rank the turns: a larger number is still a true upper limit.
        ///
        /// @param place how many turns are better
        Optional<Score> of(Position from, Move turn, int place) {
            SureScore sure = score.orElseThrow();
            ProvedValue value = ProvedValue.of(sure, from.toMove());
            boolean wins = value.value() == Value.WIN;
            boolean stays = !wins || keeping.computeIfAbsent(turn, made -> keeps(from.play(made), from.toMove()));
            int plies = value.plies() + (wins ? place : Math.max(0, SearchBoard.MAX_MOVES - place));
            return stays ? Optional.of(new Score.Proved(new ProvedValue(value.value(), plies))) : Optional.empty();
        }
    }

    /// @param from the position of the root
    TreeLines(Position from, TreeNode top, Decided decided) {
        this.from = from;
        this.top = top;
        this.decided = decided;
    }

    /// The best lines, the best first, each with a different first step.
    ///
    /// @param wanted the maximum number of lines
    List<EstimateLine> best(int wanted) {
        List<Integer> ranked = top.ranked();
        if (decided.winner()) {
            return sure(ranked).stream().limit(wanted).toList();
        }
        return ranked.stream()
                .filter(i -> top.visits(i) >= LEAST_VISITS || top.proof(i).isPresent() || i.equals(ranked.getFirst()))
                .limit(wanted)
                .map(this::line)
                .toList();
    }

    private EstimateLine line(int index) {
        List<Move> turns = new Way(List.of(), top, index).turns();
        return new EstimateLine(from.decoded(top.move(index)), score(index), turns);
    }

    /// Where the score already decides who wins: the turns that keep the win certain, the one with the most points
    /// first. The lines end after that turn, since what follows would not be proved.
    private List<EstimateLine> sure(List<Integer> ranked) {
        List<EstimateLine> lines = new ArrayList<>();
        for (int index : ranked) {
            List<Move> turns = new Way(List.of(), top, index).turns();
            if (!turns.isEmpty()) {
                decided.of(from, turns.getFirst(), lines.size())
                        .map(score -> new EstimateLine(from.decoded(top.move(index)), score, turns.subList(0, 1)))
                        .ifPresent(lines::add);
            }
        }
        return lines;
    }

    /// True if a side has won, or wins for certain.
    static boolean keeps(Position after, Side side) {
        return (after.outcome().over()
                        ? after.outcome().wonBy()
                        : after.searchBoard().sure().flatMap(SureScore::winner))
                .equals(Optional.of(side));
    }

    /// For each cell, the most tried of this turn's unproved steps that touch it, and how the turn continues.
    Map<Integer, EstimateLine> touching() {
        if (!from.game().traits().openTurns() || decided.winner()) {
            return Map.of();
        }
        Map<Integer, Way> most = new HashMap<>();
        Deque<Way> open = new ArrayDeque<>();
        add(open, List.of(), top);
        while (!open.isEmpty()) {
            Way way = open.pop();
            for (int cell : way.step().cells().stream().toArray()) {
                most.merge(cell, way, (one, other) -> one.visits() >= other.visits() ? one : other);
            }
            TreeNode next = way.node.child(way.index);
            if (next != null && next.again) {
                List<Step> longer = new ArrayList<>(way.before);
                longer.add(way.step());
                add(open, longer, next);
            }
        }
        Map<Integer, EstimateLine> lines = new HashMap<>();
        most.forEach((cell, way) -> {
            List<Move> turns = way.turns();
            if (!turns.isEmpty()) {
                Score score = ScoreCode.estimated(way.node.chance(way.index), games(way.node, way.index), from.game());
                lines.put(cell, new EstimateLine(way.steps().getFirst(), score, turns));
            }
        });
        return lines;
    }

    private void add(Deque<Way> open, List<Step> before, TreeNode node) {
        for (int i = 0; i < node.tried(); i++) {
            // Proved steps are already shown among the lines.
            if (node.visits(i) >= LEAST_VISITS && node.proof(i).isEmpty()) {
                open.push(new Way(before, node, i));
            }
        }
    }

    /// A step in the tree, with the steps from the root to its node.
    private final class Way {
        private final List<Step> before;
        private final TreeNode node;
        private final int index;

        Way(List<Step> before, TreeNode node, int index) {
            this.before = before;
            this.node = node;
            this.index = index;
        }

        Step step() {
            return LineCodes.after(from, before).decoded(node.move(index));
        }

        int visits() {
            return node.visits(index);
        }

        /// All steps from the root on, followed by the ones tried most.
        List<Step> steps() {
            LineCodes steps = LineCodes.after(from, before);
            TreeNode at = node;
            int step = index;
            while (at != null && step >= 0 && (at == node || at.again || at.visits(step) >= LEAST_VISITS)) {
                steps.make(steps.decoded(at.move(step)));
                at = at.child(step);
                step = at == null ? -1 : at.best();
            }
            return steps.line();
        }

        List<Move> turns() {
            return from.turns(steps());
        }
    }

    private Score.Games games(TreeNode node, int index) {
        boolean scored = from.game().traits().scored();
        return new Score.Games(
                Math.max(1, node.visits(index)),
                scored ? OptionalDouble.of(node.points(index)) : OptionalDouble.empty());
    }

    /// What is proved about an unfinished turn only covers the turns that the tree has below it, unless it wins. Where
    /// the position is lost or drawn whatever is played, so is every unfinished turn, but its plies may come from any
    /// of them.
    private Score score(int index) {
        Optional<ProvedValue> proof = top.proof(index);
        Optional<ProvedValue> whole = top.proof();
        boolean ends =
                proof.isPresent() && !from.step(from.decoded(top.move(index))).midTurn();
        boolean wins = proof.filter(known -> known.value() == Value.WIN).isPresent();
        boolean all = proof.map(ProvedValue::value).equals(whole.map(ProvedValue::value));
        Optional<ProvedValue> followed = all ? whole : Optional.empty();
        return (ends || wins ? proof : followed)
                .<Score>map(Score.Proved::new)
                .orElseGet(() -> ScoreCode.estimated(top.chance(index), games(top, index), from.game()));
    }
}
