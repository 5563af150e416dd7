package hexalyst.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DisplayCheckTest {
    private static final Map<String, String> DISPLAY = Map.of("DISPLAY", ":0");

    @Test
    void nothingIsWrongWhereEverythingIsThere() {
        assertEquals(Optional.empty(), new DisplayCheck("Linux", DISPLAY, library -> true).problem());
        assertEquals(Optional.empty(), new DisplayCheck("Mac OS X", Map.of(), library -> false).problem());
    }

    @Test
    void aMissingDisplayIsNamed() {
        String problem =
                new DisplayCheck("Linux", Map.of(), library -> true).problem().orElseThrow();
        assertTrue(problem.startsWith("no display: DISPLAY is not set"), problem);
        String wayland = new DisplayCheck("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), library -> true)
                .problem()
                .orElseThrow();
        assertTrue(wayland.contains("XWayland"), wayland);
    }

    @Test
    void aMissingLibraryIsNamedWithItsPackage() {
        assertEquals(
                Optional.of("libgtk-3.so.0 is missing; install it (Debian: apt install libgtk-3-0)"),
                new DisplayCheck("Linux", DISPLAY, library -> !library.contains("gtk")).problem());
        assertEquals(
                Optional.of("libXtst.so.6 is missing; install it (Debian: apt install libxtst6)"),
                new DisplayCheck("Linux", DISPLAY, library -> !library.contains("Xtst")).problem());
    }

    @Test
    void aDisplayThatDoesNotAnswerIsNamed() {
        DisplayCheck check = new DisplayCheck("Linux", DISPLAY, library -> true);
        assertEquals(
                "the display :0 (DISPLAY) does not answer",
                check.reason(new UnsupportedOperationException("Unable to open DISPLAY")));
        assertEquals("no screen", check.reason(new UnsupportedOperationException("no screen\nat all")));
    }

    @Test
    void thisMachineIsCheckedWithoutAnException() {
        Optional<String> problem = DisplayCheck.ofThisMachine().problem();
        assertTrue(problem.stream().noneMatch(String::isBlank));
    }

    @Test
    void withoutALibraryForTheHardwareThereIsNoAttempt() {
        assertTrue(new DisplayCheck("Linux", DISPLAY, library -> true).canTryHardware());
        assertFalse(new DisplayCheck("Linux", DISPLAY, library -> !library.contains("GL")).canTryHardware());
        assertFalse(new DisplayCheck("Linux", DISPLAY, library -> !library.contains("Xxf86vm")).canTryHardware());
        assertTrue(new DisplayCheck("Windows 11", Map.of(), library -> false).canTryHardware());
    }
}
