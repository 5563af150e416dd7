/// Pictures and documents in files, from plain data: for both the window's export and the command line. The parts are
/// in subpackages: `board` (what a picture shows and how it is painted), `picture` (the formats of pictures),
/// `document` (games as pages).
///
/// May use `board`, `game`, `record`, `notation` and the values of `engine`; needs no display. Read [Exporter] first.
@NullMarked
package hexalyst.export;

import org.jspecify.annotations.NullMarked;
