package hexalyst.ui.lines;

import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.SureScore;
import hexalyst.record.WinLength;
import hexalyst.text.Texts;
import hexalyst.ui.engine.PositionAnalysisViewModel;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.fx.FxThread;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Shows what a move does by the rules, and why it wins or loses: the line of the proof after it. JavaFX thread only.
public final class WhyViewModel {
    /// The time limit for a question.
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration STEP = Duration.ofMillis(250);
    private static final long STEPS = PATIENCE.toMillis() / STEP.toMillis();
    private final PositionAnalysisViewModel analysis;
    private final ProofStore proofs;
    private final Texts texts = Texts.of(WhyViewModel.class);
    private final ReadOnlyObjectWrapper<Optional<Answer>> answer = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final FxThread later;
    private Position position;
    /// Cancels the question to the analysis.
    private Runnable dropped = () -> {};
    private int round;
    /// The move that was asked about; empty before and after.
    private Optional<Move> asked = Optional.empty();
    /// What that move does.
    private String does = "";

    /// An answer, or that it is still being searched.
    ///
    /// @param text what is known, in a sentence
    /// @param does what the move does, in a sentence; empty if there is nothing to say
    /// @param line the moves that show it, the one asked about first
    /// @param looking true while the answer is being searched
    public record Answer(String text, String does, List<Move> line, boolean looking) {
        public Answer {
            line = List.copyOf(line);
        }
    }

    /// @param analysis searches for proofs
    /// @param proofs the known proofs
    /// @param game the open game
    /// @param later measures the time
    public WhyViewModel(PositionAnalysisViewModel analysis, ProofStore proofs, GameViewModel game, FxThread later) {
        this.analysis = analysis;
        this.proofs = proofs;
        this.later = later;
        position = game.moment().position();
        game.momentProperty().subscribe(moment -> {
            if (!moment.position().equals(position)) {
                position = moment.position();
                close();
            }
        });
        proofs.countProperty()
                .subscribe((before, now) -> asked.filter(move -> !looking()).ifPresent(this::renew));
    }

    private boolean looking() {
        return answer.get().filter(Answer::looking).isPresent();
    }

    /// The answer; empty if no move was asked about.
    public ReadOnlyObjectProperty<Optional<Answer>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /// The used share of the time limit, from 0 to 1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// Asks about a legal move of the current position.
    public void ask(Move move) {
        close();
        asked = Optional.of(move);
        String name = position.text(move);
        List<String> ideas = position.ideas(move);
        does = ideas.isEmpty() ? "" : texts.get("why.does", name, String.join("; ", ideas));
        Position after = position.play(move);
        if (after.outcome().over()) {
            tell(texts.get("why.over", name, after.endWords()), List.of(move));
            return;
        }
        Optional<Side> wins = after.searchBoard().sure().flatMap(SureScore::winner);
        if (wins.isPresent()) {
            tell(texts.get("why.sure", name, position.edition().sideName(wins.get())), List.of(move));
            return;
        }
        if (proofs.find(after)
                .filter(proof -> SearchReport.leadsToTheEnd(after, proof.line()))
                .isPresent()) {
            told(move);
            return;
        }
        answer.set(Optional.of(new Answer(texts.get("why.looking." + known(after), name), does, List.of(move), true)));
        progress.set(0);
        count(round, 1);
        dropped = analysis.ask(after, PATIENCE, found -> {}, whole -> over(whole, move, after));
    }

    private void over(boolean whole, Move move, Position after) {
        dropped = () -> {};
        if (!told(move)) {
            end();
            if (whole) {
                none(move, after);
            } else {
                asked = Optional.empty();
                answer.set(Optional.empty());
            }
        }
    }

    private void none(Move move, Position after) {
        tell(texts.get("why.none." + known(after), position.text(move), PATIENCE.toSeconds()), List.of(move));
    }

    /// Updates the answer after a new proof.
    private void renew(Move move) {
        Position after = position.play(move);
        if (!after.outcome().over() && !told(move)) {
            none(move, after);
        }
    }

    /// Shows what is proved of a move, if the proof has a line. The line may be that of a longer proof.
    private boolean told(Move move) {
        Position after = position.play(move);
        Optional<Proof> lined = proofs.withLine(after);
        lined.ifPresent(shown -> {
            end();
            List<Move> line = new ArrayList<>(List.of(move));
            line.addAll(shown.line());
            tell(words(position.text(move), proofs.find(after).orElse(shown), shown), line);
        });
        return lined.isPresent();
    }

    /// What the position after a move says about it, before there is a line.
    private String known(Position after) {
        return proofs.find(after)
                .map(proof -> switch (proof.value()) {
                    case WIN -> "loses";
                    case LOSS -> "wins";
                    case DRAW -> "draws";
                })
                .orElse("open");
    }

    private void count(int asked, int step) {
        later.run(STEP, () -> {
            if (asked == round && step < STEPS) {
                progress.set((double) step / STEPS);
                count(asked, step + 1);
            }
        });
    }

    private void tell(String text, List<Move> line) {
        answer.set(Optional.of(new Answer(text, does, line, false)));
    }

    private void end() {
        round++;
    }

    /// Closes the answer.
    public void close() {
        end();
        dropped.run();
        dropped = () -> {};
        asked = Optional.empty();
        answer.set(Optional.empty());
    }

    /// Describes proofs of the position after the move, which are from the opponent's view.
    ///
    /// @param best the proof in the fewest plies
    /// @param shown the proof with the line
    private String words(String move, Proof best, Proof shown) {
        int plies = 1 + best.proved().plies();
        String key = best.exact() || best.told().isPresent() ? "" : ".sure";
        // The move counts, so the winner is to move where the move wins.
        boolean own = best.value() == Value.LOSS;
        WinLength length = new WinLength();
        String told = length.of(plies, best.exact(), own);
        String line = best.proved().equals(shown.proved()) || shown.told().isEmpty()
                ? texts.get("why.line")
                : texts.get("why.line.longer", length.within(1 + shown.proved().plies(), own));
        return switch (best.value()) {
            case WIN -> texts.get("why.loses" + key, move, told, line);
            case LOSS -> texts.get("why.wins" + key, move, told, line);
            case DRAW -> texts.get("why.draws", move, line);
        };
    }
}
