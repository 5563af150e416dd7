package hexalyst.export.document;

import hexalyst.game.Side;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.record.Numbering;
import hexalyst.record.Tags;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A document: one game, several as a booklet, a sheet of puzzles, or a booklet that ends with such a sheet.
///
/// @param title its title
/// @param subtitle how many games there are, if the title does not say it
/// @param common the text that holds for all chapters: the rules of games, the credit of puzzles; may be empty
/// @param imprint what its maker says about it
/// @param chapters one for each game, at least one: first the games, then the puzzles
record Book(String title, String subtitle, String common, Imprint imprint, List<Chapter> chapters) {
    /// How many moves tell games of the contents apart, at least and at most.
    private static final int FEWEST = 2;

    private static final int MOST = 12;

    Book {
        chapters = List.copyOf(chapters);
    }

    /// Composes the document, in the language of [Texts#language].
    ///
    /// @param puzzles recognises puzzles
    /// @param watch is called for each puzzle, since its solution may take a while
    static Book of(
            List<GameTree> games,
            Function<GameTree, Optional<Exercise>> puzzles,
            DocumentOptions options,
            Watch watch) {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a document of no games");
        }
        List<GameTree> played = new ArrayList<>();
        List<Exercise> exercises = new ArrayList<>();
        for (GameTree game : games) {
            // Games take no time here.
            if (played.isEmpty() || !exercises.isEmpty()) {
                watch.begins(played.size() + exercises.size() + 1, games.size());
            }
            puzzles.apply(game).ifPresentOrElse(exercises::add, () -> played.add(game));
        }
        List<Chapter> chapters = new ArrayList<>();
        int figures = 0;
        for (GameTree game : played) {
            Chapter chapter = Composer.chapter(game, options, figures);
            chapters.add(chapter);
            figures += chapter.figures();
        }
        List<String> said = played.isEmpty()
                ? exercises.stream().map(Exercise::credit).toList()
                : chapters.stream().map(Chapter::rules).toList();
        chapters.addAll(puzzles(exercises, options));
        Imprint imprint = options.imprint();
        boolean own = !imprint.title().isEmpty();
        if (games.size() == 1 && exercises.isEmpty()) {
            return new Book(own ? imprint.title() : chapters.getFirst().title(), "", "", imprint, chapters);
        }
        String named = own ? imprint.title() : event(games).orElse("");
        String common = common(said);
        String all = count(games, played.size(), named.isEmpty());
        return named.isEmpty()
                ? new Book(all, "", common, imprint, chapters)
                : new Book(named, all, common, imprint, chapters);
    }

    /// Chapters with their own numbers, or with numbers in the document where puzzles of several sets have the same.
    private static List<Chapter> puzzles(List<Exercise> exercises, DocumentOptions options) {
        Set<String> titles = new HashSet<>();
        boolean own = exercises.stream()
                .map(exercise -> Wording.clean(exercise.title()))
                .allMatch(title -> !title.matches("\\d+") || titles.add(title));
        boolean mixed = exercises.stream()
                        .map(exercise -> exercise.solution().game())
                        .distinct()
                        .count()
                > 1;
        List<Chapter> chapters = new ArrayList<>();
        for (Exercise exercise : exercises) {
            String number = Integer.toString(chapters.size() + 1);
            String title = Wording.shortened(Wording.clean(exercise.title()));
            String name;
            if (title.matches("\\d+")) {
                name = own ? title : number;
            } else {
                name = title.isEmpty() ? number : number + " · " + title;
            }
            String rules = mixed ? " · " + exercise.solution().game().title() : "";
            chapters.add(SolutionText.chapter(exercise, name + rules, options));
        }
        return chapters;
    }

    /// The event of all games.
    private static Optional<String> event(List<GameTree> games) {
        return games.getFirst()
                .tags()
                .get(Tags.EVENT)
                .filter(name -> games.stream()
                        .allMatch(game -> game.tags().get(Tags.EVENT).equals(Optional.of(name))))
                .map(name -> Wording.shortened(Wording.clean(name)));
    }

    /// How many there are, with the name of their game if they have one in common.
    private static String count(List<GameTree> games, int played, boolean game) {
        Texts texts = Texts.of(Book.class);
        boolean mixed = games.stream().map(GameTree::game).distinct().count() > 1;
        String name = mixed || !game ? "" : games.getFirst().game().title();
        int puzzles = games.size() - played;
        if (played > 0 && puzzles > 0) {
            return (name.isEmpty() ? "" : name + ": ") + texts.get("both", played, puzzles);
        }
        return name.isEmpty()
                ? texts.get(played == 0 ? "puzzles" : "games", games.size())
                : texts.get(played == 0 ? "sheet" : "booklet", name, games.size());
    }

    private static String common(List<String> said) {
        return said.size() > 1 && said.stream().distinct().count() == 1 ? said.getFirst() : "";
    }

    /// A chapter's text on its rules or its credit; empty where all chapters share it.
    String own(String text) {
        return text.equals(common) ? "" : text;
    }

    /// A game's event, date and rules, without what all chapters share.
    List<String> about(Chapter chapter) {
        List<String> lines = new ArrayList<>(chapter.event());
        lines.add(own(chapter.rules()));
        lines.removeIf(line -> line.isEmpty() || line.equals(title));
        return lines;
    }

    /// An entry of the contents.
    ///
    /// @param title a game's title, or the name of a part
    /// @param note the text below it; may be empty
    record Entry(String title, String note) {
        private Entry with(String more) {
            return new Entry(
                    title, Stream.of(note, more).filter(text -> !text.isEmpty()).collect(Collectors.joining(" · ")));
        }
    }

    /// The contents: the games, then the puzzles as one entry, since their moves would give them away. A game that has
    /// its title in common with others is named with how it ended, and games that even then are alike are told apart by
    /// their rounds or their first moves.
    List<Entry> contents() {
        List<Chapter> games = games();
        Map<String, Long> titles = games.stream().collect(Collectors.groupingBy(Chapter::title, Collectors.counting()));
        List<Entry> plain = games.stream()
                .map(game -> entry(game, Objects.requireNonNull(titles.get(game.title())) == 1))
                .toList();
        Map<Entry, List<Chapter>> alike = IntStream.range(0, games.size())
                .boxed()
                .collect(Collectors.groupingBy(plain::get, Collectors.mapping(games::get, Collectors.toList())));
        Map<Entry, Function<Chapter, String>> apart = new HashMap<>();
        alike.forEach((entry, chapters) -> apart.put(entry, difference(chapters)));
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            Entry entry = plain.get(i);
            entries.add(entry.with(Objects.requireNonNull(apart.get(entry)).apply(games.get(i))));
        }
        if (!puzzles().isEmpty()) {
            Texts texts = Texts.of(Book.class);
            entries.add(new Entry(
                    texts.get("puzzles.heading"), texts.get("puzzles", puzzles().size())));
        }
        return entries;
    }

    /// What the contents say of a game: its title, its result, and what [#about] says.
    private Entry entry(Chapter game, boolean alone) {
        List<String> said = new ArrayList<>(about(game));
        if (alone && !game.result().isEmpty()) {
            said.addFirst(game.result());
        }
        return new Entry(alone ? game.title() : game.title() + ": " + ending(game), String.join(" · ", said));
    }

    /// The games.
    List<Chapter> games() {
        return chapters.stream().filter(chapter -> chapter.question().isEmpty()).toList();
    }

    /// The puzzles, after the games.
    List<Chapter> puzzles() {
        return chapters.subList(games().size(), chapters.size());
    }

    /// The lines below a game's title.
    List<String> about(Chapter chapter, DocumentOptions options) {
        List<String> lines = new ArrayList<>(about(chapter));
        lines.add(options.legend(chapter.tree()));
        lines.removeIf(String::isEmpty);
        return lines;
    }

    /// Whose the pieces in the puzzles are, where that needs a word and is the same in all of them.
    String legend(DocumentOptions options) {
        List<String> lines = puzzles().stream()
                .map(puzzle -> options.legend(puzzle.tree()))
                .distinct()
                .toList();
        return lines.size() == 1 ? lines.getFirst() : "";
    }

    /// The same for a puzzle; empty where it holds for all of them.
    String legend(Chapter puzzle, DocumentOptions options) {
        String line = options.legend(puzzle.tree());
        return line.equals(legend(options)) ? "" : line;
    }

    /// How a game ended, and after how many moves.
    private static String ending(Chapter chapter) {
        GameTree tree = chapter.tree();
        Texts texts = Texts.of(Book.class);
        int plies = tree.mainLine().size() - 1;
        int moves = plies == 0 ? 0 : Numbering.MOVES.number(tree.start().toMove(), plies - 1);
        return switch (tree.tags().result()) {
            case "1-0" -> texts.get("ending.won", tree.edition().sideName(Side.WHITE), moves);
            case "0-1" -> texts.get("ending.won", tree.edition().sideName(Side.BLACK), moves);
            case "1/2-1/2" -> texts.get("ending.drawn", moves);
            default -> texts.get("ending.open", moves);
        };
    }

    /// What tells games apart of which the contents would say the same; nothing if there is only one.
    private static Function<Chapter, String> difference(List<Chapter> alike) {
        if (alike.size() < 2) {
            return game -> "";
        }
        if (alike.stream().map(Book::round).distinct().count() == alike.size()) {
            return Book::round;
        }
        int moves = FEWEST;
        while (moves < MOST && alike.stream().map(opening(moves)).distinct().count() < alike.size()) {
            moves++;
        }
        return opening(moves);
    }

    private static String round(Chapter chapter) {
        return chapter.tree()
                .tags()
                .get("Round")
                .filter(round -> !round.matches("[?-]?"))
                .map(round -> Texts.of(Book.class).get("tag.round") + " " + Wording.shortened(Wording.clean(round)))
                .orElse("");
    }

    /// The first moves of a game as the document has them.
    private static Function<Chapter, String> opening(int count) {
        return chapter -> chapter.blocks().stream()
                .filter(Block.Paragraph.class::isInstance)
                .flatMap(block -> ((Block.Paragraph) block).spans().stream())
                .filter(span -> span instanceof Span.Played move && move.main())
                .limit(count)
                .map(span -> ((Span.Played) span).whole())
                .collect(Collectors.joining(" "));
    }

    /// A game's title, where the head of the whole does not say it already; otherwise empty.
    String heading(Chapter chapter) {
        return hasFront() && chapter.title().equals(title) ? "" : chapter.title();
    }

    /// Whether it has more than one game or puzzle.
    boolean isBooklet() {
        return chapters.size() > 1;
    }

    /// Whether all of it are puzzles.
    boolean isSheet() {
        return games().isEmpty();
    }

    /// Whether the chapters need a head of the whole before them.
    boolean hasFront() {
        return isBooklet() || isSheet() || !imprint.equals(Imprint.NONE);
    }

    /// Whether a solution of the puzzles shows tries.
    boolean hasTries() {
        return chapters.stream()
                .flatMap(chapter -> chapter.question().stream())
                .anyMatch(question -> question.exercise().hasTries());
    }
}
