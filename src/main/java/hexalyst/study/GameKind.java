package hexalyst.study;

/// A game and its edition, of which a library has games.
///
/// @param game the game's id
/// @param edition the edition's id
public record GameKind(String game, String edition) {}
