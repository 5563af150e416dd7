package hexalyst.ui.fx;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Keeps the values that were used last, for a user who steps back and forth through a game. Used by one thread.
public final class Recent<K, V> {
    private final Map<K, V> values;

    /// @param most how many values are kept, 1 or more; the one not used for the longest time goes first
    public Recent(int most) {
        values = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /// The value of a key; empty if it is not kept.
    public Optional<V> find(K key) {
        return Optional.ofNullable(values.get(key));
    }

    /// The value of a key, made now if it is not kept.
    public V of(K key, Function<K, V> maker) {
        V kept = values.get(key);
        if (kept == null) {
            kept = maker.apply(key);
            values.put(key, kept);
        }
        return kept;
    }

    /// Keeps a value instead of the key's old one.
    public void keep(K key, V value) {
        values.put(key, value);
    }

    /// Forgets everything.
    public void clear() {
        values.clear();
    }
}
