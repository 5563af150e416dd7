package hexalyst.export.document;

import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;

/// A document: one game, or several as a booklet.
///
/// @param title what it is called
/// @param chapters one a game, at least one
record Book(String title, List<Chapter> chapters) {
    Book {
        chapters = List.copyOf(chapters);
    }

    /// Composes it, in the language of [Texts#language].
    static Book of(List<GameTree> games, DocumentOptions options) {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a document of no games");
        }
        List<Chapter> chapters =
                games.stream().map(game -> Composer.chapter(game, options)).toList();
        if (games.size() == 1) {
            return new Book(chapters.getFirst().title(), chapters);
        }
        Optional<String> event = games.getFirst()
                .tags()
                .get(Tags.EVENT)
                .filter(name -> games.stream()
                        .allMatch(game -> game.tags().get(Tags.EVENT).equals(Optional.of(name))));
        String usual =
                Texts.of(Book.class).get("booklet", games.getFirst().game().title(), games.size());
        return new Book(Wording.clean(event.orElse(usual)), chapters);
    }

    /// Whether it has more than one game.
    boolean isBooklet() {
        return chapters.size() > 1;
    }
}
