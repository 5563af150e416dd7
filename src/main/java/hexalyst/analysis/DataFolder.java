package hexalyst.analysis;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/// Where the program keeps a user's data, as each system has it: `$XDG_DATA_HOME/hexalyst` or
/// `~/.local/share/hexalyst`; on macOS `~/Library/Application Support/Hexalyst`; on Windows `%LOCALAPPDATA%\Hexalyst`.
///
/// @param path the folder, which need not be there yet
public record DataFolder(Path path) {
    private static final String RESULTS = "results.txt";

    /// The folder of the user who runs the program.
    public static DataFolder ofUser() {
        return of(System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", "")), System.getenv());
    }

    /// The folder on a system.
    ///
    /// @param system the system's name, as Java has it
    /// @param home the user's home
    /// @param environment the environment's variables
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

    /// The seal of what this user's programs keep, with the secret in this folder. The first call makes the secret.
    ///
    /// @param warn told that no later run will believe what this one keeps
    public Seal seal(Consumer<String> warn) {
        return Seal.keptIn(path.resolve("seal.key"), warn);
    }

    /// The file of the library of games.
    public Path library() {
        return path.resolve("library.db");
    }

    /// The file of a campaign that is not finished.
    public Path campaign() {
        return path.resolve("campaign.hgn");
    }

    /// The file of what was trained, such as puzzles.
    public Path training() {
        return path.resolve("training.txt");
    }

    /// The file of the lines that are learned.
    public Path repertoire() {
        return path.resolve("repertoire.txt");
    }

    /// The folder of what the program logs.
    public Path log() {
        return path.resolve("log");
    }

    /// The folder of the journals of what is not saved.
    public Path journals() {
        return path.resolve("journal");
    }
}
