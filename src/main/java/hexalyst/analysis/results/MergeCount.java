package hexalyst.analysis.results;

/// What another file has added.
///
/// @param news about how many positions it had new information
/// @param claimed how many of these are only claims: the file calls them proved, but nobody here has proved them
/// @param passed how many lines or rows are damaged or of an unknown kind, and were passed over
public record MergeCount(int news, int claimed, int passed) {}
