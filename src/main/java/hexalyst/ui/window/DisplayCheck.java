package hexalyst.ui.window;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Says in one line why no window can open on this machine, and what to install, before JavaFX fails with a less
/// helpful message. On Linux, JavaFX draws through GTK 3 on an X11 display (or XWayland); on other systems it includes
/// all that it needs.
///
/// @param system the name of the operating system, from the property `os.name`
/// @param environment the environment variables
/// @param loads whether a system library with this name can be loaded
public record DisplayCheck(String system, Map<String, String> environment, Predicate<String> loads) {
    private static final String NAME = "DISPLAY";
    /// The message of JavaFX for a display that does not answer (its GtkApplication).
    private static final String SILENT = "Unable to open DISPLAY";
    private static final List<Library> LIBRARIES = List.of(
            new Library("libgtk-3.so.0", "libgtk-3-0"),
            new Library("libXtst.so.6", "libxtst6"),
            new Library("libX11.so.6", "libx11-6"));

    private static final List<String> HARDWARE = List.of("libGL.so.1", "libXxf86vm.so.1");

    private record Library(String file, String packageName) {}

    public DisplayCheck {
        environment = Map.copyOf(environment);
    }

    /// The check of this machine.
    public static DisplayCheck ofThisMachine() {
        return new DisplayCheck(System.getProperty("os.name", ""), System.getenv(), DisplayCheck::canLoad);
    }

    /// Why no window can open, in one line; empty if there is no known reason.
    public Optional<String> problem() {
        if (!system.startsWith("Linux")) {
            return Optional.empty();
        }
        if (environment.getOrDefault(NAME, "").isEmpty()) {
            String wayland = environment.containsKey("WAYLAND_DISPLAY")
                    ? " (there is a Wayland display, but JavaFX needs XWayland; Debian: apt install xwayland)"
                    : " (without a screen, run it under xvfb-run -a; Debian: apt install xvfb xauth)";
            return Optional.of("no display: DISPLAY is not set" + wayland);
        }
        for (Library library : LIBRARIES) {
            if (!loads.test(library.file())) {
                return Optional.of(
                        library.file() + " is missing; install it (Debian: apt install " + library.packageName() + ")");
            }
        }
        return Optional.empty();
    }

    /// True if JavaFX can try to draw with the graphics hardware. Where a library that it needs for that is missing, it
    /// prints a stack trace before it draws by itself.
    public boolean canTryHardware() {
        return !system.startsWith("Linux") || HARDWARE.stream().allMatch(loads);
    }

    /// The reason why JavaFX could not start, in one line.
    ///
    /// @param failure what it threw
    public String reason(Throwable failure) {
        String said = String.valueOf(failure.getMessage()).lines().findFirst().orElse("no reason is known");
        return said.equals(SILENT) ? "the display " + environment.get(NAME) + " (DISPLAY) does not answer" : said;
    }

    @SuppressWarnings("restricted")
    private static boolean canLoad(String library) {
        try (Arena arena = Arena.ofConfined()) {
            return SymbolLookup.libraryLookup(library, arena) != null;
        } catch (IllegalArgumentException missing) {
            return false;
        }
    }
}
