package hexalyst;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkippedTestsTest {
    @Test
    void aTestThatDidNotRunIsToldWithItsReason(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("TEST-a.AllTest.xml"), """
                <testsuite><testcase name="runs" classname="a.AllTest"/></testsuite>""");
        Files.writeString(folder.resolve("TEST-a.SomeTest.xml"), """
                <testsuite><testcase name="runs" classname="a.SomeTest"/>
                <testcase name="waits" classname="a.SomeTest"><skipped message="no server"/></testcase>
                <testcase name="sleeps" classname="a.SomeTest"><skipped>not &lt;here&gt;
                and more</skipped></testcase></testsuite>""");
        assertEquals(
                List.of("  a.SomeTest.waits: no server", "  a.SomeTest.sleeps: not <here>"), SkippedTests.in(folder));
    }
}
