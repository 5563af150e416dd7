package hexalyst.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ForeignPartTest {
    @Test
    void everyLibraryThatTheProgramRunsWithIsThereAndNoOther() {
        // Set by the build, which resolves the artifacts.
        String resolved = Objects.requireNonNull(System.getProperty("runtime.artifacts"), "run by Maven");
        assertEquals(
                new TreeSet<>(List.of(resolved.split(" ", -1))),
                new TreeSet<>(ForeignPart.all().stream()
                        .flatMap(part -> part.artifacts().stream())
                        .toList()));
    }

    @Test
    void eachHasAHomeAndItsWholeLicence() {
        for (ForeignPart part : ForeignPart.all()) {
            assertTrue(part.home().startsWith("https://"), part.home());
            assertTrue(part.text().length() > 1000, part.name());
            String text = part.text();
            assertTrue(!part.licence().contains("Apache") || text.contains("Apache License"), part.name());
            assertTrue(!part.licence().contains("GPL") || text.contains("GNU General Public License"), part.name());
            assertTrue(!part.licence().contains("BSD") || text.contains("Redistribution and use"), part.name());
            assertTrue(!part.licence().contains("MIT") || text.contains("Permission is hereby granted"), part.name());
        }
    }
}
