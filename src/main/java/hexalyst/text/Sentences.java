package hexalyst.text;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/// Sentences that make a paragraph.
public final class Sentences {
    private Sentences() {}

    /// The sentences with spaces between them; empty ones are left out.
    public static String joined(String... all) {
        return joined(List.of(all));
    }

    /// The sentences with spaces between them; empty ones are left out.
    public static String joined(Collection<String> all) {
        return all.stream().filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" "));
    }
}
