package hexalyst.study.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionKey;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.Exercise;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import hexalyst.record.TreeEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A position with a task, and its solution. Files (`.hgn`, `.json`) keep it as an ordinary game that begins with the
/// position; a set of puzzles is a file of several. These tags make a game a puzzle:
///
/// | tag | value |
/// |---|---|
/// | `Puzzle` | the title, or a number of the set; may be empty |
/// | `Task` | `win`, `win 5` (within at most 5 plies), `draw`, `avoid-loss`, `only-move`, `both-moves`, `better` (by an
/// estimate); a game without it is not a puzzle |
/// | `Themes` | [PuzzleTheme#id]s, separated by spaces: `double-threat sealed-quart` |
/// | `Difficulty` | [PuzzleDifficulty#text]: a rating and, if given, a grade: `1240 medium` |
/// | `Author` | who made it |
/// | `Text` | the text for the solver; without this tag, the comment before the first move is used |
///
/// Other tags are kept. In the tree of moves the player to move at the start is the solver. The solver's moves solve,
/// except those with the glyph `?` or `??` (*tries*): a try fails, and the moves after it are its refutation. If the
/// solver has several moves without such a glyph, all of them solve. The defender's moves are the ones to show, the
/// first of them in the main line. Where the solver has to win within some plies, each of them holds out longest,
/// except those with the glyph `?` or `??`, after which other moves may solve too. A solution ends with a move of the
/// solver: either the game is then over, or nothing more is asked of the solver ([SolutionBuilder] says where it
/// ends).
///
/// @param title the title; empty if there is none
/// @param task what is to be done
/// @param solution the position and the solution, with all tags of the game as read
/// @param themes its themes, each once
/// @param difficulty how hard it is, if that is known
/// @param author the author; empty if unknown
/// @param text the text for the solver; empty if there is none
public record Puzzle(
        String title,
        Task task,
        GameTree solution,
        List<PuzzleTheme> themes,
        Optional<PuzzleDifficulty> difficulty,
        String author,
        String text) {
    static final String TITLE = Tags.PUZZLE;
    static final String TASK = Tags.TASK;
    static final String THEMES = "Themes";
    static final String DIFFICULTY = "Difficulty";
    static final String AUTHOR = "Author";
    static final String TEXT = "Text";
    /// The author in files of puzzles that the program found in games.
    public static final String MADE = "hexalyst puzzle make";

    /// Copies the themes, each once.
    public Puzzle {
        themes = themes.stream().distinct().toList();
    }

    /// The puzzle that a game is, if it is one; wrong tags are left out.
    public static Optional<Puzzle> read(GameTree game) {
        return new PuzzleTags(game).read();
    }

    /// A puzzle with only a task and a solution.
    public static Puzzle of(Task task, GameTree solution) {
        return new Puzzle("", task, solution, List.of(), Optional.empty(), "", "");
    }

    /// The position to solve.
    public Position start() {
        return solution.start();
    }

    /// The player who solves.
    public Side solver() {
        return start().toMove();
    }

    /// Identifies the puzzle independently of its file and title: the same for its mirror images, different for another
    /// task. Game, edition, key and task, separated by spaces.
    public String id() {
        // What was trained stays known under it, and proves nothing.
        PositionKey key = start().earlierKey();
        return String.format(
                "%s %s %016x%016x %s", start().game().id(), start().edition().id(), key.high(), key.low(), task.text());
    }

    /// True if a node is a try: a move of the solver that is shown because it does not solve.
    boolean isTry(int node) {
        return Exercise.isTry(solution, node);
    }

    /// True if a node is a move of the defender that does not claim to hold out longest, or to refute.
    boolean isMistake(int node) {
        return Exercise.isMistake(solution, node);
    }

    /// The lines to show as the solution: the main line or, where both moves are wanted, each of them; none if no move
    /// is stored.
    public List<List<Move>> lines() {
        List<Move> main = solution.mainMoves();
        if (task instanceof Task.BothMoves) {
            return firstMoves().stream().map(List::of).toList();
        }
        return main.isEmpty() ? List.of() : List.of(main);
    }

    /// The stored first moves that solve.
    public List<Move> firstMoves() {
        return solution.root().children().stream()
                .filter(child -> !isTry(child))
                .flatMap(child -> solution.node(child).move().stream())
                .toList();
    }

    /// What the solution says about a first move; empty if nothing.
    public String said(Move move) {
        return solution.root().children().stream()
                .map(solution::node)
                .filter(node -> start().same(node.move().orElseThrow(), move))
                .map(node -> node.annotations().comment())
                .findFirst()
                .orElse("");
    }

    /// This puzzle with another title.
    public Puzzle withTitle(String other) {
        return new Puzzle(other, task, solution, themes, difficulty, author, text);
    }

    /// This puzzle with another task.
    public Puzzle withTask(Task other) {
        return new Puzzle(title, other, solution, themes, difficulty, author, text);
    }

    /// This puzzle with another tree of the same position.
    Puzzle withSolution(GameTree other) {
        return new Puzzle(title, task, other, themes, difficulty, author, text);
    }

    /// This puzzle with these themes and this rating.
    public Puzzle with(List<PuzzleTheme> found, PuzzleDifficulty rated) {
        return new Puzzle(title, task, solution, found, Optional.of(rated), author, text);
    }

    /// This puzzle with an author and a text.
    public Puzzle signed(String maker, String said) {
        return new Puzzle(title, task, solution, themes, difficulty, maker, said);
    }

    /// The game to be stored in a file. The tags of the puzzle come first; the text for the solver goes where it was
    /// read from.
    public GameTree game() {
        List<Tag> tags = new ArrayList<>();
        tags.add(new Tag(TITLE, title));
        tags.add(new Tag(TASK, task.text()));
        add(tags, THEMES, themes.stream().map(PuzzleTheme::id).collect(Collectors.joining(" ")));
        add(tags, DIFFICULTY, difficulty.map(PuzzleDifficulty::text).orElse(""));
        add(tags, AUTHOR, author);
        boolean tagged = solution.tags().get(TEXT).isPresent();
        if (tagged) {
            add(tags, TEXT, text);
        }
        List<String> ours = List.of(TITLE, TASK, THEMES, DIFFICULTY, AUTHOR, TEXT);
        solution.tags().all().stream().filter(tag -> !ours.contains(tag.name())).forEach(tags::add);
        GameTree game = solution.with(new Tags(tags));
        if (tagged) {
            return game;
        }
        Annotations root = game.root().annotations();
        return game.apply(new TreeEdit.Annotate(GameTree.ROOT, root.withComment(text)))
                .tree();
    }

    private static void add(List<Tag> tags, String name, String value) {
        if (!value.isEmpty()) {
            tags.add(new Tag(name, value));
        }
    }
}
