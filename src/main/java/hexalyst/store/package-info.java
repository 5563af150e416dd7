/// Databases: one SQLite file, or a PostgreSQL server that many machines share, with the same tables in both. Knows no
/// game. Depends on JDBC, the two drivers and a connection pool. Headless; every call may take long and belongs on a
/// background thread.
///
/// Read first: [StoreAddress], then [Database]. The tables are in `1.sql` among the resources.
@NullMarked
package hexalyst.store;

import org.jspecify.annotations.NullMarked;
