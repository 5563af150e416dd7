package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.notation.PositionText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Whether an English sentence about what a move of one piece does ([Game#ideas]) is true. It is read back and compared
/// with what happens on the board when moves are made.
public final class IdeaTruth {
    private static final int PLAYOUTS = 3;
    private static final Pattern NAME = Pattern.compile("[a-z]\\d+(?::\\d+)?[wb]?");
    private static final String LIST = "([a-z]\\d.*?)";
    private static final String PIECES = "(a piece|\\d+ pieces)";

    private static final Map<String, Pattern> MANALATH = patterns(Map.of(
            "quint", "makes a quint for (\\w+)",
            "sealed", "hands (\\w+) a sealed quart: no cell extends it, so \\1 loses whatever it plays",
            "quart", "hands (\\w+) a quart, which (one cell extends|\\d+ cells extend) to a quint",
            "overfills", "overfills " + LIST + " for (\\w+): its group there would be too large",
            "threatens", "threatens to hand (\\w+) a sealed quart with " + LIST,
            "stops", "stops (\\w+) from handing over a sealed quart with " + LIST,
            "closes", "closes " + LIST + " for good: a group there would be too large in either colour"));
    private static final Map<String, Pattern> PENTALATH = patterns(Map.of(
            "captures", "captures " + PIECES,
            "suicide", "leaves (\\w+) no freedom at " + LIST + ", where it threatened to win",
            "frees", "brings the group at " + LIST + " from one freedom to (\\d+)",
            "confines", "leaves (\\w+)'s group at " + LIST + " with one freedom, " + LIST,
            "confinesSeveral", "leaves (\\d+) of (\\w+)'s groups with one freedom each",
            "joins", "joins (\\d+) groups into one of (\\d+) pieces"));

    private static final Map<String, Pattern> HEXADE = patterns(Map.of(
            "captures", "captures (\\d+) stones",
            "six", "(?:captures (\\d+) stones, )?makes a (row of six|triangle|ring), which (\\w+) can only break now"));
    private static final Map<String, Pattern> MACBETH =
            patterns(Map.of("pass", "turns over (nothing on the ring|1 stone|\\d+ stones), then (\\w+) must pass"));
    private static final Map<String, Pattern> BEADS = patterns(Map.of(
            "beads", "captures (\\d+) beads?",
            "rooks", "captures (\\d+) rooks?",
            "both", "captures (\\d+) beads? and (\\d+) rooks?"));
    private static final Map<String, Pattern> LOTUS = patterns(Map.of(
            "lotus", "completes a lotus",
            "reverses", "reverses (\\d+) stones?",
            "suicide", "has no liberty, so its group is reversed: (\\d+) stones?",
            "both", "reverses (\\d+) stones?, then has no liberty, so its group is reversed: (\\d+) stones?"));
    private static final Map<String, Pattern> DOMINIONS = patterns(Map.of(
            "reverses", "reverses (\\d+) tiles?, its group then has \\d+ libert(?:y|ies)",
            "suicide", "has no liberty, so its group is reversed: (\\d+) tiles?"));
    private static final Map<String, Map<String, Pattern>> FORMS = Map.of(
            "manalath", MANALATH,
            "pentalath", PENTALATH,
            "hexade", HEXADE,
            "macbeth", MACBETH,
            "swish", BEADS,
            "squeeze", BEADS,
            "lotus", LOTUS,
            "dominions", DOMINIONS);

    private final Position before;
    private final Position after;
    private final int cell;
    private final Side mover;
    private final Side other;
    private final String what;

    private IdeaTruth(Position before, Move move, String sentence) {
        this.before = before;
        after = before.play(move);
        cell = move.lastCell();
        mover = before.toMove();
        other = mover.other();
        what = before.text(move) + " " + sentence + " in " + PositionText.format(before) + " of "
                + before.edition().id();
    }

    private static Map<String, Pattern> patterns(Map<String, String> texts) {
        return texts.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, text -> Pattern.compile(text.getValue())));
    }

    /// Checks a sentence, and returns its kind.
    public static String check(Position before, Move move, String sentence) {
        IdeaTruth truth = new IdeaTruth(before, move, sentence);
        assertFalse(truth.after.outcome().over(), truth.what);
        String game = before.game().id();
        Map<String, Pattern> forms = FORMS.getOrDefault(game, Map.of());
        List<Map.Entry<String, Pattern>> found = forms.entrySet().stream()
                .filter(form -> form.getValue().matcher(sentence).matches())
                .toList();
        assertEquals(1, found.size(), truth.what);
        String kind = found.getFirst().getKey();
        Matcher said = found.getFirst().getValue().matcher(sentence);
        assertTrue(said.matches());
        switch (game) {
            case "manalath" -> truth.manalath(kind, said);
            case "pentalath" -> truth.pentalath(kind, said);
            case "hexade" -> truth.hexade(kind, said);
            case "swish", "squeeze" -> truth.beads(kind, said);
            case "lotus", "dominions" -> truth.lotus(kind, said);
            default -> truth.macbeth(said);
        }
        return kind;
    }

    private void manalath(String kind, Matcher said) {
        switch (kind) {
            case "quint", "sealed", "quart" -> {
                isOther(said.group(1));
                assertEquals(kind.equals("quint") ? 5 : 4, group(after, cell).size(), what);
                assertEquals(Content.of(other), after.at(cell), what);
                Set<String> wins = winningCells(Optional.of(after), other);
                if (kind.equals("quint")) {
                    assertFalse(wins.isEmpty(), what);
                } else {
                    int cells = kind.equals("sealed") ? 0 : number(said.group(2));
                    assertEquals(cells, wins.size(), what);
                    assertTrue(kind.equals("quart") || lost(after), what);
                }
            }
            case "overfills" -> {
                isOther(said.group(2));
                assertTrue(winningCells(turn(before, other), other).containsAll(names(said.group(1))), what);
                closed(said.group(1), piece -> piece.colour() == other);
            }
            case "threatens" -> {
                isOther(said.group(1));
                assertEquals(names(said.group(2)), seals(after, mover), what);
                assertEquals(Set.of(), seals(before, mover), what);
            }
            case "stops" -> {
                isOther(said.group(1));
                assertEquals(names(said.group(2)), seals(before, other), what);
                assertEquals(Set.of(), seals(after, other), what);
            }
            default -> {
                names(said.group(1))
                        .forEach(name -> assertTrue(
                                before.candidates(Positions.cell(before, name)).stream()
                                        .anyMatch(before::allows),
                                what));
                closed(said.group(1), piece -> true);
                stayEmpty(names(said.group(1)));
            }
        }
    }

    private void pentalath(String kind, Matcher said) {
        switch (kind) {
            case "captures" -> captured(said.group(1));
            case "suicide" -> {
                isOther(said.group(1));
                assertTrue(winningCells(turn(before, other), other).containsAll(names(said.group(2))), what);
                closed(said.group(2), piece -> piece.colour() == other);
            }
            case "frees" -> {
                int own = Positions.cell(before, said.group(1));
                assertEquals(Content.of(mover), before.at(own), what);
                assertEquals(1, freedoms(before, own).size(), what);
                assertEquals(
                        Integer.parseInt(said.group(2)), freedoms(after, own).size(), what);
                assertNotEquals(1, freedoms(after, own).size(), what);
            }
            case "confines" -> {
                isOther(said.group(1));
                int stone = Positions.cell(before, said.group(2));
                assertEquals(Content.of(other), after.at(stone), what);
                assertTrue(freedoms(before, stone).size() > 1, what);
                Position again = ((SetupResult.Valid) before.game()
                                .position(
                                        before.edition(),
                                        after.setup().with(mover).with(Optional.of(new Supply(9, 9)))))
                        .position();
                assertTrue(
                        again.play(Move.place(Positions.cell(again, said.group(3)), mover))
                                .at(stone)
                                .isEmpty(),
                        what);
            }
            case "confinesSeveral" -> {
                isOther(said.group(2));
                Set<Set<Integer>> confined = cells(after, other)
                        .filter(stone -> freedoms(after, stone).size() == 1
                                && freedoms(before, stone).size() > 1)
                        .mapToObj(stone -> group(after, stone))
                        .collect(Collectors.toSet());
                assertEquals(Integer.parseInt(said.group(1)), confined.size(), what);
            }
            default -> {
                assertEquals(Integer.parseInt(said.group(2)), group(after, cell).size(), what);
                Set<Set<Integer>> joined = group(after, cell).stream()
                        .filter(stone -> stone != cell)
                        .map(stone -> group(before, stone))
                        .collect(Collectors.toSet());
                assertEquals(Integer.parseInt(said.group(1)), joined.size(), what);
            }
        }
    }

    private static int number(@Nullable String text) {
        return text == null || text.startsWith("nothing")
                ? 0
                : text.matches("(one|a) .*") ? 1 : Integer.parseInt(text.replaceAll("\\D", ""));
    }

    private void hexade(String kind, Matcher said) {
        captured(said.group(1));
        if (kind.equals("six")) {
            isOther(said.group(3));
            // Only a capture can break it.
            long own = cells(after, mover).count();
            for (Move reply : after.legalMoves()) {
                Position next = after.play(reply);
                boolean breaks = cells(next, mover).count() < own;
                assertTrue(breaks || next.outcome().wonBy().equals(Optional.of(mover)), what);
            }
        }
    }

    private void beads(String kind, Matcher said) {
        int beads = beads(before) - beads(after);
        int rooks = pieces(before, other) - pieces(after, other);
        assertEquals(kind.equals("rooks") ? 0 : number(said.group(1)), beads, what);
        int told = kind.equals("both") ? number(said.group(2)) : 0;
        assertEquals(kind.equals("rooks") ? number(said.group(1)) : told, rooks, what);
    }

    private static int beads(Position position) {
        return (int) position.contents().stream()
                .filter(content ->
                        !content.pieces().isEmpty() && content.colour().isEmpty())
                .count();
    }

    private static int pieces(Position position, Side side) {
        return (int) position.contents().stream()
                .filter(content -> content.colour().equals(Optional.of(side)))
                .count();
    }

    private void lotus(String kind, Matcher said) {
        if (kind.equals("lotus")) {
            assertTrue(
                    after.grid().areas().stream()
                            .anyMatch(hexagon -> hexagon.contains(cell)
                                    && hexagon.stream()
                                            .allMatch(corner -> after.at(corner).equals(Content.of(mover)))),
                    what);
            return;
        }
        int won = kind.equals("suicide") ? 0 : number(said.group(1));
        int told = kind.equals("both") ? number(said.group(2)) : 0;
        int lost = kind.equals("suicide") ? number(said.group(1)) : told;
        assertEquals(pieces(before, mover) + 1 + won - lost, pieces(after, mover), what);
    }

    private void macbeth(Matcher said) {
        long turned = cells(before, other)
                .filter(stone -> after.at(stone).equals(Content.of(mover)))
                .count();
        assertEquals(turned, number(said.group(1)), what);
        isOther(said.group(2));
        assertTrue(after.legalMoves().stream().allMatch(Move::isPass), what);
    }

    private void isOther(String name) {
        assertEquals(before.edition().sideName(other), name, what);
    }

    private void captured(@Nullable String pieces) {
        int had = (int) cells(before, other).count();
        int captured = had - (int) cells(after, other).count();
        assertEquals(captured, number(pieces), what);
    }

    private static Set<String> names(String text) {
        return NAME.matcher(text).results().map(match -> match.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static IntStream cells(Position position, Side colour) {
        return IntStream.range(0, position.grid().cells())
                .filter(cell -> position.at(cell).equals(Content.of(colour)));
    }

    private static Optional<Position> turn(Position position, Side side) {
        return position.game().position(position.edition(), position.setup().with(side))
                        instanceof SetupResult.Valid valid
                ? Optional.of(valid.position())
                : Optional.empty();
    }

    private static Set<String> winningCells(Optional<Position> turn, Side side) {
        return turn.stream()
                .flatMap(position -> position.legalMoves().stream()
                        .filter(move -> position.play(move).outcome().wonBy().equals(Optional.of(side)))
                        .map(move -> move.isPass() ? "pass" : position.grid().name(move.lastCell())))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// True if every move of the player to move loses at once.
    private static boolean lost(Position position) {
        Optional<Side> winner = Optional.of(position.toMove().other());
        return position.legalMoves().stream()
                .allMatch(move -> position.play(move).outcome().wonBy().equals(winner));
    }

    /// The moves in the other colour after which every reply loses at once, if it is a side's turn.
    private static Set<String> seals(Position position, Side side) {
        return turn(position, side).stream()
                .flatMap(turn -> turn.legalMoves().stream()
                        .filter(move -> move.only() instanceof Part.Put put && put.colour() != side)
                        .filter(move -> group(turn.play(move), move.lastCell()).size() == 4)
                        .filter(move -> !turn.play(move).outcome().over() && lost(turn.play(move)))
                        .map(turn::text))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// Cells are empty, but the other player may place no such piece there, however many are left.
    private void closed(String list, Predicate<Part.Put> piece) {
        PositionSetup setup = after.setup();
        boolean endless = before.game().traits().keepsPieces();
        Position free = ((SetupResult.Valid) before.game()
                        .position(before.edition(), endless ? setup.with(Optional.of(Supply.ENDLESS)) : setup))
                .position();
        for (String name : names(list)) {
            int closed = Positions.cell(before, name);
            assertTrue(free.at(closed).isEmpty(), what);
            assertTrue(
                    free.legalMoves().stream()
                            .noneMatch(move ->
                                    move.only() instanceof Part.Put put && put.cell() == closed && piece.test(put)),
                    what);
        }
    }

    /// Cells stay empty to the end of some random games.
    private void stayEmpty(Set<String> cells) {
        for (int i = 0; i < PLAYOUTS; i++) {
            Position end = Positions.after(new Random(i), after, before.grid().cells());
            cells.forEach(name -> assertTrue(end.at(Positions.cell(end, name)).isEmpty(), what));
        }
    }

    private static Set<Integer> group(Position position, int cell) {
        Set<Integer> group = new TreeSet<>(Set.of(cell));
        while (group.addAll(group.stream()
                .flatMap(stone -> position.grid().neighbours(stone).stream().boxed())
                .filter(next -> position.at(next).equals(position.at(cell)))
                .toList())) {}
        return group;
    }

    private static Set<Integer> freedoms(Position position, int cell) {
        return group(position, cell).stream()
                .flatMap(stone -> position.grid().neighbours(stone).stream().boxed())
                .filter(next -> position.at(next).isEmpty())
                .collect(Collectors.toSet());
    }
}
