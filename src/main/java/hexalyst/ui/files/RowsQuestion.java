package hexalyst.ui.files;

import java.util.function.Consumer;

/// A question about games that do not tell where their row a is.
///
/// @param bottom the games if it is at the bottom
/// @param top the games if it is at the top
/// @param then goes on with the one that the user takes
public record RowsQuestion(OpenedFile bottom, OpenedFile top, Consumer<OpenedFile> then) {}
