package hexalyst.analysis.results;

import hexalyst.store.StoreAddress;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/// The folder for a user's data, by the convention of each system: `$XDG_DATA_HOME/hexalyst` or
/// `~/.local/share/hexalyst`; on macOS `~/Library/Application Support/Hexalyst`; on Windows `%LOCALAPPDATA%\Hexalyst`.
///
/// @param path the folder, which need not exist yet
public record DataFolder(Path path) {
    /// The system property that names another folder.
    public static final String PROPERTY = "hexalyst.data";

    private static final String RESULTS = "results.db";

    /// The folder of the user who runs the program, or what the property [#PROPERTY] names.
    public static DataFolder ofUser() {
        String named = System.getProperty(PROPERTY, "");
        return !named.isEmpty()
                ? new DataFolder(Path.of(named))
                : of(System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", "")), System.getenv());
    }

    /// The folder on a given system.
    ///
    /// @param system the system's name, as in Java's `os.name`
    /// @param home the user's home folder
    /// @param environment the environment variables
    static DataFolder of(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return new DataFolder(
                    in(environment, "LOCALAPPDATA", home.resolve("AppData").resolve("Local"))
                            .resolve("Hexalyst"));
        }
        return name.startsWith("mac")
                ? new DataFolder(
                        home.resolve("Library").resolve("Application Support").resolve("Hexalyst"))
                : new DataFolder(
                        in(environment, "XDG_DATA_HOME", home.resolve(".local").resolve("share"))
                                .resolve("hexalyst"));
    }

    private static Path in(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        return value.isEmpty() ? otherwise : Path.of(value);
    }

    /// The file of the [ResultStore].
    public Path results() {
        return path.resolve(RESULTS);
    }

    /// What could not be delivered to a database on a server yet. The parameters of its address do not matter.
    Path undelivered(StoreAddress.OfServer server) {
        long id = Machine.id(server.url().replaceFirst("\\?.*", ""));
        return path.resolve("undelivered-" + Long.toHexString(id) + ".db");
    }

    /// The seal for results stored by this user's programs, with the secret in this folder. The first call creates the
    /// secret.
    ///
    /// @param warn receives a warning if no later run will trust the results stored by this one
    public Seal seal(Consumer<String> warn) {
        return Seal.keptIn(path.resolve("seal.key"), warn);
    }

    /// The file of the library of games.
    public Path library() {
        return path.resolve("library.db");
    }

    /// The file of an unfinished campaign.
    public Path campaign() {
        return path.resolve("campaign.hgn");
    }

    /// The file of training results, such as for puzzles.
    public Path training() {
        return path.resolve("training.txt");
    }

    /// The file of the lines to learn.
    public Path repertoire() {
        return path.resolve("repertoire.txt");
    }

    /// The folder of the log.
    public Path log() {
        return path.resolve("log");
    }

    /// The folder of the journals of unsaved work.
    public Path journals() {
        return path.resolve("journal");
    }
}
