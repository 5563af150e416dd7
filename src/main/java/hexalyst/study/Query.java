package hexalyst.study;

import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.GameDate;
import java.util.Optional;
import java.util.OptionalInt;

/// A query of the library. A game has to meet all conditions; without conditions every game matches. Case is ignored in
/// texts.
///
/// @param player part of a player's name
/// @param side which side this player has; empty for either
/// @param event part of the event's name
/// @param from the first date
/// @param until the last date: `2026` means the whole year
/// @param result `1-0`, `0-1`, `1/2-1/2` or `*`
/// @param fewest the least number of moves of the game
/// @param most the greatest number of moves of the game
/// @param rating the least rating of both players
/// @param game the game's id
/// @param edition the edition's id
/// @param collection where the game is from
/// @param board what was on the board at some point
public record Query(
        Optional<String> player,
        Optional<Side> side,
        Optional<String> event,
        Optional<GameDate> from,
        Optional<GameDate> until,
        Optional<String> result,
        OptionalInt fewest,
        OptionalInt most,
        OptionalInt rating,
        Optional<String> game,
        Optional<String> edition,
        Optional<Collection> collection,
        Optional<OnBoard> board) {
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
        return new Query(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /// This query with a player's name; blank for any.
    public Query withPlayer(String name) {
        return withPlayer(name, Optional.empty());
    }

    /// This query with a player's name, blank for any, and the side that this player has, empty for either.
    public Query withPlayer(String name, Optional<Side> plays) {
        return new Query(
                said(name),
                said(name).flatMap(known -> plays),
                event,
                from,
                until,
                result,
                fewest,
                most,
                rating,
                game,
                edition,
                collection,
                board);
    }

    /// This query with an event; blank for any.
    public Query withEvent(String name) {
        return new Query(
                player, side, said(name), from, until, result, fewest, most, rating, game, edition, collection, board);
    }

    /// This query with dates.
    public Query withDates(Optional<GameDate> first, Optional<GameDate> last) {
        return new Query(
                player, side, event, first, last, result, fewest, most, rating, game, edition, collection, board);
    }

    /// This query with a result; blank for any.
    public Query withResult(String word) {
        return new Query(
                player, side, event, from, until, said(word), fewest, most, rating, game, edition, collection, board);
    }

    /// This query with lengths in plies.
    public Query withPlies(OptionalInt atLeast, OptionalInt atMost) {
        return new Query(
                player, side, event, from, until, result, atLeast, atMost, rating, game, edition, collection, board);
    }

    /// This query with a least rating of both players.
    public Query withRating(OptionalInt least) {
        return new Query(
                player, side, event, from, until, result, fewest, most, least, game, edition, collection, board);
    }

    /// This query with a game; blank for any.
    public Query withGame(String id) {
        return new Query(
                player, side, event, from, until, result, fewest, most, rating, said(id), edition, collection, board);
    }

    /// This query with an edition, which other games may have too; blank for any.
    public Query withEdition(String id) {
        return new Query(
                player, side, event, from, until, result, fewest, most, rating, game, said(id), collection, board);
    }

    /// This query for games of one collection.
    public Query withCollection(Optional<Collection> one) {
        return new Query(player, side, event, from, until, result, fewest, most, rating, game, edition, one, board);
    }

    /// This query with a condition for the board.
    public Query withBoard(OnBoard what) {
        return new Query(
                player,
                side,
                event,
                from,
                until,
                result,
                fewest,
                most,
                rating,
                game,
                edition,
                collection,
                Optional.of(what));
    }

    private static Optional<String> said(String text) {
        return text.isBlank() ? Optional.empty() : Optional.of(text.strip());
    }
}
