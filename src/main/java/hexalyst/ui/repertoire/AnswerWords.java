package hexalyst.ui.repertoire;

import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.record.GameTree;
import hexalyst.study.repertoire.Judge;
import hexalyst.study.repertoire.Lesson;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import hexalyst.ui.puzzle.PlayedRefutation;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What is said of the answer to a lesson: at once what is known, and all of it again when the rest has been looked up.
final class AnswerWords {
    private final SharedRepertoire repertoire;
    private final LessonReason.Source reasons;
    private final LessonWords words;
    private final Texts texts = Texts.of(AnswerWords.class);

    AnswerWords(SharedRepertoire repertoire, LessonReason.Source reasons, LessonWords words) {
        this.repertoire = repertoire;
        this.reasons = reasons;
        this.words = words;
    }

    /// How a move is judged.
    String verdict(Lesson asked, Move move, Judge.Judgement judgement) {
        String key = switch (judgement.ruling()) {
            case RIGHT -> "right";
            case AS_GOOD -> "other." + judgement.value().orElseThrow().word();
            case BETTER -> "other.better";
            case WINS -> "other.wins";
            case WORSE -> "wrong";
            case UNSETTLED -> "unsettled";
        };
        return texts.get(key, asked.position().text(move));
    }

    /// Says that a move is wrong, and how it is refuted: how it ended the game, or by a reply that is known to.
    void wrong(Lesson asked, Move move, Judge.Judgement judgement, Consumer<String> says) {
        Position after = asked.position().play(move);
        String again = texts.get("again");
        if (after.outcome().over()) {
            says.accept(
                    Sentences.joined(texts.get("wrong.over", asked.position().text(move), after.endWords()), again));
            return;
        }
        String answer = verdict(asked, move, judgement);
        says.accept(Sentences.joined(answer, again));
        judgement
                .value()
                .map(Value::opposite)
                .filter(worth -> worth != Value.LOSS)
                .ifPresent(worth -> reasons.refute(
                        after,
                        worth,
                        found -> says.accept(Sentences.joined(
                                answer, PlayedRefutation.of(move, found).told(), again))));
    }

    /// Says how a lesson was answered, why, in which line, and when it comes back.
    ///
    /// @param back when it comes back
    /// @param open the open game, whose comments are reasons
    void tell(Lesson asked, String answer, String back, GameTree open, Consumer<String> says) {
        String line = texts.get("line.known", words.numbered(asked), back);
        says.accept(Sentences.joined(answer, line));
        List<String> comments = words.comments(asked, open);
        reasons.find(asked.position(), asked.move(), found -> {
            LessonReason reason = revealsNext(asked, found.line()) ? found.withoutLine() : found;
            String why = reason.noting(comments).sentence(asked.position(), asked.move());
            says.accept(Sentences.joined(answer, why, line));
        });
    }

    /// Whether a line after the answer shows a move that will be asked.
    private boolean revealsNext(Lesson asked, List<Move> line) {
        Set<String> names = repertoire.lessons().stream().map(Lesson::name).collect(Collectors.toSet());
        Position after = asked.position().play(asked.move());
        return IntStream.range(1, line.size())
                .mapToObj(moves -> after.play(line.subList(0, moves)))
                .anyMatch(position -> names.contains(Lesson.name(position)));
    }
}
