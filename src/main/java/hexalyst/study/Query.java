package hexalyst.study;

import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// A query of the library. A game has to meet all conditions; without conditions every game matches. Case is ignored in
/// texts.
///
/// @param conditions the conditions for a game's tags and length, at most one of each kind
/// @param board what was on the board at some point
public record Query(Map<Class<?>, Condition> conditions, Optional<OnBoard> board) {
    private static final Query ALL = new Query(Map.of(), Optional.empty());

    /// Copies the conditions; they keep their order.
    public Query {
        conditions = Collections.unmodifiableMap(new LinkedHashMap<>(conditions));
    }

    /// A condition for a game's tags or length.
    public sealed interface Condition {
        /// Part of a player's name, and which side this player has; empty for either.
        record Player(String name, Optional<Side> side) implements Condition {}

        /// Part of the event's name.
        record Event(String name) implements Condition {}

        /// The first date.
        record From(GameDate date) implements Condition {}

        /// The last date: `2026` means the whole year.
        record Until(GameDate date) implements Condition {}

        /// `1-0`, `0-1`, `1/2-1/2` or `*`.
        record Result(String word) implements Condition {}

        /// The least number of moves.
        record Fewest(int plies) implements Condition {}

        /// The greatest number of moves.
        record Most(int plies) implements Condition {}

        /// The least rating of both players.
        record Rating(int least) implements Condition {}

        /// The game's id.
        record OfGame(String id) implements Condition {}

        /// The edition's id.
        record OfEdition(String id) implements Condition {}

        /// Where the game is from.
        record In(Collection collection) implements Condition {}
    }

    /// What was on the board at some point of a game's main line.
    public sealed interface OnBoard {
        /// Exactly the position, in the same orientation, with the same player to move.
        record Exactly(Position position) implements OnBoard {}

        /// The position, turned or mirrored.
        record UpToSymmetry(Position position) implements OnBoard {}

        /// Part of the board, turned or mirrored.
        record Part(BoardPattern pattern) implements OnBoard {}
    }

    /// Every game.
    public static Query all() {
        return ALL;
    }

    private <C extends Condition> Query with(Class<C> kind, Optional<C> condition) {
        Map<Class<?>, Condition> changed = new LinkedHashMap<>(conditions);
        changed.remove(kind);
        condition.ifPresent(wanted -> changed.put(kind, wanted));
        return new Query(changed, board);
    }

    /// This query with a player's name; blank for any.
    public Query withPlayer(String name) {
        return withPlayer(name, Optional.empty());
    }

    /// This query with a player's name, blank for any, and the side that this player has, empty for either.
    public Query withPlayer(String name, Optional<Side> side) {
        return with(Condition.Player.class, nonBlank(name).map(known -> new Condition.Player(known, side)));
    }

    /// This query with an event; blank for any.
    public Query withEvent(String name) {
        return with(Condition.Event.class, nonBlank(name).map(Condition.Event::new));
    }

    /// This query with dates.
    public Query withDates(Optional<GameDate> first, Optional<GameDate> last) {
        return with(Condition.From.class, first.map(Condition.From::new))
                .with(Condition.Until.class, last.map(Condition.Until::new));
    }

    /// This query with a result; blank for any.
    public Query withResult(String word) {
        return with(Condition.Result.class, nonBlank(word).map(Condition.Result::new));
    }

    /// This query with lengths in plies.
    public Query withPlies(OptionalInt atLeast, OptionalInt atMost) {
        return with(Condition.Fewest.class, boxed(atLeast).map(Condition.Fewest::new))
                .with(Condition.Most.class, boxed(atMost).map(Condition.Most::new));
    }

    /// This query with a least rating of both players.
    public Query withRating(OptionalInt least) {
        return with(Condition.Rating.class, boxed(least).map(Condition.Rating::new));
    }

    /// This query with a game; blank for any.
    public Query withGame(String id) {
        return with(Condition.OfGame.class, nonBlank(id).map(Condition.OfGame::new));
    }

    /// This query with an edition, which other games may have too; blank for any.
    public Query withEdition(String id) {
        return with(Condition.OfEdition.class, nonBlank(id).map(Condition.OfEdition::new));
    }

    /// This query for games of one collection.
    public Query withCollection(Optional<Collection> one) {
        return with(Condition.In.class, one.map(Condition.In::new));
    }

    /// This query with a condition for the board.
    public Query withBoard(OnBoard what) {
        return new Query(conditions, Optional.of(what));
    }

    private static Optional<String> nonBlank(String text) {
        return text.isBlank() ? Optional.empty() : Optional.of(text.strip());
    }

    private static Optional<Integer> boxed(OptionalInt number) {
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }
}
