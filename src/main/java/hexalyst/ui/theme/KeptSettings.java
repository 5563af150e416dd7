package hexalyst.ui.theme;

import java.util.HashMap;
import java.util.Map;

/// Settings in memory, which nothing stores: for a rehearsal, for a view that remembers nothing, and for tests.
public final class KeptSettings implements Settings {
    private final Map<String, String> kept = new HashMap<>();

    @Override
    public String get(String name, String otherwise) {
        return kept.getOrDefault(name, otherwise);
    }

    @Override
    public void put(String name, String value) {
        kept.put(name, value);
    }
}
