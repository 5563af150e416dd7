package hexalyst.export.document;

import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;

/// A document: one game, or several as a booklet.
///
/// @param title its title
/// @param subtitle how many games there are, if the title does not say it
/// @param chapters one for each game, at least one
record Book(String title, String subtitle, List<Chapter> chapters) {
    Book {
        chapters = List.copyOf(chapters);
    }

    /// Composes the document, in the language of [Texts#language].
    static Book of(List<GameTree> games, DocumentOptions options) {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a document of no games");
        }
        List<Chapter> chapters =
                games.stream().map(game -> Composer.chapter(game, options)).toList();
        if (games.size() == 1) {
            return new Book(chapters.getFirst().title(), "", chapters);
        }
        Optional<String> event = games.getFirst()
                .tags()
                .get(Tags.EVENT)
                .filter(name -> games.stream()
                        .allMatch(game -> game.tags().get(Tags.EVENT).equals(Optional.of(name))));
        Texts texts = Texts.of(Book.class);
        return event.map(name ->
                        new Book(Wording.shortened(Wording.clean(name)), texts.get("games", games.size()), chapters))
                .orElseGet(() ->
                        new Book(texts.get("booklet", games.getFirst().game().title(), games.size()), "", chapters));
    }

    /// Whether it has more than one game.
    boolean isBooklet() {
        return chapters.size() > 1;
    }
}
