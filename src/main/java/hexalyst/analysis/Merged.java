package hexalyst.analysis;

/// What the file of somebody else has brought.
///
/// @param news how many positions it told something new of
/// @param claimed how many of these are only claimed: it calls them proved, and nobody here has proved them
public record Merged(int news, int claimed) {}
