package hexalyst.analysis.annotate;

/// What an analysis found in one game.
///
/// @param positions how many positions the game has, including variations and repeated ones
/// @param proved how many have a proved value or end the game
/// @param estimated how many are estimated
/// @param open about how many nothing is known
/// @param blunders how many moves got `??`
/// @param mistakes how many moves got `?`
/// @param onlyMoves how many moves got `!`
/// @param lines how many variations were added
public record GameSummary(
        int positions, int proved, int estimated, int open, int blunders, int mistakes, int onlyMoves, int lines) {}
