package hexalyst.store;

import java.io.IOException;
import java.nio.file.Path;

/// Where a store is.
public sealed interface StoreAddress {
    /// A SQLite file.
    ///
    /// @param path the file, which need not exist yet
    record OfFile(Path path) implements StoreAddress {
        @Override
        public String text() {
            return path.toString();
        }
    }

    /// A database on a PostgreSQL server.
    ///
    /// @param url its JDBC address, without a password
    record OfServer(String url) implements StoreAddress {
        @Override
        public String text() {
            return url;
        }
    }

    /// How a person writes the address.
    String text();

    /// Reads an address: a JDBC address of PostgreSQL, or else the path of a file.
    ///
    /// @throws IOException with a message for people, if it is neither, or has a password: addresses are shown, kept in
    ///     preferences and seen by other users of the machine on a command line
    static StoreAddress of(String text) throws IOException {
        return AddressReader.read(text);
    }
}
