package hexalyst.study.puzzle;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How hard a puzzle is.
///
/// @param rating a number like a player's rating, 0 to 4000: about 800 for what is seen at a glance, 2000 for what
///     takes a strong player a long time. [Rating] describes how the generator computes it
/// @param grade the grade; that of the rating unless the author chose another one
public record PuzzleDifficulty(int rating, Grade grade) {
    /// The highest rating.
    public static final int MOST = 4000;

    /// Checks the rating.
    ///
    /// @throws IllegalArgumentException if it is not 0 to 4000
    public PuzzleDifficulty {
        if (rating < 0 || rating > MOST) {
            throw new IllegalArgumentException("a rating is 0 to " + MOST + ", not " + rating);
        }
    }

    /// A rating with its own grade.
    public static PuzzleDifficulty of(int rating) {
        return new PuzzleDifficulty(rating, Grade.of(rating));
    }

    /// The text in files: `1240 medium`.
    public String text() {
        return rating + " " + grade.id();
    }

    /// The difficulty with this text; the grade may be left out.
    static Optional<PuzzleDifficulty> parse(String text) {
        Matcher matcher = Pattern.compile("(\\d{1,4})(?: ([a-z]+))?").matcher(text);
        if (!matcher.matches() || Integer.parseInt(matcher.group(1)) > MOST) {
            return Optional.empty();
        }
        int rating = Integer.parseInt(matcher.group(1));
        return matcher.group(2) == null
                ? Optional.of(of(rating))
                : Grade.named(matcher.group(2)).map(grade -> new PuzzleDifficulty(rating, grade));
    }
}
