package hexalyst.study.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.study.lesson.Wanted.Kind;
import hexalyst.text.Texts;
import hexalyst.turn.TurnLister;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game has a lesson, and what it says is true by the game's own rules.
class LessonsTest {
    /// The tags that a step may have; the last two come with the end of the game on the board.
    private static final Set<String> TAGS =
            Set.of(Wanted.TAG, LessonStep.THEN, LessonStep.POINTS, Tags.RESULT, Tags.TERMINATION);
    /// A sentence that says points in one of these words has to be checked.
    private static final Pattern POINTS = Pattern.compile("(?i).*\\b(\\d+|one|two|three|four|five|six) points?\\b.*");

    /// A cell or a number; where points are of kinds such as c4 and c8, the kind names no cell.
    private static final Pattern NAMED = Pattern.compile("\\b([a-z]\\d+\\b(?! point|-Punkt)|\\d+\\b)");

    static List<GameLesson> lessons() {
        return Games.all().stream()
                .map(GameLesson::of)
                .flatMap(Optional::stream)
                .toList();
    }

    static Stream<LessonStep> steps() {
        return lessons().stream().flatMap(lesson -> lesson.steps().stream());
    }

    @ParameterizedTest
    @MethodSource("hexalyst.game.Games#all")
    void everyGameHasALessonOfFiveToEightSteps(Game game) {
        int steps = GameLesson.of(game).orElseThrow().steps().size();
        assertTrue(steps >= 5 && steps <= 8, () -> game.id() + " " + steps);
    }

    /// That both languages have the same keys is checked for all texts.
    @ParameterizedTest
    @MethodSource("lessons")
    void everyStepHasItsTextsAndNoOther(GameLesson lesson) throws IOException {
        Set<String> wanted = lesson.steps().stream()
                .flatMap(step -> Stream.of(step.key(), step.key() + ".then"))
                .collect(Collectors.toCollection(TreeSet::new));
        Properties texts = new Properties();
        String folder = lesson.game().getClass().getPackageName().replace('.', '/');
        try (Reader reader = Files.newBufferedReader(Path.of("src/main/resources", folder, "Texts.properties"))) {
            texts.load(reader);
        }
        Set<String> there = texts.stringPropertyNames().stream()
                .filter(key -> key.startsWith("lesson."))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(wanted, there);
    }

    /// A cell or a number that only one language names is a mistake in one of them.
    @ParameterizedTest
    @MethodSource("steps")
    void bothLanguagesNameTheSameCellsOfTheBoard(LessonStep step) {
        List<String> english = Texts.in(Locale.ENGLISH, () -> named(step));
        assertEquals(english, Texts.in(Locale.GERMAN, () -> named(step)));
        for (String name : english) {
            boolean cell = Character.isLetter(name.charAt(0));
            assertTrue(!cell || step.start().grid().named(name).isPresent(), name);
        }
    }

