package hexalyst.study.puzzle;

import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.EstimateLine;
import hexalyst.engine.estimate.EstimateReport;
import hexalyst.engine.estimate.Estimator;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.TreeBuilder;
import hexalyst.record.TreeEdit;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Makes a puzzle from a move that is a mistake only by an estimate: to find a better one. All moves that are clearly
/// better by the estimate, and not proved to lose, are stored, each with its reason; the played move is a try. Works on
/// the caller's thread.
final class BetterMoves {
    /// The most better moves.
    private static final int MOST = 8;
    /// How much more chance to win, 0 to 1, a better move leaves at least.
    private static final double GAIN = 0.15;

    private static final int MISTAKE = 2;
    private static final double PERCENT = 100;

    private final SolutionSearch search;
    private final Estimator estimator;
    private final StopSwitch stop;
    private final Texts texts = Texts.of(BetterMoves.class);

    /// @param search tries to prove what the estimate calls better, with its limits for each position
    BetterMoves(SolutionSearch search) {
        this.search = search;
        estimator = new Estimator(search.service());
        stop = search.stop();
    }

    /// The puzzle; empty if the estimate knows no better move after all, or the work was stopped.
    ///
    /// @param before a position where the game is not over
    /// @param played the move that was played there
    Optional<Puzzle> make(Position before, Move played) {
        Position after = before.play(played);
        if (after.outcome().over()) {
            return Optional.empty();
        }
        EstimateLine answer = estimate(after, 1).best();
        double left = 1 - answer.score().chance();
        List<EstimateLine> better = new ArrayList<>();
        for (EstimateLine line : estimate(before, MOST).lines()) {
            boolean gains = !line.moves().isEmpty()
                    && before.allows(line.moves().getFirst())
                    && line.score().chance() >= left + GAIN;
            // The first one is put to the same test as the move that was played.
            SolutionSearch test = better.isEmpty() ? search : search.brief();
            if (gains && !loses(test, before.play(line.moves().getFirst()))) {
                better.add(line);
            }
        }
        return better.isEmpty() || stop.pressed()
                ? Optional.empty()
                : Optional.of(puzzle(before, played, answer, better));
    }

    private static boolean loses(SolutionSearch test, Position after) {
        return !after.outcome().over()
                && test.value(after).filter(known -> known.value() == Value.WIN).isPresent();
    }

    private EstimateReport estimate(Position position, int lines) {
        SearchStop limited = SearchStop.within(search.each());
        stop.begins(limited::stop);
        return estimator.run(position, lines, limited, heard -> {});
    }

    private Puzzle puzzle(Position before, Move played, EstimateLine answer, List<EstimateLine> better) {
        String mover = before.edition().sideName(before.toMove());
        String left = percent(1 - answer.score().chance());
        TreeBuilder builder = new TreeBuilder(before);
        int[] nodes = better.stream()
                .mapToInt(line -> builder.add(GameTree.ROOT, line.moves().getFirst()))
                .toArray();
        int tried = builder.add(GameTree.ROOT, played);
        String told = before.text(played);
        String tale = answer.moves().stream()
                .findFirst()
                .map(reply -> texts.get(
                        "better.tried.answer",
                        mover,
                        left,
                        told,
                        before.play(played).text(reply)))
                .orElseGet(() -> texts.get("better.tried", mover, left, told));
        GameTree tree = annotated(
                builder.build(),
                tried,
                Annotations.NONE.withGlyphs(List.of(MISTAKE)).withComment(tale));
        for (int i = 0; i < nodes.length; i++) {
            String reason = texts.get(
                    "better.reason",
                    mover,
                    percent(better.get(i).score().chance()),
                    before.text(better.get(i).moves().getFirst()),
                    before.text(played),
                    left);
            tree = annotated(tree, nodes[i], Annotations.NONE.withComment(reason));
        }
        return Puzzle.of(new Task.Better(), tree).signed("", texts.get("better.text", mover, before.text(played)));
    }

    private static GameTree annotated(GameTree tree, int node, Annotations annotations) {
        return tree.apply(new TreeEdit.Annotate(node, annotations)).tree();
    }

    /// An estimate is never told as certain.
    private static String percent(double chance) {
        return Long.toString(Math.clamp(Math.round(PERCENT * chance), 1, 99));
    }
}
