package hexalyst.study;

/// A game in the library, without its moves.
///
/// @param id its number in this library
/// @param game the game's id, such as `manalath`
/// @param edition the edition's id
/// @param board the row lengths, such as `5 6 7 8 9 8 7 6 5`
/// @param white who played White; empty if not known
/// @param black who played Black; empty if not known
/// @param event where it was played; empty if not known
/// @param date the date in the spelling of [hexalyst.record.GameDate], or as it is written if it cannot be read; empty
///     if it is not known
/// @param result `1-0`, `0-1`, `1/2-1/2` or `*`
/// @param plies how many moves its main line has
/// @param rating the rating of the weaker player; 0 unless both are known
public record LibraryGame(
        long id,
        String game,
        String edition,
        String board,
        String white,
        String black,
        String event,
        String date,
        String result,
        int plies,
        int rating) {}
