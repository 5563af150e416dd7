package hexalyst.study;

import hexalyst.game.Position;
import java.util.Optional;
import java.util.OptionalInt;

/// What to search the library for. A game has to fulfil everything that is said; nothing said means every game. Texts
/// are compared without regard to capitals.
///
/// @param player part of the name of either player
/// @param event part of the event's name
/// @param from the first date, as much of `2026.11.20` as matters
/// @param until the last date, the same: `2026` means the whole year
/// @param result `1-0`, `0-1`, `1/2-1/2` or `*`
/// @param fewest how many moves the game has at least
/// @param most how many moves the game has at most
/// @param game the game's id
/// @param edition the edition's id
/// @param board what was on the board at some time
public record Query(
        Optional<String> player,
        Optional<String> event,
        Optional<String> from,
        Optional<String> until,
        Optional<String> result,
        OptionalInt fewest,
        OptionalInt most,
        Optional<String> game,
        Optional<String> edition,
        Optional<OnBoard> board) {
    /// What a game had on its board at some time of its main line.
    public sealed interface OnBoard {
        /// The position as it lies, the same player to move.
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
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /// The same with a player's name; blank for any.
    public Query withPlayer(String name) {
        return new Query(said(name), event, from, until, result, fewest, most, game, edition, board);
    }

    /// The same with an event; blank for any.
    public Query withEvent(String name) {
        return new Query(player, said(name), from, until, result, fewest, most, game, edition, board);
    }

    /// The same with dates; blank for any.
    public Query withDates(String first, String last) {
        return new Query(player, event, said(first), said(last), result, fewest, most, game, edition, board);
    }

    /// The same with a result; blank for any.
    public Query withResult(String word) {
        return new Query(player, event, from, until, said(word), fewest, most, game, edition, board);
    }

    /// The same with lengths in plies.
    public Query withPlies(OptionalInt atLeast, OptionalInt atMost) {
        return new Query(player, event, from, until, result, atLeast, atMost, game, edition, board);
    }

    /// The same with a game; blank for any.
    public Query withGame(String id) {
        return new Query(player, event, from, until, result, fewest, most, said(id), edition, board);
    }

    /// The same with an edition, which other games may have too; blank for any.
    public Query withEdition(String id) {
        return new Query(player, event, from, until, result, fewest, most, game, said(id), board);
    }

    /// The same with something on the board.
    public Query withBoard(OnBoard what) {
        return new Query(player, event, from, until, result, fewest, most, game, edition, Optional.of(what));
    }

    private static Optional<String> said(String text) {
        return text.isBlank() ? Optional.empty() : Optional.of(text.strip());
    }
}
