package hexalyst.ui.files;

import java.util.function.Consumer;

/// A question about games whose file does not say where row a is.
///
/// @param bottom the games if it is at the bottom
/// @param top the games if it is at the top
/// @param then receives the games that the user chose
public record RowsQuestion(OpenedFile bottom, OpenedFile top, Consumer<OpenedFile> then) {}
