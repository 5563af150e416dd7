package hexalyst.ui.values;

import hexalyst.engine.SearchReport;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.text.Texts;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import hexalyst.ui.engine.Searcher;
import hexalyst.ui.fx.Later;
import hexalyst.ui.game.GameViewModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Shows why a move wins or loses: the line of the proof after it. JavaFX thread only.
public final class WhyViewModel {
    /// How long a question may take.
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration STEP = Duration.ofMillis(250);
    private static final long STEPS = PATIENCE.dividedBy(STEP);
    /// How many steps later, at the latest, nothing more is waited for: a search ends a little after its time.
    private static final int GRACE = 4;

    private final Question question;
    private final ProofStore proofs;
    private final Texts texts = Texts.of(WhyViewModel.class);
    private final ReadOnlyObjectWrapper<Optional<Answer>> answer = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final Later later;
    private Position position;
    private int round;

    /// An answer, or that it is being looked for.
    ///
    /// @param text what is known, in a sentence
    /// @param line the moves that show it, the one asked about first
    /// @param looking true while the answer is being looked for
    public record Answer(String text, List<Move> line, boolean looking) {
        /// Copies the line.
        public Answer {
            line = List.copyOf(line);
        }
    }

    /// @param searcher proves
    /// @param proofs gets what is proved, and may know better
    /// @param game the open game
    /// @param later brings answers to the JavaFX thread
    public WhyViewModel(Searcher searcher, ProofStore proofs, GameViewModel game, Later later) {
        this.proofs = proofs;
        this.later = later;
        question = new Question(searcher, later);
        position = game.moment().position();
        game.momentProperty().subscribe(moment -> {
            if (!moment.position().equals(position)) {
                position = moment.position();
                close();
            }
        });
    }

    /// What is known about the move that was asked about; empty if none was.
    public ReadOnlyObjectProperty<Optional<Answer>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /// How much of the time for an answer is over, from 0 to 1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// Asks about a legal move of the current position.
    public void ask(Move move) {
        close();
        String name = position.text(move);
        Position after = position.play(move);
        if (after.outcome().over()) {
            answer.set(Optional.of(
                    new Answer(texts.get("why.over", name, after.outcome().reason()), List.of(move), false)));
            return;
        }
        answer.set(Optional.of(new Answer(texts.get("why.looking." + known(after), name), List.of(move), true)));
        progress.set(0);
        count(round, 1, move);
        question.ask(after, PATIENCE, report -> show(move, report), this::fail);
    }

    /// What is known of a move by the position after it, before there is a line.
    private String known(Position after) {
        return proofs.find(after)
                .map(proof -> switch (proof.value()) {
                    case WIN -> "loses";
                    case LOSS -> "wins";
                    case DRAW -> "draws";
                })
                .orElse("open");
    }

    private void count(int asked, int step, Move move) {
        later.run(STEP, () -> {
            if (asked != round) {
                return;
            }
            progress.set(Math.min(1, (double) step / STEPS));
            if (step < STEPS + GRACE) {
                count(asked, step + 1, move);
            } else {
                end();
                tell(nothing(move), List.of(move));
            }
        });
    }

    private String nothing(Move move) {
        return texts.get("why.none." + known(position.play(move)), position.text(move), PATIENCE.toSeconds());
    }

    private void tell(String text, List<Move> line) {
        answer.set(Optional.of(new Answer(text, line, false)));
    }

    private void end() {
        round++;
        question.drop();
    }

    /// Forgets the question.
    public void close() {
        end();
        answer.set(Optional.empty());
    }

    private void show(Move move, SearchReport report) {
        end();
        proofs.learn(report);
        List<Move> line = new ArrayList<>(List.of(move));
        line.addAll(report.line());
        String name = position.text(move);
        String text = report.value().map(value -> words(name, value, report)).orElseGet(() -> nothing(move));
        tell(text, line);
    }

    /// The report is about the position after the move, for the opponent.
    private String words(String move, Value value, SearchReport report) {
        int shown = 1 + report.plies().orElse(0);
        int plies = proofs.find(report.position()).map(Proof::plies).stream()
                .flatMapToInt(OptionalInt::stream)
                .map(known -> Math.min(shown, known + 1))
                .findFirst()
                .orElse(shown);
        if (plies < shown && value != Value.DRAW) {
            return texts.get(value == Value.WIN ? "why.loses.shorter" : "why.wins.shorter", move, plies, shown);
        }
        return switch (value) {
            case WIN ->
                texts.get(
                        "why.loses",
                        move,
                        plies,
                        report.position().text(report.line().getFirst()));
            case LOSS -> texts.get("why.wins", move, plies);
            case DRAW -> texts.get("why.draws", move);
        };
    }

    private void fail(Throwable failure) {
        end();
        tell(texts.get("why.failed", String.valueOf(failure.getMessage())), List.of());
    }
}
