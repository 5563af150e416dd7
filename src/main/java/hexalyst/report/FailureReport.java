package hexalyst.report;

/// What can be said of a failure without anything of a game.
///
/// @param stack what failed and where
/// @param text everything that a report says
public record FailureReport(String stack, String text) {}
