package hexalyst.export.document;

import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.text.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The formats of documents of games. Documents may be made on any thread.
public enum DocumentFormat {
    /// One self-contained page for playing through the games.
    HTML("html"),
    /// Text with its diagrams in a folder beside it.
    MARKDOWN("md"),
    /// Printed pages.
    PDF("pdf");

    private final String suffix;

    DocumentFormat(String suffix) {
        this.suffix = suffix;
    }

    /// The suffix of a file's name, without the dot.
    public String suffix() {
        return suffix;
    }

    /// The format of a file's name.
    public static Optional<DocumentFormat> of(String fileName) {
        String lower = fileName.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> lower.endsWith("." + format.suffix()))
                .findFirst();
    }

    /// Makes a document: of one game, or of several as a booklet.
    ///
    /// @param games at least one
    /// @param name the name of its file without the suffix, such as `game`
    /// @return the files' bytes by relative path, the document itself first: `game.md`, then
    ///     `game-diagrams/game-1-1.svg`
    /// @param watch is called for each game, and may end the export
    /// @throws IllegalArgumentException if there are no games
    public Map<String, byte[]> make(List<GameTree> games, DocumentOptions options, String name, Watch watch) {
        return make(games, game -> Optional.empty(), options, name, watch);
    }

    /// Makes a document of games that may be puzzles.
    ///
    /// @param puzzles recognises puzzles, in the language of [Texts#language]; they come after the games, as a sheet
    ///     with the solutions apart
    public Map<String, byte[]> make(
            List<GameTree> games,
            Function<GameTree, Optional<Exercise>> puzzles,
            DocumentOptions options,
            String name,
            Watch watch) {
        return Texts.in(options.language(), () -> {
            Book book = Book.of(games, puzzles, options, watch);
            return switch (this) {
                case HTML -> Map.of(name + ".html", HtmlDocument.file(book, options, watch));
                case MARKDOWN -> MarkdownDocument.files(book, options, name, watch);
                case PDF -> Map.of(name + ".pdf", PdfDocument.file(book, options, watch));
            };
        });
    }
}
