package hexalyst;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the program prints before it knows what to do, in a process of its own.
@Tag("slow")
class StartTest {
    private record Said(int code, List<String> lines) {}

    private static Said start(String locale, String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-classpath",
                System.getProperty("java.class.path"),
                "hexalyst.Main");
        builder.command().addAll(List.of(arguments));
        builder.environment().put("LC_ALL", locale);
        builder.environment().keySet().removeAll(Set.of("LANG", "LC_CTYPE"));
        builder.environment().keySet().removeAll(Set.of("DISPLAY", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        Process program = builder.redirectErrorStream(true).start();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(program.waitFor(), said.lines().toList());
    }

    @ParameterizedTest
    @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere file names have an encoding whatever the locale")
    @ValueSource(strings = {"check ä.hgn", "ä.hgn"})
    void withoutALocaleItIsSaidWhatToSet(String arguments) throws IOException, InterruptedException {
        Said unreadable = new Said(
                1,
                List.of("hexalyst: \"??.hgn\" cannot be read or written without a UTF-8 locale; set LC_ALL=C.UTF-8 and"
                        + " start again"));
        assertEquals(unreadable, start("C", arguments.split(" ")));
        assertEquals(unreadable, start("", arguments.split(" ")), "as where LC_ALL is not set");
    }

    @Test
    void withALocaleTheFileIsLookedFor() throws IOException, InterruptedException {
        assertEquals(new Said(1, List.of("hexalyst: ä.hgn: no such file")), start("C.UTF-8", "check", "ä.hgn"));
    }
}
