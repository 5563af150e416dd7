package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.game.Connection;
import hexalyst.game.Edition;
import hexalyst.game.Points;
import hexalyst.game.Position;
import hexalyst.game.Reason;
import hexalyst.game.SetupField;
import hexalyst.game.Side;
import hexalyst.game.Supply;
import hexalyst.game.SureScore;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Something that a position has besides the board, in its edition's terms: points, pieces left, prisoners.
///
/// @param name what it is
/// @param values White's and Black's values, or one value for both
public record Fact(String name, List<String> values) {
    /// What stands between two facts in one line.
    public static final String BETWEEN = " · ";

    /// Copies the values.
    public Fact {
        values = values.stream().map(Texts::number).toList();
    }

    private static Fact of(String name, Object white, Object black) {
        return new Fact(name, List.of(white.toString(), black.toString()));
    }

    /// True if each player has a value.
    public boolean isOfEach() {
        return values.size() == 2;
    }

    /// As text, such as `Prisoners: White 3, Black 0`.
    public String words(Edition edition) {
        Texts texts = Texts.of(Fact.class);
        return isOfEach()
                ? texts.get(
                        "fact.each",
                        name,
                        edition.sideName(Side.WHITE),
                        values.getFirst(),
                        edition.sideName(Side.BLACK),
                        values.getLast())
                : texts.get("fact.both", name, values.getFirst());
    }

    /// The facts beside a board whose header shows the points: how many cells count for each player, the pieces left,
    /// if they can run out, and the fields.
    public static List<Fact> beside(Position position) {
        return Stream.concat(visible(position).stream(), sure(position).stream())
                .toList();
    }

    /// The facts beside a board that need no proof.
    private static List<Fact> visible(Position position) {
        List<Fact> facts = new ArrayList<>(territory(position));
        Map<Side, Connection> connections = position.connections();
        if (!connections.isEmpty()) {
            facts.add(of(
                    position.edition().words(Reason.of("fact.missing")),
                    missing(connections.get(Side.WHITE)),
                    missing(connections.get(Side.BLACK))));
        }
        Supply supply = position.supply();
        if (!supply.equals(Supply.ENDLESS)) {
            facts.add(of(Texts.of(Fact.class).get("fact.supply"), left(supply.white()), left(supply.black())));
        }
        position.game().fields().stream()
                .filter(field -> !field.inTurn())
                .forEach(field -> position.setup()
                        .field(field.name())
                        .ifPresent(value -> facts.add(of(field, value, position.edition()))));
        return facts;
    }

    private static String missing(@Nullable Connection connection) {
        return connection == null ? "–" : Integer.toString(connection.missing());
    }

    /// The certain winner and the margin, if the other side cannot change them.
    private static Optional<Fact> sure(Position position) {
        if (position.outcome().over() || !position.game().traits().scored()) {
            return Optional.empty();
        }
        Texts texts = Texts.of(Fact.class);
        return position.searchBoard().sure().filter(SureScore::decided).map(sure -> {
            int one = Math.abs(sure.least());
            int other = Math.abs(sure.most());
            String text = sure.winner()
                    .map(position.edition()::sideName)
                    .map(name -> texts.get(one == other ? "sure.by" : "sure.least", name, Math.min(one, other)))
                    .orElseGet(() -> texts.get("sure.draw"));
            return new Fact(texts.get("fact.sure"), List.of(text));
        });
    }

    /// How many cells count for each player without a piece that shows it, and how many empty cells count for nobody,
    /// if any; of boards with marked cells, these alone. Empty if there are no cells of the first kind.
    private static List<Fact> territory(Position position) {
        GameLook.Territory cells = GameLook.Territory.of(position);
        if (cells.isEmpty()) {
            return List.of();
        }
        Edition edition = position.edition();
        CellSet marked = edition.marked(position.grid());
        long neutral = IntStream.range(0, position.grid().cells())
                .filter(cell -> marked.isEmpty() || marked.contains(cell))
                .filter(cell -> position.at(cell).isEmpty())
                .filter(cell ->
                        !cells.whites().contains(cell) && !cells.blacks().contains(cell))
                .count();
        Fact territory = of(
                edition.words(Reason.of("fact.territory")),
                cells.whites().size(),
                cells.blacks().size());
        return neutral == 0
                ? List.of(territory)
                : List.of(
                        territory, new Fact(edition.words(Reason.of("fact.neutral")), List.of(Long.toString(neutral))));
    }

    /// The facts below a picture: those of [#beside] and the points. Empty for games whose boards show everything.
    ///
    /// @param proved false to leave out who is certain to win
    static List<Fact> below(Position position, boolean proved) {
        if (position.game().fields().isEmpty()
                && GameLook.Territory.of(position).isEmpty()) {
            return List.of();
        }
        List<Fact> facts = new ArrayList<>();
        // A race has its points in a field.
        position.score()
                .filter(points -> position.game().traits().scored())
                .ifPresent(points -> facts.add(points(points)));
        facts.addAll(proved ? beside(position) : visible(position));
        return List.copyOf(facts);
    }

    private static Fact points(Points points) {
        return of(Texts.of(Fact.class).get("fact.points"), points.total(Side.WHITE), points.total(Side.BLACK));
    }

    private static String left(int pieces) {
        return pieces == Supply.UNLIMITED ? "∞" : Integer.toString(pieces);
    }

    private static Fact of(SetupField field, String value, Edition edition) {
        String name = edition.words(Reason.of("field." + field.name()));
        return switch (field.kind()) {
            case SetupField.Count count -> new Fact(name, List.of(value));
            case SetupField.Halves halves -> new Fact(name, List.of(value));
            case SetupField.Counts counts -> new Fact(name, List.of(value.split(",", -1)));
            case SetupField.Word word ->
                new Fact(name, List.of(edition.words(Reason.of("field." + field.name() + "." + value))));
            case SetupField.Names names -> new Fact(name, List.of(value.replace(",", ", ")));
        };
    }

    /// All facts in one line.
    static String line(List<Fact> facts, Edition edition) {
        return String.join(BETWEEN, told(facts, edition));
    }

    /// All facts as texts.
    static List<String> told(List<Fact> facts, Edition edition) {
        return facts.stream().map(fact -> fact.words(edition)).toList();
    }
}
