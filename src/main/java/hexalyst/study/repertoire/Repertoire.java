package hexalyst.study.repertoire;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.source.WholeFile;
import hexalyst.record.GameTree;
import hexalyst.record.MachineMark;
import hexalyst.study.training.Answer;
import hexalyst.study.training.FileGate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// All lessons of a person, one for each position; mirror images count as one. Not thread-safe.
public final class Repertoire {
    private static final List<String> MISTAKES = List.of("?", "??");
    private static final String HEADER = "hexalyst repertoire 1";

    private final Map<String, Lesson> lessons = new LinkedHashMap<>();

    /// Reads a file written by [#change]; returns an empty repertoire if there is none.
    ///
    /// @throws IOException if it cannot be read or is damaged; such a file is never overwritten
    public static Repertoire read(Path file) throws IOException {
        Repertoire read = new Repertoire();
        if (!Files.exists(file)) {
            return read;
        }
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        if (lines.isEmpty() || !lines.getFirst().equals(HEADER)) {
            throw new IOException("it does not begin with \"" + HEADER + '"');
        }
        for (int i = 1; i < lines.size(); i++) {
            Lesson lesson = Lesson.parse(lines.get(i)).orElse(null);
            if (lesson == null) {
                throw new IOException("line " + (i + 1) + " is damaged");
            }
            read.lessons.put(lesson.name(), lesson);
        }
        return read;
    }

    /// Changes the content of a file, keeping what other programs have written in the meantime. The new content is
    /// written to another file, which then replaces it, so the file is always complete.
    ///
    /// @param change receives the current content of the file
    /// @return the new content
    /// @throws IOException if it cannot be read, is damaged or cannot be written; it is then unchanged
    public static Repertoire change(Path file, Consumer<Repertoire> change) throws IOException {
        return FileGate.pass(file, () -> {
            Repertoire now = read(file);
            change.accept(now);
            StringBuilder text = new StringBuilder(HEADER).append('\n');
            now.lessons.values().forEach(lesson -> text.append(lesson.text()).append('\n'));
            WholeFile.writeOwn(file, text.toString().getBytes(StandardCharsets.UTF_8));
            return now;
        });
    }

    /// Adds the line to a node of a game: a lesson for each move of a side on it, up to a move marked as a mistake (`?`
    /// or `??`), since neither that move nor the rest is worth learning. Existing lessons stay as they are; a different
    /// move in the same position replaces the old one and starts again from zero.
    ///
    /// @return how many lessons are new
    public int learn(GameTree tree, int node, Side side, Instant now) {
        List<Move> line = new ArrayList<>();
        Position position = tree.start();
        int added = 0;
        for (int id : tree.path(node)) {
            Optional<Move> move = tree.node(id).move();
            if (move.isPresent()) {
                if (position.toMove() == side && isMistake(tree, id)) {
                    return added;
                }
                line.add(move.get());
                added += position.toMove() == side && add(Lesson.begin(tree.start(), line, position, now)) ? 1 : 0;
                position = position.play(move.get());
            }
        }
        return added;
    }

    /// Adds all lines of a game: a lesson for each position of it that has a move of a side. If the game has several
    /// moves of that side, the first one not marked as a mistake is the one to learn; all replies of the other side are
    /// followed. A line of the engine is left out, unless the win or draw that it shows is noted as proved.
    ///
    /// @return how many lessons are new
    public int learn(GameTree tree, Side side, Instant now) {
        int added = 0;
        GameTree people = MachineMark.strip(tree);
        Deque<Integer> open = new ArrayDeque<>(List.of(GameTree.ROOT));
        while (!open.isEmpty()) {
            int node = open.remove();
            boolean guessed = people.find(node).isPresent() && !isProved(tree, node);
            List<Integer> children = tree.node(node).children().stream()
                    .filter(child -> !guessed || people.find(child).isPresent())
                    .toList();
            boolean own = tree.position(node).toMove() == side;
            List<Integer> followed = own
                    ? children.stream()
                            .filter(child -> !isMistake(tree, child))
                            .limit(1)
                            .toList()
                    : children;
            if (followed.isEmpty()) {
                added += learn(tree, node, side, now);
            }
            open.addAll(followed);
        }
        return added;
    }

    /// Whether the best line from a node follows a proof, as the file notes.
    private static boolean isProved(GameTree tree, int node) {
        return tree.node(node)
                .annotations()
                .proved()
                .filter(noted -> !noted.winner()
                        .equals(Optional.of(tree.position(node).toMove().other())))
                .isPresent();
    }

    private static boolean isMistake(GameTree tree, int node) {
        return tree.node(node).annotations().hasSign(MISTAKES);
    }

    /// Removes a lesson.
    public void forget(Lesson lesson) {
        lessons.remove(lesson.name());
    }

    private boolean add(Lesson lesson) {
        Lesson before = lessons.get(lesson.name());
        boolean known = before != null
                && before.position()
                        .play(before.move())
                        .lookupKey()
                        .equals(lesson.position().play(lesson.move()).lookupKey());
        if (!known) {
            lessons.put(lesson.name(), lesson);
        }
        return !known;
    }

    /// All lessons, in the order in which they were added.
    public List<Lesson> all() {
        return List.copyOf(lessons.values());
    }

    /// The lessons to ask now, the longest due first.
    public List<Lesson> due(Instant now) {
        return Lesson.due(lessons.values(), now);
    }

    /// Records the answer to a lesson.
    public void answered(Lesson lesson, Answer answer, Instant now) {
        lessons.computeIfPresent(lesson.name(), (name, kept) -> kept.after(answer, now));
    }
}
