/// What a person studies from: a library of games in one SQLite file, searched by player, by position and by part of
/// a board, and what was played in a position (the explorer). Depends on `board`, `game`, `record`, `notation` and
/// JDBC. Headless; everything may take long and belongs on a background thread.
///
/// Read first: [Library], then [Query] (what can be searched for), [LibraryImport] (files and folders) and
/// [Exploration] (what was played in a position). [LibraryFile] says what the file contains.
@NullMarked
package hexalyst.study;

import org.jspecify.annotations.NullMarked;
