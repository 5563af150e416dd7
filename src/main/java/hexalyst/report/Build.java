package hexalyst.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/// The version of the program.
///
/// @param version the version number, such as `0.1.0`
/// @param commit the first digits of the commit that it was built from, or [#UNKNOWN]
/// @param javafx the number of the JavaFX that it was built with
public record Build(String version, String commit, String javafx) {
    /// Used for unknown values, such as the commit of a build outside a repository.
    private static final String UNKNOWN = "unknown";

    /// The version that is running.
    public static Build current() {
        Properties properties = new Properties();
        try (InputStream in = Build.class.getResourceAsStream("/hexalyst/version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Build(
                properties.getProperty("version"), properties.getProperty("commit"), properties.getProperty("javafx"));
    }

    /// The program's name in what it writes.
    public String program() {
        return "hexalyst " + version;
    }

    /// The program, Java and JavaFX on one line.
    public String line() {
        return "hexalyst " + version + " (" + commit + "), Java " + Runtime.version() + ", JavaFX " + javafx;
    }

    /// The head of a report: the program and the system, one line each.
    public String head() {
        return String.join(
                "\n",
                List.of(
                        "Hexalyst " + version + " (" + commit + ")",
                        "Java " + Runtime.version() + " (" + property("java.vendor") + ")",
                        "JavaFX " + javafx,
                        property("os.name") + " " + property("os.version") + " (" + property("os.arch") + ")",
                        "Locale " + Locale.getDefault().toLanguageTag() + ", file names "
                                + property("sun.jnu.encoding")));
    }

    private static String property(String name) {
        return System.getProperty(name, UNKNOWN);
    }
}
