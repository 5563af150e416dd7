package hexalyst.ui.files;

import java.nio.file.Path;

/// The file that open games come from.
///
/// @param file where it is
/// @param stamp the file as it was when it was read or written last
/// @param incomplete true if the file holds more than could be read: saving over it would lose the rest
public record Origin(Path file, FileStamp stamp, boolean incomplete) {}
