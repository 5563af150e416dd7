package hexalyst.ui.files;

import java.nio.file.Path;

/// The file that open games come from.
///
/// @param file its path
/// @param stamp the file as it was when it was last read or written
/// @param incomplete true if the file holds more than could be read, so that saving over it would lose the rest
public record Origin(Path file, FileStamp stamp, boolean incomplete) {}
