package hexalyst.notation;

import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupField;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.notation.source.LineProblem;
import hexalyst.notation.source.Parsed;
import hexalyst.notation.source.Quoted;
import hexalyst.notation.source.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The one-line text of a position: `<rows> <side> [<white left>,<black left>] [<passes>] [swap] [<name>=<value>]...`,
/// one space between two fields.
///
/// - rows: the top row first, separated by `/`; from left to right `w`, `b` or the edition's letters for its pieces
///   ([Edition#letters]), `(wwb)` for several on a cell from the bottom to the top, `x` (blocked), and numbers for runs
///   of empty cells. The row lengths determine the board.
/// - side: `w` or `b`, the player to move.
/// - supply: the pieces left, `-` for unlimited; a single `-` means `-,-`. Default: the edition's supply minus the
///   pieces on the board. It may also be named, as in `left=5,3`, and is written with its name if the edition names it
///   ([Edition#namesSupply]).
/// - passes: the number of consecutive passes just before. Default: 0. Since only the supply has a comma, either of the
///   two may be left out. May also be named, as in `passes=1`, and is written with its name if the edition names the
///   supply.
/// - `swap`: the second player may still take over the first move. Default: no, unless the game's rules say so.
/// - other fields of the game by name ([Game#fields]), read in any order.
///
/// The shortest text is always written, so equal positions have equal texts.
public final class PositionText {
    private static final int MOST_DIGITS = 4;
    private static final String SWAP = "swap";
    private static final String LEFT = "left=";
    private static final String PASSES = "passes=";
    private static final Pattern NAMED = Pattern.compile("[a-z]+=.*");

    private PositionText() {}

    /// Reads a position on one of the game's boards, without checking the rules. Never throws.
    public static Parsed<PositionSetup> setup(String text, Game game) {
        Reading reading = new Reading(text, game, game.editions().getFirst());
        return reading.problem.isEmpty() ? new Parsed.Ok<>(reading.setup()) : Parsed.bad(reading.problem.get());
    }

    /// Reads a position of the edition for its board ([Game#editionFor]). Never throws.
    public static Parsed<Position> parse(String text, Game game) {
        return parse(text, game, Optional.empty());
    }

    /// Reads a position of a game and an edition, by their ids; empty if it is none, or they are unknown. Never throws.
    public static Optional<Position> position(String game, String edition, String text) {
        return Games.named(game)
                .flatMap(known -> known.edition(edition)
                        .flatMap(named -> parse(text, known, named).ok()));
    }

    /// Reads a position of an edition. Never throws.
    public static Parsed<Position> parse(String text, Game game, Edition edition) {
        return parse(text, game, Optional.of(edition));
    }

    private static Parsed<Position> parse(String text, Game game, Optional<Edition> edition) {
        Reading reading = new Reading(text, game, edition.orElse(game.editions().getFirst()));
        if (reading.problem.isPresent()) {
            return Parsed.bad(reading.problem.get());
        }
        PositionSetup setup = reading.setup();
        Edition rules = edition.orElseGet(() -> game.editionFor(setup.grid()));
        return switch (game.position(rules, setup)) {
            case SetupResult.Valid valid -> new Parsed.Ok<>(valid.position());
            case SetupResult.Invalid invalid ->
                new Parsed.Bad<>(invalid.problems().stream()
                        .map(broken -> reading.placed(broken, rules.words(broken.reason())))
                        .toList());
        };
    }

    /// Writes a position.
    public static String format(Position position) {
        return format(position.setup(), position.edition());
    }

    /// Writes a set-up for an edition; the edition's usual supply is left out.
    public static String format(PositionSetup setup, Edition edition) {
        boolean usual = setup.supply().isPresent() && setup.supply().equals(setup.usualSupply(edition));
        return format(usual ? setup.with(Optional.<Supply>empty()) : setup, edition.namesSupply(), edition.letters());
    }

    /// Writes a set-up of plain stones, with its supply, if there is one, unnamed.
    public static String format(PositionSetup setup) {
        return format(setup, /* named= */ false, Map.of());
    }

