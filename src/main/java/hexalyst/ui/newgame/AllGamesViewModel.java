package hexalyst.ui.newgame;

import hexalyst.game.Game;
import hexalyst.game.Position;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// All games, and those of them that a user looks for. JavaFX thread only.
public final class AllGamesViewModel {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final int LAST = 4;

    private final GamesPlayed played;
    private final Map<Game, Position> samples = new LinkedHashMap<>();
    private Optional<Game> open = Optional.empty();
    private final StringProperty search = new SimpleStringProperty("");
    private final Set<GameTrait> wanted = EnumSet.noneOf(GameTrait.class);
    private final ReadOnlyObjectWrapper<List<Game>> shown;

    /// @param games the games to choose from
    /// @param played those begun before
    public AllGamesViewModel(List<Game> games, GamesPlayed played) {
        this.played = played;
        games.forEach(game -> samples.put(game, GameSample.of(game)));
        shown = new ReadOnlyObjectWrapper<>(List.copyOf(games));
        search.subscribe(this::update);
    }

    /// Shows all games again.
    ///
    /// @param now the game that is open, which the user wants if nothing else is looked for
    void begin(Game now) {
        open = Optional.of(now);
        wanted.clear();
        search.set("");
        update();
    }

    /// The games, in their order.
    List<Game> games() {
        return List.copyOf(samples.keySet());
    }

    /// A position in the middle of a game.
    Position sample(Game game) {
        return Objects.requireNonNull(samples.get(game), game.id());
    }

    /// The starts of the games begun last, at most four, the latest first; the one that is open if there are none.
    ///
    /// @param open a position of the open game
    List<Position> last(Position open) {
        List<Position> starts = played.starts();
        return starts.isEmpty()
                ? List.of(open.game().start(open.edition(), open.grid()))
                : starts.stream().limit(LAST).toList();
    }

    /// Remembers that a game was begun.
    void begun(Position start) {
        played.begun(start);
    }

    /// What is typed to find a game.
    StringProperty searchProperty() {
        return search;
    }

    /// The kinds that some games are of and others are not.
    List<GameTrait> kinds() {
        return Stream.of(GameTrait.values())
                .filter(kind -> games().stream().anyMatch(game -> kinds(game).contains(kind)))
                .toList();
    }

    /// Looks for games of a kind too, or no longer.
    void want(GameTrait kind, boolean now) {
        if (now) {
            wanted.add(kind);
        } else {
            wanted.remove(kind);
        }
        update();
    }

    /// The games that are looked for: those whose name begins with what is typed, then those that have it in their
    /// name, then
    /// those that say it of themselves.
    ReadOnlyObjectProperty<List<Game>> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /// The first game that is looked for.
    Optional<Game> first() {
        return shown.get().stream().findFirst();
    }

    /// The first game that is looked for, or the open one if nothing is looked for.
    Optional<Game> wanted() {
        boolean all = search.get().isBlank() && wanted.isEmpty();
        return all ? open.filter(samples::containsKey).or(this::first) : first();
    }

    private void update() {
        String typed = plain(search.get().strip());
        shown.set(games().stream()
                .filter(game -> GameTrait.matches(kinds(game), wanted))
                .filter(game -> rank(game, typed) != Rank.NONE)
                .sorted(Comparator.comparing(game -> rank(game, typed)))
                .toList());
    }

    private Set<GameTrait> kinds(Game game) {
        return GameTrait.of(sample(game), played);
    }

    private static Rank rank(Game game, String typed) {
        String title = plain(game.title());
        if (title.startsWith(typed)) {
            return Rank.TITLE;
        }
        if (title.contains(typed)) {
            return Rank.IN_TITLE;
        }
        return plain(game.motto() + " " + game.about()).contains(typed) ? Rank.SAID : Rank.NONE;
    }

    /// Small letters without accents.
    private static String plain(String text) {
        return MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
    }

    /// How well a game fits what is typed, the best first.
    private enum Rank {
        TITLE,
        IN_TITLE,
        SAID,
        NONE
    }
}
