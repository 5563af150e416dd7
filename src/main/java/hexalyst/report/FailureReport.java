package hexalyst.report;

/// A report of a failure that contains nothing from a game.
///
/// @param stack what failed and where
/// @param text the whole report
public record FailureReport(String stack, String text) {}
