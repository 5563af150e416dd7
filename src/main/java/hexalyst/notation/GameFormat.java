package hexalyst.notation;

import hexalyst.record.GameTree;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A file format for games. A file holds any number of them. Each format keeps everything of a tree except node ids.
public enum GameFormat {
    /// Text similar to PGN for chess: [HgnReader], [HgnWriter].
    HGN(".hgn", "Game text"),
    /// [JsonReader], [JsonWriter].
    JSON(".json", "JSON"),
    /// Smart Game Format FF\[4\]: [SgfReader], [SgfWriter].
    SGF(".sgf", "Smart Game Format");

    private static final List<GameFormat> ALL = List.of(values());

    private final String suffix;
    private final String title;

    GameFormat(String suffix, String title) {
        this.suffix = suffix;
        this.title = title;
    }

    /// The file name suffix, such as `.hgn`.
    public String suffix() {
        return suffix;
    }

    /// Its name for people.
    public String title() {
        return title;
    }

    /// The format by the suffix of a file's name, ignoring case; empty if there is none.
    public static Optional<GameFormat> of(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return ALL.stream().filter(format -> name.endsWith(format.suffix)).findFirst();
    }

    /// Reads all games of a text. Never throws: see [ReadResult].
    ///
    /// @param lookup the games that the text may name
    public ReadResult read(String text, GameLookup lookup) {
        return switch (this) {
            case HGN -> new HgnReader(lookup).read(text);
            case JSON -> new JsonReader(lookup).read(text);
            case SGF -> new SgfReader(lookup).read(text);
        };
    }

    /// The text of a file with these games.
    public String write(List<GameTree> games) {
        return switch (this) {
            case HGN -> HgnWriter.write(games);
            case JSON -> JsonWriter.write(games);
            case SGF -> SgfWriter.write(games);
        };
    }
}
