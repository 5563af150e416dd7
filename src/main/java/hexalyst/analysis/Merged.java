package hexalyst.analysis;

/// What another file has added.
///
/// @param news about how many positions it had new information
/// @param claimed how many of these are only claims: the file calls them proved, but nobody here has proved them
public record Merged(int news, int claimed) {}
