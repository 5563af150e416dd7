package hexalyst;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// Prints which tests of a build did not run, and why: the last lines of `mvn verify`.
public final class SkippedTests {
    private SkippedTests() {}

    /// Prints them.
    ///
    /// @param arguments the folder of the reports
    public static void main(String[] arguments) throws IOException {
        List<String> lines = in(Path.of(arguments[0]));
        if (!lines.isEmpty()) {
            System.out.println(lines.size() + (lines.size() == 1 ? " test" : " tests") + " did not run:");
            lines.forEach(System.out::println);
        }
    }

    /// A line for each test that was skipped.
    static List<String> in(Path reports) throws IOException {
        List<String> lines = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> all = Files.list(reports)) {
            files = all.filter(file -> file.toString().endsWith(".xml"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            if (Files.readString(file).contains("<skipped")) {
                add(file, lines);
            }
        }
        return lines;
    }

    private static void add(Path report, List<String> lines) throws IOException {
        try {
            NodeList skipped = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(report.toFile())
                    .getElementsByTagName("skipped");
            for (int i = 0; i < skipped.getLength(); i++) {
                Element why = (Element) skipped.item(i);
                Element test = (Element) why.getParentNode();
                String reason =
                        why.getAttribute("message").isBlank() ? why.getTextContent() : why.getAttribute("message");
                lines.add("  " + test.getAttribute("classname") + "." + test.getAttribute("name") + ": "
                        + reason.strip().lines().findFirst().orElse("no reason"));
            }
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(report + ": " + e.getMessage(), e);
        }
    }
}