    /// @param named true to write names before the supply and the passes
    /// @param letters the letters of the pieces other than plain stones
    private static String format(PositionSetup setup, boolean named, Map<String, Piece> letters) {
        StringBuilder out = new StringBuilder();
        Grid grid = setup.grid();
        for (int row = grid.rows() - 1; row >= 0; row--) {
            appendRow(out, setup, row, letters);
            out.append(row == 0 ? ' ' : '/');
        }
        out.append(setup.toMove().letter());
        setup.supply()
                .ifPresent(supply -> out.append(' ').append(named ? LEFT : "").append(supply(supply)));
        if (setup.passes() != 0) {
            out.append(' ').append(named ? PASSES : "").append(setup.passes());
        }
        if (setup.swap()) {
            out.append(' ').append(SWAP);
        }
        new TreeMap<>(setup.fields())
                .forEach((field, value) ->
                        out.append(' ').append(field).append('=').append(value));
        return out.toString();
    }

    /// The text of a supply, such as `5,3`, `-,3` or `-`.
    static String supply(Supply supply) {
        return supply.equals(Supply.ENDLESS) ? "-" : left(supply.white()) + ',' + left(supply.black());
    }

    private static String left(int pieces) {
        return pieces == Supply.UNLIMITED ? "-" : Integer.toString(pieces);
    }

    private static void appendRow(StringBuilder out, PositionSetup setup, int row, Map<String, Piece> letters) {
        int empty = 0;
        for (int place = 0; place < setup.grid().rowLength(row); place++) {
            Content content = setup.cells().get(setup.grid().cell(row, place));
            if (content.isEmpty()) {
                empty++;
                continue;
            }
            out.append(empty == 0 ? "" : Integer.toString(empty));
            empty = 0;
            out.append(RowsText.sign(content, letters));
        }
        out.append(empty == 0 ? "" : Integer.toString(empty));
    }

    /// One text being read.
    private static final class Reading {
        private final String text;
        private final List<Integer> starts = new ArrayList<>();
        private final List<String> fields = new ArrayList<>();
        private Optional<LineProblem> problem = Optional.empty();
        private Optional<Supply> supply = Optional.empty();
        private int supplyColumn = 1;
        private int passes;
        private int passesColumn = 1;
        private boolean swap;
        private int swapColumn = 1;
        private final Map<String, String> named = new HashMap<>();
        private final Map<String, Integer> namedColumns = new HashMap<>();
        private Side side = Side.WHITE;
        private final RowsText rows;

        Reading(String text, Game game, Edition edition) {
            this.text = text;
            split();
            rows = new RowsText(fields.isEmpty() ? "" : fields.getFirst(), game, edition);
            if (problem.isEmpty()) {
                problem = rows.problem();
            }
            if (problem.isEmpty()) {
                side();
            }
            if (problem.isEmpty()) {
                named(game);
            }
            if (problem.isEmpty()) {
                rest();
            }
        }

        PositionSetup setup() {
            return new PositionSetup(rows.grid(), rows.contents(), side, supply, passes, swap, named);
        }

        /// A rule that the set-up breaks, with its place in the text.
        LineProblem placed(SetupProblem broken, String words) {
            Grid grid = rows.grid();
            if (broken.cell().isPresent()) {
                int cell = broken.cell().getAsInt();
                return new LineProblem(
                        "rows",
                        rows.column(grid, cell),
                        Words.of("rowCell.message", RowsText.textRow(grid, cell), grid.name(cell), words));
            }
            return switch (broken.part()) {
                case ROWS -> new LineProblem("rows", 1, Words.of("field.rows") + ": " + words);
                case SIDE -> new LineProblem("side", starts.get(1), Words.of("field.side") + ": " + words);
                case SUPPLY -> new LineProblem("supply", supplyColumn, Words.of("field.supply") + ": " + words);
                case PASSES -> new LineProblem("passes", passesColumn, Words.of("field.passes") + ": " + words);
                case SWAP -> new LineProblem("swap", swapColumn, Words.of("field.swap") + ": " + words);
                case FIELD -> {
                    String field = String.valueOf(broken.reason().arguments().getFirst());
                    yield new LineProblem(field, namedColumns.getOrDefault(field, 1), field + ": " + words);
                }
            };
        }

        private void split() {
            if (text.isEmpty()) {
                fail("rows", 0, Words.of("rowsMissing"));
            }
            int at = 0;
            while (at <= text.length() && problem.isEmpty()) {
                int end = text.indexOf(' ', at);
                end = end < 0 ? text.length() : end;
                if (end == at) {
                    String name = fields.isEmpty() ? "rows" : "fields";
                    fail(
                            name,
                            at == text.length() ? at - 1 : at,
                            at == 0
                                    ? Words.of("spaceBefore")
                                    : Words.of(
                                            at == text.length() ? "spaceAfter" : "spaceTwo",
                                            Words.of("field." + name)));
                }
                starts.add(at + 1);
                fields.add(text.substring(at, end));
                at = end + 1;
            }
        }

