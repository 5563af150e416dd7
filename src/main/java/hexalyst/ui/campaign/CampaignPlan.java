package hexalyst.ui.campaign;

import hexalyst.analysis.campaign.Target;
import hexalyst.engine.SearchLimits;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What a campaign is to settle, and its time limits. It is stored as games, so that the campaign can resume after a
/// crash: the first game has the tags `Campaign` (the number of plies, or `games`), `Each` (seconds) and `Whole`
/// (minutes).
///
/// @param games the games whose positions are settled; or one game that starts at the first position
/// @param plies how many plies to go beyond that position; empty to settle the positions of the games
/// @param each the time limit for one position in seconds, 1 or more
/// @param whole the time limit for all in minutes; 0 for none
public record CampaignPlan(List<GameTree> games, OptionalInt plies, int each, int whole) {
    /// The most plies: three are more than a hundred thousand positions on the large boards.
    public static final int MOST_PLIES = 3;

    private static final String KIND = "Campaign";
    private static final String OF_GAMES = "games";
    private static final String EACH = "Each";
    private static final String WHOLE = "Whole";

    public CampaignPlan {
        games = List.copyOf(games);
        if (games.isEmpty() || each < 1 || whole < 0) {
            throw new IllegalArgumentException(games.size() + " games, " + each + " s, " + whole + " min");
        }
    }

    /// The positions to settle; empty if there are too many turns to list. Slow if there are many.
    Optional<List<Target>> targets() {
        return plies.isPresent()
                ? Target.upTo(games.getFirst().start(), plies.getAsInt())
                : Optional.of(Target.of(games));
    }

    /// The limits for one position.
    SearchLimits eachLimit() {
        return SearchLimits.NONE.withTime(Duration.ofSeconds(each));
    }

    /// The limits for the whole campaign.
    SearchLimits wholeLimit() {
        return whole == 0 ? SearchLimits.NONE : SearchLimits.NONE.withTime(Duration.ofMinutes(whole));
    }

    /// What people call it.
    String title() {
        Texts texts = Texts.of(CampaignPlan.class);
        return plies.isPresent()
                ? texts.get("title.plies", games.getFirst().start().edition().title(), plies.getAsInt())
                : texts.get("title.games", games.size());
    }

    /// The plan as games with tags.
    List<GameTree> kept() {
        List<GameTree> kept = new ArrayList<>(games);
        GameTree first = games.getFirst();
        String kind = plies.isPresent() ? Integer.toString(plies.getAsInt()) : OF_GAMES;
        Tags tags =
                first.tags().with(KIND, kind).with(EACH, Integer.toString(each)).with(WHOLE, Integer.toString(whole));
        kept.set(0, first.with(tags));
        return kept;
    }

    /// Reads the plan from such games.
    ///
    /// @return empty if they hold none
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
