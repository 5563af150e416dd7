package hexalyst.notation.source;

import hexalyst.text.Texts;
import java.util.stream.Stream;

/// The readers' messages about problems in a text, in the language of [Texts#language].
public final class Words {
    private Words() {}

    /// A text of this package with its values filled in.
    public static String of(String key, Object... values) {
        Texts texts = Texts.of(Words.class);
        // Converted to text, so that numbers of nodes and rows have no thousands separators.
        return values.length == 0
                ? texts.get(key)
                : texts.get(key, Stream.of(values).map(String::valueOf).toArray());
    }
}