        private void side() {
            if (fields.size() < 2) {
                fail("side", text.length(), Words.of("sideMissing"));
                return;
            }
            switch (fields.get(1)) {
                case "w" -> side = Side.WHITE;
                case "b" -> side = Side.BLACK;
                default -> fail("side", starts.get(1) - 1, Words.of("sideWrong", Quoted.text(fields.get(1))));
            }
        }

        /// Reads the named fields, wherever they are, and removes them from the fields.
        private void named(Game game) {
            for (int i = fields.size() - 1; i >= 2 && problem.isEmpty(); i--) {
                String field = fields.get(i);
                if (!field.startsWith(LEFT) && NAMED.matcher(field).matches()) {
                    named(game, field, starts.get(i));
                    fields.subList(i, i + 1).clear();
                    starts.subList(i, i + 1).clear();
                }
            }
        }

        private void named(Game game, String field, int column) {
            int equals = field.indexOf('=');
            String name = field.substring(0, equals);
            String value = field.substring(equals + 1);
            Optional<SetupField> known = game.fields().stream()
                    .filter(one -> one.name().equals(name))
                    .findFirst();
            if (namedColumns.put(name, column + equals + 1) != null) {
                fail(name, column - 1, Words.of("fieldTwice", Quoted.text(name)));
            } else if (field.startsWith(PASSES)) {
                passesColumn = column + equals + 1;
                passes = number("passes", value, passesColumn - 1);
            } else if (known.isEmpty()) {
                fail(name, column - 1, Words.of("fieldUnknown", game.title(), Quoted.text(name)));
            } else if (!known.get().kind().accepts(value)) {
                fail(name, column + equals, Words.of("fieldWrong", name, Quoted.text(value)));
            } else {
                named.put(name, value);
            }
        }

        private void rest() {
            int next = 2;
            if (next < fields.size() && isSupply(fields.get(next))) {
                int name = fields.get(next).startsWith(LEFT) ? LEFT.length() : 0;
                supplyColumn = starts.get(next) + name;
                supply(fields.get(next).substring(name));
                next++;
            }
            if (next < fields.size() && problem.isEmpty() && !fields.get(next).equals(SWAP)) {
                if (namedColumns.containsKey("passes")) {
                    fail("passes", starts.get(next) - 1, Words.of("fieldTwice", Quoted.text("passes")));
                    return;
                }
                passesColumn = starts.get(next);
                passes = number("passes", fields.get(next), passesColumn - 1);
                next++;
            }
            if (next < fields.size() && problem.isEmpty() && fields.get(next).equals(SWAP)) {
                swapColumn = starts.get(next);
                swap = true;
                next++;
            }
            if (next < fields.size() && problem.isEmpty()) {
                String before = next == 4 || passesColumn > 1 ? "afterPasses" : "afterSupply";
                fail(
                        "fields",
                        starts.get(next) - 1,
                        Words.of(swap ? "afterSwap" : before, Quoted.text(fields.get(next))));
            }
        }

        private static boolean isSupply(String field) {
            return field.contains(",") || field.equals("-") || field.startsWith(LEFT);
        }

        private void supply(String field) {
            if (field.equals("-")) {
                supply = Optional.of(Supply.ENDLESS);
                return;
            }
            int comma = field.contains(",") ? field.indexOf(',') : field.length();
            int white = pieces(field.substring(0, comma), supplyColumn - 1);
            int second = Math.min(comma + 1, field.length());
            int black = problem.isEmpty() ? pieces(field.substring(second), supplyColumn - 1 + second) : 0;
            supply = Optional.of(new Supply(white, black));
        }

        private int pieces(String field, int offset) {
            return field.equals("-") ? Supply.UNLIMITED : number("supply", field, offset);
        }

        private int number(String name, String field, int offset) {
            boolean digits = !field.isEmpty() && field.chars().allMatch(c -> c >= '0' && c <= '9');
            if (!digits || field.length() > MOST_DIGITS || field.length() > 1 && field.charAt(0) == '0') {
                fail(
                        name,
                        offset,
                        Words.of(
                                name.equals("supply") ? "numberOrNone" : "numberWrong",
                                Words.of("field." + name),
                                Quoted.text(field)));
                return 0;
            }
            return Integer.parseInt(field);
        }

        private void fail(String field, int offset, String message) {
            problem = Optional.of(new LineProblem(field, offset + 1, message));
        }
    }
}
