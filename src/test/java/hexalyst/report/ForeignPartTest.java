package hexalyst.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ForeignPartTest {
    @Test
    void everyLibraryThatTheProgramRunsWithIsThereAndNoOther() throws IOException {
        // Written by the build, which resolves them: group:artifact:type:version:scope, indented.
        Path libraries = Path.of("target", "libraries.txt");
        assertEquals(
                Files.readAllLines(libraries).stream()
                        .filter(line -> line.contains(":jar:"))
                        .map(line -> line.strip().split(":jar:", -1)[0])
                        .collect(Collectors.toCollection(TreeSet::new)),
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
