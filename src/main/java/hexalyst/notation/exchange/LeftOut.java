package hexalyst.notation.exchange;

import hexalyst.notation.source.Quoted;
import hexalyst.text.Texts;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Counts the parts of a file that an importer drops. Confined to one thread.
final class LeftOut {
    private static final int MOST_NAMES = 8;
    private static final int LONGEST_NAME = 24;

    /// The kinds of parts; the bundle has a text for each.
    enum Part {
        USER_ID,
        SCORE,
        PLAYER_KIND,
        TIME,
        MOVE_RESULT,
        AFTER_END,
        PIE,
        UNRATED,
        VARIANT,
        GENERATED,
        GENERATOR_STATE,
        LEGAL_MOVES,
        OPTION,
        VOTE,
        RANKING,
        VERSION,
        HEADING,
        VARIATION,
        NAME
    }

    private final Map<Part, Integer> counts = new EnumMap<>(Part.class);
    private final Set<String> fields = new LinkedHashSet<>();

    void add(Part part) {
        counts.merge(part, 1, Integer::sum);
    }

    /// Counts an unknown field.
    void field(String name) {
        if (fields.size() <= MOST_NAMES) {
            fields.add(name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "…" : name);
        }
    }

    /// One line that names everything; none if nothing was left out.
    List<String> lines() {
        Texts texts = Texts.of(LeftOut.class);
        Stream<String> parts =
                counts.entrySet().stream().map(part -> texts.get("part." + part.getKey(), part.getValue()));
        Stream<String> names =
                fields.stream().limit(MOST_NAMES).map(name -> texts.get("part.field", Quoted.text(name)));
        String all = Stream.of(
                        parts,
                        names,
                        fields.size() > MOST_NAMES ? Stream.of(texts.get("part.fields")) : Stream.<String>of())
                .flatMap(each -> each)
                .collect(Collectors.joining(", "));
        return all.isEmpty() ? List.of() : List.of(texts.get("leftOut", all));
    }
}
