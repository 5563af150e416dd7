package hexalyst;

import java.nio.file.Path;
import java.util.List;

/// Stand-in until the window is merged.
final class App {
    private App() {}

    static int open(List<Path> files) {
        return files.size();
    }
}
