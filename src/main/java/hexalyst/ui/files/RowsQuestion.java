package hexalyst.ui.files;

import hexalyst.notation.ReadResult;
import hexalyst.notation.exchange.Imported;
import java.util.function.Consumer;

/// A question about games whose file does not say where row a is.
///
/// @param bottom the games if it is at the bottom
/// @param top the games if it is at the top
/// @param then receives the games that the user chose
public record RowsQuestion(ReadResult bottom, ReadResult top, Consumer<Imported> then) {}
