package hexalyst.record;

import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The tag pairs of a game in their order, each name once. `Game`, `Edition`, `Board` and `Position` are not among
/// them: files derive those from the tree's start position ([#DERIVED]), so that they cannot contradict it.
///
/// @param all the pairs, in order
public record Tags(List<Tag> all) {
    /// No tags.
    public static final Tags NONE = new Tags(List.of());
    /// The name of the first player's tag.
    public static final String WHITE = "White";
    /// The name of the second player's tag.
    public static final String BLACK = "Black";
    /// The name of the event's tag.
    public static final String EVENT = "Event";
    /// The name of the tag with what a game is called in documents, in place of its players.
    public static final String TITLE = "Title";
    /// The name of the tag with who annotated a game.
    public static final String ANNOTATOR = "Annotator";
    /// The name of the tag with where a game or a puzzle comes from.
    public static final String SOURCE = "Source";
    /// The name of the date's tag; its value is like `2026.11.20`, with `?` for unknown digits.
    public static final String DATE = "Date";
    /// The name of the tag with the first player's rating, as in PGN.
    public static final String WHITE_ELO = "WhiteElo";
    /// The name of the tag with the second player's rating.
    public static final String BLACK_ELO = "BlackElo";
    /// The name of the result's tag; its value is one of [#RESULTS].
    public static final String RESULT = "Result";
    /// The name of the tag that says how a game ended if it was not decided on the board.
    public static final String TERMINATION = "Termination";
    /// The value of [#TERMINATION] for a game that the loser resigned: SGF's word, which other programs know.
    public static final String RESIGNATION = "Resign";
    /// The name of the tag of a tree that is no game but a report, such as one about an opening.
    public static final String REPORT = "Report";
    /// The name of the tag that makes a game a puzzle.
    public static final String TASK = "Task";
    /// The name of the tag with a puzzle's title.
    public static final String PUZZLE = "Puzzle";
    /// The values of the result's tag. `*`: the game goes on or the result is unknown.
    public static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
    /// The names that are derived from the start position and are not tags here.
    public static final List<String> DERIVED = List.of("Game", "Edition", "Board", "Position");

    /// Copies and checks the pairs.
    ///
    /// @throws IllegalArgumentException if a name is duplicated or derived, or the result is not one of [#RESULTS]
    public Tags {
        all = List.copyOf(all);
        Set<String> names = new HashSet<>();
        for (Tag tag : all) {
            if (DERIVED.contains(tag.name())) {
                throw new IllegalArgumentException("tag " + tag.name() + " follows from the start position");
            }
            if (tag.name().equals(RESULT) && !RESULTS.contains(tag.value())) {
                throw new IllegalArgumentException(
                        "the result is one of " + String.join(" ", RESULTS) + ", not \"" + tag.value() + '"');
            }
            if (!names.add(tag.name())) {
                throw new IllegalArgumentException("tag " + tag.name() + " is there twice");
            }
        }
    }

    /// The value of a tag, if there is one.
    public Optional<String> get(String name) {
        return all.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }

    /// These tags with one tag set: in its place if it exists, otherwise at the end.
    public Tags with(String name, String value) {
        List<Tag> changed = new ArrayList<>(all);
        Tag tag = new Tag(name, value);
        for (int i = 0; i < changed.size(); i++) {
            if (changed.get(i).name().equals(name)) {
                changed.set(i, tag);
                return new Tags(changed);
            }
        }
        changed.add(tag);
        return new Tags(changed);
    }

    /// These tags with one tag set, or without it if its value is empty.
    public Tags withOrWithout(String name, String value) {
        return value.isEmpty()
                ? new Tags(all.stream().filter(tag -> !tag.name().equals(name)).toList())
                : with(name, value);
    }

    /// The result, `*` if there is no tag for it.
    public String result() {
        return get(RESULT).orElse("*");
    }

    /// Who lost by resigning, if [#TERMINATION] says that somebody did, in the wording of SGF or of chess sites:
    /// `Resign`, `R`, `resignation`, `White resigned`.
    public Optional<Side> resigned() {
        String how = get(TERMINATION).orElse("").strip().toLowerCase(Locale.ROOT);
        return switch (how.equals("r") || how.contains("resign") ? result() : "*") {
            case "1-0" -> Optional.of(Side.BLACK);
            case "0-1" -> Optional.of(Side.WHITE);
            default -> Optional.empty();
        };
    }
}
