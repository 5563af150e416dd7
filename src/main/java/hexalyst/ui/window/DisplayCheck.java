package hexalyst.ui.window;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Says in one line why no window can open on this machine, and what to install, before JavaFX fails less kindly. On
/// Linux, JavaFX draws through GTK 3 on an X11 display (or XWayland); elsewhere it brings all that it needs.
///
/// @param system the name of the operating system, as the property `os.name` has it
/// @param environment the environment variables
/// @param loads whether a system library with this name can be loaded
/// @param answers whether a display with this name answers
public record DisplayCheck(
        String system, Map<String, String> environment, Predicate<String> loads, Predicate<String> answers) {
    private static final String X11 = "libX11.so.6";
    private static final List<Library> LIBRARIES = List.of(
            new Library("libgtk-3.so.0", "libgtk-3-0"),
            new Library("libXtst.so.6", "libxtst6"),
            new Library(X11, "libx11-6"));

    private record Library(String file, String packageName) {}

    /// Copies the environment.
    public DisplayCheck {
        environment = Map.copyOf(environment);
    }

    /// The check of this machine.
    public static DisplayCheck ofThisMachine() {
        return new DisplayCheck(
                System.getProperty("os.name", ""),
                System.getenv(),
                DisplayCheck::canLoad,
                DisplayCheck::displayAnswers);
    }

    /// Why no window can open, in one line; empty if nothing is known to be in the way.
    public Optional<String> problem() {
        if (!system.startsWith("Linux")) {
            return Optional.empty();
        }
        String display = environment.getOrDefault("DISPLAY", "");
        if (display.isEmpty()) {
            String wayland = environment.containsKey("WAYLAND_DISPLAY")
                    ? " (there is a Wayland display, but JavaFX needs XWayland; Debian: apt install xwayland)"
                    : " (without a screen, try: apt install xvfb xauth; xvfb-run -a java -jar ...)";
            return Optional.of("no display: DISPLAY is not set" + wayland);
        }
        for (Library library : LIBRARIES) {
            if (!loads.test(library.file())) {
                return Optional.of(
                        library.file() + " is missing; install it (Debian: apt install " + library.packageName() + ")");
            }
        }
        return answers.test(display)
                ? Optional.empty()
                : Optional.of("the display " + display + " (DISPLAY) does not answer");
    }

    @SuppressWarnings("restricted")
    private static boolean canLoad(String library) {
        try (Arena arena = Arena.ofConfined()) {
            return SymbolLookup.libraryLookup(library, arena) != null;
        } catch (IllegalArgumentException missing) {
            return false;
        }
    }

    /// Opens the display with Xlib's `XOpenDisplay` and closes it again.
    @SuppressWarnings("restricted")
    private static boolean displayAnswers(String name) {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup xlib = SymbolLookup.libraryLookup(X11, Arena.global());
            Linker linker = Linker.nativeLinker();
            MemorySegment display = (MemorySegment) linker.downcallHandle(
                            xlib.find("XOpenDisplay").orElseThrow(),
                            FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS))
                    .invokeExact(arena.allocateFrom(name));
            if (display.equals(MemorySegment.NULL)) {
                return false;
            }
            int closed = (int) linker.downcallHandle(
                            xlib.find("XCloseDisplay").orElseThrow(),
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
                    .invokeExact(display);
            return closed == 0;
        } catch (Throwable unknown) {
            // Only JavaFX itself can tell then; App reports its failure in one line too.
            return true;
        }
    }
}
