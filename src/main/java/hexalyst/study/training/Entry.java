package hexalyst.study.training;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The training history of one item.
///
/// @param known how often it was known, or found with help
/// @param failed how often it failed
/// @param last the last answer
/// @param labels its labels in statistics, such as a grade and themes; words of letters, digits and `-`
/// @param memory when it is due again; empty if it never failed
public record Entry(int known, int failed, Answer last, List<String> labels, Optional<Memory> memory) {
    /// Of an item that was never trained.
    static final Entry UNTRIED = new Entry(0, 0, Answer.KNOWN, List.of(), Optional.empty());

    private static final int FIELDS = 5;

    /// Copies the labels.
    public Entry {
        labels = List.copyOf(labels);
    }

    /// The history after the first answer.
    static Entry first(Answer answer, List<String> labels, Instant now) {
        return new Entry(0, 0, answer, labels, Optional.empty()).after(answer, labels, now);
    }

    /// The history after one more answer.
    Entry after(Answer answer, List<String> now, Instant when) {
        boolean failing = answer == Answer.FAILED;
        Optional<Memory> next = memory.map(before -> before.after(answer, when))
                .or(() -> answer == Answer.KNOWN ? Optional.empty() : Optional.of(Memory.begin(when)));
        return new Entry(known + (failing ? 0 : 1), failed + (failing ? 1 : 0), answer, now, next);
    }

    /// True if there was an answer.
    boolean tried() {
        return known + failed > 0;
    }

    /// True if it failed and is due.
    boolean isDue(Instant now) {
        return memory.filter(kept -> kept.isDue(now)).isPresent();
    }

    /// The entry as a line of the file, with tabs.
    String text() {
        return String.join(
                "\t",
                Integer.toString(known),
                Integer.toString(failed),
                last.name(),
                String.join(" ", labels),
                memory.map(Memory::text).orElse("-"));
    }

    /// Reads a line of the file; empty if it is damaged.
    static Optional<Entry> parse(String text) {
        List<String> fields = List.of(text.split("\t", -1));
        boolean right = fields.size() == FIELDS
                && fields.get(0).matches("\\d{1,6}")
                && fields.get(1).matches("\\d{1,6}")
                && List.of("FAILED", "HELPED", "KNOWN").contains(fields.get(2));
        if (!right) {
            return Optional.empty();
        }
        Optional<Memory> memory = Memory.parse(fields.get(4));
        List<String> labels = new ArrayList<>(List.of(fields.get(3).split(" ", -1)));
        labels.remove("");
        return memory.isEmpty() && !fields.get(4).equals("-")
                ? Optional.empty()
                : Optional.of(new Entry(
                        Integer.parseInt(fields.get(0)),
                        Integer.parseInt(fields.get(1)),
                        Answer.valueOf(fields.get(2)),
                        labels,
                        memory));
    }
}
