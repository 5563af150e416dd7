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

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere file names have an encoding whatever the locale")
    void withoutALocaleTheFileIsLookedForAllTheSame() throws IOException, InterruptedException {
        Said missing = new Said(1, List.of("hexalyst: ä.hgn: no such file"));
        assertEquals(missing, start("C", "check", "ä.hgn"));
        assertEquals(missing, start("", "check", "ä.hgn"), "as where LC_ALL is not set");
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere file names have an encoding whatever the locale")
    void withoutALocaleTheWindowOpensTheFileToo() throws IOException, InterruptedException {
        assertEquals(
                new Said(2, List.of("hexalyst: ä.hgn is neither a command nor a file (see hexalyst --help)")),
                start("C", "ä.hgn"));
    }

    @Test
    void withALocaleTheFileIsLookedFor() throws IOException, InterruptedException {
        assertEquals(new Said(1, List.of("hexalyst: ä.hgn: no such file")), start("C.UTF-8", "check", "ä.hgn"));
    }
}
