package hexalyst.study.puzzle;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// How hard a puzzle is, in three steps.
public enum Grade {
    /// A rating below [#MEDIUM_FROM].
    EASY,
    /// A rating from [#MEDIUM_FROM] on, below [#HARD_FROM].
    MEDIUM,
    /// A rating from [#HARD_FROM] on.
    HARD;

    /// The least rating of a medium puzzle.
    public static final int MEDIUM_FROM = 1000;
    /// The least rating of a hard puzzle.
    public static final int HARD_FROM = 1250;

    /// The grade of a rating.
    public static Grade of(int rating) {
        if (rating < MEDIUM_FROM) {
            return EASY;
        }
        return rating < HARD_FROM ? MEDIUM : HARD;
    }

    /// The name in files and commands, such as `easy`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The grade with this name, if there is one.
    public static Optional<Grade> named(String id) {
        return Stream.of(values()).filter(grade -> grade.id().equals(id)).findFirst();
    }
}