    private static List<String> named(LessonStep step) {
        return NAMED.matcher(step.text() + " | " + step.then())
                .results()
                .map(MatchResult::group)
                .distinct()
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void whatIsWrittenIsUsed(LessonStep step) {
        List<String> names = step.tree().tags().all().stream()
                .map(tag -> tag.name())
                .filter(name -> !TAGS.contains(name) && !Tags.DERIVED.contains(name))
                .toList();
        assertEquals(List.of(), names);
        boolean numbered =
                Set.of(Kind.ADD, Kind.TAKE, Kind.GAIN).contains(step.wanted().kind());
        assertTrue(step.wanted().number() > 0 == numbered || step.wanted().kind() == Kind.WIN, step::toString);
        assertTrue(
                step.tree().size() > 1,
                "without an example nobody knows that it can be done, and nothing can be shown");
    }

    @ParameterizedTest
    @MethodSource("steps")
    void rightTurnsAreLegalAndDoWhatTheTagSays(LessonStep step) {
        Position start = step.start();
        assertFalse(start.outcome().over() || start.midTurn());
        for (Move move : firstMoves(step)) {
            assertTrue(start.allows(move), () -> start.text(move));
            assertTrue(step.accepts(move), () -> start.text(move));
        }
        // Where only one turn is legal, or a capture has to be made, the learner still has to find it.
        if (step.wanted().kind() != Kind.ANY
                && start.duty().isEmpty()
                && turns(start).size() > 1) {
            assertTrue(
                    turns(start).stream().anyMatch(move -> !step.accepts(move)),
                    "where every turn is right, any is wanted");
        }
    }

    /// All turns, or many different ones where there are too many.
    private static List<Move> turns(Position start) {
        Random random = new Random(54);
        return new TurnLister()
                .of(start)
                .orElseGet(() ->
                        Stream.generate(() -> turn(random, start)).limit(500).toList());
    }

    private static Move turn(Random random, Position start) {
        List<Step> steps = new ArrayList<>();
        Position position = start;
        do {
            Step step = position.steps().get(random.nextInt(position.steps().size()));
            steps.add(step);
            position = position.step(step);
        } while (position.midTurn());
        return start.turns(steps).getFirst();
    }

    private static List<Move> firstMoves(LessonStep step) {
        GameTree tree = step.tree();
        return tree.root().children().stream()
                .map(id -> tree.node(id).move().orElseThrow())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("steps")
    void theShownTurnsEndAsTheStepSays(LessonStep step) {
        for (Move move : firstMoves(step)) {
            List<Move> line = new ArrayList<>(List.of(move));
            line.addAll(step.follows(move));
            Position end = step.start().play(line);
            assertEquals(
                    result(step),
                    end.outcome().result(),
                    () -> step.key() + " " + step.start().text(move));
            Optional<String> points = step.tree().tags().get(LessonStep.POINTS);
            points.ifPresent(said -> assertEquals(Optional.of(said), end.score().map(LessonsTest::points)));
            assertTrue(
                    points.isPresent()
                            || step.wanted().kind() == Kind.GAIN
                            || !POINTS.matcher(step.then()).matches(),
                    () -> "points are checked: " + step.then());
        }
    }

    private static String points(Points points) {
        return points.total(Side.WHITE) + " " + points.total(Side.BLACK);
    }

    /// The result on the board after the shown turns; it follows from what is wanted if that says it.
    private static String result(LessonStep step) {
        Side mover = step.start().toMove();
        Optional<String> said = step.tree().tags().get(LessonStep.THEN);
        return said.orElseGet(() -> switch (step.wanted().kind()) {
            case WIN -> step.wanted().isListed() ? "*" : won(mover);
            case LOSE -> won(mover.other());
            case DRAW -> "1/2-1/2";
            case ANY, TURN, ADD, TAKE, GAIN -> "*";
        });
    }

    private static String won(Side side) {
        return side == Side.WHITE ? "1-0" : "0-1";
    }

    @ParameterizedTest
    @MethodSource("steps")
    void turnsThatWinLaterAreExactlyThoseThatDo(LessonStep step) {
        if (step.wanted().kind() == Kind.WIN && step.wanted().isListed()) {
            Position start = step.start();
            for (Move move : start.legalMoves()) {
                boolean wins = Win.within(
                        start.play(move), start.toMove(), step.wanted().number() - 1);
                assertEquals(wins, step.accepts(move), () -> step.key() + " " + start.text(move));
            }
        }
    }

    /// Whether a player can force a win, by trying everything.
    private static final class Win {
        static boolean within(Position position, Side winner, int plies) {
            if (position.outcome().over() || plies == 0) {
                return position.outcome().wonBy().equals(Optional.of(winner));
            }
            Stream<Position> next = position.legalMoves().stream().map(position::play);
            return position.toMove() == winner
                    ? next.anyMatch(after -> within(after, winner, plies - 1))
                    : next.allMatch(after -> within(after, winner, plies - 1));
        }
    }
}
