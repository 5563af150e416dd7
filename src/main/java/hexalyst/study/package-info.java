/// Material for study: a library of games in one SQLite file, searched by player, by position and by part of a board,
/// and the explorer, which shows what was played in a position. Depends on `board`, `game`, `record`, `notation` and
/// JDBC. Headless; every call may take long and belongs on a background thread.
///
/// Read first: [Library], then [Query] (what can be searched for), [LibraryImport] (files and folders) and
/// [Exploration] (what was played in a position). [LibraryFile] describes the content of the file.
@NullMarked
package hexalyst.study;

import org.jspecify.annotations.NullMarked;
