package hexalyst.study.repertoire;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.WholeFile;
import hexalyst.record.GameTree;
import hexalyst.study.training.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All lessons of a person, one for each position; mirror images are one. Not for several threads at once.
public final class Repertoire {
    private static final String HEADER = "hexalyst repertoire 1";

    private final Map<String, Lesson> lessons = new LinkedHashMap<>();

    /// Reads a file that [#write] made; nothing is known if there is none.
    ///
    /// @throws IOException if it cannot be read or is damaged; it is never written over then
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

    /// Replaces what the file holds: written beside and moved, so it is whole at any time.
    public void write(Path file) throws IOException {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        lessons.values().forEach(lesson -> text.append(lesson.text()).append('\n'));
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        WholeFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /// Adds the line to a node of a game: a lesson for each move of a side on it. What is learned already stays as it
    /// is; another move in the same position takes its place and is asked anew.
    ///
    /// @return how many lessons are new
    public int learn(GameTree tree, int node, Side side, Instant now) {
        List<Move> line = new ArrayList<>();
        Position position = tree.start();
        int added = 0;
        for (int id : tree.path(node)) {
            Optional<Move> move = tree.node(id).move();
            if (move.isPresent()) {
                line.add(move.get());
                added += position.toMove() == side && add(Lesson.begin(tree.start(), line, position, now)) ? 1 : 0;
                position = position.play(move.get());
            }
        }
        return added;
    }

    private boolean add(Lesson lesson) {
        Lesson before = lessons.get(lesson.name());
        boolean known = before != null
                && before.position()
                        .play(before.move())
                        .key()
                        .equals(lesson.position().play(lesson.move()).key());
        if (!known) {
            lessons.put(lesson.name(), lesson);
        }
        return !known;
    }

    /// All lessons, in the order in which they were added.
    public List<Lesson> all() {
        return List.copyOf(lessons.values());
    }

    /// Those that are to be asked now, the longest due first.
    public List<Lesson> due(Instant now) {
        return lessons.values().stream()
                .filter(lesson -> lesson.memory().isDue(now))
                .sorted(Comparator.comparing((Lesson lesson) -> lesson.memory().due())
                        .thenComparingInt(lesson -> lesson.line().size()))
                .toList();
    }

    /// A lesson was asked.
    public void answered(Lesson lesson, Answer answer, Instant now) {
        lessons.computeIfPresent(lesson.name(), (name, kept) -> kept.after(answer, now));
    }
}
