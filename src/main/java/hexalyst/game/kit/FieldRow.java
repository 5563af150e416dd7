package hexalyst.game.kit;

import hexalyst.board.CellHash;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The fields of a game's positions ([hexalyst.game.Game#fields]) as a row of numbers: a count is one, counts of both
/// players are two, White's first, a word is its place among the words, and a komi is its half points. Names of turns
/// that may not be repeated, and how often a position was on the board, are not among them: they follow from the turns
/// so far. Immutable.
final class FieldRow {
    /// The number of consecutive passes, which is not a field of the set-up.
    static final String PASSES = "passes";

    /// How often the position is on the board, where the third time ends the game.
    static final SetupField SEEN = new SetupField("seen", new SetupField.Count(2));
    /// The turns that may not be made now since they were made before.
    static final SetupField KO = new SetupField("ko", new SetupField.Names());

    /// What the players agree to be dead at the end.
    static final SetupField DEAD = new SetupField("dead", new SetupField.Names());

    private static final int FAMILY = 200;

    private static final int FEW = 64;

    private final List<Slot> slots = new ArrayList<>();
    private final List<String> marks = new ArrayList<>();
    private final int[] inTurn;
    /// The hashes of small numbers, White's view before Black's.
    private final long[] few;

    /// A number.
    ///
    /// @param field the field that it belongs to
    /// @param twin the place of the other player's number; its own if it is about neither
    private record Slot(SetupField field, int twin) {}

    FieldRow(List<SetupField> fields, boolean passes) {
        for (SetupField field : fields) {
            int place = slots.size();
            switch (field.kind()) {
                case SetupField.Counts both -> {
                    slots.add(new Slot(field, place + 1));
                    slots.add(new Slot(field, place));
                }
                case SetupField.Names names -> {
                    if (!field.equals(KO)) {
                        marks.add(field.name());
                    }
                }
                default -> {
                    if (!field.equals(SEEN)) {
                        slots.add(new Slot(field, place));
                    }
                }
            }
        }
        if (passes) {
            slots.add(new Slot(new SetupField(PASSES, new SetupField.Count(Integer.MAX_VALUE)), slots.size()));
        }
        inTurn = IntStream.range(0, slots.size())
                .filter(place -> slots.get(place).field().inTurn())
                .toArray();
        few = new long[2 * FEW * slots.size()];
        for (int i = 0; i < few.length; i++) {
            few[i] = computed(i / 2 / FEW, i / 2 % FEW, Side.values()[i % 2]);
        }
    }

    /// How many sets of cells a turn marks.
    int marks() {
        return marks.size();
    }

    /// The set of the marks of what is dead; -1 for none.
    int dead() {
        return marks.indexOf(DEAD.name());
    }

    String mark(int set) {
        return marks.get(set);
    }

    /// The places of the numbers that belong to a turn.
    int[] inTurn() {
        return inTurn;
    }

    int size() {
        return slots.size();
    }

    boolean has(String name) {
        return slots.stream().anyMatch(slot -> slot.field().name().equals(name));
    }

    /// The place of a field's first number.
    ///
    /// @throws IllegalArgumentException if there is no such field
    int place(String name) {
        for (int place = 0; place < slots.size(); place++) {
            if (slots.get(place).field().name().equals(name)) {
                return place;
            }
        }
        throw new IllegalArgumentException(name);
    }

    /// The hash of a number as a player sees it.
    long hash(int place, int value, Side view) {
        return value >= 0 && value < FEW
                ? few[2 * (place * FEW + value) + view.ordinal()]
                : computed(place, value, view);
    }

    private long computed(int place, int value, Side view) {
        boolean own = view == Side.WHITE;
        int seen = own ? place : slots.get(place).twin();
        int number = own ? value : exchanged(place, value);
        return number == 0 ? 0 : CellHash.mix(CellHash.value(FAMILY, seen, 0) + number);
    }

    /// The value of a number after the players have exchanged their colours.
    private int exchanged(int place, int value) {
        return switch (slots.get(place).field().kind()) {
            case SetupField.Word word -> exchanged(word, value);
            case SetupField.Halves halves -> -value;
            default -> value;
        };
    }

    private static int exchanged(SetupField.Word word, int value) {
        return value < word.words().size()
                ? word.words().indexOf(word.exchanged().get(value))
                : value;
    }

    /// The numbers as a player sees them.
    ///
    /// @param state an array that has them
    /// @param from where they begin in it
    long[] seen(int[] state, int from, Side view) {
        long[] seen = new long[size()];
        for (int place = 0; place < seen.length; place++) {
            boolean own = view == Side.WHITE;
            seen[own ? place : slots.get(place).twin()] =
                    own ? state[from + place] : exchanged(place, state[from + place]);
        }
        return seen;
    }

    /// Writes the numbers of a set-up, whose fields have values of their kinds; missing ones are 0.
    void read(PositionSetup setup, int[] state, int from) {
        for (int place = 0; place < size(); place++) {
            SetupField field = slots.get(place).field();
            boolean second = slots.get(place).twin() < place;
            state[from + place] = field.name().equals(PASSES)
                    ? setup.passes()
                    : setup.field(field.name())
                            .map(value -> number(field.kind(), value, second))
                            .orElse(0);
        }
    }

    private static int number(SetupField.Kind kind, String value, boolean second) {
        return switch (kind) {
            case SetupField.Counts both -> Integer.parseInt(value.split(",", -1)[second ? 1 : 0]);
            case SetupField.Word word -> word.words().indexOf(value);
            case SetupField.Halves halves -> SetupField.Halves.halves(value);
            default -> Integer.parseInt(value);
        };
    }

    /// Adds the fields whose numbers are not all 0 to those of a set-up.
    void write(int[] state, int from, Map<String, String> into) {
        for (int place = 0; place < size(); place++) {
            SetupField field = slots.get(place).field();
            int value = state[from + place];
            String text = switch (field.kind()) {
                case SetupField.Counts both ->
                    value + "," + state[from + slots.get(place).twin()];
                case SetupField.Word word -> word.words().get(value);
                case SetupField.Halves halves -> SetupField.Halves.text(value);
                default -> String.valueOf(value);
            };
            boolean usual = value == 0 && state[from + slots.get(place).twin()] == 0;
            if (slots.get(place).twin() >= place && !usual && !field.name().equals(PASSES)) {
                into.put(field.name(), text);
            }
        }
    }
}
