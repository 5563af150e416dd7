package hexalyst.export.document;

import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// A document: one game, several as a booklet, or a sheet of puzzles. Puzzles among games are printed like these.
///
/// @param title its title
/// @param subtitle how many games there are, if the title does not say it
/// @param chapters one for each game, at least one
record Book(String title, String subtitle, List<Chapter> chapters) {
    Book {
        chapters = List.copyOf(chapters);
    }

    /// Composes the document, in the language of [Texts#language].
    ///
    /// @param puzzles recognises puzzles
    static Book of(List<GameTree> games, Function<GameTree, Optional<Exercise>> puzzles, DocumentOptions options) {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a document of no games");
        }
        List<Exercise> exercises =
                games.stream().flatMap(game -> puzzles.apply(game).stream()).toList();
        boolean sheet = exercises.size() == games.size();
        List<Chapter> chapters = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            chapters.add(
                    sheet
                            ? Composer.puzzle(exercises.get(i), i + 1, options)
                            : Composer.chapter(games.get(i), options));
        }
        if (games.size() == 1 && !sheet) {
            return new Book(chapters.getFirst().title(), "", chapters);
        }
        Optional<String> event = games.getFirst()
                .tags()
                .get(Tags.EVENT)
                .filter(name -> games.stream()
                        .allMatch(game -> game.tags().get(Tags.EVENT).equals(Optional.of(name))));
        Texts texts = Texts.of(Book.class);
        boolean mixed = games.stream().map(GameTree::game).distinct().count() > 1;
        String all = texts.get(sheet ? "puzzles" : "games", games.size());
        return event.map(name -> new Book(Wording.shortened(Wording.clean(name)), all, chapters))
                .orElseGet(() -> new Book(
                        mixed
                                ? all
                                : texts.get(
                                        sheet ? "sheet" : "booklet",
                                        games.getFirst().game().title(),
                                        games.size()),
                        "",
                        chapters));
    }

    /// Whether it has more than one game.
    boolean isBooklet() {
        return chapters.size() > 1;
    }

    /// Whether all of it are puzzles.
    boolean isSheet() {
        return chapters.getFirst().question().isPresent();
    }

    /// Whether a solution of the puzzles shows tries.
    boolean hasTries() {
        return chapters.stream()
                .flatMap(chapter -> chapter.question().stream())
                .anyMatch(question -> question.exercise().hasTries());
    }
}
