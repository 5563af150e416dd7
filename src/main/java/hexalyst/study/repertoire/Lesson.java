package hexalyst.study.repertoire;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import hexalyst.study.training.Answer;
import hexalyst.study.training.Memory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A position where a person wants to learn what to play.
///
/// @param start where the line begins
/// @param line the moves that lead there, followed by the move to learn
/// @param position where the question is asked
/// @param known how often the answer was right
/// @param failed how often it was not
/// @param memory when it will be asked next
public record Lesson(Position start, List<Move> line, Position position, int known, int failed, Memory memory) {
    private static final double EASE = 2.5;
    private static final int FIELDS = 7;
    /// How long before it is due a lesson may be asked if nothing else is, so that what failed is repeated in the same
    /// session. Anki, which has the same limit, calls it "learn ahead".
    private static final Duration AHEAD = Duration.ofMinutes(20);

    /// Copies the line.
    public Lesson {
        line = List.copyOf(line);
    }

    /// A lesson that was never asked, and is due at once.
    static Lesson begin(Position start, List<Move> line, Position position, Instant now) {
        return new Lesson(start, line, position, 0, 0, new Memory(EASE, 0, 0, now));
    }

    /// The move to learn.
    public Move move() {
        return line.getLast();
    }

    /// Identifies the position, together with its mirror images.
    public String name() {
        return name(position);
    }

    /// Identifies a position, together with its mirror images.
    public static String name(Position position) {
        return position.game().id()
                + ' '
                + position.edition().id()
                + ' '
                + String.format(
                        "%016x%016x",
                        position.lookupKey().high(), position.lookupKey().low());
    }

    /// The move to learn in a position that is the same or a mirror image.
    Optional<Move> moveIn(Position same) {
        Position wanted = position.play(move());
        return same.allows(move()) && same.play(move()).lookupKey().equals(wanted.lookupKey())
                ? Optional.of(move())
                : same.legalMoves().stream()
                        .filter(any -> same.play(any).lookupKey().equals(wanted.lookupKey()))
                        .findFirst();
    }

    /// True if the last answer was right; false if it was never asked.
    public boolean learned() {
        return memory.known() > 0;
    }

    /// The lessons to ask now, the longest due first.
    public static List<Lesson> due(Collection<Lesson> all, Instant now) {
        return all.stream()
                .filter(lesson -> lesson.memory.isDue(now))
                .sorted(Comparator.comparing((Lesson lesson) -> lesson.memory.due())
                        .thenComparingInt(lesson -> lesson.line.size()))
                .toList();
    }

    /// The lessons to ask if none is due: those that soon will be.
    public static List<Lesson> soon(Collection<Lesson> all, Instant now) {
        return due(all, now.plus(AHEAD));
    }

    /// When it is due after an answer.
    public Instant due(Answer answer, Instant now) {
        return after(answer, now).memory.due();
    }

    /// The lesson after an answer. One that is asked a little too soon counts as if it were due.
    Lesson after(Answer answer, Instant now) {
        boolean failing = answer == Answer.FAILED;
        boolean early = memory.due().isAfter(now) && memory.isDue(now.plus(AHEAD));
        return new Lesson(
                start,
                line,
                position,
                known + (failing ? 0 : 1),
                failed + (failing ? 1 : 0),
                memory.after(answer, early ? memory.due() : now));
    }

    /// The moves before the question, with spaces between; empty at the start.
    public String before() {
        return texts(line.subList(0, line.size() - 1));
    }

    private String texts(List<Move> moves) {
        return moves.stream().map(start::text).collect(Collectors.joining(" "));
    }

    /// The lesson as a line of the file, with tabs.
    String text() {
        return String.join(
                "\t",
                start.game().id(),
                start.edition().id(),
                PositionText.format(start),
                texts(line),
                Integer.toString(known),
                Integer.toString(failed),
                memory.text());
    }

    /// Reads a line of the file; empty if it is damaged.
    static Optional<Lesson> parse(String text) {
        List<String> fields = List.of(text.split("\t", -1));
        if (fields.size() != FIELDS
                || !fields.get(4).matches("\\d{1,6}")
                || !fields.get(5).matches("\\d{1,6}")) {
            return Optional.empty();
        }
        Optional<Position> start = Games.named(fields.get(0)).flatMap(game -> position(game, fields));
        Optional<Memory> memory = Memory.parse(fields.get(6));
        if (start.isEmpty() || memory.isEmpty()) {
            return Optional.empty();
        }
        List<Move> line = new ArrayList<>();
        Position at = start.get();
        Position asked = at;
        for (String word : fields.get(3).split(" ", -1)) {
            Position here = at;
            Optional<Move> move = here.move(word)
                    .filter(read -> here.allows(read) && here.text(read).equals(word));
            if (move.isEmpty()) {
                return Optional.empty();
            }
            line.add(move.get());
            asked = here;
            at = here.play(move.get());
        }
        return Optional.of(new Lesson(
                start.get(),
                line,
                asked,
                Integer.parseInt(fields.get(4)),
                Integer.parseInt(fields.get(5)),
                memory.get()));
    }

    private static Optional<Position> position(Game game, List<String> fields) {
        return game.edition(fields.get(1))
                .flatMap(edition -> switch (PositionText.parse(fields.get(2), game, edition)) {
                    case Parsed.Ok<Position> ok -> Optional.of(ok.value());
                    case Parsed.Bad<Position> bad -> Optional.<Position>empty();
                });
    }
}
