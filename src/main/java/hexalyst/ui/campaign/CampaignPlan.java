package hexalyst.ui.campaign;

import hexalyst.analysis.Target;
import hexalyst.engine.SearchLimits;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What a campaign is to settle, and in which time. It is kept as games, so that it can go on after a crash: the first
/// one has the tags `Campaign` (the number of plies, or `games`), `Each` (seconds) and `Whole` (minutes).
///
/// @param games the games whose positions are settled; or one that starts at the position to begin with
/// @param plies so many plies after that position; empty for the positions of the games
/// @param each the most seconds for one position, 1 or more
/// @param whole the most minutes for all; 0 for no limit
public record CampaignPlan(List<GameTree> games, OptionalInt plies, int each, int whole) {
    /// So many plies can be asked for at most: three are more than a hundred thousand positions on the large boards.
    public static final int MOST_PLIES = 3;

    private static final String KIND = "Campaign";
    private static final String OF_GAMES = "games";
    private static final String EACH = "Each";
    private static final String WHOLE = "Whole";

    /// Copies the games.
    public CampaignPlan {
        games = List.copyOf(games);
        if (games.isEmpty() || each < 1 || whole < 0) {
            throw new IllegalArgumentException(games.size() + " games, " + each + " s, " + whole + " min");
        }
    }

    /// The positions. Takes a while for many; empty if there are too many turns to list.
    Optional<List<Target>> targets() {
        return plies.isPresent()
                ? Target.upTo(games.getFirst().start(), plies.getAsInt())
                : Optional.of(Target.of(games));
    }

    /// The limits for one position.
    SearchLimits eachLimit() {
        return SearchLimits.NONE.withTime(Duration.ofSeconds(each));
    }

    /// The limits for all together.
    SearchLimits wholeLimit() {
        return whole == 0 ? SearchLimits.NONE : SearchLimits.NONE.withTime(Duration.ofMinutes(whole));
    }

    /// As games with tags.
    List<GameTree> kept() {
        List<GameTree> kept = new ArrayList<>(games);
        GameTree first = games.getFirst();
        String kind = plies.isPresent() ? Integer.toString(plies.getAsInt()) : OF_GAMES;
        Tags tags =
                first.tags().with(KIND, kind).with(EACH, Integer.toString(each)).with(WHOLE, Integer.toString(whole));
        kept.set(0, first.with(tags));
        return kept;
    }

    /// The plan that games keep.
    ///
    /// @return empty if they keep none
    static Optional<CampaignPlan> of(List<GameTree> games) {
        if (games.isEmpty()) {
            return Optional.empty();
        }
        Tags tags = games.getFirst().tags();
        Optional<String> kind = tags.get(KIND);
        OptionalInt each = number(tags, EACH);
        OptionalInt whole = number(tags, WHOLE);
        OptionalInt plies = number(tags, KIND);
        boolean known = kind.filter(OF_GAMES::equals).isPresent() || plies.orElse(MOST_PLIES + 1) <= MOST_PLIES;
        return known && each.orElse(0) > 0 && whole.isPresent()
                ? Optional.of(new CampaignPlan(games, plies, each.getAsInt(), whole.getAsInt()))
                : Optional.empty();
    }

    private static OptionalInt number(Tags tags, String name) {
        return tags.get(name)
                .filter(text -> text.matches("\\d{1,7}"))
                .map(text -> OptionalInt.of(Integer.parseInt(text)))
                .orElse(OptionalInt.empty());
    }
}
