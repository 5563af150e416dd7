package hexalyst.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// The program's version, from the build.
public final class ProgramVersion implements IVersionProvider {
    /// The version number, such as `0.1.0`.
    public static String number() {
        Properties properties = new Properties();
        try (InputStream in = ProgramVersion.class.getResourceAsStream("/hexalyst/version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"hexalyst " + number()};
    }
}
