package hexalyst.ui.handover;

import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.util.Map;

/// Where the starts of the program find each other: a socket, and a lock that says whose it is. There is one for each
/// display, because a window on another display is not visible here.
///
/// @param folder the user's data folder, which may not exist yet
/// @param name the base name of its files
public record MeetingPlace(Path folder, String name) {
    private static final String DISPLAY = "DISPLAY";

    /// The place for the display that the environment names.
    ///
    /// @param environment the environment variables
    public static MeetingPlace of(Path folder, Map<String, String> environment) {
        String display = environment.getOrDefault(DISPLAY, "").replaceAll("[^A-Za-z0-9]", "_");
        return new MeetingPlace(folder, "window" + display);
    }

    Path socket() {
        return folder.resolve(name + ".socket");
    }

    Path lock() {
        return folder.resolve(name + ".lock");
    }

    UnixDomainSocketAddress address() {
        return UnixDomainSocketAddress.of(socket());
    }
}
