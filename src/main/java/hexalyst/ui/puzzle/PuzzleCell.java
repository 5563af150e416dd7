package hexalyst.ui.puzzle;

import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.study.training.Answer;
import hexalyst.study.training.Entry;
import hexalyst.text.Texts;
import java.util.Optional;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// A puzzle in the list: its number, its task, its result and, once it was solved or given up, its difficulty. It names
/// no theme, as that would be a hint.
final class PuzzleCell extends ListCell<Puzzle> {
    private final PuzzleViewModel model;
    private final SharedTraining training;
    private final Texts texts;

    PuzzleCell(PuzzleViewModel model, Texts texts) {
        this.model = model;
        training = model.training();
        this.texts = texts;
        // As wide as the list: long text is truncated, and there is no horizontal scrolling.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Puzzle puzzle, boolean empty) {
        super.updateItem(puzzle, empty);
        if (empty || puzzle == null) {
            setText(null);
            setAccessibleText(null);
            return;
        }
        Optional<Entry> entry = training.log().entry(puzzle.id());
        String name = name(puzzle, getIndex());
        String hard = puzzle.difficulty()
                .filter(known -> model.isTold(puzzle))
                .map(known ->
                        texts.get("cell.rating", PuzzleWords.grade(known.grade()), Integer.toString(known.rating())))
                .orElse("");
        String task = PuzzleWords.task(puzzle);
        boolean due = training.log().isDue(puzzle.id(), training.now());
        String how = entry.map(known -> due ? "due" : last(known.last())).orElse("new");
        setText(texts.get("cell", texts.get("cell.sign." + how), name, hard, PuzzleWords.brief(puzzle)));
        setAccessibleText(texts.get("cell.spoken", name, task, texts.get("cell." + how)));
    }

    /// The title of a puzzle, or its number in the list.
    static String name(Puzzle puzzle, int index) {
        return puzzle.title().isEmpty() && index >= 0 ? Integer.toString(index + 1) : puzzle.title();
    }

    private static String last(Answer answer) {
        return switch (answer) {
            case KNOWN -> "known";
            case HELPED -> "helped";
            case FAILED -> "failed";
        };
    }
}
